### What is wrong with a game code, a deal file, an option; the program's own faults.

## Game codes

# An empty code.
code-empty = Codul de partidă este gol. Un cod arată așa: GO1-E-AAAAAAB.
    .braille = cod gol
# Much too long.
code-too-long = Acesta nu este un cod de partidă: are { $length ->
        [one] un caracter
        [few] { $length } caractere
       *[other] { $length } de caractere
    }.
    .braille = nu e cod, { $length } car
# A blank inside the code.
code-inner-blank = Codul de partidă are un spațiu în interior. Părțile lui se leagă prin cratime.
    .braille = spațiu în cod
# A dash that is no hyphen.
code-foreign-dash = Codul de partidă are o linie lungă. Folosiți cratima simplă.
    .braille = linie lungă, folosiți cratima
# A character that no code has.
code-foreign-character = Caracterul { $position } al codului de partidă, { $character }, nu este nici literă, nici cifră, nici cratimă.
    .braille = fără { $character } în cod
# A code of a table game.
code-other-game = { $prefix } este începutul unui cod pentru jocul la masă, nu pentru pasiență.
    .braille = cod de joc la masă { $prefix }
# Not a code at all.
code-not-a-code = Acesta nu este un cod de partidă: un cod de pasiență începe cu GO1.
    .braille = nu e cod, începe cu GO1
# A code of another version.
code-other-version = Codul are versiunea { $version }: acest program cunoaște versiunea 1.
    .braille = versiunea { $version }, cunoscută 1
# Nothing after GO1.
code-no-rule = După GO1 lipsește regula: E, C sau S.
    .braille = lipsește regula: E C S
# A rule letter that there isn't.
code-unknown-rule = Nu există regula { $rule }. E înseamnă Ușor, C Clasic, S Strict.
    .braille = nu există regula { $rule }: E C S
# Several characters where the rule letter stands.
code-long-rule = Regula este o singură literă, E, C sau S, nu { $rule }.
    .braille = regula: E C S, nu { $rule }
# The letters of the deal are missing.
code-no-deal = După regulă lipsesc cele șapte litere ale distribuției.
    .braille = lipsește distribuția, 7 litere
# Too few letters.
code-short-deal = Distribuția { $deal } are doar { $length ->
        [one] o literă
        [few] { $length } litere
       *[other] { $length } de litere
    }: trebuie să aibă șapte.
    .braille = { $deal }: { $length }, trebuie 7
# Too many letters.
code-long-deal = Distribuția { $deal } are { $length ->
        [one] o literă
        [few] { $length } litere
       *[other] { $length } de litere
    }: trebuie să aibă șapte.
    .braille = { $deal }: { $length }, trebuie 7
# A digit among the letters.
code-deal-digit = Distribuția { $deal } conține { $character }: se folosesc doar literele de la A la Z.
    .braille = { $deal }: fără { $character }
# Two hyphens in a row.
code-double-hyphen = Lipsește o parte a codului de partidă, între două cratime.
    .braille = două cratime
# A hyphen at the end.
code-last-hyphen = Codul de partidă se termină cu o cratimă: după ea lipsește ceva.
    .braille = cratimă la sfârșit
# Hyphens left out where they are needed.
code-hyphens-missing = Lipsesc cratimele: un cod arată ca GO1-E-AAAAAAB sau GO1-E-AAAAAAB-J1.
    .braille = lipsesc cratimele
# A variant that there isn't.
code-unknown-variant = Nu există varianta { $variant }. Există Q, K, D, B, J1, J2, W și M.
    .braille = nu există varianta { $variant }
# A wrong number of jokers.
code-joker-number = Nu există varianta { $variant }: jokerii se scriu J1 sau J2.
    .braille = nu { $variant }: J1 J2
# A variant stands twice.
code-variant-twice = Varianta { $variant } apare de două ori.
    .braille = { $variant } de două ori
# J1 and J2 together.
code-two-joker-numbers = J1 și J2 se exclud reciproc.
    .braille = J1 sau J2
# D and B together.
code-two-draw-rules = D, tragere oricând, și B, tragere doar la blocaj, se exclud reciproc.
    .braille = D sau B
# Variants in the wrong order.
code-variant-order = Varianta { $first } trebuie să stea înaintea variantei { $second }.
    .braille = { $first } înainte de { $second }

## Deal files

# A fault in a deal file; $problem is one of the following.
deal-file = Fișierul de distribuție { $file }: { $problem }
# The file holds no cards.
deal-empty = nu conține nicio carte. E nevoie de un rând Talon și de șapte rânduri a câte cinci cărți.
# A label that there isn't.
deal-unknown-line = rândul { $line }: „{ $word }” este necunoscut. Se cunosc Foundations și Talon.
# A label stands twice.
deal-line-twice = rândul { $line }: { $word } apare a doua oară.
# Not a card.
deal-bad-card = rândul { $line }: „{ $word }” nu este o carte. O carte se scrie 8S, TD, 10D sau AC.
# A card that was there before.
deal-card-twice = rândul { $line }: { $card } apare a doua oară.
# More than two jokers.
deal-many-jokers = rândul { $line }: al treilea joker. Pot fi cel mult doi.
# More than one card in Foundations.
deal-foundation-cards = rândul { $line }: { $count ->
        [one] o carte începe
        [few] { $count } cărți încep
       *[other] { $count } de cărți încep
    } teancul de decartare. Poate fi doar una.
# A column of another length.
deal-column-cards = rândul { $line }: { $count ->
        [0] nicio carte
        [one] o carte
        [few] { $count } cărți
       *[other] { $count } de cărți
    } în coloană. Trebuie să fie { $rows }.
# Too few or too many columns.
deal-column-count = { $count ->
        [0] nicio coloană
        [one] o coloană
        [few] { $count } coloane
       *[other] { $count } de coloane
    }. Trebuie să fie { $columns }.
# Cards are missing.
deal-cards-missing = { $count ->
        [one] lipsește o carte
        [few] lipsesc { $count } cărți
       *[other] lipsesc { $count } de cărți
    }: { $cards }.

## Options

# A subcommand that there isn't.
usage-unknown-subcommand = Nu există comanda { $name }. Există: { $known }.
# An option that there isn't.
usage-unknown-option = Opțiunea { $option } nu există aici. Există: { $known }.
# An option's value is wrong.
usage-bad-value = { $option } nu poate fi { $value }. Valori posibile: { $known }.
# An option lacks its value. $value names it.
usage-missing-value = { $option } are nevoie de o valoare: { $option } { $value }.
# A switch was given a value.
usage-no-value = { $option } nu primește nicio valoare.
# The argument is missing.
usage-missing-argument = Lipsește { $argument }.
# Two options that exclude each other.
usage-exclusive = { $first } și { $second } se exclud reciproc.
# An option that needs another.
usage-needs = { $option } are nevoie de { $other }.
# The jokers asked for aren't those in the file.
usage-jokers-in-file = Fișierul de distribuție { $file } { $jokers ->
        [0] nu are niciun joker
        [one] are un joker
        [few] are { $jokers } jokeri
       *[other] are { $jokers } de jokeri
    }: renunțați la --jokers.
# A file can't be read.
file-unreadable = Fișierul { $file } nu poate fi citit: există și este fișier text în UTF-8?
# A file can't be written.
file-unwritable = Fișierul { $file } nu poate fi scris.

## Help on the command line

# How a command is called.
help-call = Apel: { $call } [opțiuni]
# A subcommand.
help-subcommand = { $name }: { $does }
# An option.
help-option = { $call }: { $does }
# An option with the values that it can have.
help-option-choices = { $call }: { $does } Valori posibile: { $known }.
# golf-access alone.
subcommand-menu = Golf de jucat după auz: fără nicio comandă se deschide un meniu.
# golf-access solitaire.
subcommand-solitaire = Joacă pasiența Golf.
# golf-access deal.
subcommand-deal = Scrie ca text cărțile unui cod de partidă.
# An option.
option-lang = Limba.
# An option.
option-output = Cine vorbește: terminal lasă vorbirea pe seama cititorului de ecran, voice este vocea jocului.
# An option.
option-line = Citește comenzi scrise pe rânduri, nu taste separate.
# An option.
option-keymap = Schema de taste folosită.
# An option.
option-transcript = Scrie tot ce se spune în acest fișier, ca JSON, câte un rând pentru fiecare mesaj.
# An option.
option-help = Acest ajutor.
# An option.
option-code = Codul partidei de jucat.
# An option.
option-deal = Joacă distribuția din acest fișier.
# An option.
option-rules = Setul de reguli.
# An option.
option-king-ace = Regele și asul sunt vecini.
# An option.
option-queen-on-king = Dama merge peste rege.
# An option.
option-draw = Când se poate trage o carte.
# An option.
option-jokers = Numărul de jokeri.
# An option.
option-empty-waste = Teancul de decartare începe gol.
# An option.
option-match = Un meci de nouă manșe.
# An option.
option-stock-bonus = Într-un meci, cărțile rămase în teancul de tragere scad puncte.

## The program's own faults

# The program failed. $file holds the details.
crashed = Golf Access s-a oprit, și vina este a noastră. Detaliile sunt în { $file }: vă rugăm să ni le trimiteți.
# The program failed, and the details can't be kept either.
crashed-unwritten = Golf Access s-a oprit, și vina este a noastră.
