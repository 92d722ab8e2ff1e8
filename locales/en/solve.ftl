### What golf-access solve and golf-access survey write. All of it is said on the command line.

## golf-access solve

# A deal can be cleared, with $draws draws, no fewer.
solve-winnable = This deal can be won, { $draws ->
        [0] without a draw
        [one] with { $draws } draw at least
       *[other] with { $draws } draws at least
    }.
# A deal can't be cleared: at the end $left cards are left, no fewer.
solve-lost = This deal can't be won; at best { $left ->
        [one] { $left } card stays
       *[other] { $left } cards stay
    }.
# As solve-winnable, for a hole of a match. $code is the game code of its deal alone.
solve-hole-winnable = Hole { $hole }, { $code }: can be won, { $draws ->
        [0] without a draw
        [one] with { $draws } draw at least
       *[other] with { $draws } draws at least
    }.
# As solve-lost, for a hole of a match.
solve-hole-lost = Hole { $hole }, { $code }: can't be won; at best { $left ->
        [one] { $left } card stays
       *[other] { $left } cards stay
    }.
# A step of the lists below: the card and the column that it is taken from. No comma: lines are cut there.
solve-step = { $card } from column { $column }
# The cards that go one after another on the card $top that begins the waste; $places is a list of solve-step.
solve-run = On { $top }: { $places }.
# As solve-run, where nothing lies on the waste yet.
solve-begin = To begin the waste: { $places }.
# Draw $card, then play the cards of $places one after another.
solve-draw = Draw { $card }: { $places }.
# Draw $card, and nothing goes on it: the next step draws, too.
solve-draw-again = Draw { $card }, then draw again.
# --json was given with a match. The M is the letter of matches in game codes.
solve-json-match = --json tells of one deal, and this is a match: leave out --match, or the M of the code.

## golf-access survey

# The count begins. $rule is the name of the rule set.
survey-begins = { $count ->
        [one] { $count } deal to try
       *[other] { $count } deals to try
    }, { $rule }. Ctrl+C stops, the same command goes on.
# A tenth more is done.
survey-tenth = { $percent } percent done: { $winnable } of { $done } can be won.
# The count is done. $share is a survey-percent.
survey-share = { $winnable } of { $count ->
        [one] { $count } deal
       *[other] { $count } deals
    } can be won, { $share } percent.
# The confidence interval; $low and $high are each a survey-percent.
survey-interval = Of all deals: between { $low } and { $high } percent, with 95 percent confidence.
# Where the deals of the count can be looked up.
survey-kept = Each deal's verdict is in { $file }.
# A number with two decimals, in other sentences.
survey-percent = { $whole }.{ $hundredths }
# Ctrl+C was pressed.
survey-stopped = Stopped. What was found is in { $file }, and the same command goes on from there.
# The file for the results holds something else.
survey-other-file = { $file } holds something else than a survey: name another file with --results.
# A line of the results file isn't one of results.
survey-bad-line = { $file } is damaged in line { $line }: that must be a code, 1 or 0, the draws and the cards left, with tabs between. Delete the line: its deal is tried again.
