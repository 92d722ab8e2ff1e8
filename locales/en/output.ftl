### Who speaks: outputs, what fails, and the list of all that can speak or show braille.

# What spoke fails; $adapter is its name, $problem one of the speech messages, $next speaks from now on.
voice-replaced = { $adapter } fails: { $problem }. { $next } speaks from now on.
    .braille = { $adapter } fails, { $next } on
# What spoke fails, and nothing else speaks.
voice-lost = { $adapter } fails: { $problem }. Nothing else speaks; lines are written.
    .braille = no voice: { $adapter }
# Who speaks, in the options, which Enter changes: the screen reader, from the lines.
output-terminal = Output: your screen reader reads the lines.
    .braille = output: lines
# As output-terminal: the screen reader, told directly.
output-reader = Output: your screen reader is told directly.
    .braille = output: reader
# As output-terminal: the game's own voice.
output-voice = Output: the game's own voice.
    .braille = output: own voice
# As output-terminal: nobody speaks.
output-off = Output: nobody speaks.
    .braille = output: off
# Told at the very first start: the screen reader is told directly. $key has another one speak: Shift O.
first-output-reader = Your screen reader is told directly. { $key } has another one speak.
    .braille = { $key } changes who speaks
# Told at the very first start: nobody speaks. $key has another one speak: Shift O.
first-output-off = Nobody speaks. { $key } has another one speak.
    .braille = { $key } changes who speaks

## Why something can't speak

# Why something can't speak or braille; stands after a colon. It belongs to other systems.
speech-platform = it belongs to another system, { $platforms }
# As speech-platform: a Python module is missing.
speech-module-missing = the Python module { $module } isn't installed
# As speech-platform: a library is missing.
speech-library-missing = the library { $library } isn't there
# As speech-platform: a program is missing.
speech-program-missing = the program { $program } isn't installed
# As speech-platform: the screen reader or the daemon isn't there.
speech-not-running = it isn't running
# As speech-platform: there is no sound device.
speech-no-sound = there is no sound
# As speech-platform: there is no braille display.
speech-no-display = no braille display is connected
# As speech-platform: it doesn't take a text.
speech-refused = it doesn't take the text
# As speech-platform: it doesn't answer.
speech-hung = it doesn't answer
# As speech-platform: it has gone.
speech-ended = it has ended
# As speech-platform: an error that nobody expected.
speech-broken = an unexpected error, { $error }

## golf-access outputs

# In the list of what can speak: it works.
outputs-speaks = { $adapter }: works, speaks.
# As outputs-speaks: it shows braille.
outputs-brailles = { $adapter }: works, shows braille.
# As outputs-speaks: it does both.
outputs-speaks-and-brailles = { $adapter }: works, speaks and shows braille.
# As outputs-speaks: it can't be used; $problem is one of the speech messages.
outputs-fails = { $adapter }: no, { $problem }.
# What is spoken as a test.
outputs-test-sentence = This is Golf Access. If you hear this, the voice works.
# The test sentence was taken.
outputs-tested = { $adapter } has taken the test sentence.
# The test sentence couldn't be spoken.
outputs-test-failed = { $adapter } couldn't speak the test sentence.
