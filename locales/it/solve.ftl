### What golf-access solve and golf-access survey write. All of it is said on the command line.

## golf-access solve

# A deal can be cleared, with $draws draws, no fewer.
solve-winnable = Questa partita si può vincere { $draws ->
        [0] senza pescare
        [one] pescando almeno una carta
       *[other] pescando almeno { $draws } carte
    }.
# A deal can't be cleared: at the end $left cards are left, no fewer.
solve-lost = Questa partita non si può vincere: { $left ->
        [one] resta almeno una carta
       *[other] restano almeno { $left } carte
    }.
# As solve-winnable, for a hole of a match. $code is the game code of its deal alone.
solve-hole-winnable = Buca { $hole }, { $code }: si può vincere { $draws ->
        [0] senza pescare
        [one] pescando almeno una carta
       *[other] pescando almeno { $draws } carte
    }.
# As solve-lost, for a hole of a match.
solve-hole-lost = Buca { $hole }, { $code }: non si può vincere, { $left ->
        [one] resta almeno una carta
       *[other] restano almeno { $left } carte
    }.
# A step of the lists below: the card and the column that it is taken from. No comma: lines are cut there.
solve-step = { $card } dalla colonna { $column }
# The cards that go one after another on the card $top that begins the waste; $places is a list of solve-step.
solve-run = Su { $top }: { $places }.
# As solve-run, where nothing lies on the waste yet.
solve-begin = Per cominciare lo scarto: { $places }.
# Draw $card, then play the cards of $places one after another.
solve-draw = Pesca { $card }: { $places }.
# Draw $card, and nothing goes on it: the next step draws, too.
solve-draw-again = Pesca { $card }, poi pesca ancora.
# --json was given with a match. The M is the letter of matches in game codes.
solve-json-match = --json risponde per una sola distribuzione e questo è un giro: togli --match, o la M del codice.

## golf-access survey

# The count begins. $rule is the name of the rule set.
survey-begins = { $count ->
        [one] Una partita
       *[other] { $count } partite
    } da esaminare, { $rule }. Ctrl+C interrompe, lo stesso comando riprende.
# A tenth more is done.
survey-tenth = { $percent } per cento: vincibili { $winnable } su { $done }.
# The count is done. $share is a survey-percent.
survey-share = Partite vincibili: { $winnable } su { $count }, { $share } per cento.
# The confidence interval; $low and $high are each a survey-percent.
survey-interval = Su tutte le partite: da { $low } a { $high } per cento, confidenza 95 per cento.
# Where the deals of the count can be looked up.
survey-kept = Il verdetto di ogni partita è in { $file }.
# A number with two decimals, in other sentences.
survey-percent = { $whole },{ $hundredths }
# Ctrl+C was pressed.
survey-stopped = Interrotto. I verdetti trovati sono in { $file }: lo stesso comando riprende da lì.
# The file for the results holds something else.
survey-other-file = { $file } contiene altro, non i risultati di un conteggio: con --results indica un altro file.
# A line of the results file isn't one of results.
survey-bad-line = { $file } è rovinato alla riga { $line }: servono un codice, 1 o 0, le carte pescate e quelle rimaste, separati da tabulazioni. Cancella la riga: la sua partita sarà esaminata di nuovo.
