### What is said while the program is being set up. run.py reads these before any Fluent library is
### there: one line a message, no attributes, no placeable but $detail.

# Setting up takes about a minute, and nothing else is said meanwhile. The first start only.
setup-running = Se pregătește Golf Access: cam un minut, numai de data aceasta.
# As setup-running, when a new version needs other libraries.
setup-updating = Se actualizează Golf Access: cam un minut.
# Python is too old. $detail is its version: 3.9.2.
setup-old-python = Golf Access are nevoie de Python 3.11 sau mai nou. Acesta este Python { $detail }.
# Debian and Ubuntu have that part of Python in a package of its own.
setup-no-venv = Acest Python nu poate crea medii virtuale. Pe Debian sau Ubuntu, instalați pachetul python3-venv, apoi porniți din nou.
# Something was wrong while the libraries were installed. $detail is a file.
setup-failed = Pregătirea nu a reușit. Verificați conexiunea la internet și porniți din nou. Detaliile sunt în { $detail }.
# $detail is the folder that the program lies in.
setup-unwritable = Pregătirea nu a reușit: nu se poate scrie în dosarul { $detail }.
# The player stopped it with Ctrl+C.
setup-stopped = Pregătirea a fost întreruptă. La următoarea pornire va fi reluată.
