### What can be set by ear.

# An entry of the options: the rule set of new games; Enter goes to the next one.
options-rules = Rules of new games: { $rule }.
    .braille = rules: { $rule }
# An entry of the options: where braille comes from. Here: it is found out.
braille-auto = Braille: from the lines; short forms where nothing is read from them.
    .braille = braille: automatic
# As braille-auto: short forms are written to BRLTTY's display.
braille-direct = Braille: short forms, written to BRLTTY's display.
    .braille = braille: short forms
# As braille-auto: the game writes no braille itself.
braille-lines = Braille: from the lines alone, as your screen reader shows them.
    .braille = braille: lines
# An entry of the options: which keymap is used; Enter opens the list of keymaps.
options-keymap = Keymap: { $name }.
    .braille = keymap: { $name }
# The title of the list of keymaps.
keymap-title = Keymaps:
    .braille = keymaps
# A keymap by the name of its file.
keymap-named = Keymap { $name }.
    .braille = { $name }
