### Short sounds beside what is said.

# An entry of the options: short sounds are played beside the words.
sounds-on = Sounds: short ones beside the words.
    .braille = sounds: on
# As sounds-on: there are none.
sounds-off = Sounds: none, words alone.
    .braille = sounds: off
# Sounds can't be played: a Python package isn't installed.
sounds-module = No sounds: the package miniaudio isn't installed.
    .braille = no sounds: miniaudio
# Sounds can't be played: there is no sound device.
sounds-device = No sounds: there is no sound device.
    .braille = no sounds: no device
