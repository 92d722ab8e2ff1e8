### What can be set by ear.

# An entry of the options: the rule set of new games; Enter goes to the next one.
options-rules = Regole delle nuove partite: { $rule }.
    .braille = regole: { $rule }
# An entry of the options: where braille comes from. Here: it is found out.
braille-auto = Braille: dalle righe; forme brevi dove le righe non servono.
    .braille = braille: automatico
# As braille-auto: short forms are written to BRLTTY's display.
braille-direct = Braille: forme brevi, scritte sul display di BRLTTY.
    .braille = braille: forme brevi
# As braille-auto: the game writes no braille itself.
braille-lines = Braille: solo dalle righe, come le mostra il tuo lettore di schermo.
    .braille = braille: righe
# An entry of the options: which keymap is used; Enter opens the list of keymaps.
options-keymap = Mappa dei tasti: { $name }.
    .braille = tasti: { $name }
# The title of the list of keymaps.
keymap-title = Mappe dei tasti:
    .braille = mappe dei tasti
# A keymap by the name of its file.
keymap-named = Mappa { $name }.
    .braille = { $name }
