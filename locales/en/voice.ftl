### The listening test, and how the game's own voice speaks.

# The listening test: how often does the player hear this? $number counts the tests. Spoken by the screen reader, from the lines.
listening-terminal = Listening test { $number }: your screen reader reads this line.
    .braille = test { $number }: lines
# As listening-terminal: the screen reader, told directly.
listening-reader = Listening test { $number }: your screen reader is told this directly.
    .braille = test { $number }: reader
# As listening-terminal: the game's own voice.
listening-voice = Listening test { $number }: this is the game's own voice.
    .braille = test { $number }: own voice
# As listening-terminal: nobody speaks; a braille display shows it.
listening-off = Listening test { $number }: nobody speaks.
    .braille = test { $number }: silent
# Asked after the test. $repeat is the key that repeats it: A.
listening-question = How often did you hear it? Press 1 for once, 2 for twice, 3 for not at all. { $repeat } repeats it.
    .braille = heard? 1 once 2 twice 3 not, { $repeat } again
# Help in the listening test; the test follows.
listening-help = This test finds out who should speak. Any other key tries the next way. Escape leaves it as it is.
    .braille = any key: next way, esc: leave
# It was heard once: so it stays. $key is the key that has another one speak: Shift O.
listening-done = Good, that stays. { $key } has another one speak, at any time.
    .braille = kept, { $key } changes it
# The listening test was left. $key as in listening-done.
listening-left = Test left. { $key } has another one speak, at any time.
    .braille = left, { $key } changes it
# The title of the list of who can speak.
output-title = Who speaks:
    .braille = who speaks
# An entry of that list: the game finds it out by itself at each start.
output-auto = Output: whoever suits, found out at each start.
    .braille = output: automatic
# That entry was chosen; until the end of this session nothing changes.
output-auto-chosen = From the next start on the game finds out by itself who speaks.
    .braille = automatic from next start
# An entry of the options: opens the list of how the game's own voice speaks.
options-voice = How the game's own voice speaks.
    .braille = own voice
# An entry of the options: begins the listening test.
options-listening = Listening test: who should speak?
    .braille = listening test
# The title of the list of how the game's own voice speaks.
voice-title = The game's own voice. Enter opens an entry.
    .braille = own voice
# The title of the list of values: the rate.
voice-rate-title = How fast it speaks:
    .braille = rate
# The rate isn't changed by the game.
voice-rate-usual = Rate as the synthesiser is set.
    .braille = rate as set
# The rate. $value is from -100 to 100, 0 being the usual one.
voice-rate = Rate { $value } of 100.
    .braille = rate { $value }
# The title of the list of values: the pitch.
voice-pitch-title = How high it speaks:
    .braille = pitch
# The pitch isn't changed by the game.
voice-pitch-usual = Pitch as the synthesiser is set.
    .braille = pitch as set
# The pitch. $value is from -100 to 100, 0 being the usual one.
voice-pitch = Pitch { $value } of 100.
    .braille = pitch { $value }
# The title of the list of values: the volume.
voice-volume-title = How loud it speaks:
    .braille = volume
# The volume isn't changed by the game.
voice-volume-usual = Volume as the synthesiser is set.
    .braille = volume as set
# The volume. $value is from -100 to 100, 0 being the usual one.
voice-volume = Volume { $value } of 100.
    .braille = volume { $value }
# The title of the list of voices of the language that is spoken.
voice-names-title = Voices of this language:
    .braille = voices
# No voice is chosen: the synthesiser's own for the language.
voice-usual = Voice: the usual one of this language.
    .braille = voice: usual
# The voice that is chosen, by the synthesiser's name for it.
voice-named = Voice: { $name }.
    .braille = voice: { $name }
# What speaks has no voices to choose from, or nothing speaks by itself.
voice-none = No voices to choose from here. They are there when the game speaks itself.
    .braille = no voices here
# The braille display that the game writes to fails; $problem is one of the speech messages.
braille-lost = The braille display fails: { $problem }.
    .braille = braille fails
# Which screen readers run, by their names.
outputs-readers = Screen readers that run: { $readers }.
# One runs, of which only that is known.
outputs-some-reader = A screen reader is running, it isn't known which.
# None was found.
outputs-no-reader = No screen reader was found.
# What --output auto chooses here; terminal stays as it is.
outputs-auto-terminal = On this terminal auto means terminal: lines are written for a screen reader.
# As outputs-auto-terminal.
outputs-auto-reader = On this terminal auto means reader: the screen reader is told directly.
# As outputs-auto-terminal.
outputs-auto-voice = On this terminal auto means voice: the game speaks itself.
