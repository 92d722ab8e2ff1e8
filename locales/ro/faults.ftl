### What is wrong with a game code, a deal file, an option; the program's own faults.

## Game codes

# An empty code.
code-empty = Codul de partidă este gol. Un exemplu: GO1-E-AAAAAAB, SG1-6-4-AAAAAAB sau BG1-9-4-AAAAAAB.
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
code-not-a-code = Nu este un cod de partidă: începe cu GO1, SG1 sau BG1.
    .braille = niciun cod: GO1 SG1 BG1
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

## Codes of tables

# A code of solitaire.
table-code-other-game = { $prefix } începe codul unei pasiențe, nu al unei mese.
    .braille = cod de pasiență { $prefix }
# Nothing after SG1 or BG1.
table-code-no-cards = După SG1 sau BG1 lipsește numărul de cărți ale fiecărui jucător.
    .braille = lipsesc cărțile
# A number of cards that there isn't.
table-code-unknown-cards = Nu există table de { $cards ->
        [one] o carte
        [few] { $cards } cărți
       *[other] { $cards } de cărți
    }. Există: { $known }.
    .braille = nu există tabla { $cards }
# The number of players is missing.
table-code-no-seats = După cărți lipsește numărul de jucători: de la 2 la 7.
    .braille = lipsesc jucătorii: 2-7
# A number of players that there isn't.
table-code-unknown-seats = { $seats } nu este un număr de jucători: de la 2 la 7.
    .braille = jucători 2-7, nu { $seats }
# The letters of the deal are missing.
table-code-no-deal = După numărul de jucători lipsesc cele șapte litere ale distribuției.
    .braille = lipsesc cele 7 litere
# Hyphens left out where they are needed.
table-code-hyphens-missing = Lipsesc cratimele: un cod arată ca SG1-6-4-AAAAAAB sau SG1-6-4-AAAAAAB-J0-K1.
    .braille = lipsesc cratimele
# A variant that there isn't.
table-code-unknown-variant = Nu există varianta { $variant }. Încep cu D, J, V2, VT, VJ, VQ, VK, VW, C, R, X, L, S, A, P, B, G, K, T, F, Y, E, H, N, Z, U sau M.
    .braille = varianta { $variant } nu există
# The value of a variant is missing, or it can't have that one.
table-code-variant-value = Varianta { $variant } nu are valoare, sau are una greșită. Valoarea este un număr, sub zero cu M: J1, VWM3.
    .braille = { $variant }: valoare greșită
# A number of holes and a points limit together.
table-code-two-lengths = H, un număr de manșe, și N, o limită de puncte, se exclud.
    .braille = H sau N

## Rules of tables that can't be played

# A grid that there isn't.
table-rules-grid = { $rows } pe { $columns } nu se poate: o tablă are de la 2 la 16 cărți.
    .braille = nicio tablă { $rows } pe { $columns }
# A number out of its range; $field is the name of a rule.
table-rules-out-of-range = { $field }: nu poate fi { $value }, ci de la { $least } la { $most }.
    .braille = { $field }: { $least } la { $most }
# Too many or too few cards are chosen at the start.
table-rules-start-cards = La început nu se pot alege { $start_cards } din { $cards }: una trebuie să rămână ascunsă, iar pentru privit trebuie una.
    .braille = nu { $start_cards } din { $cards } la început
# A number of holes and a points limit, or neither.
table-rules-length = Un meci are fie un număr de manșe, fie o limită de puncte.
    .braille = manșe sau limită
# Diagonals on a board that isn't square.
table-rules-diagonals = Diagonalele contează doar pe o tablă pătrată, nu pe { $rows } pe { $columns }.
    .braille = diagonale: doar table pătrate
# Too few players.
table-rules-too-few-seats = { $seats ->
        [one] Un jucător este
        [few] { $seats } jucători sunt
       *[other] { $seats } de jucători sunt
    } prea puțin: după aceste reguli joacă de la { $least } la { $most }.
    .braille = jucători { $least }-{ $most }, nu { $seats }
# Too many players.
table-rules-too-many-seats = { $seats ->
        [one] Un jucător este
        [few] { $seats } jucători sunt
       *[other] { $seats } de jucători sunt
    } prea mult: după aceste reguli joacă de la { $least } la { $most }.
    .braille = jucători { $least }-{ $most }, nu { $seats }
# The packs have too few cards for so many players.
table-rules-too-few-cards = Pentru { $seats ->
        [one] un jucător
        [few] { $seats } jucători
       *[other] { $seats } de jucători
    } trebuie { $needed ->
        [one] o carte
        [few] { $needed } cărți
       *[other] { $needed } de cărți
    }, iar pachetele au { $cards }: luați încă un pachet sau mai puțini jucători.
    .braille = trebuie { $needed } cărți, sunt { $cards }

## Players

# A place in the list of players is empty. $number is which one.
table-players-no-name = Lipsește jucătorul { $number }: fiecare este un nume, you, bot sau bot:hard.
    .braille = lipsește jucătorul { $number }
# A name that is too long.
table-players-long = Numele { $name } are { $length ->
        [one] un caracter
        [few] { $length } caractere
       *[other] { $length } de caractere
    }: cel mult { $most }.
    .braille = nume de { $length }, cel mult { $most }
# A name with a comma, a colon or something that can't be written.
table-players-character = Numele { $name } are un { $character }: niciun nume nu îl poate avea.
    .braille = fără { $character } în nume
# A word that stands for something else: you, bot.
table-players-reserved = { $name } nu poate fi un nume: în lista jucătorilor înseamnă altceva.
    .braille = nu e nume: { $name }
# Two persons of one name.
table-players-twice = Există deja { $name }: fiecare persoană are nevoie de un nume al ei.
    .braille = există deja { $name }
# A strength of computer players that there isn't.
table-players-strength = Nu există calculatorul { $strength }. Există: { $known }.
    .braille = { $strength }? { $known }

## The file of house rules

# The file can't be read.
house-unreadable = Regulile casei { $file } nu pot fi citite: trebuie să fie un fișier text în UTF-8.
    .braille = reguli ale casei necitibile
# The file isn't TOML.
house-syntax = Regulile casei { $file } au o greșeală în linia { $line }: sub un nume între paranteze drepte fiecare linie este regulă = valoare.
    .braille = reguli ale casei: greșeală linia { $line }
# A line stands outside of the sections.
house-not-a-section = Regulile casei { $file } au { $name } în afara secțiunilor: mai întâi o linie cu un nume între paranteze drepte.
    .braille = reguli ale casei: { $name } în afară
# A section names something unknown.
house-unknown-field = Regulile casei { $file }, secțiunea { $section }: nu există regula { $name }. Există: { $known }.
    .braille = { $section }: nu există { $name }
# A rule has a wrong value.
house-bad-value = Regulile casei { $file }, secțiunea { $section }: { $name } nu poate fi { $value }. Poate fi: { $known }.
    .braille = { $section }: { $name } nu { $value }
# A rule is no number, or one out of its range.
house-bad-number = Regulile casei { $file }, secțiunea { $section }: { $name } trebuie să fie un număr întreg de la { $least } la { $most }, nu { $value }.
    .braille = { $section }: { $name } { $least } la { $most }
# Rules that can't be played; $problem tells why.
house-rules = Regulile casei { $file }, secțiunea { $section }: { $problem }
    .braille = { $section }: { $problem }
# Players who can't sit down; $problem tells why.
house-players = Regulile casei { $file }, secțiunea { $section }: { $problem }
    .braille = { $section }: { $problem }
# A name that house rules can't have.
house-bad-name = Regulile casei au nevoie de un nume de cel mult { $most ->
        [one] un caracter
        [few] { $most } caractere
       *[other] { $most } de caractere
    }, toate vizibile.
    .braille = nume: cel mult { $most } caractere
# There are no house rules of that name.
house-no-such-name = Regulile casei { $file } nu au secțiunea { $name }. Există: { $known }.
    .braille = nu există reguli { $name }

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
# An option needs a number.
usage-bad-number = { $option } trebuie să fie un număr întreg de la { $least } la { $most }, nu { $value }.
# More or fewer players are named than a code has.
usage-players-in-code = { $code } este pentru { $seats ->
        [one] un jucător
        [few] { $seats } jucători
       *[other] { $seats } de jucători
    }, iar --players numește { $count }.
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
# golf-access six.
subcommand-six = Joacă Golf cu șase cărți la o masă.
# golf-access board.
subcommand-board = Joacă Golf cu tablă la o masă.
# golf-access deal.
subcommand-deal = Scrie ca text cărțile unui cod de partidă.
# golf-access solve.
subcommand-solve = Spune dacă o distribuire se poate câștiga și drumul cel mai scurt.
# golf-access survey.
subcommand-survey = Numără câte distribuiri se pot câștiga după o regulă.
# An option.
option-lang = Limba.
# An option.
option-output = Cine vorbește: terminal lasă cititorul de ecran să citească rândurile; reader îi spune direct; voice este vocea jocului; off tace.
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
option-deal = Ia cărțile din acest fișier.
# An option.
option-rules = Setul de reguli.
# An option.
option-king-ace = Regele și asul sunt vecini.
# An option.
option-queen-on-king = Dama merge peste rege.
# An option.
option-draw = Când se poate trage o carte.
# An option; tables have so many jokers in each pack.
option-jokers = Numărul de jokeri, la mese în fiecare pachet.
# An option.
option-empty-waste = Teancul de decartare începe gol.
# An option.
option-match = Un meci de nouă manșe.
# An option.
option-stock-bonus = Într-un meci, cărțile rămase în teancul de tragere scad puncte.
# An option of solve. The words winnable, draws, left, line and draw stay as they are.
option-json = Un obiect JSON în loc de cuvinte: winnable, draws, left și line, ai cărei pași sunt draw sau numărul unei coloane.
# An option of survey.
option-count = Câte distribuiri se încearcă, număr după număr; 1000 dacă nu se spune altfel.
# An option of survey.
option-first = Numărul primei distribuiri; 0, dacă nu se spune altfel, este AAAAAAA.
# An option of survey.
option-jobs = Câte procese lucrează deodată; 1 dacă nu se spune altfel.
# An option of survey.
option-results = Fișierul pentru rezultatele distribuirilor; dacă nu se spune altfel, unul numit după reguli.
# An option.
option-cards = Câte cărți are fiecare jucător; 6 dacă nu se spune nimic.
# An option. The words you, bot and easy, normal, hard stay as they are.
option-players = Cine joacă, în sensul acelor de ceasornic, cu virgule: nume de persoane sau you, bot, bot:easy, bot:normal, bot:hard.
# An option.
option-house = Joacă după regulile casei cu acest nume.
# An option.
option-min-seats = Cel mai mic număr de jucători.
# An option.
option-max-seats = Cel mai mare număr de jucători.
# An option. The word auto stays as it is.
option-decks = Câte pachete de 52 de cărți; auto ia un al doilea de la cinci jucători.
# An option.
option-two-value = Punctele unui 2.
# An option.
option-ten-value = Punctele unui 10.
# An option.
option-jack-value = Punctele unui valet.
# An option.
option-queen-value = Punctele unei dame.
# An option.
option-king-value = Punctele unui rege.
# An option.
option-joker-value = Punctele unui joker.
# An option.
option-columns-cancel = Cărțile de același rang care umplu o coloană fac 0.
# An option. The words never, whole and pairs stay as they are.
option-rows-cancel = Cărțile de același rang de pe un rând fac 0: whole doar dacă îl umplu, pairs întotdeauna.
# An option.
option-diagonals-cancel = Cărțile de același rang care umplu o diagonală a unei table pătrate fac 0.
# An option.
option-jokers-cancel = Și jokerii între ei fac 0.
# An option.
option-start-cards = Câte cărți întoarce fiecare jucător înaintea primului rând.
# An option.
option-start-hidden = Care sunt acestea se spune când au ales toți.
# An option.
option-peek = Aceste cărți sunt doar privite și rămân ascunse.
# An option.
option-begin-discards = Cartea de deasupra teancului de tragere începe decartările.
# An option.
option-reshuffle = Când teancul de tragere se termină, decartările devin altul nou.
# An option.
option-knock = În loc să joace, un jucător poate bate în masă, și plătește dacă alt punctaj este mai mic.
# An option.
option-finisher-turn = Și cine încheie manșa mai are un ultim rând.
# An option. The words none, added and added-or-doubled stay as they are.
option-finisher-penalty = Ce plătește cine încheie manșa fără cel mai mic punctaj.
# An option.
option-penalty-points = Punctele acestei penalizări.
# An option.
option-tie-is-lowest = Și un punctaj egal cu al altora este cel mai mic.
# An option.
option-holes = Numărul de manșe ale unui meci.
# An option.
option-points-limit = Cine ajunge la atâtea puncte iese, și se joacă până rămâne un singur jucător.
# An option. The words extra-hole and shared stay as they are.
option-ties = Ce urmează după o egalitate pe primul loc.

## The program's own faults

# The program failed. $file holds the details.
crashed = Golf Access s-a oprit, și vina este a noastră. Detaliile sunt în { $file }: vă rugăm să ni le trimiteți.
# The program failed, and the details can't be kept either.
crashed-unwritten = Golf Access s-a oprit, și vina este a noastră.
# golf-access outputs.
subcommand-outputs = Enumeră ce poate vorbi și arăta braille aici, și de ce restul nu poate.
# An option.
option-test = Rostește o propoziție de probă cu acesta.
