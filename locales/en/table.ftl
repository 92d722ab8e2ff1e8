### A table of Golf, Six-card or Board: its events, refusals and answers.
### Messages that end in -you speak to the player, their twins tell the same of $player by name.
### Sentences begin with the important word. In braille forms cards are two letters, $place is "4", or
### "r2c3" on large boards.

## Names and places

# The player that listens, in a list of names: "Anna, you and Bruno".
player-you = you
# A player in a list of names.
player = { $player }
# Where a card lies on a board of up to nine cards; stands after the card: "5 of clubs at 4".
place-position = at { $position }
    .braille = { $position }
# Where a card lies on a larger board, as place-position.
place-row-column = at row { $row } column { $column }
    .braille = r{ $row }c{ $column }
# A card and where it lies, in a list.
card-at = { $card } { $place }
    .braille = { $card }{ $place }
# The name of a game: six cards a player.
game-six = Six-card Golf
# As game-six: two cards a player.
game-two = Two-card Golf
# As game-six: four cards a player.
game-four = Four-card Golf
# As game-six: nine cards a player.
game-nine = Nine-card Golf
# As game-six: any other number of cards.
game-cards = Golf with { $cards } cards
    .braille = golf { $cards } cards
# As game-six: the game with a points limit and boards of 4 to 16 cards.
game-board = Board Golf, { $cards } cards
    .braille = board golf { $cards }

# Two cards of one rank that cancel each other, in a list.
line-pair-column = pair in column { $number }
    .braille = pair c{ $number }
# As line-pair-column, in a row.
line-pair-row = pair in row { $number }
    .braille = pair r{ $number }
# A whole column of one rank, which counts nothing, in a list.
line-column = column { $number } all of one rank
    .braille = line c{ $number }
# As line-column, a row.
line-row = row { $number } all of one rank
    .braille = line r{ $number }
# As line-column, the diagonal that goes down from the first card.
line-diagonal-down = falling diagonal of one rank
    .braille = line diag down
# As line-column, the diagonal that goes up from the first card of the last row.
line-diagonal-up = rising diagonal of one rank
    .braille = line diag up

## The beginning

# A match begins. $game is the name of a game, $code the table's code.
table-begins = { $game }, code { $code }.
    .braille = { $code }
# A match begins that has no code.
table-opens = { $game } begins.
    .braille = { $game }
# Who sits at the table, clockwise; a list of names.
table-players = Clockwise: { $players }.
    .braille = { $players }
# The cards were cut for the first deal: the lowest card deals.
dealer-cut-you = { $card } is the lowest cut: you deal first.
    .braille = cut { $card }: you deal
# As dealer-cut-you.
dealer-cut = { $card } is the lowest cut: { $player } deals first.
    .braille = cut { $card }: { $player } deals
# A hole begins.
table-hole = Hole { $hole } of { $holes }.
    .braille = hole { $hole }/{ $holes }
# A hole begins in a match that goes on until all but one have reached $limit points.
table-hole-to-limit = Hole { $hole }, the limit is { $limit } points.
    .braille = hole { $hole }, limit { $limit }
# A hole that breaks a tie; $players is a list of names.
table-extra-hole = Extra hole among { $players }.
    .braille = extra hole: { $players }
# Who dealt and who has the first turn.
dealt-by-you = You deal, { $first } begins.
    .braille = you deal, { $first } begins
# As dealt-by-you.
dealt-you-begin = { $dealer } deals, you begin.
    .braille = { $dealer } deals, you begin
# As dealt-by-you.
dealt = { $dealer } deals, { $first } begins.
    .braille = { $dealer } deals, { $first } begins
# The top card of the discard pile.
table-top = { $top } on the discards.
    .braille = { $top } discards
# The discard pile is empty.
table-no-top = No card on the discards.
    .braille = no discards
# The player chooses cards to turn up; $count more of them.
choose-start = Choose { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } to turn up.
    .braille = turn up { $count }
# The player chooses cards to look at in secret.
choose-looks = Choose { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } to look at.
    .braille = look at { $count }
# A card that the player chose to turn up; $left more to choose.
chosen-you = { $card } { $place }{ $left ->
        [0] .
       *[other] , { $left } more to choose.
    }
    .braille = { $card } { $place }, { $left } more
# Others listen: what the card is they hear when all have chosen.
chosen = { $player } chooses the card { $place }{ $left ->
        [0] .
       *[other] , { $left } more.
    }
    .braille = { $player } { $place }, { $left } more
# A card that the player looks at in secret.
looked = { $card } { $place }, face down again{ $left ->
        [0] .
       *[other] , { $left } more to look at.
    }
    .braille = { $card } { $place }, { $left } more
# All have chosen; $cards is a list of cards with their places.
start-shown-you = You turn up { $cards }.
    .braille = you { $cards }
# As start-shown-you.
start-shown = { $player } turns up { $cards }.
    .braille = { $player } { $cards }

## A turn

# It is the player's turn; $top is the top discard.
turn-you = Your turn, { $top } on the discards.
    .braille = { $top } your turn
# As turn-you.
turn = { $player } is to play, { $top } on the discards.
    .braille = { $top } { $player } plays
# As turn-you, with no card on the discard pile.
turn-no-discard-you = Your turn, no card on the discards.
    .braille = -- your turn
# As turn-no-discard-you.
turn-no-discard = { $player } is to play, no card on the discards.
    .braille = -- { $player } plays
# As turn-you: the last turn of the hole.
turn-last-you = Your last turn, { $top } on the discards.
    .braille = { $top } your last turn
# As turn-last-you.
turn-last = { $player }, last turn, { $top } on the discards.
    .braille = { $top } { $player } last turn
# As turn-last-you, with no card on the discard pile.
turn-last-no-discard-you = Your last turn, no card on the discards.
    .braille = -- your last turn
# As turn-last-no-discard-you.
turn-last-no-discard = { $player }, last turn, no card on the discards.
    .braille = -- { $player } last turn
# The card that the player took from the stock.
taken-stock-you = { $card } from the stock.
    .braille = { $card } in hand
# As taken-stock-you.
taken-stock = { $player } takes { $card } from the stock.
    .braille = { $player } { $card } stock
# The card that the player took from the discard pile.
taken-discards-you = { $card } from the discards.
    .braille = { $card } in hand
# As taken-discards-you.
taken-discards = { $player } takes { $card } from the discards.
    .braille = { $player } { $card } discards
# Nobody else sees the card.
taken-unseen = { $player } takes a card from the stock.
    .braille = { $player } takes stock
# The card in hand was put on the board; $showing is what the visible cards are worth, $down lie face down.
placed-you = { $card } { $place }, { $replaced } discarded. Showing { $showing }, { $down } face down.
    .short = { $card } { $place }, { $replaced } out. { $showing }.
    .terse = { $replaced } out, { $showing }
    .braille = { $replaced } out, { $card } { $place } ={ $showing } down { $down }
# As placed-you.
placed = { $player }: { $card } { $place }, { $replaced } discarded. Showing { $showing }, { $down } face down.
    .short = { $player }: { $card } { $place }, { $replaced } out. { $showing }.
    .braille = { $player } { $card } { $place }, { $replaced } out
# The card in hand was discarded, and nothing more is to be done.
discarded-you = { $card } discarded.
    .braille = { $card } out
# As discarded-you.
discarded = { $player } discards { $card }.
    .braille = { $player } { $card } out
# The card in hand was discarded, now a card must be turned up.
discarded-owes-you = { $card } discarded. Now turn one up.
    .short = { $card } out, turn one up.
    .braille = { $card } out, turn one up
# As discarded-owes-you.
discarded-owes = { $player } discards { $card } and turns one up now.
    .braille = { $player } { $card } out, turn up
# A card was turned up.
turned-up-you = { $card } { $place }. Showing { $showing }, { $down } face down.
    .short = { $card } { $place }. { $showing }.
    .braille = { $card } { $place } ={ $showing } down { $down }
# As turned-up-you.
turned-up = { $player } turns up { $card } { $place }. Showing { $showing }, { $down } face down.
    .braille = { $player } { $card } { $place } ={ $showing }
# Lines that cancel since the last move; $lines is a list.
lines-made = Made: { $lines }.
    .braille = + { $lines }
# Lines that no longer cancel; $lines is a list.
lines-lost = Lost: { $lines }.
    .braille = - { $lines }

# Another player's whole turn: a card from the stock was put on the board.
turn-stock-placed = { $player }: { $card } from the stock { $place }, { $replaced } discarded.
    .short = { $player }: { $card } { $place }, { $replaced } out.
    .braille = { $replaced } out, { $player } { $card } { $place }
# Another player's whole turn: the top discard was put on the board.
turn-discards-placed = { $player }: { $card } from the discards { $place }, { $replaced } discarded.
    .short = { $player }: takes { $card } { $place }, { $replaced } out.
    .braille = { $replaced } out, { $player } took { $card } { $place }
# Another player's whole turn: a stock card was discarded, a card turned up.
turn-turned-up = { $player }: { $discarded } discarded, { $card } turned up { $place }.
    .short = { $player }: { $discarded } out, { $card } { $place }.
    .braille = { $discarded } out, { $player } { $card } { $place }
# Another player's whole turn: a stock card was discarded.
turn-discarded = { $player }: { $card } from the stock, discarded.
    .braille = { $card } out, { $player }
# All cards of a board lie face up; $turns players have one more turn.
board-completed-you = Board complete! { $turns ->
        [one] { $turns } last turn
       *[other] { $turns } last turns
    } for the others.
    .braille = complete, last turns
# As board-completed-you.
board-completed = { $player } completes the board: last turns.
    .braille = { $player } complete, last turns
# A player knocked, which ends the hole after a turn of the others.
knocked-you = You knock. { $turns ->
        [one] { $turns } last turn
       *[other] { $turns } last turns
    } for the others.
    .braille = you knock, last turns
# As knocked-you.
knocked = { $player } knocks: last turns.
    .braille = { $player } knocks, last turns
# The discards, but the top one, became a new stock.
reshuffled = The discards are shuffled into a new stock of { $stock }; { $top } stays.
    .braille = { $top } new stock { $stock }
# The stock is empty and there is nothing to fill it with.
stock-ran-out = The stock has run out: the hole ends.
    .braille = stock out, hole ends

## The end of a hole and of a match

# A hole is over; the scores follow.
table-hole-ended = Hole { $hole } is over.
    .braille = hole { $hole } over
# As table-hole-ended: an extra hole.
table-extra-hole-ended = The extra hole is over.
    .braille = extra hole over
# A card and what it counts, in a list.
card-worth = { $card } { $points }
# How a score came about: $counts is a list of cards with their points and of lines that cancel.
scored-how = { $counts }
# How a score of nothing came about.
scored-nothing = nothing counts
# A player's score of a hole. $how is how it came about, $total the match's total.
scored-you = You score { $points }: { $how }. Total { $total }.
    .braille = you { $points }, total { $total }
# As scored-you.
scored = { $player } scores { $points }: { $how }. Total { $total }.
    .braille = { $player } { $points }, total { $total }
# As scored-you, with a penalty for ending the hole without the lowest score.
scored-penalty-you = You score { $points }: { $how }, and { $penalty } as the finisher. Total { $total }.
    .braille = you { $points } (+{ $penalty }), total { $total }
# As scored-penalty-you.
scored-penalty = { $player } scores { $points }: { $how }, and { $penalty } as the finisher. Total { $total }.
    .braille = { $player } { $points } (+{ $penalty }), total { $total }
# A player has reached the points limit.
went-out-you = You are out with { $total } points.
    .braille = you are out, { $total }
# As went-out-you.
went-out = { $player } is out with { $total } points.
    .braille = { $player } out, { $total }
# The first place is shared: an extra hole decides. $players is a list of names.
tied = A tie for the first place: { $players }. An extra hole decides.
    .braille = tie: { $players }
# The match is over.
match-won-you = You have won the match with { $total }!
    .braille = you win, { $total }
# As match-won-you.
match-won = { $player } wins the match with { $total }.
    .braille = { $player } wins, { $total }
# The match is over, and several share the first place; $players is a list of names.
match-shared = The match is shared by { $players }.
    .braille = shared: { $players }
# A player's place in the match.
standing-you = Place { $place }: you, { $total }.
    .braille = { $place }. you { $total }
# As standing-you.
standing = Place { $place }: { $player }, { $total }.
    .braille = { $place }. { $player } { $total }
# As standing-you, for who has reached the points limit.
standing-out-you = Place { $place }: you, out with { $total }.
    .braille = { $place }. you out { $total }
# As standing-out-you.
standing-out = Place { $place }: { $player }, out with { $total }.
    .braille = { $place }. { $player } out { $total }

## Undo

# An undo put the card back on the discard pile.
undone-take = { $card } back on the discards.
    .braille = < { $card } discards
# An undo took the card back into the hand from the board.
undone-place = { $card } back in hand, from { $place }.
    .braille = < { $card } in hand
# An undo took the discarded card back into the hand.
undone-discard = { $card } back in hand.
    .braille = < { $card } in hand
# An undo took a knock back.
undone-knock = The knock is taken back.
    .braille = < knock
# An undo took something else back.
undone-table = Taken back.
    .braille = < taken back

## Questions

# Nobody has a card in hand.
hand-none = No card in hand.
    .braille = no card in hand
# It is the player's turn, and no card was taken yet.
hand-take-first = No card in hand: take one from the stock or the discards.
    .braille = take a card first
# Another player has a card in hand.
hand-other = { $player } has a card in hand.
    .braille = { $player } has a card
# The card in hand, from the stock.
hand-stock = { $card }: place it or discard it.
    .braille = { $card } place or discard
# The card in hand, from the discard pile.
hand-discards = { $card }: it must be placed.
    .braille = { $card } must be placed
# A card was discarded: one must be turned up.
hand-owes = Turn one of your cards up.
    .braille = turn one up
# A card that lies face down, in a list.
card-down = face down
    .braille = --
# A card that lies face up, in a list.
card-up = { $card }
# The first row of a board; $cards is a list.
board-first-row-you = Your row 1: { $cards }.
    .braille = r1 { $cards }
# As board-first-row-you.
board-first-row = { $player }, row 1: { $cards }.
    .braille = { $player } r1 { $cards }
# The other rows of a board.
board-row = Row { $row }: { $cards }.
    .braille = r{ $row } { $cards }
# The lines of a board that cancel; $lines is a list.
board-lines = Counting nothing: { $lines }.
    .braille = 0: { $lines }
# What the visible cards of a board are worth.
board-showing = Showing { $points }, { $down } face down.
    .braille = ={ $points } down { $down }
# The card under the cursor.
cursor-up = { $card }, row { $row } column { $column }.
    .braille = { $card } r{ $row }c{ $column }
# The card under the cursor lies face down.
cursor-down = Face down, row { $row } column { $column }.
    .braille = -- r{ $row }c{ $column }
# The card under the cursor is in lines that cancel; $lines is a list.
cursor-cancelled = { $card }, row { $row } column { $column }, { $lines }.
    .braille = { $card } r{ $row }c{ $column } 0
# How many cards the player has face up, in a list.
face-up-you = you { $up }
    .braille = you { $up }
# As face-up-you.
face-up = { $player } { $up }
    .braille = { $player } { $up }
# The counts; $players is a list of how many cards each player has face up.
table-counts = Stock { $stock }, discards { $discards }. Face up: { $players }.
    .braille = stock { $stock } disc { $discards }, { $players }
# No hole has been scored.
scores-none = No scores yet: the first hole is being played.
    .braille = no scores yet
# A player's score: the total, and the last hole's points.
score-of-you = You: { $total }, last hole { $points }.
    .braille = you { $total } ({ $points })
# As score-of-you.
score-of = { $player }: { $total }, last hole { $points }.
    .braille = { $player } { $total } ({ $points })
# As score-of-you, for who didn't play the last hole.
score-before-you = You: { $total } altogether.
    .braille = you { $total }
# As score-before-you.
score-before = { $player }: { $total } altogether.
    .braille = { $player } { $total }
# As score-of-you, for who is out.
score-out-you = You: { $total }, out.
    .braille = you { $total } out
# As score-out-you.
score-out = { $player }: { $total }, out.
    .braille = { $player } { $total } out
# At the start of a hole: who still chooses cards; $players is a list of names.
waiting-for = Still choosing: { $players }.
    .braille = choosing: { $players }
# Who dealt this hole.
table-dealer-you = You deal this hole.
    .braille = you deal
# As table-dealer-you.
table-dealer = { $player } deals this hole.
    .braille = { $player } deals

## The rules in force

# The grid of a board.
table-rules-grid = { $game }: { $rows ->
        [one] { $rows } row
       *[other] { $rows } rows
    } of { $columns } { $columns ->
        [one] card
       *[other] cards
    }, the fewest points win.
    .braille = { $game }, { $rows }x{ $columns }
# What cards count.
table-rules-values = Ace 1, two { $two }, ten { $ten }, jack { $jack }, queen { $queen }, king { $king }; the others what they show.
    .braille = 2={ $two } x={ $ten } j={ $jack } q={ $queen } k={ $king }
# How many packs are used.
table-rules-deck = { $decks ->
        [one] One pack
       *[other] { $decks } packs
    } of 52.
    .braille = packs { $decks }
# Jokers in each pack, and what one counts.
table-rules-jokers = { $jokers ->
        [one] { $jokers } joker
       *[other] { $jokers } jokers
    } a pack, each { $points }.
    .braille = jokers { $jokers }, each { $points }
# No jokers.
table-rules-no-jokers = No jokers are used.
    .braille = no jokers
# Columns of one rank count nothing.
table-rules-columns = A column of one rank counts nothing.
    .braille = columns cancel
# Rows of one rank count nothing.
table-rules-rows = A row of one rank counts nothing.
    .braille = rows cancel
# Equal cards in a row count nothing.
table-rules-row-pairs = Equal cards in a row count nothing.
    .braille = pairs in rows cancel
# Diagonals of one rank count nothing.
table-rules-diagonals = A diagonal of one rank counts nothing.
    .braille = diagonals cancel
# Lines of jokers don't cancel.
table-rules-jokers-keep = Jokers in a line keep their points.
    .braille = jokers keep points
# A hole begins with a look at own cards.
table-rules-peek = At the start each player looks at { $count ->
        [one] { $count } own card
       *[other] { $count } own cards
    } in secret.
    .braille = look at { $count }
# A hole begins with cards turned up.
table-rules-start = At the start each player turns up { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
    .braille = turn up { $count }
# A hole begins with all cards face down.
table-rules-no-start = At the start all cards lie face down.
    .braille = all face down
# Knocking is allowed.
table-rules-knock = A player may knock instead of a turn: the others have one more.
    .braille = knocking allowed
# The finisher has a last turn, too.
table-rules-finisher-turn = The finisher has a last turn, too.
    .braille = finisher turns last
# The finisher's penalty.
table-rules-penalty = Who ends a hole without the lowest score gets { $penalty } more.
    .braille = finisher +{ $penalty } unless lowest
# The finisher's penalty, or double.
table-rules-penalty-doubled = Who ends a hole without the lowest score gets { $penalty } more below { $penalty }, else double.
    .braille = finisher +{ $penalty } or x2 unless lowest
# A tie for the lowest score isn't lowest.
table-rules-tie-pays = An equal score isn't lowest: the finisher pays.
    .braille = tie pays
# An empty stock ends the hole.
table-rules-no-reshuffle = An empty stock ends the hole.
    .braille = empty stock ends
# How many holes a match has.
table-rules-holes = { $holes ->
        [one] { $holes } hole
       *[other] { $holes } holes
    }; the lowest total wins.
    .braille = holes { $holes }
# Who reaches the limit is out.
table-rules-limit = Who reaches { $limit } points is out; the last one left wins.
    .braille = out at { $limit }
# A tie for the first place is shared.
table-rules-shared-ties = A tie for the first place is shared.
    .braille = ties shared
# A tie for the first place is decided by an extra hole.
table-rules-extra-hole = A tie for the first place is decided by an extra hole.
    .braille = tie: extra hole

## What the card in hand could make

# The card in hand, before what it could make.
could-card = { $card } could make:
    .braille = { $card } makes:
# A place where lines would cancel; $lines is a list.
could-line = { $place }: { $lines }.
    .braille = { $place } { $lines }
# A place where the visible cards would count less.
could-save = { $place }: { $points } fewer points.
    .braille = { $place } -{ $points }
# The card in hand makes no line and replaces no visible card that counts more.
could-nothing = { $card } makes nothing better.
    .braille = { $card } nothing

## Refusals

# It is another player's turn.
refused-not-your-turn = It is { $player }'s turn.
    .braille = { $player }'s turn
# The player doesn't play this hole.
refused-not-playing = You don't play this hole.
    .braille = not playing
# First cards must be chosen to turn up.
refused-choose-first = First choose { $left ->
        [one] { $left } card
       *[other] { $left } cards
    } to turn up.
    .braille = first turn up { $left }
# First cards must be chosen to look at.
refused-look-first = First choose { $left ->
        [one] { $left } card
       *[other] { $left } cards
    } to look at.
    .braille = first look at { $left }
# The card was looked at before.
refused-looked-already = You have looked at card { $position }; { $left } more.
    .braille = { $position } seen, { $left } more
# The others still choose their first cards.
refused-others-choosing = The others still choose: { $waiting }.
    .braille = { $waiting } still choose
# By these rules nobody looks at cards.
refused-no-peek = No looking at cards by these rules.
    .braille = no looking
# The cards were looked at; they stay face down now.
refused-peek-over = You have looked at all that you may.
    .braille = looked at all
# No card was taken yet.
refused-take-first = Take a card first: from the stock or the discards.
    .braille = take a card first
# There is a card in hand already.
refused-card-in-hand = { $card } is in your hand: place or discard it first.
    .braille = { $card } in hand
# A card from the discard pile can't be discarded again.
refused-must-be-placed = { $card } came from the discards: it must be placed.
    .braille = { $card } must be placed
# The card in hand must be discarded before a card is turned up.
refused-discard-first = { $card } is in your hand: discard it before you turn one up.
    .braille = { $card }: discard first
# A card was discarded: one must be turned up first; $down lie face down.
refused-turn-up-first = Turn one up first, { $down ->
        [one] { $down } lies face down
       *[other] { $down } lie face down
    }.
    .braille = turn one up, down { $down }
# A card is turned up only after a discard.
refused-nothing-to-turn-up = Take a card first: one is turned up only after a discard.
    .braille = take a card first
# The card lies face up already.
refused-face-up = { $card } at { $position } is face up already.
    .braille = { $card } { $position } is up
# There is no card of that number.
refused-no-such-position = No card { $position }: there are { $cards }.
    .braille = no { $position }, 1-{ $cards }
# The discard pile is empty.
refused-no-discard = There is no card on the discards.
    .braille = no discards
# By these rules nobody knocks.
refused-no-knock = No knocking by these rules.
    .braille = no knocking
# The hole is ending already.
refused-too-late-to-knock = Too late to knock: { $player } has ended the hole.
    .braille = too late, { $player } ended it
# As refused-too-late-to-knock.
refused-too-late-to-knock-you = Too late to knock: you have ended the hole.
    .braille = too late to knock
# The hole is over.
refused-hole-over = Hole { $hole } is over.
    .braille = hole { $hole } over
# The hole isn't over.
refused-hole-goes-on = Hole { $hole } still goes on.
    .braille = hole { $hole } goes on
# The match is over.
refused-match-over = The match is over.
    .braille = match over
# Another player acted since: nothing can be undone.
refused-other-acted = Too late to undo: { $player } has played.
    .braille = no undo, { $player } played
# A card was seen since: nothing can be undone.
refused-card-seen = No undo: a new card was seen.
    .braille = no undo, card seen
# Who only watches can't play.
refused-watching = You only watch this table.
    .braille = you only watch
