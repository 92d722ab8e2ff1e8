### The listening test, and how the game's own voice speaks.

# The listening test: how often does the player hear this? $number counts the tests. Spoken by the screen reader, from the lines.
listening-terminal = Prova d'ascolto { $number }: questa riga la legge il tuo lettore di schermo.
    .braille = prova { $number }: righe
# As listening-terminal: the screen reader, told directly.
listening-reader = Prova d'ascolto { $number }: il tuo lettore di schermo riceve questa frase direttamente.
    .braille = prova { $number }: lettore
# As listening-terminal: the game's own voice.
listening-voice = Prova d'ascolto { $number }: questa è la voce del gioco.
    .braille = prova { $number }: voce del gioco
# As listening-terminal: nobody speaks; a braille display shows it.
listening-off = Prova d'ascolto { $number }: nessuno parla.
    .braille = prova { $number }: muto
# Asked after the test. $repeat is the key that repeats it: A.
listening-question = Quante volte l'hai sentita? Premi 1 se una volta, 2 se due, 3 se nessuna. { $repeat } la ripete.
    .braille = 1 una volta 2 due 3 no, { $repeat } ripete
# Help in the listening test; the test follows.
listening-help = La prova serve a scegliere chi parla. Ogni altro tasto passa al modo seguente, Esc lascia tutto com'è.
    .braille = altro tasto: prossimo, esc: fine
# It was heard once: so it stays. $key is the key that has another one speak: Shift O.
listening-done = Bene, resta così. { $key } fa parlare un altro, in ogni momento.
    .braille = resta così, { $key } cambia
# The listening test was left. $key as in listening-done.
listening-left = Prova interrotta. { $key } fa parlare un altro, in ogni momento.
    .braille = interrotta, { $key } cambia
# The title of the list of who can speak.
output-title = Chi parla:
    .braille = chi parla
# An entry of that list: the game finds it out by itself at each start.
output-auto = Voce: la più adatta, scelta a ogni avvio.
    .braille = voce: automatica
# That entry was chosen; until the end of this session nothing changes.
output-auto-chosen = Dal prossimo avvio il gioco sceglie da solo chi parla.
    .braille = automatica dal prossimo avvio
# An entry of the options: opens the list of how the game's own voice speaks.
options-voice = Come parla la voce del gioco.
    .braille = voce del gioco
# An entry of the options: begins the listening test.
options-listening = Prova d'ascolto: chi deve parlare?
    .braille = prova d'ascolto
# The title of the list of how the game's own voice speaks.
voice-title = La voce del gioco. Invio apre una voce dell'elenco.
    .braille = voce del gioco
# The title of the list of values: the rate.
voice-rate-title = Velocità della voce:
    .braille = velocità
# The rate isn't changed by the game.
voice-rate-usual = Velocità: quella della sintesi.
    .braille = velocità della sintesi
# The rate. $value is from -100 to 100, 0 being the usual one.
voice-rate = Velocità { $value } su 100.
    .braille = velocità { $value }
# The title of the list of values: the pitch.
voice-pitch-title = Tono della voce:
    .braille = tono
# The pitch isn't changed by the game.
voice-pitch-usual = Tono: quello della sintesi.
    .braille = tono della sintesi
# The pitch. $value is from -100 to 100, 0 being the usual one.
voice-pitch = Tono { $value } su 100.
    .braille = tono { $value }
# The title of the list of values: the volume.
voice-volume-title = Volume della voce:
    .braille = volume
# The volume isn't changed by the game.
voice-volume-usual = Volume: quello della sintesi.
    .braille = volume della sintesi
# The volume. $value is from -100 to 100, 0 being the usual one.
voice-volume = Volume { $value } su 100.
    .braille = volume { $value }
# The title of the list of voices of the language that is spoken.
voice-names-title = Voci di questa lingua:
    .braille = voci
# No voice is chosen: the synthesiser's own for the language.
voice-usual = Voce: la solita di questa lingua.
    .braille = voce: solita
# The voice that is chosen, by the synthesiser's name for it.
voice-named = Voce: { $name }.
    .braille = voce: { $name }
# What speaks has no voices to choose from, or nothing speaks by itself.
voice-none = Qui non ci sono voci da scegliere: ci sono quando parla il gioco.
    .braille = nessuna voce qui
# The braille display that the game writes to fails; $problem is one of the speech messages.
braille-lost = Il display braille non va: { $problem }.
    .braille = braille guasto
# Which screen readers run, by their names.
outputs-readers = Lettori di schermo attivi: { $readers }.
# One runs, of which only that is known.
outputs-some-reader = È attivo un lettore di schermo, non si sa quale.
# None was found.
outputs-no-reader = Nessun lettore di schermo trovato.
# What --output auto chooses here; terminal stays as it is.
outputs-auto-terminal = In questo terminale auto vuol dire terminal: si scrivono righe per un lettore di schermo.
# As outputs-auto-terminal.
outputs-auto-reader = In questo terminale auto vuol dire reader: il lettore di schermo riceve tutto direttamente.
# As outputs-auto-terminal.
outputs-auto-voice = In questo terminale auto vuol dire voice: parla il gioco.
