### Short sounds beside what is said.

# An entry of the options: short sounds are played beside the words.
sounds-on = Sunete: scurte, pe lângă cuvinte.
    .braille = sunete: da
# As sounds-on: there are none.
sounds-off = Sunete: niciunul, doar cuvinte.
    .braille = sunete: nu
# Sounds can't be played: a Python package isn't installed.
sounds-module = Fără sunete: pachetul miniaudio nu este instalat.
    .braille = fără sunete: miniaudio
# Sounds can't be played: there is no sound device.
sounds-device = Fără sunete: nu există dispozitiv audio.
    .braille = fără sunete: dispozitiv
