### A table of Golf, Six-card or Board: its events, refusals and answers.
### Messages that end in -you speak to the player; their twins tell the same of $player, by name.
### Sentences begin with the important word where that can be. In braille forms cards are two
### letters, a place is "4" or "r2c3". Points below zero come as the message "minus".

## Names, places, points

# The player that listens, in a list of names: "Anna, you, Bruno".
player-you = jij
    .braille = jij
# A player in a list of names.
player = { $player }
    .braille = { $player }
# Points below zero, said in words: not every screen reader says the sign.
minus = min { $number }
    .braille = -{ $number }
# Where a card lies on a board of up to nine cards; it stands after the card: "5 of clubs at 4".
place-position = op plaats { $position }
    .braille = { $position }
# Where a card lies on a larger board, as place-position.
place-row-column = op rij { $row } kolom { $column }
    .braille = r{ $row }k{ $column }
# A card and where it lies, in a list.
card-at = { $card } { $place }
    .braille = { $card } { $place }
# The name of a game, also inside other sentences: six cards before each player.
game-six = Golf met zes kaarten
    .braille = golf zes kaarten
# As game-six: two cards before each player.
game-two = Golf met twee kaarten
    .braille = golf twee kaarten
# As game-six: four cards before each player.
game-four = Golf met vier kaarten
    .braille = golf vier kaarten
# As game-six: nine cards before each player.
game-nine = Golf met negen kaarten
    .braille = golf negen kaarten
# As game-six: any other number of cards before each player.
game-cards = Golf met { $cards } kaarten
    .braille = golf { $cards } kaarten
# As game-six: the game with a points limit, on boards of 4 to 16 cards.
game-board = Bordgolf, { $cards } kaarten
    .braille = bordgolf { $cards }

## Lines: cards of one rank that count nothing; each of these stands in a list

# The two cards of a column.
line-pair-column = paar in kolom { $number }
    .braille = k{ $number }
# Two cards of a row.
line-pair-row = paar in rij { $number }
    .braille = r{ $number }
# More than two cards of a row, but not all.
line-some-of-row = { $count } gelijke in rij { $number }
    .braille = r{ $number }
# A whole column of three cards or more.
line-column = kolom { $number }
    .braille = k{ $number }
# A whole row of three cards or more.
line-row = rij { $number }
    .braille = r{ $number }
# The diagonal that goes down from the first card of the first row.
line-diagonal-down = dalende diagonaal
    .braille = diag neer
# The diagonal that goes up from the first card of the last row.
line-diagonal-up = stijgende diagonaal
    .braille = diag op

## The start of a match and of a hole

# A match begins. $game is the name of a game, $code the table's code.
table-begins = { $game }, code { $code }.
    .braille = { $code }
# A match begins that has no code.
table-opens = { $game }, een nieuwe wedstrijd.
    .braille = { $game }
# Who sits at the table, clockwise; a list of names.
table-players = Met de klok mee: { $players }.
    .braille = { $players }
# The cut for the first deal: these players drew equally low cards, and cut again.
cut-tied = Gelijk bij het couperen, nog een keer: { $players }.
    .braille = gelijk gecoupeerd: { $players }
# The cut for the first deal: the lowest card deals.
dealer-cut-you = { $card } is het laagst gecoupeerd: jij deelt als eerste.
    .braille = coupe { $card }: jij deelt
# As dealer-cut-you.
dealer-cut = { $card } is het laagst gecoupeerd: { $player } deelt als eerste.
    .braille = coupe { $card }: { $player } deelt
# A hole begins.
table-hole = Hole { $hole } van { $holes }.
    .braille = hole { $hole }/{ $holes }
# A hole begins in a match that goes on until all but one have reached $limit points.
table-hole-to-limit = Hole { $hole }, de grens is { $limit } punten.
    .braille = hole { $hole }, grens { $limit }
# A hole begins that breaks a tie; $players is a list of names.
table-extra-hole = Extra hole om de beslissing: { $players }.
    .braille = extra hole: { $players }
# Who dealt, who cut the cards before, and who has the first turn; all three are names.
dealt = { $dealer } deelt, { $cutter } coupeert, { $first } begint.
    .short = { $dealer } deelt, { $first } begint.
    .braille = { $dealer } deelt, { $first } begint
# As dealt, to the player who deals.
dealt-by-you = Jij deelt, { $cutter } coupeert, { $first } begint.
    .short = Jij deelt, { $first } begint.
    .braille = jij deelt, { $first } begint
# As dealt, to the player who cuts.
dealt-you-cut = { $dealer } deelt, jij coupeert, { $first } begint.
    .short = { $dealer } deelt, { $first } begint.
    .braille = { $dealer } deelt, { $first } begint
# As dealt, to the player who begins.
dealt-you-begin = { $dealer } deelt, { $cutter } coupeert, jij begint.
    .short = { $dealer } deelt, jij begint.
    .braille = { $dealer } deelt, jij begint
# As dealt, where two play: the one who doesn't deal cuts and begins.
dealt-of-two = { $dealer } deelt, { $first } coupeert en begint.
    .short = { $dealer } deelt, { $first } begint.
    .braille = { $dealer } deelt, { $first } begint
# As dealt-of-two, to the player who deals.
dealt-of-two-by-you = Jij deelt, { $first } coupeert en begint.
    .short = Jij deelt, { $first } begint.
    .braille = jij deelt, { $first } begint
# As dealt-of-two, to the player who cuts and begins.
dealt-of-two-you-begin = { $dealer } deelt, jij coupeert en begint.
    .short = { $dealer } deelt, jij begint.
    .braille = { $dealer } deelt, jij begint
# The top card of the discard pile.
table-top = { $top } op de aflegstapel.
    .braille = { $top } afleg
# The discard pile is empty.
table-no-top = Geen kaart op de aflegstapel.
    .braille = afleg --
# The player chooses cards of their own to turn up; $count more of them.
choose-start = Kies { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    } om open te draaien.
    .braille = draai om { $count }
# The player chooses cards of their own to look at in secret; $count more of them.
choose-looks = Kies { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    } om te bekijken.
    .braille = bekijk { $count }
# A card that the player chose to turn up; $left more to choose.
chosen-you = { $card } { $place }, { $left ->
        [0] de laatste
       *[other] nog { $left } te kiezen
    }.
    .short = { $card } { $place }, nog { $left }.
    .braille = { $card } { $place }, nog { $left }
# As chosen-you, where others listen: what the card is they hear when all have chosen.
chosen = { $player } kiest de kaart { $place }, { $left ->
        [0] de laatste
       *[other] nog { $left } te kiezen
    }.
    .short = { $player } { $place }, nog { $left }.
    .braille = { $player } { $place }, nog { $left }
# Another player has chosen all the cards that they turn up, which are told when all have.
has-chosen = { $player } heeft gekozen.
    .braille = { $player } heeft gekozen
# A card of their own that the player looks at in secret; $left more to look at.
looked = { $card } { $place }, { $left ->
        [0] de laatste
       *[other] nog { $left } te bekijken
    }.
    .short = { $card } { $place }, nog { $left }.
    .braille = { $card } { $place }, nog { $left }
# Another player has looked at their cards.
has-looked = { $player } heeft de eigen kaarten bekeken.
    .braille = { $player } heeft gekeken
# All have chosen; $cards is a list of cards with their places.
start-shown-you = Jij draait open: { $cards }.
    .braille = jij { $cards }
# As start-shown-you.
start-shown = { $player } draait open: { $cards }.
    .braille = { $player } { $cards }

## A turn

# It is the player's turn; $top is the top discard.
turn-you = Jouw beurt, { $top } op de aflegstapel.
    .short = Jouw beurt, { $top }.
    .braille = { $top } jouw beurt
# As turn-you, by name.
turn = { $player } is aan de beurt, { $top } op de aflegstapel.
    .short = { $player } is aan de beurt, { $top }.
    .braille = { $top } beurt { $player }
# As turn-you, with no card on the discard pile.
turn-no-discard-you = Jouw beurt, geen kaart op de aflegstapel.
    .braille = -- jouw beurt
# As turn-no-discard-you.
turn-no-discard = { $player } is aan de beurt, geen kaart op de aflegstapel.
    .braille = -- beurt { $player }
# As turn-you: the player's last turn of the hole.
turn-last-you = Jouw laatste beurt, { $top } op de aflegstapel.
    .short = Jouw laatste beurt, { $top }.
    .braille = { $top } jouw laatste beurt
# As turn-last-you.
turn-last = Laatste beurt voor { $player }, { $top } op de aflegstapel.
    .short = Laatste beurt voor { $player }, { $top }.
    .braille = { $top } laatste beurt { $player }
# As turn-last-you, with no card on the discard pile.
turn-last-no-discard-you = Jouw laatste beurt, geen kaart op de aflegstapel.
    .braille = -- jouw laatste beurt
# As turn-last-no-discard-you.
turn-last-no-discard = Laatste beurt voor { $player }, geen kaart op de aflegstapel.
    .braille = -- laatste beurt { $player }
# The card that the player took from the stock.
taken-stock-you = { $card } van de trekstapel.
    .short = { $card } in de hand.
    .braille = { $card } in hand
# As taken-stock-you.
taken-stock = { $player } neemt { $card } van de trekstapel.
    .short = { $player }: { $card } in de hand.
    .braille = { $card } { $player }, trekstapel
# The card that the player took from the discard pile.
taken-discards-you = { $card } van de aflegstapel.
    .short = { $card } in de hand.
    .braille = { $card } in hand
# As taken-discards-you.
taken-discards = { $player } neemt { $card } van de aflegstapel.
    .short = { $player }: { $card } in de hand.
    .braille = { $card } { $player }, aflegstapel
# A player took a card that nobody else sees.
taken-unseen = { $player } neemt een kaart van de trekstapel.
    .braille = { $player } neemt trekstapel
# The card in hand was put on the board. $replaced went to the discards: before, it lay face up ($lay is "up") or face down ("down"), in which case nobody knew it. $showing is what the visible cards are worth now, $down how many lie face down.
placed-you = { $card } { $place }, { $replaced } { $lay ->
        [up] afgelegd
       *[down] lag eronder en is afgelegd
    }. Open { $showing }, nog { $down } dicht.
    .short = { $card } { $place }, { $replaced } weg. Open { $showing }.
    .terse = { $replaced } weg, { $showing }.
    .braille = { $replaced } weg, { $card } { $place } ={ $showing } dicht { $down }
# As placed-you.
placed = { $player } legt { $card } { $place }, { $replaced } { $lay ->
        [up] afgelegd
       *[down] lag eronder en is afgelegd
    }. Open { $showing }, nog { $down } dicht.
    .short = { $player }: { $card } { $place }, { $replaced } weg. Open { $showing }.
    .terse = { $player }: { $card } { $place }, { $replaced } weg.
    .braille = { $replaced } weg, { $player } { $card } { $place } ={ $showing }
# The card in hand was discarded, and nothing more is to be done.
discarded-you = { $card } afgelegd.
    .braille = { $card } weg
# As discarded-you.
discarded = { $player } legt { $card } af.
    .braille = { $card } weg, { $player }
# The card in hand was discarded, now a card must be turned up.
discarded-owes-you = { $card } afgelegd. Draai nu een kaart om.
    .short = { $card } weg, draai er een om.
    .braille = { $card } weg, draai om
# As discarded-owes-you.
discarded-owes = { $player } legt { $card } af en draait nu een kaart om.
    .short = { $player }: { $card } weg, draait om.
    .braille = { $card } weg, { $player } draait om
# A card was turned up; $showing and $down as in placed-you.
turned-up-you = { $card } { $place }. Open { $showing }, nog { $down } dicht.
    .short = { $card } { $place }. Open { $showing }.
    .terse = { $card }, { $showing }.
    .braille = { $card } { $place } ={ $showing } dicht { $down }
# As turned-up-you.
turned-up = { $player } draait { $card } om { $place }. Open { $showing }, nog { $down } dicht.
    .short = { $player }: { $card } { $place }. Open { $showing }.
    .braille = { $player } { $card } { $place } ={ $showing }
# Another player's whole turn: a card from the stock was put on the board; $lay as in placed-you.
turn-stock-placed = { $player } trekt { $card } en legt die { $place }; { $replaced } { $lay ->
        [up] afgelegd
       *[down] lag eronder en is afgelegd
    }.
    .short = { $player }: { $card } { $place }, { $replaced } weg.
    .terse = { $player }: { $replaced } weg.
    .braille = { $replaced } weg, { $player } { $card } { $place }
# Another player's whole turn: the top discard was put on the board; $lay as in placed-you.
turn-discards-placed = { $player } neemt { $card } van de aflegstapel en legt die { $place }; { $replaced } { $lay ->
        [up] afgelegd
       *[down] lag eronder en is afgelegd
    }.
    .short = { $player } nam { $card }, { $place }, { $replaced } weg.
    .terse = { $player }: { $replaced } weg.
    .braille = { $replaced } weg, { $player } nam { $card } { $place }
# Another player's whole turn: a card from the stock was discarded, an own card turned up.
turn-turned-up = { $player } legt { $discarded } af en draait { $card } om { $place }.
    .short = { $player }: { $discarded } weg, { $card } { $place }.
    .terse = { $player }: { $discarded } weg.
    .braille = { $discarded } weg, { $player } { $card } { $place }
# Another player's whole turn: a card from the stock was discarded, and none was left to turn up.
turn-discarded = { $player } trekt { $card } en legt die af.
    .short = { $player }: { $card } weg.
    .braille = { $card } weg, { $player }
# A whole sentence of the above, $move, and the lines that count nothing since then, a list.
move-made = { $move } Telt niet meer mee: { $made }.
    .braille = { $move } +{ $made }
# As move-made: lines that counted nothing before and no longer do.
move-lost = { $move } Telt weer mee: { $lost }.
    .braille = { $move } -{ $lost }
# As move-made and move-lost, at once.
move-made-and-lost = { $move } Telt niet meer mee: { $made }. Telt weer mee: { $lost }.
    .braille = { $move } +{ $made } -{ $lost }
# All of the player's cards lie face up: the others have one more turn.
board-completed-you = Bord compleet: laatste beurten voor de anderen.
    .braille = compleet, laatste beurten
# As board-completed-you.
board-completed = { $player } heeft het bord compleet: laatste beurten.
    .braille = { $player } compleet, laatste beurten
# The player knocked, which ends the hole: the others have one more turn.
knocked-you = Je klopt: laatste beurten voor de anderen.
    .braille = je klopt, laatste beurten
# As knocked-you.
knocked = { $player } klopt: laatste beurten.
    .braille = { $player } klopt, laatste beurten
# The stock was empty: the discards, but the top one, were shuffled into a new one of $stock cards.
reshuffled = Nieuwe trekstapel van { $stock ->
        [one] { $stock } kaart
       *[other] { $stock } kaarten
    } uit de aflegstapel; { $top } blijft liggen.
    .short = Nieuwe trekstapel { $stock }, { $top } blijft.
    .braille = { $top } blijft, nieuwe stapel { $stock }
# The stock is empty and there is nothing to fill it with.
stock-ran-out = De trekstapel is op: de hole is voorbij.
    .braille = stapel op, hole voorbij

## Undo

# An undo put the card that the player had taken back on the discards.
undone-take-you = { $card } terug op de aflegstapel.
    .braille = { $card } terug op aflegstapel
# As undone-take-you.
undone-take = { $player } legt { $card } terug op de aflegstapel.
    .braille = { $card } { $player } legt terug
# An undo took the card that the player had put on the board back into the hand; $place is where it lay, and the card from there is back.
undone-place-you = { $card } terug in de hand, de kaart { $place } ligt er weer.
    .short = { $card } terug in de hand.
    .braille = { $card } terug van { $place }
# As undone-place-you.
undone-place = { $player } neemt { $card } terug in de hand, de kaart { $place } ligt er weer.
    .short = { $player }: { $card } terug in de hand.
    .braille = { $card } { $player } terug van { $place }
# An undo took the card that the player had discarded back into the hand.
undone-discard-you = { $card } terug in de hand.
    .braille = { $card } terug in hand
# As undone-discard-you.
undone-discard = { $player } neemt { $card } terug in de hand.
    .braille = { $card } { $player } terug in hand
# An undo took the player's knock back.
undone-knock-you = Je klop is teruggenomen.
    .braille = klop teruggenomen
# As undone-knock-you.
undone-knock = { $player } neemt de klop terug.
    .braille = { $player } klop teruggenomen

## The end of a hole and of a match

# A hole is over; $lowest is a list of the players with the lowest score. The scores follow.
table-hole-ended = Hole { $hole } is voorbij, laagste score: { $lowest }.
    .braille = hole { $hole } voorbij, laagst { $lowest }
# As table-hole-ended: a hole that broke a tie.
table-extra-hole-ended = De extra hole is voorbij, laagste score: { $lowest }.
    .braille = extra hole, laagst { $lowest }
# A card and the points that it counts, in a list.
card-worth = { $card } { $points }
    .braille = { $card } { $points }
# A row of a large board and the points that it counts, in a list.
row-worth = { $points } in rij { $row }
    .braille = r{ $row } { $points }
# In the place of that list, where nothing counts.
scored-nothing = niets telt
    .braille = niets
# What the player scores in a hole. $how is a list of what counts, and of the lines that count nothing; $total counts the whole match.
scored-you = Je hebt { $points }: { $how }. Totaal { $total }.
    .short = Jij { $points }, totaal { $total }.
    .braille = jij { $points }, totaal { $total }
# As scored-you.
scored = { $player } heeft { $points }: { $how }. Totaal { $total }.
    .short = { $player } { $points }, totaal { $total }.
    .braille = { $player } { $points }, totaal { $total }
# As scored-you: the player ended the hole without the lowest score and pays for it. $points is the sum of $board, what the board counts, and $penalty.
scored-penalty-you = Je hebt { $points }, waarvan { $penalty } omdat je de hole zonder de laagste score beëindigde. Je bord telt { $board }: { $how }. Totaal { $total }.
    .short = Jij { $points }, waarvan { $penalty } straf, totaal { $total }.
    .braille = jij { $points } (+{ $penalty }), totaal { $total }
# As scored-penalty-you.
scored-penalty = { $player } heeft { $points }, waarvan { $penalty } voor het einde zonder de laagste score. Het bord telt { $board }: { $how }. Totaal { $total }.
    .short = { $player } { $points }, waarvan { $penalty } straf, totaal { $total }.
    .braille = { $player } { $points } (+{ $penalty }), totaal { $total }
# The player has reached the points limit.
went-out-you = Je ligt eruit met { $total } punten.
    .braille = je ligt eruit met { $total }
# As went-out-you.
went-out = { $player } ligt eruit met { $total } punten.
    .braille = { $player } eruit met { $total }
# The first place is shared: an extra hole decides. $players is a list of names.
tied = Gelijk op de eerste plaats: { $players }. Een extra hole beslist.
    .braille = gelijk: { $players }
# The match is over.
match-won-you = Je wint de wedstrijd! Totaal { $total }.
    .braille = je wint, totaal { $total }
# As match-won-you.
match-won = { $player } wint de wedstrijd. Totaal { $total }.
    .braille = { $player } wint, totaal { $total }
# The match is over, and several share the first place; $players is a list of names.
match-shared = De wedstrijd is voorbij, gedeelde eerste plaats: { $players }.
    .braille = gedeeld: { $players }
# A player's place in the match, 1 being the best.
standing-you = Plaats { $place }: jij, totaal { $total }.
    .braille = { $place } jij { $total }
# As standing-you.
standing = Plaats { $place }: { $player }, totaal { $total }.
    .braille = { $place } { $player } { $total }
# As standing-you, for who has reached the points limit in hole $hole.
standing-out-you = Plaats { $place }: jij, totaal { $total }, eruit in hole { $hole }.
    .braille = { $place } jij { $total } eruit hole { $hole }
# As standing-out-you.
standing-out = Plaats { $place }: { $player }, totaal { $total }, eruit in hole { $hole }.
    .braille = { $place } { $player } { $total } eruit hole { $hole }
# As standing-you, for who played extra holes to break a tie; $extra is a list of their points.
standing-extra-you = Plaats { $place }: jij, totaal { $total }, extra hole { $extra }.
    .braille = { $place } jij { $total } extra { $extra }
# As standing-extra-you.
standing-extra = Plaats { $place }: { $player }, totaal { $total }, extra hole { $extra }.
    .braille = { $place } { $player } { $total } extra { $extra }
# The points of one extra hole, in that list.
extra-points = { $points }
    .braille = { $points }

## Questions: the card in hand, boards, counts

# The hole isn't being played: nobody has a card in hand.
hand-none = Geen kaart in de hand.
    .braille = geen kaart in hand
# It is another player's turn, who hasn't taken a card yet.
hand-none-yet = Geen kaart in de hand: { $player } is aan de beurt.
    .braille = geen kaart, beurt { $player }
# It is the player's turn, and no card was taken yet.
hand-take-first = Geen kaart in de hand: neem er een van de trekstapel of de aflegstapel.
    .short = Geen kaart in de hand: neem er een.
    .braille = geen kaart in hand: neem er een
# Another player has a card in hand that nobody else sees.
hand-other = { $player } heeft een kaart van de trekstapel in de hand.
    .braille = { $player } heeft een trekkaart
# Another player has a card in hand that all have seen.
hand-other-card = { $card }, in de hand van { $player }.
    .braille = { $card } bij { $player }
# The card in hand, from the stock.
hand-stock = { $card } in de hand: neerleggen of afleggen.
    .short = { $card } in de hand.
    .braille = { $card } neer of weg
# The card in hand, from the discard pile.
hand-discards = { $card } in de hand: die moet neergelegd worden.
    .short = { $card } in de hand, neerleggen.
    .braille = { $card } moet neer
# The card in hand was discarded: an own card must be turned up.
hand-owes = Geen kaart in de hand: draai een van je kaarten om.
    .braille = draai er een om
# A card that lies face down, in a list.
card-down = dicht
    .braille = --
# A card that lies face up, in a list.
card-up = { $card }
    .braille = { $card }
# The first row of the player's board; $cards is a list of cards and of card-down.
board-first-row-you = Je bord, rij 1: { $cards }.
    .short = Je rij 1: { $cards }.
    .braille = r1 { $cards }
# As board-first-row-you.
board-first-row = { $player }, rij 1: { $cards }.
    .braille = { $player } r1 { $cards }
# The other rows of a board.
board-row = Rij { $row }: { $cards }.
    .braille = r{ $row } { $cards }
# The lines of a board that count nothing; $lines is a list.
board-lines = Telt niet mee: { $lines }.
    .braille = 0: { $lines }
# What the visible cards of a board are worth, and how many lie face down.
board-showing = Open { $showing }, nog { $down } dicht.
    .braille = ={ $showing } dicht { $down }
# The card under the cursor, and where it lies.
cursor-up = { $card }, rij { $row } kolom { $column }.
    .braille = { $card } r{ $row }k{ $column }
# As cursor-up: a card that lies face down.
cursor-down = Dicht, rij { $row } kolom { $column }.
    .braille = -- r{ $row }k{ $column }
# As cursor-up: a card that counts nothing; $lines is a list of the lines that it is in.
cursor-cancelled = { $card }, rij { $row } kolom { $column }, { $lines }.
    .braille = { $card } r{ $row }k{ $column } 0: { $lines }
# How many cards the player has face up, in a list.
face-up-you = jij { $up }
    .braille = jij { $up }
# As face-up-you.
face-up = { $player } { $up }
    .braille = { $player } { $up }
# The counts; $players is a list of how many cards each player has face up.
table-counts = Open: { $players }. Trekstapel { $stock }, aflegstapel { $discards }.
    .braille = trek { $stock } afl { $discards } op { $players }

## Questions: whose turn, scores, seats

# It is the player's turn: a card must be turned up. $final is "yes" for the last turn of the hole, else "no".
next-turn-up-you = Jouw { $final ->
        [yes] laatste beurt
       *[no] beurt
    }: draai een kaart om.
    .braille = jouw beurt: draai om
# As next-turn-up-you.
next-turn-up = { $final ->
        [yes] Laatste beurt voor { $player }
       *[no] { $player } is aan de beurt
    }: moet een kaart omdraaien.
    .braille = beurt { $player }: omdraaien
# It is the player's turn, with a card from the stock in hand; $final as in next-turn-up-you.
next-place-or-discard-you = Jouw { $final ->
        [yes] laatste beurt
       *[no] beurt
    }: leg { $card } neer of af.
    .braille = { $card } neer of weg
# As next-place-or-discard-you; the card isn't told.
next-place-or-discard = { $final ->
        [yes] Laatste beurt voor { $player }
       *[no] { $player } is aan de beurt
    }: moet een kaart neerleggen of afleggen.
    .braille = beurt { $player }: neer of weg
# It is the player's turn, with a card from the discards in hand; $final as in next-turn-up-you.
next-place-you = Jouw { $final ->
        [yes] laatste beurt
       *[no] beurt
    }: leg { $card } neer.
    .braille = { $card } moet neer
# As next-place-you.
next-place = { $final ->
        [yes] Laatste beurt voor { $player }
       *[no] { $player } is aan de beurt
    }: moet { $card } neerleggen.
    .braille = { $card } { $player } moet neer
# At the start of a hole: who still chooses cards; $players is a list of names.
waiting-for = Kiezen nog: { $players }.
    .braille = kiezen: { $players }
# No hole has been scored.
scores-none = Nog geen scores: de eerste hole is bezig.
    .short = Nog geen scores.
    .braille = nog geen scores
# The player's score: the total, and the last hole's points.
score-of-you = Jij: totaal { $total }, laatste hole { $points }.
    .short = Jij { $total }, laatste { $points }.
    .braille = jij { $total } laatste { $points }
# As score-of-you.
score-of = { $player }: totaal { $total }, laatste hole { $points }.
    .short = { $player } { $total }, laatste { $points }.
    .braille = { $player } { $total } laatste { $points }
# As score-of-you, for who didn't play the last hole.
score-before-you = Jij: totaal { $total }.
    .braille = jij { $total }
# As score-before-you.
score-before = { $player }: totaal { $total }.
    .braille = { $player } { $total }
# As score-of-you, for who went out in hole $hole.
score-out-you = Jij: totaal { $total }, eruit in hole { $hole }.
    .braille = jij { $total } eruit hole { $hole }
# As score-out-you.
score-out = { $player }: totaal { $total }, eruit in hole { $hole }.
    .braille = { $player } { $total } eruit hole { $hole }
# Who dealt this hole.
table-dealer-you = In deze hole deel jij.
    .braille = jij deelt
# As table-dealer-you.
table-dealer = In deze hole deelt { $player }.
    .braille = { $player } deelt

## The rules in force, each by what it means to a player

# The grid of a board; $game is the name of a game.
in-force-grid = { $game }: { $rows ->
        [one] { $rows } rij
       *[other] { $rows } rijen
    } van { $columns ->
        [one] { $columns } kaart
       *[other] { $columns } kaarten
    }, de minste punten winnen.
    .braille = { $game }, { $rows }x{ $columns }
# What cards count; 3 to 9 always count what they show.
in-force-values = Aas 1, twee { $two }, tien { $ten }, boer { $jack }, vrouw { $queen }, heer { $king }; 3 tot 9 wat erop staat.
    .braille = a=1 2={ $two } x={ $ten } b={ $jack } v={ $queen } h={ $king }
# How many packs of 52 cards there are, how many jokers in all, and what a joker counts.
in-force-jokers = { $packs ->
        [one] Eén spel van 52
       *[other] { $packs } spellen van 52
    } met { $jokers ->
        [one] { $jokers } joker
       *[other] { $jokers } jokers
    }, elk { $points }.
    .braille = spellen { $packs }, jokers { $jokers }, { $points }
# As in-force-jokers, without jokers.
in-force-no-jokers = { $packs ->
        [one] Eén spel van 52
       *[other] { $packs } spellen van 52
    } zonder jokers.
    .braille = spellen { $packs }, geen jokers
# Boards of two rows: two cards of one rank, one above the other.
in-force-column-pairs = Een paar in een kolom telt niet mee.
    .braille = paar in kolom 0
# Boards of more rows: a column that is all of one rank.
in-force-columns = Een kolom van gelijke kaarten telt niet mee.
    .braille = gelijke kolom 0
# A row that is all of one rank.
in-force-rows = Een rij van gelijke kaarten telt niet mee.
    .braille = gelijke rij 0
# Cards of one rank anywhere in a row.
in-force-row-pairs = Gelijke kaarten in een rij tellen niet mee.
    .braille = gelijke in rij 0
# A diagonal that is all of one rank.
in-force-diagonals = Een diagonaal van gelijke kaarten telt niet mee.
    .braille = gelijke diagonaal 0
# No cards cancel each other.
in-force-nothing-cancels = Gelijke kaarten tellen gewoon mee.
    .braille = gelijke tellen mee
# Jokers cancel nothing.
in-force-jokers-keep = Jokers bij elkaar houden hun punten.
    .braille = jokers houden punten
# A hole begins with a look at own cards.
in-force-peek = Aan het begin bekijkt ieder in het geheim { $count ->
        [one] { $count } eigen kaart
       *[other] { $count } eigen kaarten
    }.
    .braille = begin: bekijk { $count }
# A hole begins with cards turned up.
in-force-start = Aan het begin draait ieder { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    } om, te horen als allen gekozen hebben.
    .braille = begin: draai { $count } om
# As in-force-start, where each choice is told at once.
in-force-open-start = Aan het begin draait ieder { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    } om, meteen te horen.
    .braille = begin: draai { $count } om, meteen
# A hole begins with all cards face down.
in-force-all-down = Aan het begin liggen alle kaarten dicht.
    .braille = begin: alles dicht
# The discard pile begins empty.
in-force-no-discard = De aflegstapel begint leeg.
    .braille = afleg begint leeg
# What ends a hole.
in-force-last-turns = Ligt een bord helemaal open, dan hebben de anderen nog één beurt.
    .braille = bord open: laatste beurt anderen
# As in-force-last-turns, where the player who has ended the hole has a last turn, too.
in-force-finisher-turn = Ligt een bord helemaal open, dan heeft iedereen nog één beurt.
    .braille = bord open: laatste beurt allen
# Knocking is allowed.
in-force-knock = In plaats van een beurt mag je kloppen: ook dat beëindigt de hole.
    .braille = kloppen eindigt ook
# Who ends a hole pays nothing.
in-force-no-penalty = De hole beëindigen kost niets.
    .braille = geen straf
# Who ends a hole pays for it, unless lowest.
in-force-penalty = Wie de hole beëindigt zonder de laagste score, krijgt er { $penalty } bij.
    .braille = einde niet laagst: +{ $penalty }
# As in-force-penalty, or the score is doubled.
in-force-penalty-or-double = Wie de hole beëindigt zonder de laagste score, krijgt er { $penalty } bij; vanaf { $penalty } telt de score dubbel.
    .braille = einde niet laagst: +{ $penalty } of dubbel
# A tie for the lowest score is no penalty.
in-force-tie-is-lowest = Gelijk met de laagste score kost niets.
    .braille = gelijk laagst: niets
# A tie for the lowest score is a penalty, too.
in-force-tie-pays = Gelijk met de laagste score kost dat ook.
    .braille = gelijk laagst: straf
# An empty stock ends the hole.
in-force-no-reshuffle = Is de trekstapel op, dan is de hole voorbij.
    .braille = stapel op: hole voorbij
# How many holes a match has.
in-force-holes = Een wedstrijd van { $holes ->
        [one] { $holes } hole
       *[other] { $holes } holes
    }: het laagste totaal wint.
    .braille = holes { $holes }, laagste wint
# A match has no number of holes, but a points limit.
in-force-limit = Wie { $limit } punten haalt ligt eruit; de laatste wint.
    .braille = eruit bij { $limit }, laatste wint
# A tie for the first place is shared.
in-force-shared = Bij gelijke stand wordt de eerste plaats gedeeld.
    .braille = gelijk: gedeeld
# A tie for the first place is decided by an extra hole.
in-force-extra-hole = Bij gelijke stand beslist een extra hole.
    .braille = gelijk: extra hole

## What the card in hand could make

# The card in hand, before what it could make.
could-card = { $card } kan maken:
    .braille = { $card } kan:
# A place where lines would count nothing; $lines is a list.
could-line = { $lines }, { $place }.
    .braille = { $place }: { $lines }
# A place where the visible cards would count less.
could-save = { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } minder { $place }.
    .braille = { $place }: -{ $points }
# The card in hand makes no line, and is no better than any visible card.
could-nothing = { $card } maakt niets beter.
    .braille = { $card } niets

## Refusals

# It is another player's turn.
refused-not-your-turn = Nog niet: { $player } is aan de beurt.
    .short = { $player } is aan de beurt.
    .braille = nee: beurt { $player }
# The player is out, or not among those who play an extra hole.
refused-not-playing = In deze hole speel je niet mee.
    .braille = je speelt niet mee
# Cards must be turned up before the first turn; $left of them.
refused-choose-first = Kies eerst { $left ->
        [one] { $left } kaart
       *[other] { $left } kaarten
    } om open te draaien.
    .braille = draai eerst { $left } om
# Cards must be looked at before the first turn; $left of them.
refused-look-first = Kies eerst { $left ->
        [one] { $left } kaart
       *[other] { $left } kaarten
    } om te bekijken.
    .braille = bekijk er eerst { $left }
# This card was looked at before; $left others must be.
refused-looked-already = Al gezien: kies nog { $left ->
        [one] een andere
       *[other] { $left } andere
    }.
    .braille = al gezien, nog { $left }
# Other players still choose their first cards.
refused-others-choosing = Nog niet: { $waiting ->
        [one] { $waiting } speler kiest
       *[other] { $waiting } spelers kiezen
    } nog.
    .braille = nee, { $waiting } kiezen nog
# By these rules nobody looks at cards.
refused-no-peek = Volgens deze regels bekijkt niemand een kaart.
    .braille = niets bekijken
# Cards are looked at before the first turn only.
refused-peek-over = Bekijken mag alleen voor de eerste beurt.
    .short = Niet meer bekijken.
    .braille = niet meer bekijken
# No card was taken yet.
refused-take-first = Neem eerst een kaart, van de trekstapel of de aflegstapel.
    .short = Neem eerst een kaart.
    .braille = neem eerst een kaart
# There is a card in hand already.
refused-card-in-hand = { $card } is al in de hand: leg die eerst neer of af.
    .short = { $card } is al in de hand.
    .braille = { $card } al in hand
# A card from the discard pile can't be discarded again.
refused-must-be-placed = { $card } moet neergelegd worden: die komt van de aflegstapel.
    .short = { $card } moet neergelegd worden.
    .braille = { $card } moet neer
# A card is turned up only after the one in hand was discarded.
refused-discard-first = { $card } is in de hand: leg die af voor je er een omdraait.
    .short = { $card } eerst afleggen.
    .braille = { $card } eerst afleggen
# A card was discarded: one must be turned up first; $down lie face down.
refused-turn-up-first = Draai eerst een kaart om: er { $down ->
        [one] ligt nog { $down } dicht
       *[other] liggen nog { $down } dicht
    }.
    .short = Draai eerst een kaart om.
    .braille = draai eerst om, dicht { $down }
# There is no card left to turn up.
refused-nothing-to-turn-up = Geen van je kaarten ligt nog dicht.
    .braille = niets meer dicht
# The card lies face up already.
refused-face-up = { $card } ligt al open.
    .braille = { $card } al open
# There is no card of that number; a board has $cards.
refused-no-such-position = Geen kaart { $position }: er zijn er { $cards }.
    .braille = geen kaart { $position }, 1-{ $cards }
# The discard pile is empty.
refused-no-discard = Er ligt geen kaart op de aflegstapel.
    .braille = afleg --
# By these rules nobody knocks.
refused-no-knock = Volgens deze regels wordt er niet geklopt.
    .braille = niet kloppen
# Another player has ended the hole.
refused-too-late-to-knock = Te laat om te kloppen: { $player } heeft de hole al beëindigd.
    .braille = te laat, { $player } was eerst
# As refused-too-late-to-knock: the player did it.
refused-too-late-to-knock-you = Te laat om te kloppen: je hebt de hole al beëindigd.
    .braille = te laat, al beëindigd
# The hole is over; nothing can be played before the next one.
refused-hole-over = Hole { $hole } is voorbij.
    .braille = hole { $hole } voorbij
# The next hole can't begin yet.
refused-hole-goes-on = Hole { $hole } is nog niet voorbij.
    .braille = hole { $hole } bezig
# The match is over.
refused-match-over = De wedstrijd is voorbij.
    .braille = wedstrijd voorbij
# Another player has acted since, so nothing can be undone.
refused-other-acted = Geen herstel: { $player } heeft al gespeeld.
    .braille = nee, { $player } heeft gespeeld
# A card was seen, so that can't be undone.
refused-card-seen = Geen herstel: er is een nieuwe kaart gezien.
    .braille = nee, kaart gezien
# Who only watches can't act.
refused-watching = Aan deze tafel kijk je alleen toe.
    .braille = je kijkt alleen toe
