### Tables at the keyboard: the cursor, the keyboard that people share, hints, offers.

## The second key

# A position is asked for, from 1 to $cards.
which-position = Quale carta? Da 1 a { $cards }.
    .braille = carta 1-{ $cards }?
# A row of a large board is asked for.
which-row = Quale riga? Da 1 a { $rows }.
    .braille = riga 1-{ $rows }?
# After the row the column is asked for.
which-column-of-row = Riga { $row }: quale colonna? Da 1 a { $columns }.
    .braille = riga { $row }, colonna 1-{ $columns }?
# There is no card at that position.
which-no-position = Le carte vanno da 1 a { $cards }.
    .braille = solo 1-{ $cards }
# There is no card in that row and column.
which-no-place = Lì non c'è carta: { $rows } righe da { $columns }.
    .braille = niente, righe { $rows }, colonne { $columns }

## The cursor

# The cursor can't go beyond the last card.
edge-last-card = Questa è l'ultima carta.
    .braille = ultima carta
# The cursor can't go before the first card.
edge-first-card = Questa è la prima carta.
    .braille = prima carta
# The cursor is in the lowest row.
edge-last-row = Ultima riga, colonna { $column }.
    .braille = ultima riga, colonna { $column }
# The cursor is in the highest row.
edge-first-row = Prima riga, colonna { $column }.
    .braille = prima riga, colonna { $column }
# A board was asked for of somebody who has none: who only watches, or is out.
table-no-board = Non c'è nessun tabellone da leggere.
    .braille = nessun tabellone

## Questions

# Knocking ends the hole: it is asked for once more.
confirm-knock = { $key } ancora una volta per bussare: gli altri avranno un ultimo turno.
    .braille = ancora { $key }: bussi
# Nothing happened since the player's last turn.
since-nothing = Niente di nuovo dal tuo ultimo turno.
    .braille = niente di nuovo
# The rest of the hole, or the match, is played without being told.
table-skipping = Avanti fino alla fine: si dicono solo i punteggi.
    .braille = avanti fino alla fine

## Offers

# A hole is over; $key begins the next one.
offer-next-table-hole = { $key } comincia la buca successiva.
    .braille = { $key }: altra buca
# The match is over.
offer-same-table = { $new } gioca ancora a questo tavolo, { $leave } esce.
    .braille = { $new } ancora, { $leave } esce

## A keyboard that people share

# It is the next person's turn to choose the cards that they turn up; $count of them.
table-chooses = { $player } sceglie { $count ->
        [one] una carta
       *[other] { $count } carte
    } da scoprire.
    .braille = { $player }: scegli { $count }
# Before a person looks at cards in secret.
handover-ready = { $player } ora sbircia le sue carte: { $key } quando nessun altro ascolta.
    .braille = { $player }: { $key } da solo
# The person can look at their cards now.
handover-look = { $player }, scegli { $count ->
        [one] una carta
       *[other] { $count } carte
    } da sbirciare.
    .braille = { $player }: sbircia { $count }
# A person has looked at their cards: the key hides them and gives the keyboard to the next.
handover = { $key } quando le hai a mente.
    .braille = { $key } se le ricordi

## Hints

# The best that can be done is to take a card from the stock.
hint-take-stock = Meglio pescare dal mazzo.
    .braille = consiglio: mazzo
# The best is to take the top discard.
hint-take-discard = Prendi { $card } dagli scarti.
    .braille = consiglio: prendi { $card }
# The best place for the card in hand; $place is one of the place messages.
hint-place = { $card } sta meglio { $place }.
    .braille = consiglio: { $card } { $place }
# The card in hand isn't worth keeping.
hint-discard = { $card }, meglio da scartare.
    .braille = consiglio: scarta { $card }
# A card that could be turned up.
hint-turn-up = Scopri la carta { $place }.
    .braille = consiglio: scopri { $place }
# A card to look at.
hint-look = Sbircia la carta { $place }.
    .braille = consiglio: sbircia { $place }
# Knocking would pay.
hint-knock = Bussa: il tuo tabellone sembra il più basso.
    .braille = consiglio: bussa

## Choosing a table

# The title of the choice of a table.
choose-table-title = Scegli un tavolo. Invio cambia una voce, la prima dà le carte.
    .braille = scegli il tavolo
# The game, which Enter changes.
choose-table-game = Gioco: { $rule }.
    .braille = gioco { $rule }
# How many cards lie before each player, which Enter changes.
choose-table-cards = Carte a testa: { $cards }.
    .braille = carte { $cards }
# Opens the list of seats.
choose-table-players = Giocatori: { $count }. Invio apre i posti.
    .braille = giocatori { $count }
# The length of a match in holes, which Enter changes.
choose-table-holes = Durata: { $holes ->
        [one] una buca
       *[other] { $holes } buche
    }.
    .braille = durata { $holes }
# The length of a match, which Enter changes: who reaches so many points is out.
choose-table-limit = Durata: chi arriva a { $limit ->
        [one] un punto
       *[other] { $limit } punti
    } è fuori, finché ne resta uno.
    .braille = durata: fino a { $limit }
# A rule that holds; $field is one of the names of rules below.
choose-rule-on = { $field }: sì.
    .braille = { $field } sì
# A rule that doesn't hold.
choose-rule-off = { $field }: no.
    .braille = { $field } no
# A rule that is a number, which can be below zero.
choose-rule-number = { $field }: { $number }.
    .braille = { $field } { $number }
# A rule that is one of several; $choice is one of the choices below.
choose-rule-word = { $field }: { $choice }.
    .braille = { $field } { $choice }
# Keeps the table as house rules, by a name that is asked for.
choose-table-keep = Conserva questo tavolo fra le regole di casa.
    .braille = conserva il tavolo
# Opens the list of house rules.
choose-table-kept = Regole di casa conservate.
    .braille = regole di casa
# Leads to the choice of a game of solitaire.
choose-table-solitaire = Invece, il solitario Golf.
    .braille = solitario
# In the choice of a game of solitaire: leads to the choice of a table.
choose-table = Invece, un tavolo di Golf.
    .braille = un tavolo

## Names of rules: each stands before a colon, and alone in what is said of a wrong number

# The smallest number of players.
table-field-min-seats = Giocatori, almeno
    .braille = giocatori almeno
# The largest number of players.
table-field-max-seats = Giocatori, al massimo
    .braille = giocatori al più
# How many packs of 52 cards are used.
table-field-decks = Mazzi di carte
    .braille = mazzi
# How many jokers are in each pack.
table-field-jokers = Jolly per mazzo
    .braille = jolly a mazzo
# What a 2 counts.
table-field-two-value = Punti di un 2
    .braille = un 2 vale
# What a 10 counts.
table-field-ten-value = Punti di un 10
    .braille = un 10 vale
# What a jack counts.
table-field-jack-value = Punti di un fante
    .braille = un fante vale
# What a queen counts.
table-field-queen-value = Punti di una regina
    .braille = una regina vale
# What a king counts.
table-field-king-value = Punti di un re
    .braille = un re vale
# What a joker counts.
table-field-joker-value = Punti di un jolly
    .braille = un jolly vale
# Whether cards of one rank that fill a column count 0.
table-field-columns-cancel = Si azzera una colonna di carte uguali
    .braille = colonne a zero
# Which cards of one rank in a row count 0.
table-field-rows-cancel = Si azzerano le carte uguali in riga
    .braille = righe a zero
# Whether cards of one rank that fill a diagonal count 0.
table-field-diagonals-cancel = Si azzera una diagonale di carte uguali
    .braille = diagonali a zero
# Whether jokers cancel each other, or keep what they count.
table-field-jokers-cancel = Si azzerano i jolly fra loro
    .braille = jolly a zero
# How many cards each player turns up, or looks at, before the first turn.
table-field-start-cards = Carte scelte all'inizio
    .braille = carte all'inizio
# Whether the others hear which cards a player turns up only when all have chosen.
table-field-start-hidden = Si dicono quando tutti hanno scelto
    .braille = dette insieme
# Whether the cards chosen at the start are only looked at, and stay face down.
table-field-peek = Si sbirciano soltanto
    .braille = sbirciate
# Whether the top card of the stock begins the discard pile.
table-field-begin-discards = Una carta comincia gli scarti
    .braille = scarti cominciati
# Whether the discards are shuffled into a new stock when it has run out.
table-field-reshuffle = Gli scarti diventano il nuovo mazzo
    .braille = rimescolare
# Whether a player may knock instead of taking a turn.
table-field-knock = Anche bussando si chiude la buca
    .braille = bussare
# Whether the player who ends a hole has a last turn as the others have.
table-field-finisher-turn = Anche chi chiude ha un ultimo turno
    .braille = turno a chi chiude
# What the player who ends a hole pays who hasn't the lowest score.
table-field-finisher-penalty = Penalità per chi chiude senza il punteggio più basso
    .braille = penalità
# The points of that penalty.
table-field-penalty-points = Punti di penalità
    .braille = punti di penalità
# Whether a finisher whose score others have, too, counts as lowest.
table-field-tie-is-lowest = Anche un punteggio pari è il più basso
    .braille = pari è minore
# The number of holes of a match.
table-field-holes = Numero di buche
    .braille = buche
# The points with which a player is out.
table-field-points-limit = Limite di punti
    .braille = limite di punti
# What a tie for the first place leads to.
table-field-ties = Parità al primo posto
    .braille = parità al primo

## Choices of rules: each stands after a colon

# One pack, or two where there are many players.
table-choice-auto = secondo il numero di giocatori
    .braille = secondo i giocatori
# Equal cards in a row don't cancel.
table-choice-never = mai
    .braille = mai
# Only a row that is all of one rank cancels.
table-choice-whole = se la riempiono
    .braille = intera
# All cards of the row whose rank is in it more than once cancel.
table-choice-pairs = sempre
    .braille = sempre
# The finisher pays nothing.
table-choice-none = nessuna
    .braille = nessuna
# The finisher pays the penalty points.
table-choice-added = i punti di penalità
    .braille = aggiunti
# A score below the penalty points gets these, any other counts twice.
table-choice-added-or-doubled = i punti di penalità, oppure punteggio doppio
    .braille = aggiunti o doppio
# Who are tied play one more hole.
table-choice-extra-hole = un'altra buca
    .braille = altra buca
# Who are tied share the place.
table-choice-shared = condivisa
    .braille = condivisa

## Seats

# Names of computer players: at least eight first names in the language, short, easy to tell apart
# by ear, not those that players are likely to have; with blanks between them, no comma.
bot-names = Fulvio Ornella Gaspare Ivana Ubaldo Zelinda Ermes Prisca
# A person who gave no name, where several share the keyboard; they are numbered.
person-name = Giocatore { $number }
# The title of the list of seats.
seats-title = Posti, in senso orario. Invio cambia chi ci siede.
    .braille = posti
# The only person at the table.
choose-seat-you = Posto { $seat }: tu.
    .braille = { $seat }: tu
# A person with a name.
choose-seat-person = Posto { $seat }: { $player }, una persona.
    .braille = { $seat }: { $player }
# A computer player.
choose-seat-easy = Posto { $seat }: { $player }, giocatore del computer, facile.
    .braille = { $seat }: { $player }, facile
# A computer player.
choose-seat-normal = Posto { $seat }: { $player }, giocatore del computer, normale.
    .braille = { $seat }: { $player }, normale
# A computer player.
choose-seat-hard = Posto { $seat }: { $player }, giocatore del computer, difficile.
    .braille = { $seat }: { $player }, difficile
# The name of the person in the seat before; Enter asks for another.
choose-seat-name = Nome: { $name }.
    .braille = nome { $name }
# The person in the seat before has no name; Enter asks for one.
choose-seat-no-name = Ancora senza nome: Invio lo chiede.
    .braille = senza nome
# Adds a seat with a computer player.
choose-seat-more = Un posto in più.
    .braille = posto in più
# Takes the last seat away.
choose-seat-less = Un posto in meno.
    .braille = posto in meno

## Entries

# Asks for a number; $field is one of the names of rules.
enter-number = { $field }: scrivi un numero da { $least } a { $most }.
    .braille = { $field }? da { $least } a { $most }
# What was entered is no such number.
enter-no-number = { $field }: ci vuole un numero intero da { $least } a { $most }.
    .braille = { $field }: da { $least } a { $most }
# Asks for a person's name.
enter-player-name = Scrivi il nome della persona al posto { $seat }, poi { $accept }. { $leave } lascia.
    .braille = nome { $seat }? { $accept }, { $leave }
# Asks for a name of house rules.
enter-house-name = Scrivi un nome per queste regole di casa, poi { $accept }. { $leave } lascia.
    .braille = nome? { $accept }, { $leave }

## House rules: tables that a player has kept by a name

# The title of the list of house rules.
house-title = Regole di casa:
    .braille = regole di casa
# A table that was kept.
house-entry = { $name }: { $rule }, { $count ->
        [one] un giocatore
       *[other] { $count } giocatori
    }.
    .braille = { $name }
# The list of house rules is empty.
house-none = Non hai ancora regole di casa: scegli un tavolo e conservalo.
    .braille = niente conservato
# The title of what can be done with a table that was kept.
house-of-name = Regole di casa { $name }:
    .braille = { $name }
# Deals at that table.
house-play = Dai le carte: { $rule }.
    .braille = dai, { $rule }
# Opens the choice of a table with these rules.
house-change = Cambia le regole o i giocatori.
    .braille = cambia
# Deletes the house rules.
house-delete = Elimina queste regole di casa.
    .braille = elimina
# Enter deletes them when it is pressed once more.
house-confirm-delete = Eliminare le regole di casa { $name }? Scegli ancora questa voce.
    .braille = eliminare { $name }? ancora
# They were deleted.
house-deleted = { $name }: eliminate.
    .braille = { $name } eliminate
# They were kept.
house-kept = Regole di casa { $name } conservate.
    .braille = { $name } conservate
# There are house rules of that name; the same name once more replaces them.
house-name-taken = Ci sono già regole di casa { $name }: scrivi ancora lo stesso nome per sostituirle.
    .braille = { $name }: ancora per sostituire
# The file of house rules can't be written.
house-not-kept = Non si possono scrivere le regole di casa in { $file }.
    .braille = regole di casa non scritte
