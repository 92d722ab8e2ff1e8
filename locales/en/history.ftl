### Games that were played: walked through again, played on from, told as text, read from one.

## A game that is played back, step by step

# A game of $count moves is played back. $on is the key for the next move, $play the one to play on from the move that is told.
replay-title = Replay, { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }. { $on } goes on, { $play } plays from there.
    .braille = replay { $count }, { $on }, { $play }
# A move of the game: its number, how many there are, and what was told of it in the game, a whole sentence.
replay-step = Move { $position } of { $count }: { $told }
    .short = { $position }: { $told }
    .terse = { $told }
    .braille = { $told } { $position }/{ $count }
# The beginning of the game, before its first move. What was dealt follows.
replay-start = Start of the game.
    .braille = start
# There is nothing before the beginning.
replay-no-less = Nothing comes before: this is the start.
    .braille = start: nothing before
# There is nothing after the last of $count moves.
replay-no-more = Nothing comes after: this is the end, { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }.
    .braille = end: { $count }
# At this step a hint was asked for.
replay-hint = A hint was asked for.
    .braille = a hint
# As replay-hint, of the oracle, which knows the stock.
replay-oracle = The oracle was asked.
    .braille = the oracle
# The move after this one was not chosen by the player: the program showed it.
replay-shown = The program shows the next move.
    .braille = next move is shown
# At a table a player chooses, or looks at, a card of their own that others don't see.
replay-unseen = { $player } chooses a card, unseen.
    .braille = { $player } chooses unseen
# The player wants to play on, but at this move the game is over. $back is the key for the move before.
replay-is-over = The game is over here: go back with { $back }, then play on.
    .braille = over here, back { $back }
# The game is no longer played back.
replay-left = Replay closed.
    .braille = closed
# A shared game was pasted while another one is running.
shared-offered = { $key } plays the shared game back, any other key goes on with this game.
    .braille = shared game? { $key }
# The digit keys in a game of solitaire that is played back.
help-digits-replay = read a column
# As help-digits-replay, at a table.
help-digits-table-replay = read a card of the board
    .braille = read a card

## What its keys do; see commands.ftl

# The next move.
command-step-on = next move
    .word = next
    .braille = next
# The move before.
command-step-back = move before
    .word = previous
    .braille = back
# Ten moves on.
command-ten-on = ten moves on
    .word = ahead
    .braille = ten on
# Ten moves back.
command-ten-back = ten moves back
    .word = rewind
    .braille = ten back
# The beginning of the game.
command-to-start = start of the game
    .word = start
    .braille = start
# The end of the game.
command-to-end = end of the game
    .word = finish
    .braille = end
# Tell the move again.
command-this-step = tell this move again
    .word = this
# Begin a new game with all that was done up to here.
command-play-on = play on from here
    .word = play
# Show the game as a text that can be copied.
command-share = the game as text
    .word = share text

## A game as text

# The title of a list: a game's text in $count lines.
share-title = The game as text, { $count ->
        [one] { $count } line
       *[other] { $count } lines
    }.
    .braille = as text, lines { $count }
# An entry: all lines are written at once, so that they can be copied from the screen.
share-whole = All lines at once, to copy.
    .braille = all lines
# An entry: the text is written to a file in $folder.
share-to-file = Write to a file in { $folder }.
    .braille = write to a file
# The text is in $file now.
share-written = Written to { $file }.
    .braille = { $file }
# No file can be written in $folder.
share-not-written = Nothing can be written in { $folder }.
    .braille = not written

## What is wrong with a game's text: $word is the word, $line and $position tell where it stands

# There is no text.
shared-empty = The text is empty. A game is its code and what was done, such as GO1-E-AAAAAAB d 5 2.
    .braille = no text
# The text is longer than any game.
shared-too-long = The text is too long: characters { $length }, at the most { $longest }.
    .braille = too long, most { $longest }
# So many sit at the table by its code, and so many words name a player.
shared-seats-missing = Players at this table: { $seats }, named in the text: { $named }.
    .braille = players { $seats }, named { $named }
# Something that is no card stands among cards.
shared-bad-card = “{ $word }”, line { $line }, word { $position }: “{ $card }” is no card.
    .braille = no card: { $card }
# The cards of a deal are not the right ones.
shared-bad-deal = “{ $word }”, line { $line }, word { $position }: no deal. It has seven columns of five cards and the stock, each card once, with / between them.
    .braille = no deal, line { $line }, { $position }
# There are more deals than holes.
shared-too-many-deals = “{ $word }”, line { $line }, word { $position }: one deal too many, holes: { $holes }.
    .braille = too many deals, holes { $holes }
# There are fewer deals than holes.
shared-deals-missing = Deals are missing: holes { $holes }, deals { $deals }.
    .braille = holes { $holes }, deals { $deals }
# The word should name a player. The words after @ are not translated.
shared-bad-player = “{ $word }”, line { $line }, word { $position }: no player. It would be @person:NAME, at a table also @easy:NUMBER:NAME, normal or hard.
    .braille = no player: { $word }
# The word names a seat that there isn't.
shared-no-such-seat = “{ $word }”, line { $line }, word { $position }: no such seat, there are { $seats }.
    .braille = no seat { $word }, 1-{ $seats }
# At a table a word such as 1: must tell who acts.
shared-no-seat = “{ $word }”, line { $line }, word { $position }: before it a seat must stand, such as 1:.
    .braille = seat missing, such as 1:
# The word means nothing; $known are the words that could stand there.
shared-unknown-word = “{ $word }”, line { $line }, word { $position }: unknown. There could stand: { $known }.
    .braille = { $word }? { $known }
# The rules refuse what the word says; $known are the words that could stand there.
shared-refused = “{ $word }”, line { $line }, word { $position }: the rules refuse that. There could stand: { $known }.
    .braille = not { $word }: { $known }
# Nothing can be done any more where the word stands.
shared-nothing-fits = “{ $word }”, line { $line }, word { $position }: nothing can follow there.
    .braille = { $word }: nothing can follow
# This game can't be told as text.
shared-not-shared = This game can't be told as text: its rules or its cards have no code.
    .braille = no code, no text
# A file with a shared game, then what is wrong with it.
shared-file = The game in { $file }: { $problem }
    .braille = { $problem }

## On the command line

# golf-access replay.
subcommand-replay = Play a shared game back, step by step.
