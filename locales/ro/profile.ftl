### People who play at one computer.

# An entry of the menu: opens the list of who plays. $player is profile-usual or profile-named.
menu-profile = Cine joacă: { $player }
    .braille = joacă: { $player }
# The title of the list of people who play at this computer.
profile-title = Cine joacă? Fiecare are partidele și setările sale.
    .braille = cine joacă?
# An entry of that list: who has given no name.
profile-usual = fără nume.
    .braille = fără nume
# An entry of that list: somebody by name.
profile-named = { $name }.
    .braille = { $name }
# The last entry of that list.
profile-new = Cineva nou.
    .braille = cineva nou
# A text entry asks for the name; $accept and $leave are keys.
profile-prompt = Scrieți un nume, apoi { $accept }. { $leave } închide.
    .braille = nume, apoi { $accept }
# Somebody plays from now on.
profile-chosen = Acum joacă { $name }.
    .braille = joacă { $name }
# Who has given no name plays from now on.
profile-chosen-usual = Acum se joacă fără nume.
    .braille = fără nume
# The option --profile, in the help.
option-profile = ale cui sunt partidele și setările, după nume
