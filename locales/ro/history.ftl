### Games that were played: walked through again, played on from, told as text, read from one.

## A game that is played back, step by step

# A game of $count moves is played back. $on is the key for the next move, $play the one to play on from the move that is told.
replay-title = Reluare, { $count ->
        [one] o mutare
        [few] { $count } mutări
       *[other] { $count } de mutări
    }. { $on } merge mai departe, { $play } joacă de acolo.
    .braille = reluare { $count }, { $on }, { $play }
# A move of the game: its number, how many there are, and what was told of it in the game, a whole sentence.
replay-step = Mutarea { $position } din { $count }: { $told }
    .short = { $position }: { $told }
    .terse = { $told }
    .braille = { $told } { $position }/{ $count }
# The beginning of the game, before its first move. What was dealt follows.
replay-start = Începutul partidei.
    .braille = început
# There is nothing before the beginning.
replay-no-less = Nimic înainte: acesta este începutul.
    .braille = început: nimic înainte
# There is nothing after the last of $count moves.
replay-no-more = Nimic după: acesta este sfârșitul, { $count ->
        [one] o mutare
        [few] { $count } mutări
       *[other] { $count } de mutări
    }.
    .braille = sfârșit: { $count }
# At this step a hint was asked for.
replay-hint = S-a cerut un sfat.
    .braille = un sfat
# As replay-hint, of the oracle, which knows the stock.
replay-oracle = A fost întrebat oracolul.
    .braille = oracolul
# The move after this one was not chosen by the player: the program showed it.
replay-shown = Mutarea următoare o arată programul.
    .braille = următoarea e arătată
# At a table a player chooses, or looks at, a card of their own that others don't see.
replay-unseen = { $player } alege o carte, pe ascuns.
    .braille = { $player } alege pe ascuns
# The player wants to play on, but at this move the game is over. $back is the key for the move before.
replay-is-over = Aici partida s-a terminat: mergeți înapoi cu { $back } și jucați de acolo.
    .braille = terminată, înapoi { $back }
# The game is no longer played back.
replay-left = Reluare închisă.
    .braille = închisă
# A shared game was pasted while another one is running.
shared-offered = { $key } reia partida lipită, orice altă tastă continuă partida în curs.
    .braille = partida lipită? { $key }
# The digit keys in a game of solitaire that is played back.
help-digits-replay = citesc o coloană
# As help-digits-replay, at a table.
help-digits-table-replay = citesc o carte de pe tablă
    .braille = citesc o carte

## What its keys do; see commands.ftl

# The next move.
command-step-on = mutarea următoare
    .word = următoarea urmatoarea
    .braille = mai dep.
# The move before.
command-step-back = mutarea dinainte
    .word = anterioara anterioară
    .braille = înapoi
# Ten moves on.
command-ten-on = zece mutări mai departe
    .word = salt
    .braille = zece mai departe
# Ten moves back.
command-ten-back = zece mutări înapoi
    .word = înapoi inapoi
    .braille = zece înapoi
# The beginning of the game.
command-to-start = începutul partidei
    .word = început inceput
    .braille = început
# The end of the game.
command-to-end = sfârșitul partidei
    .word = sfârșit sfarsit
    .braille = sfârșit
# Tell the move again.
command-this-step = repetă mutarea
    .word = aceasta
# Begin a new game with all that was done up to here.
command-play-on = jucați de aici
    .word = joc
# Show the game as a text that can be copied.
command-share = partida ca text
    .word = text

## A game as text

# The title of a list: a game's text in $count lines.
share-title = Partida ca text, { $count ->
        [one] un rând
        [few] { $count } rânduri
       *[other] { $count } de rânduri
    }.
    .braille = text, rânduri { $count }
# An entry: all lines are written at once, so that they can be copied from the screen.
share-whole = Toate rândurile deodată, de copiat.
    .braille = toate rândurile
# An entry: the text is written to a file in $folder.
share-to-file = Scrieți într-un fișier în { $folder }.
    .braille = într-un fișier
# The text is in $file now.
share-written = Scrisă în { $file }.
    .braille = { $file }
# No file can be written in $folder.
share-not-written = În { $folder } nu se poate scrie.
    .braille = nescrisă

## What is wrong with a game's text: $word is the word, $line and $position tell where it stands

# There is no text.
shared-empty = Textul este gol. O partidă este codul ei și mutările, de pildă GO1-E-AAAAAAB d 5 2.
    .braille = text gol
# The text is longer than any game.
shared-too-long = Textul este prea lung: caractere { $length }, cel mult { $longest }.
    .braille = prea lung, max { $longest }
# So many sit at the table by its code, and so many words name a player.
shared-seats-missing = Jucători la această masă: { $seats }, numiți în text: { $named }.
    .braille = jucători { $seats }, în text { $named }
# Something that is no card stands among cards.
shared-bad-card = „{ $word }”, rândul { $line }, cuvântul { $position }: „{ $card }” nu este o carte.
    .braille = nu e carte: { $card }
# The cards of a deal are not the right ones.
shared-bad-deal = „{ $word }”, rândul { $line }, cuvântul { $position }: nu este o împărțire. Are șapte coloane de câte cinci cărți și teancul, fiecare carte o dată, cu / între ele.
    .braille = împărțire greșită, rând { $line }, { $position }
# There are more deals than holes.
shared-too-many-deals = „{ $word }”, rândul { $line }, cuvântul { $position }: o împărțire în plus, manșe: { $holes }.
    .braille = prea multe împărțiri, manșe { $holes }
# There are fewer deals than holes.
shared-deals-missing = Lipsesc împărțiri: manșe { $holes }, împărțiri { $deals }.
    .braille = manșe { $holes }, împărțiri { $deals }
# The word should name a player. The words after @ are not translated.
shared-bad-player = „{ $word }”, rândul { $line }, cuvântul { $position }: nu este un jucător. Ar fi @person:NUME, la o masă și @easy:NUMĂR:NUME, normal sau hard.
    .braille = nu e jucător: { $word }
# The word names a seat that there isn't.
shared-no-such-seat = „{ $word }”, rândul { $line }, cuvântul { $position }: acest loc nu există, locuri: { $seats }.
    .braille = nu e locul { $word }, 1-{ $seats }
# At a table a word such as 1: must tell who acts.
shared-no-seat = „{ $word }”, rândul { $line }, cuvântul { $position }: înainte trebuie un loc, de pildă 1:.
    .braille = lipsește locul, ca 1:
# The word means nothing; $known are the words that could stand there.
shared-unknown-word = „{ $word }”, rândul { $line }, cuvântul { $position }: cuvânt necunoscut. Acolo poate sta: { $known }.
    .braille = { $word }? { $known }
# The rules refuse what the word says; $known are the words that could stand there.
shared-refused = „{ $word }”, rândul { $line }, cuvântul { $position }: regulile nu permit asta. Acolo poate sta: { $known }.
    .braille = nu { $word }: { $known }
# Nothing can be done any more where the word stands.
shared-nothing-fits = „{ $word }”, rândul { $line }, cuvântul { $position }: acolo nu mai poate urma nimic.
    .braille = { $word }: nu mai urmează nimic
# This game can't be told as text.
shared-not-shared = Această partidă nu se poate scrie ca text: regulile sau cărțile ei nu au cod.
    .braille = fără cod nu e text
# A file with a shared game, then what is wrong with it.
shared-file = Partida din { $file }: { $problem }
    .braille = { $problem }

## On the command line

# golf-access replay.
subcommand-replay = Reia o partidă din fișier, mutare cu mutare.
# golf-access share.
subcommand-share = Scrie ca text o partidă jucată, în FILE sau la ieșirea standard.
# golf-access import.
subcommand-import = Păstrează între partidele jucate una primită; FILE - este intrarea standard.
# An option: which game is shared.
option-game = care dintre partidele jucate, 1 este ultima
# No file is overwritten.
share-file-exists = Fișierul { $file } există deja: alegeți alt nume.
    .braille = fișierul există deja
# There are fewer games than $number.
share-no-game = Între partidele jucate nu există numărul { $number }.
    .braille = nu există partida { $number }
# A shared game is kept now. $game is an entry of the list of games played, a sentence.
imported = Păstrată: { $game } { $count ->
        [one] o mutare
        [few] { $count } mutări
       *[other] { $count } de mutări
    }, la partidele jucate.
    .braille = { $game }

## The games that were played

# An entry of the menu: the list of games played.
menu-history = Partide jucate.
    .braille = partide jucate
# The title of the list of games played, of which there are $count.
history-title = Partide jucate, { $count ->
        [one] o partidă
        [few] { $count } partide
       *[other] { $count } de partide
    }:
    .braille = partide jucate { $count }
# There are no games in the list.
history-none = Nicio partidă nu a ajuns încă la sfârșit.
    .braille = încă niciuna
# The games can't be read; why was told before.
history-unavailable = Partidele jucate nu se pot citi acum.
    .braille = nu se pot citi
# A game in the list: which one, what became of it, when.
history-entry = { $game }, { $result }, { $when }.
    .braille = { $game }, { $result }, { $when }
# As history-entry: somebody else played it.
history-shared = { $game }, { $result }, { $when }, primită.
    .braille = { $game }, { $result }, { $when }
# Several holes by a rule set.
history-match = { $rule }, meci
# A game of solitaire was won.
history-result-won = câștigată
# So many cards were left on the tableau.
history-result-lost = { $left ->
        [one] a rămas o carte
        [few] au rămas { $left } cărți
       *[other] au rămas { $left } de cărți
    }
    .braille = rest { $left }
# A game that wasn't played to its end.
history-result-left = neterminată
# The total of a match of solitaire: points, fewer are better.
history-result-match = total { $total }
# The player's place at a table, and the total.
history-result-place = locul { $place }, total { $total }
    .braille = { $place }. { $total }
# When a game was played.
history-when-today = astăzi
# When a game was played.
history-when-yesterday = ieri
# When a game was played: 2 to 7 days ago.
history-when-days = acum { $days } zile
    .braille = -{ $days } z
# When a game was played: a date.
history-when-date = { $day } { $month ->
        [jan] ianuarie
        [feb] februarie
        [mar] martie
        [apr] aprilie
        [may] mai
        [jun] iunie
        [jul] iulie
        [aug] august
        [sep] septembrie
        [oct] octombrie
        [nov] noiembrie
       *[dec] decembrie
    } { $year }
    .braille = { $day } { $month } { $year }
# The title of what can be done with a game; $game is its entry in the list, a sentence.
history-game = { $game }
    .braille = { $game }
# Play the game back, its $count moves.
history-replay = Reluare, { $count ->
        [one] o mutare
        [few] { $count } mutări
       *[other] { $count } de mutări
    }.
    .braille = reluare { $count }
# Show the game as text, or write it to a file.
history-share = Partida ca text, de trimis altora.
    .braille = ca text
# Delete the game.
history-delete = Ștergeți această partidă.
    .braille = șterge
# The same entry deletes, chosen again.
history-confirm-delete = Ștergeți partida, și din statistici? Alegeți încă o dată.
    .braille = ștergeți? încă o dată
# The game was deleted.
history-deleted = Partidă ștearsă.
    .braille = ștearsă

## What is wrong where games are kept

# A folder can't be made.
store-no-folder = Partidele nu se păstrează: dosarul { $folder } nu se poate crea.
    .braille = nepăstrate: dosarul lipsește
# The file can't be written.
store-read-only = Partidele nu se păstrează: { $file } nu se poate scrie.
    .braille = nepăstrate: doar citire
# The disk is full.
store-disk-full = Partidele nu se păstrează: discul fișierului { $file } este plin.
    .braille = nepăstrate: disc plin
# The system could not read or write.
store-disk-fault = Partidele nu se păstrează: { $file } nu se poate citi sau scrie.
    .braille = nepăstrate: eroare de disc
# Another program has the file.
store-locked = Alt Golf Access folosește acum { $file }: aici partidele nu se păstrează.
    .braille = nepăstrate: în folosință
# The file can't be used and was set aside.
store-damaged = Partidele din { $file } sunt deteriorate; fișierul este acum { $kept }. Începe unul nou.
    .braille = deteriorate: { $kept }
# A later version of the program wrote the file.
store-later-version = Partidele din { $file } sunt dintr-o versiune mai nouă, { $version }; aceasta cunoaște { $known }.
    .braille = versiune mai nouă
# A game is not there, or can't be read.
store-bad-game = Această partidă nu se poate citi din { $file }.
    .braille = partidă ilizibilă
# A character that a player's name can't have.
store-bad-name = Numele { $name } nu poate avea { $character }: sunt permise litere, cifre, spații și - ' _ .
    .braille = { $name }: nu { $character }
# A player's name is too long.
store-long-name = Numele { $name } este prea lung: caractere { $length }, cel mult { $longest }.
    .braille = prea lung, max { $longest }
# A copy overwrites nothing.
store-file-exists = Fișierul { $file } există deja; nu se suprascrie nimic.
    .braille = fișierul există deja
# There is no such file.
store-file-missing = Fișierul { $file } nu există.
    .braille = fișier lipsă
# The file is no copy of kept games.
store-not-a-store = { $file } nu este o copie de partide păstrate sau este deteriorată.
    .braille = nu e o copie
