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
