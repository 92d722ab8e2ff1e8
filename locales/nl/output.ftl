### Who speaks: outputs, what fails, and the list of all that can speak or show braille.

# What spoke fails; $adapter is its name, $problem one of the speech messages, $next speaks from now on.
voice-replaced = { $adapter } doet het niet: { $problem }. Vanaf nu spreekt { $next }.
    .braille = { $adapter } niet, nu { $next }
# What spoke fails, and nothing else speaks.
voice-lost = { $adapter } doet het niet: { $problem }. Niets anders spreekt; er worden regels geschreven.
    .braille = geen stem: { $adapter }
# Who speaks, in the options, which Enter changes: the screen reader, from the lines.
output-terminal = Uitvoer: je schermlezer leest de regels.
    .braille = uitvoer: regels
# As output-terminal: the screen reader, told directly.
output-reader = Uitvoer: rechtstreeks naar je schermlezer.
    .braille = uitvoer: schermlezer
# As output-terminal: the game's own voice.
output-voice = Uitvoer: de eigen stem van het spel.
    .braille = uitvoer: eigen stem
# As output-terminal: nobody speaks.
output-off = Uitvoer: niemand spreekt.
    .braille = uitvoer: uit
# Told at the very first start: the screen reader is told directly. $key has another one speak: Shift O.
first-output-reader = Je schermlezer krijgt alles rechtstreeks. Met { $key } spreekt een ander.
    .braille = { $key } wisselt wie spreekt
# Told at the very first start: nobody speaks. $key has another one speak: Shift O.
first-output-off = Niemand spreekt. Met { $key } spreekt er iemand.
    .braille = { $key } wisselt wie spreekt

## Why something can't speak

# Why something can't speak or braille; stands after a colon. It belongs to other systems.
speech-platform = het hoort bij een ander systeem, { $platforms }
# As speech-platform: a Python module is missing.
speech-module-missing = de Python-module { $module } ontbreekt
# As speech-platform: a library is missing.
speech-library-missing = de bibliotheek { $library } ontbreekt
# As speech-platform: a program is missing.
speech-program-missing = het programma { $program } ontbreekt
# As speech-platform: the screen reader or the daemon isn't there.
speech-not-running = het draait niet
# As speech-platform: there is no sound device.
speech-no-sound = er is geen geluid
# As speech-platform: there is no braille display.
speech-no-display = er is geen brailleleesregel aangesloten
# As speech-platform: it doesn't take a text.
speech-refused = het neemt de tekst niet aan
# As speech-platform: it doesn't answer.
speech-hung = het antwoordt niet
# As speech-platform: it has gone.
speech-ended = het is gestopt
# As speech-platform: an error that nobody expected.
speech-broken = onverwachte fout, { $error }

## golf-access outputs

# In the list of what can speak: it works.
outputs-speaks = { $adapter }: werkt, spreekt.
# As outputs-speaks: it shows braille.
outputs-brailles = { $adapter }: werkt, toont braille.
# As outputs-speaks: it does both.
outputs-speaks-and-brailles = { $adapter }: werkt, spreekt en toont braille.
# As outputs-speaks: it can't be used; $problem is one of the speech messages.
outputs-fails = { $adapter }: nee, { $problem }.
# What is spoken as a test.
outputs-test-sentence = Dit is Golf Access. Hoor je deze zin, dan werkt de stem.
# The test sentence was taken.
outputs-tested = { $adapter } heeft de testzin aangenomen.
# The test sentence couldn't be spoken.
outputs-test-failed = { $adapter } kon de testzin niet uitspreken.
