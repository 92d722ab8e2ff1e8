### What surrounds the games: lists, entries, questions, settings, the way out.

# A text that was just said is said once more; $count is how often it was said in a row, 2 or more.
again = { $count ->
        [2] Di nuovo: { $text }
       *[other] Di nuovo, { $count } volte: { $text }
    }
# Nothing was said yet that could be said again.
nothing-said = Non c'è ancora niente da ripetere.
    .braille = nulla da ripetere
# The program ends.
goodbye = Arrivederci.
    .braille = arrivederci
# The Escape key where there is nothing to leave.
silenced = Silenzio. La partita continua.
    .braille = silenzio
# A key without a command. $help is the name of the help key.
unbound = Nessun comando su { $key }. Premi { $help } per l'elenco dei tasti.
    .braille = nessun comando: { $key }
# A line that is no key and no command.
unknown-word = «{ $word }» non è né un tasto né un comando. Scrivi { $help } per l'elenco dei tasti.
    .braille = nessun comando: { $word }
# The terminal sent something that is no key that we know.
unknown-key = Tasto sconosciuto. Premi { $help } per l'elenco dei tasti.
    .braille = tasto sconosciuto
# A capital did what its small letter does.
caps-lock = Forse il blocco maiuscole è attivo.
    .braille = blocco maiuscole?
# Said once at the start of a game.
press-for-help = Premi { $key } per l'elenco dei tasti.
    .braille = tasti: { $key }
# A pasted text, or a line, that is no game code.
no-code = Non è un codice di partita.
    .braille = non è un codice

## Questions before something is lost

# The same key leaves.
confirm-leave = Vuoi uscire dalla partita? Resta salvata. Premi di nuovo { $key }.
    .braille = uscire? ancora { $key }
# The same key deals a new game.
confirm-new-game = C'è una partita in corso. Premi di nuovo { $key } per cominciarne un'altra.
    .braille = altra partita? ancora { $key }
# The same key concedes a hole of a match with $left cards left.
confirm-concede = Vuoi abbandonare questa buca con { $left ->
        [one] una carta sul tavolo
       *[other] { $left } carte sul tavolo
    }? Premi di nuovo { $key }.
    .braille = abbandoni, tavolo { $left }? ancora { $key }
# A game code was given while a game is running.
code-offered = { $key } dà le carte di { $code }, ogni altro tasto continua questa partita.
    .braille = { $code }? { $key }
# After a hole of a match. $new and $undo are names of keys.
offer-next-hole = { $new } passa alla prossima buca, { $undo } annulla l'ultima mossa.
    .braille = { $new } altra buca, { $undo } annulla
# After a block.
offer-after-block = { $undo } annulla l'ultima mossa, { $new } comincia un'altra partita.
    .braille = { $undo } annulla, { $new } altra partita
# After a won game or a match.
offer-new-game = { $new } comincia un'altra partita, { $leave } esce.
    .braille = { $new } altra partita, { $leave } esce

## Lists

# An entry of a list.
list-item = { $item } { $position } di { $count }.
    .braille = { $item } { $position }/{ $count }
# The last entry was reached.
list-end = Fine dell'elenco: { $item }
    .braille = fine: { $item }
# The first entry was reached.
list-start = Inizio dell'elenco: { $item }
    .braille = inizio: { $item }
# There is no entry of that number.
list-no-item = Voce { $number } inesistente: le voci sono { $count }.
    .braille = no { $number }, 1-{ $count }
# A list was left.
list-left = Elenco chiuso.
    .braille = chiuso
# Help in a list.
list-help = Le frecce scorrono, Invio sceglie, { $leave } chiude l'elenco.
    .braille = frecce, invio, { $leave }
# The title of the list of languages.
language-title = Scelta della lingua:
    .braille = lingue
# The language was changed; said in the new one.
language-chosen = Ora si parla italiano.
    .braille = italiano
# The language's own name for itself.
language-name = Italiano
# An entry of the list of languages. $name is a language's own name for itself: Italiano.
language-listed = { $name }.
    .braille = { $name }
# The title of the list of keys.
help-title = Tasti. Le frecce scorrono l'elenco, { $leave } lo chiude.
    .braille = tasti, { $leave } chiude
# A command's keys and what it does.
help-item = { $keys }: { $does }.
    .braille = { $keys }: { $does }
# One of a command's keys.
help-key = { $key }
    .braille = { $key }
# The digit keys in a game.
help-digits-solitaire = gioca la carta libera della colonna
    .braille = gioca colonna
# As help-digits-solitaire, at a table.
help-digits-table = mette lì la carta in mano, o scopre quella
    .braille = mette o scopre
# The digit keys in a list.
help-digits-list = sceglie una voce
    .braille = sceglie voce
# The digit keys where a column is asked for.
help-digits-column = numero della colonna
    .braille = colonna
# The digit keys, from 1 to the last one.
help-digits-key = Da 1 a { $last }
    .braille = 1-{ $last }
# The title of the manual.
manual-title = Manuale. Le frecce passano da un paragrafo all'altro, { $leave } chiude.
    .braille = manuale, { $leave } chiude
# A paragraph of the manual.
paragraph = { $text }

## The menu and the choice of a game

# The title of the menu.
menu-title = Golf Access. Le frecce scorrono il menu, Invio sceglie.
    .braille = menu golf access
# Play with the usual rules.
menu-play = Gioca al solitario con la { $rule }.
    .braille = gioca, { $rule }
# Play Six-card Golf at a table with computer players.
menu-six = Gioca a Golf a sei carte.
    .braille = gioca sei carte
# Play Board Golf at a table with computer players.
menu-board = Gioca a Golf col tabellone.
    .braille = gioca tabellone
# Choose the rules.
menu-choose = Scegli un altro tipo di partita.
    .braille = scelta partita
# Choose a table: its rules and its players.
menu-table = Scegli un tavolo.
    .braille = scegli tavolo
# Tables that the player has kept by a name.
menu-house = Regole di casa.
    .braille = regole di casa
# Enter a game code.
menu-code = Inserisci un codice di partita.
    .braille = codice di partita
# Choose the language.
menu-language = Lingua: italiano.
    .braille = lingua
# Open the manual.
menu-manual = Manuale del gioco.
    .braille = manuale
# Leave the program.
menu-leave = Esci dal programma.
    .braille = esci
# The title of the choice of a game.
choose-title = Scelta della partita. Invio cambia una voce; la prima dà le carte.
    .braille = scelta partita
# Deal with the rules as they are chosen.
choose-deal = Dai le carte, { $rule }.
    .braille = dai le carte, { $rule }
# The rule set, which Enter changes.
choose-rules = Si gioca con la { $rule }.
    .braille = regola { $rule }
# The number of jokers, which Enter changes.
choose-jokers = Jolly nel mazzo: { $jokers ->
        [0] nessuno
       *[other] { $jokers }
    }.
    .braille = jolly { $jokers }
# The usual beginning, which Enter changes to an empty waste.
choose-begun-waste = Scarto già cominciato da una carta.
    .braille = scarto cominciato
# A game by itself, which Enter changes to a match of nine.
choose-single = Partita singola.
    .braille = partita singola
# The usual counting of a match.
choose-no-stock-bonus = Le carte rimaste nel mazzo non contano.
    .braille = mazzo: non conta

## Entries

# Asks for a game code.
enter-code = Scrivi o incolla un codice di partita, poi { $accept }. { $leave } per rinunciare.
    .braille = codice? { $accept }, { $leave }
# A character was typed; $count are there now.
text-typed = { $character }, carattere { $count }.
    .braille = { $character } { $count }
# A character was erased; $text remains.
text-erased = { $character } cancellato.
    .braille = tolto { $character }: { $text }
# Nothing is there to erase.
text-nothing-to-erase = Niente da cancellare.
    .braille = nulla da cancellare
# Nothing was typed yet.
text-nothing-yet = Non hai ancora scritto niente.
    .braille = ancora nulla
# What was typed so far.
text-so-far = Finora: { $text }
    .braille = { $text }
# No more can be typed.
text-full = Non c'è più posto: al massimo { $count } caratteri.
    .braille = pieno, { $count }
# The entry was left.
text-left = Inserimento chiuso.
    .braille = chiuso
# Help in an entry.
text-help = { $accept } conferma, { $erase } cancella, { $read } rilegge, { $leave } chiude.
    .braille = { $accept } { $erase } { $read } { $leave }
# Asks for the number of a column.
which-column = Quale colonna, da 1 a { $columns }?
    .braille = colonna 1-{ $columns }?
# Asks for a rank.
which-rank = Quale valore? Una cifra, 0 per il 10, oppure A asso, F fante, D regina, R re.
    .braille = valore? 2-9, 0=10, a f d r
# The question was left without an answer.
which-left = Come non detto.
    .braille = chiuso
# A rank's name alone: what a player may enter by line as the answer to which-rank.
rank-name = { $rank }

## Who speaks

# Told at the very first start: the screen reader reads the lines. $key has another one speak: Shift O.
first-output-terminal = Queste righe le legge il tuo lettore di schermo. { $key } fa parlare un altro.
    .braille = { $key } cambia chi parla
# Told at the very first start: the program speaks itself. $key has another one speak: Shift O.
first-output-voice = Il gioco parla con una voce propria. { $key } fa parlare un altro.
    .braille = { $key } cambia chi parla
# Told once at the very first start, to users of NVDA on Windows.
first-echo = Se NVDA pronuncia ogni tasto prima della risposta, premi NVDA+2 per farlo smettere.
    .braille = eco dei tasti: NVDA+2
# The program was stopped and goes on.
resumed = Di nuovo in gioco.
    .braille = di nuovo in gioco

## Settings

# Refusals are explained.
interactive-on = Regole interattive attive: ogni rifiuto è spiegato.
    .braille = regole interattive sì
# Refusals get a short cue only.
interactive-off = Regole interattive disattivate: rifiuti brevi.
    .braille = regole interattive no
# The settings can't be written.
settings-not-kept = Non riesco a salvare le impostazioni in { $file }: valgono finché non esci.
    .braille = impostazioni non salvate
# The settings file can't be read.
settings-unreadable = Il file delle impostazioni { $file } non si può leggere: dev'essere un file di testo in UTF-8.
# The settings file isn't TOML.
settings-syntax = Il file delle impostazioni { $file } ha un errore alla riga { $line }: ogni riga è nome = valore.
# The settings file names something unknown.
settings-unknown-field = Il file delle impostazioni { $file } ha un campo sconosciuto, { $name }. I campi sono: { $known }.
# A setting has a wrong value.
settings-bad-value = File delle impostazioni { $file }: { $name } non può essere { $value }. Valori possibili: { $known }.

## Keymaps

# There is no keymap of that name.
keymap-no-such-keymap = Mappa dei tasti { $name } inesistente. Ci sono: { $known }.
# The keymap can't be read.
keymap-unreadable = La mappa dei tasti { $file } non si può leggere: dev'essere un file di testo in UTF-8.
# The keymap isn't TOML.
keymap-syntax = La mappa dei tasti { $file } ha un errore alla riga { $line }: un tasto si assegna con una riga tasto = "comando".
# The keymap has a section for no mode.
keymap-unknown-section = La mappa dei tasti { $file } ha una sezione sconosciuta, { $section }. Le sezioni sono: { $known }.
# A line stands outside the sections.
keymap-not-a-section = La mappa dei tasti { $file } assegna { $section } fuori da ogni sezione.
# A key that there isn't.
keymap-unknown-key = Mappa dei tasti { $file }, sezione { $section }: il tasto { $key } non esiste. Un tasto è un carattere o un nome come space, enter, up.
# A command that there isn't.
keymap-unknown-command = Mappa dei tasti { $file }, sezione { $section }, tasto { $key }: qui il comando { $command } non esiste.
# A section is missing.
keymap-missing-section = Nella mappa dei tasti { $file } manca la sezione { $section }.
