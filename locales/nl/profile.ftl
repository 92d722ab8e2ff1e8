### People who play at one computer.

# An entry of the menu: opens the list of who plays. $player is profile-usual or profile-named.
menu-profile = Wie speelt: { $player }
    .braille = speler: { $player }
# The title of the list of people who play at this computer.
profile-title = Wie speelt er? Ieder heeft eigen partijen en instellingen.
    .braille = wie speelt?
# An entry of that list: who has given no name.
profile-usual = zonder naam.
    .braille = zonder naam
# An entry of that list: somebody by name.
profile-named = { $name }.
    .braille = { $name }
# The last entry of that list.
profile-new = Iemand anders.
    .braille = iemand anders
# A text entry asks for the name; $accept and $leave are keys.
profile-prompt = Typ een naam, dan { $accept }. { $leave } sluit af.
    .braille = naam, dan { $accept }
# Somebody plays from now on.
profile-chosen = Nu speelt { $name }.
    .braille = speelt { $name }
# Who has given no name plays from now on.
profile-chosen-usual = Er wordt nu zonder naam gespeeld.
    .braille = zonder naam
# The option --profile, in the help.
option-profile = wiens partijen en instellingen, op naam
