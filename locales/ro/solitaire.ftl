### Golf solitaire: the game's events, refusals and answers.
### Sentences begin with the important word. The attribute .braille is a form for 40 braille cells:
### cards in it are two letters, the waste card comes first.

## The deal

# A numbered game begins. $rule is a rule set's name, $code the game code.
game-begins = Pasiența Golf, { $rule }, cod { $code }.
    .braille = { $code } { $rule }
# A deal from a file begins; it has no code.
deal-begins = Pasiența Golf, { $rule }, distribuție din fișier.
    .braille = din fișier, { $rule }
# A hole of a match begins.
hole-dealt = Manșa { $hole } din { $holes }.
    .braille = manșa { $hole }/{ $holes }

# The name of a rule set, used in other sentences: King and ace are neighbours.
rule-easy = modul Ușor
    .braille = ușor
# As rule-easy: king and ace are no neighbours.
rule-classic = modul Clasic
    .braille = clasic
# As rule-easy: nothing goes on a king, draw only when stuck.
rule-strict = modul Strict
    .braille = strict

## What happens

# A card was removed: $card is the waste card now, $uncovered is free in its $column, with $below more cards below it.
removed = { $card } { $card_gender ->
        [f] eliminată
       *[m] eliminat
    }. Coloana { $column }: { $uncovered }, { $below ->
        [0] ultima carte
        [one] o carte dedesubt
        [few] { $below } cărți dedesubt
       *[other] { $below } de cărți dedesubt
    }.
    .short = { $card }. Apoi { $uncovered }, { $below }.
    .terse = { $card }, { $uncovered }
    .braille = { $card } c{ $column } { $uncovered } +{ $below }
# A column's last card was removed; $left cards remain on the tableau.
removed-last = { $card } { $card_gender ->
        [f] eliminată
       *[m] eliminat
    }. Coloana { $column } este goală, { $left ->
        [0] nu mai rămâne nicio carte
        [one] rămâne o carte
        [few] rămân { $left } cărți
       *[other] rămân { $left } de cărți
    }.
    .short = { $card }. Coloana { $column } goală.
    .terse = { $card }, goală
    .braille = { $card } c{ $column } -- răm { $left }
# A card was drawn from the stock, where $stock are left.
drawn = { $card } { $card_gender ->
        [f] trasă
       *[m] tras
    }, { $stock ->
        [one] mai este o carte
        [few] mai sunt { $stock } cărți
       *[other] mai sunt { $stock } de cărți
    } în teancul de tragere.
    .short = { $card }, { $stock ->
        [one] mai este una
        [few] mai sunt { $stock }
       *[other] mai sunt { $stock }
    }.
    .terse = { $card }, { $stock }
    .braille = { $card } trag { $stock }
# The last stock card was drawn.
drawn-last = { $card } { $card_gender ->
        [f] trasă
       *[m] tras
    }, ultima carte din teancul de tragere.
    .short = { $card }, teancul de tragere e gol.
    .terse = { $card }, ultima
    .braille = { $card } trag 0
# The tableau is cleared. $left is 0, $stock the cards still in the stock.
ended-won = Ați câștigat! Tabloul este gol, { $stock ->
        [0] teancul de tragere la fel
        [one] cu o carte rămasă în teancul de tragere
        [few] cu { $stock } cărți rămase în teancul de tragere
       *[other] cu { $stock } de cărți rămase în teancul de tragere
    }. Punctaj { $score }.
    .braille = câștigat! pct { $score }, trag { $stock }
# No card can be removed and the stock is empty; $left cards remain.
ended-blocked = Blocaj: nu mai aveți nicio mutare. { $left ->
        [one] Rămâne o carte
        [few] Rămân { $left } cărți
       *[other] Rămân { $left } de cărți
    }, punctaj { $score }.
    .braille = blocaj, răm { $left }, pct { $score }
# A hole of a match is cleared.
ended-won-match = Tabloul este gol! { $stock ->
        [0] Teancul de tragere la fel.
        [one] O carte rămâne în teancul de tragere.
        [few] { $stock } cărți rămân în teancul de tragere.
       *[other] { $stock } de cărți rămân în teancul de tragere.
    }
    .braille = tablou gol, trag { $stock }
# A hole of a match is blocked.
ended-blocked-match = Blocaj: nu mai aveți nicio mutare. { $left ->
        [one] Rămâne o carte
        [few] Rămân { $left } cărți
       *[other] Rămân { $left } de cărți
    }.
    .braille = blocaj, răm { $left }
# A hole of a match was given up.
ended-conceded-match = Manșă abandonată, cu { $left ->
        [one] o carte rămasă
        [few] { $left } cărți rămase
       *[other] { $left } de cărți rămase
    }.
    .braille = abandonată, răm { $left }
# A hole's result: $points for it, $total so far, $par is one of the par messages.
hole-scored = Manșa { $hole } din { $holes }: { $points ->
        [one] un punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }. Total { $total }, { $par }.
    .braille = manșa { $hole }: { $points }, total { $total }, { $par }
# The result of a whole match, with the last hole's points and how many undos were used.
match-ended = Meciul s-a încheiat. Ultima manșă: { $points ->
        [one] un punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }; total { $total }, { $par }, { $undos ->
        [0] fără anulări
        [one] o anulare
        [few] { $undos } anulări
       *[other] { $undos } de anulări
    }.
    .braille = meci: { $total }, { $par }, anulări { $undos }
# Distance from par, used in other sentences.
par-even = exact la par
    .braille = par
# As par-even: more points than par, which is worse.
par-over = { $points } peste par
    .braille = par+{ $points }
# As par-even: fewer points than par, which is better.
par-under = { $points } sub par
    .braille = par-{ $points }

## Undo and redo

# An undo put $card back on its column; $top is the waste card again.
undone-removed = { $card } înapoi în coloana { $column }. Teanc de decartare: { $top }.
    .braille = { $top } < { $card } c{ $column }
# As undone-removed, and the waste is empty again.
undone-removed-no-waste = { $card } înapoi în coloana { $column }. Teancul de decartare este gol.
    .braille = -- < { $card } c{ $column }
# An undo put $card back on the stock.
undone-drawn = { $card } înapoi în teancul de tragere, care are acum { $stock ->
        [one] o carte
        [few] { $stock } cărți
       *[other] { $stock } de cărți
    }. Teanc de decartare: { $top }.
    .braille = { $top } < { $card } trag { $stock }
# As undone-drawn, and the waste is empty again.
undone-drawn-no-waste = { $card } înapoi în teancul de tragere, care are acum { $stock ->
        [one] o carte
        [few] { $stock } cărți
       *[other] { $stock } de cărți
    }. Teancul de decartare este gol.
    .braille = -- < { $card } trag { $stock }
# An undo took back the end of a deal, a block's penalty too.
undone-reopened = Partida continuă, punctaj { $score }.
    .braille = continuă, pct { $score }
# As undone-reopened, in a match.
undone-reopened-match = Manșa continuă.
    .braille = manșa continuă
# An undo led back to the end of the hole before.
undone-hole = Înapoi la sfârșitul manșei { $hole }.
    .braille = înapoi: manșa { $hole }
# Said before what a redo does again.
redone = Refacere:
    .braille = refăcut:

## Refusals

# A free card doesn't fit. $fits is a choice of ranks that would.
refused-not-adjacent = { $card } nu merge peste { $top }: trebuie o treaptă mai sus sau mai jos, adică { $fits }.
    .short = { $card } nu merge peste { $top }.
    .terse = Nu: { $card } peste { $top }
    .braille = { $top }: nu { $card }, { $fits }
# Under Strict rules nothing goes on a king.
refused-nothing-fits = { $card } nu merge peste { $top }: peste rege nu se pune nimic.
    .braille = { $top }: nu { $card }, nimic pe rege
# A covered card was chosen. $row counts from the top of the column.
refused-covered = { $card } e { $card_gender ->
        [f] blocată
       *[m] blocat
    } sub { $covered_by }, coloana { $column }, rândul { $row }.
    .braille = blocat { $card } < { $covered_by } c{ $column }
# The column has no card left.
refused-empty-column = Coloana { $column } este goală.
    .braille = c{ $column } goală
# There is no column of that number.
refused-no-such-column = Coloana { $column } nu există: coloanele sunt de la 1 la { $columns }.
    .braille = nu c{ $column }, 1-{ $columns }
# There is no card at that place.
refused-no-such-card = Nicio carte acolo, coloana { $column }.
    .braille = nicio carte, c{ $column }
# Nothing is left to draw, and nothing can be removed.
refused-stock-empty = Teancul de tragere este gol.
    .braille = trag gol
# Nothing is left to draw; $cards can still be removed.
refused-stock-empty-move = Teancul de tragere este gol. Mai puteți juca: { $cards }.
    .braille = trag gol, jucați { $cards }
# Under this rule a card is drawn only when none can be removed; $cards can.
refused-move-exists = Încă nu se trage: peste { $top } puteți pune { $cards }.
    .braille = { $top }: jucați { $cards }
# As refused-move-exists, before the first card lies on the waste: any free card may begin it.
refused-move-exists-no-waste = Încă nu se trage: orice carte liberă poate începe teancul de decartare.
    .braille = nu trageți: jucați orice carte liberă
# A move after the game was won.
refused-game-over-won = Partida este câștigată: nu mai e nimic de jucat.
    .braille = câștigat, sfârșit
# A move after the game was blocked.
refused-game-over-blocked = Partida este blocată: nu mai aveți nicio mutare.
    .braille = blocaj, sfârșit
# A move after the hole was conceded.
refused-game-over-conceded = Manșa aceasta a fost abandonată.
    .braille = manșă abandonată
# Only a hole of a match can be conceded, only a match has a next hole.
refused-not-a-match = Aceasta este o partidă simplă, nu un meci.
    .braille = partidă simplă, nu meci
# The next hole can't begin yet.
refused-hole-not-over = Manșa { $hole } nu s-a încheiat: { $left ->
        [one] mai este o carte
        [few] mai sunt { $left } cărți
       *[other] mai sunt { $left } de cărți
    }.
    .braille = manșa { $hole } continuă, răm { $left }
# There is no next hole.
refused-last-hole = Manșa { $hole } a fost ultima.
    .braille = manșa { $hole } a fost ultima
# Nothing was done yet that could be undone.
refused-nothing-to-undo = Nu aveți ce anula.
    .braille = nimic de anulat
# All remembered actions were undone.
refused-undo-limit = Nu mai aveți ce anula: { $limit ->
        [one] se păstrează doar ultima acțiune
        [few] se păstrează doar ultimele { $limit } acțiuni
       *[other] se păstrează doar ultimele { $limit } de acțiuni
    }.
    .braille = anulare: cel mult { $limit }
# Nothing was undone that could be done again.
refused-nothing-to-redo = Nu aveți ce reface.
    .braille = nimic de refăcut
# With interactive rules off, all that is said of a refusal. At least 8 characters.
refused-briefly = Nu se poate.
    .braille = nu

## Answers to questions

# The waste card.
waste = { $top } pe teancul de decartare.
    .braille = { $top }
# No card lies on the waste yet.
waste-empty = Teancul de decartare este gol: îl poate începe orice carte liberă.
    .braille = decart --
# Cards in the stock and on the tableau, and the waste card.
counts = Teanc de tragere: { $stock }; pe tablou: { $left ->
        [0] nicio carte
        [one] o carte
        [few] { $left } cărți
       *[other] { $left } de cărți
    }; teanc de decartare: { $top }.
    .braille = { $top } trag { $stock } răm { $left }
# As counts, with nothing on the waste.
counts-no-waste = Teanc de tragere: { $stock }; pe tablou: { $left ->
        [0] nicio carte
        [one] o carte
        [few] { $left } cărți
       *[other] { $left } de cărți
    }; teancul de decartare este gol.
    .braille = -- trag { $stock } răm { $left }
# The free card of each column in order; $cards is a list of cards and of empty-place.
free-cards = Libere: { $cards }.
    .braille = { $top }: { $cards }
# As free-cards, with nothing on the waste.
free-cards-no-waste = Libere: { $cards }.
    .braille = --: { $cards }
# All columns are empty.
tableau-cleared = Tabloul este gol.
    .braille = tablou gol
# A card in the list of free cards.
free-place = { $card }
    .braille = { $card }
# An empty column in the list of free cards.
empty-place = goală
    .braille = --
# A column, the free card first, then what it covers.
column = Coloana { $column }: { $cards }.
    .braille = c{ $column } { $cards }
# A column without cards.
column-empty = Coloana { $column } este goală.
    .braille = c{ $column } --
# The score.
score = Punctaj { $score }.
    .braille = pct { $score }
# The running hole of a match.
match-score = Manșa { $hole } din { $holes }, { $left ->
        [one] o carte rămasă
        [few] { $left } cărți rămase
       *[other] { $left } de cărți rămase
    }.
    .braille = manșa { $hole }/{ $holes }, răm { $left }
# A match after $played finished holes.
match-standing = Total { $total }, { $played ->
        [0] nicio manșă încheiată
        [one] după o manșă
        [few] după { $played } manșe
       *[other] după { $played } de manșe
    }, { $par }, { $undos ->
        [0] fără anulări
        [one] o anulare
        [few] { $undos } anulări
       *[other] { $undos } de anulări
    }.
    .braille = total { $total }, { $par }, anulări { $undos }
# Rule, code and number of moves.
status = În { $rule }, cod { $code }, { $moves ->
        [0] nicio mutare
        [one] o mutare
        [few] { $moves } mutări
       *[other] { $moves } de mutări
    }.
    .braille = { $code } m{ $moves }
# As status, for a deal from a file.
status-own-deal = În { $rule }, distribuție din fișier, { $moves ->
        [0] nicio mutare
        [one] o mutare
        [few] { $moves } mutări
       *[other] { $moves } de mutări
    }.
    .braille = din fișier, mutări { $moves }
# The cards that can be removed now; $places is a list of card-in-column.
playable = Puteți juca: { $places }.
    .braille = { $places }
# A card and its column, in a list.
card-in-column = { $card }, coloana { $column }
    .braille = { $card }:{ $column }
# Nothing can be removed, but the stock can be drawn from.
playable-draw = Nu se potrivește nimic: trageți, { $stock ->
        [one] mai este o carte
        [few] mai sunt { $stock } cărți
       *[other] mai sunt { $stock } de cărți
    } în teancul de tragere.
    .braille = trageți, trag { $stock }
# Where the cards of a rank lie; $places is a list of place-free and place-covered.
where = { $places }.
    .braille = { $places }
# A free card, in the list of where.
place-free = { $card }, coloana { $column }, { $card_gender ->
        [f] liberă
       *[m] liber
    }
    .braille = { $card } c{ $column }
# A card covered by $above others, in the list of where.
place-covered = { $card }, coloana { $column }, sub { $above ->
        [one] o carte
        [few] { $above } cărți
       *[other] { $above } de cărți
    }
    .braille = { $card } c{ $column }-{ $above }
# No card of that rank is on the tableau.
where-none = { $rank }: { $rank_gender ->
        [f] niciuna
       *[m] niciunul
    } pe tablou.
    .braille = { $rank }: lipsă
# The free card under the cursor, with $below more cards below it.
cursor-free = { $card }, coloana { $column }, { $card_gender ->
        [f] liberă
       *[m] liber
    }, { $below ->
        [0] nimic dedesubt
        [one] o carte dedesubt
        [few] { $below } cărți dedesubt
       *[other] { $below } de cărți dedesubt
    }.
    .braille = { $card } c{ $column } liber +{ $below }
# A covered card under the cursor.
cursor-covered = { $card }, coloana { $column }, sub { $covered_by }, { $below ->
        [0] nimic dedesubt
        [one] o carte dedesubt
        [few] { $below } cărți dedesubt
       *[other] { $below } de cărți dedesubt
    }.
    .braille = { $card } c{ $column } < { $covered_by } +{ $below }
# The cursor can't go further left.
edge-first-column = Capăt: coloana { $column } este prima.
    .braille = capăt c{ $column }
# The cursor can't go further right.
edge-last-column = Capăt: coloana { $column } este ultima.
    .braille = capăt c{ $column }
# The cursor can't go deeper in the column.
edge-deepest = Capăt: nimic mai adânc în coloana { $column }.
    .braille = capăt, c{ $column } fund
# The cursor is on the free card already.
edge-free = Capăt: cartea liberă din coloana { $column }.
    .braille = capăt, c{ $column } liber
# What changed: a column whose free card is another one now.
change-column = Coloana { $column }: acum { $card }, { $below ->
        [0] nimic dedesubt
        [one] o carte dedesubt
        [few] { $below } cărți dedesubt
       *[other] { $below } de cărți dedesubt
    }.
    .braille = c{ $column } { $card } +{ $below }
# What changed: a column that is empty now.
change-column-empty = Coloana { $column }: acum este goală.
    .braille = c{ $column } --
# Nothing changed.
changes-none = Nimic nu s-a schimbat de la ultima tastă.
    .braille = nimic schimbat

## The rules in force

# The rule set's name.
rules-set = Se joacă în { $rule }.
    .braille = { $rule }
# Kings and aces are neighbours.
rules-king-ace = Regele și asul sunt vecini, în ambele sensuri.
    .braille = r-a da
# Kings and aces are no neighbours.
rules-no-king-ace = Regele și asul nu sunt vecini.
    .braille = r-a nu
# Queens go on kings.
rules-queen-on-king = Dama merge peste rege.
    .braille = d pe r da
# Queens don't go on kings, but aces do.
rules-no-queen-on-king = Dama nu merge peste rege.
    .braille = d pe r nu
# Neither queens nor aces go on kings.
rules-nothing-on-king = Nimic nu merge peste rege.
    .braille = pe r nimic
# When cards may be drawn.
rules-draw-any-time = Puteți trage oricând.
    .braille = trageți oricând
# When cards may be drawn.
rules-draw-when-stuck = Puteți trage doar când nu se poate elimina nicio carte.
    .braille = trageți la blocaj
# Jokers are in the deck.
rules-jokers = { $jokers ->
        [one] Un joker în pachet: merge peste orice carte și orice carte merge peste el.
        [few] { $jokers } jokeri în pachet: merg peste orice carte și orice carte merge peste ei.
       *[other] { $jokers } de jokeri în pachet: merg peste orice carte și orice carte merge peste ei.
    }
    .braille = jokeri { $jokers }
# The waste begins empty.
rules-empty-waste = Teancul de decartare începe gol: prima poate fi orice carte liberă.
    .braille = decart gol
# A match is played.
rules-match = Meci de { $holes ->
        [one] o manșă
        [few] { $holes } manșe
       *[other] { $holes } de manșe
    }: fiecare carte rămasă este un punct, parul este { $par }, cele mai puține puncte câștigă.
    .braille = meci { $holes }, par { $par }
# In a match, cards left in the stock count.
rules-stock-bonus = Tablou golit: minus un punct pentru fiecare carte rămasă în teancul de tragere.
    .braille = bonus trag
