### What each command does, as key help says it: "D: read the waste card". The attribute .word holds
### the words, divided by blanks, that a player can enter by line instead of the key.

# Digit keys.
command-digit-1 = coloana sau elementul 1
# Digit keys.
command-digit-2 = coloana sau elementul 2
# Digit keys.
command-digit-3 = coloana sau elementul 3
# Digit keys.
command-digit-4 = coloana sau elementul 4
# Digit keys.
command-digit-5 = coloana sau elementul 5
# Digit keys.
command-digit-6 = coloana sau elementul 6
# Digit keys.
command-digit-7 = coloana sau elementul 7
# Digit keys.
command-digit-8 = coloana sau elementul 8
# Digit keys.
command-digit-9 = coloana sau elementul 9
# Play the card under the cursor.
command-act = joacă cartea de sub cursor
    .word = joacă joaca
    .braille = joacă cartea
# Draw from the stock.
command-draw = trage o carte
    .word = trage
# Read the waste card.
command-waste = citește cartea de pe teancul de decartare
    .word = decartare
    .braille = teanc de decartare
# Read the tableau, a column a line.
command-tableau = citește tabloul
    .word = tablou
# Stock, cards left, waste.
command-counts = citește câte cărți mai sunt
    .word = câte cate
# What is different since the last key.
command-changes = ce s-a schimbat de la ultima tastă
    .word = schimbări schimbari
    .braille = schimbări
# Read the score.
command-score = citește punctajul
    .word = punctaj puncte
# Rule, code, number of moves.
command-status = regula, codul și numărul de mutări
    .word = stare cod
    .braille = regulă, cod, mutări
# Read the free cards.
command-free-cards = citește cărțile libere
    .word = libere
# What can be played.
command-playable = ce se poate juca acum
    .word = mutări mutari
# A digit follows, then that column is read.
command-read-column = citește o coloană: apoi numărul ei
    .word = coloană coloana
    .braille = citește o coloană
# Cursor to the right.
command-next-column = coloana următoare
    .word = dreapta
# Cursor to the left.
command-previous-column = coloana anterioară
    .word = stânga stanga
    .braille = coloana dinainte
# Cursor to the card under this one.
command-deeper = o carte mai adânc
    .word = adânc adanc
# Cursor back towards the free card.
command-back = o carte înapoi
    .word = înapoi inapoi
# A rank follows, then its cards are looked for.
command-where = unde sunt cărțile de o valoare: apoi valoarea
    .word = unde
    .braille = unde sunt cărțile
# A hint: which card, and why.
command-hint = dă un sfat
    .word = sfat
# Whether the game can still be won; the answer looks at the hidden stock.
command-winnable = se mai poate câștiga?
    .word = câștigabil castigabil
    .braille = se mai câștigă?
# A winning line is played step by step.
command-show-line = arată un drum câștigător, mutare cu mutare
    .word = arată arata
    .braille = drum câștigător
# Undo.
command-undo = anulează
    .word = anulează anuleaza
# Redo.
command-redo = reface
    .word = refă refa
# Read the rules in force.
command-rules = regulile în vigoare
    .word = reguli
# Reasons of refusals on or off.
command-interactive = explică refuzurile, da sau nu
    .word = interactiv
# Another deal of the same kind; in a match the next hole.
command-new-game = partidă nouă de același fel, manșa următoare
    .word = nouă noua
    .braille = partidă nouă, manșa următoare
# Choose the rules of a new game.
command-choose-game = alege alt joc
    .word = alege
# Type a game code.
command-enter-code = introduce un cod de partidă
    .word = introdu introdu-cod
# The list of options.
command-options = opțiunile
    .word = opțiuni optiuni
# Have the next one speak: the screen reader, or the game's own voice.
command-output = schimbă cine vorbește
    .word = vorbire
# An answer of the listening test.
command-heard-once = auzită o dată
# As command-heard-once.
command-heard-twice = auzită de două ori
# As command-heard-once.
command-heard-nothing = neauzită
# Say the last announcement again.
command-again = repetă ultimul mesaj
    .word = repetă repeta
# The list of languages.
command-language = alege limba
    .word = limbă limba
# The keys that make sense now.
command-help = lista tastelor
    .word = ajutor taste
# The manual.
command-manual = manualul
    .word = manual
# Silence; leave a list or an entry.
command-escape = liniște; închide o listă sau o introducere
    .word = închide inchide
    .braille = liniște, închide
# Leave the game or the program.
command-quit = ieșire
    .word = ieșire iesire
# Enter at a table: begins the next hole, else acts on the card under the cursor.
command-act-here = începe; pune aici cartea din mână sau întoarce această carte
    .word = joacă joaca începe incepe
    .braille = începe, pune sau întoarce
# Take the top card of the stock.
command-take-stock = ia o carte din teancul de tragere
    .word = trage teanc
    .braille = ia din teanc
# Read the top card of the discard pile.
command-top-discard = citește cartea de deasupra decartărilor
    .word = decartări decartari
    .braille = citește decartările
# Take the top card of the discard pile.
command-take-discard = ia cartea de deasupra decartărilor
    .word = ia
    .braille = ia decartarea
# Read the card in hand.
command-in-hand = citește cartea din mână
    .word = mână mana
# Read one's own board, a row a line.
command-own-board = citește tabla dumneavoastră
    .word = tablă tabla
    .braille = tabla proprie
# Read the next player's board; once more, the one after.
command-other-board = citește tabla jucătorului următor
    .word = alta
    .braille = tabla următorului
# Cards face up per player, stock, discard pile.
command-table-counts = cărți întoarse, teancul de tragere și decartări
    .word = câte cate
    .braille = întoarse, teanc, decartări
# All that happened since the player's last turn.
command-since-my-turn = tot ce s-a întâmplat de la ultimul dumneavoastră rând
    .word = întâmplat intamplat
    .braille = de la ultimul rând
# Scores, one player a line.
command-scores = citește punctajele
    .word = punctaje puncte
# Whose turn it is.
command-whose-turn = cui îi vine rândul
    .word = rând rand
# What the card in hand could make, and where.
command-could-make = ce ar face cartea din mână, și unde
    .word = unde
    .braille = ce face cartea din mână
# A position follows, then that card is read.
command-read-card = citește o carte: apoi numărul ei
    .word = carte
    .braille = citește o carte
# Cursor to the next card.
command-next-card = cartea următoare
    .word = dreapta
# Cursor to the card before.
command-previous-card = cartea anterioară
    .word = stânga stanga
    .braille = cartea dinainte
# Cursor a row down.
command-row-down = un rând mai jos
    .word = dedesubt
# Cursor a row up.
command-row-up = un rând mai sus
    .word = deasupra
# Discard the card in hand, then turn one up.
command-discard = decartează cartea din mână, apoi se întoarce una
    .word = decartează decarteaza
    .braille = decartează, apoi întoarce
# End the hole by knocking.
command-knock = bate în masă, ca să încheie manșa
    .word = bate
    .braille = bate în masă
# Who sits where, and the standings.
command-seating = cine unde stă, și clasamentul
    .word = locuri clasament
    .braille = locuri și clasament
# Next entry of a list.
command-next = elementul următor
    .word = următorul urmatorul
    .braille = următorul
# Previous entry of a list.
command-previous = elementul anterior
    .word = anteriorul anterior
    .braille = anteriorul
# First entry of a list.
command-first = primul element
    .word = primul
# Last entry of a list.
command-last = ultimul element
    .word = ultimul
# Choose the entry.
command-choose = alege elementul
    .word = alege ok
# Accept a typed text.
command-accept = acceptă textul
# Erase the last character.
command-erase = șterge ultimul caracter
# Read what was typed.
command-read-back = citește ce ați scris

## Names of keys

# The space bar.
key-space = Spațiu
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
key-up = Săgeată sus
    .braille = sus
# An arrow key.
key-down = Săgeată jos
    .braille = jos
# An arrow key.
key-left = Săgeată stânga
    .braille = stânga
# An arrow key.
key-right = Săgeată dreapta
    .braille = dreapta
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
key-question-mark = semnul întrebării
    .braille = ?
# The key that types ",".
key-comma = virgulă
# The key that types ".".
key-full-stop = punct
# The key that types "-".
key-hyphen = cratimă
# The key that types "+".
key-plus = plus
# A capital letter.
key-shift = Shift+{ $letter }
# Said in place of a key where none is set for a command.
key-none = nicio tastă
