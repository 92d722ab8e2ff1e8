### What golf-access solve and golf-access survey write. All of it is said on the command line.

## golf-access solve

# A deal can be cleared, with $draws draws, no fewer.
solve-winnable = Deze partij is te winnen, { $draws ->
        [0] zonder te trekken
       *[other] met minstens { $draws } keer trekken
    }.
# A deal can't be cleared: at the end $left cards are left, no fewer.
solve-lost = Deze partij is niet te winnen; er { $left ->
        [one] blijft minstens { $left } kaart
       *[other] blijven minstens { $left } kaarten
    } over.
# As solve-winnable, for a hole of a match. $code is the game code of its deal alone.
solve-hole-winnable = Hole { $hole }, { $code }: te winnen, { $draws ->
        [0] zonder te trekken
       *[other] met minstens { $draws } keer trekken
    }.
# As solve-lost, for a hole of a match.
solve-hole-lost = Hole { $hole }, { $code }: niet te winnen; er { $left ->
        [one] blijft minstens { $left } kaart
       *[other] blijven minstens { $left } kaarten
    } over.
# A step of the lists below: the card and the column that it is taken from. No comma: lines are cut there.
solve-step = { $card } uit kolom { $column }
# The cards that go one after another on the card $top that begins the waste; $places is a list of solve-step.
solve-run = Op { $top }: { $places }.
# As solve-run, where nothing lies on the waste yet.
solve-begin = Begin de aflegstapel met { $places }.
# Draw $card, then play the cards of $places one after another.
solve-draw = Trek { $card }: { $places }.
# Draw $card, and nothing goes on it: the next step draws, too.
solve-draw-again = Trek { $card } en trek nog een keer.
# --json was given with a match. The M is the letter of matches in game codes.
solve-json-match = --json geeft antwoord voor één verdeling, en dit is een ronde: laat --match weg, of de M in de code.

## golf-access survey

# The count begins. $rule is the name of the rule set.
survey-begins = { $count ->
        [one] { $count } partij wordt
       *[other] { $count } partijen worden
    } onderzocht op { $rule }. Ctrl+C stopt, dezelfde opdracht gaat verder.
# A tenth more is done.
survey-tenth = { $percent } procent klaar: { $winnable } van { $done } te winnen.
# The count is done. $share is a survey-percent.
survey-share = { $winnable } van { $count ->
        [one] { $count } partij
       *[other] { $count } partijen
    } te winnen, { $share } procent.
# The confidence interval; $low and $high are each a survey-percent.
survey-interval = Van alle partijen: { $low } tot { $high } procent, met 95 procent zekerheid.
# Where the deals of the count can be looked up.
survey-kept = De uitkomst van elke partij staat in { $file }.
# A number with two decimals, in other sentences.
survey-percent = { $whole },{ $hundredths }
# Ctrl+C was pressed.
survey-stopped = Gestopt. Wat gevonden is staat in { $file }; dezelfde opdracht gaat daar verder.
# The file for the results holds something else.
survey-other-file = In { $file } staat iets anders dan een telling: noem met --results een ander bestand.
# A line of the results file isn't one of results.
survey-bad-line = { $file } is beschadigd op regel { $line }: daar horen een code, 1 of 0, het aantal getrokken kaarten en het aantal kaarten over, met tabs ertussen. Verwijder de regel: die partij wordt opnieuw onderzocht.
