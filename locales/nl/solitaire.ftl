### Golf solitaire: the game's events, refusals and answers.
### Sentences begin with the important word. The attribute .braille is a form for 40 braille cells:
### cards in it are two letters, the waste card comes first.

## The deal

# A numbered game begins. $rule is a rule set's name, $code the game code.
game-begins = Golfsolitaire op { $rule }, code { $code }.
    .braille = { $code } { $rule }
# A deal from a file begins; it has no code.
deal-begins = Golfsolitaire op { $rule }, eigen verdeling.
    .braille = eigen verdeling, { $rule }
# A hole of a match begins.
hole-dealt = Hole { $hole } van { $holes }.
    .braille = hole { $hole }/{ $holes }

# The name of a rule set, used in other sentences: King and ace are neighbours.
rule-easy = Makkelijk
    .braille = makkelijk
# As rule-easy: king and ace are no neighbours.
rule-classic = Klassiek
    .braille = klassiek
# As rule-easy: nothing goes on a king, draw only when stuck.
rule-strict = Strikt
    .braille = strikt

## What happens

# A card was removed: $card is the waste card now, $uncovered is free in its $column, with $below more cards below it.
removed = { $card } weg. Kolom { $column }: { $uncovered }, { $below ->
        [0] niets meer eronder
       *[other] nog { $below } eronder
    }.
    .short = { $card }. Dan { $uncovered }, { $below }.
    .terse = { $card }, { $uncovered }
    .braille = { $card } k{ $column } { $uncovered } +{ $below }
# A column's last card was removed; $left cards remain on the tableau.
removed-last = { $card } weg. Kolom { $column } is leeg, { $left ->
        [0] niets meer over
        [one] nog { $left } kaart over
       *[other] nog { $left } kaarten over
    }.
    .short = { $card }. Kolom { $column } leeg.
    .terse = { $card }, leeg
    .braille = { $card } k{ $column } -- over { $left }
# A card was drawn from the stock, where $stock are left.
drawn = { $card } getrokken, nog { $stock } in de trekstapel.
    .short = { $card }, trekstapel { $stock }.
    .terse = { $card }, { $stock }
    .braille = { $card } stapel { $stock }
# The last stock card was drawn.
drawn-last = { $card } getrokken, de laatste van de trekstapel.
    .short = { $card }, trekstapel leeg.
    .terse = { $card }, laatste
    .braille = { $card } stapel 0
# The tableau is cleared. $left is 0, $stock the cards still in the stock.
ended-won = Gewonnen! Het tableau is leeg, { $stock ->
        [0] de trekstapel ook
        [one] in de trekstapel ligt nog { $stock } kaart
       *[other] in de trekstapel liggen nog { $stock } kaarten
    }. Score { $score }.
    .braille = gewonnen! score { $score }, stapel { $stock }
# No card can be removed and the stock is empty; $left cards remain.
ended-blocked = Vastgelopen: er past niets meer. Nog { $left ->
        [one] { $left } kaart
       *[other] { $left } kaarten
    } over, score { $score }.
    .braille = vast, over { $left }, score { $score }
# A hole of a match is cleared.
ended-won-match = Het tableau is leeg! { $stock ->
        [0] De trekstapel ook.
        [one] In de trekstapel ligt nog { $stock } kaart.
       *[other] In de trekstapel liggen nog { $stock } kaarten.
    }
    .braille = tableau leeg, stapel { $stock }
# A hole of a match is blocked.
ended-blocked-match = Vastgelopen: er past niets meer. Nog { $left ->
        [one] { $left } kaart
       *[other] { $left } kaarten
    } over.
    .braille = vast, over { $left }
# A hole of a match was given up.
ended-conceded-match = Hole opgegeven met nog { $left ->
        [one] { $left } kaart
       *[other] { $left } kaarten
    } over.
    .braille = opgegeven, over { $left }
# A hole's result: $points for it, $total so far, $par is one of the par messages.
hole-scored = Hole { $hole } van { $holes }: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }. Totaal { $total }, { $par }.
    .braille = hole { $hole }: { $points }, totaal { $total }, { $par }
# The result of a whole match, with the last hole's points and how many undos were used.
match-ended = De ronde is klaar. Laatste hole: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }, totaal { $total }, { $par }, { $undos ->
        [0] niets ongedaan gemaakt
       *[other] { $undos } keer ongedaan gemaakt
    }.
    .braille = ronde: { $total }, { $par }, ongedaan { $undos }
# Distance from par, used in other sentences.
par-even = precies par
    .braille = par
# As par-even: more points than par, which is worse.
par-over = { $points } boven par
    .braille = par+{ $points }
# As par-even: fewer points than par, which is better.
par-under = { $points } onder par
    .braille = par-{ $points }

## Undo and redo

# An undo put $card back on its column; $top is the waste card again.
undone-removed = { $card } terug in kolom { $column }. Aflegkaart { $top }.
    .braille = { $top } < { $card } k{ $column }
# As undone-removed, and the waste is empty again.
undone-removed-no-waste = { $card } terug in kolom { $column }. De aflegstapel is leeg.
    .braille = -- < { $card } k{ $column }
# An undo put $card back on the stock.
undone-drawn = { $card } terug op de trekstapel, nu { $stock }. Aflegkaart { $top }.
    .braille = { $top } < { $card } stapel { $stock }
# As undone-drawn, and the waste is empty again.
undone-drawn-no-waste = { $card } terug op de trekstapel, nu { $stock }. De aflegstapel is leeg.
    .braille = -- < { $card } stapel { $stock }
# An undo took back the end of a deal, a block's penalty too.
undone-reopened = De partij gaat verder, score { $score }.
    .braille = speelt verder, score { $score }
# As undone-reopened, in a match.
undone-reopened-match = De hole gaat verder.
    .braille = hole gaat verder
# An undo led back to the end of the hole before.
undone-hole = Terug aan het eind van hole { $hole }.
    .braille = terug: eind hole { $hole }
# Said before what a redo does again.
redone = Opnieuw gedaan:
    .braille = opnieuw:

## Refusals

# A free card doesn't fit. $fits is a choice of ranks that would.
refused-not-adjacent = { $card } past niet op { $top }: alleen één hoger of lager, dus { $fits }.
    .short = { $card } past niet op { $top }.
    .terse = Nee: { $card } op { $top }
    .braille = { $top }: geen { $card }, wel { $fits }
# Under Strict rules nothing goes on a king.
refused-nothing-fits = { $card } past niet op { $top }: op een heer mag niets.
    .braille = { $top }: geen { $card }, er past niets
# A covered card was chosen. $row counts from the top of the column.
refused-covered = Geblokkeerd: { $card } ligt onder { $covered_by }, kolom { $column }, rij { $row }.
    .braille = geblokkeerd { $card } < { $covered_by } k{ $column }
# The column has no card left.
refused-empty-column = Kolom { $column } is leeg.
    .braille = k{ $column } leeg
# There is no column of that number.
refused-no-such-column = Kolom { $column } is er niet: er zijn { $columns } kolommen.
    .braille = geen k{ $column }, 1-{ $columns }
# There is no card at that place.
refused-no-such-card = Daar ligt geen kaart, kolom { $column }.
    .braille = daar geen kaart, k{ $column }
# Nothing is left to draw, and nothing can be removed.
refused-stock-empty = De trekstapel is leeg.
    .braille = trekstapel leeg
# Nothing is left to draw; $cards can still be removed.
refused-stock-empty-move = De trekstapel is leeg. Nog te spelen: { $cards }.
    .braille = stapel leeg, speel { $cards }
# Under this rule a card is drawn only when none can be removed; $cards can.
refused-move-exists = Trekken mag nog niet. Te spelen op { $top }: { $cards }.
    .braille = { $top }: speel { $cards }
# As refused-move-exists, before the first card lies on the waste: any free card may begin it.
refused-move-exists-no-waste = Trekken mag nog niet: speel eerst een vrije kaart naar keuze.
    .braille = --: speel een vrije kaart
# A move after the game was won.
refused-game-over-won = Al gewonnen: er valt niets meer te spelen.
    .braille = gewonnen, klaar
# A move after the game was blocked.
refused-game-over-blocked = Al vastgelopen: er past niets meer.
    .braille = vast, klaar
# A move after the hole was conceded.
refused-game-over-conceded = Deze hole heb je opgegeven.
    .braille = hole opgegeven
# Only a hole of a match can be conceded, only a match has a next hole.
refused-not-a-match = Dit is een losse partij, geen ronde.
    .braille = losse partij, geen ronde
# The next hole can't begin yet.
refused-hole-not-over = Hole { $hole } is nog niet klaar: nog { $left ->
        [one] { $left } kaart
       *[other] { $left } kaarten
    } over.
    .braille = hole { $hole } niet klaar, over { $left }
# There is no next hole.
refused-last-hole = Hole { $hole } was de laatste.
    .braille = hole { $hole } was de laatste
# Nothing was done yet that could be undone.
refused-nothing-to-undo = Niets om ongedaan te maken.
    .braille = niets ongedaan te maken
# All remembered actions were undone.
refused-undo-limit = Verder terug gaat niet: alleen de laatste { $limit } acties zijn bewaard.
    .braille = niet verder terug dan { $limit }
# Nothing was undone that could be done again.
refused-nothing-to-redo = Niets om opnieuw te doen.
    .braille = niets opnieuw te doen
# With interactive rules off, all that is said of a refusal. At least 8 characters.
refused-briefly = Dat kan niet.
    .braille = nee

## Answers to questions

# The waste card.
waste = { $top } op de aflegstapel.
    .braille = { $top }
# No card lies on the waste yet.
waste-empty = De aflegstapel is leeg: elke vrije kaart mag erop.
    .braille = afleg --
# Cards in the stock and on the tableau, and the waste card.
counts = Trekstapel { $stock }, tableau { $left }, aflegkaart { $top }.
    .braille = { $top } stapel { $stock } over { $left }
# As counts, with nothing on the waste.
counts-no-waste = Trekstapel { $stock }, tableau { $left }, aflegstapel leeg.
    .braille = -- stapel { $stock } over { $left }
# The free card of each column in order; $cards is a list of cards and of empty-place.
free-cards = Vrij: { $cards }.
    .braille = { $top }: { $cards }
# As free-cards, with nothing on the waste.
free-cards-no-waste = Vrij: { $cards }.
    .braille = --: { $cards }
# All columns are empty.
tableau-cleared = Het tableau is leeg.
    .braille = tableau leeg
# A card in the list of free cards.
free-place = { $card }
    .braille = { $card }
# An empty column in the list of free cards.
empty-place = leeg
    .braille = --
# A column, the free card first, then what it covers.
column = Kolom { $column }: { $cards }.
    .braille = k{ $column } { $cards }
# A column without cards.
column-empty = Kolom { $column } is leeg.
    .braille = k{ $column } --
# The score.
score = Score { $score }.
    .braille = score { $score }
# The running hole of a match.
match-score = Hole { $hole } van { $holes }, { $left ->
        [0] tableau leeg
        [one] nog { $left } kaart
       *[other] nog { $left } kaarten
    }.
    .braille = hole { $hole }/{ $holes }, over { $left }
# A match after $played finished holes.
match-standing = Totaal { $total } { $played ->
        [0] vóór de eerste hole
        [one] na { $played } hole
       *[other] na { $played } holes
    }, { $par }, { $undos ->
        [0] niets ongedaan gemaakt
       *[other] { $undos } keer ongedaan gemaakt
    }.
    .braille = totaal { $total }, { $par }, ongedaan { $undos }
# Rule, code and number of moves.
status = { $rule }, code { $code }, { $moves ->
        [one] { $moves } zet
       *[other] { $moves } zetten
    }.
    .braille = { $code }, zet { $moves }
# As status, for a deal from a file.
status-own-deal = { $rule }, eigen verdeling, { $moves ->
        [one] { $moves } zet
       *[other] { $moves } zetten
    }.
    .braille = eigen verdeling, zet { $moves }
# The cards that can be removed now; $places is a list of card-in-column.
playable = Te spelen: { $places }.
    .braille = { $places }
# A card and its column, in a list.
card-in-column = { $card }, kolom { $column }
    .braille = { $card }:{ $column }
# Nothing can be removed, but the stock can be drawn from.
playable-draw = Er past niets: trek een kaart, nog { $stock } in de trekstapel.
    .braille = past niets, stapel { $stock }
# Where the cards of a rank lie; $places is a list of place-free and place-covered.
where = { $places }.
    .braille = { $places }
# A free card, in the list of where.
place-free = { $card }, kolom { $column }, vrij
    .braille = { $card }:{ $column }
# A card covered by $above others, in the list of where.
place-covered = { $card }, kolom { $column }, onder { $above ->
        [one] { $above } kaart
       *[other] { $above } kaarten
    }
    .braille = { $card }:{ $column }-{ $above }
# No card of that rank is on the tableau.
where-none = { $rank }: geen op het tableau.
    .braille = { $rank }: geen
# The free card under the cursor, with $below more cards below it.
cursor-free = { $card }, kolom { $column }, vrij, { $below ->
        [0] niets eronder
       *[other] nog { $below } eronder
    }.
    .braille = { $card } k{ $column } vrij +{ $below }
# A covered card under the cursor.
cursor-covered = { $card }, kolom { $column }, onder { $covered_by }, { $below ->
        [0] de diepste
       *[other] nog { $below } dieper
    }.
    .braille = { $card } k{ $column } < { $covered_by } +{ $below }
# The cursor can't go further left.
edge-first-column = Rand: kolom { $column } is de eerste.
    .braille = rand k{ $column }
# The cursor can't go further right.
edge-last-column = Rand: kolom { $column } is de laatste.
    .braille = rand k{ $column }
# The cursor can't go deeper in the column.
edge-deepest = Rand: dieper ligt er niets in kolom { $column }.
    .braille = rand, k{ $column } diepste
# The cursor is on the free card already.
edge-free = Rand: dit is de vrije kaart van kolom { $column }.
    .braille = rand, k{ $column } vrij
# What changed: a column whose free card is another one now.
change-column = Kolom { $column }: nu { $card }, { $below ->
        [0] niets meer eronder
       *[other] nog { $below } eronder
    }.
    .braille = k{ $column } { $card } +{ $below }
# What changed: a column that is empty now.
change-column-empty = Kolom { $column }: nu leeg.
    .braille = k{ $column } --
# Nothing changed.
changes-none = Niets veranderd sinds je laatste toets.
    .braille = niets veranderd

## The rules in force

# The rule set's name.
rules-set = Je speelt op { $rule }.
    .braille = { $rule }
# Kings and aces are neighbours.
rules-king-ace = Heer en aas verbonden: ze mogen op elkaar.
    .braille = heer-aas ja
# Kings and aces are no neighbours.
rules-no-king-ace = Heer en aas gescheiden: ze mogen niet op elkaar.
    .braille = heer-aas nee
# Queens go on kings.
rules-queen-on-king = Vrouw op heer mag.
    .braille = vrouw op heer ja
# Queens don't go on kings, but aces do.
rules-no-queen-on-king = Vrouw op heer mag niet.
    .braille = vrouw op heer nee
# Neither queens nor aces go on kings.
rules-nothing-on-king = Op een heer mag niets.
    .braille = op heer niets
# When cards may be drawn.
rules-draw-any-time = Trekken mag altijd.
    .braille = trekken altijd
# When cards may be drawn.
rules-draw-when-stuck = Trekken mag alleen als er niets past.
    .braille = trekken als niets past
# Jokers are in the deck.
rules-jokers = { $jokers ->
        [one] Eén joker in het spel: die past op elke kaart, en elke kaart past op de joker.
       *[other] { $jokers } jokers in het spel: die passen op elke kaart, en elke kaart past op een joker.
    }
    .braille = jokers { $jokers }
# The waste begins empty.
rules-empty-waste = Lege aflegstapel: je begint met een vrije kaart naar keuze.
    .braille = lege aflegstapel
# A match is played.
rules-match = Ronde van { $holes } holes: elke kaart die overblijft is een punt, par is { $par }, hoe minder punten, hoe beter.
    .braille = ronde van { $holes }, par { $par }
# In a match, cards left in the stock count.
rules-stock-bonus = Bij een leeg tableau gaat er een punt af voor elke kaart die nog in de trekstapel ligt.
    .braille = stapel: -1 per kaart
