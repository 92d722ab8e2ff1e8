### A table of Golf, Six-card or Board: its events, refusals and answers.
### Messages that end in -you speak to the player; their twins tell the same of $player, by name.
### Sentences begin with the important word where that can be. In braille forms cards are two
### letters, a place is "4" or "r2c3". Points below zero come as the message "minus".

## Names, places, points

# The player that listens, in a list of names: "Anna, you, Bruno".
player-you = dumneavoastră
    .braille = dvs
# A player in a list of names.
player = { $player }
    .braille = { $player }
# Points below zero, said in words: not every screen reader says the sign.
minus = minus { $number }
    .braille = -{ $number }
# Where a card lies on a board of up to nine cards; it stands after the card: "5 of clubs at 4".
place-position = pe locul { $position }
    .braille = { $position }
# Where a card lies on a larger board, as place-position.
place-row-column = pe rândul { $row } coloana { $column }
    .braille = r{ $row }c{ $column }
# A card and where it lies, in a list.
card-at = { $card } { $place }
    .braille = { $card } { $place }
# The name of a game, also inside other sentences: six cards before each player.
game-six = Golf cu șase cărți
    .braille = golf cu șase
# As game-six: two cards before each player.
game-two = Golf cu două cărți
    .braille = golf cu două
# As game-six: four cards before each player.
game-four = Golf cu patru cărți
    .braille = golf cu patru
# As game-six: nine cards before each player.
game-nine = Golf cu nouă cărți
    .braille = golf cu nouă
# As game-six: any other number of cards before each player.
game-cards = Golf cu { $cards ->
        [one] o carte
        [few] { $cards } cărți
       *[other] { $cards } de cărți
    }
    .braille = golf cu { $cards }
# As game-six: the game with a points limit, on boards of 4 to 16 cards.
game-board = Golf cu tablă, { $cards ->
        [one] o carte
        [few] { $cards } cărți
       *[other] { $cards } de cărți
    }
    .braille = golf tablă { $cards }

## Lines: cards of one rank that count nothing; each of these stands in a list

# The two cards of a column.
line-pair-column = pereche pe coloana { $number }
    .braille = c{ $number }
# Two cards of a row.
line-pair-row = pereche pe rândul { $number }
    .braille = r{ $number }
# More than two cards of a row, but not all.
line-some-of-row = { $count } la fel pe rândul { $number }
    .braille = r{ $number }
# A whole column of three cards or more.
line-column = coloana { $number }
    .braille = c{ $number }
# A whole row of three cards or more.
line-row = rândul { $number }
    .braille = r{ $number }
# The diagonal that goes down from the first card of the first row.
line-diagonal-down = diagonala în jos
    .braille = diag jos
# The diagonal that goes up from the first card of the last row.
line-diagonal-up = diagonala în sus
    .braille = diag sus

## The start of a match and of a hole

# A match begins. $game is the name of a game, $code the table's code.
table-begins = { $game }, cod { $code }.
    .braille = { $code }
# A match begins that has no code.
table-opens = { $game }, un meci nou.
    .braille = { $game }
# Who sits at the table, clockwise; a list of names.
table-players = În sensul acelor de ceasornic: { $players }.
    .braille = { $players }
# The cut for the first deal: these players drew equally low cards, and cut again.
cut-tied = Egalitate la tăiere, taie din nou: { $players }.
    .braille = tăiere egală: { $players }
# The cut for the first deal: the lowest card deals.
dealer-cut-you = { $card } este cea mai mică la tăiere: dumneavoastră împărțiți primul.
    .braille = tăiere { $card }: împărțiți
# As dealer-cut-you.
dealer-cut = { $card } este cea mai mică la tăiere: prima dată împarte { $player }.
    .braille = tăiere { $card }: împarte { $player }
# A hole begins.
table-hole = Manșa { $hole } din { $holes }.
    .braille = manșa { $hole }/{ $holes }
# A hole begins in a match that goes on until all but one have reached $limit points.
table-hole-to-limit = Manșa { $hole }, se iese la { $limit ->
        [one] un punct
        [few] { $limit } puncte
       *[other] { $limit } de puncte
    }.
    .braille = manșa { $hole }, limita { $limit }
# A hole begins that breaks a tie; $players is a list of names.
table-extra-hole = Manșă de departajare: { $players }.
    .braille = departajare: { $players }
# Who dealt, who cut the cards before, and who has the first turn; all three are names.
dealt = Împarte { $dealer }, taie { $cutter }, începe { $first }.
    .short = Împarte { $dealer }, începe { $first }.
    .braille = împarte { $dealer }, începe { $first }
# As dealt, to the player who deals.
dealt-by-you = Împărțiți dumneavoastră, taie { $cutter }, începe { $first }.
    .short = Împărțiți dumneavoastră, începe { $first }.
    .braille = împărțiți, începe { $first }
# As dealt, to the player who cuts.
dealt-you-cut = Împarte { $dealer }, tăiați dumneavoastră, începe { $first }.
    .short = Împarte { $dealer }, începe { $first }.
    .braille = împarte { $dealer }, începe { $first }
# As dealt, to the player who begins.
dealt-you-begin = Împarte { $dealer }, taie { $cutter }, începeți dumneavoastră.
    .short = Împarte { $dealer }, începeți dumneavoastră.
    .braille = împarte { $dealer }, începeți
# As dealt, where two play: the one who doesn't deal cuts and begins.
dealt-of-two = Împarte { $dealer }, taie și începe { $first }.
    .short = Împarte { $dealer }, începe { $first }.
    .braille = împarte { $dealer }, începe { $first }
# As dealt-of-two, to the player who deals.
dealt-of-two-by-you = Împărțiți dumneavoastră, taie și începe { $first }.
    .short = Împărțiți dumneavoastră, începe { $first }.
    .braille = împărțiți, începe { $first }
# As dealt-of-two, to the player who cuts and begins.
dealt-of-two-you-begin = Împarte { $dealer }, tăiați și începeți dumneavoastră.
    .short = Împarte { $dealer }, începeți dumneavoastră.
    .braille = împarte { $dealer }, începeți
# The top card of the discard pile.
table-top = { $top } la decartări.
    .braille = { $top } decartări
# The discard pile is empty.
table-no-top = Nicio carte la decartări.
    .braille = decartări --
# The player chooses cards of their own to turn up; $count more of them.
choose-start = Alegeți { $count ->
        [one] o carte
        [few] { $count } cărți
       *[other] { $count } de cărți
    } de întors.
    .braille = întoarceți { $count }
# The player chooses cards of their own to look at in secret; $count more of them.
choose-looks = Alegeți { $count ->
        [one] o carte
        [few] { $count } cărți
       *[other] { $count } de cărți
    } la care să vă uitați.
    .braille = uitați-vă la { $count }
# A card that the player chose to turn up; $left more to choose.
chosen-you = { $card } { $place }, { $left ->
        [0] ultima
        [one] mai alegeți una
        [few] mai alegeți { $left }
       *[other] mai alegeți { $left }
    }.
    .short = { $card } { $place }, încă { $left }.
    .braille = { $card } { $place }, încă { $left }
# As chosen-you, where others listen: what the card is they hear when all have chosen.
chosen = { $player } alege cartea { $place }, { $left ->
        [0] ultima
        [one] mai alege una
        [few] mai alege { $left }
       *[other] mai alege { $left }
    }.
    .short = { $player } { $place }, încă { $left }.
    .braille = { $player } { $place }, încă { $left }
# Another player has chosen all the cards that they turn up, which are told when all have.
has-chosen = { $player } a ales.
    .braille = { $player } a ales
# A card of their own that the player looks at in secret; $left more to look at.
looked = { $card } { $place }, { $left ->
        [0] ultima
        [one] mai priviți una
        [few] mai priviți { $left }
       *[other] mai priviți { $left }
    }.
    .short = { $card } { $place }, încă { $left }.
    .braille = { $card } { $place }, încă { $left }
# Another player has looked at their cards.
has-looked = { $player } și-a privit cărțile.
    .braille = { $player } a privit
# All have chosen; $cards is a list of cards with their places.
start-shown-you = Întoarceți { $cards }.
    .braille = dvs { $cards }
# As start-shown-you.
start-shown = { $player } întoarce { $cards }.
    .braille = { $player } { $cards }

## A turn

# It is the player's turn; $top is the top discard.
turn-you = Rândul dumneavoastră, { $top } la decartări.
    .short = Rândul dumneavoastră, { $top }.
    .braille = { $top } rândul dvs
# As turn-you, by name.
turn = Joacă { $player }, { $top } la decartări.
    .short = Joacă { $player }, { $top }.
    .braille = { $top } joacă { $player }
# As turn-you, with no card on the discard pile.
turn-no-discard-you = Rândul dumneavoastră, nicio carte la decartări.
    .braille = -- rândul dvs
# As turn-no-discard-you.
turn-no-discard = Joacă { $player }, nicio carte la decartări.
    .braille = -- joacă { $player }
# As turn-you: the player's last turn of the hole.
turn-last-you = Ultimul dumneavoastră rând, { $top } la decartări.
    .short = Ultimul dumneavoastră rând, { $top }.
    .braille = { $top } ultimul dvs rând
# As turn-last-you.
turn-last = Ultimul rând pentru { $player }, { $top } la decartări.
    .short = Ultimul rând pentru { $player }, { $top }.
    .braille = { $top } ultimul rând { $player }
# As turn-last-you, with no card on the discard pile.
turn-last-no-discard-you = Ultimul dumneavoastră rând, nicio carte la decartări.
    .braille = -- ultimul dvs rând
# As turn-last-no-discard-you.
turn-last-no-discard = Ultimul rând pentru { $player }, nicio carte la decartări.
    .braille = -- ultimul rând { $player }
# The card that the player took from the stock.
taken-stock-you = { $card } din teancul de tragere.
    .short = { $card } în mână.
    .braille = { $card } în mână
# As taken-stock-you.
taken-stock = { $player } ia { $card } din teancul de tragere.
    .short = { $player }: { $card } în mână.
    .braille = { $card } { $player }, din teanc
# The card that the player took from the discard pile.
taken-discards-you = { $card } din decartări.
    .short = { $card } în mână.
    .braille = { $card } în mână
# As taken-discards-you.
taken-discards = { $player } ia { $card } din decartări.
    .short = { $player }: { $card } în mână.
    .braille = { $card } { $player }, din decartări
# A player took a card that nobody else sees.
taken-unseen = { $player } ia o carte din teancul de tragere.
    .braille = { $player } ia din teanc
# The card in hand was put on the board. $replaced went to the discards: before, it lay face up ($lay is "up") or face down ("down"), in which case nobody knew it. $showing is what the visible cards are worth now, $down how many lie face down.
placed-you = { $card } { $place }, { $replaced } { $lay ->
        [up] la decartări
       *[down] era dedesubt și merge la decartări
    }. La vedere { $showing }, { $down ->
        [0] niciuna ascunsă
        [one] una ascunsă
        [few] { $down } ascunse
       *[other] { $down } ascunse
    }.
    .short = { $card } { $place }, iese { $replaced }. La vedere { $showing }.
    .terse = Iese { $replaced }, { $showing }.
    .braille = iese { $replaced }, { $card } { $place } ={ $showing } asc { $down }
# As placed-you.
placed = { $player } pune { $card } { $place }, { $replaced } { $lay ->
        [up] la decartări
       *[down] era dedesubt și merge la decartări
    }. La vedere { $showing }, { $down ->
        [0] niciuna ascunsă
        [one] una ascunsă
        [few] { $down } ascunse
       *[other] { $down } ascunse
    }.
    .short = { $player }: { $card } { $place }, iese { $replaced }. La vedere { $showing }.
    .terse = { $player }: { $card } { $place }, iese { $replaced }.
    .braille = iese { $replaced }, { $player } { $card } { $place } ={ $showing }
# The card in hand was discarded, and nothing more is to be done.
discarded-you = { $card } { $card_gender ->
        [f] decartată
       *[m] decartat
    }.
    .braille = iese { $card }
# As discarded-you.
discarded = { $player } decartează { $card }.
    .braille = iese { $card }, { $player }
# The card in hand was discarded, now a card must be turned up.
discarded-owes-you = { $card } { $card_gender ->
        [f] decartată
       *[m] decartat
    }. Acum întoarceți o carte.
    .short = Iese { $card }, întoarceți o carte.
    .braille = iese { $card }, întoarceți una
# As discarded-owes-you.
discarded-owes = { $player } decartează { $card } și acum întoarce o carte.
    .short = { $player }: iese { $card }, întoarce una.
    .braille = iese { $card }, { $player } întoarce
# A card was turned up; $showing and $down as in placed-you.
turned-up-you = { $card } { $place }. La vedere { $showing }, { $down ->
        [0] niciuna ascunsă
        [one] una ascunsă
        [few] { $down } ascunse
       *[other] { $down } ascunse
    }.
    .short = { $card } { $place }. La vedere { $showing }.
    .terse = { $card }, { $showing }.
    .braille = { $card } { $place } ={ $showing } asc { $down }
# As turned-up-you.
turned-up = { $player } întoarce { $card } { $place }. La vedere { $showing }, { $down ->
        [0] niciuna ascunsă
        [one] una ascunsă
        [few] { $down } ascunse
       *[other] { $down } ascunse
    }.
    .short = { $player }: { $card } { $place }. La vedere { $showing }.
    .braille = { $player } { $card } { $place } ={ $showing }
# Another player's whole turn: a card from the stock was put on the board; $lay as in placed-you.
turn-stock-placed = { $player } trage { $card } și o pune { $place }; { $replaced } { $lay ->
        [up] la decartări
       *[down] era dedesubt și merge la decartări
    }.
    .short = { $player }: { $card } { $place }, iese { $replaced }.
    .terse = { $player }: iese { $replaced }.
    .braille = iese { $replaced }, { $player } { $card } { $place }
# Another player's whole turn: the top discard was put on the board; $lay as in placed-you.
turn-discards-placed = { $player } ia { $card } din decartări și o pune { $place }; { $replaced } { $lay ->
        [up] la decartări
       *[down] era dedesubt și merge la decartări
    }.
    .short = { $player } a luat { $card }, { $place }, iese { $replaced }.
    .terse = { $player }: iese { $replaced }.
    .braille = iese { $replaced }, { $player } ia { $card } { $place }
# Another player's whole turn: a card from the stock was discarded, an own card turned up.
turn-turned-up = { $player } decartează { $discarded } și întoarce { $card } { $place }.
    .short = { $player }: iese { $discarded }, { $card } { $place }.
    .terse = { $player }: iese { $discarded }.
    .braille = iese { $discarded }, { $player } { $card } { $place }
# Another player's whole turn: a card from the stock was discarded, and none was left to turn up.
turn-discarded = { $player } trage { $card } și o decartează.
    .short = { $player }: iese { $card }.
    .braille = iese { $card }, { $player }
# A whole sentence of the above, $move, and the lines that count nothing since then, a list.
move-made = { $move } Se anulează: { $made }.
    .braille = { $move } +{ $made }
# As move-made: lines that counted nothing before and no longer do.
move-lost = { $move } Nu se mai anulează: { $lost }.
    .braille = { $move } -{ $lost }
# As move-made and move-lost, at once.
move-made-and-lost = { $move } Se anulează: { $made }. Nu se mai anulează: { $lost }.
    .braille = { $move } +{ $made } -{ $lost }
# All of the player's cards lie face up: the others have one more turn.
board-completed-you = Tablă completă: ultimele rânduri pentru ceilalți.
    .braille = completă, ultimele rânduri
# As board-completed-you.
board-completed = { $player } completează tabla: ultimele rânduri.
    .braille = { $player } completează, ultimele rânduri
# The player knocked, which ends the hole: the others have one more turn.
knocked-you = Bateți în masă: ultimele rânduri pentru ceilalți.
    .braille = bateți, ultimele rânduri
# As knocked-you.
knocked = { $player } bate în masă: ultimele rânduri.
    .braille = { $player } bate, ultimele rânduri
# The stock was empty: the discards, but the top one, were shuffled into a new one of $stock cards.
reshuffled = Teancul de tragere s-a terminat: decartările îl refac cu { $stock ->
        [one] o carte
        [few] { $stock } cărți
       *[other] { $stock } de cărți
    }; deasupra rămâne { $top }.
    .short = Teanc nou { $stock }, rămâne { $top }.
    .braille = { $top } rămâne, teanc nou { $stock }
# The stock is empty and there is nothing to fill it with.
stock-ran-out = Teancul de tragere s-a terminat: manșa se încheie.
    .braille = teanc terminat, manșă încheiată

## Undo

# An undo put the card that the player had taken back on the discards.
undone-take-you = { $card } înapoi la decartări.
    .braille = { $card } înapoi la decartări
# As undone-take-you.
undone-take = { $player } pune { $card } înapoi la decartări.
    .braille = { $card } { $player } înapoi
# An undo took the card that the player had put on the board back into the hand; $place is where it lay, and the card from there is back.
undone-place-you = { $card } înapoi în mână, revine și cartea { $place }.
    .short = { $card } înapoi în mână.
    .braille = { $card } în mână din { $place }
# As undone-place-you.
undone-place = { $player } ia { $card } înapoi în mână, revine și cartea { $place }.
    .short = { $player }: { $card } înapoi în mână.
    .braille = { $card } { $player } din { $place }
# An undo took the card that the player had discarded back into the hand.
undone-discard-you = { $card } înapoi în mână.
    .braille = { $card } înapoi în mână
# As undone-discard-you.
undone-discard = { $player } ia { $card } înapoi în mână.
    .braille = { $card } { $player } înapoi în mână
# An undo took the player's knock back.
undone-knock-you = Bătaia în masă este anulată.
    .braille = bătaie anulată
# As undone-knock-you.
undone-knock = { $player } anulează bătaia în masă.
    .braille = { $player } anulează bătaia

## The end of a hole and of a match

# A hole is over; $lowest is a list of the players with the lowest score. The scores follow.
table-hole-ended = Manșa { $hole } s-a încheiat, cel mai mic punctaj: { $lowest }.
    .braille = manșa { $hole } gata, minim { $lowest }
# As table-hole-ended: a hole that broke a tie.
table-extra-hole-ended = Departajarea s-a încheiat, cel mai mic punctaj: { $lowest }.
    .braille = departajare gata, minim { $lowest }
# A card and the points that it counts, in a list.
card-worth = { $card } { $points }
    .braille = { $card } { $points }
# A row of a large board and the points that it counts, in a list.
row-worth = { $points } pe rândul { $row }
    .braille = r{ $row } { $points }
# In the place of that list, where nothing counts.
scored-nothing = nu contează nimic
    .braille = nimic
# What the player scores in a hole. $how is a list of what counts, and of the lines that count nothing; $total counts the whole match.
scored-you = Aveți { $points }: { $how }. Total { $total }.
    .short = Dumneavoastră { $points }, total { $total }.
    .braille = dvs { $points }, total { $total }
# As scored-you.
scored = { $player } are { $points }: { $how }. Total { $total }.
    .short = { $player } { $points }, total { $total }.
    .braille = { $player } { $points }, total { $total }
# As scored-you: the player ended the hole without the lowest score and pays for it. $points is the sum of $board, what the board counts, and $penalty.
scored-penalty-you = Aveți { $points }, din care { $penalty } pentru că ați încheiat manșa fără cel mai mic punctaj. Tabla dumneavoastră are { $board }: { $how }. Total { $total }.
    .short = Dumneavoastră { $points }, din care { $penalty } penalizare, total { $total }.
    .braille = dvs { $points } (+{ $penalty }), total { $total }
# As scored-penalty-you.
scored-penalty = { $player } are { $points }, din care { $penalty } fiindcă a încheiat manșa fără cel mai mic punctaj. Tabla are { $board }: { $how }. Total { $total }.
    .short = { $player } { $points }, din care { $penalty } penalizare, total { $total }.
    .braille = { $player } { $points } (+{ $penalty }), total { $total }
# The player has reached the points limit.
went-out-you = Ați ieșit din joc, total { $total }.
    .braille = ați ieșit, { $total }
# As went-out-you.
went-out = { $player } iese din joc, total { $total }.
    .braille = { $player } iese, { $total }
# The first place is shared: an extra hole decides. $players is a list of names.
tied = Egalitate pe primul loc: { $players }. Decide o manșă de departajare.
    .braille = egalitate: { $players }
# The match is over.
match-won-you = Ați câștigat meciul! Total { $total }.
    .braille = ați câștigat, total { $total }
# As match-won-you.
match-won = { $player } câștigă meciul. Total { $total }.
    .braille = câștigă { $player }, total { $total }
# The match is over, and several share the first place; $players is a list of names.
match-shared = Meciul s-a încheiat, primul loc este împărțit: { $players }.
    .braille = împărțit: { $players }
# A player's place in the match, 1 being the best.
standing-you = Locul { $place }: dumneavoastră, total { $total }.
    .braille = { $place } dvs { $total }
# As standing-you.
standing = Locul { $place }: { $player }, total { $total }.
    .braille = { $place } { $player } { $total }
# As standing-you, for who has reached the points limit in hole $hole.
standing-out-you = Locul { $place }: dumneavoastră, total { $total }, ieșire în manșa { $hole }.
    .braille = { $place } dvs { $total } ieșit manșa { $hole }
# As standing-out-you.
standing-out = Locul { $place }: { $player }, total { $total }, ieșire în manșa { $hole }.
    .braille = { $place } { $player } { $total } ieșit m{ $hole }
# As standing-you, for who played extra holes to break a tie; $extra is a list of their points.
standing-extra-you = Locul { $place }: dumneavoastră, total { $total }, departajare { $extra }.
    .braille = { $place } dvs { $total } depart { $extra }
# As standing-extra-you.
standing-extra = Locul { $place }: { $player }, total { $total }, departajare { $extra }.
    .braille = { $place } { $player } { $total } depart { $extra }
# The points of one extra hole, in that list.
extra-points = { $points }
    .braille = { $points }

## Questions: the card in hand, boards, counts

# The hole isn't being played: nobody has a card in hand.
hand-none = Nicio carte în mână.
    .braille = nimic în mână
# It is another player's turn, who hasn't taken a card yet.
hand-none-yet = Nicio carte în mână: joacă { $player }.
    .braille = nimic în mână, joacă { $player }
# It is the player's turn, and no card was taken yet.
hand-take-first = Nicio carte în mână: luați una din teancul de tragere sau din decartări.
    .short = Nicio carte în mână: luați una.
    .braille = nimic în mână: luați una
# Another player has a card in hand that nobody else sees.
hand-other = { $player } are în mână o carte din teancul de tragere.
    .braille = { $player } are o carte din teanc
# Another player has a card in hand that all have seen.
hand-other-card = { $card }, în mână la { $player }.
    .braille = { $card } în mână la { $player }
# The card in hand, from the stock.
hand-stock = { $card } în mână: de pus sau de decartat.
    .short = { $card } în mână.
    .braille = { $card } puneți sau decartați
# The card in hand, from the discard pile.
hand-discards = { $card } în mână: trebuie { $card_gender ->
        [f] pusă
       *[m] pus
    } pe tablă.
    .short = { $card } în mână, de pus.
    .braille = { $card } de pus
# The card in hand was discarded: an own card must be turned up.
hand-owes = Nicio carte în mână: întoarceți una dintre ale dumneavoastră.
    .braille = întoarceți una
# A card that lies face down, in a list.
card-down = ascunsă
    .braille = --
# A card that lies face up, in a list.
card-up = { $card }
    .braille = { $card }
# The first row of the player's board; $cards is a list of cards and of card-down.
board-first-row-you = Tabla dumneavoastră, rândul 1: { $cards }.
    .short = Rândul 1: { $cards }.
    .braille = r1 { $cards }
# As board-first-row-you.
board-first-row = { $player }, rândul 1: { $cards }.
    .braille = { $player } r1 { $cards }
# The other rows of a board.
board-row = Rândul { $row }: { $cards }.
    .braille = r{ $row } { $cards }
# The lines of a board that count nothing; $lines is a list.
board-lines = Nu contează: { $lines }.
    .braille = 0: { $lines }
# What the visible cards of a board are worth, and how many lie face down.
board-showing = La vedere { $showing }, { $down ->
        [0] niciuna ascunsă
        [one] una ascunsă
        [few] { $down } ascunse
       *[other] { $down } ascunse
    }.
    .braille = ={ $showing } asc { $down }
# The card under the cursor, and where it lies.
cursor-up = { $card }, rândul { $row } coloana { $column }.
    .braille = { $card } r{ $row }c{ $column }
# As cursor-up: a card that lies face down.
cursor-down = Ascunsă, rândul { $row } coloana { $column }.
    .braille = -- r{ $row }c{ $column }
# As cursor-up: a card that counts nothing; $lines is a list of the lines that it is in.
cursor-cancelled = { $card }, rândul { $row } coloana { $column }, { $lines }.
    .braille = { $card } r{ $row }c{ $column } 0: { $lines }
# How many cards the player has face up, in a list.
face-up-you = dumneavoastră { $up }
    .braille = dvs { $up }
# As face-up-you.
face-up = { $player } { $up }
    .braille = { $player } { $up }
# The counts; $players is a list of how many cards each player has face up.
table-counts = Întoarse: { $players }. Teancul de tragere { $stock }, decartări { $discards }.
    .braille = teanc { $stock } dec { $discards } sus { $players }

## Questions: whose turn, scores, seats

# It is the player's turn: a card must be turned up. $final is "yes" for the last turn of the hole, else "no".
next-turn-up-you = { $final ->
        [yes] Ultimul dumneavoastră rând
       *[no] Rândul dumneavoastră
    }: întoarceți o carte.
    .braille = rândul dvs: întoarceți una
# As next-turn-up-you.
next-turn-up = { $final ->
        [yes] Ultimul rând pentru { $player }
       *[no] Joacă { $player }
    }: are de întors o carte.
    .braille = joacă { $player }: întoarce una
# It is the player's turn, with a card from the stock in hand; $final as in next-turn-up-you.
next-place-or-discard-you = { $final ->
        [yes] Ultimul dumneavoastră rând
       *[no] Rândul dumneavoastră
    }: puneți sau decartați { $card }.
    .braille = { $card } puneți sau decartați
# As next-place-or-discard-you; the card isn't told.
next-place-or-discard = { $final ->
        [yes] Ultimul rând pentru { $player }
       *[no] Joacă { $player }
    }: are de pus sau de decartat o carte.
    .braille = joacă { $player }: pune sau scoate
# It is the player's turn, with a card from the discards in hand; $final as in next-turn-up-you.
next-place-you = { $final ->
        [yes] Ultimul dumneavoastră rând
       *[no] Rândul dumneavoastră
    }: puneți { $card }.
    .braille = { $card } de pus
# As next-place-you.
next-place = { $final ->
        [yes] Ultimul rând pentru { $player }
       *[no] Joacă { $player }
    }: are de pus { $card }.
    .braille = { $card } { $player } are de pus
# At the start of a hole: who still chooses cards; $players is a list of names.
waiting-for = Mai au de ales: { $players }.
    .braille = aleg: { $players }
# No hole has been scored.
scores-none = Încă niciun punctaj: se joacă prima manșă.
    .short = Încă niciun punctaj.
    .braille = încă fără punctaje
# The player's score: the total, and the last hole's points.
score-of-you = Dumneavoastră: total { $total }, ultima manșă { $points }.
    .short = Dumneavoastră { $total }, ultima { $points }.
    .braille = dvs { $total } ultima { $points }
# As score-of-you.
score-of = { $player }: total { $total }, ultima manșă { $points }.
    .short = { $player } { $total }, ultima { $points }.
    .braille = { $player } { $total } ultima { $points }
# As score-of-you, for who didn't play the last hole.
score-before-you = Dumneavoastră: total { $total }.
    .braille = dvs { $total }
# As score-before-you.
score-before = { $player }: total { $total }.
    .braille = { $player } { $total }
# As score-of-you, for who went out in hole $hole.
score-out-you = Dumneavoastră: total { $total }, ieșire în manșa { $hole }.
    .braille = dvs { $total } ieșit manșa { $hole }
# As score-out-you.
score-out = { $player }: total { $total }, ieșire în manșa { $hole }.
    .braille = { $player } { $total } ieșit m{ $hole }
# Who dealt this hole.
table-dealer-you = În această manșă împărțiți dumneavoastră.
    .braille = împărțiți dvs
# As table-dealer-you.
table-dealer = În această manșă împarte { $player }.
    .braille = împarte { $player }

## The rules in force, each by what it means to a player

# The grid of a board; $game is the name of a game.
in-force-grid = { $game }: { $rows ->
        [one] un rând
        [few] { $rows } rânduri
       *[other] { $rows } de rânduri
    } a câte { $columns ->
        [one] o carte
        [few] { $columns } cărți
       *[other] { $columns } de cărți
    }; câștigă cele mai puține puncte.
    .braille = { $game }, { $rows }x{ $columns }
# What cards count; 3 to 9 always count what they show.
in-force-values = Asul 1, doiul { $two }, zecele { $ten }, valetul { $jack }, dama { $queen }, regele { $king }; de la 3 la 9 cât arată.
    .braille = a=1 2={ $two } x={ $ten } v={ $jack } d={ $queen } r={ $king }
# How many packs of 52 cards there are, how many jokers in all, and what a joker counts.
in-force-jokers = { $packs ->
        [one] Un pachet de 52
        [few] { $packs } pachete de 52
       *[other] { $packs } de pachete de 52
    }, cu { $jokers ->
        [one] un joker
        [few] { $jokers } jokeri
       *[other] { $jokers } de jokeri
    }, fiecare { $points }.
    .braille = pachete { $packs }, jokeri { $jokers }, { $points }
# As in-force-jokers, without jokers.
in-force-no-jokers = { $packs ->
        [one] Un pachet de 52
        [few] { $packs } pachete de 52
       *[other] { $packs } de pachete de 52
    }, fără jokeri.
    .braille = pachete { $packs }, fără jokeri
# Boards of two rows: two cards of one rank, one above the other.
in-force-column-pairs = O pereche pe o coloană nu contează.
    .braille = pereche pe coloană 0
# Boards of more rows: a column that is all of one rank.
in-force-columns = O coloană de cărți de același rang nu contează.
    .braille = coloane la fel 0
# A row that is all of one rank.
in-force-rows = Un rând de cărți de același rang nu contează.
    .braille = rânduri la fel 0
# Cards of one rank anywhere in a row.
in-force-row-pairs = Cărțile de același rang de pe un rând nu contează.
    .braille = la fel pe rând 0
# A diagonal that is all of one rank.
in-force-diagonals = O diagonală de cărți de același rang nu contează.
    .braille = diagonale la fel 0
# No cards cancel each other.
in-force-nothing-cancels = Cărțile la fel nu se anulează.
    .braille = nimic nu se anulează
# Jokers cancel nothing.
in-force-jokers-keep = Jokerii alăturați își păstrează punctele.
    .braille = jokerii își țin punctele
# A hole begins with a look at own cards.
in-force-peek = La început fiecare se uită pe ascuns la { $count ->
        [one] o carte a sa
        [few] { $count } cărți ale sale
       *[other] { $count } de cărți ale sale
    }.
    .braille = început: privește { $count }
# A hole begins with cards turned up.
in-force-start = La început fiecare întoarce { $count ->
        [one] o carte, arătată
        [few] { $count } cărți, arătate
       *[other] { $count } de cărți, arătate
    } când au ales toți.
    .braille = început: întoarce { $count }
# As in-force-start, where each choice is told at once.
in-force-open-start = La început fiecare întoarce { $count ->
        [one] o carte, arătată
        [few] { $count } cărți, arătate
       *[other] { $count } de cărți, arătate
    } imediat.
    .braille = început: întoarce { $count }, imediat
# A hole begins with all cards face down.
in-force-all-down = La început toate cărțile sunt ascunse.
    .braille = început: toate ascunse
# The discard pile begins empty.
in-force-no-discard = La început nu este nicio decartare.
    .braille = început fără decartări
# What ends a hole.
in-force-last-turns = Când o tablă e toată întoarsă, ceilalți mai au un ultim rând.
    .braille = tablă întoarsă: ultim rând altora
# As in-force-last-turns, where the player who has ended the hole has a last turn, too.
in-force-finisher-turn = Când o tablă e toată întoarsă, toți mai au un ultim rând.
    .braille = tablă întoarsă: ultim rând tuturor
# Knocking is allowed.
in-force-knock = În loc să jucați puteți bate în masă: și așa se încheie manșa.
    .braille = și bătaia încheie manșa
# Who ends a hole pays nothing.
in-force-no-penalty = Încheierea manșei nu costă nimic.
    .braille = fără penalizare
# Who ends a hole pays for it, unless lowest.
in-force-penalty = Cine încheie fără cel mai mic punctaj primește în plus { $penalty ->
        [one] un punct
        [few] { $penalty } puncte
       *[other] { $penalty } de puncte
    }.
    .braille = încheie fără minim: +{ $penalty }
# As in-force-penalty, or the score is doubled.
in-force-penalty-or-double = Cine încheie fără cel mai mic punctaj primește în plus { $penalty ->
        [one] un punct
        [few] { $penalty } puncte
       *[other] { $penalty } de puncte
    }; de la { $penalty } în sus, dublu.
    .braille = încheie fără minim: +{ $penalty } sau dublu
# A tie for the lowest score is no penalty.
in-force-tie-is-lowest = Egalitatea la cel mai mic punctaj nu costă nimic.
    .braille = egal la minim: nimic
# A tie for the lowest score is a penalty, too.
in-force-tie-pays = Și egalitatea la cel mai mic punctaj se plătește.
    .braille = egal la minim: se plătește
# An empty stock ends the hole.
in-force-no-reshuffle = Când teancul de tragere se termină, se încheie manșa.
    .braille = teanc gol: sfârșitul manșei
# How many holes a match has.
in-force-holes = { $holes ->
        [one] O manșă
        [few] { $holes } manșe
       *[other] { $holes } de manșe
    }: câștigă cel mai mic total.
    .braille = manșe { $holes }, câștigă minimul
# A match has no number of holes, but a points limit.
in-force-limit = Cine ajunge la { $limit ->
        [one] un punct
        [few] { $limit } puncte
       *[other] { $limit } de puncte
    } iese din joc; câștigă ultimul rămas.
    .braille = ieșire la { $limit }, câștigă ultimul
# A tie for the first place is shared.
in-force-shared = La egalitate primul loc se împarte.
    .braille = egalitate: împărțit
# A tie for the first place is decided by an extra hole.
in-force-extra-hole = La egalitate decide o manșă de departajare.
    .braille = egalitate: departajare

## What the card in hand could make

# The card in hand, before what it could make.
could-card = { $card }, ce ar putea face:
    .braille = { $card } ar face:
# A place where lines would count nothing; $lines is a list.
could-line = { $lines }, { $place }.
    .braille = { $place }: { $lines }
# A place where the visible cards would count less.
could-save = { $points ->
        [one] un punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    } mai puțin { $place }.
    .braille = { $place }: -{ $points }
# The card in hand makes no line, and is no better than any visible card.
could-nothing = { $card } nu îmbunătățește nimic.
    .braille = { $card } nimic

## Refusals

# It is another player's turn.
refused-not-your-turn = Încă nu: joacă { $player }.
    .short = Joacă { $player }.
    .braille = nu: joacă { $player }
# The player is out, or not among those who play an extra hole.
refused-not-playing = Nu jucați în această manșă.
    .braille = nu jucați aici
# Cards must be turned up before the first turn; $left of them.
refused-choose-first = Mai întâi alegeți { $left ->
        [one] o carte
        [few] { $left } cărți
       *[other] { $left } de cărți
    } de întors.
    .braille = întâi întoarceți { $left }
# Cards must be looked at before the first turn; $left of them.
refused-look-first = Mai întâi alegeți { $left ->
        [one] o carte
        [few] { $left } cărți
       *[other] { $left } de cărți
    } la care să vă uitați.
    .braille = întâi priviți { $left }
# This card was looked at before; $left others must be.
refused-looked-already = Deja văzută: alegeți { $left ->
        [one] alta
        [few] alte { $left }
       *[other] alte { $left }
    }.
    .braille = deja văzută, încă { $left }
# Other players still choose their first cards.
refused-others-choosing = Încă nu: { $waiting ->
        [one] un jucător mai are
        [few] { $waiting } jucători mai au
       *[other] { $waiting } de jucători mai au
    } de ales.
    .braille = nu, { $waiting } încă aleg
# By these rules nobody looks at cards.
refused-no-peek = După aceste reguli nimeni nu se uită la cărți.
    .braille = nu se privesc cărți
# Cards are looked at before the first turn only.
refused-peek-over = Nu mai priviți: doar înaintea primului rând.
    .short = Nu mai priviți cărți.
    .braille = nu mai priviți
# No card was taken yet.
refused-take-first = Mai întâi luați o carte, din teancul de tragere sau din decartări.
    .short = Mai întâi luați o carte.
    .braille = întâi luați o carte
# There is a card in hand already.
refused-card-in-hand = { $card } este deja în mână: de pus sau de decartat.
    .short = { $card } este deja în mână.
    .braille = { $card } deja în mână
# A card from the discard pile can't be discarded again.
refused-must-be-placed = { $card } trebuie { $card_gender ->
        [f] pusă
       *[m] pus
    }: vine din decartări.
    .short = { $card } trebuie { $card_gender ->
        [f] pusă
       *[m] pus
    }.
    .braille = { $card } de pus
# A card is turned up only after the one in hand was discarded.
refused-discard-first = { $card } este în mână: întâi se decartează, apoi se întoarce.
    .short = { $card }: întâi decartați.
    .braille = { $card } întâi decartați
# A card was discarded: one must be turned up first; $down lie face down.
refused-turn-up-first = Mai întâi întoarceți o carte: { $down ->
        [one] una e ascunsă
        [few] { $down } sunt ascunse
       *[other] { $down } sunt ascunse
    }.
    .short = Mai întâi întoarceți o carte.
    .braille = întâi întoarceți una, ascunse { $down }
# There is no card left to turn up.
refused-nothing-to-turn-up = Nu mai aveți cărți ascunse.
    .braille = nimic ascuns
# The card lies face up already.
refused-face-up = { $card } este deja { $card_gender ->
        [f] întoarsă
       *[m] întors
    }.
    .braille = { $card } deja sus
# There is no card of that number; a board has $cards.
refused-no-such-position = Nu există cartea { $position }: sunt { $cards }.
    .braille = nu e cartea { $position }, 1-{ $cards }
# The discard pile is empty.
refused-no-discard = Nu este nicio carte la decartări.
    .braille = decartări --
# By these rules nobody knocks.
refused-no-knock = După aceste reguli nu se bate în masă.
    .braille = nu se bate
# Another player has ended the hole.
refused-too-late-to-knock = Prea târziu pentru bătut: { $player } a încheiat manșa.
    .braille = târziu, a încheiat { $player }
# As refused-too-late-to-knock: the player did it.
refused-too-late-to-knock-you = Prea târziu pentru bătut: ați încheiat manșa.
    .braille = târziu, ați încheiat
# The hole is over; nothing can be played before the next one.
refused-hole-over = Manșa { $hole } s-a încheiat.
    .braille = manșa { $hole } încheiată
# The next hole can't begin yet.
refused-hole-goes-on = Manșa { $hole } nu s-a încheiat încă.
    .braille = manșa { $hole } continuă
# The match is over.
refused-match-over = Meciul s-a încheiat.
    .braille = meci încheiat
# Another player has acted since, so nothing can be undone.
refused-other-acted = Nu se anulează: { $player } a jucat între timp.
    .braille = nu, { $player } a jucat
# A card was seen, so that can't be undone.
refused-card-seen = Nu se anulează: s-a văzut o carte nouă.
    .braille = nu, carte văzută
# Who only watches can't act.
refused-watching = La această masă doar priviți.
    .braille = doar priviți
