### Short sounds beside what is said.

# An entry of the options: short sounds are played beside the words.
sounds-on = Geluiden: korte, naast de woorden.
    .braille = geluiden: aan
# As sounds-on: there are none.
sounds-off = Geluiden: geen, alleen woorden.
    .braille = geluiden: uit
# Sounds can't be played: a Python package isn't installed.
sounds-module = Geen geluiden: het pakket miniaudio is er niet.
    .braille = geen geluiden: miniaudio
# Sounds can't be played: there is no sound device.
sounds-device = Geen geluiden: er is geen geluidsapparaat.
    .braille = geen geluiden: apparaat
