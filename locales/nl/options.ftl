### What can be set by ear.

# An entry of the options: the rule set of new games; Enter goes to the next one.
options-rules = Regels van nieuwe partijen: { $rule }.
    .braille = regels: { $rule }
# An entry of the options: where braille comes from. Here: it is found out.
braille-auto = Braille: uit de regels; korte vormen waar die niet worden gelezen.
    .braille = braille: automatisch
# As braille-auto: short forms are written to BRLTTY's display.
braille-direct = Braille: korte vormen, naar de leesregel van BRLTTY geschreven.
    .braille = braille: korte vormen
# As braille-auto: the game writes no braille itself.
braille-lines = Braille: alleen uit de regels, zoals je schermlezer ze toont.
    .braille = braille: regels
# An entry of the options: which keymap is used; Enter opens the list of keymaps.
options-keymap = Toetsenindeling: { $name }.
    .braille = toetsen: { $name }
# The title of the list of keymaps.
keymap-title = Toetsenindelingen:
    .braille = toetsenindelingen
# A keymap by the name of its file.
keymap-named = Indeling { $name }.
    .braille = { $name }
