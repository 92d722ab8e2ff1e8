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
# golf-access share.
subcommand-share = Schrijft een gespeelde partij als tekst, naar FILE of naar de standaarduitvoer.
# golf-access import.
subcommand-import = Bewaart een gedeelde partij bij de gespeelde; FILE - is de standaardinvoer.
# An option: which game is shared.
option-game = welke gespeelde partij, 1 is de laatste
# No file is overwritten.
share-file-exists = Het bestand { $file } is er al: kies een andere naam.
    .braille = bestand is er al
# There are fewer games than $number.
share-no-game = Bij de gespeelde partijen is er geen nummer { $number }.
    .braille = geen partij { $number }
# A shared game is kept now. $game is an entry of the list of games played, a sentence.
imported = Bewaard: { $game } { $count ->
        [one] { $count } zet
       *[other] { $count } zetten
    }, bij de gespeelde partijen.
    .braille = { $game }

## The games that were played

# An entry of the menu: the list of games played.
menu-history = Gespeelde partijen.
    .braille = gespeelde partijen
# The title of the list of games played, of which there are $count.
history-title = Gespeelde partijen, { $count ->
        [one] { $count } partij
       *[other] { $count } partijen
    }:
    .braille = gespeelde partijen { $count }
# There are no games in the list.
history-none = Er is nog geen partij uitgespeeld.
    .braille = nog geen
# The games can't be read; why was told before.
history-unavailable = De gespeelde partijen kunnen nu niet gelezen worden.
    .braille = onleesbaar
# A game in the list: which one, what became of it, when.
history-entry = { $game }, { $result }, { $when }.
    .braille = { $game }, { $result }, { $when }
# As history-entry: somebody else played it.
history-shared = { $game }, { $result }, { $when }, gedeeld.
    .braille = { $game }, { $result }, { $when }
# Several holes by a rule set.
history-match = { $rule }, ronde
# A game of solitaire was won.
history-result-won = gewonnen
# So many cards were left on the tableau.
history-result-lost = { $left ->
        [one] nog { $left } kaart
       *[other] nog { $left } kaarten
    }
    .braille = over { $left }
# A game that wasn't played to its end.
history-result-left = niet uitgespeeld
# The total of a match of solitaire: points, fewer are better.
history-result-match = totaal { $total }
# The player's place at a table, and the total.
history-result-place = plaats { $place }, totaal { $total }
    .braille = { $place }. { $total }
# When a game was played.
history-when-today = vandaag
# When a game was played.
history-when-yesterday = gisteren
# When a game was played: 2 to 7 days ago.
history-when-days = { $days } dagen geleden
    .braille = -{ $days } d
# When a game was played: a date.
history-when-date = { $day } { $month ->
        [jan] januari
        [feb] februari
        [mar] maart
        [apr] april
        [may] mei
        [jun] juni
        [jul] juli
        [aug] augustus
        [sep] september
        [oct] oktober
        [nov] november
       *[dec] december
    } { $year }
    .braille = { $day } { $month } { $year }
# The title of what can be done with a game; $game is its entry in the list, a sentence.
history-game = { $game }
    .braille = { $game }
# Play the game back, its $count moves.
history-replay = Terugspelen, { $count ->
        [one] { $count } zet
       *[other] { $count } zetten
    }.
    .braille = terugspelen { $count }
# Show the game as text, or write it to a file.
history-share = De partij als tekst, om te delen.
    .braille = als tekst
# Delete the game.
history-delete = Deze partij verwijderen.
    .braille = verwijderen
# The same entry deletes, chosen again.
history-confirm-delete = De partij verwijderen, ook uit de statistieken? Kies dit nog een keer.
    .braille = weg? nog een keer
# The game was deleted.
history-deleted = Partij verwijderd.
    .braille = verwijderd

## What is wrong where games are kept

# A folder can't be made.
store-no-folder = Partijen worden niet bewaard: de map { $folder } kan niet gemaakt worden.
    .braille = niet bewaard: geen map
# The file can't be written.
store-read-only = Partijen worden niet bewaard: { $file } kan niet geschreven worden.
    .braille = niet bewaard: alleen lezen
# The disk is full.
store-disk-full = Partijen worden niet bewaard: de schijf van { $file } is vol.
    .braille = niet bewaard: schijf vol
# The system could not read or write.
store-disk-fault = Partijen worden niet bewaard: { $file } is niet te lezen of te schrijven.
    .braille = niet bewaard: schijffout
# Another program has the file.
store-locked = Een andere Golf Access gebruikt nu { $file }: hier worden partijen niet bewaard.
    .braille = niet bewaard: in gebruik
# The file can't be used and was set aside.
store-damaged = De partijen in { $file } zijn beschadigd; het bestand is nu { $kept }. Er begint een nieuw.
    .braille = beschadigd: { $kept }
# A later version of the program wrote the file.
store-later-version = De partijen in { $file } zijn van een latere versie, { $version }; deze kent { $known }.
    .braille = latere versie
# A game is not there, or can't be read.
store-bad-game = Deze partij is niet te lezen uit { $file }.
    .braille = partij onleesbaar
# A character that a player's name can't have.
store-bad-name = De naam { $name } kan { $character } niet hebben: letters, cijfers, spaties en - ' _ . mogen.
    .braille = { $name }: geen { $character }
# A player's name is too long.
store-long-name = De naam { $name } is te lang: tekens { $length }, hoogstens { $longest }.
    .braille = te lang, max { $longest }
# A copy overwrites nothing.
store-file-exists = Het bestand { $file } is er al; er wordt niets overschreven.
    .braille = bestand is er al
# There is no such file.
store-file-missing = Er is geen bestand { $file }.
    .braille = geen bestand
# The file is no copy of kept games.
store-not-a-store = { $file } is geen kopie van bewaarde partijen, of een beschadigde.
    .braille = geen kopie
