### Tables at the keyboard: the cursor, the keyboard that people share, hints, offers.

## The second key

# A position is asked for, from 1 to $cards.
which-position = Care carte? De la 1 la { $cards }.
    .braille = cartea 1-{ $cards }?
# A row of a large board is asked for.
which-row = Care rând? De la 1 la { $rows }.
    .braille = rândul 1-{ $rows }?
# After the row the column is asked for.
which-column-of-row = Rândul { $row }: care coloană? De la 1 la { $columns }.
    .braille = rândul { $row }, coloana 1-{ $columns }?
# There is no card at that position.
which-no-position = Cărțile merg de la 1 la { $cards }.
    .braille = doar 1-{ $cards }
# There is no card in that row and column.
which-no-place = Acolo nu este nicio carte: rânduri { $rows }, coloane { $columns }.
    .braille = nimic, rânduri { $rows }, coloane { $columns }

## The cursor

# The cursor can't go beyond the last card.
edge-last-card = Aceasta este ultima carte.
    .braille = ultima carte
# The cursor can't go before the first card.
edge-first-card = Aceasta este prima carte.
    .braille = prima carte
# The cursor is in the lowest row.
edge-last-row = Ultimul rând, coloana { $column }.
    .braille = ultimul rând, coloana { $column }
# The cursor is in the highest row.
edge-first-row = Primul rând, coloana { $column }.
    .braille = primul rând, coloana { $column }
# A board was asked for of somebody who has none: who only watches, or is out.
table-no-board = Nu este nicio tablă de citit.
    .braille = nicio tablă

## Questions

# Knocking ends the hole: it is asked for once more.
confirm-knock = { $key } încă o dată ca să bateți în masă: ceilalți mai au un ultim rând.
    .braille = încă { $key }: bateți
# Nothing happened since the player's last turn.
since-nothing = Nimic nou de la ultimul dumneavoastră rând.
    .braille = nimic nou
# The rest of the hole, or the match, is played without being told.
table-skipping = Mai departe până la sfârșit: se spun doar punctajele.
    .braille = până la sfârșit

## Offers

# A hole is over; $key begins the next one.
offer-next-table-hole = { $key } începe manșa următoare.
    .braille = { $key }: altă manșă
# The match is over.
offer-same-table = { $new } joacă din nou la această masă, { $leave } iese.
    .braille = { $new } din nou, { $leave } iese

## A keyboard that people share

# It is the next person's turn to choose the cards that they turn up; $count of them.
table-chooses = { $player } alege { $count ->
        [one] o carte
        [few] { $count } cărți
       *[other] { $count } de cărți
    } de întors.
    .braille = { $player }: alege { $count }
# Before a person looks at cards in secret.
handover-ready = { $player } își privește cărțile: { $key } când nu mai ascultă nimeni.
    .braille = { $player }: { $key } când e singur
# The person can look at their cards now.
handover-look = { $player }, alegeți { $count ->
        [one] o carte
        [few] { $count } cărți
       *[other] { $count } de cărți
    } de privit.
    .braille = { $player }: privește { $count }
# A person has looked at their cards: the key hides them and gives the keyboard to the next.
handover = { $key } când le-ați ținut minte.
    .braille = { $key } când le știți

## Hints

# The best that can be done is to take a card from the stock.
hint-take-stock = Mai bine trageți din teancul de tragere.
    .braille = sfat: teanc
# The best is to take the top discard.
hint-take-discard = Luați { $card } din decartări.
    .braille = sfat: luați { $card }
# The best place for the card in hand; $place is one of the place messages.
hint-place = { $card } stă mai bine { $place }.
    .braille = sfat: { $card } { $place }
# The card in hand isn't worth keeping.
hint-discard = { $card }, mai bine de decartat.
    .braille = sfat: decartați { $card }
# A card that could be turned up.
hint-turn-up = Întoarceți cartea { $place }.
    .braille = sfat: întoarceți { $place }
# A card to look at.
hint-look = Priviți cartea { $place }.
    .braille = sfat: priviți { $place }
# Knocking would pay.
hint-knock = Bateți în masă: tabla dumneavoastră pare cea mai mică.
    .braille = sfat: bateți

## Choosing a table

# The title of the choice of a table.
choose-table-title = Alegeți o masă. Enter schimbă un element, primul împarte cărțile.
    .braille = alegeți masa
# The game, which Enter changes.
choose-table-game = Jocul: { $rule }.
    .braille = joc { $rule }
# How many cards lie before each player, which Enter changes.
choose-table-cards = Cărți de fiecare: { $cards }.
    .braille = cărți { $cards }
# Opens the list of seats.
choose-table-players = Jucători: { $count }. Enter deschide locurile.
    .braille = jucători { $count }
# The length of a match in holes, which Enter changes.
choose-table-holes = Durata: { $holes ->
        [one] o manșă
        [few] { $holes } manșe
       *[other] { $holes } de manșe
    }.
    .braille = durata { $holes }
# The length of a match, which Enter changes: who reaches so many points is out.
choose-table-limit = Durata: cine ajunge la { $limit ->
        [one] un punct
        [few] { $limit } puncte
       *[other] { $limit } de puncte
    } iese, până rămâne unul.
    .braille = durata: până la { $limit }
# A rule that holds; $field is one of the names of rules below.
choose-rule-on = { $field }: da.
    .braille = { $field } da
# A rule that doesn't hold.
choose-rule-off = { $field }: nu.
    .braille = { $field } nu
# A rule that is a number, which can be below zero.
choose-rule-number = { $field }: { $number }.
    .braille = { $field } { $number }
# A rule that is one of several; $choice is one of the choices below.
choose-rule-word = { $field }: { $choice }.
    .braille = { $field } { $choice }
# Keeps the table as house rules, by a name that is asked for.
choose-table-keep = Păstrați această masă la regulile casei.
    .braille = păstrați masa
# Opens the list of house rules.
choose-table-kept = Regulile casei, cele păstrate.
    .braille = regulile casei
# Leads to the choice of a game of solitaire.
choose-table-solitaire = Mai bine pasiența Golf.
    .braille = pasiență
# In the choice of a game of solitaire: leads to the choice of a table.
choose-table = Mai bine o masă de Golf.
    .braille = o masă

## Names of rules: each stands before a colon, and alone in what is said of a wrong number

# The smallest number of players.
table-field-min-seats = Jucători, cel puțin
    .braille = jucători minim
# The largest number of players.
table-field-max-seats = Jucători, cel mult
    .braille = jucători maxim
# How many packs of 52 cards are used.
table-field-decks = Pachete de cărți
    .braille = pachete
# How many jokers are in each pack.
table-field-jokers = Jokeri în fiecare pachet
    .braille = jokeri la pachet
# What a 2 counts.
table-field-two-value = Punctele unui 2
    .braille = un 2 face
# What a 10 counts.
table-field-ten-value = Punctele unui 10
    .braille = un 10 face
# What a jack counts.
table-field-jack-value = Punctele unui valet
    .braille = un valet face
# What a queen counts.
table-field-queen-value = Punctele unei dame
    .braille = o damă face
# What a king counts.
table-field-king-value = Punctele unui rege
    .braille = un rege face
# What a joker counts.
table-field-joker-value = Punctele unui joker
    .braille = un joker face
# Whether cards of one rank that fill a column count 0.
table-field-columns-cancel = O coloană de cărți la fel nu contează
    .braille = coloane la fel
# Which cards of one rank in a row count 0.
table-field-rows-cancel = Cărțile la fel de pe un rând nu contează
    .braille = rânduri la fel
# Whether cards of one rank that fill a diagonal count 0.
table-field-diagonals-cancel = O diagonală de cărți la fel nu contează
    .braille = diagonale la fel
# Whether jokers cancel each other, or keep what they count.
table-field-jokers-cancel = Jokerii împreună nu contează
    .braille = jokeri la fel
# How many cards each player turns up, or looks at, before the first turn.
table-field-start-cards = Cărți alese la început
    .braille = cărți la început
# Whether the others hear which cards a player turns up only when all have chosen.
table-field-start-hidden = Se spun când au ales toți
    .braille = spuse împreună
# Whether the cards chosen at the start are only looked at, and stay face down.
table-field-peek = Sunt doar privite
    .braille = doar privite
# Whether the top card of the stock begins the discard pile.
table-field-begin-discards = O carte începe decartările
    .braille = decartări începute
# Whether the discards are shuffled into a new stock when it has run out.
table-field-reshuffle = Decartările devin teancul de tragere
    .braille = reamestecare
# Whether a player may knock instead of taking a turn.
table-field-knock = Și bătaia în masă încheie manșa
    .braille = bătaie
# Whether the player who ends a hole has a last turn as the others have.
table-field-finisher-turn = Și cine încheie mai are un rând
    .braille = rând la încheiere
# What the player who ends a hole pays who hasn't the lowest score.
table-field-finisher-penalty = Penalizarea cui încheie fără cel mai mic punctaj
    .braille = penalizare
# The points of that penalty.
table-field-penalty-points = Puncte de penalizare
    .braille = puncte penalizare
# Whether a finisher whose score others have, too, counts as lowest.
table-field-tie-is-lowest = Și un punctaj egal este cel mai mic
    .braille = egal e minim
# The number of holes of a match.
table-field-holes = Numărul de manșe
    .braille = manșe
# The points with which a player is out.
table-field-points-limit = Limita de puncte
    .braille = limita de puncte
# What a tie for the first place leads to.
table-field-ties = Egalitate pe primul loc
    .braille = egalitate pe primul

## Choices of rules: each stands after a colon

# One pack, or two where there are many players.
table-choice-auto = după numărul jucătorilor
    .braille = după jucători
# Equal cards in a row don't cancel.
table-choice-never = niciodată
    .braille = niciodată
# Only a row that is all of one rank cancels.
table-choice-whole = dacă îl umplu
    .braille = întreg
# All cards of the row whose rank is in it more than once cancel.
table-choice-pairs = întotdeauna
    .braille = mereu
# The finisher pays nothing.
table-choice-none = niciuna
    .braille = niciuna
# The finisher pays the penalty points.
table-choice-added = punctele de penalizare
    .braille = adăugate
# A score below the penalty points gets these, any other counts twice.
table-choice-added-or-doubled = punctele de penalizare sau punctaj dublu
    .braille = adăugate sau dublu
# Who are tied play one more hole.
table-choice-extra-hole = încă o manșă
    .braille = altă manșă
# Who are tied share the place.
table-choice-shared = împărțită
    .braille = împărțită

## Seats

# Names of computer players: at least eight first names in the language, short, easy to tell apart
# by ear, not those that players are likely to have; with blanks between them, no comma.
bot-names = Horia Smaranda Ducu Lavinia Traian Zamfira Pavel Ruxandra
# A person who gave no name, where several share the keyboard; they are numbered.
person-name = Jucătorul { $number }
# The title of the list of seats.
seats-title = Locurile, în sensul acelor de ceasornic. Enter schimbă cine stă acolo.
    .braille = locuri
# The only person at the table.
choose-seat-you = Locul { $seat }: dumneavoastră.
    .braille = { $seat }: dvs
# A person with a name.
choose-seat-person = Locul { $seat }: { $player }, o persoană.
    .braille = { $seat }: { $player }
# A computer player.
choose-seat-easy = Locul { $seat }: { $player }, calculatorul, nivel ușor.
    .braille = { $seat }: { $player }, ușor
# A computer player.
choose-seat-normal = Locul { $seat }: { $player }, calculatorul, nivel normal.
    .braille = { $seat }: { $player }, normal
# A computer player.
choose-seat-hard = Locul { $seat }: { $player }, calculatorul, nivel greu.
    .braille = { $seat }: { $player }, greu
# The name of the person in the seat before; Enter asks for another.
choose-seat-name = Numele: { $name }.
    .braille = nume { $name }
# The person in the seat before has no name; Enter asks for one.
choose-seat-no-name = Încă fără nume: Enter îl cere.
    .braille = fără nume
# Adds a seat with a computer player.
choose-seat-more = Încă un loc.
    .braille = încă un loc
# Takes the last seat away.
choose-seat-less = Un loc mai puțin.
    .braille = un loc mai puțin

## Entries

# Asks for a number; $field is one of the names of rules.
enter-number = { $field }: scrieți un număr de la { $least } la { $most }.
    .braille = { $field }? { $least } la { $most }
# What was entered is no such number.
enter-no-number = { $field }: trebuie un număr întreg de la { $least } la { $most }.
    .braille = { $field }: { $least } la { $most }
# Asks for a person's name.
enter-player-name = Scrieți numele persoanei de pe locul { $seat }, apoi { $accept }. { $leave } renunță.
    .braille = nume { $seat }? { $accept }, { $leave }
# Asks for a name of house rules.
enter-house-name = Scrieți un nume pentru aceste reguli ale casei, apoi { $accept }. { $leave } renunță.
    .braille = nume? { $accept }, { $leave }

## House rules: tables that a player has kept by a name

# The title of the list of house rules.
house-title = Regulile casei:
    .braille = regulile casei
# A table that was kept.
house-entry = { $name }: { $rule }, { $count ->
        [one] un jucător
        [few] { $count } jucători
       *[other] { $count } de jucători
    }.
    .braille = { $name }
# The list of house rules is empty.
house-none = Încă nu ați păstrat regulile casei: alegeți o masă și păstrați-o.
    .braille = nimic păstrat
# The title of what can be done with a table that was kept.
house-of-name = Regulile casei { $name }:
    .braille = { $name }
# Deals at that table.
house-play = Împărțiți: { $rule }.
    .braille = împarte, { $rule }
# Opens the choice of a table with these rules.
house-change = Schimbați regulile sau jucătorii.
    .braille = schimbă
# Deletes the house rules.
house-delete = Ștergeți aceste reguli ale casei.
    .braille = șterge
# Enter deletes them when it is pressed once more.
house-confirm-delete = Ștergeți regulile casei { $name }? Alegeți încă o dată.
    .braille = ștergeți { $name }? încă o dată
# They were deleted.
house-deleted = { $name }: șterse.
    .braille = { $name } șterse
# They were kept.
house-kept = Regulile casei { $name } sunt păstrate.
    .braille = { $name } păstrate
# There are house rules of that name; the same name once more replaces them.
house-name-taken = Există deja reguli ale casei { $name }: scrieți încă o dată numele ca să le înlocuiți.
    .braille = { $name }: încă o dată înlocuiește
# The file of house rules can't be written.
house-not-kept = Regulile casei nu pot fi scrise în { $file }.
    .braille = reguli nescrise
