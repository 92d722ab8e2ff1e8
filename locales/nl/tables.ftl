### Tables at the keyboard: the cursor, the keyboard that people share, hints, offers.

## The second key

# A position is asked for, from 1 to $cards.
which-position = Welke kaart? 1 tot { $cards }.
    .braille = kaart 1-{ $cards }?
# A row of a large board is asked for.
which-row = Welke rij? 1 tot { $rows }.
    .braille = rij 1-{ $rows }?
# After the row the column is asked for.
which-column-of-row = Rij { $row }: welke kolom? 1 tot { $columns }.
    .braille = rij { $row }, kolom 1-{ $columns }?
# There is no card at that position.
which-no-position = Er zijn kaarten 1 tot { $cards }.
    .braille = alleen 1-{ $cards }
# There is no card in that row and column.
which-no-place = Daar ligt geen kaart: { $rows } rijen van { $columns }.
    .braille = niets, rijen { $rows }, kolommen { $columns }

## The cursor

# The cursor can't go beyond the last card.
edge-last-card = Dat is de laatste kaart.
    .braille = laatste kaart
# The cursor can't go before the first card.
edge-first-card = Dat is de eerste kaart.
    .braille = eerste kaart
# The cursor is in the lowest row.
edge-last-row = Laatste rij, kolom { $column }.
    .braille = laatste rij, kolom { $column }
# The cursor is in the highest row.
edge-first-row = Eerste rij, kolom { $column }.
    .braille = eerste rij, kolom { $column }
# A board was asked for of somebody who has none: who only watches, or is out.
table-no-board = Er is geen bord om voor te lezen.
    .braille = geen bord

## Questions

# Knocking ends the hole: it is asked for once more.
confirm-knock = Nog een keer { $key } om te kloppen: de anderen hebben dan nog een beurt.
    .braille = nog eens { $key }: kloppen
# Nothing happened since the player's last turn.
since-nothing = Niets nieuws sinds je vorige beurt.
    .braille = niets nieuws
# The rest of the hole, or the match, is played without being told.
table-skipping = Door tot het einde: alleen de scores worden genoemd.
    .braille = door tot het einde

## Offers

# A hole is over; $key begins the next one.
offer-next-table-hole = { $key } begint de volgende hole.
    .braille = { $key }: volgende hole
# The match is over.
offer-same-table = { $new } speelt opnieuw aan deze tafel, { $leave } stopt.
    .braille = { $new } opnieuw, { $leave } stopt

## A keyboard that people share

# It is the next person's turn to choose the cards that they turn up; $count of them.
table-chooses = { $player } kiest { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    } om open te draaien.
    .braille = { $player }: kies { $count }
# Before a person looks at cards in secret.
handover-ready = { $player } bekijkt nu kaarten: { $key } als niemand anders luistert.
    .braille = { $player }: { $key } als je alleen bent
# The person can look at their cards now.
handover-look = { $player }, kies { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    } om te bekijken.
    .braille = { $player }: bekijk { $count }
# A person has looked at their cards: the key hides them and gives the keyboard to the next.
handover = { $key } als je ze onthouden hebt.
    .braille = { $key } als je ze kent

## Hints

# The best that can be done is to take a card from the stock.
hint-take-stock = Neem liever van de trekstapel.
    .braille = hint: trekstapel
# The best is to take the top discard.
hint-take-discard = Neem { $card } van de aflegstapel.
    .braille = hint: neem { $card }
# The best place for the card in hand; $place is one of the place messages.
hint-place = { $card } ligt het best { $place }.
    .braille = hint: { $card } { $place }
# The card in hand isn't worth keeping.
hint-discard = { $card } kun je het best afleggen.
    .braille = hint: { $card } weg
# A card that could be turned up.
hint-turn-up = Draai de kaart om { $place }.
    .braille = hint: draai om { $place }
# A card to look at.
hint-look = Bekijk de kaart { $place }.
    .braille = hint: bekijk { $place }
# Knocking would pay.
hint-knock = Klop: jouw bord lijkt het laagst.
    .braille = hint: klop

## Choosing a table

# The title of the choice of a table.
choose-table-title = Kies een tafel. Enter wijzigt een keuze, de eerste deelt.
    .braille = kies een tafel
# The game, which Enter changes.
choose-table-game = Spel: { $rule }.
    .braille = spel { $rule }
# How many cards lie before each player, which Enter changes.
choose-table-cards = Kaarten per speler: { $cards }.
    .braille = kaarten { $cards }
# Opens the list of seats.
choose-table-players = Spelers: { $count }. Enter opent de plaatsen.
    .braille = spelers { $count }
# The length of a match in holes, which Enter changes.
choose-table-holes = Lengte: { $holes ->
        [one] { $holes } hole
       *[other] { $holes } holes
    }.
    .braille = lengte { $holes }
# The length of a match, which Enter changes: who reaches so many points is out.
choose-table-limit = Lengte: wie { $limit ->
        [one] { $limit } punt
       *[other] { $limit } punten
    } haalt ligt eruit, tot er een over is.
    .braille = lengte: tot { $limit }
# A rule that holds; $field is one of the names of rules below.
choose-rule-on = { $field }: ja.
    .braille = { $field } ja
# A rule that doesn't hold.
choose-rule-off = { $field }: nee.
    .braille = { $field } nee
# A rule that is a number, which can be below zero.
choose-rule-number = { $field }: { $number }.
    .braille = { $field } { $number }
# A rule that is one of several; $choice is one of the choices below.
choose-rule-word = { $field }: { $choice }.
    .braille = { $field } { $choice }
# Keeps the table as house rules, by a name that is asked for.
choose-table-keep = Deze tafel bewaren als huisregels.
    .braille = tafel bewaren
# Opens the list of house rules.
choose-table-kept = Huisregels die je hebt bewaard.
    .braille = huisregels
# Leads to the choice of a game of solitaire.
choose-table-solitaire = Toch liever golfsolitaire.
    .braille = solitaire
# In the choice of a game of solitaire: leads to the choice of a table.
choose-table = Toch liever een golftafel.
    .braille = een tafel

## Names of rules: each stands before a colon, and alone in what is said of a wrong number

# The smallest number of players.
table-field-min-seats = Spelers, minstens
    .braille = spelers minstens
# The largest number of players.
table-field-max-seats = Spelers, hoogstens
    .braille = spelers hoogstens
# How many packs of 52 cards are used.
table-field-decks = Spellen kaarten
    .braille = spellen
# How many jokers are in each pack.
table-field-jokers = Jokers per spel
    .braille = jokers per spel
# What a 2 counts.
table-field-two-value = Punten voor een 2
    .braille = een 2 telt
# What a 10 counts.
table-field-ten-value = Punten voor een 10
    .braille = een 10 telt
# What a jack counts.
table-field-jack-value = Punten voor een boer
    .braille = een boer telt
# What a queen counts.
table-field-queen-value = Punten voor een vrouw
    .braille = een vrouw telt
# What a king counts.
table-field-king-value = Punten voor een heer
    .braille = een heer telt
# What a joker counts.
table-field-joker-value = Punten voor een joker
    .braille = een joker telt
# Whether cards of one rank that fill a column count 0.
table-field-columns-cancel = Een kolom van gelijke kaarten telt niet mee
    .braille = kolommen op nul
# Which cards of one rank in a row count 0.
table-field-rows-cancel = Gelijke kaarten in een rij tellen niet mee
    .braille = rijen op nul
# Whether cards of one rank that fill a diagonal count 0.
table-field-diagonals-cancel = Een diagonaal van gelijke kaarten telt niet mee
    .braille = diagonalen op nul
# Whether jokers cancel each other, or keep what they count.
table-field-jokers-cancel = Jokers bij elkaar tellen niet mee
    .braille = jokers op nul
# How many cards each player turns up, or looks at, before the first turn.
table-field-start-cards = Kaarten gekozen aan het begin
    .braille = kaarten begin
# Whether the others hear which cards a player turns up only when all have chosen.
table-field-start-hidden = Ze klinken als allen gekozen hebben
    .braille = tegelijk gezegd
# Whether the cards chosen at the start are only looked at, and stay face down.
table-field-peek = Ze worden alleen bekeken
    .braille = alleen bekeken
# Whether the top card of the stock begins the discard pile.
table-field-begin-discards = Een kaart begint de aflegstapel
    .braille = aflegstapel begint
# Whether the discards are shuffled into a new stock when it has run out.
table-field-reshuffle = De aflegstapel wordt de nieuwe trekstapel
    .braille = opnieuw schudden
# Whether a player may knock instead of taking a turn.
table-field-knock = Ook kloppen beëindigt een hole
    .braille = kloppen
# Whether the player who ends a hole has a last turn as the others have.
table-field-finisher-turn = Ook wie eindigt heeft een laatste beurt
    .braille = beurt voor einder
# What the player who ends a hole pays who hasn't the lowest score.
table-field-finisher-penalty = Straf voor wie eindigt zonder de laagste score
    .braille = straf
# The points of that penalty.
table-field-penalty-points = Strafpunten
    .braille = strafpunten
# Whether a finisher whose score others have, too, counts as lowest.
table-field-tie-is-lowest = Ook een gelijke score is de laagste
    .braille = gelijk is laagst
# The number of holes of a match.
table-field-holes = Aantal holes
    .braille = holes
# The points with which a player is out.
table-field-points-limit = Puntengrens
    .braille = puntengrens
# What a tie for the first place leads to.
table-field-ties = Gelijke stand op de eerste plaats
    .braille = gelijk op één

## Choices of rules: each stands after a colon

# One pack, or two where there are many players.
table-choice-auto = naar het aantal spelers
    .braille = naar spelers
# Equal cards in a row don't cancel.
table-choice-never = nooit
    .braille = nooit
# Only a row that is all of one rank cancels.
table-choice-whole = als ze de rij vullen
    .braille = hele rij
# All cards of the row whose rank is in it more than once cancel.
table-choice-pairs = altijd
    .braille = altijd
# The finisher pays nothing.
table-choice-none = geen
    .braille = geen
# The finisher pays the penalty points.
table-choice-added = de strafpunten
    .braille = erbij
# A score below the penalty points gets these, any other counts twice.
table-choice-added-or-doubled = de strafpunten, of de score dubbel
    .braille = erbij of dubbel
# Who are tied play one more hole.
table-choice-extra-hole = nog een hole
    .braille = extra hole
# Who are tied share the place.
table-choice-shared = gedeeld
    .braille = gedeeld

## Seats

# Names of computer players: at least eight first names in the language, short, easy to tell apart
# by ear, not those that players are likely to have; with blanks between them, no comma.
bot-names = Fedde Wietske Gijs Machteld Rinus Dorien Teunis Lubbe
# A person who gave no name, where several share the keyboard; they are numbered.
person-name = Speler { $number }
# The title of the list of seats.
seats-title = Plaatsen, met de klok mee. Enter wijzigt wie er zit.
    .braille = plaatsen
# The only person at the table.
choose-seat-you = Plaats { $seat }: jij.
    .braille = { $seat }: jij
# A person with a name.
choose-seat-person = Plaats { $seat }: { $player }, een mens.
    .braille = { $seat }: { $player }
# A computer player.
choose-seat-easy = Plaats { $seat }: { $player }, de computer, makkelijk.
    .braille = { $seat }: { $player }, makkelijk
# A computer player.
choose-seat-normal = Plaats { $seat }: { $player }, de computer, gewoon.
    .braille = { $seat }: { $player }, gewoon
# A computer player.
choose-seat-hard = Plaats { $seat }: { $player }, de computer, moeilijk.
    .braille = { $seat }: { $player }, moeilijk
# The name of the person in the seat before; Enter asks for another.
choose-seat-name = Naam: { $name }.
    .braille = naam { $name }
# The person in the seat before has no name; Enter asks for one.
choose-seat-no-name = Nog geen naam: Enter vraagt erom.
    .braille = geen naam
# Adds a seat with a computer player.
choose-seat-more = Een plaats erbij.
    .braille = plaats erbij
# Takes the last seat away.
choose-seat-less = Een plaats minder.
    .braille = plaats minder

## Entries

# Asks for a number; $field is one of the names of rules.
enter-number = { $field }: typ een getal van { $least } tot { $most }.
    .braille = { $field }? { $least } tot { $most }
# What was entered is no such number.
enter-no-number = { $field }: dat moet een heel getal zijn van { $least } tot { $most }.
    .braille = { $field }: { $least } tot { $most }
# Asks for a person's name.
enter-player-name = Typ de naam van wie op plaats { $seat } zit, dan { $accept }. { $leave } stopt.
    .braille = naam { $seat }? { $accept }, { $leave }
# Asks for a name of house rules.
enter-house-name = Typ een naam voor deze huisregels, dan { $accept }. { $leave } stopt.
    .braille = naam? { $accept }, { $leave }

## House rules: tables that a player has kept by a name

# The title of the list of house rules.
house-title = Huisregels:
    .braille = huisregels
# A table that was kept.
house-entry = { $name }: { $rule }, { $count ->
        [one] { $count } speler
       *[other] { $count } spelers
    }.
    .braille = { $name }
# The list of house rules is empty.
house-none = Nog geen huisregels bewaard: kies een tafel en bewaar die.
    .braille = niets bewaard
# The title of what can be done with a table that was kept.
house-of-name = Huisregels { $name }:
    .braille = { $name }
# Deals at that table.
house-play = Delen: { $rule }.
    .braille = delen, { $rule }
# Opens the choice of a table with these rules.
house-change = De regels of de spelers wijzigen.
    .braille = wijzigen
# Deletes the house rules.
house-delete = Deze huisregels verwijderen.
    .braille = verwijderen
# Enter deletes them when it is pressed once more.
house-confirm-delete = De huisregels { $name } verwijderen? Kies dit nog een keer.
    .braille = { $name } weg? nog een keer
# They were deleted.
house-deleted = { $name } is verwijderd.
    .braille = { $name } verwijderd
# They were kept.
house-kept = Huisregels { $name } bewaard.
    .braille = { $name } bewaard
# There are house rules of that name; the same name once more replaces them.
house-name-taken = Er zijn al huisregels { $name }: typ die naam nog een keer om ze te vervangen.
    .braille = { $name }: nog eens vervangt
# The file of house rules can't be written.
house-not-kept = De huisregels kunnen niet naar { $file } geschreven worden.
    .braille = huisregels niet geschreven
