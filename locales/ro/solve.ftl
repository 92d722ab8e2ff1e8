### What golf-access solve and golf-access survey write. All of it is said on the command line.

## golf-access solve

# A deal can be cleared, with $draws draws, no fewer.
solve-winnable = Această distribuire se poate câștiga { $draws ->
        [0] fără nicio tragere
        [one] cu cel puțin o tragere
        [few] cu cel puțin { $draws } trageri
       *[other] cu cel puțin { $draws } de trageri
    }.
# A deal can't be cleared: at the end $left cards are left, no fewer.
solve-lost = Această distribuire nu se poate câștiga: { $left ->
        [one] rămâne cel puțin o carte
        [few] rămân cel puțin { $left } cărți
       *[other] rămân cel puțin { $left } de cărți
    }.
# As solve-winnable, for a hole of a match. $code is the game code of its deal alone.
solve-hole-winnable = Manșa { $hole }, { $code }: se poate câștiga { $draws ->
        [0] fără nicio tragere
        [one] cu cel puțin o tragere
        [few] cu cel puțin { $draws } trageri
       *[other] cu cel puțin { $draws } de trageri
    }.
# As solve-lost, for a hole of a match.
solve-hole-lost = Manșa { $hole }, { $code }: nu se poate câștiga, { $left ->
        [one] rămâne cel puțin o carte
        [few] rămân cel puțin { $left } cărți
       *[other] rămân cel puțin { $left } de cărți
    }.
# A step of the lists below: the card and the column that it is taken from. No comma: lines are cut there.
solve-step = { $card } de pe coloana { $column }
# The cards that go one after another on the card $top that begins the waste; $places is a list of solve-step.
solve-run = Peste { $top }: { $places }.
# As solve-run, where nothing lies on the waste yet.
solve-begin = Pentru a începe teancul de decartare: { $places }.
# Draw $card, then play the cards of $places one after another.
solve-draw = Trageți { $card }: { $places }.
# Draw $card, and nothing goes on it: the next step draws, too.
solve-draw-again = Trageți { $card }, apoi mai trageți o dată.
# --json was given with a match. The M is the letter of matches in game codes.
solve-json-match = --json răspunde pentru o singură distribuire, iar acesta este un meci: renunțați la --match sau la M din cod.

## golf-access survey

# The count begins. $rule is the name of the rule set.
survey-begins = { $count ->
        [one] O distribuire
        [few] { $count } distribuiri
       *[other] { $count } de distribuiri
    } de încercat, { $rule }. Ctrl+C oprește, aceeași comandă continuă.
# A tenth more is done.
survey-tenth = Gata { $percent } la sută: câștigabile { $winnable } din { $done }.
# The count is done. $share is a survey-percent.
survey-share = Distribuiri câștigabile: { $winnable } din { $count }, adică { $share } la sută.
# The confidence interval; $low and $high are each a survey-percent.
survey-interval = Din toate distribuirile: între { $low } și { $high } la sută, încredere 95 la sută.
# Where the deals of the count can be looked up.
survey-kept = Rezultatul fiecărei distribuiri este în { $file }.
# A number with two decimals, in other sentences.
survey-percent = { $whole },{ $hundredths }
# Ctrl+C was pressed.
survey-stopped = Oprit. Ce s-a găsit este în { $file }, iar aceeași comandă continuă de acolo.
# The file for the results holds something else.
survey-other-file = { $file } conține altceva, nu rezultatele unei numărători: dați alt fișier cu --results.
# A line of the results file isn't one of results.
survey-bad-line = { $file } este stricat la rândul { $line }: trebuie un cod, 1 sau 0, tragerile și cărțile rămase, despărțite prin taburi. Ștergeți rândul: distribuirea lui se încearcă din nou.
