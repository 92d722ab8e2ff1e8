### What each command does, as key help says it: "D: read the waste card". The attribute .word holds
### the words, divided by blanks, that a player can enter by line instead of the key.

# Digit keys.
command-digit-1 = column or entry 1
# Digit keys.
command-digit-2 = column or entry 2
# Digit keys.
command-digit-3 = column or entry 3
# Digit keys.
command-digit-4 = column or entry 4
# Digit keys.
command-digit-5 = column or entry 5
# Digit keys.
command-digit-6 = column or entry 6
# Digit keys.
command-digit-7 = column or entry 7
# Digit keys.
command-digit-8 = column or entry 8
# Digit keys.
command-digit-9 = column or entry 9
# Play the card under the cursor.
command-act = play the card under the cursor
    .word = act play
    .braille = play this card
# Draw from the stock.
command-draw = draw a card
    .word = draw
# Read the waste card.
command-waste = read the waste card
    .word = waste
# Read the tableau, a column a line.
command-tableau = read the tableau
    .word = tableau
# Stock, cards left, waste.
command-counts = read the counts
    .word = counts
# What is different since the last key.
command-changes = what has changed since your last key
    .word = changes
    .braille = what changed
# Read the score.
command-score = read the score
    .word = score
# Rule, code, number of moves.
command-status = rule, code and number of moves
    .word = status code
# Read the free cards.
command-free-cards = read the free cards
    .word = free
# What can be played.
command-playable = what can be played now
    .word = playable moves
# A digit follows, then that column is read.
command-read-column = read a column: then its number
    .word = column
# Cursor to the right.
command-next-column = next column
    .word = next
# Cursor to the left.
command-previous-column = previous column
    .word = previous
    .braille = column before
# Cursor to the card under this one.
command-deeper = one card deeper
    .word = deeper
# Cursor back towards the free card.
command-back = one card back
    .word = back
# A rank follows, then its cards are looked for.
command-where = where are the cards of a rank: then the rank
    .word = where
    .braille = find a rank
# A hint: which card, and why.
command-hint = a hint
    .word = hint
# Whether the game can still be won; the answer looks at the hidden stock.
command-winnable = can the game still be won
    .word = winnable
    .braille = still winnable
# A winning line is played step by step.
command-show-line = show me a winning line
    .word = show
    .braille = show a winning line
# Undo.
command-undo = undo
    .word = undo
# Redo.
command-redo = redo
    .word = redo
# Read the rules in force.
command-rules = the rules in force
    .word = rules
# Reasons of refusals on or off.
command-interactive = explain refusals, on or off
    .word = interactive
# Another deal of the same kind; in a match the next hole.
command-new-game = new game of the same kind, next hole
    .word = new
    .braille = new game, next hole
# Choose the rules of a new game.
command-choose-game = choose another game
    .word = choose
# Type a game code.
command-enter-code = enter a game code
    .word = enter-code
# The list of options.
command-options = the options
    .word = options
# Have the next one speak: the screen reader, or the game's own voice.
command-output = have another one speak
    .word = output speech
# An answer of the listening test.
command-heard-once = heard once
# As command-heard-once.
command-heard-twice = heard twice
# As command-heard-once.
command-heard-nothing = not heard
# Say the last announcement again.
command-again = say it again
    .word = again repeat
# The list of languages.
command-language = choose the language
    .word = language
# The keys that make sense now.
command-help = list the keys
    .word = help keys
# The manual.
command-manual = the manual
    .word = manual
# Silence; leave a list or an entry.
command-escape = silence; leave a list or an entry
    .word = close cancel
    .braille = silence, leave
# Leave the game or the program.
command-quit = leave
    .word = quit exit
# Enter at a table: begins the next hole, else acts on the card under the cursor.
command-act-here = begin; put the card in hand here, or turn up this card
    .word = act begin
    .braille = begin, place or turn up
# Take the top card of the stock.
command-take-stock = take a card from the stock
    .word = stock take
# Read the top card of the discard pile.
command-top-discard = read the top discard
    .word = discards
# Take the top card of the discard pile.
command-take-discard = take the top discard
    .word = take-discard
# Read the card in hand.
command-in-hand = read the card in hand
    .word = hand
# Read one's own board, a row a line.
command-own-board = read your board
    .word = board
# Read the next player's board; once more, the one after.
command-other-board = read the next player's board
    .word = other
# Cards face up per player, stock, discard pile.
command-table-counts = cards face up, stock and discards
    .word = counts
# All that happened since the player's last turn.
command-since-my-turn = everything since your last turn
    .word = since
    .braille = since your last turn
# Scores, one player a line.
command-scores = read the scores
    .word = scores
# Whose turn it is.
command-whose-turn = whose turn is it
    .word = turn
# What the card in hand could make, and where.
command-could-make = what the card in hand could make, and where
    .word = could
    .braille = what this card could make
# A position follows, then that card is read.
command-read-card = read a card: then its position
    .word = card
# Cursor to the next card.
command-next-card = next card
    .word = next
# Cursor to the card before.
command-previous-card = previous card
    .word = previous
    .braille = card before
# Cursor a row down.
command-row-down = one row down
    .word = down-row
# Cursor a row up.
command-row-up = one row up
    .word = up-row
# Discard the card in hand, then turn one up.
command-discard = discard the card in hand, then turn one up
    .word = discard
    .braille = discard, then turn one up
# End the hole by knocking.
command-knock = knock, to end the hole
    .word = knock
# Who sits where, and the standings.
command-seating = who sits where, and the standings
    .word = players standings
    .braille = seats and standings
# Next entry of a list.
command-next = next entry
    .word = next
    .braille = next
# Previous entry of a list.
command-previous = previous entry
    .word = previous
    .braille = previous
# First entry of a list.
command-first = first entry
    .word = first
# Last entry of a list.
command-last = last entry
    .word = last
# Choose the entry.
command-choose = choose the entry
    .word = choose ok
# Accept a typed text.
command-accept = accept the text
# Erase the last character.
command-erase = erase the last character
# Read what was typed.
command-read-back = read what was typed

## Names of keys

# The space bar.
key-space = Space
# The Enter key.
key-enter = Enter
# The Tab key.
key-tab = Tab
# Tab with Shift.
key-shift-tab = Shift+Tab
# The Escape key.
key-escape = Escape
# The Backspace key.
key-backspace = Backspace
# The Delete key.
key-delete = Delete
# An arrow key.
key-up = Up arrow
    .braille = up
# An arrow key.
key-down = Down arrow
    .braille = down
# An arrow key.
key-left = Left arrow
    .braille = left
# An arrow key.
key-right = Right arrow
    .braille = right
# The Home key.
key-home = Home
# The End key.
key-end = End
# The Page Up key.
key-pageup = Page Up
# The Page Down key.
key-pagedown = Page Down
# A function key.
key-f1 = F1
# A function key.
key-f2 = F2
# A function key.
key-f3 = F3
# A function key.
key-f4 = F4
# A function key.
key-f5 = F5
# A function key.
key-f6 = F6
# A function key.
key-f7 = F7
# A function key.
key-f8 = F8
# A function key.
key-f9 = F9
# A function key.
key-f10 = F10
# A function key.
key-f11 = F11
# A function key.
key-f12 = F12
# The key that types "?"; a screen reader may leave out the sign itself.
key-question-mark = question mark
# The key that types ",".
key-comma = comma
# The key that types ".".
key-full-stop = full stop
# The key that types "-".
key-hyphen = hyphen
# The key that types "+".
key-plus = plus
# A capital letter.
key-shift = Shift+{ $letter }
# Said in place of a key where none is set for a command.
key-none = no key
