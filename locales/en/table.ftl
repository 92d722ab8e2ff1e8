### A table of Golf, Six-card or Board: its events, refusals and answers.
### Messages that end in -you speak to the player; their twins tell the same of $player, by name.
### Sentences begin with the important word where that can be. In braille forms cards are two
### letters, a place is "4" or "r2c3". Points below zero come as the message "minus".

## Names, places, points

# The player that listens, in a list of names: "Anna, you, Bruno".
player-you = you
    .braille = you
# A player in a list of names.
player = { $player }
    .braille = { $player }
# Points below zero, said in words: not every screen reader says the sign.
minus = minus { $number }
    .braille = -{ $number }
# Where a card lies on a board of up to nine cards; it stands after the card: "5 of clubs at 4".
place-position = at { $position }
    .braille = { $position }
# Where a card lies on a larger board, as place-position.
place-row-column = at row { $row } column { $column }
    .braille = r{ $row }c{ $column }
# A card and where it lies, in a list.
card-at = { $card } { $place }
    .braille = { $card } { $place }
# The name of a game, also inside other sentences: six cards before each player.
game-six = Six-card Golf
    .braille = six-card golf
# As game-six: two cards before each player.
game-two = Two-card Golf
    .braille = two-card golf
# As game-six: four cards before each player.
game-four = Four-card Golf
    .braille = four-card golf
# As game-six: nine cards before each player.
game-nine = Nine-card Golf
    .braille = nine-card golf
# As game-six: any other number of cards before each player.
game-cards = Golf with { $cards } cards
    .braille = golf { $cards } cards
# As game-six: the game with a points limit, on boards of 4 to 16 cards.
game-board = Board Golf, { $cards } cards
    .braille = board golf { $cards }

## Lines: cards of one rank that count nothing; each of these stands in a list

# The two cards of a column.
line-pair-column = pair in column { $number }
    .braille = c{ $number }
# Two cards of a row.
line-pair-row = pair in row { $number }
    .braille = r{ $number }
# More than two cards of a row, but not all.
line-some-of-row = { $count } alike in row { $number }
    .braille = r{ $number }
# A whole column of three cards or more.
line-column = column { $number }
    .braille = c{ $number }
# A whole row of three cards or more.
line-row = row { $number }
    .braille = r{ $number }
# The diagonal that goes down from the first card of the first row.
line-diagonal-down = falling diagonal
    .braille = diag down
# The diagonal that goes up from the first card of the last row.
line-diagonal-up = rising diagonal
    .braille = diag up

## The start of a match and of a hole

# A match begins. $game is the name of a game, $code the table's code.
table-begins = { $game }, code { $code }.
    .braille = { $code }
# A match begins that has no code.
table-opens = { $game }, a new match.
    .braille = { $game }
# Who sits at the table, clockwise; a list of names.
table-players = Clockwise: { $players }.
    .braille = { $players }
# The cut for the first deal: these players drew equally low cards, and cut again.
cut-tied = A tie in the cut: { $players } cut again.
    .braille = cut tied: { $players }
# The cut for the first deal: the lowest card deals.
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
# A hole begins that breaks a tie; $players is a list of names.
table-extra-hole = An extra hole to break the tie: { $players }.
    .braille = extra hole: { $players }
# Who dealt, who cut the cards before, and who has the first turn; all three are names.
dealt = { $dealer } deals, { $cutter } cuts, { $first } begins.
    .short = { $dealer } deals, { $first } begins.
    .braille = { $dealer } deals, { $first } begins
# As dealt, to the player who deals.
dealt-by-you = You deal, { $cutter } cuts, { $first } begins.
    .short = You deal, { $first } begins.
    .braille = you deal, { $first } begins
# As dealt, to the player who cuts.
dealt-you-cut = { $dealer } deals, you cut, { $first } begins.
    .short = { $dealer } deals, { $first } begins.
    .braille = { $dealer } deals, { $first } begins
# As dealt, to the player who begins.
dealt-you-begin = { $dealer } deals, { $cutter } cuts, you begin.
    .short = { $dealer } deals, you begin.
    .braille = { $dealer } deals, you begin
# As dealt, where two play: the one who doesn't deal cuts and begins.
dealt-of-two = { $dealer } deals, { $first } cuts and begins.
    .short = { $dealer } deals, { $first } begins.
    .braille = { $dealer } deals, { $first } begins
# As dealt-of-two, to the player who deals.
dealt-of-two-by-you = You deal, { $first } cuts and begins.
    .short = You deal, { $first } begins.
    .braille = you deal, { $first } begins
# As dealt-of-two, to the player who cuts and begins.
dealt-of-two-you-begin = { $dealer } deals, you cut and begin.
    .short = { $dealer } deals, you begin.
    .braille = { $dealer } deals, you begin
# The top card of the discard pile.
table-top = { $top } on the discards.
    .braille = { $top } discards
# The discard pile is empty.
table-no-top = No card on the discards.
    .braille = discards --
# The player chooses cards of their own to turn up; $count more of them.
choose-start = Choose { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } to turn up.
    .braille = turn up { $count }
# The player chooses cards of their own to look at in secret; $count more of them.
choose-looks = Choose { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } to look at.
    .braille = look at { $count }
# A card that the player chose to turn up; $left more to choose.
chosen-you = { $card } { $place }{ $left ->
        [0] , the last one.
       *[other] , { $left } more to choose.
    }
    .short = { $card } { $place }, { $left } more.
    .braille = { $card } { $place }, { $left } more
# As chosen-you, where others listen: what the card is they hear when all have chosen.
chosen = { $player } chooses the card { $place }{ $left ->
        [0] , the last one.
       *[other] , { $left } more to choose.
    }
    .short = { $player } { $place }, { $left } more.
    .braille = { $player } { $place }, { $left } more
# Another player has chosen all the cards that they turn up, which are told when all have.
has-chosen = { $player } has chosen.
    .braille = { $player } has chosen
# A card of their own that the player looks at in secret; $left more to look at.
looked = { $card } { $place }, { $left ->
        [0] the last one.
       *[other] { $left } more to look at.
    }
    .short = { $card } { $place }, { $left } more.
    .braille = { $card } { $place }, { $left } more
# Another player has looked at their cards.
has-looked = { $player } has looked at all of theirs.
    .braille = { $player } has looked
# All have chosen; $cards is a list of cards with their places.
start-shown-you = You turn up { $cards }.
    .braille = you { $cards }
# As start-shown-you.
start-shown = { $player } turns up { $cards }.
    .braille = { $player } { $cards }

## A turn

# It is the player's turn; $top is the top discard.
turn-you = Your turn, { $top } on the discards.
    .short = Your turn, { $top }.
    .braille = { $top } your turn
# As turn-you, by name.
turn = { $player }'s turn, { $top } on the discards.
    .short = { $player }'s turn, { $top }.
    .braille = { $top } { $player }'s turn
# As turn-you, with no card on the discard pile.
turn-no-discard-you = Your turn, no card on the discards.
    .braille = -- your turn
# As turn-no-discard-you.
turn-no-discard = { $player }'s turn, no card on the discards.
    .braille = -- { $player }'s turn
# As turn-you: the player's last turn of the hole.
turn-last-you = Your last turn, { $top } on the discards.
    .short = Your last turn, { $top }.
    .braille = { $top } your last turn
# As turn-last-you.
turn-last = { $player }'s last turn, { $top } on the discards.
    .short = { $player }'s last turn, { $top }.
    .braille = { $top } { $player }'s last turn
# As turn-last-you, with no card on the discard pile.
turn-last-no-discard-you = Your last turn, no card on the discards.
    .braille = -- your last turn
# As turn-last-no-discard-you.
turn-last-no-discard = { $player }'s last turn, no card on the discards.
    .braille = -- { $player }'s last turn
# The card that the player took from the stock.
taken-stock-you = { $card } from the stock.
    .short = { $card } in hand.
    .braille = { $card } in hand
# As taken-stock-you.
taken-stock = { $player } takes { $card } from the stock.
    .short = { $player }: { $card } in hand.
    .braille = { $card } { $player }, from stock
# The card that the player took from the discard pile.
taken-discards-you = { $card } from the discards.
    .short = { $card } in hand.
    .braille = { $card } in hand
# As taken-discards-you.
taken-discards = { $player } takes { $card } from the discards.
    .short = { $player }: { $card } in hand.
    .braille = { $card } { $player }, from discards
# A player took a card that nobody else sees.
taken-unseen = { $player } takes a card from the stock.
    .braille = { $player } takes from stock
# The card in hand was put on the board. $replaced went to the discards: before, it lay face up ($lay is "up") or face down ("down"), in which case nobody knew it. $showing is what the visible cards are worth now, $down how many lie face down.
placed-you = { $card } { $place }, { $replaced } { $lay ->
        [up] discarded
       *[down] turned up and discarded
    }. Showing { $showing }, { $down } face down.
    .short = { $card } { $place }, { $replaced } out. Showing { $showing }.
    .terse = { $replaced } out, { $showing }.
    .braille = { $replaced } out, { $card } { $place } ={ $showing } down { $down }
# As placed-you.
placed = { $player } puts { $card } { $place }, { $replaced } { $lay ->
        [up] discarded
       *[down] turned up and discarded
    }. Showing { $showing }, { $down } face down.
    .short = { $player }: { $card } { $place }, { $replaced } out. Showing { $showing }.
    .terse = { $player }: { $card } { $place }, { $replaced } out.
    .braille = { $replaced } out, { $player } { $card } { $place } ={ $showing }
# The card in hand was discarded, and nothing more is to be done.
discarded-you = { $card } discarded.
    .braille = { $card } out
# As discarded-you.
discarded = { $player } discards { $card }.
    .braille = { $card } out, { $player }
# The card in hand was discarded, now a card must be turned up.
discarded-owes-you = { $card } discarded. Now turn one up.
    .short = { $card } out, turn one up.
    .braille = { $card } out, turn one up
# As discarded-owes-you.
discarded-owes = { $player } discards { $card } and turns one up now.
    .short = { $player }: { $card } out, one to turn up.
    .braille = { $card } out, { $player } turns one up
# A card was turned up; $showing and $down as in placed-you.
turned-up-you = { $card } { $place }. Showing { $showing }, { $down } face down.
    .short = { $card } { $place }. Showing { $showing }.
    .terse = { $card }, { $showing }.
    .braille = { $card } { $place } ={ $showing } down { $down }
# As turned-up-you.
turned-up = { $player } turns up { $card } { $place }. Showing { $showing }, { $down } face down.
    .short = { $player }: { $card } { $place }. Showing { $showing }.
    .braille = { $player } { $card } { $place } ={ $showing }
# Another player's whole turn: a card from the stock was put on the board; $lay as in placed-you.
turn-stock-placed = { $player } draws { $card } and puts it { $place }; { $replaced } { $lay ->
        [up] discarded
       *[down] turned up and discarded
    }.
    .short = { $player }: { $card } { $place }, { $replaced } out.
    .terse = { $player }: { $replaced } out.
    .braille = { $replaced } out, { $player } { $card } { $place }
# Another player's whole turn: the top discard was put on the board; $lay as in placed-you.
turn-discards-placed = { $player } takes { $card } from the discards and puts it { $place }; { $replaced } { $lay ->
        [up] discarded
       *[down] turned up and discarded
    }.
    .short = { $player } took { $card }, { $place }, { $replaced } out.
    .terse = { $player }: { $replaced } out.
    .braille = { $replaced } out, { $player } took { $card } { $place }
# Another player's whole turn: a card from the stock was discarded, an own card turned up.
turn-turned-up = { $player } discards { $discarded } and turns up { $card } { $place }.
    .short = { $player }: { $discarded } out, { $card } { $place }.
    .terse = { $player }: { $discarded } out.
    .braille = { $discarded } out, { $player } { $card } { $place }
# Another player's whole turn: a card from the stock was discarded, and none was left to turn up.
turn-discarded = { $player } draws { $card } and discards it.
    .short = { $player }: { $card } out.
    .braille = { $card } out, { $player }
# A whole sentence of the above, $move, and the lines that count nothing since then, a list.
move-made = { $move } Made: { $made }.
    .braille = { $move } + { $made }
# As move-made: lines that counted nothing before and no longer do.
move-lost = { $move } Lost: { $lost }.
    .braille = { $move } - { $lost }
# As move-made and move-lost, at once.
move-made-and-lost = { $move } Made: { $made }; lost: { $lost }.
    .braille = { $move } + { $made } - { $lost }
# All of the player's cards lie face up: the others have one more turn.
board-completed-you = You complete your board: last turns for the others.
    .braille = board complete, last turns
# As board-completed-you.
board-completed = { $player } completes the board: last turns.
    .braille = { $player } complete, last turns
# The player knocked, which ends the hole: the others have one more turn.
knocked-you = You knock: last turns for the others.
    .braille = you knock, last turns
# As knocked-you.
knocked = { $player } knocks: last turns.
    .braille = { $player } knocks, last turns
# The stock was empty: the discards, but the top one, were shuffled into a new one of $stock cards.
reshuffled = New stock of { $stock ->
        [one] { $stock } card
       *[other] { $stock } cards
    } from the discards; { $top } stays on top.
    .short = New stock, { $stock ->
        [one] { $stock } card
       *[other] { $stock } cards
    }.
    .braille = { $top } new stock { $stock }
# The stock is empty and there is nothing to fill it with.
stock-ran-out = The stock has run out: the hole ends.
    .braille = stock out, hole ends

## Undo

# An undo put the card that the player had taken back on the discards.
undone-take-you = { $card } back on the discards.
    .braille = { $card } back on discards
# As undone-take-you.
undone-take = { $player } puts { $card } back on the discards.
    .braille = { $card } { $player } back on discards
# An undo took the card that the player had put on the board back into the hand; $place is where it lay, and the card from there is back.
undone-place-you = { $card } back in hand, the card { $place } is back, too.
    .short = { $card } back in hand.
    .braille = { $card } back in hand from { $place }
# As undone-place-you.
undone-place = { $player } takes { $card } back in hand, the card { $place } is back, too.
    .short = { $player }: { $card } back in hand.
    .braille = { $card } { $player } back from { $place }
# An undo took the card that the player had discarded back into the hand.
undone-discard-you = { $card } back in hand.
    .braille = { $card } back in hand
# As undone-discard-you.
undone-discard = { $player } takes { $card } back in hand.
    .braille = { $card } { $player } back in hand
# An undo took the player's knock back.
undone-knock-you = Your knock is taken back.
    .braille = knock taken back
# As undone-knock-you.
undone-knock = { $player } takes the knock back.
    .braille = { $player } knock taken back

## The end of a hole and of a match

# A hole is over; $lowest is a list of the players with the lowest score. The scores follow.
table-hole-ended = Hole { $hole } is over, lowest: { $lowest }.
    .braille = hole { $hole } over, lowest { $lowest }
# As table-hole-ended: a hole that broke a tie.
table-extra-hole-ended = The extra hole is over, lowest: { $lowest }.
    .braille = extra hole over, lowest { $lowest }
# A card and the points that it counts, in a list.
card-worth = { $card } { $points }
    .braille = { $card } { $points }
# A row of a large board and the points that it counts, in a list.
row-worth = { $points } in row { $row }
    .braille = r{ $row } { $points }
# In the place of that list, where nothing counts.
scored-nothing = nothing counts
    .braille = nothing
# What the player scores in a hole. $how is a list of what counts, and of the lines that count nothing; $total counts the whole match.
scored-you = You score { $points }: { $how }. Total { $total }.
    .short = You { $points }, total { $total }.
    .braille = you { $points }, total { $total }
# As scored-you.
scored = { $player } scores { $points }: { $how }. Total { $total }.
    .short = { $player } { $points }, total { $total }.
    .braille = { $player } { $points }, total { $total }
# As scored-you: the player ended the hole without the lowest score and pays for it. $points is the sum of $board, what the board counts, and $penalty.
scored-penalty-you = You score { $points }, with { $penalty } more for ending the hole without the lowest score. Your board counts { $board }: { $how }. Total { $total }.
    .short = You { $points }, with { $penalty } for ending the hole, total { $total }.
    .braille = you { $points } (+{ $penalty }), total { $total }
# As scored-penalty-you.
scored-penalty = { $player } scores { $points }, with { $penalty } more for ending the hole without the lowest score. The board counts { $board }: { $how }. Total { $total }.
    .short = { $player } { $points }, with { $penalty } for ending the hole, total { $total }.
    .braille = { $player } { $points } (+{ $penalty }), total { $total }
# The player has reached the points limit.
went-out-you = You are out with { $total } points.
    .braille = you are out with { $total }
# As went-out-you.
went-out = { $player } is out with { $total } points.
    .braille = { $player } out with { $total }
# The first place is shared: an extra hole decides. $players is a list of names.
tied = A tie for the first place: { $players }. An extra hole decides.
    .braille = tie: { $players }
# The match is over.
match-won-you = You win the match! Total { $total }.
    .braille = you win, total { $total }
# As match-won-you.
match-won = { $player } wins the match. Total { $total }.
    .braille = { $player } wins, total { $total }
# The match is over, and several share the first place; $players is a list of names.
match-shared = The match is over, the first place is shared: { $players }.
    .braille = shared: { $players }
# A player's place in the match, 1 being the best.
standing-you = Place { $place }: you, total { $total }.
    .braille = { $place } you { $total }
# As standing-you.
standing = Place { $place }: { $player }, total { $total }.
    .braille = { $place } { $player } { $total }
# As standing-you, for who has reached the points limit in hole $hole.
standing-out-you = Place { $place }: you, total { $total }, out in hole { $hole }.
    .braille = { $place } you { $total } out hole { $hole }
# As standing-out-you.
standing-out = Place { $place }: { $player }, total { $total }, out in hole { $hole }.
    .braille = { $place } { $player } { $total } out hole { $hole }
# As standing-you, for who played extra holes to break a tie; $extra is a list of their points.
standing-extra-you = Place { $place }: you, total { $total }, extra hole { $extra }.
    .braille = { $place } you { $total } extra { $extra }
# As standing-extra-you.
standing-extra = Place { $place }: { $player }, total { $total }, extra hole { $extra }.
    .braille = { $place } { $player } { $total } extra { $extra }
# The points of one extra hole, in that list.
extra-points = { $points }
    .braille = { $points }

## Questions: the card in hand, boards, counts

# The hole isn't being played: nobody has a card in hand.
hand-none = No card in hand.
    .braille = no card in hand
# It is another player's turn, who hasn't taken a card yet.
hand-none-yet = No card in hand: it is { $player }'s turn.
    .braille = no card in hand, { $player }'s turn
# It is the player's turn, and no card was taken yet.
hand-take-first = No card in hand: take one from the stock or the discards.
    .short = No card in hand: take one.
    .braille = no card in hand: take one
# Another player has a card in hand that nobody else sees.
hand-other = { $player } has a card from the stock in hand.
    .braille = { $player } has a card from stock
# Another player has a card in hand that all have seen.
hand-other-card = { $card } in { $player }'s hand.
    .braille = { $card } { $player } has it
# The card in hand, from the stock.
hand-stock = { $card } in hand: place it or discard it.
    .short = { $card } in hand.
    .braille = { $card } place or discard
# The card in hand, from the discard pile.
hand-discards = { $card } in hand: it must be placed.
    .short = { $card } in hand, to place.
    .braille = { $card } must be placed
# The card in hand was discarded: an own card must be turned up.
hand-owes = No card in hand: turn one of yours up.
    .braille = turn one up
# A card that lies face down, in a list.
card-down = face down
    .braille = --
# A card that lies face up, in a list.
card-up = { $card }
    .braille = { $card }
# The first row of the player's board; $cards is a list of cards and of card-down.
board-first-row-you = Your board, row 1: { $cards }.
    .short = Your row 1: { $cards }.
    .braille = r1 { $cards }
# As board-first-row-you.
board-first-row = { $player }, row 1: { $cards }.
    .braille = { $player } r1 { $cards }
# The other rows of a board.
board-row = Row { $row }: { $cards }.
    .braille = r{ $row } { $cards }
# The lines of a board that count nothing; $lines is a list.
board-lines = Counting nothing: { $lines }.
    .braille = 0: { $lines }
# What the visible cards of a board are worth, and how many lie face down.
board-showing = Showing { $showing }, { $down } face down.
    .braille = ={ $showing } down { $down }
# The card under the cursor, and where it lies.
cursor-up = { $card }, row { $row } column { $column }.
    .braille = { $card } r{ $row }c{ $column }
# As cursor-up: a card that lies face down.
cursor-down = Face down, row { $row } column { $column }.
    .braille = -- r{ $row }c{ $column }
# As cursor-up: a card that counts nothing; $lines is a list of the lines that it is in.
cursor-cancelled = { $card }, row { $row } column { $column }, { $lines }.
    .braille = { $card } r{ $row }c{ $column } 0: { $lines }
# How many cards the player has face up, in a list.
face-up-you = you { $up }
    .braille = you { $up }
# As face-up-you.
face-up = { $player } { $up }
    .braille = { $player } { $up }
# The counts; $players is a list of how many cards each player has face up.
table-counts = Face up: { $players }. Stock { $stock }, discards { $discards }.
    .braille = stock { $stock } disc { $discards } up { $players }

## Questions: whose turn, scores, seats

# It is the player's turn: a card must be turned up. $final is "yes" for the last turn of the hole, else "no".
next-turn-up-you = Your { $final ->
        [yes] last turn
       *[no] turn
    }: turn one up.
    .braille = your turn: turn one up
# As next-turn-up-you.
next-turn-up = { $player }'s { $final ->
        [yes] last turn
       *[no] turn
    }: to turn one up.
    .braille = { $player }'s turn: turn one up
# It is the player's turn, with a card from the stock in hand; $final as in next-turn-up-you.
next-place-or-discard-you = Your { $final ->
        [yes] last turn
       *[no] turn
    }: place or discard { $card }.
    .braille = { $card } place or discard
# As next-place-or-discard-you; the card isn't told.
next-place-or-discard = { $player }'s { $final ->
        [yes] last turn
       *[no] turn
    }: to place or discard a card.
    .braille = { $player }'s turn: place or discard
# It is the player's turn, with a card from the discards in hand; $final as in next-turn-up-you.
next-place-you = Your { $final ->
        [yes] last turn
       *[no] turn
    }: place { $card }.
    .braille = { $card } must be placed
# As next-place-you.
next-place = { $player }'s { $final ->
        [yes] last turn
       *[no] turn
    }: to place { $card }.
    .braille = { $card } { $player } to place
# At the start of a hole: who still chooses cards; $players is a list of names.
waiting-for = Still choosing: { $players }.
    .braille = choosing: { $players }
# No hole has been scored.
scores-none = No scores yet: the first hole is being played.
    .short = No scores yet.
    .braille = no scores yet
# The player's score: the total, and the last hole's points.
score-of-you = You: total { $total }, last hole { $points }.
    .short = You { $total }, last { $points }.
    .braille = you { $total } last { $points }
# As score-of-you.
score-of = { $player }: total { $total }, last hole { $points }.
    .short = { $player } { $total }, last { $points }.
    .braille = { $player } { $total } last { $points }
# As score-of-you, for who didn't play the last hole.
score-before-you = You: total { $total }.
    .braille = you { $total }
# As score-before-you.
score-before = { $player }: total { $total }.
    .braille = { $player } { $total }
# As score-of-you, for who went out in hole $hole.
score-out-you = You: total { $total }, out in hole { $hole }.
    .braille = you { $total } out hole { $hole }
# As score-out-you.
score-out = { $player }: total { $total }, out in hole { $hole }.
    .braille = { $player } { $total } out hole { $hole }
# Who dealt this hole.
table-dealer-you = You deal this hole.
    .braille = you deal
# As table-dealer-you.
table-dealer = { $player } deals this hole.
    .braille = { $player } deals

## The rules in force, each by what it means to a player

# The grid of a board; $game is the name of a game.
in-force-grid = { $game }: { $rows ->
        [one] { $rows } row
       *[other] { $rows } rows
    } of { $columns ->
        [one] { $columns } card
       *[other] { $columns } cards
    }, the fewest points win.
    .braille = { $game }, { $rows }x{ $columns }
# What cards count; 3 to 9 always count what they show.
in-force-values = Ace 1, two { $two }, ten { $ten }, jack { $jack }, queen { $queen }, king { $king }; 3 to 9 as they show.
    .braille = a=1 2={ $two } x={ $ten } j={ $jack } q={ $queen } k={ $king }
# How many packs of 52 cards there are, how many jokers in all, and what a joker counts.
in-force-jokers = { $packs ->
        [one] One pack
       *[other] { $packs } packs
    } with { $jokers ->
        [one] { $jokers } joker
       *[other] { $jokers } jokers
    }, each { $points }.
    .braille = packs { $packs }, jokers { $jokers }, each { $points }
# As in-force-jokers, without jokers.
in-force-no-jokers = { $packs ->
        [one] One pack
       *[other] { $packs } packs
    } without jokers.
    .braille = packs { $packs }, no jokers
# Boards of two rows: two cards of one rank, one above the other.
in-force-column-pairs = A pair in a column counts nothing.
    .braille = pairs in columns count 0
# Boards of more rows: a column that is all of one rank.
in-force-columns = A column all of one rank counts nothing.
    .braille = columns of one rank count 0
# A row that is all of one rank.
in-force-rows = A row all of one rank counts nothing.
    .braille = rows of one rank count 0
# Cards of one rank anywhere in a row.
in-force-row-pairs = Cards of one rank in a row count nothing.
    .braille = equal cards in a row count 0
# A diagonal that is all of one rank.
in-force-diagonals = A diagonal all of one rank counts nothing.
    .braille = diagonals of one rank count 0
# No cards cancel each other.
in-force-nothing-cancels = Equal cards don't cancel each other.
    .braille = nothing cancels
# Jokers cancel nothing.
in-force-jokers-keep = Jokers together keep their points.
    .braille = jokers keep their points
# A hole begins with a look at own cards.
in-force-peek = At the start each looks at { $count ->
        [one] { $count } own card
       *[other] { $count } own cards
    } in secret.
    .braille = start: look at { $count }
# A hole begins with cards turned up.
in-force-start = At the start each turns up { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }, told when all have chosen.
    .braille = start: turn up { $count }
# As in-force-start, where each choice is told at once.
in-force-open-start = At the start each turns up { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }, told at once.
    .braille = start: turn up { $count }, told at once
# A hole begins with all cards face down.
in-force-all-down = At the start all cards lie face down.
    .braille = start: all face down
# The discard pile begins empty.
in-force-no-discard = The discard pile begins empty.
    .braille = discards begin empty
# What ends a hole.
in-force-last-turns = When a board is all face up, the others have one last turn.
    .braille = board all up: last turns of the others
# As in-force-last-turns, where the player who has ended the hole has a last turn, too.
in-force-finisher-turn = When a board is all face up, everybody has one last turn.
    .braille = board all up: last turns of all
# Knocking is allowed.
in-force-knock = You may knock instead of taking a turn: that ends the hole, too.
    .braille = knock ends the hole, too
# Who ends a hole pays nothing.
in-force-no-penalty = Ending a hole costs nothing.
    .braille = no penalty
# Who ends a hole pays for it, unless lowest.
in-force-penalty = Ending a hole without the lowest score adds { $penalty }.
    .braille = finisher not lowest: +{ $penalty }
# As in-force-penalty, or the score is doubled.
in-force-penalty-or-double = Ending a hole without the lowest score adds { $penalty }; a score of { $penalty } or more counts double.
    .braille = finisher not lowest: +{ $penalty } or double
# A tie for the lowest score is no penalty.
in-force-tie-is-lowest = A tie for the lowest score costs nothing.
    .braille = tie for lowest: no penalty
# A tie for the lowest score is a penalty, too.
in-force-tie-pays = A tie for the lowest score costs that, too.
    .braille = tie for lowest: penalty
# An empty stock ends the hole.
in-force-no-reshuffle = An empty stock ends the hole.
    .braille = empty stock ends the hole
# How many holes a match has.
in-force-holes = A match of { $holes ->
        [one] { $holes } hole
       *[other] { $holes } holes
    }: the lowest total wins.
    .braille = holes { $holes }, lowest total wins
# A match has no number of holes, but a points limit.
in-force-limit = Who reaches { $limit } points is out; the last one left wins.
    .braille = out at { $limit }, the last one wins
# A tie for the first place is shared.
in-force-shared = A tie for the first place is shared.
    .braille = tie for first: shared
# A tie for the first place is decided by an extra hole.
in-force-extra-hole = An extra hole breaks a tie for the first place.
    .braille = tie for first: extra hole

## What the card in hand could make

# The card in hand, before what it could make.
could-card = { $card } could make:
    .braille = { $card } could make:
# A place where lines would count nothing; $lines is a list.
could-line = { $lines } { $place }.
    .braille = { $place }: { $lines }
# A place where the visible cards would count less.
could-save = { $points ->
        [one] { $points } point less
       *[other] { $points } points less
    } { $place }.
    .braille = { $place }: -{ $points }
# The card in hand makes no line, and is no better than any visible card.
could-nothing = { $card } makes nothing better.
    .braille = { $card } makes nothing

## Refusals

# It is another player's turn.
refused-not-your-turn = Not yet: it is { $player }'s turn.
    .short = It is { $player }'s turn.
    .braille = no: { $player }'s turn
# The player is out, or not among those who play an extra hole.
refused-not-playing = You aren't playing this hole.
    .braille = not in this hole
# Cards must be turned up before the first turn; $left of them.
refused-choose-first = First choose { $left ->
        [one] { $left } card
       *[other] { $left } cards
    } to turn up.
    .braille = first turn up { $left }
# Cards must be looked at before the first turn; $left of them.
refused-look-first = First choose { $left ->
        [one] { $left } card
       *[other] { $left } cards
    } to look at.
    .braille = first look at { $left }
# This card was looked at before; $left others must be.
refused-looked-already = Seen already: choose { $left ->
        [one] { $left } other card
       *[other] { $left } other cards
    }.
    .braille = seen already, { $left } more
# Other players still choose their first cards.
refused-others-choosing = Not yet: { $waiting ->
        [one] { $waiting } player is still choosing
       *[other] { $waiting } players are still choosing
    }.
    .braille = not yet, { $waiting } still choosing
# By these rules nobody looks at cards.
refused-no-peek = These rules let nobody look at a card.
    .braille = no looking at cards
# Cards are looked at before the first turn only.
refused-peek-over = No more looking: cards are looked at before the first turn.
    .short = No more looking at cards.
    .braille = no more looking
# No card was taken yet.
refused-take-first = Take a card first, from the stock or the discards.
    .short = Take a card first.
    .braille = take a card first
# There is a card in hand already.
refused-card-in-hand = { $card } is in hand already: place or discard it first.
    .short = { $card } is in hand.
    .braille = { $card } in hand already
# A card from the discard pile can't be discarded again.
refused-must-be-placed = { $card } must be placed: it came from the discards.
    .short = { $card } must be placed.
    .braille = { $card } must be placed
# A card is turned up only after the one in hand was discarded.
refused-discard-first = { $card } is in hand: discard it before you turn one up.
    .short = { $card } first: discard it.
    .braille = { $card } discard it first
# A card was discarded: one must be turned up first; $down lie face down.
refused-turn-up-first = Turn one up first: { $down ->
        [one] { $down } lies face down
       *[other] { $down } lie face down
    }.
    .short = Turn one up first.
    .braille = turn one up first, down { $down }
# There is no card left to turn up.
refused-nothing-to-turn-up = No card of yours lies face down.
    .braille = none face down
# The card lies face up already.
refused-face-up = { $card } lies face up already.
    .braille = { $card } is up already
# There is no card of that number; a board has $cards.
refused-no-such-position = No card { $position }: there are { $cards }.
    .braille = no card { $position }, 1-{ $cards }
# The discard pile is empty.
refused-no-discard = No card lies on the discards.
    .braille = discards --
# By these rules nobody knocks.
refused-no-knock = These rules know no knocking.
    .braille = no knocking
# Another player has ended the hole.
refused-too-late-to-knock = Too late to knock: { $player } has ended the hole.
    .braille = too late, { $player } ended it
# As refused-too-late-to-knock: the player did it.
refused-too-late-to-knock-you = Too late to knock: you have ended the hole.
    .braille = too late, you ended it
# The hole is over; nothing can be played before the next one.
refused-hole-over = Hole { $hole } is over.
    .braille = hole { $hole } over
# The next hole can't begin yet.
refused-hole-goes-on = Hole { $hole } isn't over yet.
    .braille = hole { $hole } goes on
# The match is over.
refused-match-over = The match is over.
    .braille = match over
# Another player has acted since, so nothing can be undone.
refused-other-acted = No undo: { $player } has played since.
    .braille = no undo, { $player } has played
# A card was seen, so that can't be undone.
refused-card-seen = No undo: a new card was seen.
    .braille = no undo, card seen
# Who only watches can't act.
refused-watching = You only watch this table.
    .braille = you only watch

## At the keyboard
