### The listening test, and how the game's own voice speaks.

# The listening test: how often does the player hear this? $number counts the tests. Spoken by the screen reader, from the lines.
listening-terminal = Proba de ascultare { $number }: acest rând îl citește cititorul dumneavoastră de ecran.
    .braille = proba { $number }: rânduri
# As listening-terminal: the screen reader, told directly.
listening-reader = Proba de ascultare { $number }: cititorul dumneavoastră de ecran primește această frază direct.
    .braille = proba { $number }: cititor
# As listening-terminal: the game's own voice.
listening-voice = Proba de ascultare { $number }: aceasta este vocea jocului.
    .braille = proba { $number }: vocea jocului
# As listening-terminal: nobody speaks; a braille display shows it.
listening-off = Proba de ascultare { $number }: nu vorbește nimeni.
    .braille = proba { $number }: mut
# Asked after the test. $repeat is the key that repeats it: A.
listening-question = De câte ori ați auzit-o? Apăsați 1 dacă o dată, 2 dacă de două ori, 3 dacă deloc. { $repeat } o repetă.
    .braille = 1 o dată 2 de două ori 3 deloc, { $repeat }
# Help in the listening test; the test follows.
listening-help = Proba arată cine trebuie să vorbească. Orice altă tastă trece la modul următor, Escape lasă totul așa cum e.
    .braille = altă tastă: următorul, esc: gata
# It was heard once: so it stays. $key is the key that has another one speak: Shift O.
listening-done = Bine, așa rămâne. { $key } schimbă oricând cine vorbește.
    .braille = rămâne, { $key } schimbă
# The listening test was left. $key as in listening-done.
listening-left = Proba s-a oprit. { $key } schimbă oricând cine vorbește.
    .braille = oprită, { $key } schimbă
# The title of the list of who can speak.
output-title = Cine vorbește:
    .braille = cine vorbește
# An entry of that list: the game finds it out by itself at each start.
output-auto = Ieșire: cea potrivită, aleasă la fiecare pornire.
    .braille = ieșire: automat
# That entry was chosen; until the end of this session nothing changes.
output-auto-chosen = De la următoarea pornire jocul alege singur cine vorbește.
    .braille = automat de la pornirea următoare
# An entry of the options: opens the list of how the game's own voice speaks.
options-voice = Cum vorbește vocea jocului.
    .braille = vocea jocului
# An entry of the options: begins the listening test.
options-listening = Proba de ascultare: cine să vorbească?
    .braille = proba de ascultare
# The title of the list of how the game's own voice speaks.
voice-title = Vocea jocului. Enter deschide un rând.
    .braille = vocea jocului
# The title of the list of values: the rate.
voice-rate-title = Viteza vocii:
    .braille = viteză
# The rate isn't changed by the game.
voice-rate-usual = Viteză: ca la sintetizator.
    .braille = viteză din sintetizator
# The rate. $value is from -100 to 100, 0 being the usual one.
voice-rate = Viteză { $value } din 100.
    .braille = viteză { $value }
# The title of the list of values: the pitch.
voice-pitch-title = Înălțimea vocii:
    .braille = înălțime
# The pitch isn't changed by the game.
voice-pitch-usual = Înălțime: ca la sintetizator.
    .braille = înălțime din sintetizator
# The pitch. $value is from -100 to 100, 0 being the usual one.
voice-pitch = Înălțime { $value } din 100.
    .braille = înălțime { $value }
# The title of the list of values: the volume.
voice-volume-title = Volumul vocii:
    .braille = volum
# The volume isn't changed by the game.
voice-volume-usual = Volum: ca la sintetizator.
    .braille = volum din sintetizator
# The volume. $value is from -100 to 100, 0 being the usual one.
voice-volume = Volum { $value } din 100.
    .braille = volum { $value }
# The title of the list of voices of the language that is spoken.
voice-names-title = Vocile acestei limbi:
    .braille = voci
# No voice is chosen: the synthesiser's own for the language.
voice-usual = Voce: cea obișnuită a limbii.
    .braille = voce: obișnuită
# The voice that is chosen, by the synthesiser's name for it.
voice-named = Vocea { $name }.
    .braille = voce: { $name }
# What speaks has no voices to choose from, or nothing speaks by itself.
voice-none = Aici nu sunt voci de ales; sunt când vorbește jocul.
    .braille = fără voci aici
# The braille display that the game writes to fails; $problem is one of the speech messages.
braille-lost = Afișajul braille nu merge: { $problem }.
    .braille = braille oprit
# Which screen readers run, by their names.
outputs-readers = Cititoare de ecran pornite: { $readers }.
# One runs, of which only that is known.
outputs-some-reader = E pornit un cititor de ecran, nu se știe care.
# None was found.
outputs-no-reader = Nu s-a găsit niciun cititor de ecran.
# What --output auto chooses here; terminal stays as it is.
outputs-auto-terminal = În acest terminal auto înseamnă terminal: se scriu rânduri pentru un cititor de ecran.
# As outputs-auto-terminal.
outputs-auto-reader = În acest terminal auto înseamnă reader: cititorul de ecran primește totul direct.
# As outputs-auto-terminal.
outputs-auto-voice = În acest terminal auto înseamnă voice: vorbește jocul.
