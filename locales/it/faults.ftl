### What is wrong with a game code, a deal file, an option; the program's own faults.

## Game codes

# An empty code.
code-empty = Il codice di partita è vuoto. Ne serve uno come GO1-E-AAAAAAB.
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
code-not-a-code = Non è un codice di partita: quelli del solitario cominciano con GO1.
    .braille = non è un codice, inizia GO1
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
# golf-access deal.
subcommand-deal = Scrive come testo le carte di un codice di partita.
# An option.
option-lang = La lingua.
# An option.
option-output = Chi parla: con terminal lo screen reader, con voice la voce del gioco.
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
option-deal = Gioca le carte di questo file.
# An option.
option-rules = La regola di base.
# An option.
option-king-ace = Re e asso collegati.
# An option.
option-queen-on-king = Una regina va su un re.
# An option.
option-draw = Quando si può pescare.
# An option.
option-jokers = Il numero di jolly.
# An option.
option-empty-waste = Lo scarto comincia vuoto.
# An option.
option-match = Un giro di nove buche.
# An option.
option-stock-bonus = In un giro, le carte rimaste nel mazzo tolgono punti.

## The program's own faults

# The program failed. $file holds the details.
crashed = Golf Access si è fermato, e la colpa è nostra. I dettagli sono in { $file }: per favore, mandaceli.
# The program failed, and the details can't be kept either.
crashed-unwritten = Golf Access si è fermato, e la colpa è nostra.
