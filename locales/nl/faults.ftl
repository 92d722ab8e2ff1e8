### What is wrong with a game code, a deal file, an option; the program's own faults.

## Game codes

# An empty code.
code-empty = De partijcode is leeg. Een voorbeeld: GO1-E-AAAAAAB, SG1-6-4-AAAAAAB of BG1-9-4-AAAAAAB.
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
code-not-a-code = Dat is geen partijcode: die begint met GO1, SG1 of BG1.
    .braille = geen code: GO1 SG1 BG1
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

## Codes of tables

# A code of solitaire.
table-code-other-game = { $prefix } begint de code van een solitaire, niet van een tafel.
    .braille = solitairecode { $prefix }
# Nothing after SG1 or BG1.
table-code-no-cards = Na SG1 of BG1 ontbreekt het aantal kaarten per speler.
    .braille = kaarten ontbreken
# A number of cards that there isn't.
table-code-unknown-cards = Er zijn geen borden van { $cards } kaarten. Er zijn: { $known }.
    .braille = geen bord van { $cards }
# The number of players is missing.
table-code-no-seats = Na de kaarten ontbreekt het aantal spelers: 2 tot 7.
    .braille = spelers ontbreken: 2-7
# A number of players that there isn't.
table-code-unknown-seats = { $seats } is geen aantal spelers: 2 tot 7.
    .braille = spelers 2-7, niet { $seats }
# The letters of the deal are missing.
table-code-no-deal = Na het aantal spelers ontbreken de zeven letters van de verdeling.
    .braille = 7 letters ontbreken
# Hyphens left out where they are needed.
table-code-hyphens-missing = Er ontbreken streepjes: een code ziet eruit als SG1-6-4-AAAAAAB of SG1-6-4-AAAAAAB-J0-K1.
    .braille = streepjes ontbreken
# A variant that there isn't.
table-code-unknown-variant = Er is geen variant { $variant }. Ze beginnen met D, J, V2, VT, VJ, VQ, VK, VW, C, R, X, L, S, A, P, B, G, K, T, F, Y, E, H, N, Z, U of M.
    .braille = geen variant { $variant }
# The value of a variant is missing, or it can't have that one.
table-code-variant-value = De variant { $variant } heeft geen waarde, of een verkeerde. Een waarde is een getal, onder nul met M: J1, VWM3.
    .braille = { $variant }: verkeerde waarde
# A number of holes and a points limit together.
table-code-two-lengths = H, een aantal holes, en N, een puntengrens, sluiten elkaar uit.
    .braille = H of N

## Rules of tables that can't be played

# A grid that there isn't.
table-rules-grid = { $rows } rijen bij { $columns } kolommen kan niet: een bord heeft 2 tot 16 kaarten.
    .braille = geen bord { $rows } bij { $columns }
# A number out of its range; $field is the name of a rule.
table-rules-out-of-range = { $field }: { $value } kan niet, het moet van { $least } tot { $most } zijn.
    .braille = { $field }: { $least } tot { $most }
# Too many or too few cards are chosen at the start.
table-rules-start-cards = Aan het begin { $start_cards } van { $cards } kaarten kiezen kan niet: een moet dicht blijven, en wie kijkt heeft er een nodig.
    .braille = niet { $start_cards } van { $cards } aan begin
# A number of holes and a points limit, or neither.
table-rules-length = Een wedstrijd heeft een aantal holes of een puntengrens.
    .braille = holes of puntengrens
# Diagonals on a board that isn't square.
table-rules-diagonals = Diagonalen tellen alleen op een vierkant bord, niet bij { $rows } rijen en { $columns } kolommen.
    .braille = diagonalen: vierkant bord
# Too few players.
table-rules-too-few-seats = { $seats ->
        [one] { $seats } speler is
       *[other] { $seats } spelers is
    } te weinig: volgens deze regels spelen er { $least } tot { $most }.
    .braille = spelers { $least }-{ $most }, niet { $seats }
# Too many players.
table-rules-too-many-seats = { $seats ->
        [one] { $seats } speler is
       *[other] { $seats } spelers is
    } te veel: volgens deze regels spelen er { $least } tot { $most }.
    .braille = spelers { $least }-{ $most }, niet { $seats }
# The packs have too few cards for so many players.
table-rules-too-few-cards = Voor { $seats ->
        [one] { $seats } speler
       *[other] { $seats } spelers
    } zijn { $needed } kaarten nodig, en de spellen hebben er { $cards }: neem nog een spel of minder spelers.
    .braille = { $needed } kaarten nodig, { $cards } er

## Players

# A place in the list of players is empty. $number is which one.
table-players-no-name = Speler { $number } ontbreekt: elk is een naam, you, bot of bot:hard.
    .braille = speler { $number } ontbreekt
# A name that is too long.
table-players-long = De naam { $name } heeft { $length ->
        [one] { $length } teken
       *[other] { $length } tekens
    }: hoogstens { $most }.
    .braille = naam van { $length }, hoogstens { $most }
# A name with a comma, a colon or something that can't be written.
table-players-character = De naam { $name } heeft een { $character }: dat kan in geen naam.
    .braille = geen { $character } in namen
# A word that stands for something else: you, bot.
table-players-reserved = { $name } kan geen naam zijn: in de lijst van spelers betekent het iets anders.
    .braille = geen naam: { $name }
# Two persons of one name.
table-players-twice = Er is al een { $name }: ieder heeft een eigen naam nodig.
    .braille = er is al een { $name }
# A strength of computer players that there isn't.
table-players-strength = Er is geen computerspeler { $strength }. Er zijn: { $known }.
    .braille = { $strength }? { $known }

## The file of house rules

# The file can't be read.
house-unreadable = De huisregels { $file } zijn niet te lezen: het moet een tekstbestand in UTF-8 zijn.
    .braille = huisregels onleesbaar
# The file isn't TOML.
house-syntax = De huisregels { $file } hebben een fout in regel { $line }: onder een naam tussen rechte haken is elke regel een huisregel = waarde.
    .braille = huisregels: fout in regel { $line }
# A line stands outside of the sections.
house-not-a-section = De huisregels { $file } hebben { $name } buiten elke sectie: eerst een regel met een naam tussen rechte haken.
    .braille = huisregels: { $name } erbuiten
# A section names something unknown.
house-unknown-field = Huisregels { $file }, sectie { $section }: er is geen regel { $name }. Er zijn: { $known }.
    .braille = { $section }: geen { $name }
# A rule has a wrong value.
house-bad-value = Huisregels { $file }, sectie { $section }: { $name } kan niet { $value } zijn. Wel: { $known }.
    .braille = { $section }: { $name } niet { $value }
# A rule is no number, or one out of its range.
house-bad-number = Huisregels { $file }, sectie { $section }: { $name } moet een heel getal van { $least } tot { $most } zijn, niet { $value }.
    .braille = { $section }: { $name } { $least } tot { $most }
# Rules that can't be played; $problem tells why.
house-rules = Huisregels { $file }, sectie { $section }: { $problem }
    .braille = { $section }: { $problem }
# Players who can't sit down; $problem tells why.
house-players = Huisregels { $file }, sectie { $section }: { $problem }
    .braille = { $section }: { $problem }
# A name that house rules can't have.
house-bad-name = Huisregels hebben een naam nodig van hoogstens { $most } tekens, allemaal zichtbaar.
    .braille = naam: hoogstens { $most } tekens
# There are no house rules of that name.
house-no-such-name = De huisregels { $file } hebben geen sectie { $name }. Er zijn: { $known }.
    .braille = geen huisregels { $name }

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
# An option needs a number.
usage-bad-number = { $option } moet een heel getal van { $least } tot { $most } zijn, niet { $value }.
# More or fewer players are named than a code has.
usage-players-in-code = { $code } is voor { $seats ->
        [one] { $seats } speler
       *[other] { $seats } spelers
    }, en --players noemt er { $count }.
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
# golf-access six.
subcommand-six = Speel Golf met zes kaarten aan een tafel.
# golf-access board.
subcommand-board = Speel Bordgolf aan een tafel.
# golf-access deal.
subcommand-deal = De kaarten van een partijcode als tekst tonen.
# golf-access solve.
subcommand-solve = Zeggen of een partij te winnen is, en de kortste weg.
# golf-access survey.
subcommand-survey = Tellen hoeveel partijen met een regel te winnen zijn.
# An option.
option-lang = De taal.
# An option.
option-output = Wie spreekt: terminal laat je schermlezer de regels lezen; reader vertelt het hem rechtstreeks; voice is de eigen stem van het spel; off is stil.
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
option-deal = De kaarten uit dit bestand nemen.
# An option.
option-rules = De regels.
# An option.
option-king-ace = Heer en aas verbonden.
# An option.
option-queen-on-king = Vrouw op heer mag.
# An option.
option-draw = Wanneer je mag trekken.
# An option; tables have so many jokers in each pack.
option-jokers = Het aantal jokers, aan tafels per spel kaarten.
# An option.
option-empty-waste = De aflegstapel is aan het begin leeg.
# An option.
option-match = Een ronde van negen verdelingen.
# An option.
option-stock-bonus = In een ronde gaan er punten af voor kaarten in de trekstapel.
# An option of solve. The words winnable, draws, left, line and draw stay as they are.
option-json = Eén JSON-object in plaats van woorden: winnable, draws, left en line, met als stappen draw of het nummer van een kolom.
# An option of survey.
option-count = Hoeveel partijen worden onderzocht, nummer na nummer; 1000 als je niets opgeeft.
# An option of survey.
option-first = Het nummer van de eerste verdeling; 0, als je niets opgeeft, is AAAAAAA.
# An option of survey.
option-jobs = Hoeveel processen tegelijk werken; 1 als je niets opgeeft.
# An option of survey.
option-results = Het bestand voor de uitkomsten; een naar de regels genoemd bestand als je niets opgeeft.
# An option.
option-cards = Hoeveel kaarten elke speler heeft; 6 als er niets gezegd wordt.
# An option. The words you, bot and easy, normal, hard stay as they are.
option-players = Wie er spelen, met de klok mee, met komma's: namen van mensen of you, bot, bot:easy, bot:normal, bot:hard.
# An option.
option-house = Speel volgens de huisregels met deze naam.
# An option.
option-min-seats = Het kleinste aantal spelers.
# An option.
option-max-seats = Het grootste aantal spelers.
# An option. The word auto stays as it is.
option-decks = Hoeveel spellen van 52 kaarten; auto neemt er vanaf vijf spelers twee.
# An option.
option-two-value = De punten voor een 2.
# An option.
option-ten-value = De punten voor een 10.
# An option.
option-jack-value = De punten voor een boer.
# An option.
option-queen-value = De punten voor een vrouw.
# An option.
option-king-value = De punten voor een heer.
# An option.
option-joker-value = De punten voor een joker.
# An option.
option-columns-cancel = Kaarten van gelijke waarde die een kolom vullen tellen 0.
# An option. The words never, whole and pairs stay as they are.
option-rows-cancel = Kaarten van gelijke waarde in een rij tellen 0: whole alleen als ze de rij vullen, pairs altijd.
# An option.
option-diagonals-cancel = Kaarten van gelijke waarde die een diagonaal van een vierkant bord vullen tellen 0.
# An option.
option-jokers-cancel = Ook jokers bij elkaar tellen 0.
# An option.
option-start-cards = Hoeveel kaarten elke speler voor de eerste beurt omdraait.
# An option.
option-start-hidden = Welke dat zijn klinkt als allen gekozen hebben.
# An option.
option-peek = Deze kaarten worden alleen bekeken en blijven dicht.
# An option.
option-begin-discards = De bovenste kaart van de trekstapel begint de aflegstapel.
# An option.
option-reshuffle = Is de trekstapel op, dan wordt de aflegstapel de nieuwe.
# An option.
option-knock = In plaats van een beurt mag je kloppen; je betaalt als een andere score lager is.
# An option.
option-finisher-turn = Ook wie een hole beëindigt heeft een laatste beurt.
# An option. The words none, added and added-or-doubled stay as they are.
option-finisher-penalty = Wat je betaalt als je een hole beëindigt zonder de laagste score.
# An option.
option-penalty-points = De punten van die straf.
# An option.
option-tie-is-lowest = Ook een score die anderen ook hebben is de laagste.
# An option.
option-holes = Het aantal holes van een wedstrijd.
# An option.
option-points-limit = Wie zoveel punten haalt ligt eruit, en er wordt gespeeld tot er één over is.
# An option. The words extra-hole and shared stay as they are.
option-ties = Wat er gebeurt bij gelijke stand op de eerste plaats.

## The program's own faults

# The program failed. $file holds the details.
crashed = Golf Access is gestopt door een fout van ons. De details staan in { $file }: stuur ze ons alsjeblieft.
# The program failed, and the details can't be kept either.
crashed-unwritten = Golf Access is gestopt door een fout van ons.
# golf-access outputs.
subcommand-outputs = Toont wat hier kan spreken en braille tonen, en waarom de rest niet.
# An option.
option-test = Spreekt een testzin uit met deze.
