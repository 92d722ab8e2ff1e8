### What is said while the program is being set up. run.py reads these before any Fluent library is
### there: one line a message, no attributes, no placeable but $detail.

# Setting up takes about a minute, and nothing else is said meanwhile. The first start only.
setup-running = Golf Access wordt geïnstalleerd: ongeveer een minuut, alleen deze eerste keer.
# As setup-running, when a new version needs other libraries.
setup-updating = Golf Access wordt bijgewerkt: ongeveer een minuut.
# Python is too old. $detail is its version: 3.9.2.
setup-old-python = Golf Access heeft Python 3.11 of nieuwer nodig. Dit is Python { $detail }.
# Debian and Ubuntu have that part of Python in a package of its own.
setup-no-venv = Deze Python kan geen virtuele omgeving maken. Installeer op Debian of Ubuntu het pakket python3-venv en start opnieuw.
# Something was wrong while the libraries were installed. $detail is a file.
setup-failed = Installeren mislukt. Controleer de internetverbinding en start opnieuw. De details staan in { $detail }.
# $detail is the folder that the program lies in.
setup-unwritable = Installeren mislukt: in de map { $detail } kan niet worden geschreven.
# The player stopped it with Ctrl+C.
setup-stopped = Het installeren is afgebroken. Bij de volgende start begint het opnieuw.
