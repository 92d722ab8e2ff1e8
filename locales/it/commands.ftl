### What each command does, as key help says it: "D: read the waste card". The attribute .word holds
### the words, divided by blanks, that a player can enter by line instead of the key.

# Digit keys.
command-digit-1 = colonna o voce 1
# Digit keys.
command-digit-2 = colonna o voce 2
# Digit keys.
command-digit-3 = colonna o voce 3
# Digit keys.
command-digit-4 = colonna o voce 4
# Digit keys.
command-digit-5 = colonna o voce 5
# Digit keys.
command-digit-6 = colonna o voce 6
# Digit keys.
command-digit-7 = colonna o voce 7
# Digit keys.
command-digit-8 = colonna o voce 8
# Digit keys.
command-digit-9 = colonna o voce 9
# Play the card under the cursor.
command-act = gioca la carta sotto il cursore
    .word = gioca
    .braille = gioca qui
# Draw from the stock.
command-draw = pesca una carta
    .word = pesca
# Read the waste card.
command-waste = legge lo scarto
    .word = scarto
# Read the tableau, a column a line.
command-tableau = legge il tavolo, una colonna per riga
    .word = tavolo
    .braille = legge il tavolo
# Stock, cards left, waste.
command-counts = legge quante carte ci sono
    .word = quante carte
    .braille = quante carte
# What is different since the last key.
command-changes = che cosa è cambiato dall'ultimo tasto
    .word = cambiamenti
    .braille = che cosa è cambiato
# Read the score.
command-score = legge il punteggio
    .word = punteggio punti
    .braille = punteggio
# Rule, code, number of moves.
command-status = regola, codice e numero di mosse
    .word = stato codice
    .braille = regola, codice
# Read the free cards.
command-free-cards = legge le carte libere
    .word = libere
    .braille = carte libere
# What can be played.
command-playable = che cosa puoi giocare ora
    .word = giocabili mosse
    .braille = carte giocabili
# A digit follows, then that column is read.
command-read-column = legge una colonna: poi premi il suo numero
    .word = colonna
    .braille = colonna: numero
# Cursor to the right.
command-next-column = colonna successiva
    .word = destra
    .braille = col. successiva
# Cursor to the left.
command-previous-column = colonna precedente
    .word = sinistra
    .braille = col. precedente
# Cursor to the card under this one.
command-deeper = una carta più in fondo
    .word = sotto
    .braille = più in fondo
# Cursor back towards the free card.
command-back = una carta indietro
    .word = sopra
    .braille = indietro
# A rank follows, then its cards are looked for.
command-where = trova le carte di un valore: poi premi quale
    .word = dove cerca
    .braille = trova: valore
# A hint: which card, and why.
command-hint = dà un consiglio
    .word = consiglio suggerisci
    .braille = consiglio
# Whether the game can still be won; the answer looks at the hidden stock.
command-winnable = si può ancora vincere?
    .word = vincibile
    .braille = si può vincere?
# A winning line is played step by step.
command-show-line = mostra una serie di mosse vincenti, una alla volta
    .word = mostra
    .braille = mostra come vincere
# Undo.
command-undo = annulla l'ultima mossa
    .word = annulla
    .braille = annulla
# Redo.
command-redo = rifà la mossa annullata
    .word = rifai
    .braille = rifà
# Read the rules in force.
command-rules = legge le regole di questa partita
    .word = regole
    .braille = regole
# Reasons of refusals on or off.
command-interactive = spiega i rifiuti, sì o no
    .word = interattive spiega
    .braille = spiega i rifiuti
# Another deal of the same kind; in a match the next hole.
command-new-game = nuova partita con le stesse regole, o buca successiva
    .word = nuova
    .braille = nuova, o altra buca
# Choose the rules of a new game.
command-choose-game = sceglie un altro tipo di partita
    .word = scegli
    .braille = scelta partita
# Type a game code.
command-enter-code = inserisce un codice di partita
    .word = inserisci
    .braille = inserisce codice
# The list of options.
command-options = apre le opzioni
    .word = opzioni
    .braille = opzioni
# Have the next one speak: the screen reader, or the game's own voice.
command-output = fai parlare un altro
    .word = uscita parla
# An answer of the listening test.
command-heard-once = sentita una volta
# As command-heard-once.
command-heard-twice = sentita due volte
# As command-heard-once.
command-heard-nothing = non sentita
# Say the last announcement again.
command-again = ripete l'ultimo messaggio
    .word = ripeti ancora
    .braille = ripete
# The list of languages.
command-language = sceglie la lingua
    .word = lingua
    .braille = lingua
# The keys that make sense now.
command-help = elenco dei tasti
    .word = aiuto tasti
# The manual.
command-manual = apre il manuale
    .word = manuale
    .braille = manuale
# Silence; leave a list or an entry.
command-escape = fa silenzio; chiude un elenco o un inserimento
    .word = chiudi silenzio
    .braille = chiude
# Leave the game or the program.
command-quit = esce
    .word = esci
# Enter at a table: begins the next hole, else acts on the card under the cursor.
command-act-here = comincia; mette qui la carta in mano o scopre questa carta
    .word = gioca comincia
    .braille = comincia, mette o scopre
# Take the top card of the stock.
command-take-stock = prende una carta dal mazzo
    .word = mazzo pesca
# Read the top card of the discard pile.
command-top-discard = legge la carta in cima agli scarti
    .word = scarti
    .braille = legge gli scarti
# Take the top card of the discard pile.
command-take-discard = prende la carta in cima agli scarti
    .word = prendi
    .braille = prende lo scarto
# Read the card in hand.
command-in-hand = legge la carta in mano
    .word = mano
# Read one's own board, a row a line.
command-own-board = legge il tuo tabellone
    .word = tabellone
# Read the next player's board; once more, the one after.
command-other-board = legge il tabellone del giocatore dopo
    .word = altro
    .braille = tabellone degli altri
# Cards face up per player, stock, discard pile.
command-table-counts = legge carte scoperte, mazzo e scarti
    .word = quante carte
    .braille = scoperte, mazzo, scarti
# All that happened since the player's last turn.
command-since-my-turn = tutto quello che è successo dal tuo ultimo turno
    .word = successo
    .braille = dal tuo ultimo turno
# Scores, one player a line.
command-scores = legge i punteggi
    .word = punteggi punti
# Whose turn it is.
command-whose-turn = dice a chi tocca
    .word = turno
# What the card in hand could make, and where.
command-could-make = che cosa farebbe la carta in mano, e dove
    .word = dove
    .braille = che fa la carta in mano
# A position follows, then that card is read.
command-read-card = legge una carta: poi il suo numero
    .word = carta
    .braille = legge una carta
# Cursor to the next card.
command-next-card = carta successiva
    .word = destra
# Cursor to the card before.
command-previous-card = carta precedente
    .word = sinistra
    .braille = carta prec.
# Cursor a row down.
command-row-down = una riga più giù
    .word = sotto
# Cursor a row up.
command-row-up = una riga più su
    .word = sopra
# Discard the card in hand, then turn one up.
command-discard = scarta la carta in mano, poi se ne scopre una
    .word = scarta
    .braille = scarta, poi scopre
# End the hole by knocking.
command-knock = bussa, per chiudere la buca
    .word = bussa
# Who sits where, and the standings.
command-seating = chi siede dove, e la classifica
    .word = posti classifica
    .braille = posti e classifica
# Next entry of a list.
command-next = voce successiva
    .word = avanti successiva
    .braille = avanti
# Previous entry of a list.
command-previous = voce precedente
    .word = indietro precedente
    .braille = indietro
# First entry of a list.
command-first = prima voce
    .word = prima
# Last entry of a list.
command-last = ultima voce
    .word = ultima
# Choose the entry.
command-choose = sceglie la voce
    .word = scegli ok
# Accept a typed text.
command-accept = conferma il testo
# Erase the last character.
command-erase = cancella l'ultimo carattere
    .braille = cancella
# Read what was typed.
command-read-back = rilegge quello che hai scritto
    .braille = rilegge

## Names of keys

# The space bar.
key-space = Spazio
# The Enter key.
key-enter = Invio
# The Tab key.
key-tab = Tab
# Tab with Shift.
key-shift-tab = Shift+Tab
# The Escape key.
key-escape = Esc
# The Backspace key.
key-backspace = Backspace
# The Delete key.
key-delete = Canc
# An arrow key.
key-up = Freccia su
    .braille = fr.su
# An arrow key.
key-down = Freccia giù
    .braille = fr.giù
# An arrow key.
key-left = Freccia sinistra
    .braille = fr.sin
# An arrow key.
key-right = Freccia destra
    .braille = fr.des
# The Home key.
key-home = Inizio
# The End key.
key-end = Fine
# The Page Up key.
key-pageup = Pagina su
    .braille = pag.su
# The Page Down key.
key-pagedown = Pagina giù
    .braille = pag.giù
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
key-question-mark = punto interrogativo
    .braille = ?
# The key that types ",".
key-comma = virgola
    .braille = ,
# The key that types ".".
key-full-stop = punto
    .braille = { "." }
# The key that types "-".
key-hyphen = trattino
    .braille = -
# The key that types "+".
key-plus = più
    .braille = +
# A capital letter.
key-shift = Shift+{ $letter }
# Said in place of a key where none is set for a command.
key-none = nessun tasto
