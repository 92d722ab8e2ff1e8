### People who play at one computer.

# An entry of the menu: opens the list of who plays. $player is profile-usual or profile-named.
menu-profile = Chi gioca: { $player }
    .braille = gioca: { $player }
# The title of the list of people who play at this computer.
profile-title = Chi gioca? Ognuno ha le sue partite e impostazioni.
    .braille = chi gioca?
# An entry of that list: who has given no name.
profile-usual = senza nome.
    .braille = senza nome
# An entry of that list: somebody by name.
profile-named = { $name }.
    .braille = { $name }
# The last entry of that list.
profile-new = Una persona nuova.
    .braille = persona nuova
# A text entry asks for the name; $accept and $leave are keys.
profile-prompt = Scrivi un nome, poi { $accept }. { $leave } per uscire.
    .braille = nome, poi { $accept }
# Somebody plays from now on.
profile-chosen = Ora gioca { $name }.
    .braille = gioca { $name }
# Who has given no name plays from now on.
profile-chosen-usual = Ora si gioca senza nome.
    .braille = senza nome
# The option --profile, in the help.
option-profile = di chi sono partite e impostazioni, per nome
