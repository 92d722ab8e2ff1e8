### Tables at the keyboard: the cursor, the keyboard that people share, hints, offers.

## The second key

# A position is asked for, from 1 to $cards.
which-position = Which card? 1 to { $cards }.
    .braille = card 1-{ $cards }?
# A row of a large board is asked for.
which-row = Which row? 1 to { $rows }.
    .braille = row 1-{ $rows }?
# After the row the column is asked for.
which-column-of-row = Row { $row }: which column? 1 to { $columns }.
    .braille = row { $row }, column 1-{ $columns }?
# There is no card at that position.
which-no-position = There are cards 1 to { $cards }.
    .braille = only 1-{ $cards }
# There is no card in that row and column.
which-no-place = No card there: { $rows } rows of { $columns }.
    .braille = no card, rows { $rows }, columns { $columns }

## The cursor

# The cursor can't go beyond the last card.
edge-last-card = That is the last card.
    .braille = last card
# The cursor can't go before the first card.
edge-first-card = That is the first card.
    .braille = first card
# The cursor is in the lowest row.
edge-last-row = Last row, column { $column }.
    .braille = last row, column { $column }
# The cursor is in the highest row.
edge-first-row = First row, column { $column }.
    .braille = first row, column { $column }
# A board was asked for of somebody who has none: who only watches, or is out.
table-no-board = There is no board to read.
    .braille = no board

## Questions

# Knocking ends the hole: it is asked for once more.
confirm-knock = { $key } once more to knock: the others have one more turn.
    .braille = { $key } again: knock
# Nothing happened since the player's last turn.
since-nothing = Nothing since your last turn.
    .braille = nothing since
# The rest of the hole, or the match, is played without being told.
table-skipping = On to the end: only the scores are told.
    .braille = skipping to the end

## Offers

# A hole is over; $key begins the next one.
offer-next-table-hole = { $key } begins the next hole.
    .braille = { $key }: next hole
# The match is over.
offer-same-table = { $new } plays again at this table, { $leave } leaves.
    .braille = { $new } again, { $leave } leaves

## A keyboard that people share

# It is the next person's turn to choose the cards that they turn up; $count of them.
table-chooses = { $player } chooses { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } to turn up.
    .braille = { $player }: choose { $count }
# Before a person looks at cards in secret.
handover-ready = { $player } looks at cards now: { $key } when nobody else listens.
    .braille = { $player }: { $key } when alone
# The person can look at their cards now.
handover-look = { $player }, choose { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } to look at.
    .braille = { $player }: look at { $count }
# A person has looked at their cards: the key hides them and gives the keyboard to the next.
handover = { $key } when you have them in mind.
    .braille = { $key } when you know them

## Hints

# The best that can be done is to take a card from the stock.
hint-take-stock = Better take from the stock.
    .braille = hint: stock
# The best is to take the top discard.
hint-take-discard = Take { $card } from the discards.
    .braille = hint: take { $card }
# The best place for the card in hand; $place is one of the place messages.
hint-place = { $card } goes best { $place }.
    .braille = hint: { $card } { $place }
# The card in hand isn't worth keeping.
hint-discard = { $card } is best discarded.
    .braille = hint: discard { $card }
# A card that could be turned up.
hint-turn-up = Turn up the card { $place }.
    .braille = hint: turn up { $place }
# A card to look at.
hint-look = Look at the card { $place }.
    .braille = hint: look { $place }
# Knocking would pay.
hint-knock = Knock: your board looks lowest.
    .braille = hint: knock

## Choosing a table

# The title of the choice of a table.
choose-table-title = Choose a table. Enter changes an entry; the first one deals.
    .braille = choose table
# The game, which Enter changes.
choose-table-game = Game: { $rule }.
    .braille = game { $rule }
# How many cards lie before each player, which Enter changes.
choose-table-cards = Cards before each player: { $cards }.
    .braille = cards { $cards }
# Opens the list of seats.
choose-table-players = Players: { $count }. Enter opens their seats.
    .braille = players { $count }
# The length of a match in holes, which Enter changes.
choose-table-holes = Length: { $holes ->
        [one] { $holes } hole
       *[other] { $holes } holes
    }.
    .braille = length { $holes }
# The length of a match, which Enter changes: who reaches so many points is out.
choose-table-limit = Length: who reaches { $limit ->
        [one] { $limit } point
       *[other] { $limit } points
    } is out, until one is left.
    .braille = length to { $limit }
# A rule that holds; $field is one of the names of rules below.
choose-rule-on = { $field }: yes.
    .braille = { $field } yes
# A rule that doesn't hold.
choose-rule-off = { $field }: no.
    .braille = { $field } no
# A rule that is a number, which can be below zero.
choose-rule-number = { $field }: { $number }.
    .braille = { $field } { $number }
# A rule that is one of several; $choice is one of the choices below.
choose-rule-word = { $field }: { $choice }.
    .braille = { $field } { $choice }
# Keeps the table as house rules, by a name that is asked for.
choose-table-keep = Keep this table as house rules.
    .braille = keep as house rules
# Opens the list of house rules.
choose-table-kept = House rules that you have kept.
    .braille = house rules
# Leads to the choice of a game of solitaire.
choose-table-solitaire = Golf solitaire instead.
    .braille = solitaire
# In the choice of a game of solitaire: leads to the choice of a table.
choose-table = A table of Golf instead.
    .braille = a table

## Names of rules: each stands before a colon, and alone in what is said of a wrong number

# The smallest number of players.
table-field-min-seats = Fewest players
    .braille = fewest players
# The largest number of players.
table-field-max-seats = Most players
    .braille = most players
# How many packs of 52 cards are used.
table-field-decks = Packs of cards
    .braille = packs
# How many jokers are in each pack.
table-field-jokers = Jokers in each pack
    .braille = jokers a pack
# What a 2 counts.
table-field-two-value = Points of a 2
    .braille = a 2 counts
# What a 10 counts.
table-field-ten-value = Points of a 10
    .braille = a 10 counts
# What a jack counts.
table-field-jack-value = Points of a jack
    .braille = a jack counts
# What a queen counts.
table-field-queen-value = Points of a queen
    .braille = a queen counts
# What a king counts.
table-field-king-value = Points of a king
    .braille = a king counts
# What a joker counts.
table-field-joker-value = Points of a joker
    .braille = a joker counts
# Whether cards of one rank that fill a column count 0.
table-field-columns-cancel = Equal cards that fill a column cancel
    .braille = columns cancel
# Which cards of one rank in a row count 0.
table-field-rows-cancel = Equal cards in a row cancel
    .braille = rows cancel
# Whether cards of one rank that fill a diagonal count 0.
table-field-diagonals-cancel = Equal cards that fill a diagonal cancel
    .braille = diagonals cancel
# Whether jokers cancel each other, or keep what they count.
table-field-jokers-cancel = Jokers cancel each other
    .braille = jokers cancel
# How many cards each player turns up, or looks at, before the first turn.
table-field-start-cards = Cards chosen at the start
    .braille = start cards
# Whether the others hear which cards a player turns up only when all have chosen.
table-field-start-hidden = These are told when all have chosen
    .braille = told together
# Whether the cards chosen at the start are only looked at, and stay face down.
table-field-peek = They are only looked at
    .braille = peek
# Whether the top card of the stock begins the discard pile.
table-field-begin-discards = A card begins the discard pile
    .braille = discards begun
# Whether the discards are shuffled into a new stock when it has run out.
table-field-reshuffle = The discards become a new stock
    .braille = reshuffle
# Whether a player may knock instead of taking a turn.
table-field-knock = Knocking ends a hole, too
    .braille = knocking
# Whether the player who ends a hole has a last turn as the others have.
table-field-finisher-turn = The finisher has a last turn, too
    .braille = finisher's turn
# What the player who ends a hole pays who hasn't the lowest score.
table-field-finisher-penalty = Penalty of a finisher who isn't lowest
    .braille = penalty
# The points of that penalty.
table-field-penalty-points = Penalty points
    .braille = penalty points
# Whether a finisher whose score others have, too, counts as lowest.
table-field-tie-is-lowest = An equal score is lowest, too
    .braille = equal is lowest
# The number of holes of a match.
table-field-holes = Number of holes
    .braille = holes
# The points with which a player is out.
table-field-points-limit = Points limit
    .braille = points limit
# What a tie for the first place leads to.
table-field-ties = A tie for the first place
    .braille = first-place tie

## Choices of rules: each stands after a colon

# One pack, or two where there are many players.
table-choice-auto = as the number of players asks
    .braille = by players
# Equal cards in a row don't cancel.
table-choice-never = never
    .braille = never
# Only a row that is all of one rank cancels.
table-choice-whole = if they fill it
    .braille = whole
# All cards of the row whose rank is in it more than once cancel.
table-choice-pairs = always
    .braille = any
# The finisher pays nothing.
table-choice-none = none
    .braille = none
# The finisher pays the penalty points.
table-choice-added = the penalty points
    .braille = added
# A score below the penalty points gets these, any other counts twice.
table-choice-added-or-doubled = the penalty points, or the score doubled
    .braille = added or doubled
# Who are tied play one more hole.
table-choice-extra-hole = one more hole
    .braille = extra hole
# Who are tied share the place.
table-choice-shared = shared
    .braille = shared

## Seats

# Names of computer players: at least eight first names in the language, short, easy to tell apart
# by ear, not those that players are likely to have; with blanks between them, no comma.
bot-names = Fergus Hattie Barnaby Mavis Rupert Olwen Clancy Dinah
# A person who gave no name, where several share the keyboard; they are numbered.
person-name = Player { $number }
# The title of the list of seats.
seats-title = Seats, clockwise. Enter changes who sits there.
    .braille = seats
# The only person at the table.
choose-seat-you = Seat { $seat }: you.
    .braille = { $seat }: you
# A person with a name.
choose-seat-person = Seat { $seat }: { $player }, a person.
    .braille = { $seat }: { $player }
# A computer player.
choose-seat-easy = Seat { $seat }: { $player }, an easy computer player.
    .braille = { $seat }: { $player }, easy
# A computer player.
choose-seat-normal = Seat { $seat }: { $player }, a normal computer player.
    .braille = { $seat }: { $player }, normal
# A computer player.
choose-seat-hard = Seat { $seat }: { $player }, a hard computer player.
    .braille = { $seat }: { $player }, hard
# The name of the person in the seat before; Enter asks for another.
choose-seat-name = Name: { $name }.
    .braille = name { $name }
# The person in the seat before has no name; Enter asks for one.
choose-seat-no-name = No name yet: Enter gives one.
    .braille = no name
# Adds a seat with a computer player.
choose-seat-more = One seat more.
    .braille = seat more
# Takes the last seat away.
choose-seat-less = One seat less.
    .braille = seat less

## Entries

# Asks for a number; $field is one of the names of rules.
enter-number = { $field }: type a number from { $least } to { $most }.
    .braille = { $field }? { $least } to { $most }
# What was entered is no such number.
enter-no-number = { $field } must be a whole number from { $least } to { $most }.
    .braille = { $field }: { $least } to { $most }
# Asks for a person's name.
enter-player-name = Type the name of the person in seat { $seat }, then { $accept }. { $leave } leaves.
    .braille = name { $seat }? { $accept }, { $leave }
# Asks for a name of house rules.
enter-house-name = Type a name for these house rules, then { $accept }. { $leave } leaves.
    .braille = name? { $accept }, { $leave }

## House rules: tables that a player has kept by a name

# The title of the list of house rules.
house-title = House rules:
    .braille = house rules
# A table that was kept.
house-entry = { $name }: { $rule }, { $count ->
        [one] { $count } player
       *[other] { $count } players
    }.
    .braille = { $name }
# There are no house rules: the only entry of their list, and the answer to --house.
house-none = No house rules are kept yet: choose a table, and keep it.
    .braille = no house rules kept
# The title of what can be done with a table that was kept.
house-of-name = House rules { $name }:
    .braille = { $name }
# Deals at that table.
house-play = Deal: { $rule }.
    .braille = deal, { $rule }
# Opens the choice of a table with these rules.
house-change = Change the rules or the players.
    .braille = change
# Deletes the house rules.
house-delete = Delete these house rules.
    .braille = delete
# Enter deletes them when it is pressed once more.
house-confirm-delete = Delete the house rules { $name }? Choose this once more.
    .braille = delete { $name }? once more
# They were deleted.
house-deleted = { $name } is deleted.
    .braille = { $name } deleted
# They were kept.
house-kept = House rules { $name } kept.
    .braille = { $name } kept
# There are house rules of that name; the same name once more replaces them.
house-name-taken = There are house rules { $name } already: enter that name once more to replace them.
    .braille = { $name }: once more replaces
# The file of house rules can't be written.
house-not-kept = The house rules can't be written to { $file }.
    .braille = house rules not written
