### What is wrong with a game code, a deal file, an option; the program's own faults.

## Game codes

# An empty code.
code-empty = De partijcode is leeg. Zo ziet er een uit: GO1-E-AAAAAAB.
    .braille = code leeg
# Much too long.
code-too-long = Dat is geen partijcode: het zijn { $length } tekens.
    .braille = geen code, { $length } tekens
# A blank inside the code.
code-inner-blank = Er staat een spatie in de partijcode. De delen worden verbonden met streepjes.
    .braille = spatie in code
# A dash that is no hyphen.
code-foreign-dash = Er staat een lang streepje in de partijcode. Gebruik het gewone streepje.
    .braille = lang streepje, neem gewoon
# A character that no code has.
code-foreign-character = Teken { $position } van de partijcode, { $character }, is geen letter, cijfer of streepje.
    .braille = geen { $character } in codes
# A code of a table game.
code-other-game = Met { $prefix } begint een code voor een tafelspel, niet voor solitaire.
    .braille = { $prefix } is een tafelspel
# Not a code at all.
code-not-a-code = Dat is geen partijcode: een code voor solitaire begint met GO1.
    .braille = geen code, begint met GO1
# A code of another version.
code-other-version = De code is van versie { $version }: dit programma kent versie 1.
    .braille = versie { $version }, bekend 1
# Nothing after GO1.
code-no-rule = Na GO1 ontbreken de regels: E, C of S.
    .braille = regels ontbreken: E C S
# A rule letter that there isn't.
code-unknown-rule = { $rule } is geen letter voor de regels. E is Makkelijk, C Klassiek, S Strikt.
    .braille = geen regels { $rule }: E C S
# Several characters where the rule letter stands.
code-long-rule = Voor de regels staat één letter, E, C of S, niet { $rule }.
    .braille = regels: E C S, niet { $rule }
# The letters of the deal are missing.
code-no-deal = Na de letter van de regels ontbreken de zeven letters van de verdeling.
    .braille = 7 letters ontbreken
# Too few letters.
code-short-deal = De verdeling { $deal } heeft maar { $length ->
        [one] { $length } letter
       *[other] { $length } letters
    }: het moeten er zeven zijn.
    .braille = { $deal }: { $length }, moet 7
# Too many letters.
code-long-deal = De verdeling { $deal } heeft { $length } letters: het moeten er zeven zijn.
    .braille = { $deal }: { $length }, moet 7
# A digit among the letters.
code-deal-digit = In de verdeling { $deal } staat een { $character }: er mogen alleen letters in, A tot en met Z.
    .braille = { $deal }: geen { $character }
# Two hyphens in a row.
code-double-hyphen = Tussen twee streepjes ontbreekt een deel van de partijcode.
    .braille = twee streepjes
# A hyphen at the end.
code-last-hyphen = De partijcode eindigt op een streepje: daarna ontbreekt iets.
    .braille = streepje aan het eind
# Hyphens left out where they are needed.
code-hyphens-missing = Er ontbreken streepjes: een code ziet eruit als GO1-E-AAAAAAB of GO1-E-AAAAAAB-J1.
    .braille = streepjes ontbreken
# A variant that there isn't.
code-unknown-variant = Variant { $variant } is er niet. Er zijn Q, K, D, B, J1, J2, W en M.
    .braille = geen variant { $variant }
# A wrong number of jokers.
code-joker-number = Variant { $variant } is er niet: jokers zijn J1 of J2.
    .braille = geen { $variant }: J1 J2
# A variant stands twice.
code-variant-twice = Variant { $variant } staat er twee keer.
    .braille = { $variant } twee keer
# J1 and J2 together.
code-two-joker-numbers = J1 en J2 gaan niet samen.
    .braille = J1 of J2
# D and B together.
code-two-draw-rules = D, altijd trekken, en B, alleen trekken als er niets past, gaan niet samen.
    .braille = D of B
# Variants in the wrong order.
code-variant-order = Variant { $first } moet vóór { $second } staan.
    .braille = { $first } voor { $second }

## Deal files

# A fault in a deal file; $problem is one of the following.
deal-file = Het verdelingsbestand { $file }: { $problem }
# The file holds no cards.
deal-empty = er staan geen kaarten in. Nodig zijn een regel Talon en zeven regels van vijf kaarten.
# A label that there isn't.
deal-unknown-line = regel { $line }: “{ $word }” is onbekend. Bekend zijn Foundations en Talon.
# A label stands twice.
deal-line-twice = regel { $line }: { $word } staat er voor de tweede keer.
# Not a card.
deal-bad-card = regel { $line }: “{ $word }” is geen kaart. Een kaart schrijf je als 8S, TD, 10D of AC.
# A card that was there before.
deal-card-twice = regel { $line }: { $card } staat er voor de tweede keer.
# More than two jokers.
deal-many-jokers = regel { $line }: een derde joker. Het mogen er hoogstens twee zijn.
# More than one card in Foundations.
deal-foundation-cards = regel { $line }: { $count } kaarten op de aflegstapel. Het mag er maar één zijn.
# A column of another length.
deal-column-cards = regel { $line }: { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    } in een kolom. Het moeten er { $rows } zijn.
# Too few or too many columns.
deal-column-count = { $count ->
        [0] geen kolommen
        [one] { $count } kolom
       *[other] { $count } kolommen
    }. Het moeten er { $columns } zijn.
# Cards are missing.
deal-cards-missing = er { $count ->
        [one] ontbreekt { $count } kaart
       *[other] ontbreken { $count } kaarten
    }: { $cards }.

## Options

# A subcommand that there isn't.
usage-unknown-subcommand = Er is geen opdracht { $name }. Er zijn: { $known }.
# An option that there isn't.
usage-unknown-option = Er is hier geen optie { $option }. Er zijn: { $known }.
# An option's value is wrong.
usage-bad-value = { $option } kan niet { $value } zijn. Mogelijk zijn: { $known }.
# An option lacks its value. $value names it.
usage-missing-value = Bij { $option } hoort een waarde: { $option } { $value }.
# A switch was given a value.
usage-no-value = Bij { $option } hoort geen waarde.
# The argument is missing.
usage-missing-argument = { $argument } ontbreekt.
# Two options that exclude each other.
usage-exclusive = { $first } en { $second } gaan niet samen.
# An option that needs another.
usage-needs = { $option } kan alleen samen met { $other }.
# The jokers asked for aren't those in the file.
usage-jokers-in-file = In het verdelingsbestand { $file } { $jokers ->
        [0] zit geen joker
        [one] zit { $jokers } joker
       *[other] zitten { $jokers } jokers
    }: laat --jokers weg.
# A file can't be read.
file-unreadable = Het bestand { $file } is niet te lezen: bestaat het, en is het een tekstbestand in UTF-8?
# A file can't be written.
file-unwritable = In het bestand { $file } kan niet worden geschreven.

## Help on the command line

# How a command is called.
help-call = Gebruik: { $call } [opties]
# A subcommand.
help-subcommand = { $name }: { $does }
# An option.
help-option = { $call }: { $does }
# An option with the values that it can have.
help-option-choices = { $call }: { $does } Mogelijk zijn: { $known }.
# golf-access alone.
subcommand-menu = Golf op het gehoor: zonder opdracht begint een menu.
# golf-access solitaire.
subcommand-solitaire = Golfsolitaire spelen.
# golf-access deal.
subcommand-deal = De kaarten van een partijcode als tekst tonen.
# An option.
option-lang = De taal.
# An option.
option-output = Wie er spreekt: met terminal je schermlezer, met voice het spel zelf.
# An option.
option-line = Opdrachten per regel lezen in plaats van losse toetsen.
# An option.
option-keymap = Welke toetsenindeling geldt.
# An option.
option-transcript = Alles wat wordt gezegd in dit bestand bewaren, als JSON, één regel per bericht.
# An option.
option-help = Deze hulp.
# An option.
option-code = De partijcode om te spelen.
# An option.
option-deal = De kaarten uit dit bestand spelen.
# An option.
option-rules = De regels.
# An option.
option-king-ace = Heer en aas verbonden.
# An option.
option-queen-on-king = Vrouw op heer mag.
# An option.
option-draw = Wanneer je mag trekken.
# An option.
option-jokers = Het aantal jokers.
# An option.
option-empty-waste = De aflegstapel is aan het begin leeg.
# An option.
option-match = Een ronde van negen verdelingen.
# An option.
option-stock-bonus = In een ronde gaan er punten af voor kaarten in de trekstapel.

## The program's own faults

# The program failed. $file holds the details.
crashed = Golf Access is gestopt door een fout van ons. De details staan in { $file }: stuur ze ons alsjeblieft.
# The program failed, and the details can't be kept either.
crashed-unwritten = Golf Access is gestopt door een fout van ons.
