### Games that were played: walked through again, played on from, told as text, read from one.

## A game that is played back, step by step

# A game of $count moves is played back. $on is the key for the next move, $play the one to play on from the move that is told.
replay-title = Riascolto, { $count ->
        [one] una mossa
       *[other] { $count } mosse
    }. { $on } va avanti, { $play } gioca da lì.
    .braille = riascolto { $count }, { $on }, { $play }
# A move of the game: its number, how many there are, and what was told of it in the game, a whole sentence.
replay-step = Mossa { $position } di { $count }: { $told }
    .short = { $position }: { $told }
    .terse = { $told }
    .braille = { $told } { $position }/{ $count }
# The beginning of the game, before its first move. What was dealt follows.
replay-start = Inizio della partita.
    .braille = inizio
# There is nothing before the beginning.
replay-no-less = Prima non c'è niente: è l'inizio.
    .braille = inizio: prima niente
# There is nothing after the last of $count moves.
replay-no-more = Dopo non c'è niente: è la fine, { $count ->
        [one] una mossa
       *[other] { $count } mosse
    }.
    .braille = fine: { $count }
# At this step a hint was asked for.
replay-hint = È stato chiesto un consiglio.
    .braille = un consiglio
# As replay-hint, of the oracle, which knows the stock.
replay-oracle = È stato chiesto all'oracolo.
    .braille = l'oracolo
# The move after this one was not chosen by the player: the program showed it.
replay-shown = La prossima mossa la mostra il programma.
    .braille = la prossima è mostrata
# At a table a player chooses, or looks at, a card of their own that others don't see.
replay-unseen = { $player } sceglie una carta, di nascosto.
    .braille = { $player } sceglie nascosta
# The player wants to play on, but at this move the game is over. $back is the key for the move before.
replay-is-over = Qui la partita è finita: torna indietro con { $back } e gioca da lì.
    .braille = finita qui, indietro { $back }
# The game is no longer played back.
replay-left = Riascolto chiuso.
    .braille = chiuso
# A shared game was pasted while another one is running.
shared-offered = { $key } fa riascoltare la partita incollata, ogni altro tasto continua questa.
    .braille = partita incollata? { $key }
# The digit keys in a game of solitaire that is played back.
help-digits-replay = leggono una colonna
# As help-digits-replay, at a table.
help-digits-table-replay = leggono una carta del tabellone
    .braille = leggono una carta

## What its keys do; see commands.ftl

# The next move.
command-step-on = mossa successiva
    .word = avanti
    .braille = avanti
# The move before.
command-step-back = mossa precedente
    .word = indietro
    .braille = indietro
# Ten moves on.
command-ten-on = dieci mosse avanti
    .word = salta
    .braille = dieci avanti
# Ten moves back.
command-ten-back = dieci mosse indietro
    .word = riavvolgi
    .braille = dieci indietro
# The beginning of the game.
command-to-start = inizio della partita
    .word = principio
    .braille = inizio
# The end of the game.
command-to-end = fine della partita
    .word = termine
    .braille = fine
# Tell the move again.
command-this-step = ripete questa mossa
    .word = questa
# Begin a new game with all that was done up to here.
command-play-on = gioca da qui
    .word = gioca
# Show the game as a text that can be copied.
command-share = la partita come testo
    .word = condividi testo

## A game as text

# The title of a list: a game's text in $count lines.
share-title = La partita come testo, { $count ->
        [one] una riga
       *[other] { $count } righe
    }.
    .braille = testo, righe { $count }
# An entry: all lines are written at once, so that they can be copied from the screen.
share-whole = Tutte le righe insieme, da copiare.
    .braille = tutte le righe
# An entry: the text is written to a file in $folder.
share-to-file = Scrivi in un file in { $folder }.
    .braille = scrivi in un file
# The text is in $file now.
share-written = Scritta in { $file }.
    .braille = { $file }
# No file can be written in $folder.
share-not-written = In { $folder } non si può scrivere.
    .braille = non scritta

## What is wrong with a game's text: $word is the word, $line and $position tell where it stands

# There is no text.
shared-empty = Il testo è vuoto. Una partita è il suo codice e le mosse, come GO1-E-AAAAAAB d 5 2.
    .braille = testo vuoto
# The text is longer than any game.
shared-too-long = Il testo è troppo lungo: caratteri { $length }, al massimo { $longest }.
    .braille = troppo lungo, max { $longest }
# So many sit at the table by its code, and so many words name a player.
shared-seats-missing = Giocatori a questo tavolo: { $seats }, nominati nel testo: { $named }.
    .braille = giocatori { $seats }, nel testo { $named }
# Something that is no card stands among cards.
shared-bad-card = «{ $word }», riga { $line }, parola { $position }: «{ $card }» non è una carta.
    .braille = non è una carta: { $card }
# The cards of a deal are not the right ones.
shared-bad-deal = «{ $word }», riga { $line }, parola { $position }: non è una distribuzione. Ha sette colonne di cinque carte e il mazzo, ogni carta una volta, con / in mezzo.
    .braille = distribuzione errata, riga { $line }, { $position }
# There are more deals than holes.
shared-too-many-deals = «{ $word }», riga { $line }, parola { $position }: una distribuzione di troppo, buche: { $holes }.
    .braille = troppe distribuzioni, buche { $holes }
# There are fewer deals than holes.
shared-deals-missing = Mancano distribuzioni: buche { $holes }, distribuzioni { $deals }.
    .braille = buche { $holes }, distribuzioni { $deals }
# The word should name a player. The words after @ are not translated.
shared-bad-player = «{ $word }», riga { $line }, parola { $position }: non è un giocatore. Sarebbe @person:NOME, a un tavolo anche @easy:NUMERO:NOME, normal o hard.
    .braille = nessun giocatore: { $word }
# The word names a seat that there isn't.
shared-no-such-seat = «{ $word }», riga { $line }, parola { $position }: posto inesistente, ce ne sono { $seats }.
    .braille = no posto { $word }, 1-{ $seats }
# At a table a word such as 1: must tell who acts.
shared-no-seat = «{ $word }», riga { $line }, parola { $position }: prima deve stare un posto, come 1:.
    .braille = manca il posto, come 1:
# The word means nothing; $known are the words that could stand there.
shared-unknown-word = «{ $word }», riga { $line }, parola { $position }: parola sconosciuta. Lì può stare: { $known }.
    .braille = { $word }? { $known }
# The rules refuse what the word says; $known are the words that could stand there.
shared-refused = «{ $word }», riga { $line }, parola { $position }: le regole non lo permettono. Lì può stare: { $known }.
    .braille = no { $word }: { $known }
# Nothing can be done any more where the word stands.
shared-nothing-fits = «{ $word }», riga { $line }, parola { $position }: lì non può seguire niente.
    .braille = { $word }: non può seguire niente
# This game can't be told as text.
shared-not-shared = Questa partita non si può scrivere come testo: le sue regole o le sue carte non hanno codice.
    .braille = senza codice niente testo
# A file with a shared game, then what is wrong with it.
shared-file = La partita in { $file }: { $problem }
    .braille = { $problem }

## On the command line

# golf-access replay.
subcommand-replay = Fa riascoltare una partita condivisa, mossa per mossa.
# golf-access share.
subcommand-share = Scrive come testo una partita giocata, in FILE o sullo standard output.
# golf-access import.
subcommand-import = Conserva tra le partite giocate una condivisa; FILE - è lo standard input.
# An option: which game is shared.
option-game = quale delle partite giocate, 1 è l'ultima
# No file is overwritten.
share-file-exists = Il file { $file } c'è già: scegli un altro nome.
    .braille = il file c'è già
# There are fewer games than $number.
share-no-game = Tra le partite giocate non c'è la numero { $number }.
    .braille = nessuna partita { $number }
# A shared game is kept now. $game is an entry of the list of games played, a sentence.
imported = Conservata: { $game } { $count ->
        [one] una mossa
       *[other] { $count } mosse
    }, tra le partite giocate.
    .braille = { $game }

## The games that were played

# An entry of the menu: the list of games played.
menu-history = Partite giocate.
    .braille = partite giocate
# The title of the list of games played, of which there are $count.
history-title = Partite giocate, { $count ->
        [one] una partita
       *[other] { $count } partite
    }:
    .braille = partite giocate { $count }
# There are no games in the list.
history-none = Nessuna partita è ancora arrivata alla fine.
    .braille = ancora nessuna
# The games can't be read; why was told before.
history-unavailable = Le partite giocate ora non si possono leggere.
    .braille = illeggibili
# A game in the list: which one, what became of it, when.
history-entry = { $game }, { $result }, { $when }.
    .braille = { $game }, { $result }, { $when }
# As history-entry: somebody else played it.
history-shared = { $game }, { $result }, { $when }, condivisa.
    .braille = { $game }, { $result }, { $when }
# Several holes by a rule set.
history-match = { $rule }, incontro
# A game of solitaire was won.
history-result-won = vinta
# So many cards were left on the tableau.
history-result-lost = { $left ->
        [one] resta una carta
       *[other] restano { $left } carte
    }
    .braille = tavolo { $left }
# A game that wasn't played to its end.
history-result-left = non finita
# The total of a match of solitaire: points, fewer are better.
history-result-match = totale { $total }
# The player's place at a table, and the total.
history-result-place = posto { $place }, totale { $total }
    .braille = { $place }. { $total }
# When a game was played.
history-when-today = oggi
# When a game was played.
history-when-yesterday = ieri
# When a game was played: 2 to 7 days ago.
history-when-days = { $days } giorni fa
    .braille = -{ $days } g
# When a game was played: a date.
history-when-date = { $day } { $month ->
        [jan] gennaio
        [feb] febbraio
        [mar] marzo
        [apr] aprile
        [may] maggio
        [jun] giugno
        [jul] luglio
        [aug] agosto
        [sep] settembre
        [oct] ottobre
        [nov] novembre
       *[dec] dicembre
    } { $year }
    .braille = { $day } { $month } { $year }
# The title of what can be done with a game; $game is its entry in the list, a sentence.
history-game = { $game }
    .braille = { $game }
# Play the game back, its $count moves.
history-replay = Riascolta, { $count ->
        [one] una mossa
       *[other] { $count } mosse
    }.
    .braille = riascolta { $count }
# Show the game as text, or write it to a file.
history-share = La partita come testo, da condividere.
    .braille = come testo
# Delete the game.
history-delete = Elimina questa partita.
    .braille = elimina
# The same entry deletes, chosen again.
history-confirm-delete = Eliminare la partita, anche dalle statistiche? Scegli ancora questa voce.
    .braille = eliminare? ancora
# The game was deleted.
history-deleted = Partita eliminata.
    .braille = eliminata

## What is wrong where games are kept

# A folder can't be made.
store-no-folder = Le partite non si conservano: la cartella { $folder } non si può creare.
    .braille = non conservate: cartella
# The file can't be written.
store-read-only = Le partite non si conservano: { $file } non si può scrivere.
    .braille = non conservate: sola lettura
# The disk is full.
store-disk-full = Le partite non si conservano: il disco di { $file } è pieno.
    .braille = non conservate: disco pieno
# The system could not read or write.
store-disk-fault = Le partite non si conservano: { $file } non si legge o non si scrive.
    .braille = non conservate: errore disco
# Another program has the file.
store-locked = Un altro Golf Access usa ora { $file }: qui le partite non si conservano.
    .braille = non conservate: già in uso
# The file can't be used and was set aside.
store-damaged = Le partite in { $file } sono danneggiate; il file ora è { $kept }. Ne comincia uno nuovo.
    .braille = danneggiate: { $kept }
# A later version of the program wrote the file.
store-later-version = Le partite in { $file } sono di una versione successiva, { $version }; questa conosce la { $known }.
    .braille = versione successiva
# A game is not there, or can't be read.
store-bad-game = Questa partita non si legge da { $file }.
    .braille = partita illeggibile
# A character that a player's name can't have.
store-bad-name = Il nome { $name } non può avere { $character }: vanno bene lettere, cifre, spazi e - ' _ .
    .braille = { $name }: no { $character }
# A player's name is too long.
store-long-name = Il nome { $name } è troppo lungo: caratteri { $length }, al massimo { $longest }.
    .braille = troppo lungo, max { $longest }
# A copy overwrites nothing.
store-file-exists = Il file { $file } c'è già; non si sovrascrive niente.
    .braille = il file c'è già
# There is no such file.
store-file-missing = Il file { $file } non c'è.
    .braille = file assente
# The file is no copy of kept games.
store-not-a-store = { $file } non è una copia di partite conservate, o è danneggiata.
    .braille = non è una copia
