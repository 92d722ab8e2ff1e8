### Games that were left and can be resumed.

# A game that was left goes on; how it stands follows. $moves: the actions so far.
game-goes-on = { $rule } goes on, { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    } made.
    .braille = { $rule }, { $moves } moves
# A game that was left, in lists and in menu-resume: which one, how many actions were made, when (history-when messages).
kept-entry = { $game }, { $entries ->
        [one] 1 action
       *[other] { $entries } actions
    }, { $when }
    .braille = { $game }, { $entries }, { $when }
# The menu's first entry: goes on with the game that was left last, which kept-entry tells.
menu-resume = Resume { $game }.
    .braille = resume { $game }
# An entry of the menu: the list of all games that were left.
menu-kept = Games to resume.
    .braille = to resume
# The title of that list.
kept-title = Games to resume. Enter opens one.
    .braille = games to resume
# There is none.
kept-none = No game waits to be resumed.
    .braille = none to resume
# The title of what can be done with such a game, which kept-entry tells.
kept-game = { $game }.
    .braille = { $game }
# Go on with the game.
kept-resume = Resume this game.
    .braille = resume
# Throw the game away.
kept-give-up = Throw this game away.
    .braille = throw away
# The question before that.
kept-confirm-give-up = Throw the game away? Choose this once more.
    .braille = throw away? once more
# It was done.
kept-given-up = Game thrown away.
    .braille = thrown away
# What golf-access resume does, in the help.
subcommand-resume = Go on with the game that was left last.
