### Games that were played: walked through again, played on from, told as text, read from one.

## A game that is played back, step by step

# A game of $count moves is played back. $on is the key for the next move, $play the one to play on from the move that is told.
replay-title = Terugspelen, { $count ->
        [one] { $count } zet
       *[other] { $count } zetten
    }. Verder met { $on }, vanaf daar spelen met { $play }.
    .braille = terug { $count }, { $on }, { $play }
# A move of the game: its number, how many there are, and what was told of it in the game, a whole sentence.
replay-step = Zet { $position } van { $count }: { $told }
    .short = { $position }: { $told }
    .terse = { $told }
    .braille = { $told } { $position }/{ $count }
# The beginning of the game, before its first move. What was dealt follows.
replay-start = Begin van de partij.
    .braille = begin
# There is nothing before the beginning.
replay-no-less = Hiervoor is er niets: dit is het begin.
    .braille = begin: niets ervoor
# There is nothing after the last of $count moves.
replay-no-more = Hierna is er niets: dit is het einde, { $count ->
        [one] { $count } zet
       *[other] { $count } zetten
    }.
    .braille = einde: { $count }
# At this step a hint was asked for.
replay-hint = Er is een hint gevraagd.
    .braille = een hint
# As replay-hint, of the oracle, which knows the stock.
replay-oracle = Het orakel is geraadpleegd.
    .braille = het orakel
# The move after this one was not chosen by the player: the program showed it.
replay-shown = De volgende zet toont het programma.
    .braille = volgende is getoond
# At a table a player chooses, or looks at, a card of their own that others don't see.
replay-unseen = { $player } kiest een kaart, ongezien.
    .braille = { $player } kiest ongezien
# The player wants to play on, but at this move the game is over. $back is the key for the move before.
replay-is-over = Hier is de partij voorbij: ga terug met { $back } en speel vanaf daar.
    .braille = voorbij, terug { $back }
# The game is no longer played back.
replay-left = Terugspelen gesloten.
    .braille = gesloten
# A shared game was pasted while another one is running.
shared-offered = { $key } speelt de geplakte partij terug, met elke andere toets speel je door.
    .braille = geplakte partij? { $key }
# The digit keys in a game of solitaire that is played back.
help-digits-replay = een kolom voorlezen
# As help-digits-replay, at a table.
help-digits-table-replay = een kaart van het bord voorlezen
    .braille = een kaart voorlezen

## What its keys do; see commands.ftl

# The next move.
command-step-on = volgende zet
    .word = volgende
    .braille = verder
# The move before.
command-step-back = vorige zet
    .word = vorige
    .braille = terug
# Ten moves on.
command-ten-on = tien zetten verder
    .word = verder
    .braille = tien verder
# Ten moves back.
command-ten-back = tien zetten terug
    .word = terug
    .braille = tien terug
# The beginning of the game.
command-to-start = begin van de partij
    .word = begin
    .braille = begin
# The end of the game.
command-to-end = einde van de partij
    .word = einde
    .braille = einde
# Tell the move again.
command-this-step = deze zet herhalen
    .word = deze
# Begin a new game with all that was done up to here.
command-play-on = vanaf hier spelen
    .word = speel
# Show the game as a text that can be copied.
command-share = de partij als tekst
    .word = tekst delen

## A game as text

# The title of a list: a game's text in $count lines.
share-title = De partij als tekst, { $count ->
        [one] { $count } regel
       *[other] { $count } regels
    }.
    .braille = tekst, regels { $count }
# An entry: all lines are written at once, so that they can be copied from the screen.
share-whole = Alle regels tegelijk, om te kopiëren.
    .braille = alle regels
# An entry: the text is written to a file in $folder.
share-to-file = Naar een bestand schrijven in { $folder }.
    .braille = naar een bestand
# The text is in $file now.
share-written = Geschreven naar { $file }.
    .braille = { $file }
# No file can be written in $folder.
share-not-written = In { $folder } kan niets geschreven worden.
    .braille = niet geschreven

## What is wrong with a game's text: $word is the word, $line and $position tell where it stands

# There is no text.
shared-empty = De tekst is leeg. Een partij is haar code en de zetten, zoals GO1-E-AAAAAAB d 5 2.
    .braille = lege tekst
# The text is longer than any game.
shared-too-long = De tekst is te lang: tekens { $length }, hoogstens { $longest }.
    .braille = te lang, max { $longest }
# So many sit at the table by its code, and so many words name a player.
shared-seats-missing = Spelers aan deze tafel: { $seats }, genoemd in de tekst: { $named }.
    .braille = spelers { $seats }, genoemd { $named }
# Something that is no card stands among cards.
shared-bad-card = “{ $word }”, regel { $line }, woord { $position }: “{ $card }” is geen kaart.
    .braille = geen kaart: { $card }
# The cards of a deal are not the right ones.
shared-bad-deal = “{ $word }”, regel { $line }, woord { $position }: geen verdeling. Die heeft zeven kolommen van vijf kaarten en de stapel, elke kaart één keer, met / ertussen.
    .braille = geen verdeling, regel { $line }, { $position }
# There are more deals than holes.
shared-too-many-deals = “{ $word }”, regel { $line }, woord { $position }: een verdeling te veel, holes: { $holes }.
    .braille = te veel verdelingen, holes { $holes }
# There are fewer deals than holes.
shared-deals-missing = Er ontbreken verdelingen: holes { $holes }, verdelingen { $deals }.
    .braille = holes { $holes }, verdelingen { $deals }
# The word should name a player. The words after @ are not translated.
shared-bad-player = “{ $word }”, regel { $line }, woord { $position }: geen speler. Dat zou @person:NAAM zijn, aan een tafel ook @easy:NUMMER:NAAM, normal of hard.
    .braille = geen speler: { $word }
# The word names a seat that there isn't.
shared-no-such-seat = “{ $word }”, regel { $line }, woord { $position }: die plaats is er niet, er zijn er { $seats }.
    .braille = geen plaats { $word }, 1-{ $seats }
# At a table a word such as 1: must tell who acts.
shared-no-seat = “{ $word }”, regel { $line }, woord { $position }: daarvoor moet een plaats staan, zoals 1:.
    .braille = plaats ontbreekt, zoals 1:
# The word means nothing; $known are the words that could stand there.
shared-unknown-word = “{ $word }”, regel { $line }, woord { $position }: onbekend. Daar kan staan: { $known }.
    .braille = { $word }? { $known }
# The rules refuse what the word says; $known are the words that could stand there.
shared-refused = “{ $word }”, regel { $line }, woord { $position }: dat mag niet volgens de regels. Daar kan staan: { $known }.
    .braille = niet { $word }: { $known }
# Nothing can be done any more where the word stands.
shared-nothing-fits = “{ $word }”, regel { $line }, woord { $position }: daar kan niets meer volgen.
    .braille = { $word }: er kan niets volgen
# This game can't be told as text.
shared-not-shared = Deze partij kan geen tekst worden: haar regels of kaarten hebben geen code.
    .braille = zonder code geen tekst
# A file with a shared game, then what is wrong with it.
shared-file = De partij in { $file }: { $problem }
    .braille = { $problem }

## On the command line

# golf-access replay.
subcommand-replay = Speelt een gedeelde partij terug, zet voor zet.
