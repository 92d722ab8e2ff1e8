### Help: hints, what the oracle knows, warnings; options; ways to deal.
### A fair hint knows what the player knows. The oracle knows the order of the stock, too. Every
### message names which of the two it is.

## Hints: what to do

# The advised card fits on the waste, and frees $uncovered.
hint-remove = { $card }, colonna { $column }: si può giocare e libera { $uncovered }.
    .short = { $card }, colonna { $column }, libera { $uncovered }.
    .terse = { $card }, colonna { $column }
    .braille = { $card } c{ $column } > { $uncovered }
# As hint-remove, and the column is empty then.
hint-remove-last = { $card }, colonna { $column }: si può giocare e svuota la colonna.
    .short = { $card }, colonna { $column }, la svuota.
    .terse = { $card }, colonna { $column }
    .braille = { $card } c{ $column } > --
# As hint-remove, where no card lies on the waste yet.
hint-begin = { $card }, colonna { $column }: comincia lo scarto e libera { $uncovered }.
    .short = { $card }, colonna { $column }, libera { $uncovered }.
    .terse = { $card }, colonna { $column }
    .braille = { $card } c{ $column } > { $uncovered }
# As hint-begin, and the column is empty then.
hint-begin-last = { $card }, colonna { $column }: comincia lo scarto e svuota la colonna.
    .short = { $card }, colonna { $column }, la svuota.
    .terse = { $card }, colonna { $column }
    .braille = { $card } c{ $column } > --
# Drawing is advised; $key is the key that draws, $stock the cards in the stock.
hint-draw = Pesca con { $key }, mazzo { $stock }.
    .braille = pesca: { $key }, mazzo { $stock }

## Hints: how good that is

# The stock was dealt in $samples ways, as it may lie: in $wins of them the game can be won after what was advised.
chance = Consiglio onesto: su { $samples } mazzi provati vince in { $wins }.
    .short = Su { $samples } vince in { $wins }.
    .braille = onesto { $wins }/{ $samples }
# As chance; after drawing it can be won in $others of them.
chance-drawing = Consiglio onesto: su { $samples } mazzi provati vince in { $wins }, pescando in { $others }.
    .short = Su { $samples } vince in { $wins }, pescando in { $others }.
    .braille = onesto { $wins }/{ $samples }, pesca { $others }
# As chance; after the next best card, $card, it can be won in $others of them.
chance-card = Consiglio onesto: su { $samples } mazzi provati vince in { $wins }, { $card } in { $others }.
    .short = Su { $samples } vince in { $wins }, { $card } in { $others }.
    .braille = onesto { $wins }/{ $samples }, { $card } { $others }
# As chance, and there are no more ways than these in which the stock can lie.
chance-exact = Consiglio onesto: su tutti i { $samples } mazzi possibili vince in { $wins }.
    .short = Su tutti i { $samples } vince in { $wins }.
    .braille = onesto { $wins }/tutti { $samples }
# As chance-drawing, of all ways that there are.
chance-exact-drawing = Consiglio onesto: su tutti i { $samples } mazzi possibili vince in { $wins }, pescando in { $others }.
    .short = Su tutti i { $samples } vince in { $wins }, pescando in { $others }.
    .braille = onesto { $wins }/tutti { $samples }, pesca { $others }
# As chance-card, of all ways that there are.
chance-exact-card = Consiglio onesto: su tutti i { $samples } mazzi possibili vince in { $wins }, { $card } in { $others }.
    .short = Su tutti i { $samples } vince in { $wins }, { $card } in { $others }.
    .braille = onesto { $wins }/tutti { $samples }, { $card } { $others }
# No card of the stock is unknown any more, and the game can be won.
chance-certain = Consiglio onesto: si vince, nessuna carta è più nascosta.
    .short = Si vince di sicuro.
    .braille = onesto: si vince di sicuro
# None of the stocks that were tried wins.
chance-none = Consiglio onesto: su { $samples } mazzi provati non si vince mai; così restano meno carte.
    .short = Su { $samples } mai; così restano meno carte.
    .braille = onesto 0/{ $samples }, meno carte così
# There is no stock with which the game could still be won.
chance-none-left = Consiglio onesto: non si vince più con nessun mazzo; così restano meno carte.
    .short = Non si vince più; così restano meno carte.
    .braille = onesto: persa, meno carte così
# The oracle's hint: the game can be won from here with $draws draws, no fewer.
oracle-chance = Oracolo: si vince { $draws ->
        [0] senza pescare
        [one] pescando una carta
       *[other] pescando { $draws } carte
    }.
    .braille = oracolo: si vince, pesca { $draws }
# The oracle's hint where the game can't be won: at the end $left cards are left, no fewer.
oracle-chance-lost = Oracolo: non si vince più, { $left ->
        [one] resta almeno una carta
       *[other] restano almeno { $left } carte
    }.
    .braille = oracolo: persa, tavolo { $left }

## Can it still be won?

# The game can be won from here, with $draws draws at least.
winnable = Si può ancora vincere, dice l'oracolo, { $draws ->
        [0] senza pescare
        [one] pescando almeno una carta
       *[other] pescando almeno { $draws } carte
    }.
    .braille = oracolo: si vince, pesca { $draws }
# The game can't be won any more: at the end $left cards are left, no fewer.
winnable-no-more = Non si può più vincere, dice l'oracolo: { $left ->
        [one] resta almeno una carta
       *[other] restano almeno { $left } carte
    }.
    .braille = oracolo: persa, tavolo { $left }
# Undoing $undos times, with the key $key, leads back to where it could be won.
winnable-before = Con { $key }, { $undos ->
        [one] una volta
       *[other] { $undos } volte
    }, torni a quando si poteva vincere.
    .braille = { $key } per { $undos }: si vince
# A warning: the last action lost the game. $key is the key that undoes it.
last-chance-lost = Era l'ultima possibilità di vincere, dice l'oracolo; { $key } annulla.
    .braille = oracolo: occasione persa, { $key } annulla
# Before the first step of a shortest winning line, of $steps steps, $draws of them draws.
line-begins = Mosse vincenti dell'oracolo: { $steps ->
        [one] ne resta una
       *[other] ne restano { $steps }
    }, { $draws ->
        [0] senza pescare
        [one] pescando una volta
       *[other] pescando { $draws } volte
    }.
    .braille = oracolo: mosse { $steps }, pesca { $draws }
# After a block: the deal could have been won, with $draws draws at least.
far-won = Questa partita si poteva vincere, { $draws ->
        [0] senza pescare
        [one] pescando una carta
       *[other] pescando { $draws } carte
    }.
    .braille = si poteva vincere, pesca { $draws }
# After a block: the deal couldn't be won, but $left cards are the fewest that could be left.
far-left = Questa partita non si poteva vincere; nel migliore dei casi { $left ->
        [one] resta una carta
       *[other] restano { $left } carte
    }.
    .braille = non si vince, al meglio { $left }
# After a block: nobody could have left fewer cards.
far-reached = Con queste carte nessuno avrebbe fatto meglio.
    .braille = meglio non si poteva
# At the end of a game in which help was used: how many hints of each kind, and how many actions were shown.
help-used = Aiuti usati: consigli onesti { $fair }, dall'oracolo { $oracle }, mosse mostrate { $shown }.
    .braille = onesti { $fair }, oracolo { $oracle }, viste { $shown }

## Options

# The title of the list of options.
options-title = Opzioni. Invio cambia una voce.
    .braille = opzioni
# Opens the options, in the menu.
menu-options = Opzioni: consigli, avvisi e altro.
    .braille = opzioni
# Hints use what the player can see.
hints-fair = Consigli onesti: solo da quello che si vede.
    .braille = consigli onesti
# Hints use the real order of the stock.
hints-oracle = Consigli dall'oracolo, che conosce il mazzo.
    .braille = consigli: oracolo
# A warning comes when an action has lost the game.
warn-on = Avviso quando la vittoria sfugge: attivo. Lo dà l'oracolo e conta come aiuto.
    .braille = avviso attivo
# No such warning comes.
warn-off = Avviso quando la vittoria sfugge: spento.
    .braille = avviso spento

## Ways to deal

# Deal a game that was proved to be winnable.
choose-winnable = Dai le carte di una partita che si può vincere.
    .braille = partita vincibile
# Opens the list of levels.
choose-level = Dai le carte secondo la difficoltà.
    .braille = per difficoltà
# Deal the game that everybody has today.
choose-daily = Dai le carte della partita del giorno.
    .braille = partita del giorno
# The title of the list of levels. Every level has games that can be won only.
levels-title = Quanto difficile? Sono tutte partite che si possono vincere.
    .braille = quanto difficile?
# The easiest level.
choose-gentle = Difficoltà lieve.
    .braille = lieve
# The middle level.
choose-steady = Difficoltà media.
    .braille = media
# The hardest level.
choose-tough = Difficile: si vince di rado.
    .braille = difficile
# The levels are there for the three rule sets as they are, not for variants and matches.
levels-rule-sets-only = La difficoltà si sceglie per partite singole, con una regola senza varianti.
    .braille = solo partite senza varianti
# No match is looked for whose deals can all be won.
winnable-single-only = Così si può dare solo una partita singola, non un giro di buche.
    .braille = solo partita singola
# None of the deals that were tried can be won by these rules.
winnable-not-found = Nessuna partita vincibile trovata; Invio ne cerca altre.
    .braille = nessuna trovata, invio riprova
