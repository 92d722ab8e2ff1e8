### Games that were left and can be resumed.

# A game that was left goes on; how it stands follows. $moves: the actions so far.
game-goes-on = { $rule }, partida continuă: { $moves ->
        [one] o mutare făcută
        [few] { $moves } mutări făcute
       *[other] { $moves } de mutări făcute
    }.
    .braille = { $rule }, mutări { $moves }
# A game that was left, in lists and in menu-resume: which one, how many actions were made, when (history-when messages).
kept-entry = { $game }, { $entries ->
        [one] o acțiune
        [few] { $entries } acțiuni
       *[other] { $entries } de acțiuni
    }, { $when }
    .braille = { $game }, { $entries }, { $when }
# The menu's first entry: goes on with the game that was left last, which kept-entry tells.
menu-resume = Continuați { $game }.
    .braille = continuați { $game }
# An entry of the menu: the list of all games that were left.
menu-kept = Partide de continuat.
    .braille = de continuat
# The title of that list.
kept-title = Partide de continuat. Enter deschide una.
    .braille = partide de continuat
# There is none.
kept-none = Nu e nicio partidă de continuat.
    .braille = nimic de continuat
# The title of what can be done with such a game, which kept-entry tells.
kept-game = { $game }.
    .braille = { $game }
# Go on with the game.
kept-resume = Continuați această partidă.
    .braille = continuați
# Throw the game away.
kept-give-up = Ștergeți această partidă.
    .braille = ștergeți
# The question before that.
kept-confirm-give-up = Ștergeți partida? Alegeți încă o dată același rând.
    .braille = ștergeți? încă o dată
# It was done.
kept-given-up = Partida a fost ștearsă.
    .braille = ștearsă
# What golf-access resume does, in the help.
subcommand-resume = Continuă partida lăsată ultima.
