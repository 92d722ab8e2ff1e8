### What can be set by ear.

# An entry of the options: the rule set of new games; Enter goes to the next one.
options-rules = Regulile partidelor noi: { $rule }.
    .braille = reguli: { $rule }
# An entry of the options: where braille comes from. Here: it is found out.
braille-auto = Braille: din rânduri; forme scurte acolo unde rândurile nu se citesc.
    .braille = braille: automat
# As braille-auto: short forms are written to BRLTTY's display.
braille-direct = Braille: forme scurte, scrise pe afișajul BRLTTY.
    .braille = braille: forme scurte
# As braille-auto: the game writes no braille itself.
braille-lines = Braille: numai din rânduri, cum le arată cititorul de ecran.
    .braille = braille: rânduri
# An entry of the options: which keymap is used; Enter opens the list of keymaps.
options-keymap = Harta tastelor: { $name }.
    .braille = taste: { $name }
# The title of the list of keymaps.
keymap-title = Hărți de taste:
    .braille = hărți de taste
# A keymap by the name of its file.
keymap-named = Harta { $name }.
    .braille = { $name }
