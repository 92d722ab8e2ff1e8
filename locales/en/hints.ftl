### Help: hints, what the oracle knows, warnings; options; ways to deal.
### A fair hint knows what the player knows. The oracle knows the order of the stock, too. Every
### message names which of the two it is.

## Hints: what to do

# The advised card fits on the waste, and frees $uncovered.
hint-remove = { $card }, column { $column }: it fits and opens { $uncovered }.
    .short = { $card }, column { $column }, opens { $uncovered }.
    .terse = { $card }, column { $column }
    .braille = { $card } c{ $column } > { $uncovered }
# As hint-remove, and the column is empty then.
hint-remove-last = { $card }, column { $column }: it fits and empties the column.
    .short = { $card }, column { $column }, empties it.
    .terse = { $card }, column { $column }
    .braille = { $card } c{ $column } > --
# As hint-remove, where no card lies on the waste yet.
hint-begin = { $card }, column { $column }: it begins the waste and opens { $uncovered }.
    .short = { $card }, column { $column }, opens { $uncovered }.
    .terse = { $card }, column { $column }
    .braille = { $card } c{ $column } > { $uncovered }
# As hint-begin, and the column is empty then.
hint-begin-last = { $card }, column { $column }: it begins the waste and empties the column.
    .short = { $card }, column { $column }, empties it.
    .terse = { $card }, column { $column }
    .braille = { $card } c{ $column } > --
# Drawing is advised; $key is the key that draws, $stock the cards in the stock.
hint-draw = Draw with { $key }, stock { $stock }.
    .braille = draw: { $key }, stock { $stock }

## Hints: how good that is

# The stock was dealt in $samples ways, as it may lie: in $wins of them the game can be won after what was advised.
chance = Fair hint: it wins in { $wins } of { $samples } stocks.
    .short = Wins in { $wins } of { $samples }.
    .braille = fair { $wins }/{ $samples }
# As chance; after drawing it can be won in $others of them.
chance-drawing = Fair hint: it wins in { $wins } of { $samples } stocks, drawing in { $others }.
    .short = Wins in { $wins } of { $samples }, drawing in { $others }.
    .braille = fair { $wins }/{ $samples }, draw { $others }
# As chance; after the next best card, $card, it can be won in $others of them.
chance-card = Fair hint: it wins in { $wins } of { $samples } stocks, { $card } in { $others }.
    .short = Wins in { $wins } of { $samples }, { $card } in { $others }.
    .braille = fair { $wins }/{ $samples }, { $card } { $others }
# As chance, and there are no more ways than these in which the stock can lie.
chance-exact = Fair hint, of all { $samples } possible stocks: it wins in { $wins }.
    .short = Wins in { $wins } of all { $samples }.
    .braille = fair { $wins }/all { $samples }
# As chance-drawing, of all ways that there are.
chance-exact-drawing = Fair hint, of all { $samples } possible stocks: it wins in { $wins }, drawing in { $others }.
    .short = Wins in { $wins } of all { $samples }, drawing in { $others }.
    .braille = fair { $wins }/all { $samples }, draw { $others }
# As chance-card, of all ways that there are.
chance-exact-card = Fair hint, of all { $samples } possible stocks: it wins in { $wins }, { $card } in { $others }.
    .short = Wins in { $wins } of all { $samples }, { $card } in { $others }.
    .braille = fair { $wins }/all { $samples }, { $card } { $others }
# No card of the stock is unknown any more, and the game can be won.
chance-certain = Fair hint: it wins, nothing is hidden any more.
    .short = It wins for certain.
    .braille = fair: wins for certain
# None of the stocks that were tried wins.
chance-none = Fair hint: none of { $samples } stocks wins; this leaves the fewest cards.
    .short = No win in { $samples }; leaves the fewest cards.
    .braille = fair 0/{ $samples }, fewest left
# There is no stock with which the game could still be won.
chance-none-left = Fair hint: no stock wins any more; this leaves the fewest cards.
    .short = No win any more; leaves the fewest cards.
    .braille = fair: no win, fewest left
# The oracle's hint: the game can be won from here with $draws draws, no fewer.
oracle-chance = Oracle: it wins, { $draws ->
        [0] without a draw
        [one] with { $draws } draw
       *[other] with { $draws } draws
    }.
    .braille = oracle: wins, draws { $draws }
# The oracle's hint where the game can't be won: at the end $left cards are left, no fewer.
oracle-chance-lost = Oracle: no win any more, { $left ->
        [one] { $left } card stays
       *[other] { $left } cards stay
    } at best.
    .braille = oracle: lost, at best { $left }

## Can it still be won?

# The game can be won from here, with $draws draws at least.
winnable = Still winnable, says the oracle, { $draws ->
        [0] without a draw
        [one] with { $draws } draw at least
       *[other] with { $draws } draws at least
    }.
    .braille = oracle: winnable, draws { $draws }
# The game can't be won any more: at the end $left cards are left, no fewer.
winnable-no-more = No longer winnable, says the oracle: { $left ->
        [one] { $left } card stays
       *[other] { $left } cards stay
    } at best.
    .braille = oracle: lost, at best { $left }
# Undoing $undos times, with the key $key, leads back to where it could be won.
winnable-before = { $key }, pressed { $undos ->
        [one] once
       *[other] { $undos } times
    }, takes you back to where it could be won.
    .braille = { $key } { $undos } times: winnable
# A warning: the last action lost the game. $key is the key that undoes it.
last-chance-lost = That was the last chance, says the oracle; { $key } undoes it.
    .braille = oracle: last chance lost, { $key } undoes
# Before the first step of a shortest winning line, of $steps steps, $draws of them draws.
line-begins = Winning line from the oracle, { $steps ->
        [one] { $steps } step left
       *[other] { $steps } steps left
    }, { $draws ->
        [0] no draw
        [one] { $draws } draw
       *[other] { $draws } draws
    }:
    .braille = oracle: { $steps } steps, draws { $draws }
# After a block: the deal could have been won, with $draws draws at least.
far-won = This deal could have been won, { $draws ->
        [0] without a draw
        [one] with { $draws } draw
       *[other] with { $draws } draws
    }.
    .braille = could be won, draws { $draws }
# After a block: the deal couldn't be won, but $left cards are the fewest that could be left.
far-left = No play wins this deal; at best { $left ->
        [one] { $left } card stays
       *[other] { $left } cards stay
    }.
    .braille = no win, at best { $left }
# After a block: nobody could have left fewer cards.
far-reached = No play leaves fewer cards in this deal.
    .braille = no play leaves fewer
# At the end of a game in which help was used: how many hints of each kind, and how many actions were shown.
help-used = Help used: fair hints { $fair }, from the oracle { $oracle }, steps shown { $shown }.
    .braille = fair { $fair }, oracle { $oracle }, shown { $shown }

## Options

# The title of the list of options.
options-title = Options. Enter changes an entry.
    .braille = options
# Opens the options, in the menu.
menu-options = Options: hints, warnings and more.
    .braille = options
# Hints use what the player can see.
hints-fair = Hints are fair: from what lies open.
    .braille = hints fair
# Hints use the real order of the stock.
hints-oracle = Hints come from the oracle, which knows the stock.
    .braille = hints oracle
# A warning comes when an action has lost the game.
warn-on = Warning when the win is lost: on. The oracle gives it; it counts as help.
    .braille = warning on
# No such warning comes.
warn-off = Warning when the win is lost: off.
    .braille = warning off

## Ways to deal

# Deal a game that was proved to be winnable.
choose-winnable = Deal a game that can be won.
    .braille = deal a winnable one
# Opens the list of levels.
choose-level = Deal by difficulty.
    .braille = by difficulty
# Deal the game that everybody has today.
choose-daily = Deal the game of the day.
    .braille = game of the day
# The title of the list of levels. Every level has games that can be won only.
levels-title = How difficult? Every one can be won.
    .braille = how difficult?
# The easiest level.
choose-gentle = Gentle.
    .braille = gentle
# The middle level.
choose-steady = Steady: not easy.
    .braille = steady
# The hardest level.
choose-tough = Tough: rarely won.
    .braille = tough
# The levels are there for the three rule sets as they are, not for variants and matches.
levels-rule-sets-only = Levels are for single games by an unchanged rule set.
    .braille = levels: unchanged rules only
# No match is looked for whose deals can all be won.
winnable-single-only = Only a single game can be dealt so, not a match.
    .braille = single games only
# None of the deals that were tried can be won by these rules.
winnable-not-found = No deal found that can be won; Enter looks for another.
    .braille = none found, enter tries again
