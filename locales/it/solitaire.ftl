### Golf solitaire: the game's events, refusals and answers.
### Sentences begin with the important word. The attribute .braille is a form for 40 braille cells:
### cards in it are two letters, the waste card comes first.

## The deal

# A numbered game begins. $rule is a rule set's name, $code the game code.
game-begins = Solitario Golf, { $rule }, codice { $code }.
    .braille = { $code } { $rule }
# A deal from a file begins; it has no code.
deal-begins = Solitario Golf, { $rule }, distribuzione da file.
    .braille = da file, { $rule }
# A hole of a match begins.
hole-dealt = Buca { $hole } di { $holes }.
    .braille = buca { $hole }/{ $holes }

# The name of a rule set, used in other sentences: King and ace are neighbours.
rule-easy = regola Facile
    .braille = facile
# As rule-easy: king and ace are no neighbours.
rule-classic = regola Classica
    .braille = classica
# As rule-easy: nothing goes on a king, draw only when stuck.
rule-strict = regola Rigorosa
    .braille = rigorosa

## What happens

# A card was removed: $card is the waste card now, $uncovered is free in its $column, with $below more cards below it.
removed = { $card } { $card_gender ->
        [f] rimossa
       *[m] rimosso
    }. Colonna { $column }: { $uncovered }, { $below ->
        [0] ultima carta
        [one] ne copre una
       *[other] ne copre { $below }
    }.
    .short = { $card }. Poi { $uncovered }, { $below }.
    .terse = { $card }, { $uncovered }
    .braille = { $card } c{ $column } { $uncovered } +{ $below }
# A column's last card was removed; $left cards remain on the tableau.
removed-last = { $card } { $card_gender ->
        [f] rimossa
       *[m] rimosso
    }. Colonna { $column } vuota, { $left ->
        [0] non resta niente
        [one] resta una carta
       *[other] restano { $left } carte
    }.
    .short = { $card }. Colonna { $column } vuota.
    .terse = { $card }, vuota
    .braille = { $card } c{ $column } -- tavolo { $left }
# A card was drawn from the stock, where $stock are left.
drawn = { $card } dal mazzo, { $stock ->
        [one] ne resta una
       *[other] ne restano { $stock }
    }.
    .short = { $card }, mazzo { $stock }.
    .terse = { $card }, { $stock }
    .braille = { $card } mazzo { $stock }
# The last stock card was drawn.
drawn-last = { $card }, ultima carta del mazzo.
    .short = { $card }, mazzo finito.
    .terse = { $card }, ultima
    .braille = { $card } mazzo 0
# The tableau is cleared. $left is 0, $stock the cards still in the stock.
ended-won = Hai vinto! Tavolo sgombro, { $stock ->
        [0] mazzo finito
        [one] una carta ancora nel mazzo
       *[other] { $stock } carte ancora nel mazzo
    }. Punteggio { $score }.
    .braille = vinta! punti { $score }, mazzo { $stock }
# No card can be removed and the stock is empty; $left cards remain.
ended-blocked = Partita bloccata: non ci sono più mosse. { $left ->
        [one] Resta una carta
       *[other] Restano { $left } carte
    }, punteggio { $score }.
    .braille = bloccata, tavolo { $left }, punti { $score }
# A hole of a match is cleared.
ended-won-match = Tavolo sgombro! { $stock ->
        [0] Il mazzo è finito.
        [one] Una carta resta nel mazzo.
       *[other] { $stock } carte restano nel mazzo.
    }
    .braille = tavolo sgombro, mazzo { $stock }
# A hole of a match is blocked.
ended-blocked-match = Buca bloccata: non ci sono più mosse. { $left ->
        [one] Resta una carta
       *[other] Restano { $left } carte
    }.
    .braille = bloccata, tavolo { $left }
# A hole of a match was given up.
ended-conceded-match = Buca abbandonata, { $left ->
        [one] resta una carta
       *[other] restano { $left } carte
    }.
    .braille = abbandonata, tavolo { $left }
# A hole's result: $points for it, $total so far, $par is one of the par messages.
hole-scored = Buca { $hole } di { $holes }: { $points ->
        [one] un punto
       *[other] { $points } punti
    }. Totale { $total }, { $par }.
    .braille = buca { $hole }: { $points }, totale { $total }, { $par }
# The result of a whole match, with the last hole's points and how many undos were used.
match-ended = Giro finito. Ultima buca: { $points ->
        [one] un punto
       *[other] { $points } punti
    }, totale { $total }, { $par }, { $undos ->
        [0] senza annullare mosse
        [one] una mossa annullata
       *[other] { $undos } mosse annullate
    }.
    .braille = giro: { $total }, { $par }, annullate { $undos }
# Distance from par, used in other sentences.
par-even = in par
    .braille = par
# As par-even: more points than par, which is worse.
par-over = { $points } sopra il par
    .braille = par+{ $points }
# As par-even: fewer points than par, which is better.
par-under = { $points } sotto il par
    .braille = par-{ $points }

## Undo and redo

# An undo put $card back on its column; $top is the waste card again.
undone-removed = { $card } torna in colonna { $column }. Scarto { $top }.
    .braille = { $top } < { $card } c{ $column }
# As undone-removed, and the waste is empty again.
undone-removed-no-waste = { $card } torna in colonna { $column }. Scarto vuoto.
    .braille = -- < { $card } c{ $column }
# An undo put $card back on the stock.
undone-drawn = { $card } torna nel mazzo, ora { $stock ->
        [one] una carta
       *[other] { $stock } carte
    }. Scarto { $top }.
    .braille = { $top } < { $card } mazzo { $stock }
# As undone-drawn, and the waste is empty again.
undone-drawn-no-waste = { $card } torna nel mazzo, ora { $stock ->
        [one] una carta
       *[other] { $stock } carte
    }. Scarto vuoto.
    .braille = -- < { $card } mazzo { $stock }
# An undo took back the end of a deal, a block's penalty too.
undone-reopened = Si torna in gioco, punteggio { $score }.
    .braille = si gioca ancora, punti { $score }
# As undone-reopened, in a match.
undone-reopened-match = La buca continua.
    .braille = la buca continua
# An undo led back to the end of the hole before.
undone-hole = Di nuovo alla fine della buca { $hole }.
    .braille = fine buca { $hole }
# Said before what a redo does again.
redone = Mossa rifatta:
    .braille = rifatta:

## Refusals

# A free card doesn't fit. $fits is a choice of ranks that would.
refused-not-adjacent = { $card } non va { $top_su }{ $top }: deve valere uno in più o in meno, cioè { $fits }.
    .short = { $card } non va { $top_su }{ $top }.
    .terse = No: { $card } { $top_su }{ $top }
    .braille = { $top }: no { $card }, { $fits }
# Under Strict rules nothing goes on a king.
refused-nothing-fits = { $card } non va { $top_su }{ $top }: su un re non va niente.
    .braille = { $top }: no { $card }, ci va nulla
# A covered card was chosen. $row counts from the top of the column.
refused-covered = { $card } { $card_gender ->
        [f] bloccata
       *[m] bloccato
    } { $covered_by_da }{ $covered_by }, colonna { $column }, riga { $row }.
    .braille = { $card } blocc. < { $covered_by } c{ $column }
# The column has no card left.
refused-empty-column = Colonna { $column } vuota.
    .braille = c{ $column } vuota
# There is no column of that number.
refused-no-such-column = Colonna { $column } inesistente: le colonne sono { $columns }.
    .braille = no c{ $column }, 1-{ $columns }
# There is no card at that place.
refused-no-such-card = Nessuna carta in quel posto, colonna { $column }.
    .braille = nessuna carta, c{ $column }
# Nothing is left to draw, and nothing can be removed.
refused-stock-empty = Il mazzo è vuoto.
    .braille = mazzo vuoto
# Nothing is left to draw; $cards can still be removed.
refused-stock-empty-move = Il mazzo è vuoto. Puoi ancora giocare: { $cards }.
    .braille = mazzo vuoto, { $cards }
# Under this rule a card is drawn only when none can be removed; $cards can.
refused-move-exists = Non puoi ancora pescare: { $top_su }{ $top } puoi mettere { $cards }.
    .braille = { $top }: gioca { $cards }
# As refused-move-exists, before the first card lies on the waste: any free card may begin it.
refused-move-exists-no-waste = Non puoi ancora pescare: metti sullo scarto una carta libera, quella che vuoi.
    .braille = --: gioca una carta libera
# A move after the game was won.
refused-game-over-won = Hai già vinto: non c'è più niente da giocare.
    .braille = già vinta, finito
# A move after the game was blocked.
refused-game-over-blocked = Tutto bloccato: non ci sono più mosse.
    .braille = bloccata, finito
# A move after the hole was conceded.
refused-game-over-conceded = Hai abbandonato questa buca.
    .braille = buca abbandonata
# Only a hole of a match can be conceded, only a match has a next hole.
refused-not-a-match = Partita singola: non è un giro di buche.
    .braille = partita singola
# The next hole can't begin yet.
refused-hole-not-over = La buca { $hole } non è finita: { $left ->
        [one] resta una carta
       *[other] restano { $left } carte
    }.
    .braille = buca { $hole } in corso, tavolo { $left }
# There is no next hole.
refused-last-hole = La buca { $hole } era l'ultima.
    .braille = buca { $hole }: ultima
# Nothing was done yet that could be undone.
refused-nothing-to-undo = Niente da annullare.
    .braille = nulla da annullare
# All remembered actions were undone.
refused-undo-limit = Non puoi annullare altro: restano in memoria solo le ultime { $limit } azioni.
    .braille = annulli finiti, massimo { $limit }
# Nothing was undone that could be done again.
refused-nothing-to-redo = Niente da rifare.
    .braille = nulla da rifare
# With interactive rules off, all that is said of a refusal. At least 8 characters.
refused-briefly = Non si può.
    .braille = no

## Answers to questions

# The waste card.
waste = { $top } sullo scarto.
    .braille = { $top }
# No card lies on the waste yet.
waste-empty = Scarto vuoto: puoi cominciare con qualsiasi carta libera.
    .braille = scarto --
# Cards in the stock and on the tableau, and the waste card.
counts = Mazzo { $stock }, { $left ->
        [0] tavolo sgombro
        [one] una carta sul tavolo
       *[other] { $left } carte sul tavolo
    }, scarto { $top }.
    .braille = { $top } mazzo { $stock } tavolo { $left }
# As counts, with nothing on the waste.
counts-no-waste = Mazzo { $stock }, { $left ->
        [0] tavolo sgombro
        [one] una carta sul tavolo
       *[other] { $left } carte sul tavolo
    }, scarto vuoto.
    .braille = -- mazzo { $stock } tavolo { $left }
# The free card of each column in order; $cards is a list of cards and of empty-place.
free-cards = Libere: { $cards }.
    .braille = { $top }: { $cards }
# As free-cards, with nothing on the waste.
free-cards-no-waste = Libere: { $cards }.
    .braille = --: { $cards }
# All columns are empty.
tableau-cleared = Il tavolo è sgombro.
    .braille = tavolo sgombro
# A card in the list of free cards.
free-place = { $card }
    .braille = { $card }
# An empty column in the list of free cards.
empty-place = vuota
    .braille = --
# A column, the free card first, then what it covers.
column = Colonna { $column }: { $cards }.
    .braille = c{ $column } { $cards }
# A column without cards.
column-empty = Colonna { $column } vuota.
    .braille = c{ $column } --
# The score.
score = Punteggio { $score }.
    .braille = punti { $score }
# The running hole of a match.
match-score = Buca { $hole } di { $holes }, { $left ->
        [0] tavolo sgombro
        [one] una carta sul tavolo
       *[other] { $left } carte sul tavolo
    }.
    .braille = buca { $hole }/{ $holes }, tavolo { $left }
# A match after $played finished holes.
match-standing = Totale { $total } { $played ->
        [0] prima della prima buca
        [one] dopo una buca
       *[other] dopo { $played } buche
    }, { $par }, { $undos ->
        [0] nessuna mossa annullata
        [one] una mossa annullata
       *[other] { $undos } mosse annullate
    }.
    .braille = totale { $total }, { $par }, annullate { $undos }
# Rule, code and number of moves.
status = { $rule }, codice { $code }, { $moves ->
        [0] nessuna mossa
        [one] una mossa
       *[other] { $moves } mosse
    }.
    .braille = { $code }, mosse { $moves }
# As status, for a deal from a file.
status-own-deal = { $rule }, distribuzione da file, { $moves ->
        [0] nessuna mossa
        [one] una mossa
       *[other] { $moves } mosse
    }.
    .braille = da file, mosse { $moves }
# The cards that can be removed now; $places is a list of card-in-column.
playable = Puoi giocare: { $places }.
    .braille = { $places }
# A card and its column, in a list.
card-in-column = { $card }, colonna { $column }
    .braille = { $card }:{ $column }
# Nothing can be removed, but the stock can be drawn from.
playable-draw = Niente da giocare: pesca, { $stock ->
        [one] una carta
       *[other] { $stock } carte
    } nel mazzo.
    .braille = pesca, mazzo { $stock }
# Where the cards of a rank lie; $places is a list of place-free and place-covered.
where = { $places }.
    .braille = { $places }
# A free card, in the list of where.
place-free = { $card }, colonna { $column }, { $card_gender ->
        [f] libera
       *[m] libero
    }
    .braille = { $card }:{ $column }
# A card covered by $above others, in the list of where.
place-covered = { $card }, colonna { $column }, sotto { $above ->
        [one] una carta
       *[other] { $above } carte
    }
    .braille = { $card }:{ $column }-{ $above }
# No card of that rank is on the tableau.
where-none = { $rank }: { $rank_gender ->
        [f] nessuna
       *[m] nessuno
    } sul tavolo.
    .braille = { $rank }: no
# The free card under the cursor, with $below more cards below it.
cursor-free = { $card }, colonna { $column }, { $card_gender ->
        [f] libera
       *[m] libero
    }, { $below ->
        [0] ultima carta
        [one] ne copre una
       *[other] ne copre { $below }
    }.
    .braille = { $card } c{ $column } libera +{ $below }
# A covered card under the cursor.
cursor-covered = { $card }, colonna { $column }, { $card_gender ->
        [f] coperta
       *[m] coperto
    } { $covered_by_da }{ $covered_by }, { $below ->
        [0] in fondo
        [one] ne copre una
       *[other] ne copre { $below }
    }.
    .braille = { $card } c{ $column } < { $covered_by } +{ $below }
# The cursor can't go further left.
edge-first-column = Bordo: la colonna { $column } è la prima.
    .braille = bordo c{ $column }
# The cursor can't go further right.
edge-last-column = Bordo: la colonna { $column } è l'ultima.
    .braille = bordo c{ $column }
# The cursor can't go deeper in the column.
edge-deepest = Bordo: sei in fondo alla colonna { $column }.
    .braille = bordo, fondo c{ $column }
# The cursor is on the free card already.
edge-free = Bordo: sei alla carta libera della colonna { $column }.
    .braille = bordo, libera c{ $column }
# What changed: a column whose free card is another one now.
change-column = Colonna { $column }: ora { $card }, { $below ->
        [0] ultima carta
        [one] ne copre una
       *[other] ne copre { $below }
    }.
    .braille = c{ $column } { $card } +{ $below }
# What changed: a column that is empty now.
change-column-empty = Colonna { $column }: ora vuota.
    .braille = c{ $column } --
# Nothing changed.
changes-none = Niente di nuovo dall'ultimo tasto.
    .braille = nulla di nuovo

## The rules in force

# The rule set's name.
rules-set = Si gioca con la { $rule }.
    .braille = { $rule }
# Kings and aces are neighbours.
rules-king-ace = Re e asso collegati: l'asso va sul re e il re sull'asso.
    .braille = re-asso sì
# Kings and aces are no neighbours.
rules-no-king-ace = Re e asso separati: non vanno l'uno sull'altro.
    .braille = re-asso no
# Queens go on kings.
rules-queen-on-king = Regina su re: permessa.
    .braille = regina su re sì
# Queens don't go on kings, but aces do.
rules-no-queen-on-king = Regina su re: vietata.
    .braille = regina su re no
# Neither queens nor aces go on kings.
rules-nothing-on-king = Sul re non va niente.
    .braille = sul re: nulla
# When cards may be drawn.
rules-draw-any-time = Si pesca quando si vuole.
    .braille = pesca: sempre
# When cards may be drawn.
rules-draw-when-stuck = Si pesca solo quando non c'è niente da giocare.
    .braille = pesca: solo se bloccati
# Jokers are in the deck.
rules-jokers = { $jokers ->
        [one] Un jolly tra le carte: va su qualsiasi carta, e qualsiasi carta va sul jolly.
       *[other] { $jokers } jolly tra le carte: vanno su qualsiasi carta, e qualsiasi carta va su un jolly.
    }
    .braille = jolly { $jokers }
# The waste begins empty.
rules-empty-waste = Scarto vuoto all'inizio: si comincia con qualsiasi carta libera.
    .braille = scarto vuoto
# A match is played.
rules-match = Giro di { $holes } buche: ogni carta rimasta vale un punto, il par è { $par }, meno punti fai e meglio è.
    .braille = giro di { $holes }, par { $par }
# In a match, cards left in the stock count.
rules-stock-bonus = A tavolo sgombro, ogni carta rimasta nel mazzo toglie un punto.
    .braille = mazzo: -1 a carta
