### Who speaks: outputs, what fails, and the list of all that can speak or show braille.

# What spoke fails; $adapter is its name, $problem one of the speech messages, $next speaks from now on.
voice-replaced = { $adapter } non va: { $problem }. Da ora parla { $next }.
    .braille = { $adapter } no, parla { $next }
# What spoke fails, and nothing else speaks.
voice-lost = { $adapter } non va: { $problem }. Nient'altro parla; restano le righe.
    .braille = niente voce: { $adapter }
# Who speaks, in the options, which Enter changes: the screen reader, from the lines.
output-terminal = Voce: il tuo lettore di schermo legge le righe.
    .braille = voce: righe
# As output-terminal: the screen reader, told directly.
output-reader = Voce: il tuo lettore di schermo, direttamente.
    .braille = voce: lettore
# As output-terminal: the game's own voice.
output-voice = Voce: quella del gioco.
    .braille = voce: del gioco
# As output-terminal: nobody speaks.
output-off = Voce: nessuna.
    .braille = voce: nessuna
# Told at the very first start: the screen reader is told directly. $key has another one speak: Shift O.
first-output-reader = Il tuo lettore di schermo riceve tutto direttamente. { $key } fa parlare un altro.
    .braille = { $key } cambia chi parla
# Told at the very first start: nobody speaks. $key has another one speak: Shift O.
first-output-off = Nessuno parla. { $key } fa parlare qualcuno.
    .braille = { $key } cambia chi parla

## Why something can't speak

# Why something can't speak or braille; stands after a colon. It belongs to other systems.
speech-platform = è di un altro sistema, { $platforms }
# As speech-platform: a Python module is missing.
speech-module-missing = manca il modulo Python { $module }
# As speech-platform: a library is missing.
speech-library-missing = manca la libreria { $library }
# As speech-platform: a program is missing.
speech-program-missing = manca il programma { $program }
# As speech-platform: the screen reader or the daemon isn't there.
speech-not-running = non è in funzione
# As speech-platform: there is no sound device.
speech-no-sound = non c'è audio
# As speech-platform: there is no braille display.
speech-no-display = nessun display braille è collegato
# As speech-platform: it doesn't take a text.
speech-refused = non accetta il testo
# As speech-platform: it doesn't answer.
speech-hung = non risponde
# As speech-platform: it has gone.
speech-ended = si è chiuso
# As speech-platform: an error that nobody expected.
speech-broken = errore imprevisto, { $error }

## golf-access outputs

# In the list of what can speak: it works.
outputs-speaks = { $adapter }: funziona, parla.
# As outputs-speaks: it shows braille.
outputs-brailles = { $adapter }: funziona, mostra il braille.
# As outputs-speaks: it does both.
outputs-speaks-and-brailles = { $adapter }: funziona, parla e mostra il braille.
# As outputs-speaks: it can't be used; $problem is one of the speech messages.
outputs-fails = { $adapter }: no, { $problem }.
# What is spoken as a test.
outputs-test-sentence = Questo è Golf Access. Se senti questa frase, la voce funziona.
# The test sentence was taken.
outputs-tested = { $adapter } ha ricevuto la frase di prova.
# The test sentence couldn't be spoken.
outputs-test-failed = { $adapter } non ha potuto dire la frase di prova.
