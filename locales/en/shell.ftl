### What surrounds the games: lists, entries, questions, settings, the way out.

# A text that was just said is said once more; $count is how often it was said in a row, 2 or more.
again = { $count ->
        [2] Again: { $text }
       *[other] Again, { $count } times: { $text }
    }
# Nothing was said yet that could be said again.
nothing-said = Nothing has been said yet.
    .braille = nothing said yet
# The program ends.
goodbye = Goodbye.
    .braille = goodbye
# The Escape key where there is nothing to leave.
silenced = Silence. The game goes on.
    .braille = silence
# A key without a command. $help is the name of the help key.
unbound = No command on { $key }. Press { $help } for help.
    .braille = no command: { $key }
# A line that is no key and no command.
unknown-word = “{ $word }” is no key and no command. Enter { $help } for help.
    .braille = no command: { $word }
# The terminal sent something that is no key that we know.
unknown-key = Unknown key. Press { $help } for help.
    .braille = unknown key
# A capital did what its small letter does.
caps-lock = Caps Lock may be on.
    .braille = caps lock?
# Said once at the start of a game.
press-for-help = Press { $key } for the keys.
    .braille = keys: { $key }
# A pasted text, or a line, that is no game code.
no-code = That is no game code.
    .braille = no game code

## Questions before something is lost

# The same key leaves.
confirm-leave = Leave the game? It is kept. Press { $key } again.
    .braille = leave? { $key } again
# The same key deals a new game.
confirm-new-game = A game is running. Press { $key } again for a new one.
    .braille = new game? { $key } again
# The same key concedes a hole of a match with $left cards left.
confirm-concede = Concede this hole with { $left ->
        [one] { $left } card
       *[other] { $left } cards
    } left? Press { $key } again.
    .braille = concede { $left }? { $key } again
# A game code was given while a game is running.
code-offered = { $key } deals { $code }, any other key goes on with this game.
    .braille = { $code }? { $key }
# After a hole of a match. $new and $undo are names of keys.
offer-next-hole = { $new } deals the next hole, { $undo } takes back the last move.
    .braille = { $new } next, { $undo } undo
# After a block.
offer-after-block = { $undo } takes back the last move, { $new } deals a new game.
    .braille = { $undo } undo, { $new } new
# After a won game or a match.
offer-new-game = { $new } deals a new game, { $leave } leaves.
    .braille = { $new } new, { $leave } leave

## Lists

# An entry of a list.
list-item = { $item } { $position } of { $count }.
    .braille = { $item } { $position }/{ $count }
# The last entry was reached.
list-end = End of the list: { $item }
    .braille = end: { $item }
# The first entry was reached.
list-start = Start of the list: { $item }
    .braille = start: { $item }
# There is no entry of that number.
list-no-item = No entry { $number }: there are { $count }.
    .braille = no { $number }, 1-{ $count }
# A list was left.
list-left = List closed.
    .braille = closed
# Help in a list.
list-help = Arrows walk, Enter chooses, { $leave } closes the list.
    .braille = arrows, enter, { $leave }
# The title of the list of languages.
language-title = Languages:
    .braille = languages
# The language was changed; said in the new one.
language-chosen = English is spoken now.
    .braille = english
# The language's own name for itself.
language-name = English
# An entry of the list of languages. $name is a language's own name for itself: Italiano.
language-listed = { $name }.
    .braille = { $name }
# The title of the list of keys.
help-title = Keys. Arrows walk through the list, { $leave } closes it.
    .braille = keys, { $leave } closes
# A command's keys and what it does.
help-item = { $keys }: { $does }.
    .braille = { $keys }: { $does }
# One of a command's keys.
help-key = { $key }
    .braille = { $key }
# The digit keys in a game.
help-digits-solitaire = the free card of a column
    .braille = play column
# As help-digits-solitaire, at a table.
help-digits-table = put the card in hand there, or turn it up
    .braille = place or turn up
# The digit keys in a list.
help-digits-list = choose an entry
    .braille = choose entry
# The digit keys where a column is asked for.
help-digits-column = the column's number
    .braille = column
# The digit keys, from 1 to the last one.
help-digits-key = 1 to { $last }
    .braille = 1-{ $last }
# The title of the manual.
manual-title = Manual. Arrows walk from paragraph to paragraph, { $leave } closes it.
    .braille = manual, { $leave } closes
# A paragraph of the manual.
paragraph = { $text }

## The menu and the choice of a game

# The title of the menu.
menu-title = Golf Access. Arrows walk through the menu, Enter chooses.
    .braille = golf access menu
# Play with the usual rules.
menu-play = Play solitaire, { $rule }.
    .braille = play, { $rule }
# Play Six-card Golf at a table with computer players.
menu-six = Play Six-card Golf.
    .braille = play six-card
# Play Board Golf at a table with computer players.
menu-board = Play Board Golf.
    .braille = play board golf
# Choose the rules.
menu-choose = Choose another game.
    .braille = choose game
# Choose a table: its rules and its players.
menu-table = Choose a table.
    .braille = choose table
# Tables that the player has kept by a name.
menu-house = House rules.
    .braille = house rules
# Enter a game code.
menu-code = Enter a game code.
    .braille = game code
# Choose the language.
menu-language = Language: English.
    .braille = language
# Open the manual.
menu-manual = Manual of the game.
    .braille = manual
# Leave the program.
menu-leave = Leave the program.
    .braille = leave
# The title of the choice of a game.
choose-title = Choose a game. Enter changes an entry; the first one deals.
    .braille = choose game
# Deal with the rules as they are chosen.
choose-deal = Deal: { $rule }.
    .braille = deal, { $rule }
# The rule set, which Enter changes.
choose-rules = Rule set: { $rule }.
    .braille = { $rule }
# The number of jokers, which Enter changes.
choose-jokers = Jokers: { $jokers ->
        [0] none
       *[other] { $jokers }
    }.
    .braille = jokers { $jokers }
# The usual beginning, which Enter changes to an empty waste.
choose-begun-waste = A card begins the waste.
    .braille = waste begun
# A game by itself, which Enter changes to a match of nine.
choose-single = A single game.
    .braille = single game
# The usual counting of a match.
choose-no-stock-bonus = Cards left in the stock don't count.
    .braille = no stock bonus

## Entries

# Asks for a game code.
enter-code = Type or paste a game code, then { $accept }. { $leave } leaves.
    .braille = code? { $accept }, { $leave }
# A character was typed; $count are there now.
text-typed = { $character }, character { $count }.
    .braille = { $character } { $count }
# A character was erased; $text remains.
text-erased = { $character } erased.
    .braille = erased { $character }: { $text }
# Nothing is there to erase.
text-nothing-to-erase = Nothing to erase.
    .braille = nothing to erase
# Nothing was typed yet.
text-nothing-yet = Nothing typed yet.
    .braille = nothing yet
# What was typed so far.
text-so-far = So far: { $text }
    .braille = { $text }
# No more can be typed.
text-full = Full: { $count } characters are the most.
    .braille = full, { $count }
# The entry was left.
text-left = Entry closed.
    .braille = closed
# Help in an entry.
text-help = { $accept } accepts, { $erase } erases, { $read } reads back, { $leave } closes.
    .braille = { $accept } { $erase } { $read } { $leave }
# Asks for the number of a column.
which-column = Which column, 1 to { $columns }?
    .braille = column 1-{ $columns }?
# Asks for a rank.
which-rank = Which rank? A digit, 0 for ten, or a rank's first letter.
    .braille = rank?
# The question was left without an answer.
which-left = Never mind.
    .braille = closed
# A rank's name alone: what a player may enter by line as the answer to which-rank.
rank-name = { $rank }

## Who speaks

# Told at the very first start: the screen reader reads the lines. $key has another one speak: Shift O.
first-output-terminal = Your screen reader reads these lines. { $key } has another one speak.
    .braille = { $key } changes who speaks
# Told at the very first start: the program speaks itself. $key has another one speak: Shift O.
first-output-voice = The game speaks with its own voice. { $key } has another one speak.
    .braille = { $key } changes who speaks
# Told once at the very first start, to users of NVDA on Windows.
first-echo = If NVDA says each key before the answer, NVDA+2 turns that off.
    .braille = key echo: NVDA+2
# The program was stopped and goes on.
resumed = Back in the game.
    .braille = back

## Settings

# Refusals are explained.
interactive-on = Interactive rules on: refusals are explained.
    .braille = interactive on
# Refusals get a short cue only.
interactive-off = Interactive rules off: refusals are brief.
    .braille = interactive off
# The settings can't be written.
settings-not-kept = The settings can't be written to { $file }: they hold until you leave.
    .braille = settings not kept
# The settings file can't be read.
settings-unreadable = The settings file { $file } can't be read: it must be a text file in UTF-8.
# The settings file isn't TOML.
settings-syntax = The settings file { $file } has an error in line { $line }: each line is name = value.
# The settings file names something unknown.
settings-unknown-field = The settings file { $file } has an unknown field { $name }. Known are: { $known }.
# A setting has a wrong value.
settings-bad-value = The settings file { $file }: { $name } can't be { $value }. It can be: { $known }.

## Keymaps

# There is no keymap of that name.
keymap-no-such-keymap = There is no keymap { $name }. There are: { $known }.
# The keymap can't be read.
keymap-unreadable = The keymap { $file } can't be read: it must be a text file in UTF-8.
# The keymap isn't TOML.
keymap-syntax = The keymap { $file } has an error in line { $line }: a key is bound by a line key = "command".
# The keymap has a section for no mode.
keymap-unknown-section = The keymap { $file } has an unknown section { $section }. Known are: { $known }.
# A line stands outside the sections.
keymap-not-a-section = The keymap { $file } binds { $section } outside of a section.
# A key that there isn't.
keymap-unknown-key = The keymap { $file }, section { $section }: there is no key { $key }. A key is one character or a name such as space, enter, up.
# A command that there isn't.
keymap-unknown-command = The keymap { $file }, section { $section }, key { $key }: there is no command { $command } here.
# A section is missing.
keymap-missing-section = The keymap { $file } has no section { $section }.
