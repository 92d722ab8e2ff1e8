### A table of Golf, Six-card or Board: its events, refusals and answers.
### Messages that end in -you speak to the player; their twins tell the same of $player, by name.
### Sentences begin with the important word where that can be. In braille forms cards are two
### letters, a place is "4" or "r2c3". Points below zero come as the message "minus".

## Names, places, points

# The player that listens, in a list of names: "Anna, you, Bruno".
player-you = tu
    .braille = tu
# A player in a list of names.
player = { $player }
    .braille = { $player }
# Points below zero, said in words: not every screen reader says the sign.
minus = meno { $number }
    .braille = -{ $number }
# Where a card lies on a board of up to nine cards; it stands after the card: "5 of clubs at 4".
place-position = in posto { $position }
    .braille = { $position }
# Where a card lies on a larger board, as place-position.
place-row-column = in riga { $row } colonna { $column }
    .braille = r{ $row }c{ $column }
# A card and where it lies, in a list.
card-at = { $card } { $place }
    .braille = { $card } { $place }
# The name of a game, also inside other sentences: six cards before each player.
game-six = Golf a sei carte
    .braille = golf sei carte
# As game-six: two cards before each player.
game-two = Golf a due carte
    .braille = golf due carte
# As game-six: four cards before each player.
game-four = Golf a quattro carte
    .braille = golf quattro carte
# As game-six: nine cards before each player.
game-nine = Golf a nove carte
    .braille = golf nove carte
# As game-six: any other number of cards before each player.
game-cards = Golf a { $cards } carte
    .braille = golf { $cards } carte
# As game-six: the game with a points limit, on boards of 4 to 16 cards.
game-board = Golf col tabellone, { $cards } carte
    .braille = tabellone { $cards }

## Lines: cards of one rank that count nothing; each of these stands in a list

# The two cards of a column.
line-pair-column = coppia in colonna { $number }
    .braille = c{ $number }
# Two cards of a row.
line-pair-row = coppia in riga { $number }
    .braille = r{ $number }
# More than two cards of a row, but not all.
line-some-of-row = { $count } uguali in riga { $number }
    .braille = r{ $number }
# A whole column of three cards or more.
line-column = colonna { $number }
    .braille = c{ $number }
# A whole row of three cards or more.
line-row = riga { $number }
    .braille = r{ $number }
# The diagonal that goes down from the first card of the first row.
line-diagonal-down = diagonale in discesa
    .braille = diag giù
# The diagonal that goes up from the first card of the last row.
line-diagonal-up = diagonale in salita
    .braille = diag su

## The start of a match and of a hole

# A match begins. $game is the name of a game, $code the table's code.
table-begins = { $game }, codice { $code }.
    .braille = { $code }
# A match begins that has no code.
table-opens = { $game }, nuova partita.
    .braille = { $game }
# Who sits at the table, clockwise; a list of names.
table-players = In senso orario: { $players }.
    .braille = { $players }
# The cut for the first deal: these players drew equally low cards, and cut again.
cut-tied = Parità al taglio, tagliano di nuovo: { $players }.
    .braille = taglio pari: { $players }
# The cut for the first deal: the lowest card deals.
dealer-cut-you = { $card } è il taglio più basso: le prime carte le dai tu.
    .braille = taglio { $card }: dai tu
# As dealer-cut-you.
dealer-cut = { $card } è il taglio più basso: le prime carte le dà { $player }.
    .braille = taglio { $card }: dà { $player }
# A hole begins.
table-hole = Buca { $hole } di { $holes }.
    .braille = buca { $hole }/{ $holes }
# A hole begins in a match that goes on until all but one have reached $limit points.
table-hole-to-limit = Buca { $hole }, si esce a { $limit } punti.
    .braille = buca { $hole }, limite { $limit }
# A hole begins that breaks a tie; $players is a list of names.
table-extra-hole = Buca di spareggio: { $players }.
    .braille = spareggio: { $players }
# Who dealt, who cut the cards before, and who has the first turn; all three are names.
dealt = Dà le carte { $dealer }, taglia { $cutter }, comincia { $first }.
    .short = Dà { $dealer }, comincia { $first }.
    .braille = dà { $dealer }, comincia { $first }
# As dealt, to the player who deals.
dealt-by-you = Dai le carte tu, taglia { $cutter }, comincia { $first }.
    .short = Dai tu, comincia { $first }.
    .braille = dai tu, comincia { $first }
# As dealt, to the player who cuts.
dealt-you-cut = Dà le carte { $dealer }, tagli tu, comincia { $first }.
    .short = Dà { $dealer }, comincia { $first }.
    .braille = dà { $dealer }, comincia { $first }
# As dealt, to the player who begins.
dealt-you-begin = Dà le carte { $dealer }, taglia { $cutter }, cominci tu.
    .short = Dà { $dealer }, cominci tu.
    .braille = dà { $dealer }, cominci tu
# As dealt, where two play: the one who doesn't deal cuts and begins.
dealt-of-two = Dà le carte { $dealer }, taglia e comincia { $first }.
    .short = Dà { $dealer }, comincia { $first }.
    .braille = dà { $dealer }, comincia { $first }
# As dealt-of-two, to the player who deals.
dealt-of-two-by-you = Dai le carte tu, taglia e comincia { $first }.
    .short = Dai tu, comincia { $first }.
    .braille = dai tu, comincia { $first }
# As dealt-of-two, to the player who cuts and begins.
dealt-of-two-you-begin = Dà le carte { $dealer }, tagli e cominci tu.
    .short = Dà { $dealer }, cominci tu.
    .braille = dà { $dealer }, cominci tu
# The top card of the discard pile.
table-top = { $top } sugli scarti.
    .braille = { $top } scarti
# The discard pile is empty.
table-no-top = Nessuna carta sugli scarti.
    .braille = scarti --
# The player chooses cards of their own to turn up; $count more of them.
choose-start = Scegli { $count ->
        [one] una carta
       *[other] { $count } carte
    } da scoprire.
    .braille = scopri { $count }
# The player chooses cards of their own to look at in secret; $count more of them.
choose-looks = Scegli { $count ->
        [one] una carta
       *[other] { $count } carte
    } da sbirciare.
    .braille = sbircia { $count }
# A card that the player chose to turn up; $left more to choose.
chosen-you = { $card } { $place }, { $left ->
        [0] e sono tutte
        [one] ancora una da scegliere
       *[other] ancora { $left } da scegliere
    }.
    .short = { $card } { $place }, ancora { $left }.
    .braille = { $card } { $place }, ancora { $left }
# As chosen-you, where others listen: what the card is they hear when all have chosen.
chosen = { $player } sceglie la carta { $place }, { $left ->
        [0] e sono tutte
        [one] ancora una da scegliere
       *[other] ancora { $left } da scegliere
    }.
    .short = { $player } { $place }, ancora { $left }.
    .braille = { $player } { $place }, ancora { $left }
# Another player has chosen all the cards that they turn up, which are told when all have.
has-chosen = { $player } ha scelto.
    .braille = { $player } ha scelto
# A card of their own that the player looks at in secret; $left more to look at.
looked = { $card } { $place }, { $left ->
        [0] e sono tutte
        [one] ancora una da sbirciare
       *[other] ancora { $left } da sbirciare
    }.
    .short = { $card } { $place }, ancora { $left }.
    .braille = { $card } { $place }, ancora { $left }
# Another player has looked at their cards.
has-looked = { $player } ha sbirciato le sue carte.
    .braille = { $player } ha sbirciato
# All have chosen; $cards is a list of cards with their places.
start-shown-you = Scopri { $cards }.
    .braille = tu { $cards }
# As start-shown-you.
start-shown = { $player } scopre { $cards }.
    .braille = { $player } { $cards }

## A turn

# It is the player's turn; $top is the top discard.
turn-you = Tocca a te, { $top } sugli scarti.
    .short = Tocca a te, { $top }.
    .braille = { $top } tocca a te
# As turn-you, by name.
turn = Tocca a { $player }, { $top } sugli scarti.
    .short = Tocca a { $player }, { $top }.
    .braille = { $top } tocca a { $player }
# As turn-you, with no card on the discard pile.
turn-no-discard-you = Tocca a te, nessuna carta sugli scarti.
    .braille = -- tocca a te
# As turn-no-discard-you.
turn-no-discard = Tocca a { $player }, nessuna carta sugli scarti.
    .braille = -- tocca a { $player }
# As turn-you: the player's last turn of the hole.
turn-last-you = Ultimo turno per te, { $top } sugli scarti.
    .short = Ultimo turno per te, { $top }.
    .braille = { $top } ultimo turno tuo
# As turn-last-you.
turn-last = Ultimo turno per { $player }, { $top } sugli scarti.
    .short = Ultimo turno per { $player }, { $top }.
    .braille = { $top } ultimo turno { $player }
# As turn-last-you, with no card on the discard pile.
turn-last-no-discard-you = Ultimo turno per te, nessuna carta sugli scarti.
    .braille = -- ultimo turno tuo
# As turn-last-no-discard-you.
turn-last-no-discard = Ultimo turno per { $player }, nessuna carta sugli scarti.
    .braille = -- ultimo turno { $player }
# The card that the player took from the stock.
taken-stock-you = { $card } dal mazzo.
    .short = { $card } in mano.
    .braille = { $card } in mano
# As taken-stock-you.
taken-stock = { $player } prende { $card } dal mazzo.
    .short = { $player }: { $card } in mano.
    .braille = { $card } { $player }, dal mazzo
# The card that the player took from the discard pile.
taken-discards-you = { $card } dagli scarti.
    .short = { $card } in mano.
    .braille = { $card } in mano
# As taken-discards-you.
taken-discards = { $player } prende { $card } dagli scarti.
    .short = { $player }: { $card } in mano.
    .braille = { $card } { $player }, dagli scarti
# A player took a card that nobody else sees.
taken-unseen = { $player } prende una carta dal mazzo.
    .braille = { $player } prende dal mazzo
# The card in hand was put on the board. $replaced went to the discards: before, it lay face up ($lay is "up") or face down ("down"), in which case nobody knew it. $showing is what the visible cards are worth now, $down how many lie face down.
placed-you = { $card } { $place }, { $replaced } { $lay ->
        [up] agli scarti
       *[down] era sotto e va agli scarti
    }. In vista { $showing }, { $down ->
        [0] nessuna coperta
        [one] una coperta
       *[other] { $down } coperte
    }.
    .short = { $card } { $place }, via { $replaced }. In vista { $showing }.
    .terse = Via { $replaced }, { $showing }.
    .braille = via { $replaced }, { $card } { $place } ={ $showing } cop { $down }
# As placed-you.
placed = { $player } mette { $card } { $place }, { $replaced } { $lay ->
        [up] agli scarti
       *[down] era sotto e va agli scarti
    }. In vista { $showing }, { $down ->
        [0] nessuna coperta
        [one] una coperta
       *[other] { $down } coperte
    }.
    .short = { $player }: { $card } { $place }, via { $replaced }. In vista { $showing }.
    .terse = { $player }: { $card } { $place }, via { $replaced }.
    .braille = via { $replaced }, { $player } { $card } { $place } ={ $showing }
# The card in hand was discarded, and nothing more is to be done.
discarded-you = { $card } { $card_gender ->
        [f] scartata
       *[m] scartato
    }.
    .braille = via { $card }
# As discarded-you.
discarded = { $player } scarta { $card }.
    .braille = via { $card }, { $player }
# The card in hand was discarded, now a card must be turned up.
discarded-owes-you = { $card } { $card_gender ->
        [f] scartata
       *[m] scartato
    }. Ora scopri una carta.
    .short = Via { $card }, scopri una carta.
    .braille = via { $card }, scopri una
# As discarded-owes-you.
discarded-owes = { $player } scarta { $card } e ora scopre una carta.
    .short = { $player }: via { $card }, ne scopre una.
    .braille = via { $card }, { $player } scopre
# A card was turned up; $showing and $down as in placed-you.
turned-up-you = { $card } { $place }. In vista { $showing }, { $down ->
        [0] nessuna coperta
        [one] una coperta
       *[other] { $down } coperte
    }.
    .short = { $card } { $place }. In vista { $showing }.
    .terse = { $card }, { $showing }.
    .braille = { $card } { $place } ={ $showing } cop { $down }
# As turned-up-you.
turned-up = { $player } scopre { $card } { $place }. In vista { $showing }, { $down ->
        [0] nessuna coperta
        [one] una coperta
       *[other] { $down } coperte
    }.
    .short = { $player }: { $card } { $place }. In vista { $showing }.
    .braille = { $player } { $card } { $place } ={ $showing }
# Another player's whole turn: a card from the stock was put on the board; $lay as in placed-you.
turn-stock-placed = { $player } pesca { $card } e la carta va { $place }; { $replaced } { $lay ->
        [up] agli scarti
       *[down] era sotto e va agli scarti
    }.
    .short = { $player }: { $card } { $place }, via { $replaced }.
    .terse = { $player }: via { $replaced }.
    .braille = via { $replaced }, { $player } { $card } { $place }
# Another player's whole turn: the top discard was put on the board; $lay as in placed-you.
turn-discards-placed = { $player } prende { $card } dagli scarti e la carta va { $place }; { $replaced } { $lay ->
        [up] agli scarti
       *[down] era sotto e va agli scarti
    }.
    .short = { $player } ha preso { $card }, { $place }, via { $replaced }.
    .terse = { $player }: via { $replaced }.
    .braille = via { $replaced }, { $player } prende { $card } { $place }
# Another player's whole turn: a card from the stock was discarded, an own card turned up.
turn-turned-up = { $player } scarta { $discarded } e scopre { $card } { $place }.
    .short = { $player }: via { $discarded }, { $card } { $place }.
    .terse = { $player }: via { $discarded }.
    .braille = via { $discarded }, { $player } { $card } { $place }
# Another player's whole turn: a card from the stock was discarded, and none was left to turn up.
turn-discarded = { $player } pesca { $card } e scarta.
    .short = { $player }: via { $card }.
    .braille = via { $card }, { $player }
# A whole sentence of the above, $move, and the lines that count nothing since then, a list.
move-made = { $move } Azzera: { $made }.
    .braille = { $move } +{ $made }
# As move-made: lines that counted nothing before and no longer do.
move-lost = { $move } Non azzera più: { $lost }.
    .braille = { $move } -{ $lost }
# As move-made and move-lost, at once.
move-made-and-lost = { $move } Azzera: { $made }. Non azzera più: { $lost }.
    .braille = { $move } +{ $made } -{ $lost }
# All of the player's cards lie face up: the others have one more turn.
board-completed-you = Tabellone completo: ultimi turni per gli altri.
    .braille = completo, ultimi turni
# As board-completed-you.
board-completed = { $player } completa il tabellone: ultimi turni.
    .braille = { $player } completa, ultimi turni
# The player knocked, which ends the hole: the others have one more turn.
knocked-you = Bussi: ultimi turni per gli altri.
    .braille = bussi, ultimi turni
# As knocked-you.
knocked = { $player } bussa: ultimi turni.
    .braille = { $player } bussa, ultimi turni
# The stock was empty: the discards, but the top one, were shuffled into a new one of $stock cards.
reshuffled = Mazzo finito: gli scarti tornano nel mazzo, { $stock ->
        [one] una carta
       *[other] { $stock } carte
    }; in cima resta { $top }.
    .short = Mazzo nuovo { $stock }, resta { $top }.
    .braille = { $top } resta, mazzo nuovo { $stock }
# The stock is empty and there is nothing to fill it with.
stock-ran-out = Il mazzo è finito: la buca si chiude.
    .braille = mazzo finito, buca chiusa

## Undo

# An undo put the card that the player had taken back on the discards.
undone-take-you = { $card } di nuovo sugli scarti.
    .braille = { $card } di nuovo scarti
# As undone-take-you.
undone-take = { $player } rimette { $card } sugli scarti.
    .braille = { $card } { $player } di nuovo scarti
# An undo took the card that the player had put on the board back into the hand; $place is where it lay, and the card from there is back.
undone-place-you = { $card } di nuovo in mano, torna anche la carta { $place }.
    .short = { $card } di nuovo in mano.
    .braille = { $card } in mano da { $place }
# As undone-place-you.
undone-place = { $player } riprende in mano { $card }, torna anche la carta { $place }.
    .short = { $player }: { $card } di nuovo in mano.
    .braille = { $card } { $player } da { $place }
# An undo took the card that the player had discarded back into the hand.
undone-discard-you = { $card } di nuovo in mano.
    .braille = { $card } di nuovo in mano
# As undone-discard-you.
undone-discard = { $player } riprende in mano { $card }.
    .braille = { $card } { $player } di nuovo in mano
# An undo took the player's knock back.
undone-knock-you = La tua bussata è annullata.
    .braille = bussata annullata
# As undone-knock-you.
undone-knock = { $player } annulla la bussata.
    .braille = { $player } annulla la bussata

## The end of a hole and of a match

# A hole is over; $lowest is a list of the players with the lowest score. The scores follow.
table-hole-ended = Buca { $hole } finita, punteggio più basso: { $lowest }.
    .braille = buca { $hole } finita, minore { $lowest }
# As table-hole-ended: a hole that broke a tie.
table-extra-hole-ended = Spareggio finito, punteggio più basso: { $lowest }.
    .braille = spareggio finito, minore { $lowest }
# A card and the points that it counts, in a list.
card-worth = { $card } { $points }
    .braille = { $card } { $points }
# A row of a large board and the points that it counts, in a list.
row-worth = { $points } in riga { $row }
    .braille = r{ $row } { $points }
# In the place of that list, where nothing counts.
scored-nothing = non conta niente
    .braille = niente
# What the player scores in a hole. $how is a list of what counts, and of the lines that count nothing; $total counts the whole match.
scored-you = Fai { $points }: { $how }. Totale { $total }.
    .short = Tu { $points }, totale { $total }.
    .braille = tu { $points }, totale { $total }
# As scored-you.
scored = { $player } fa { $points }: { $how }. Totale { $total }.
    .short = { $player } { $points }, totale { $total }.
    .braille = { $player } { $points }, totale { $total }
# As scored-you: the player ended the hole without the lowest score and pays for it. $points is the sum of $board, what the board counts, and $penalty.
scored-penalty-you = Fai { $points }, di cui { $penalty } perché hai chiuso senza il punteggio più basso. Il tuo tabellone conta { $board }: { $how }. Totale { $total }.
    .short = Tu { $points }, di cui { $penalty } di penalità, totale { $total }.
    .braille = tu { $points } (+{ $penalty }), totale { $total }
# As scored-penalty-you.
scored-penalty = { $player } fa { $points }, di cui { $penalty } perché ha chiuso senza il punteggio più basso. Il tabellone conta { $board }: { $how }. Totale { $total }.
    .short = { $player } { $points }, di cui { $penalty } di penalità, totale { $total }.
    .braille = { $player } { $points } (+{ $penalty }), totale { $total }
# The player has reached the points limit.
went-out-you = Sei fuori con { $total } punti.
    .braille = sei fuori con { $total }
# As went-out-you.
went-out = { $player } è fuori con { $total } punti.
    .braille = { $player } fuori con { $total }
# The first place is shared: an extra hole decides. $players is a list of names.
tied = Parità al primo posto: { $players }. Decide una buca di spareggio.
    .braille = parità: { $players }
# The match is over.
match-won-you = Hai vinto la partita! Totale { $total }.
    .braille = hai vinto, totale { $total }
# As match-won-you.
match-won = { $player } vince la partita. Totale { $total }.
    .braille = vince { $player }, totale { $total }
# The match is over, and several share the first place; $players is a list of names.
match-shared = La partita è finita, primo posto alla pari: { $players }.
    .braille = alla pari: { $players }
# A player's place in the match, 1 being the best.
standing-you = Posto { $place }: tu, totale { $total }.
    .braille = { $place } tu { $total }
# As standing-you.
standing = Posto { $place }: { $player }, totale { $total }.
    .braille = { $place } { $player } { $total }
# As standing-you, for who has reached the points limit in hole $hole.
standing-out-you = Posto { $place }: tu, totale { $total }, fuori alla buca { $hole }.
    .braille = { $place } tu { $total } fuori buca { $hole }
# As standing-out-you.
standing-out = Posto { $place }: { $player }, totale { $total }, fuori alla buca { $hole }.
    .braille = { $place } { $player } { $total } fuori buca { $hole }
# As standing-you, for who played extra holes to break a tie; $extra is a list of their points.
standing-extra-you = Posto { $place }: tu, totale { $total }, spareggio { $extra }.
    .braille = { $place } tu { $total } spareggio { $extra }
# As standing-extra-you.
standing-extra = Posto { $place }: { $player }, totale { $total }, spareggio { $extra }.
    .braille = { $place } { $player } { $total } spar { $extra }
# The points of one extra hole, in that list.
extra-points = { $points }
    .braille = { $points }

## Questions: the card in hand, boards, counts

# The hole isn't being played: nobody has a card in hand.
hand-none = Nessuna carta in mano.
    .braille = niente in mano
# It is another player's turn, who hasn't taken a card yet.
hand-none-yet = Nessuna carta in mano: tocca a { $player }.
    .braille = niente in mano, tocca a { $player }
# It is the player's turn, and no card was taken yet.
hand-take-first = Nessuna carta in mano: prendine una dal mazzo o dagli scarti.
    .short = Nessuna carta in mano: prendine una.
    .braille = niente in mano: prendi una carta
# Another player has a card in hand that nobody else sees.
hand-other = { $player } ha in mano una carta del mazzo.
    .braille = { $player } ha una carta del mazzo
# Another player has a card in hand that all have seen.
hand-other-card = { $card }, in mano a { $player }.
    .braille = { $card } in mano a { $player }
# The card in hand, from the stock.
hand-stock = { $card } in mano: da mettere o da scartare.
    .short = { $card } in mano.
    .braille = { $card } metti o scarta
# The card in hand, from the discard pile.
hand-discards = { $card } in mano: si deve mettere.
    .short = { $card } in mano, da mettere.
    .braille = { $card } da mettere
# The card in hand was discarded: an own card must be turned up.
hand-owes = Nessuna carta in mano: scoprine una delle tue.
    .braille = scopri una carta
# A card that lies face down, in a list.
card-down = coperta
    .braille = --
# A card that lies face up, in a list.
card-up = { $card }
    .braille = { $card }
# The first row of the player's board; $cards is a list of cards and of card-down.
board-first-row-you = Il tuo tabellone, riga 1: { $cards }.
    .short = La tua riga 1: { $cards }.
    .braille = r1 { $cards }
# As board-first-row-you.
board-first-row = { $player }, riga 1: { $cards }.
    .braille = { $player } r1 { $cards }
# The other rows of a board.
board-row = Riga { $row }: { $cards }.
    .braille = r{ $row } { $cards }
# The lines of a board that count nothing; $lines is a list.
board-lines = Valgono zero: { $lines }.
    .braille = 0: { $lines }
# What the visible cards of a board are worth, and how many lie face down.
board-showing = In vista { $showing }, { $down ->
        [0] nessuna coperta
        [one] una coperta
       *[other] { $down } coperte
    }.
    .braille = ={ $showing } cop { $down }
# The card under the cursor, and where it lies.
cursor-up = { $card }, riga { $row } colonna { $column }.
    .braille = { $card } r{ $row }c{ $column }
# As cursor-up: a card that lies face down.
cursor-down = Coperta, riga { $row } colonna { $column }.
    .braille = -- r{ $row }c{ $column }
# As cursor-up: a card that counts nothing; $lines is a list of the lines that it is in.
cursor-cancelled = { $card }, riga { $row } colonna { $column }, { $lines }.
    .braille = { $card } r{ $row }c{ $column } 0: { $lines }
# How many cards the player has face up, in a list.
face-up-you = tu { $up }
    .braille = tu { $up }
# As face-up-you.
face-up = { $player } { $up }
    .braille = { $player } { $up }
# The counts; $players is a list of how many cards each player has face up.
table-counts = Scoperte: { $players }. Mazzo { $stock }, scarti { $discards }.
    .braille = mazzo { $stock } sc { $discards } su { $players }

## Questions: whose turn, scores, seats

# It is the player's turn: a card must be turned up. $final is "yes" for the last turn of the hole, else "no".
next-turn-up-you = { $final ->
        [yes] Ultimo turno per te
       *[no] Tocca a te
    }: scopri una carta.
    .braille = tocca a te: scopri una
# As next-turn-up-you.
next-turn-up = { $final ->
        [yes] Ultimo turno per { $player }
       *[no] Tocca a { $player }
    }: deve scoprire una carta.
    .braille = tocca a { $player }: scopre una
# It is the player's turn, with a card from the stock in hand; $final as in next-turn-up-you.
next-place-or-discard-you = { $final ->
        [yes] Ultimo turno per te
       *[no] Tocca a te
    }: metti o scarta { $card }.
    .braille = { $card } metti o scarta
# As next-place-or-discard-you; the card isn't told.
next-place-or-discard = { $final ->
        [yes] Ultimo turno per { $player }
       *[no] Tocca a { $player }
    }: deve mettere o scartare una carta.
    .braille = tocca a { $player }: mette o scarta
# It is the player's turn, with a card from the discards in hand; $final as in next-turn-up-you.
next-place-you = { $final ->
        [yes] Ultimo turno per te
       *[no] Tocca a te
    }: devi mettere { $card }.
    .braille = { $card } da mettere
# As next-place-you.
next-place = { $final ->
        [yes] Ultimo turno per { $player }
       *[no] Tocca a { $player }
    }: deve mettere { $card }.
    .braille = { $card } { $player } deve mettere
# At the start of a hole: who still chooses cards; $players is a list of names.
waiting-for = Devono ancora scegliere: { $players }.
    .braille = scelgono: { $players }
# No hole has been scored.
scores-none = Ancora nessun punteggio: si gioca la prima buca.
    .short = Ancora nessun punteggio.
    .braille = ancora niente punti
# The player's score: the total, and the last hole's points.
score-of-you = Tu: totale { $total }, ultima buca { $points }.
    .short = Tu { $total }, ultima { $points }.
    .braille = tu { $total } ultima { $points }
# As score-of-you.
score-of = { $player }: totale { $total }, ultima buca { $points }.
    .short = { $player } { $total }, ultima { $points }.
    .braille = { $player } { $total } ultima { $points }
# As score-of-you, for who didn't play the last hole.
score-before-you = Tu: totale { $total }.
    .braille = tu { $total }
# As score-before-you.
score-before = { $player }: totale { $total }.
    .braille = { $player } { $total }
# As score-of-you, for who went out in hole $hole.
score-out-you = Tu: totale { $total }, fuori alla buca { $hole }.
    .braille = tu { $total } fuori buca { $hole }
# As score-out-you.
score-out = { $player }: totale { $total }, fuori alla buca { $hole }.
    .braille = { $player } { $total } fuori buca { $hole }
# Who dealt this hole.
table-dealer-you = In questa buca dai le carte tu.
    .braille = dai tu
# As table-dealer-you.
table-dealer = In questa buca dà le carte { $player }.
    .braille = dà { $player }

## The rules in force, each by what it means to a player

# The grid of a board; $game is the name of a game.
in-force-grid = { $game }: { $rows ->
        [one] una riga
       *[other] { $rows } righe
    } da { $columns ->
        [one] una carta
       *[other] { $columns } carte
    }; vince chi fa meno punti.
    .braille = { $game }, { $rows }x{ $columns }
# What cards count; 3 to 9 always count what they show.
in-force-values = Asso 1, due { $two }, dieci { $ten }, fante { $jack }, regina { $queen }, re { $king }; dal 3 al 9 il loro valore.
    .braille = a=1 2={ $two } x={ $ten } f={ $jack } q={ $queen } r={ $king }
# How many packs of 52 cards there are, how many jokers in all, and what a joker counts.
in-force-jokers = { $packs ->
        [one] Un mazzo da 52
       *[other] { $packs } mazzi da 52
    } con { $jokers ->
        [one] un jolly che vale
       *[other] { $jokers } jolly che valgono
    } { $points }.
    .braille = mazzi { $packs }, jolly { $jokers }, { $points } l'uno
# As in-force-jokers, without jokers.
in-force-no-jokers = { $packs ->
        [one] Un mazzo da 52
       *[other] { $packs } mazzi da 52
    } senza jolly.
    .braille = mazzi { $packs }, niente jolly
# Boards of two rows: two cards of one rank, one above the other.
in-force-column-pairs = Una coppia in colonna vale zero.
    .braille = coppie in colonna 0
# Boards of more rows: a column that is all of one rank.
in-force-columns = Una colonna di carte uguali vale zero.
    .braille = colonne uguali 0
# A row that is all of one rank.
in-force-rows = Una riga di carte uguali vale zero.
    .braille = righe uguali 0
# Cards of one rank anywhere in a row.
in-force-row-pairs = Le carte uguali di una riga valgono zero.
    .braille = uguali in riga 0
# A diagonal that is all of one rank.
in-force-diagonals = Una diagonale di carte uguali vale zero.
    .braille = diagonali uguali 0
# No cards cancel each other.
in-force-nothing-cancels = Le carte uguali non si azzerano.
    .braille = niente si azzera
# Jokers cancel nothing.
in-force-jokers-keep = I jolly insieme mantengono i loro punti.
    .braille = i jolly tengono i punti
# A hole begins with a look at own cards.
in-force-peek = All'inizio ognuno sbircia { $count ->
        [one] una sua carta
       *[other] { $count } sue carte
    }.
    .braille = inizio: sbircia { $count }
# A hole begins with cards turned up.
in-force-start = All'inizio ognuno scopre { $count ->
        [one] una carta
       *[other] { $count } carte
    }, che si sanno quando tutti hanno scelto.
    .braille = inizio: scopri { $count }
# As in-force-start, where each choice is told at once.
in-force-open-start = All'inizio ognuno scopre { $count ->
        [one] una carta
       *[other] { $count } carte
    }, e si sa subito.
    .braille = inizio: scopri { $count }, subito
# A hole begins with all cards face down.
in-force-all-down = All'inizio tutte le carte sono coperte.
    .braille = inizio: tutte coperte
# The discard pile begins empty.
in-force-no-discard = All'inizio non c'è nessuno scarto.
    .braille = inizio senza scarti
# What ends a hole.
in-force-last-turns = Quando un tabellone è tutto scoperto, gli altri hanno un ultimo turno.
    .braille = tabellone scoperto: ultimi turni altrui
# As in-force-last-turns, where the player who has ended the hole has a last turn, too.
in-force-finisher-turn = Quando un tabellone è tutto scoperto, tutti hanno un ultimo turno.
    .braille = scoperto: ultimi turni di tutti
# Knocking is allowed.
in-force-knock = Invece di giocare si può bussare: anche così si chiude la buca.
    .braille = anche bussare chiude
# Who ends a hole pays nothing.
in-force-no-penalty = Chiudere la buca non costa niente.
    .braille = nessuna penalità
# Who ends a hole pays for it, unless lowest.
in-force-penalty = Chi chiude senza il punteggio più basso prende { $penalty } punti in più.
    .braille = chi chiude non minore: +{ $penalty }
# As in-force-penalty, or the score is doubled.
in-force-penalty-or-double = Chi chiude senza il punteggio più basso prende { $penalty } punti in più; da { $penalty } in su, il doppio.
    .braille = chi chiude non minore: +{ $penalty } o doppio
# A tie for the lowest score is no penalty.
in-force-tie-is-lowest = Il punteggio più basso a pari merito non costa niente.
    .braille = pari al minore: niente
# A tie for the lowest score is a penalty, too.
in-force-tie-pays = Anche il punteggio più basso a pari merito paga.
    .braille = pari al minore: paga
# An empty stock ends the hole.
in-force-no-reshuffle = Quando finisce il mazzo, finisce la buca.
    .braille = mazzo finito: fine buca
# How many holes a match has.
in-force-holes = { $holes ->
        [one] Una buca
       *[other] { $holes } buche
    }: vince il totale più basso.
    .braille = buche { $holes }, vince il minore
# A match has no number of holes, but a points limit.
in-force-limit = Chi arriva a { $limit } punti è fuori; vince chi resta per ultimo.
    .braille = fuori a { $limit }, vince l'ultimo
# A tie for the first place is shared.
in-force-shared = A parità il primo posto è condiviso.
    .braille = parità: condivisa
# A tie for the first place is decided by an extra hole.
in-force-extra-hole = A parità decide una buca di spareggio.
    .braille = parità: spareggio

## What the card in hand could make

# The card in hand, before what it could make.
could-card = { $card }, che cosa farebbe:
    .braille = { $card } farebbe:
# A place where lines would count nothing; $lines is a list.
could-line = { $lines }, { $place }.
    .braille = { $place }: { $lines }
# A place where the visible cards would count less.
could-save = { $points ->
        [one] un punto
       *[other] { $points } punti
    } in meno { $place }.
    .braille = { $place }: -{ $points }
# The card in hand makes no line, and is no better than any visible card.
could-nothing = { $card } non migliora niente.
    .braille = { $card } niente

## Refusals

# It is another player's turn.
refused-not-your-turn = Non ancora: tocca a { $player }.
    .short = Tocca a { $player }.
    .braille = no: tocca a { $player }
# The player is out, or not among those who play an extra hole.
refused-not-playing = In questa buca non giochi.
    .braille = qui non giochi
# Cards must be turned up before the first turn; $left of them.
refused-choose-first = Prima scegli { $left ->
        [one] una carta
       *[other] { $left } carte
    } da scoprire.
    .braille = prima scopri { $left }
# Cards must be looked at before the first turn; $left of them.
refused-look-first = Prima scegli { $left ->
        [one] una carta
       *[other] { $left } carte
    } da sbirciare.
    .braille = prima sbircia { $left }
# This card was looked at before; $left others must be.
refused-looked-already = Già vista: scegline { $left ->
        [one] un'altra
       *[other] altre { $left }
    }.
    .braille = già vista, ancora { $left }
# Other players still choose their first cards.
refused-others-choosing = Non ancora: { $waiting ->
        [one] un giocatore deve
       *[other] { $waiting } giocatori devono
    } ancora scegliere.
    .braille = no, { $waiting } scelgono ancora
# By these rules nobody looks at cards.
refused-no-peek = Con queste regole non si sbircia.
    .braille = non si sbircia
# Cards are looked at before the first turn only.
refused-peek-over = Non si sbircia più: lo si fa solo prima del primo turno.
    .short = Non si sbircia più.
    .braille = non si sbircia più
# No card was taken yet.
refused-take-first = Prima prendi una carta, dal mazzo o dagli scarti.
    .short = Prima prendi una carta.
    .braille = prima prendi una carta
# There is a card in hand already.
refused-card-in-hand = { $card } già in mano: mettila o scartala.
    .short = { $card } già in mano.
    .braille = { $card } già in mano
# A card from the discard pile can't be discarded again.
refused-must-be-placed = { $card } si deve mettere: viene dagli scarti.
    .short = { $card } si deve mettere.
    .braille = { $card } da mettere
# A card is turned up only after the one in hand was discarded.
refused-discard-first = { $card } in mano: prima di scoprire si scarta.
    .short = { $card }: prima scarta.
    .braille = { $card } prima scarta
# A card was discarded: one must be turned up first; $down lie face down.
refused-turn-up-first = Prima scopri una carta: { $down ->
        [one] una è coperta
       *[other] { $down } sono coperte
    }.
    .short = Prima scopri una carta.
    .braille = prima scopri una, coperte { $down }
# There is no card left to turn up.
refused-nothing-to-turn-up = Non hai più carte coperte.
    .braille = niente di coperto
# The card lies face up already.
refused-face-up = { $card } è già { $card_gender ->
        [f] scoperta
       *[m] scoperto
    }.
    .braille = { $card } già su
# There is no card of that number; a board has $cards.
refused-no-such-position = Non c'è la carta { $position }: sono { $cards }.
    .braille = niente carta { $position }, 1-{ $cards }
# The discard pile is empty.
refused-no-discard = Sugli scarti non c'è nessuna carta.
    .braille = scarti --
# By these rules nobody knocks.
refused-no-knock = Con queste regole non si bussa.
    .braille = non si bussa
# Another player has ended the hole.
refused-too-late-to-knock = Troppo tardi per bussare: { $player } ha già chiuso.
    .braille = tardi, ha chiuso { $player }
# As refused-too-late-to-knock: the player did it.
refused-too-late-to-knock-you = Troppo tardi per bussare: hai già chiuso tu.
    .braille = tardi, hai chiuso tu
# The hole is over; nothing can be played before the next one.
refused-hole-over = La buca { $hole } è finita.
    .braille = buca { $hole } finita
# The next hole can't begin yet.
refused-hole-goes-on = La buca { $hole } non è ancora finita.
    .braille = buca { $hole } continua
# The match is over.
refused-match-over = La partita è finita.
    .braille = partita finita
# Another player has acted since, so nothing can be undone.
refused-other-acted = Non si annulla: { $player } ha già giocato.
    .braille = no, { $player } ha giocato
# A card was seen, so that can't be undone.
refused-card-seen = Non si annulla: si è vista una carta nuova.
    .braille = no, carta vista
# Who only watches can't act.
refused-watching = A questo tavolo guardi soltanto.
    .braille = guardi soltanto
