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
# golf-access share.
subcommand-share = Write a game that was played as text, to FILE or to standard output.
# golf-access import.
subcommand-import = Keep a shared game among the games played; FILE - is standard input.
# An option: which game is shared.
option-game = which of the games played, 1 is the last one
# No file is overwritten.
share-file-exists = The file { $file } is there already: choose another name.
    .braille = file is there already
# There are fewer games than $number.
share-no-game = There is no game { $number } among the games played.
    .braille = no game { $number }
# A shared game is kept now. $game is an entry of the list of games played, a sentence.
imported = Kept: { $game } { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }, in Games played.
    .braille = { $game }

## The games that were played

# An entry of the menu: the list of games played.
menu-history = Games played.
    .braille = games played
# The title of the list of games played, of which there are $count.
history-title = Games played, { $count ->
        [one] { $count } game
       *[other] { $count } games
    }:
    .braille = games played { $count }
# There are no games in the list.
history-none = No game has been played to its end yet.
    .braille = no games yet
# The games can't be read; why was told before.
history-unavailable = The games played can't be read now.
    .braille = can't be read
# A game in the list: which one, what became of it, when.
history-entry = { $game }, { $result }, { $when }.
    .braille = { $game }, { $result }, { $when }
# As history-entry: somebody else played it.
history-shared = { $game }, { $result }, { $when }, shared.
    .braille = { $game }, { $result }, { $when }
# Several holes by a rule set.
history-match = { $rule }, match
# A game of solitaire was won.
history-result-won = won
# So many cards were left on the tableau.
history-result-lost = { $left ->
        [one] one card left
       *[other] { $left } cards left
    }
    .braille = left { $left }
# A game that wasn't played to its end.
history-result-left = not finished
# The total of a match of solitaire: points, fewer are better.
history-result-match = total { $total }
# The player's place at a table, and the total.
history-result-place = place { $place }, total { $total }
    .braille = { $place }. { $total }
# When a game was played.
history-when-today = today
# When a game was played.
history-when-yesterday = yesterday
# When a game was played: 2 to 7 days ago.
history-when-days = { $days } days ago
    .braille = -{ $days } d
# When a game was played: a date.
history-when-date = { $day } { $month ->
        [jan] January
        [feb] February
        [mar] March
        [apr] April
        [may] May
        [jun] June
        [jul] July
        [aug] August
        [sep] September
        [oct] October
        [nov] November
       *[dec] December
    } { $year }
    .braille = { $day } { $month } { $year }
# The title of what can be done with a game; $game is its entry in the list, a sentence.
history-game = { $game }
    .braille = { $game }
# Play the game back, its $count moves.
history-replay = Replay, { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }.
    .braille = replay { $count }
# Show the game as text, or write it to a file.
history-share = The game as text, to share.
    .braille = as text
# Delete the game.
history-delete = Delete this game.
    .braille = delete
# The same entry deletes, chosen again.
history-confirm-delete = Delete the game, also from the statistics? Choose this once more.
    .braille = delete? once more
# The game was deleted.
history-deleted = Game deleted.
    .braille = deleted

## What is wrong where games are kept

# A folder can't be made.
store-no-folder = Games can't be kept: the folder { $folder } can't be made.
    .braille = games not kept: no folder
# The file can't be written.
store-read-only = Games can't be kept: { $file } can't be written.
    .braille = games not kept: read only
# The disk is full.
store-disk-full = Games can't be kept: the disk of { $file } is full.
    .braille = games not kept: disk full
# The system could not read or write.
store-disk-fault = Games can't be kept: { $file } can't be read or written.
    .braille = games not kept: disk fault
# Another program has the file.
store-locked = Another Golf Access keeps its games in { $file } now: these can't be kept.
    .braille = games not kept: in use
# The file can't be used and was set aside.
store-damaged = The games in { $file } are damaged; the file is now { $kept }. A new one begins.
    .braille = damaged: { $kept }
# A later version of the program wrote the file.
store-later-version = The games in { $file } are of a later version, { $version }; this one knows { $known }.
    .braille = games of a later version
# A game is not there, or can't be read.
store-bad-game = This game can't be read from { $file }.
    .braille = game can't be read
# A character that a player's name can't have.
store-bad-name = The name { $name } can't have { $character }: letters, digits, blanks and - ' _ . are possible.
    .braille = { $name }: no { $character }
# A player's name is too long.
store-long-name = The name { $name } is too long: characters { $length }, at the most { $longest }.
    .braille = name too long, most { $longest }
# A copy overwrites nothing.
store-file-exists = The file { $file } is there already; nothing is overwritten.
    .braille = file is there already
# There is no such file.
store-file-missing = There is no file { $file }.
    .braille = no such file
# The file is no copy of kept games.
store-not-a-store = { $file } is no copy of kept games, or a damaged one.
    .braille = no copy of games
