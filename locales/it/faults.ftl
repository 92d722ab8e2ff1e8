### What is wrong with a game code, a deal file, an option; the program's own faults.

## Game codes

# An empty code.
code-empty = Il codice di partita è vuoto. Un esempio: GO1-E-AAAAAAB, SG1-6-4-AAAAAAB o BG1-9-4-AAAAAAB.
    .braille = codice vuoto
# Much too long.
code-too-long = Non è un codice di partita: ha { $length } caratteri.
    .braille = non è un codice, { $length } caratteri
# A blank inside the code.
code-inner-blank = Nel codice di partita c'è uno spazio. Le sue parti si uniscono con trattini.
    .braille = spazio nel codice
# A dash that is no hyphen.
code-foreign-dash = Nel codice di partita c'è una lineetta. Usa il trattino semplice.
    .braille = lineetta, usa il trattino
# A character that no code has.
code-foreign-character = Il carattere { $position } del codice, { $character }, non è né una lettera, né una cifra, né un trattino.
    .braille = no { $character } nei codici
# A code of a table game.
code-other-game = Con { $prefix } comincia il codice di un gioco da tavolo, non del solitario.
    .braille = { $prefix }: non è il solitario
# Not a code at all.
code-not-a-code = Non è un codice di partita: comincia con GO1, SG1 o BG1.
    .braille = nessun codice: GO1 SG1 BG1
# A code of another version.
code-other-version = Il codice è della versione { $version }: questo programma conosce la versione 1.
    .braille = versione { $version }, nota la 1
# Nothing after GO1.
code-no-rule = Dopo GO1 manca la regola: E, C oppure S.
    .braille = manca la regola: E C S
# A rule letter that there isn't.
code-unknown-rule = Regola { $rule } inesistente. E sta per Facile, C per Classica, S per Rigorosa.
    .braille = no regola { $rule }: E C S
# Several characters where the rule letter stands.
code-long-rule = La regola è una sola lettera, E, C oppure S, non { $rule }.
    .braille = regola: E C S, non { $rule }
# The letters of the deal are missing.
code-no-deal = Dopo la regola mancano le sette lettere della distribuzione.
    .braille = mancano le 7 lettere
# Too few letters.
code-short-deal = La distribuzione { $deal } ha { $length ->
        [one] una sola lettera
       *[other] solo { $length } lettere
    }: devono essere sette.
    .braille = { $deal }: { $length }, ne servono 7
# Too many letters.
code-long-deal = La distribuzione { $deal } ha { $length } lettere: devono essere sette.
    .braille = { $deal }: { $length }, ne servono 7
# A digit among the letters.
code-deal-digit = La distribuzione { $deal } contiene { $character }: servono solo lettere, dalla A alla Z.
    .braille = { $deal }: no { $character }
# Two hyphens in a row.
code-double-hyphen = Tra due trattini manca una parte del codice di partita.
    .braille = due trattini
# A hyphen at the end.
code-last-hyphen = Il codice di partita finisce con un trattino: dopo manca qualcosa.
    .braille = trattino alla fine
# Hyphens left out where they are needed.
code-hyphens-missing = Mancano dei trattini: un codice si scrive come GO1-E-AAAAAAB o GO1-E-AAAAAAB-J1.
    .braille = mancano trattini
# A variant that there isn't.
code-unknown-variant = Variante { $variant } inesistente. Ci sono Q, K, D, B, J1, J2, W ed M.
    .braille = no variante { $variant }
# A wrong number of jokers.
code-joker-number = Variante { $variant } inesistente: per i jolly c'è J1 oppure J2.
    .braille = no { $variant }: J1 J2
# A variant stands twice.
code-variant-twice = La variante { $variant } compare due volte.
    .braille = { $variant } due volte
# J1 and J2 together.
code-two-joker-numbers = J1 e J2 non possono stare insieme.
    .braille = J1 oppure J2
# D and B together.
code-two-draw-rules = D, pescare quando si vuole, e B, pescare solo da bloccati, non possono stare insieme.
    .braille = D oppure B
# Variants in the wrong order.
code-variant-order = La variante { $first } va prima di { $second }.
    .braille = { $first } prima di { $second }

## Codes of tables

# A code of solitaire.
table-code-other-game = { $prefix } comincia il codice di un solitario, non di un tavolo.
    .braille = codice solitario { $prefix }
# Nothing after SG1 or BG1.
table-code-no-cards = Dopo SG1 o BG1 manca il numero di carte a testa.
    .braille = mancano le carte
# A number of cards that there isn't.
table-code-unknown-cards = Non ci sono tabelloni da { $cards } carte. Ci sono: { $known }.
    .braille = niente tabellone { $cards }
# The number of players is missing.
table-code-no-seats = Dopo le carte manca il numero di giocatori: da 2 a 7.
    .braille = mancano i giocatori: 2-7
# A number of players that there isn't.
table-code-unknown-seats = { $seats } non è un numero di giocatori: da 2 a 7.
    .braille = giocatori 2-7, non { $seats }
# The letters of the deal are missing.
table-code-no-deal = Dopo il numero di giocatori mancano le sette lettere della distribuzione.
    .braille = mancano le 7 lettere
# Hyphens left out where they are needed.
table-code-hyphens-missing = Mancano i trattini: un codice è fatto come SG1-6-4-AAAAAAB o SG1-6-4-AAAAAAB-J0-K1.
    .braille = mancano i trattini
# A variant that there isn't.
table-code-unknown-variant = Non c'è nessuna variante { $variant }. Cominciano con D, J, V2, VT, VJ, VQ, VK, VW, C, R, X, L, S, A, P, B, G, K, T, F, Y, E, H, N, Z, U o M.
    .braille = variante { $variant } ignota
# The value of a variant is missing, or it can't have that one.
table-code-variant-value = La variante { $variant } non ha un valore, o ne ha uno sbagliato. Il valore è un numero, sotto zero con M: J1, VWM3.
    .braille = { $variant }: valore sbagliato
# A number of holes and a points limit together.
table-code-two-lengths = H, un numero di buche, e N, un limite di punti, si escludono.
    .braille = H oppure N

## Rules of tables that can't be played

# A grid that there isn't.
table-rules-grid = { $rows } righe per { $columns } colonne non vanno: un tabellone ha da 2 a 16 carte.
    .braille = niente griglia { $rows } per { $columns }
# A number out of its range; $field is the name of a rule.
table-rules-out-of-range = { $field }: non può essere { $value }, va da { $least } a { $most }.
    .braille = { $field }: da { $least } a { $most }
# Too many or too few cards are chosen at the start.
table-rules-start-cards = All'inizio non se ne scelgono { $start_cards } su { $cards }: una deve restare coperta, e per sbirciare ne serve almeno una.
    .braille = non { $start_cards } su { $cards } all'inizio
# A number of holes and a points limit, or neither.
table-rules-length = Una partita ha un numero di buche oppure un limite di punti.
    .braille = buche o limite
# Diagonals on a board that isn't square.
table-rules-diagonals = Le diagonali si azzerano solo su un tabellone quadrato, non con { $rows } righe e { $columns } colonne.
    .braille = diagonali: solo quadrati
# Too few players.
table-rules-too-few-seats = { $seats ->
        [one] Un giocatore è poco
       *[other] { $seats } giocatori sono pochi
    }: con queste regole si gioca da { $least } a { $most }.
    .braille = giocatori { $least }-{ $most }, non { $seats }
# Too many players.
table-rules-too-many-seats = { $seats ->
        [one] Un giocatore è troppo
       *[other] { $seats } giocatori sono troppi
    }: con queste regole si gioca da { $least } a { $most }.
    .braille = giocatori { $least }-{ $most }, non { $seats }
# The packs have too few cards for so many players.
table-rules-too-few-cards = Per { $seats ->
        [one] un giocatore
       *[other] { $seats } giocatori
    } servono { $needed } carte, e i mazzi ne hanno { $cards }: prendi un altro mazzo o meno giocatori.
    .braille = servono { $needed } carte, sono { $cards }

## Players

# A place in the list of players is empty. $number is which one.
table-players-no-name = Manca il giocatore { $number }: ognuno è un nome, you, bot oppure bot:hard.
    .braille = manca il giocatore { $number }
# A name that is too long.
table-players-long = Il nome { $name } ha { $length ->
        [one] un carattere
       *[other] { $length } caratteri
    }: al massimo { $most }.
    .braille = nome di { $length }, massimo { $most }
# A name with a comma, a colon or something that can't be written.
table-players-character = Il nome { $name } ha un { $character }: nessun nome può averlo.
    .braille = niente { $character } nei nomi
# A word that stands for something else: you, bot.
table-players-reserved = { $name } non può essere un nome: nell'elenco dei giocatori vuol dire altro.
    .braille = non è un nome: { $name }
# Two persons of one name.
table-players-twice = C'è già { $name }: ogni persona ha bisogno di un nome suo.
    .braille = c'è già { $name }
# A strength of computer players that there isn't.
table-players-strength = Non c'è nessun giocatore del computer { $strength }. Ci sono: { $known }.
    .braille = { $strength }? { $known }

## The file of house rules

# The file can't be read.
house-unreadable = Non si possono leggere le regole di casa { $file }: deve essere un file di testo in UTF-8.
    .braille = regole di casa illeggibili
# The file isn't TOML.
house-syntax = Le regole di casa { $file } hanno un errore alla riga { $line }: sotto un nome fra parentesi quadre ogni riga è regola = valore.
    .braille = regole di casa: errore riga { $line }
# A line stands outside of the sections.
house-not-a-section = Le regole di casa { $file } hanno { $name } fuori da ogni sezione: prima ci vuole una riga con un nome fra parentesi quadre.
    .braille = regole di casa: { $name } fuori
# A section names something unknown.
house-unknown-field = Regole di casa { $file }, sezione { $section }: non c'è nessuna regola { $name }. Ci sono: { $known }.
    .braille = { $section }: niente { $name }
# A rule has a wrong value.
house-bad-value = Regole di casa { $file }, sezione { $section }: { $name } non può essere { $value }. Può essere: { $known }.
    .braille = { $section }: { $name } non { $value }
# A rule is no number, or one out of its range.
house-bad-number = Regole di casa { $file }, sezione { $section }: { $name } deve essere un numero intero da { $least } a { $most }, non { $value }.
    .braille = { $section }: { $name } da { $least } a { $most }
# Rules that can't be played; $problem tells why.
house-rules = Regole di casa { $file }, sezione { $section }: { $problem }
    .braille = { $section }: { $problem }
# Players who can't sit down; $problem tells why.
house-players = Regole di casa { $file }, sezione { $section }: { $problem }
    .braille = { $section }: { $problem }
# A name that house rules can't have.
house-bad-name = Le regole di casa vogliono un nome di al massimo { $most } caratteri, tutti visibili.
    .braille = nome: massimo { $most } caratteri
# There are no house rules of that name.
house-no-such-name = Le regole di casa { $file } non hanno una sezione { $name }. Ci sono: { $known }.
    .braille = niente regole di casa { $name }

## Deal files

# A fault in a deal file; $problem is one of the following.
deal-file = File della distribuzione { $file }: { $problem }
# The file holds no cards.
deal-empty = non contiene carte. Servono una riga Talon e sette righe di cinque carte.
# A label that there isn't.
deal-unknown-line = riga { $line }: «{ $word }» è sconosciuto. Ci sono solo Foundations e Talon.
# A label stands twice.
deal-line-twice = riga { $line }: { $word } compare una seconda volta.
# Not a card.
deal-bad-card = riga { $line }: «{ $word }» non è una carta. Una carta si scrive come 8S, TD, 10D o AC.
# A card that was there before.
deal-card-twice = riga { $line }: { $card } compare una seconda volta.
# More than two jokers.
deal-many-jokers = riga { $line }: un terzo jolly. Possono essere al massimo due.
# More than one card in Foundations.
deal-foundation-cards = riga { $line }: { $count } carte cominciano lo scarto. Può essercene una sola.
# A column of another length.
deal-column-cards = riga { $line }: colonna di { $count ->
        [one] una carta
       *[other] { $count } carte
    }. Devono essere { $rows }.
# Too few or too many columns.
deal-column-count = { $count ->
        [0] nessuna colonna
        [one] una sola colonna
       *[other] { $count } colonne
    }. Devono essere { $columns }.
# Cards are missing.
deal-cards-missing = { $count ->
        [one] manca una carta
       *[other] mancano { $count } carte
    }: { $cards }.

## Options

# A subcommand that there isn't.
usage-unknown-subcommand = Comando { $name } inesistente. Ci sono: { $known }.
# An option that there isn't.
usage-unknown-option = Opzione { $option } inesistente qui. Ci sono: { $known }.
# An option's value is wrong.
usage-bad-value = { $option } non può essere { $value }. Valori possibili: { $known }.
# An option lacks its value. $value names it.
usage-missing-value = { $option } richiede un valore: { $option } { $value }.
# A switch was given a value.
usage-no-value = { $option } non vuole nessun valore.
# The argument is missing.
usage-missing-argument = Manca { $argument }.
# An option needs a number.
usage-bad-number = { $option } deve essere un numero intero da { $least } a { $most }, non { $value }.
# More or fewer players are named than a code has.
usage-players-in-code = { $code } è per { $seats ->
        [one] un giocatore
       *[other] { $seats } giocatori
    }, e --players ne nomina { $count }.
# Two options that exclude each other.
usage-exclusive = { $first } e { $second } non possono stare insieme.
# An option that needs another.
usage-needs = { $option } richiede { $other }.
# The jokers asked for aren't those in the file.
usage-jokers-in-file = Il file della distribuzione { $file } { $jokers ->
        [0] non ha jolly
        [one] ha un jolly
       *[other] ha { $jokers } jolly
    }: togli --jokers.
# A file can't be read.
file-unreadable = Il file { $file } non si può leggere: esiste, ed è un file di testo in UTF-8?
# A file can't be written.
file-unwritable = Il file { $file } non si può scrivere.

## Help on the command line

# How a command is called.
help-call = Uso: { $call } [opzioni]
# A subcommand.
help-subcommand = { $name }: { $does }
# An option.
help-option = { $call }: { $does }
# An option with the values that it can have.
help-option-choices = { $call }: { $does } Valori possibili: { $known }.
# golf-access alone.
subcommand-menu = Golf da giocare a orecchio: senza un comando si apre un menu.
# golf-access solitaire.
subcommand-solitaire = Gioca al solitario Golf.
# golf-access six.
subcommand-six = Gioca a Golf a sei carte a un tavolo.
# golf-access board.
subcommand-board = Gioca a Golf col tabellone a un tavolo.
# golf-access deal.
subcommand-deal = Scrive come testo le carte di un codice di partita.
# golf-access solve.
subcommand-solve = Dice se una partita si può vincere, e il modo più corto.
# golf-access survey.
subcommand-survey = Conta quante partite di una regola si possono vincere.
# An option.
option-lang = La lingua.
# An option.
option-output = Chi parla: terminal lascia leggere le righe al tuo lettore di schermo; reader gli parla direttamente; voice è la voce del gioco; off tace.
# An option.
option-line = Legge i comandi riga per riga invece dei singoli tasti.
# An option.
option-keymap = La mappa dei tasti da usare.
# An option.
option-transcript = Scrive in questo file tutto ciò che viene detto, in JSON, una riga per messaggio.
# An option.
option-help = Questo aiuto.
# An option.
option-code = Il codice della partita da giocare.
# An option.
option-deal = Prende le carte da questo file.
# An option.
option-rules = La regola di base.
# An option.
option-king-ace = Re e asso collegati.
# An option.
option-queen-on-king = Una regina va su un re.
# An option.
option-draw = Quando si può pescare.
# An option; tables have so many jokers in each pack.
option-jokers = Il numero di jolly, ai tavoli per ogni mazzo.
# An option.
option-empty-waste = Lo scarto comincia vuoto.
# An option.
option-match = Un giro di nove buche.
# An option.
option-stock-bonus = In un giro, le carte rimaste nel mazzo tolgono punti.
# An option of solve. The words winnable, draws, left, line and draw stay as they are.
option-json = Un oggetto JSON al posto delle parole: winnable, draws, left e line, i cui passi sono draw o il numero di una colonna.
# An option of survey.
option-count = Quante partite esaminare, un numero dopo l'altro; 1000 se non si dice altro.
# An option of survey.
option-first = Il numero della prima distribuzione; 0, se non si dice altro, è AAAAAAA.
# An option of survey.
option-jobs = Quanti processi lavorano insieme; 1 se non si dice altro.
# An option of survey.
option-results = Il file per i verdetti delle partite; se non si dice altro, prende il nome dalle regole.
# An option.
option-cards = Quante carte ha davanti ogni giocatore; 6 se non si dice niente.
# An option. The words you, bot and easy, normal, hard stay as they are.
option-players = Chi gioca, in senso orario, con le virgole: nomi di persone oppure you, bot, bot:easy, bot:normal, bot:hard.
# An option.
option-house = Gioca con le regole di casa di questo nome.
# An option.
option-min-seats = Il numero minimo di giocatori.
# An option.
option-max-seats = Il numero massimo di giocatori.
# An option. The word auto stays as it is.
option-decks = Quanti mazzi da 52 carte; auto ne prende un secondo da cinque giocatori in su.
# An option.
option-two-value = I punti di un 2.
# An option.
option-ten-value = I punti di un 10.
# An option.
option-jack-value = I punti di un fante.
# An option.
option-queen-value = I punti di una regina.
# An option.
option-king-value = I punti di un re.
# An option.
option-joker-value = I punti di un jolly.
# An option.
option-columns-cancel = Carte dello stesso valore che riempiono una colonna contano 0.
# An option. The words never, whole and pairs stay as they are.
option-rows-cancel = Carte dello stesso valore in una riga contano 0: whole solo se la riempiono, pairs sempre.
# An option.
option-diagonals-cancel = Carte dello stesso valore che riempiono una diagonale di un tabellone quadrato contano 0.
# An option.
option-jokers-cancel = Anche i jolly fra loro contano 0.
# An option.
option-start-cards = Quante carte scopre ogni giocatore prima del primo turno.
# An option.
option-start-hidden = Quali sono si dice quando tutti hanno scelto.
# An option.
option-peek = Queste carte si sbirciano soltanto, e restano coperte.
# An option.
option-begin-discards = La carta in cima al mazzo comincia gli scarti.
# An option.
option-reshuffle = Quando il mazzo finisce, gli scarti diventano quello nuovo.
# An option.
option-knock = Invece di giocare si può bussare, e si paga se un altro punteggio è più basso.
# An option.
option-finisher-turn = Anche chi chiude la buca ha un ultimo turno.
# An option. The words none, added and added-or-doubled stay as they are.
option-finisher-penalty = Che cosa paga chi chiude la buca senza il punteggio più basso.
# An option.
option-penalty-points = I punti di questa penalità.
# An option.
option-tie-is-lowest = Anche un punteggio pari a quello di altri è il più basso.
# An option.
option-holes = Il numero di buche di una partita.
# An option.
option-points-limit = Chi arriva a questi punti è fuori, e si gioca finché resta un solo giocatore.
# An option. The words extra-hole and shared stay as they are.
option-ties = Che cosa succede in caso di parità al primo posto.

## The program's own faults

# The program failed. $file holds the details.
crashed = Golf Access si è fermato, e la colpa è nostra. I dettagli sono in { $file }: per favore, mandaceli.
# The program failed, and the details can't be kept either.
crashed-unwritten = Golf Access si è fermato, e la colpa è nostra.
# golf-access outputs.
subcommand-outputs = Elenca che cosa qui può parlare e mostrare il braille, e perché il resto no.
# An option.
option-test = Dice una frase di prova con questo.
