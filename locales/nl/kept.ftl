### Games that were left and can be resumed.

# A game that was left goes on; how it stands follows. $moves: the actions so far.
game-goes-on = { $rule }, de partij gaat verder: { $moves ->
        [one] 1 zet gedaan
       *[other] { $moves } zetten gedaan
    }.
    .braille = { $rule }, zetten { $moves }
# A game that was left, in lists and in menu-resume: which one, how many actions were made, when (history-when messages).
kept-entry = { $game }, { $entries ->
        [one] 1 handeling
       *[other] { $entries } handelingen
    }, { $when }
    .braille = { $game }, { $entries }, { $when }
# The menu's first entry: goes on with the game that was left last, which kept-entry tells.
menu-resume = Verder met { $game }.
    .braille = verder { $game }
# An entry of the menu: the list of all games that were left.
menu-kept = Partijen om verder te spelen.
    .braille = om verder te spelen
# The title of that list.
kept-title = Partijen om verder te spelen. Enter opent er een.
    .braille = partijen
# There is none.
kept-none = Er is geen partij om verder te spelen.
    .braille = geen partij
# The title of what can be done with such a game, which kept-entry tells.
kept-game = { $game }.
    .braille = { $game }
# Go on with the game.
kept-resume = Speel deze partij verder.
    .braille = verder
# Throw the game away.
kept-give-up = Gooi deze partij weg.
    .braille = weggooien
# The question before that.
kept-confirm-give-up = De partij weggooien? Kies dit nog een keer.
    .braille = weggooien? nog een keer
# It was done.
kept-given-up = Partij weggegooid.
    .braille = weggegooid
# What golf-access resume does, in the help.
subcommand-resume = Speel de laatst verlaten partij verder.
