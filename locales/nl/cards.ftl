### Cards and how lists of them are joined.

# Ranks, 0 being the joker. .letter is the one braille letter that stands for the rank.
# Other attributes (say .gender) may be added where a language needs them: a message that has a
# card in $card then finds them in $card_gender.
rank-0 = joker
    .letter = jk
# See rank-0: the ace.
rank-1 = aas
    .letter = a
# See rank-0: the two, said as a figure.
rank-2 = 2
    .letter = 2
# See rank-0: the three, said as a figure.
rank-3 = 3
    .letter = 3
# See rank-0: the four, said as a figure.
rank-4 = 4
    .letter = 4
# See rank-0: the five, said as a figure.
rank-5 = 5
    .letter = 5
# See rank-0: the six, said as a figure.
rank-6 = 6
    .letter = 6
# See rank-0: the seven, said as a figure.
rank-7 = 7
    .letter = 7
# See rank-0: the eight, said as a figure.
rank-8 = 8
    .letter = 8
# See rank-0: the nine, said as a figure.
rank-9 = 9
    .letter = 9
# See rank-0: the ten, said as a figure.
rank-10 = 10
    .letter = x
# See rank-0: the jack.
rank-11 = boer
    .letter = b
# See rank-0: the queen.
rank-12 = vrouw
    .letter = v
# See rank-0: the king.
rank-13 = heer
    .letter = h

# Suits. .letter is the one braille letter that stands for the suit, after that of the rank.
suit-clubs = klaveren
    .letter = k
# See suit-clubs.
suit-diamonds = ruiten
    .letter = r
# See suit-clubs.
suit-hearts = harten
    .letter = t
# See suit-clubs.
suit-spades = schoppen
    .letter = s

# A card's name, made of rank and suit. It also stands at the beginning of sentences.
card = { $suit } { $rank }

# Joins a list of single words or cards: $head is what comes before, $tail the next one.
list-of-words = { $head }, { $tail }
# Joins a list of phrases that have commas in them.
list-of-phrases = { $head }; { $tail }
# Joins the last two of a choice: "8 or 10".
list-of-choices = { $head } of { $tail }
