### What is said while the program is being set up. run.py reads these before any Fluent library is
### there: one line a message, no attributes, no placeable but $detail.

# Setting up takes about a minute, and nothing else is said meanwhile. The first start only.
setup-running = Preparo Golf Access: circa un minuto, solo questa prima volta.
# As setup-running, when a new version needs other libraries.
setup-updating = Aggiorno Golf Access: circa un minuto.
# Python is too old. $detail is its version: 3.9.2.
setup-old-python = Golf Access richiede Python 3.11 o successivo. Questo è Python { $detail }.
# Debian and Ubuntu have that part of Python in a package of its own.
setup-no-venv = Questo Python non può creare ambienti virtuali. Su Debian o Ubuntu installa il pacchetto python3-venv, poi avvia di nuovo.
# Something was wrong while the libraries were installed. $detail is a file.
setup-failed = Preparazione non riuscita. Controlla la connessione a Internet e avvia di nuovo. I dettagli sono in { $detail }.
# $detail is the folder that the program lies in.
setup-unwritable = Preparazione non riuscita: non si può scrivere nella cartella { $detail }.
# The player stopped it with Ctrl+C.
setup-stopped = Preparazione interrotta. Al prossimo avvio ricomincia.
