### Golf solitaire: the game's events, refusals and answers.
### Sentences begin with the important word. The attribute .braille is a form for 40 braille cells:
### cards in it are two letters, the waste card comes first.

## The deal

# A numbered game begins. $rule is a rule set's name, $code the game code.
game-begins = Golf solitaire, { $rule }, code { $code }.
    .braille = { $code } { $rule }
# A deal from a file begins; it has no code.
deal-begins = Golf solitaire, { $rule }, a deal of your own.
    .braille = own deal, { $rule }
# A hole of a match begins.
hole-dealt = Hole { $hole } of { $holes }.
    .braille = hole { $hole }/{ $holes }

# The name of a rule set, used in other sentences: King and ace are neighbours.
rule-easy = Easy rules
# As rule-easy: king and ace are no neighbours.
rule-classic = Classic rules
# As rule-easy: nothing goes on a king, draw only when stuck.
rule-strict = Strict rules

## What happens

# A card was removed: $card is the waste card now, $uncovered is free in its $column, with $below more cards below it.
removed = { $card } removed. Column { $column }: { $uncovered }, { $below ->
        [0] the last one
       *[other] { $below } below it
    }.
    .short = { $card }. Then { $uncovered }, { $below }.
    .terse = { $card }, { $uncovered }
    .braille = { $card } c{ $column } { $uncovered } +{ $below }
# A column's last card was removed; $left cards remain on the tableau.
removed-last = { $card } removed. Column { $column } is empty, { $left ->
        [one] { $left } card
       *[other] { $left } cards
    } left.
    .short = { $card }. Column { $column } empty.
    .terse = { $card }, empty
    .braille = { $card } c{ $column } -- left { $left }
# A card was drawn from the stock, where $stock are left.
drawn = { $card } drawn, { $stock } left in the stock.
    .short = { $card }, stock { $stock }.
    .terse = { $card }, { $stock }
    .braille = { $card } stock { $stock }
# The last stock card was drawn.
drawn-last = { $card } drawn, the last of the stock.
    .short = { $card }, stock empty.
    .terse = { $card }, last
    .braille = { $card } stock 0
# The tableau is cleared. $left is 0, $stock the cards still in the stock.
ended-won = You have won! The tableau is cleared, { $stock ->
        [0] with the stock used up
        [one] with { $stock } card left in the stock
       *[other] with { $stock } cards left in the stock
    }. Score { $score }.
    .braille = won! score { $score }, stock { $stock }
# No card can be removed and the stock is empty; $left cards remain.
ended-blocked = Blocked: no move is left. { $left ->
        [one] { $left } card remains
       *[other] { $left } cards remain
    }, score { $score }.
    .braille = blocked, left { $left }, score { $score }
# A hole of a match is cleared.
ended-won-match = Cleared! { $stock ->
        [0] The stock is used up.
        [one] { $stock } card stays in the stock.
       *[other] { $stock } cards stay in the stock.
    }
    .braille = cleared, stock { $stock }
# A hole of a match is blocked.
ended-blocked-match = Blocked: no move is left. { $left ->
        [one] { $left } card remains
       *[other] { $left } cards remain
    }.
    .braille = blocked, left { $left }
# A hole of a match was given up.
ended-conceded-match = Hole conceded with { $left ->
        [one] { $left } card
       *[other] { $left } cards
    } left.
    .braille = conceded, left { $left }
# A hole's result: $points for it, $total so far, $par is one of the par messages.
hole-scored = Hole { $hole } of { $holes }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Total { $total }, { $par }.
    .braille = hole { $hole }: { $points }, total { $total }, { $par }
# The result of a whole match, with the last hole's points and how many undos were used.
match-ended = The match is over. Last hole { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, total { $total }, { $par }, { $undos ->
        [0] without undo
        [one] { $undos } undo
       *[other] { $undos } undos
    }.
    .braille = match: { $total }, { $par }, undos { $undos }
# Distance from par, used in other sentences.
par-even = level with par
    .braille = par
# As par-even: more points than par, which is worse.
par-over = { $points } over par
    .braille = par+{ $points }
# As par-even: fewer points than par, which is better.
par-under = { $points } under par
    .braille = par-{ $points }

## Undo and redo

# An undo put $card back on its column; $top is the waste card again.
undone-removed = { $card } back on column { $column }. Waste { $top }.
    .braille = { $top } < { $card } c{ $column }
# As undone-removed, and the waste is empty again.
undone-removed-no-waste = { $card } back on column { $column }. The waste is empty.
    .braille = -- < { $card } c{ $column }
# An undo put $card back on the stock.
undone-drawn = { $card } back in the stock, { $stock } there. Waste { $top }.
    .braille = { $top } < { $card } stock { $stock }
# As undone-drawn, and the waste is empty again.
undone-drawn-no-waste = { $card } back in the stock, { $stock } there. The waste is empty.
    .braille = -- < { $card } stock { $stock }
# An undo took back the end of a deal, a block's penalty too.
undone-reopened = The game goes on, score { $score }.
    .braille = goes on, score { $score }
# As undone-reopened, in a match.
undone-reopened-match = The hole goes on.
    .braille = hole goes on
# An undo led back to the end of the hole before.
undone-hole = Back at the end of hole { $hole }.
    .braille = back: hole { $hole }
# Said before what a redo does again.
redone = Done again:
    .braille = again:

## Refusals

# A free card doesn't fit. $fits is a choice of ranks that would.
refused-not-adjacent = { $card } doesn't go on { $top }: it must be one higher or lower, { $fits }.
    .short = { $card } doesn't go on { $top }.
    .terse = No: { $card } on { $top }
    .braille = { $top }: no { $card }, { $fits }
# Under Strict rules nothing goes on a king.
refused-nothing-fits = { $card } doesn't go on { $top }: nothing goes on a king.
    .braille = { $top }: no { $card }, nothing fits
# A covered card was chosen. $row counts from the top of the column.
refused-covered = Blocked: { $card } lies under { $covered_by }, column { $column }, row { $row }.
    .braille = blocked { $card } < { $covered_by } c{ $column }
# The column has no card left.
refused-empty-column = Column { $column } is empty.
    .braille = c{ $column } empty
# There is no column of that number.
refused-no-such-column = No column { $column }: there are { $columns }.
    .braille = no c{ $column }, 1-{ $columns }
# There is no card at that place.
refused-no-such-card = No card there, column { $column }.
    .braille = no card there, c{ $column }
# Nothing is left to draw, and nothing can be removed.
refused-stock-empty = The stock is empty.
    .braille = stock empty
# Nothing is left to draw; $cards can still be removed.
refused-stock-empty-move = The stock is empty. Still to be played: { $cards }.
    .braille = stock empty, play { $cards }
# Under this rule a card is drawn only when none can be removed; $cards can.
refused-move-exists = No drawing yet: { $cards } can go on { $top }.
    .braille = { $top }: play { $cards }
# As refused-move-exists, before the first card lies on the waste: any free card may begin it.
refused-move-exists-no-waste = No drawing yet: any free card may begin the waste.
    .braille = no draw: play any free card
# A move after the game was won.
refused-game-over-won = Already won: nothing is left to play.
    .braille = won, game over
# A move after the game was blocked.
refused-game-over-blocked = Already blocked: no move is left.
    .braille = blocked, game over
# A move after the hole was conceded.
refused-game-over-conceded = This hole was conceded.
    .braille = hole conceded
# Only a hole of a match can be conceded, only a match has a next hole.
refused-not-a-match = This is a single game, not a match.
    .braille = single game, no match
# The next hole can't begin yet.
refused-hole-not-over = Hole { $hole } isn't over: { $left ->
        [one] { $left } card
       *[other] { $left } cards
    } left.
    .braille = hole { $hole } goes on, left { $left }
# There is no next hole.
refused-last-hole = Hole { $hole } was the last one.
    .braille = hole { $hole } was last
# Nothing was done yet that could be undone.
refused-nothing-to-undo = Nothing to undo.
    .braille = no undo
# All remembered actions were undone.
refused-undo-limit = Nothing more to undo: only the last { $limit } actions are kept.
    .braille = undo ends at { $limit }
# Nothing was undone that could be done again.
refused-nothing-to-redo = Nothing to redo.
    .braille = no redo
# With interactive rules off, all that is said of a refusal. At least 8 characters.
refused-briefly = Not possible.
    .braille = no

## Answers to questions

# The waste card.
waste = { $top } on the waste.
    .braille = { $top }
# No card lies on the waste yet.
waste-empty = The waste is empty: any free card may begin it.
    .braille = waste --
# Cards in the stock and on the tableau, and the waste card.
counts = Stock { $stock }, { $left ->
        [one] { $left } card
       *[other] { $left } cards
    } left, waste { $top }.
    .braille = { $top } stock { $stock } left { $left }
# As counts, with nothing on the waste.
counts-no-waste = Stock { $stock }, { $left ->
        [one] { $left } card
       *[other] { $left } cards
    } left, the waste is empty.
    .braille = -- stock { $stock } left { $left }
# The free card of each column in order; $cards is a list of cards and of empty-place.
free-cards = Free: { $cards }.
    .braille = { $top }: { $cards }
# As free-cards, with nothing on the waste.
free-cards-no-waste = Free: { $cards }.
    .braille = --: { $cards }
# All columns are empty.
tableau-cleared = The tableau is cleared.
    .braille = tableau cleared
# A card in the list of free cards.
free-place = { $card }
    .braille = { $card }
# An empty column in the list of free cards.
empty-place = empty
    .braille = --
# A column, the free card first, then what it covers.
column = Column { $column }: { $cards }.
    .braille = c{ $column } { $cards }
# A column without cards.
column-empty = Column { $column } is empty.
    .braille = c{ $column } --
# The score.
score = Score { $score }.
    .braille = score { $score }
# The running hole of a match.
match-score = Hole { $hole } of { $holes }, { $left ->
        [one] { $left } card
       *[other] { $left } cards
    } left.
    .braille = hole { $hole }/{ $holes }, left { $left }
# A match after $played finished holes.
match-standing = Total { $total } after { $played ->
        [one] { $played } hole
       *[other] { $played } holes
    }, { $par }, { $undos ->
        [0] no undo
        [one] { $undos } undo
       *[other] { $undos } undos
    }.
    .braille = total { $total }, { $par }, undos { $undos }
# Rule, code and number of moves.
status = { $rule }, code { $code }, { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }.
    .braille = { $code }, moves { $moves }
# As status, for a deal from a file.
status-own-deal = { $rule }, a deal of your own, { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }.
    .braille = own deal, moves { $moves }
# The cards that can be removed now; $places is a list of card-in-column.
playable = Playable: { $places }.
    .braille = { $places }
# A card and its column, in a list.
card-in-column = { $card }, column { $column }
    .braille = { $card }:{ $column }
# Nothing can be removed, but the stock can be drawn from.
playable-draw = Nothing fits: draw, { $stock ->
        [one] { $stock } card
       *[other] { $stock } cards
    } in the stock.
    .braille = draw, stock { $stock }
# Where the cards of a rank lie; $places is a list of place-free and place-covered.
where = { $places }.
    .braille = { $places }
# A free card, in the list of where.
place-free = { $card }, column { $column }, free
    .braille = { $card } c{ $column }
# A card covered by $above others, in the list of where.
place-covered = { $card }, column { $column }, under { $above ->
        [one] { $above } card
       *[other] { $above } cards
    }
    .braille = { $card } c{ $column }-{ $above }
# No card of that rank is on the tableau.
where-none = { $rank }: none on the tableau.
    .braille = { $rank }: none
# The free card under the cursor, with $below more cards below it.
cursor-free = { $card }, column { $column }, free, { $below } below it.
    .braille = { $card } c{ $column } free +{ $below }
# A covered card under the cursor.
cursor-covered = { $card }, column { $column }, under { $covered_by }, { $below } below it.
    .braille = { $card } c{ $column } < { $covered_by } +{ $below }
# The cursor can't go further left.
edge-first-column = Edge: column { $column } is the first.
    .braille = edge c{ $column }
# The cursor can't go further right.
edge-last-column = Edge: column { $column } is the last.
    .braille = edge c{ $column }
# The cursor can't go deeper in the column.
edge-deepest = Edge: nothing lies deeper in column { $column }.
    .braille = edge, c{ $column } bottom
# The cursor is on the free card already.
edge-free = Edge: the free card of column { $column }.
    .braille = edge, c{ $column } free
# What changed: a column whose free card is another one now.
change-column = Column { $column }: now { $card }, { $below } below it.
    .braille = c{ $column } { $card } +{ $below }
# What changed: a column that is empty now.
change-column-empty = Column { $column }: now empty.
    .braille = c{ $column } --
# Nothing changed.
changes-none = Nothing has changed since your last key.
    .braille = no change

## The rules in force

# The rule set's name.
rules-set = { $rule } are in force.
    .braille = { $rule }
# Kings and aces are neighbours.
rules-king-ace = King and ace are neighbours, both ways.
    .braille = k-a yes
# Kings and aces are no neighbours.
rules-no-king-ace = King and ace are not neighbours.
    .braille = k-a no
# Queens go on kings.
rules-queen-on-king = A queen goes on a king.
    .braille = q on k yes
# Queens don't go on kings, but aces do.
rules-no-queen-on-king = No queen goes on a king.
    .braille = q on k no
# Neither queens nor aces go on kings.
rules-nothing-on-king = Nothing goes on a king.
    .braille = k: nothing
# When cards may be drawn.
rules-draw-any-time = You may draw at any time.
    .braille = draw any time
# When cards may be drawn.
rules-draw-when-stuck = You may draw only when no card can be removed.
    .braille = draw when stuck
# Jokers are in the deck.
rules-jokers = { $jokers ->
        [one] One joker is in the deck: it goes on any card, and any card goes on it.
       *[other] { $jokers } jokers are in the deck: they go on any card, and any card goes on them.
    }
    .braille = jokers { $jokers }
# The waste begins empty.
rules-empty-waste = The waste begins empty: any free card may be the first.
    .braille = empty waste
# A match is played.
rules-match = A match of { $holes } holes: each card left is a point, par is { $par }, fewest wins.
    .braille = match { $holes }, par { $par }
# In a match, cards left in the stock count.
rules-stock-bonus = A cleared tableau takes off a point for each card left in the stock.
    .braille = stock bonus
