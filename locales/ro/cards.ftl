### Cards and how lists of them are joined.

# Ranks, 0 being the joker. .letter is the one braille letter that stands for the rank.
# Other attributes (say .gender) may be added where a language needs them: a message that has a
# card in $card then finds them in $card_gender.
rank-0 = joker
    .letter = jk
    .gender = m
# See rank-0: the ace.
rank-1 = as
    .letter = a
    .gender = m
# See rank-0: the two, said as a figure.
rank-2 = 2
    .letter = 2
    .gender = m
# See rank-0: the three, said as a figure.
rank-3 = 3
    .letter = 3
    .gender = m
# See rank-0: the four, said as a figure.
rank-4 = 4
    .letter = 4
    .gender = m
# See rank-0: the five, said as a figure.
rank-5 = 5
    .letter = 5
    .gender = m
# See rank-0: the six, said as a figure.
rank-6 = 6
    .letter = 6
    .gender = m
# See rank-0: the seven, said as a figure.
rank-7 = 7
    .letter = 7
    .gender = m
# See rank-0: the eight, said as a figure.
rank-8 = 8
    .letter = 8
    .gender = m
# See rank-0: the nine, said as a figure.
rank-9 = 9
    .letter = 9
    .gender = m
# See rank-0: the ten, said as a figure.
rank-10 = 10
    .letter = x
    .gender = m
# See rank-0: the jack.
rank-11 = valet
    .letter = v
    .gender = m
# See rank-0: the queen.
rank-12 = damă
    .letter = d
    .gender = f
# See rank-0: the king.
rank-13 = rege
    .letter = r
    .gender = m

# Suits. .letter is the one braille letter that stands for the suit, after that of the rank.
suit-clubs = treflă
    .letter = t
# See suit-clubs.
suit-diamonds = caro
    .letter = o
# See suit-clubs.
suit-hearts = cupă
    .letter = c
# See suit-clubs.
suit-spades = pică
    .letter = p

# A card's name, made of rank and suit. It also stands at the beginning of sentences.
card = { $rank } de { $suit }

# Joins a list of single words or cards: $head is what comes before, $tail the next one.
list-of-words = { $head }, { $tail }
# Joins a list of phrases that have commas in them.
list-of-phrases = { $head }; { $tail }
# Joins the last two of a choice: "8 or 10".
list-of-choices = { $head } sau { $tail }
