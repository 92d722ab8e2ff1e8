### Games that were left and can be resumed.

# A game that was left goes on; how it stands follows. $moves: the actions so far.
game-goes-on = { $rule }, la partita continua: { $moves ->
        [one] 1 mossa fatta
       *[other] { $moves } mosse fatte
    }.
    .braille = { $rule }, mosse { $moves }
# A game that was left, in lists and in menu-resume: which one, how many actions were made, when (history-when messages).
kept-entry = { $game }, { $entries ->
        [one] 1 azione
       *[other] { $entries } azioni
    }, { $when }
    .braille = { $game }, { $entries }, { $when }
# The menu's first entry: goes on with the game that was left last, which kept-entry tells.
menu-resume = Riprendi { $game }.
    .braille = riprendi { $game }
# An entry of the menu: the list of all games that were left.
menu-kept = Partite da riprendere.
    .braille = da riprendere
# The title of that list.
kept-title = Partite da riprendere. Invio ne apre una.
    .braille = partite da riprendere
# There is none.
kept-none = Non c'è nessuna partita da riprendere.
    .braille = niente da riprendere
# The title of what can be done with such a game, which kept-entry tells.
kept-game = { $game }.
    .braille = { $game }
# Go on with the game.
kept-resume = Riprendi questa partita.
    .braille = riprendi
# Throw the game away.
kept-give-up = Elimina questa partita.
    .braille = elimina
# The question before that.
kept-confirm-give-up = Eliminare la partita? Scegli di nuovo la stessa voce.
    .braille = eliminare? di nuovo
# It was done.
kept-given-up = Partita eliminata.
    .braille = eliminata
# What golf-access resume does, in the help.
subcommand-resume = Riprende la partita lasciata per ultima.
