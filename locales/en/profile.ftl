### People who play at one computer.

# An entry of the menu: opens the list of who plays. $player is profile-usual or profile-named.
menu-profile = Who plays: { $player }
    .braille = player: { $player }
# The title of the list of people who play at this computer.
profile-title = Who plays? Each has their own games and settings.
    .braille = who plays?
# An entry of that list: who has given no name.
profile-usual = without a name.
    .braille = without a name
# An entry of that list: somebody by name.
profile-named = { $name }.
    .braille = { $name }
# The last entry of that list.
profile-new = Somebody new.
    .braille = somebody new
# A text entry asks for the name; $accept and $leave are keys.
profile-prompt = Type a name, then { $accept }. { $leave } leaves.
    .braille = name, then { $accept }
# Somebody plays from now on.
profile-chosen = { $name } plays now.
    .braille = { $name } plays
# Who has given no name plays from now on.
profile-chosen-usual = Playing without a name now.
    .braille = without a name
# The option --profile, in the help.
option-profile = whose games and settings, by name
