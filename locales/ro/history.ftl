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
