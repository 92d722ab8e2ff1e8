### What is said while the program is being set up. run.py reads these before any Fluent library is
### there: one line a message, no attributes, no placeable but $detail.

# Setting up takes about a minute, and nothing else is said meanwhile. The first start only.
setup-running = Setting up Golf Access: about a minute, this first time only.
# As setup-running, when a new version needs other libraries.
setup-updating = Updating Golf Access: about a minute.
# Python is too old. $detail is its version: 3.9.2.
setup-old-python = Golf Access needs Python 3.11 or newer. This is Python { $detail }.
# Debian and Ubuntu have that part of Python in a package of its own.
setup-no-venv = This Python can't make virtual environments. On Debian or Ubuntu, install the package python3-venv, then start again.
# Something was wrong while the libraries were installed. $detail is a file.
setup-failed = Setting up failed. Check the Internet connection and start again. The details are in { $detail }.
# $detail is the folder that the program lies in.
setup-unwritable = Setting up failed: nothing can be written in the folder { $detail }.
# The player stopped it with Ctrl+C.
setup-stopped = Setting up was stopped. The next start begins it again.
