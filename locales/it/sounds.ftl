### Short sounds beside what is said.

# An entry of the options: short sounds are played beside the words.
sounds-on = Suoni: brevi, insieme alle parole.
    .braille = suoni: sì
# As sounds-on: there are none.
sounds-off = Suoni: nessuno, solo parole.
    .braille = suoni: no
# Sounds can't be played: a Python package isn't installed.
sounds-module = Niente suoni: manca il pacchetto miniaudio.
    .braille = niente suoni: miniaudio
# Sounds can't be played: there is no sound device.
sounds-device = Niente suoni: non c'è un dispositivo audio.
    .braille = niente suoni: dispositivo
