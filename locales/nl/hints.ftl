### Help: hints, what the oracle knows, warnings; options; ways to deal.
### A fair hint knows what the player knows. The oracle knows the order of the stock, too. Every
### message names which of the two it is.

## Hints: what to do

# The advised card fits on the waste, and frees $uncovered.
hint-remove = { $card }, kolom { $column }: past en maakt { $uncovered } vrij.
    .short = { $card }, kolom { $column }, maakt { $uncovered } vrij.
    .terse = { $card }, kolom { $column }
    .braille = { $card } k{ $column } > { $uncovered }
# As hint-remove, and the column is empty then.
hint-remove-last = { $card }, kolom { $column }: past en maakt de kolom leeg.
    .short = { $card }, kolom { $column }, maakt die leeg.
    .terse = { $card }, kolom { $column }
    .braille = { $card } k{ $column } > --
# As hint-remove, where no card lies on the waste yet.
hint-begin = { $card }, kolom { $column }: begint de aflegstapel en maakt { $uncovered } vrij.
    .short = { $card }, kolom { $column }, maakt { $uncovered } vrij.
    .terse = { $card }, kolom { $column }
    .braille = { $card } k{ $column } > { $uncovered }
# As hint-begin, and the column is empty then.
hint-begin-last = { $card }, kolom { $column }: begint de aflegstapel en maakt de kolom leeg.
    .short = { $card }, kolom { $column }, maakt die leeg.
    .terse = { $card }, kolom { $column }
    .braille = { $card } k{ $column } > --
# Drawing is advised; $key is the key that draws, $stock the cards in the stock.
hint-draw = Trek een kaart met { $key }, trekstapel { $stock }.
    .braille = trek: { $key }, stapel { $stock }

## Hints: how good that is

# The stock was dealt in $samples ways, as it may lie: in $wins of them the game can be won after what was advised.
chance = Eerlijke hint: winst bij { $wins } van { $samples } geprobeerde stapels.
    .short = Winst bij { $wins } van { $samples }.
    .braille = eerlijk { $wins }/{ $samples }
# As chance; after drawing it can be won in $others of them.
chance-drawing = Eerlijke hint: winst bij { $wins } van { $samples } geprobeerde stapels, met trekken bij { $others }.
    .short = Winst bij { $wins } van { $samples }, met trekken bij { $others }.
    .braille = eerlijk { $wins }/{ $samples }, trek { $others }
# As chance; after the next best card, $card, it can be won in $others of them.
chance-card = Eerlijke hint: winst bij { $wins } van { $samples } geprobeerde stapels, met { $card } bij { $others }.
    .short = Winst bij { $wins } van { $samples }, met { $card } bij { $others }.
    .braille = eerlijk { $wins }/{ $samples }, { $card } { $others }
# As chance, and there are no more ways than these in which the stock can lie.
chance-exact = Eerlijke hint: winst bij { $wins } van alle { $samples } mogelijke stapels.
    .short = Winst bij { $wins } van alle { $samples }.
    .braille = eerlijk { $wins }/alle { $samples }
# As chance-drawing, of all ways that there are.
chance-exact-drawing = Eerlijke hint: winst bij { $wins } van alle { $samples } mogelijke stapels, met trekken bij { $others }.
    .short = Winst bij { $wins } van alle { $samples }, met trekken bij { $others }.
    .braille = eerlijk { $wins }/alle { $samples }, trek { $others }
# As chance-card, of all ways that there are.
chance-exact-card = Eerlijke hint: winst bij { $wins } van alle { $samples } mogelijke stapels, met { $card } bij { $others }.
    .short = Winst bij { $wins } van alle { $samples }, met { $card } bij { $others }.
    .braille = eerlijk { $wins }/alle { $samples }, { $card } { $others }
# No card of the stock is unknown any more, and the game can be won.
chance-certain = Eerlijke hint: dit wint, er is niets meer verborgen.
    .short = Dit wint zeker.
    .braille = eerlijk: wint zeker
# None of the stocks that were tried wins.
chance-none = Eerlijke hint: bij { $samples } geprobeerde stapels geen winst; zo blijven de minste kaarten over.
    .short = Geen winst bij { $samples }; zo blijven de minste kaarten over.
    .braille = eerlijk 0/{ $samples }, minste over
# There is no stock with which the game could still be won.
chance-none-left = Eerlijke hint: met geen enkele stapel nog winst; zo blijven de minste kaarten over.
    .short = Geen winst meer; zo blijven de minste kaarten over.
    .braille = eerlijk: geen winst, minste over
# The oracle's hint: the game can be won from here with $draws draws, no fewer.
oracle-chance = Orakel: dit wint, { $draws ->
        [0] zonder te trekken
       *[other] met { $draws } keer trekken
    }.
    .braille = orakel: winst, trek { $draws }
# The oracle's hint where the game can't be won: at the end $left cards are left, no fewer.
oracle-chance-lost = Orakel: winnen kan niet meer, er { $left ->
        [one] blijft minstens { $left } kaart
       *[other] blijven minstens { $left } kaarten
    } over.
    .braille = orakel: geen winst, over { $left }

## Can it still be won?

# The game can be won from here, with $draws draws at least.
winnable = Nog te winnen, zegt het orakel, { $draws ->
        [0] zonder te trekken
       *[other] met minstens { $draws } keer trekken
    }.
    .braille = orakel: te winnen, trek { $draws }
# The game can't be won any more: at the end $left cards are left, no fewer.
winnable-no-more = Niet meer te winnen, zegt het orakel: er { $left ->
        [one] blijft minstens { $left } kaart
       *[other] blijven minstens { $left } kaarten
    } over.
    .braille = orakel: geen winst, over { $left }
# Undoing $undos times, with the key $key, leads back to where it could be won.
winnable-before = Met { $undos } keer { $key } ben je terug waar je nog kon winnen.
    .braille = { $undos } keer { $key }: te winnen
# A warning: the last action lost the game. $key is the key that undoes it.
last-chance-lost = Dat was de laatste kans, zegt het orakel; { $key } maakt het ongedaan.
    .braille = orakel: laatste kans weg, { $key } ongedaan
# Before the first step of a shortest winning line, of $steps steps, $draws of them draws.
line-begins = Winnende reeks van het orakel, nog { $steps ->
        [one] { $steps } stap
       *[other] { $steps } stappen
    }, { $draws ->
        [0] zonder te trekken
       *[other] waarvan { $draws } keer trekken
    }:
    .braille = orakel: stappen { $steps }, trek { $draws }
# After a block: the deal could have been won, with $draws draws at least.
far-won = Deze partij was te winnen, { $draws ->
        [0] zonder te trekken
       *[other] met { $draws } keer trekken
    }.
    .braille = was te winnen, trek { $draws }
# After a block: the deal couldn't be won, but $left cards are the fewest that could be left.
far-left = Deze partij was niet te winnen; in het beste geval { $left ->
        [one] blijft { $left } kaart
       *[other] blijven { $left } kaarten
    } over.
    .braille = geen winst, beste { $left }
# After a block: nobody could have left fewer cards.
far-reached = Met deze kaarten kon het niet beter.
    .braille = beter kon niet
# At the end of a game in which help was used: how many hints of each kind, and how many actions were shown.
help-used = Hulp gebruikt: eerlijke hints { $fair }, van het orakel { $oracle }, voorgedane stappen { $shown }.
    .braille = eerlijk { $fair }, orakel { $oracle }, getoond { $shown }

## Options

# The title of the list of options.
options-title = Instellingen. Enter wijzigt een keuze.
    .braille = instellingen
# Opens the options, in the menu.
menu-options = Instellingen: hints, waarschuwingen en meer.
    .braille = instellingen
# Hints use what the player can see.
hints-fair = Hints zijn eerlijk: alleen uit wat open ligt.
    .braille = hints eerlijk
# Hints use the real order of the stock.
hints-oracle = Hints komen van het orakel, dat de trekstapel kent.
    .braille = hints orakel
# A warning comes when an action has lost the game.
warn-on = Waarschuwing als de winst verloren gaat: aan. Die komt van het orakel en telt als hulp.
    .braille = waarschuwing aan
# No such warning comes.
warn-off = Waarschuwing als de winst verloren gaat: uit.
    .braille = waarschuwing uit

## Ways to deal

# Deal a game that was proved to be winnable.
choose-winnable = Deel een partij die te winnen is.
    .braille = te winnen partij
# Opens the list of levels.
choose-level = Deel naar moeilijkheid.
    .braille = naar moeilijkheid
# Deal the game that everybody has today.
choose-daily = Deel de partij van de dag.
    .braille = partij van de dag
# The title of the list of levels. Every level has games that can be won only.
levels-title = Hoe moeilijk? Alle partijen zijn te winnen.
    .braille = hoe moeilijk?
# The easiest level.
choose-gentle = Gemakkelijk.
    .braille = gemakkelijk
# The middle level.
choose-steady = Pittig: niet gemakkelijk.
    .braille = pittig
# The hardest level.
choose-tough = Taai: zelden gewonnen.
    .braille = taai
# The levels are there for the three rule sets as they are, not for variants and matches.
levels-rule-sets-only = Kiezen naar moeilijkheid kan bij losse partijen met regels zonder varianten.
    .braille = alleen regels zonder varianten
# No match is looked for whose deals can all be won.
winnable-single-only = Zo kan alleen een losse partij gedeeld worden, geen ronde.
    .braille = alleen losse partij
# None of the deals that were tried can be won by these rules.
winnable-not-found = Geen partij gevonden die te winnen is; Enter zoekt verder.
    .braille = niets gevonden, enter zoekt verder
