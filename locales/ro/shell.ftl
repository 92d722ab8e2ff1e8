### What surrounds the games: lists, entries, questions, settings, the way out.

# A text that was just said is said once more; $count is how often it was said in a row, 2 or more.
again = { $count ->
        [2] Din nou: { $text }
        [one] Din nou: { $text }
        [few] Din nou, de { $count } ori: { $text }
       *[other] Din nou, de { $count } de ori: { $text }
    }
# Nothing was said yet that could be said again.
nothing-said = Încă nu s-a spus nimic.
    .braille = nimic spus încă
# The program ends.
goodbye = La revedere.
    .braille = la revedere
# The Escape key where there is nothing to leave.
silenced = Liniște. Partida continuă.
    .braille = liniște
# A key without a command. $help is the name of the help key.
unbound = Nicio comandă pe { $key }. Apăsați { $help } pentru ajutor.
    .braille = nicio comandă: { $key }
# A line that is no key and no command.
unknown-word = „{ $word }” nu este nici tastă, nici comandă. Introduceți { $help } pentru ajutor.
    .braille = nicio comandă: { $word }
# The terminal sent something that is no key that we know.
unknown-key = Tastă necunoscută. Apăsați { $help } pentru ajutor.
    .braille = tastă necunoscută
# A capital did what its small letter does.
caps-lock = Caps Lock pare să fie activat.
    .braille = caps lock?
# Said once at the start of a game.
press-for-help = Apăsați { $key } pentru lista tastelor.
    .braille = taste: { $key }
# A pasted text, or a line, that is no game code.
no-code = Acesta nu este un cod de partidă.
    .braille = nu e cod de partidă

## Questions before something is lost

# The same key leaves.
confirm-leave = Părăsiți partida? Rămâne păstrată. Apăsați din nou { $key }.
    .braille = ieșiți? din nou { $key }
# The same key deals a new game.
confirm-new-game = Aveți o partidă în curs. Apăsați din nou { $key } pentru una nouă.
    .braille = partidă nouă? din nou { $key }
# The same key concedes a hole of a match with $left cards left.
confirm-concede = Abandonați manșa cu { $left ->
        [one] o carte rămasă
        [few] { $left } cărți rămase
       *[other] { $left } de cărți rămase
    }? Apăsați din nou { $key }.
    .braille = abandonați { $left }? din nou { $key }
# A game code was given while a game is running.
code-offered = { $key } distribuie { $code }, orice altă tastă continuă partida în curs.
    .braille = { $code }? { $key }
# After a hole of a match. $new and $undo are names of keys.
offer-next-hole = { $new } distribuie manșa următoare, { $undo } anulează ultima mutare.
    .braille = { $new } manșă, { $undo } anulare
# After a block.
offer-after-block = { $undo } anulează ultima mutare, { $new } începe o partidă nouă.
    .braille = { $undo } anulare, { $new } partidă nouă
# After a won game or a match.
offer-new-game = { $new } începe o partidă nouă, { $leave } iese.
    .braille = { $new } partidă nouă, { $leave } ieșire

## Lists

# An entry of a list.
list-item = { $item } { $position } din { $count }.
    .braille = { $item } { $position }/{ $count }
# The last entry was reached.
list-end = Sfârșitul listei: { $item }
    .braille = sfârșit: { $item }
# The first entry was reached.
list-start = Începutul listei: { $item }
    .braille = început: { $item }
# There is no entry of that number.
list-no-item = Elementul { $number } nu există: lista merge de la 1 la { $count }.
    .braille = nu { $number }, 1-{ $count }
# A list was left.
list-left = Listă închisă.
    .braille = închis
# Help in a list.
list-help = Săgețile parcurg lista, Enter alege, { $leave } închide lista.
    .braille = săgeți, enter, { $leave }
# The title of the list of languages.
language-title = Limbi disponibile:
    .braille = limbi
# The language was changed; said in the new one.
language-chosen = Acum se vorbește românește.
    .braille = română
# The language's own name for itself.
language-name = Română
# An entry of the list of languages. $name is a language's own name for itself: Italiano.
language-listed = { $name }.
    .braille = { $name }
# The title of the list of keys.
help-title = Taste. Săgețile parcurg lista, { $leave } o închide.
    .braille = taste, { $leave } închide
# A command's keys and what it does.
help-item = { $keys }: { $does }.
    .braille = { $keys }: { $does }
# One of a command's keys.
help-key = { $key }
    .braille = { $key }
# The digit keys in a game.
help-digits-solitaire = cartea liberă a unei coloane
    .braille = joacă coloana
# As help-digits-solitaire, at a table.
help-digits-table = pune acolo cartea din mână sau o întoarce pe aceea
    .braille = pune sau întoarce
# The digit keys in a list.
help-digits-list = alege un element
    .braille = alege
# The digit keys where a column is asked for.
help-digits-column = numărul coloanei
    .braille = coloana
# The digit keys, from 1 to the last one.
help-digits-key = 1 până la { $last }
    .braille = 1-{ $last }
# The title of the manual.
manual-title = Manual. Săgețile trec de la un paragraf la altul, { $leave } închide manualul.
    .braille = manual, { $leave } închide
# A paragraph of the manual.
paragraph = { $text }

## The menu and the choice of a game

# The title of the menu.
menu-title = Golf Access. Săgețile parcurg meniul, Enter alege.
    .braille = golf access meniu
# Play with the usual rules.
menu-play = Partidă de pasiență, { $rule }.
    .braille = pasiență, { $rule }
# Play Six-card Golf at a table with computer players.
menu-six = Jucați Golf cu șase cărți.
    .braille = golf cu șase
# Play Board Golf at a table with computer players.
menu-board = Jucați Golf cu tablă.
    .braille = golf cu tablă
# Choose the rules.
menu-choose = Alt joc, la alegere.
    .braille = alt joc
# Choose a table: its rules and its players.
menu-table = Alegeți o masă.
    .braille = alegeți masa
# Tables that the player has kept by a name.
menu-house = Regulile casei.
    .braille = regulile casei
# Enter a game code.
menu-code = Introducerea unui cod de partidă.
    .braille = cod de partidă
# Choose the language.
menu-language = Limba: română.
    .braille = limba
# Open the manual.
menu-manual = Manualul jocului.
    .braille = manual
# Leave the program.
menu-leave = Ieșire din program.
    .braille = ieșire
# The title of the choice of a game.
choose-title = Alegeți un joc. Enter schimbă opțiunea; prima distribuie cărțile.
    .braille = alegeți jocul
# Deal with the rules as they are chosen.
choose-deal = Distribuie cărțile: { $rule }.
    .braille = distribuie, { $rule }
# The rule set, which Enter changes.
choose-rules = Reguli: { $rule }.
    .braille = { $rule }
# The number of jokers, which Enter changes.
choose-jokers = Jokeri: { $jokers ->
        [0] niciunul
        [one] unul
        [few] { $jokers }
       *[other] { $jokers }
    }.
    .braille = jokeri { $jokers }
# The usual beginning, which Enter changes to an empty waste.
choose-begun-waste = Teancul de decartare începe cu o carte.
    .braille = decart începe cu o carte
# A game by itself, which Enter changes to a match of nine.
choose-single = Partidă simplă.
    .braille = partidă simplă
# The usual counting of a match.
choose-no-stock-bonus = Cărțile rămase în teancul de tragere nu contează.
    .braille = fără bonus trag

## Entries

# Asks for a game code.
enter-code = Scrieți sau lipiți un cod de partidă, apoi { $accept }. { $leave } renunță.
    .braille = cod? { $accept }, { $leave }
# A character was typed; $count are there now.
text-typed = { $character }, caracterul { $count }.
    .braille = { $character } { $count }
# A character was erased; $text remains.
text-erased = { $character }, șters.
    .braille = șters { $character }: { $text }
# Nothing is there to erase.
text-nothing-to-erase = Nu aveți ce șterge.
    .braille = nimic de șters
# Nothing was typed yet.
text-nothing-yet = Încă nu ați scris nimic.
    .braille = nimic scris
# What was typed so far.
text-so-far = Până acum: { $text }
    .braille = { $text }
# No more can be typed.
text-full = Plin: cel mult { $count ->
        [one] un caracter
        [few] { $count } caractere
       *[other] { $count } de caractere
    }.
    .braille = plin, { $count }
# The entry was left.
text-left = Introducere închisă.
    .braille = închis
# Help in an entry.
text-help = { $accept } acceptă, { $erase } șterge, { $read } recitește, { $leave } închide.
    .braille = { $accept } { $erase } { $read } { $leave }
# Asks for the number of a column.
which-column = Ce coloană, de la 1 la { $columns }?
    .braille = coloana 1-{ $columns }?
# Asks for a rank.
which-rank = Ce valoare? O cifră, 0 pentru zece, sau prima literă din as, valet, damă, rege.
    .braille = valoarea?
# The question was left without an answer.
which-left = Întrebare închisă.
    .braille = închis
# A rank's name alone: what a player may enter by line as the answer to which-rank.
rank-name = { $rank }

## Who speaks

# Told at the very first start: the screen reader reads the lines. $key has another one speak: Shift O.
first-output-terminal = Cititorul dumneavoastră de ecran citește aceste rânduri. { $key } schimbă cine vorbește.
    .braille = { $key } schimbă vocea
# Told at the very first start: the program speaks itself. $key has another one speak: Shift O.
first-output-voice = Jocul vorbește cu vocea lui. { $key } schimbă cine vorbește.
    .braille = { $key } schimbă vocea
# Told once at the very first start, to users of NVDA on Windows.
first-echo = Dacă NVDA rostește fiecare tastă înaintea răspunsului, NVDA+2 oprește rostirea tastelor.
    .braille = ecou taste: NVDA+2
# The program was stopped and goes on.
resumed = Înapoi în joc.
    .braille = înapoi

## Settings

# Refusals are explained.
interactive-on = Reguli interactive activate: refuzurile sunt explicate.
    .braille = interactiv da
# Refusals get a short cue only.
interactive-off = Reguli interactive dezactivate: refuzurile sunt scurte.
    .braille = interactiv nu
# The settings can't be written.
settings-not-kept = Setările nu pot fi scrise în { $file }: sunt valabile doar până la ieșire.
    .braille = setări nesalvate
# The settings file can't be read.
settings-unreadable = Fișierul de setări { $file } nu poate fi citit: trebuie să fie un fișier text în UTF-8.
# The settings file isn't TOML.
settings-syntax = Fișierul de setări { $file } are o greșeală la rândul { $line }: fiecare rând are forma nume = valoare.
# The settings file names something unknown.
settings-unknown-field = Fișierul de setări { $file } are un câmp necunoscut, { $name }. Câmpuri cunoscute: { $known }.
# A setting has a wrong value.
settings-bad-value = Fișierul de setări { $file }: { $name } nu poate fi { $value }. Valori posibile: { $known }.

## Keymaps

# There is no keymap of that name.
keymap-no-such-keymap = Nu există schema de taste { $name }. Există: { $known }.
# The keymap can't be read.
keymap-unreadable = Schema de taste { $file } nu poate fi citită: trebuie să fie un fișier text în UTF-8.
# The keymap isn't TOML.
keymap-syntax = Schema de taste { $file } are o greșeală la rândul { $line }: o tastă se leagă printr-un rând de forma tastă = "comandă".
# The keymap has a section for no mode.
keymap-unknown-section = Schema de taste { $file } are o secțiune necunoscută, { $section }. Secțiuni cunoscute: { $known }.
# A line stands outside the sections.
keymap-not-a-section = Schema de taste { $file } leagă { $section } în afara unei secțiuni.
# A key that there isn't.
keymap-unknown-key = Schema de taste { $file }, secțiunea { $section }: nu există tasta { $key }. O tastă este un caracter sau un nume precum space, enter, up.
# A command that there isn't.
keymap-unknown-command = Schema de taste { $file }, secțiunea { $section }, tasta { $key }: aici nu există comanda { $command }.
# A section is missing.
keymap-missing-section = Din schema de taste { $file } lipsește secțiunea { $section }.
