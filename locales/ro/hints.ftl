### Help: hints, what the oracle knows, warnings; options; ways to deal.
### A fair hint knows what the player knows. The oracle knows the order of the stock, too. Every
### message names which of the two it is.

## Hints: what to do

# The advised card fits on the waste, and frees $uncovered.
hint-remove = { $card }, coloana { $column }: se potrivește și eliberează { $uncovered }.
    .short = { $card }, coloana { $column }, eliberează { $uncovered }.
    .terse = { $card }, coloana { $column }
    .braille = { $card } c{ $column } > { $uncovered }
# As hint-remove, and the column is empty then.
hint-remove-last = { $card }, coloana { $column }: se potrivește și golește coloana.
    .short = { $card }, coloana { $column }, o golește.
    .terse = { $card }, coloana { $column }
    .braille = { $card } c{ $column } > --
# As hint-remove, where no card lies on the waste yet.
hint-begin = { $card }, coloana { $column }: începe teancul de decartare și eliberează { $uncovered }.
    .short = { $card }, coloana { $column }, eliberează { $uncovered }.
    .terse = { $card }, coloana { $column }
    .braille = { $card } c{ $column } > { $uncovered }
# As hint-begin, and the column is empty then.
hint-begin-last = { $card }, coloana { $column }: începe teancul de decartare și golește coloana.
    .short = { $card }, coloana { $column }, o golește.
    .terse = { $card }, coloana { $column }
    .braille = { $card } c{ $column } > --
# Drawing is advised; $key is the key that draws, $stock the cards in the stock.
hint-draw = Trageți cu { $key }, teanc de tragere { $stock }.
    .braille = trageți: { $key }, trag { $stock }

## Hints: how good that is

# The stock was dealt in $samples ways, as it may lie: in $wins of them the game can be won after what was advised.
chance = Sfat cinstit: din { $samples ->
        [one] un teanc încercat
        [few] { $samples } teancuri încercate
       *[other] { $samples } de teancuri încercate
    } câștigă în { $wins }.
    .short = Câștigă în { $wins } din { $samples }.
    .braille = cinstit { $wins }/{ $samples }
# As chance; after drawing it can be won in $others of them.
chance-drawing = Sfat cinstit: din { $samples ->
        [one] un teanc încercat
        [few] { $samples } teancuri încercate
       *[other] { $samples } de teancuri încercate
    } câștigă în { $wins }, iar trăgând, în { $others }.
    .short = Câștigă în { $wins } din { $samples }, trăgând în { $others }.
    .braille = cinstit { $wins }/{ $samples }, tragere { $others }
# As chance; after the next best card, $card, it can be won in $others of them.
chance-card = Sfat cinstit: din { $samples ->
        [one] un teanc încercat
        [few] { $samples } teancuri încercate
       *[other] { $samples } de teancuri încercate
    } câștigă în { $wins }, iar { $card } în { $others }.
    .short = Câștigă în { $wins } din { $samples }, { $card } în { $others }.
    .braille = cinstit { $wins }/{ $samples }, { $card } { $others }
# As chance, and there are no more ways than these in which the stock can lie.
chance-exact = Sfat cinstit: din toate cele { $samples ->
        [one] { $samples } teanc posibil
        [few] { $samples } teancuri posibile
       *[other] { $samples } de teancuri posibile
    } câștigă în { $wins }.
    .short = Câștigă în { $wins } din toate cele { $samples }.
    .braille = cinstit { $wins }/toate { $samples }
# As chance-drawing, of all ways that there are.
chance-exact-drawing = Sfat cinstit: din toate cele { $samples ->
        [one] { $samples } teanc posibil
        [few] { $samples } teancuri posibile
       *[other] { $samples } de teancuri posibile
    } câștigă în { $wins }, iar trăgând, în { $others }.
    .short = Câștigă în { $wins } din toate cele { $samples }, trăgând în { $others }.
    .braille = cinstit { $wins }/toate { $samples }, trag. { $others }
# As chance-card, of all ways that there are.
chance-exact-card = Sfat cinstit: din toate cele { $samples ->
        [one] { $samples } teanc posibil
        [few] { $samples } teancuri posibile
       *[other] { $samples } de teancuri posibile
    } câștigă în { $wins }, iar { $card } în { $others }.
    .short = Câștigă în { $wins } din toate cele { $samples }, { $card } în { $others }.
    .braille = cinstit { $wins }/toate { $samples }, { $card } { $others }
# No card of the stock is unknown any more, and the game can be won.
chance-certain = Sfat cinstit: se câștigă, nu mai este nimic ascuns.
    .short = Se câștigă sigur.
    .braille = cinstit: se câștigă sigur
# None of the stocks that were tried wins.
chance-none = Sfat cinstit: în { $samples ->
        [one] teancul încercat
        [few] { $samples } teancuri încercate
       *[other] { $samples } de teancuri încercate
    } nu se câștigă deloc; așa rămân cele mai puține cărți.
    .short = Niciun câștig din { $samples }; așa rămân cele mai puține cărți.
    .braille = cinstit 0/{ $samples }, cele mai puține
# There is no stock with which the game could still be won.
chance-none-left = Sfat cinstit: nu se mai poate câștiga cu niciun teanc; așa rămân cele mai puține cărți.
    .short = Nu se mai câștigă; așa rămân cele mai puține cărți.
    .braille = cinstit: pierdut, cele mai puține
# The oracle's hint: the game can be won from here with $draws draws, no fewer.
oracle-chance = Oracol: se câștigă { $draws ->
        [0] fără nicio tragere
        [one] cu o tragere
        [few] cu { $draws } trageri
       *[other] cu { $draws } de trageri
    }.
    .braille = oracol: se câștigă, trageri { $draws }
# The oracle's hint where the game can't be won: at the end $left cards are left, no fewer.
oracle-chance-lost = Oracol: nu se mai câștigă, { $left ->
        [one] rămâne cel puțin o carte
        [few] rămân cel puțin { $left } cărți
       *[other] rămân cel puțin { $left } de cărți
    }.
    .braille = oracol: pierdut, rămân { $left }

## Can it still be won?

# The game can be won from here, with $draws draws at least.
winnable = Se mai poate câștiga, spune oracolul, { $draws ->
        [0] fără nicio tragere
        [one] cu cel puțin o tragere
        [few] cu cel puțin { $draws } trageri
       *[other] cu cel puțin { $draws } de trageri
    }.
    .braille = oracol: se câștigă, trageri { $draws }
# The game can't be won any more: at the end $left cards are left, no fewer.
winnable-no-more = Nu se mai poate câștiga, spune oracolul: { $left ->
        [one] rămâne cel puțin o carte
        [few] rămân cel puțin { $left } cărți
       *[other] rămân cel puțin { $left } de cărți
    }.
    .braille = oracol: pierdut, rămân { $left }
# Undoing $undos times, with the key $key, leads back to where it could be won.
winnable-before = { $key }, apăsat { $undos ->
        [one] o dată
        [few] de { $undos } ori
       *[other] de { $undos } de ori
    }, vă duce înapoi la o poziție care se putea câștiga.
    .braille = { $key } de { $undos } ori: câștigabil
# A warning: the last action lost the game. $key is the key that undoes it.
last-chance-lost = Aceea a fost ultima șansă, spune oracolul; { $key } anulează.
    .braille = oracol: șansă pierdută, { $key } anulează
# Before the first step of a shortest winning line, of $steps steps, $draws of them draws.
line-begins = Drum câștigător de la oracol, { $steps ->
        [one] a rămas o mutare
        [few] au rămas { $steps } mutări
       *[other] au rămas { $steps } de mutări
    }, { $draws ->
        [0] fără nicio tragere
        [one] cu o tragere
        [few] cu { $draws } trageri
       *[other] cu { $draws } de trageri
    }:
    .braille = oracol: mutări { $steps }, trageri { $draws }
# After a block: the deal could have been won, with $draws draws at least.
far-won = Această distribuire se putea câștiga, { $draws ->
        [0] fără nicio tragere
        [one] cu o tragere
        [few] cu { $draws } trageri
       *[other] cu { $draws } de trageri
    }.
    .braille = se putea câștiga, trageri { $draws }
# After a block: the deal couldn't be won, but $left cards are the fewest that could be left.
far-left = Această distribuire nu se putea câștiga; în cel mai bun caz { $left ->
        [one] rămâne o carte
        [few] rămân { $left } cărți
       *[other] rămân { $left } de cărți
    }.
    .braille = fără câștig, cel mai bine { $left }
# After a block: nobody could have left fewer cards.
far-reached = Cu aceste cărți nu se putea mai bine.
    .braille = nu se putea mai bine
# At the end of a game in which help was used: how many hints of each kind, and how many actions were shown.
help-used = Ajutor folosit: sfaturi cinstite { $fair }, de la oracol { $oracle }, mutări arătate { $shown }.
    .braille = cinstite { $fair }, oracol { $oracle }, arătate { $shown }

## Options

# The title of the list of options.
options-title = Opțiuni. Enter schimbă opțiunea.
    .braille = opțiuni
# Opens the options, in the menu.
menu-options = Opțiuni: sfaturi, avertizări și altele.
    .braille = opțiuni
# Hints use what the player can see.
hints-fair = Sfaturi cinstite: doar din ce se vede.
    .braille = sfaturi cinstite
# Hints use the real order of the stock.
hints-oracle = Sfaturi de la oracol, care cunoaște teancul de tragere.
    .braille = sfaturi: oracol
# A warning comes when an action has lost the game.
warn-on = Avertizare la pierderea șansei de câștig: da. O dă oracolul și se socotește ca ajutor.
    .braille = avertizare: da
# No such warning comes.
warn-off = Avertizare la pierderea șansei de câștig: nu.
    .braille = avertizare: nu

## Ways to deal

# Deal a game that was proved to be winnable.
choose-winnable = Distribuie o partidă care se poate câștiga.
    .braille = partidă câștigabilă
# Opens the list of levels.
choose-level = Distribuie după dificultate.
    .braille = după dificultate
# Deal the game that everybody has today.
choose-daily = Distribuie partida zilei.
    .braille = partida zilei
# The title of the list of levels. Every level has games that can be won only.
levels-title = Cât de greu? Toate partidele se pot câștiga.
    .braille = cât de greu?
# The easiest level.
choose-gentle = Dificultate mică.
    .braille = mică
# The middle level.
choose-steady = Dificultate medie.
    .braille = medie
# The hardest level.
choose-tough = Dificultate mare: se câștigă rar.
    .braille = mare
# The levels are there for the three rule sets as they are, not for variants and matches.
levels-rule-sets-only = Dificultatea se alege pentru partide simple, cu reguli fără variante.
    .braille = doar reguli fără variante
# No match is looked for whose deals can all be won.
winnable-single-only = Așa se poate distribui doar o partidă simplă, nu un meci.
    .braille = doar partidă simplă
# None of the deals that were tried can be won by these rules.
winnable-not-found = Nu s-a găsit nicio partidă câștigabilă; Enter caută alta.
    .braille = niciuna găsită, enter caută
