### The listening test, and how the game's own voice speaks.

# The listening test: how often does the player hear this? $number counts the tests. Spoken by the screen reader, from the lines.
listening-terminal = Luistertest { $number }: deze regel leest je schermlezer voor.
    .braille = test { $number }: regels
# As listening-terminal: the screen reader, told directly.
listening-reader = Luistertest { $number }: deze zin krijgt je schermlezer rechtstreeks.
    .braille = test { $number }: schermlezer
# As listening-terminal: the game's own voice.
listening-voice = Luistertest { $number }: dit is de eigen stem van het spel.
    .braille = test { $number }: eigen stem
# As listening-terminal: nobody speaks; a braille display shows it.
listening-off = Luistertest { $number }: niemand spreekt.
    .braille = test { $number }: stil
# Asked after the test. $repeat is the key that repeats it: A.
listening-question = Hoe vaak hoorde je dat? Druk op 1 voor één keer, 2 voor twee keer, 3 voor niet. { $repeat } herhaalt het.
    .braille = 1 één keer 2 twee keer 3 niet, { $repeat }
# Help in the listening test; the test follows.
listening-help = Deze test zoekt uit wie er spreekt. Elke andere toets probeert de volgende manier, Escape laat het zoals het is.
    .braille = andere toets: volgende, esc: klaar
# It was heard once: so it stays. $key is the key that has another one speak: Shift O.
listening-done = Goed, dat blijft zo. Met { $key } spreekt op elk moment een ander.
    .braille = blijft zo, { $key } wisselt
# The listening test was left. $key as in listening-done.
listening-left = Test afgebroken. Met { $key } spreekt op elk moment een ander.
    .braille = afgebroken, { $key } wisselt
# The title of the list of who can speak.
output-title = Wie er spreekt:
    .braille = wie spreekt
# An entry of that list: the game finds it out by itself at each start.
output-auto = Uitvoer: wat het beste past, bij elke start gekozen.
    .braille = uitvoer: automatisch
# That entry was chosen; until the end of this session nothing changes.
output-auto-chosen = Vanaf de volgende start kiest het spel zelf wie er spreekt.
    .braille = automatisch vanaf volgende start
# An entry of the options: opens the list of how the game's own voice speaks.
options-voice = Hoe de eigen stem van het spel spreekt.
    .braille = eigen stem
# An entry of the options: begins the listening test.
options-listening = Luistertest: wie moet er spreken?
    .braille = luistertest
# The title of the list of how the game's own voice speaks.
voice-title = De eigen stem. Enter opent een keuze.
    .braille = eigen stem
# The title of the list of values: the rate.
voice-rate-title = Hoe snel de stem spreekt:
    .braille = snelheid
# The rate isn't changed by the game.
voice-rate-usual = Snelheid: zoals de stem is ingesteld.
    .braille = snelheid zoals ingesteld
# The rate. $value is from -100 to 100, 0 being the usual one.
voice-rate = Snelheid { $value } van 100.
    .braille = snelheid { $value }
# The title of the list of values: the pitch.
voice-pitch-title = Hoe hoog de stem spreekt:
    .braille = toonhoogte
# The pitch isn't changed by the game.
voice-pitch-usual = Toonhoogte: zoals de stem is ingesteld.
    .braille = toonhoogte zoals ingesteld
# The pitch. $value is from -100 to 100, 0 being the usual one.
voice-pitch = Toonhoogte { $value } van 100.
    .braille = toonhoogte { $value }
# The title of the list of values: the volume.
voice-volume-title = Hoe luid de stem spreekt:
    .braille = volume
# The volume isn't changed by the game.
voice-volume-usual = Volume: zoals de stem is ingesteld.
    .braille = volume zoals ingesteld
# The volume. $value is from -100 to 100, 0 being the usual one.
voice-volume = Volume { $value } van 100.
    .braille = volume { $value }
# The title of the list of voices of the language that is spoken.
voice-names-title = Stemmen van deze taal:
    .braille = stemmen
# No voice is chosen: the synthesiser's own for the language.
voice-usual = Stem: de gewone van deze taal.
    .braille = stem: gewoon
# The voice that is chosen, by the synthesiser's name for it.
voice-named = Stem: { $name }.
    .braille = stem: { $name }
# What speaks has no voices to choose from, or nothing speaks by itself.
voice-none = Hier zijn geen stemmen te kiezen; wel als het spel zelf spreekt.
    .braille = geen stemmen hier
# The braille display that the game writes to fails; $problem is one of the speech messages.
braille-lost = De brailleleesregel doet het niet: { $problem }.
    .braille = braille doet het niet
# Which screen readers run, by their names.
outputs-readers = Schermlezers die draaien: { $readers }.
# One runs, of which only that is known.
outputs-some-reader = Er draait een schermlezer, het is niet bekend welke.
# None was found.
outputs-no-reader = Er is geen schermlezer gevonden.
# What --output auto chooses here; terminal stays as it is.
outputs-auto-terminal = Op deze terminal is auto hetzelfde als terminal: regels voor een schermlezer.
# As outputs-auto-terminal.
outputs-auto-reader = Op deze terminal is auto hetzelfde als reader: de schermlezer krijgt alles rechtstreeks.
# As outputs-auto-terminal.
outputs-auto-voice = Op deze terminal is auto hetzelfde als voice: het spel spreekt zelf.
