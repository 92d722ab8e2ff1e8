### Who speaks: outputs, what fails, and the list of all that can speak or show braille.

# What spoke fails; $adapter is its name, $problem one of the speech messages, $next speaks from now on.
voice-replaced = { $adapter } nu merge: { $problem }. De acum vorbește { $next }.
    .braille = { $adapter } nu, vorbește { $next }
# What spoke fails, and nothing else speaks.
voice-lost = { $adapter } nu merge: { $problem }. Nimic altceva nu vorbește; rămân rândurile.
    .braille = fără voce: { $adapter }
# Who speaks, in the options, which Enter changes: the screen reader, from the lines.
output-terminal = Ieșire: cititorul dumneavoastră de ecran citește rândurile.
    .braille = ieșire: rânduri
# As output-terminal: the screen reader, told directly.
output-reader = Ieșire: cititorul dumneavoastră de ecran, direct.
    .braille = ieșire: cititor
# As output-terminal: the game's own voice.
output-voice = Ieșire: vocea jocului.
    .braille = ieșire: vocea jocului
# As output-terminal: nobody speaks.
output-off = Ieșire: nu vorbește nimeni.
    .braille = ieșire: nimic
# Told at the very first start: the screen reader is told directly. $key has another one speak: Shift O.
first-output-reader = Cititorul dumneavoastră de ecran primește totul direct. { $key } schimbă cine vorbește.
    .braille = { $key } schimbă vocea
# Told at the very first start: nobody speaks. $key has another one speak: Shift O.
first-output-off = Nu vorbește nimeni. { $key } schimbă cine vorbește.
    .braille = { $key } schimbă vocea

## Why something can't speak

# Why something can't speak or braille; stands after a colon. It belongs to other systems.
speech-platform = ține de alt sistem, { $platforms }
# As speech-platform: a Python module is missing.
speech-module-missing = lipsește modulul Python { $module }
# As speech-platform: a library is missing.
speech-library-missing = lipsește biblioteca { $library }
# As speech-platform: a program is missing.
speech-program-missing = lipsește programul { $program }
# As speech-platform: the screen reader or the daemon isn't there.
speech-not-running = nu rulează
# As speech-platform: there is no sound device.
speech-no-sound = nu este sunet
# As speech-platform: there is no braille display.
speech-no-display = nu este conectat niciun afișaj braille
# As speech-platform: it doesn't take a text.
speech-refused = nu primește textul
# As speech-platform: it doesn't answer.
speech-hung = nu răspunde
# As speech-platform: it has gone.
speech-ended = s-a închis
# As speech-platform: an error that nobody expected.
speech-broken = eroare neașteptată, { $error }

## golf-access outputs

# In the list of what can speak: it works.
outputs-speaks = { $adapter }: merge, vorbește.
# As outputs-speaks: it shows braille.
outputs-brailles = { $adapter }: merge, arată braille.
# As outputs-speaks: it does both.
outputs-speaks-and-brailles = { $adapter }: merge, vorbește și arată braille.
# As outputs-speaks: it can't be used; $problem is one of the speech messages.
outputs-fails = { $adapter }: nu, { $problem }.
# What is spoken as a test.
outputs-test-sentence = Acesta este Golf Access. Dacă auziți această propoziție, vocea merge.
# The test sentence was taken.
outputs-tested = { $adapter } a primit propoziția de probă.
# The test sentence couldn't be spoken.
outputs-test-failed = { $adapter } nu a putut rosti propoziția de probă.
