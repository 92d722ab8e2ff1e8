### What each command does, as key help says it: "D: read the waste card". The attribute .word holds
### the words, divided by blanks, that a player can enter by line instead of the key.

# Digit keys.
command-digit-1 = kolom of keuze 1
# Digit keys.
command-digit-2 = kolom of keuze 2
# Digit keys.
command-digit-3 = kolom of keuze 3
# Digit keys.
command-digit-4 = kolom of keuze 4
# Digit keys.
command-digit-5 = kolom of keuze 5
# Digit keys.
command-digit-6 = kolom of keuze 6
# Digit keys.
command-digit-7 = kolom of keuze 7
# Digit keys.
command-digit-8 = kolom of keuze 8
# Digit keys.
command-digit-9 = kolom of keuze 9
# Play the card under the cursor.
command-act = kaart onder de cursor spelen
    .word = speel spelen
    .braille = kaart spelen
# Draw from the stock.
command-draw = kaart trekken
    .word = trek trekken
# Read the waste card.
command-waste = aflegkaart voorlezen
    .word = aflegkaart aflegstapel
    .braille = aflegkaart
# Read the tableau, a column a line.
command-tableau = tableau voorlezen
    .word = tableau
    .braille = tableau
# Stock, cards left, waste.
command-counts = aantallen voorlezen
    .word = aantallen
    .braille = aantallen
# What is different since the last key.
command-changes = wat er sinds je laatste toets veranderd is
    .word = veranderd wijzigingen
    .braille = wat is veranderd
# Read the score.
command-score = score voorlezen
    .word = score punten
    .braille = score
# Rule, code, number of moves.
command-status = regels, code en aantal zetten
    .word = status code
    .braille = regels, code, zetten
# Read the free cards.
command-free-cards = vrije kaarten voorlezen
    .word = vrij
    .braille = vrije kaarten
# What can be played.
command-playable = wat je nu kunt spelen
    .word = speelbaar zetten
    .braille = te spelen
# A digit follows, then that column is read.
command-read-column = kolom voorlezen, daarna het nummer
    .word = kolom
    .braille = kolom, dan nummer
# Cursor to the right.
command-next-column = volgende kolom
    .word = rechts
    .braille = volg. kolom
# Cursor to the left.
command-previous-column = vorige kolom
    .word = links
    .braille = vor. kolom
# Cursor to the card under this one.
command-deeper = een kaart dieper
    .word = dieper
    .braille = dieper
# Cursor back towards the free card.
command-back = een kaart terug
    .word = terug
    .braille = terug
# A rank follows, then its cards are looked for.
command-where = kaarten van een waarde zoeken, daarna de waarde
    .word = waar zoek
    .braille = zoeken, dan waarde
# A hint: which card, and why.
command-hint = hint vragen
    .word = hint
    .braille = hint
# Whether the game can still be won; the answer looks at the hidden stock.
command-winnable = is de partij nog te winnen
    .word = winbaar
    .braille = nog te winnen
# A winning line is played step by step.
command-show-line = winnende reeks voordoen, stap voor stap
    .word = toon
    .braille = winst voordoen
# Undo.
command-undo = laatste zet ongedaan maken
    .word = ongedaan
    .braille = ongedaan maken
# Redo.
command-redo = ongedaan gemaakte zet opnieuw doen
    .word = opnieuw
    .braille = opnieuw doen
# Read the rules in force.
command-rules = regels van deze partij
    .word = regels
    .braille = regels
# Reasons of refusals on or off.
command-interactive = uitleg waarom iets niet mag, aan of uit
    .word = interactief uitleg
    .braille = uitleg aan/uit
# Another deal of the same kind; in a match the next hole.
command-new-game = nieuwe partij van dezelfde soort, of volgende hole
    .word = nieuw
    .braille = nieuwe partij, volgende hole
# Choose the rules of a new game.
command-choose-game = andere partij kiezen
    .word = kies
# Type a game code.
command-enter-code = partijcode invoeren
    .word = partijcode invoeren
# The list of options.
command-options = instellingen
    .word = instellingen opties
# Have the next one speak: the screen reader, or the game's own voice.
command-output = laat een ander spreken
    .word = uitvoer spraak
# An answer of the listening test.
command-heard-once = één keer gehoord
# As command-heard-once.
command-heard-twice = twee keer gehoord
# As command-heard-once.
command-heard-nothing = niet gehoord
# Say the last announcement again.
command-again = laatste bericht herhalen
    .word = herhaal nogmaals
    .braille = herhalen
# The list of languages.
command-language = taal kiezen
    .word = taal
    .braille = taal
# The keys that make sense now.
command-help = overzicht van de toetsen
    .word = hulp toetsen
    .braille = toetsen
# The manual.
command-manual = handleiding
    .word = handleiding
# Silence; leave a list or an entry.
command-escape = stil zijn, of een lijst of invoer sluiten
    .word = sluit annuleer
    .braille = stil, sluiten
# Leave the game or the program.
command-quit = stoppen
    .word = stop stoppen
# Enter at a table: begins the next hole, else acts on the card under the cursor.
command-act-here = beginnen; kaart hier neerleggen of deze kaart omdraaien
    .word = speel begin
    .braille = begin, leg of draai om
# Take the top card of the stock.
command-take-stock = kaart van de trekstapel nemen
    .word = trekstapel trek
    .braille = neem van de trekstapel
# Read the top card of the discard pile.
command-top-discard = bovenste kaart van de aflegstapel voorlezen
    .word = aflegstapel
    .braille = aflegstapel
# Take the top card of the discard pile.
command-take-discard = bovenste kaart van de aflegstapel nemen
    .word = neem
    .braille = neem van de aflegstapel
# Read the card in hand.
command-in-hand = kaart in je hand voorlezen
    .word = hand
    .braille = kaart in je hand
# Read one's own board, a row a line.
command-own-board = je eigen bord voorlezen
    .word = bord
    .braille = je bord
# Read the next player's board; once more, the one after.
command-other-board = bord van de volgende speler voorlezen
    .word = ander
    .braille = bord van de volgende
# Cards face up per player, stock, discard pile.
command-table-counts = open kaarten, trekstapel en aflegstapel tellen
    .word = aantallen
    .braille = aantallen
# All that happened since the player's last turn.
command-since-my-turn = alles sinds je vorige beurt
    .word = sinds
    .braille = sinds je vorige beurt
# Scores, one player a line.
command-scores = scores voorlezen
    .word = scores punten
    .braille = scores
# Whose turn it is.
command-whose-turn = wie is er aan de beurt
    .word = beurt
    .braille = wie is aan de beurt
# What the card in hand could make, and where.
command-could-make = wat de kaart in je hand kan maken, en waar
    .word = waar
    .braille = wat je kaart kan maken
# A position follows, then that card is read.
command-read-card = een kaart voorlezen: daarna het nummer
    .word = kaart
    .braille = kaart voorlezen
# Cursor to the next card.
command-next-card = volgende kaart
    .word = rechts
    .braille = volg. kaart
# Cursor to the card before.
command-previous-card = vorige kaart
    .word = links
    .braille = vor. kaart
# Cursor a row down.
command-row-down = een rij omlaag
    .word = onder
# Cursor a row up.
command-row-up = een rij omhoog
    .word = boven
# Discard the card in hand, then turn one up.
command-discard = kaart in je hand afleggen, daarna er een omdraaien
    .word = afleggen
    .braille = afleggen, dan omdraaien
# End the hole by knocking.
command-knock = kloppen, om de hole te beëindigen
    .word = klop kloppen
    .braille = kloppen
# Who sits where, and the standings.
command-seating = wie waar zit, en de stand
    .word = spelers stand
    .braille = wie waar zit, stand
# Next entry of a list.
command-next = volgende keuze
    .word = volgende
    .braille = volgende
# Previous entry of a list.
command-previous = vorige keuze
    .word = vorige
    .braille = vorige
# First entry of a list.
command-first = eerste keuze
    .word = eerste
    .braille = eerste
# Last entry of a list.
command-last = laatste keuze
    .word = laatste
    .braille = laatste
# Choose the entry.
command-choose = kiezen
    .word = kies ok
# Accept a typed text.
command-accept = tekst bevestigen
    .braille = bevestigen
# Erase the last character.
command-erase = laatste teken wissen
    .braille = wissen
# Read what was typed.
command-read-back = getypte tekst voorlezen
    .braille = teruglezen

## Names of keys

# The space bar.
key-space = Spatie
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
key-up = Pijl omhoog
    .braille = omhoog
# An arrow key.
key-down = Pijl omlaag
    .braille = omlaag
# An arrow key.
key-left = Pijl links
    .braille = links
# An arrow key.
key-right = Pijl rechts
    .braille = rechts
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
key-question-mark = vraagteken
    .braille = ?
# The key that types ",".
key-comma = komma
    .braille = ,
# The key that types ".".
key-full-stop = punt
    .braille = { "." }
# The key that types "-".
key-hyphen = streepje
    .braille = -
# The key that types "+".
key-plus = plusteken
    .braille = +
# A capital letter.
key-shift = Shift+{ $letter }
# Said in place of a key where none is set for a command.
key-none = geen toets
