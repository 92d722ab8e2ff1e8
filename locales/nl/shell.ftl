### What surrounds the games: lists, entries, questions, settings, the way out.

# A text that was just said is said once more; $count is how often it was said in a row, 2 or more.
again = { $count ->
        [2] Nogmaals: { $text }
       *[other] Voor de { $count }e keer: { $text }
    }
# Nothing was said yet that could be said again.
nothing-said = Er is nog niets gezegd.
    .braille = nog niets gezegd
# The program ends.
goodbye = Tot ziens.
    .braille = tot ziens
# The Escape key where there is nothing to leave.
silenced = Stilte. De partij gaat door.
    .braille = stilte
# A key without a command. $help is the name of the help key.
unbound = Geen opdracht op { $key }. Druk op { $help } voor hulp.
    .braille = geen opdracht: { $key }
# A line that is no key and no command.
unknown-word = “{ $word }” is geen toets en geen opdracht. Typ { $help } voor hulp.
    .braille = geen opdracht: { $word }
# The terminal sent something that is no key that we know.
unknown-key = Onbekende toets. Druk op { $help } voor hulp.
    .braille = onbekende toets
# A capital did what its small letter does.
caps-lock = Misschien staat Caps Lock aan.
    .braille = caps lock?
# Said once at the start of a game.
press-for-help = Druk op { $key } voor de toetsen.
    .braille = toetsen: { $key }
# A pasted text, or a line, that is no game code.
no-code = Dat is geen partijcode.
    .braille = geen partijcode

## Questions before something is lost

# The same key leaves.
confirm-leave = Partij verlaten? Ze blijft bewaard. Druk nog eens op { $key }.
    .braille = verlaten? nog eens { $key }
# The same key deals a new game.
confirm-new-game = Er loopt nog een partij. Druk nog eens op { $key } voor een nieuwe.
    .braille = nieuwe partij? nog eens { $key }
# The same key concedes a hole of a match with $left cards left.
confirm-concede = Deze hole opgeven met nog { $left ->
        [one] { $left } kaart
       *[other] { $left } kaarten
    } over? Druk nog eens op { $key }.
    .braille = opgeven, over { $left }? nog eens { $key }
# A game code was given while a game is running.
code-offered = { $key } deelt { $code }, met elke andere toets speel je door.
    .braille = { $code }? { $key }
# After a hole of a match. $new and $undo are names of keys.
offer-next-hole = Volgende hole: { $new }. Laatste zet ongedaan maken: { $undo }.
    .braille = { $new } volgende, { $undo } ongedaan
# After a block.
offer-after-block = Laatste zet ongedaan maken: { $undo }. Nieuwe partij: { $new }.
    .braille = { $undo } ongedaan, { $new } nieuw
# After a won game or a match.
offer-new-game = Nieuwe partij: { $new }. Stoppen: { $leave }.
    .braille = { $new } nieuw, { $leave } stop

## Lists

# An entry of a list.
list-item = { $item } { $position } van { $count }.
    .braille = { $item } { $position }/{ $count }
# The last entry was reached.
list-end = Einde van de lijst: { $item }
    .braille = einde: { $item }
# The first entry was reached.
list-start = Begin van de lijst: { $item }
    .braille = begin: { $item }
# There is no entry of that number.
list-no-item = Nummer { $number } is er niet: de lijst gaat tot { $count }.
    .braille = geen { $number }, 1-{ $count }
# A list was left.
list-left = Lijst gesloten.
    .braille = gesloten
# Help in a list.
list-help = Bladeren met de pijlen, kiezen met Enter, sluiten met { $leave }.
    .braille = pijlen, enter, { $leave }
# The title of the list of languages.
language-title = Kies een taal:
    .braille = taal
# The language was changed; said in the new one.
language-chosen = Vanaf nu in het Nederlands.
    .braille = nederlands
# The language's own name for itself.
language-name = Nederlands
# An entry of the list of languages. $name is a language's own name for itself: Italiano.
language-listed = { $name }.
    .braille = { $name }
# The title of the list of keys.
help-title = Toetsen. Bladeren met de pijlen, sluiten met { $leave }.
    .braille = toetsen, { $leave } sluit
# A command's keys and what it does.
help-item = { $keys }: { $does }.
    .braille = { $keys }: { $does }
# One of a command's keys.
help-key = { $key }
    .braille = { $key }
# The digit keys in a game.
help-digits-solitaire = vrije kaart van die kolom spelen
    .braille = kolom spelen
# As help-digits-solitaire, at a table.
help-digits-table = kaart daar neerleggen, of die kaart omdraaien
    .braille = neerleggen of omdraaien
# The digit keys in a list.
help-digits-list = keuze met dat nummer
    .braille = keuze
# The digit keys where a column is asked for.
help-digits-column = nummer van de kolom
    .braille = kolom
# The digit keys, from 1 to the last one.
help-digits-key = 1 tot en met { $last }
    .braille = 1-{ $last }
# The title of the manual.
manual-title = Handleiding. Met de pijlen van alinea naar alinea, sluiten met { $leave }.
    .braille = handleiding, { $leave } sluit
# A paragraph of the manual.
paragraph = { $text }

## The menu and the choice of a game

# The title of the menu.
menu-title = Golf Access. Bladeren met de pijlen, kiezen met Enter.
    .braille = menu golf access
# Play with the usual rules.
menu-play = Solitaire spelen op { $rule }.
    .braille = spelen, { $rule }
# Play Six-card Golf at a table with computer players.
menu-six = Golf met zes kaarten spelen.
    .braille = golf zes kaarten
# Play Board Golf at a table with computer players.
menu-board = Bordgolf spelen.
    .braille = bordgolf
# Choose the rules.
menu-choose = Andere partij kiezen.
    .braille = partij kiezen
# Choose a table: its rules and its players.
menu-table = Een tafel kiezen.
    .braille = tafel kiezen
# Tables that the player has kept by a name.
menu-house = Huisregels.
    .braille = huisregels
# Enter a game code.
menu-code = Partijcode invoeren.
    .braille = partijcode
# Choose the language.
menu-language = Taal: Nederlands.
    .braille = taal
# Open the manual.
menu-manual = Handleiding van het spel.
    .braille = handleiding
# Leave the program.
menu-leave = Programma afsluiten.
    .braille = afsluiten
# The title of the choice of a game.
choose-title = Partij kiezen. Enter wijzigt een keuze, de eerste deelt de kaarten.
    .braille = partij kiezen
# Deal with the rules as they are chosen.
choose-deal = Delen: { $rule }.
    .braille = delen, { $rule }
# The rule set, which Enter changes.
choose-rules = Regels: { $rule }.
    .braille = { $rule }
# The number of jokers, which Enter changes.
choose-jokers = Jokers: { $jokers ->
        [0] geen
       *[other] { $jokers }
    }.
    .braille = jokers { $jokers }
# The usual beginning, which Enter changes to an empty waste.
choose-begun-waste = De aflegstapel begint met een kaart.
    .braille = aflegstapel begonnen
# A game by itself, which Enter changes to a match of nine.
choose-single = Losse partij.
    .braille = losse partij
# The usual counting of a match.
choose-no-stock-bonus = Kaarten in de trekstapel tellen niet mee.
    .braille = stapel telt niet

## Entries

# Asks for a game code.
enter-code = Typ of plak een partijcode, dan { $accept }. Annuleren met { $leave }.
    .braille = code? { $accept }, { $leave }
# A character was typed; $count are there now.
text-typed = { $character }, teken { $count }.
    .braille = { $character } { $count }
# A character was erased; $text remains.
text-erased = { $character } gewist.
    .braille = gewist { $character }: { $text }
# Nothing is there to erase.
text-nothing-to-erase = Niets om te wissen.
    .braille = niets te wissen
# Nothing was typed yet.
text-nothing-yet = Nog niets getypt.
    .braille = nog niets
# What was typed so far.
text-so-far = Tot nu toe: { $text }
    .braille = { $text }
# No more can be typed.
text-full = Vol: meer dan { $count } tekens kan niet.
    .braille = vol, { $count }
# The entry was left.
text-left = Invoer gesloten.
    .braille = gesloten
# Help in an entry.
text-help = Bevestigen: { $accept }. Wissen: { $erase }. Teruglezen: { $read }. Sluiten: { $leave }.
    .braille = { $accept } { $erase } { $read } { $leave }
# Asks for the number of a column.
which-column = Welke kolom, 1 tot en met { $columns }?
    .braille = kolom 1-{ $columns }?
# Asks for a rank.
which-rank = Welke waarde? Een cijfer, 0 voor de 10, of de eerste letter van aas, boer, vrouw of heer.
    .braille = waarde? 2-9, 0=10, a b v h
# The question was left without an answer.
which-left = Laat maar.
    .braille = gesloten
# A rank's name alone: what a player may enter by line as the answer to which-rank.
rank-name = { $rank }

## Who speaks

# Told at the very first start: the screen reader reads the lines. $key has another one speak: Shift O.
first-output-terminal = Je schermlezer leest deze regels voor. Met { $key } spreekt een ander.
    .braille = { $key } wisselt wie spreekt
# Told at the very first start: the program speaks itself. $key has another one speak: Shift O.
first-output-voice = Het spel spreekt met een eigen stem. Met { $key } spreekt een ander.
    .braille = { $key } wisselt wie spreekt
# Told once at the very first start, to users of NVDA on Windows.
first-echo = Zegt NVDA elke toets vóór het antwoord? Met NVDA+2 zet je dat uit.
    .braille = toetsecho: NVDA+2
# The program was stopped and goes on.
resumed = Terug in het spel.
    .braille = terug

## Settings

# Refusals are explained.
interactive-on = Interactieve regels aan: je hoort waarom iets niet mag.
    .braille = interactief aan
# Refusals get a short cue only.
interactive-off = Interactieve regels uit: je hoort alleen dat iets niet kan.
    .braille = interactief uit
# The settings can't be written.
settings-not-kept = De instellingen kunnen niet in { $file } worden bewaard: ze gelden tot je stopt.
    .braille = instellingen niet bewaard
# The settings file can't be read.
settings-unreadable = Het instellingenbestand { $file } is niet te lezen: het moet een tekstbestand in UTF-8 zijn.
# The settings file isn't TOML.
settings-syntax = Het instellingenbestand { $file } heeft een fout in regel { $line }: elke regel is naam = waarde.
# The settings file names something unknown.
settings-unknown-field = Het instellingenbestand { $file } heeft een onbekend veld { $name }. Bekend zijn: { $known }.
# A setting has a wrong value.
settings-bad-value = Het instellingenbestand { $file }: { $name } kan niet { $value } zijn. Mogelijk zijn: { $known }.

## Keymaps

# There is no keymap of that name.
keymap-no-such-keymap = Er is geen toetsenindeling { $name }. Er zijn: { $known }.
# The keymap can't be read.
keymap-unreadable = De toetsenindeling { $file } is niet te lezen: het moet een tekstbestand in UTF-8 zijn.
# The keymap isn't TOML.
keymap-syntax = De toetsenindeling { $file } heeft een fout in regel { $line }: een toets krijgt een opdracht met een regel toets = "opdracht".
# The keymap has a section for no mode.
keymap-unknown-section = De toetsenindeling { $file } heeft een onbekende sectie { $section }. Bekend zijn: { $known }.
# A line stands outside the sections.
keymap-not-a-section = In de toetsenindeling { $file } staat { $section } buiten een sectie.
# A key that there isn't.
keymap-unknown-key = De toetsenindeling { $file }, sectie { $section }: de toets { $key } bestaat niet. Een toets is één teken of een naam zoals space, enter, up.
# A command that there isn't.
keymap-unknown-command = De toetsenindeling { $file }, sectie { $section }, toets { $key }: de opdracht { $command } bestaat hier niet.
# A section is missing.
keymap-missing-section = In de toetsenindeling { $file } ontbreekt de sectie { $section }.
