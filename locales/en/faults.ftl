### What is wrong with a game code, a deal file, an option; the program's own faults.

## Game codes

# An empty code.
code-empty = The game code is empty. One looks like GO1-E-AAAAAAB, SG1-6-4-AAAAAAB or BG1-9-4-AAAAAAB.
    .braille = code empty
# Much too long.
code-too-long = That is no game code: it has { $length } characters.
    .braille = no code, { $length } characters
# A blank inside the code.
code-inner-blank = There is a blank inside the game code. Its parts are joined by hyphens.
    .braille = blank in code
# A dash that is no hyphen.
code-foreign-dash = The game code has a long dash. Use the plain hyphen.
    .braille = dash, use hyphen
# A character that no code has.
code-foreign-character = Character { $position } of the game code, { $character }, is no letter, digit or hyphen.
    .braille = no { $character } in codes
# A code of a table game.
code-other-game = { $prefix } begins the code of a table game, not of solitaire.
    .braille = table code { $prefix }
# Not a code at all.
code-not-a-code = That is no game code: one begins with GO1, SG1 or BG1.
    .braille = no code, begins GO1 SG1 BG1
# A code of another version.
code-other-version = The code is of version { $version }: this program knows version 1.
    .braille = version { $version }, known 1
# Nothing after GO1.
code-no-rule = After GO1 the rule is missing: E, C or S.
    .braille = rule missing: E C S
# A rule letter that there isn't.
code-unknown-rule = There is no rule { $rule }. E is Easy, C Classic, S Strict.
    .braille = no rule { $rule }: E C S
# Several characters where the rule letter stands.
code-long-rule = The rule is one letter, E, C or S, not { $rule }.
    .braille = rule: E C S, not { $rule }
# The letters of the deal are missing.
code-no-deal = After the rule the seven letters of the deal are missing.
    .braille = deal missing, 7 letters
# Too few letters.
code-short-deal = The deal { $deal } has { $length ->
        [one] only { $length } letter
       *[other] only { $length } letters
    }: it must have seven.
    .braille = { $deal }: { $length }, must be 7
# Too many letters.
code-long-deal = The deal { $deal } has { $length } letters: it must have seven.
    .braille = { $deal }: { $length }, must be 7
# A digit among the letters.
code-deal-digit = The deal { $deal } has a { $character }: only the letters A to Z.
    .braille = { $deal }: no { $character }
# Two hyphens in a row.
code-double-hyphen = A part of the game code is missing between two hyphens.
    .braille = two hyphens
# A hyphen at the end.
code-last-hyphen = The game code ends with a hyphen: something is missing after it.
    .braille = hyphen at end
# Hyphens left out where they are needed.
code-hyphens-missing = Hyphens are missing: a code looks like GO1-E-AAAAAAB or GO1-E-AAAAAAB-J1.
    .braille = hyphens missing
# A variant that there isn't.
code-unknown-variant = There is no variant { $variant }. There are Q, K, D, B, J1, J2, W and M.
    .braille = no variant { $variant }
# A wrong number of jokers.
code-joker-number = There is no variant { $variant }: jokers are J1 or J2.
    .braille = no { $variant }: J1 J2
# A variant stands twice.
code-variant-twice = The variant { $variant } stands twice.
    .braille = { $variant } twice
# J1 and J2 together.
code-two-joker-numbers = J1 and J2 exclude each other.
    .braille = J1 or J2
# D and B together.
code-two-draw-rules = D, draw at any time, and B, draw when blocked, exclude each other.
    .braille = D or B
# Variants in the wrong order.
code-variant-order = The variant { $first } must stand before { $second }.
    .braille = { $first } before { $second }

## Codes of tables

# A code of solitaire.
table-code-other-game = { $prefix } begins the code of a game of solitaire, not of a table.
    .braille = solitaire code { $prefix }
# Nothing after SG1 or BG1.
table-code-no-cards = After SG1 or BG1 the number of cards before each player is missing.
    .braille = cards missing
# A number of cards that there isn't.
table-code-unknown-cards = There are no boards of { $cards } cards. There are: { $known }.
    .braille = no boards of { $cards }
# The number of players is missing.
table-code-no-seats = After the cards the number of players is missing: 2 to 7.
    .braille = players missing: 2 to 7
# A number of players that there isn't.
table-code-unknown-seats = { $seats } is no number of players: 2 to 7.
    .braille = players 2 to 7, not { $seats }
# The letters of the deal are missing.
table-code-no-deal = After the number of players the seven letters of the deal are missing.
    .braille = deal missing, 7 letters
# Hyphens left out where they are needed.
table-code-hyphens-missing = Hyphens are missing: a code looks like SG1-6-4-AAAAAAB or SG1-6-4-AAAAAAB-J0-K1.
    .braille = hyphens missing
# A variant that there isn't.
table-code-unknown-variant = There is no variant { $variant }. They begin with D, J, V2, VT, VJ, VQ, VK, VW, C, R, X, L, S, A, P, B, G, K, T, F, Y, E, H, N, Z, U or M.
    .braille = no variant { $variant }
# The value of a variant is missing, or it can't have that one.
table-code-variant-value = The variant { $variant } has no value, or a wrong one. A value is a number, below zero with M: J1, VWM3.
    .braille = { $variant }: wrong value
# A number of holes and a points limit together.
table-code-two-lengths = H, a number of holes, and N, a points limit, exclude each other.
    .braille = H or N

## Rules of tables that can't be played

# A grid that there isn't.
table-rules-grid = { $rows } rows by { $columns } columns can't be: a board has 2 to 16 cards.
    .braille = no grid { $rows } by { $columns }
# A number out of its range; $field is the name of a rule.
table-rules-out-of-range = { $field } can't be { $value }: it must be from { $least } to { $most }.
    .braille = { $field }: { $least } to { $most }
# Too many or too few cards are chosen at the start.
table-rules-start-cards = { $start_cards } can't be chosen at the start of { $cards } cards: one must stay face down, and who peeks needs one.
    .braille = not { $start_cards } of { $cards } at the start
# A number of holes and a points limit, or neither.
table-rules-length = A match has either a number of holes or a points limit.
    .braille = holes or points limit
# Diagonals on a board that isn't square.
table-rules-diagonals = Diagonals cancel only on a square board, not on { $rows } rows by { $columns } columns.
    .braille = diagonals: square boards only
# Too few players.
table-rules-too-few-seats = { $seats ->
        [one] { $seats } player is too few
       *[other] { $seats } players are too few
    }: by these rules { $least } to { $most } play.
    .braille = players { $least } to { $most }, not { $seats }
# Too many players.
table-rules-too-many-seats = { $seats ->
        [one] { $seats } player is too many
       *[other] { $seats } players are too many
    }: by these rules { $least } to { $most } play.
    .braille = players { $least } to { $most }, not { $seats }
# The packs have too few cards for so many players.
table-rules-too-few-cards = { $seats ->
        [one] { $seats } player needs
       *[other] { $seats } players need
    } { $needed } cards, and the packs have { $cards }: take another pack or fewer players.
    .braille = { $needed } cards needed, { $cards } there

## Players

# A place in the list of players is empty. $number is which one.
table-players-no-name = Player { $number } is missing: each is a name, you, bot or bot:hard.
    .braille = player { $number } missing
# A name that is too long.
table-players-long = The name { $name } has { $length ->
        [one] { $length } character
       *[other] { $length } characters
    }: { $most } are the most.
    .braille = name has { $length }, at most { $most }
# A name with a comma, a colon or something that can't be written.
table-players-character = The name { $name } has a { $character }: no name can have it.
    .braille = no { $character } in a name
# A word that stands for something else: you, bot.
table-players-reserved = { $name } can't be a name: in lists of players it stands for something else.
    .braille = no name: { $name }
# Two persons of one name.
table-players-twice = There is another { $name }: each person needs a name of their own.
    .braille = another { $name }
# A strength of computer players that there isn't.
table-players-strength = There is no computer player { $strength }. There are: { $known }.
    .braille = { $strength }? { $known }

## The file of house rules

# The file can't be read.
house-unreadable = The house rules { $file } can't be read: it must be a text file in UTF-8.
    .braille = house rules can't be read
# The file isn't TOML.
house-syntax = The house rules { $file } have an error in line { $line }: below a name in brackets each line is rule = value.
    .braille = house rules: error in line { $line }
# A line stands outside of the sections.
house-not-a-section = The house rules { $file } have { $name } outside of a section: first a line with a name in brackets.
    .braille = house rules: { $name } in no section
# A section names something unknown.
house-unknown-field = The house rules { $file }, section { $section }: there is no rule { $name }. There are: { $known }.
    .braille = { $section }: no rule { $name }
# A rule has a wrong value.
house-bad-value = The house rules { $file }, section { $section }: { $name } can't be { $value }. It can be: { $known }.
    .braille = { $section }: { $name } not { $value }
# A rule is no number, or one out of its range.
house-bad-number = The house rules { $file }, section { $section }: { $name } must be a whole number from { $least } to { $most }, not { $value }.
    .braille = { $section }: { $name } { $least } to { $most }
# Rules that can't be played; $problem tells why.
house-rules = The house rules { $file }, section { $section }: { $problem }
    .braille = { $section }: { $problem }
# Players who can't sit down; $problem tells why.
house-players = The house rules { $file }, section { $section }: { $problem }
    .braille = { $section }: { $problem }
# A name that house rules can't have.
house-bad-name = House rules need a name of { $most } characters at the most, all of them visible.
    .braille = name: at most { $most } characters
# There are no house rules of that name.
house-no-such-name = The house rules { $file } have no section { $name }. There are: { $known }.
    .braille = no house rules { $name }

## Deal files

# A fault in a deal file; $problem is one of the following.
deal-file = The deal file { $file }: { $problem }
# The file holds no cards.
deal-empty = it holds no cards. It needs a Talon line and seven lines of five cards.
# A label that there isn't.
deal-unknown-line = line { $line }: “{ $word }” isn't known. Known are Foundations and Talon.
# A label stands twice.
deal-line-twice = line { $line }: { $word } stands there a second time.
# Not a card.
deal-bad-card = line { $line }: “{ $word }” is no card. A card is written like 8S, TD, 10D or AC.
# A card that was there before.
deal-card-twice = line { $line }: { $card } is there a second time.
# More than two jokers.
deal-many-jokers = line { $line }: a third joker. There can be two at the most.
# More than one card in Foundations.
deal-foundation-cards = line { $line }: { $count } cards begin the waste. There can be only one.
# A column of another length.
deal-column-cards = line { $line }: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } in a column. There must be { $rows }.
# Too few or too many columns.
deal-column-count = { $count ->
        [one] { $count } column
       *[other] { $count } columns
    }. There must be { $columns }.
# Cards are missing.
deal-cards-missing = { $count ->
        [one] { $count } card is
       *[other] { $count } cards are
    } missing: { $cards }.

## Options

# A subcommand that there isn't.
usage-unknown-subcommand = There is no command { $name }. There are: { $known }.
# An option that there isn't.
usage-unknown-option = There is no option { $option } here. There are: { $known }.
# An option's value is wrong.
usage-bad-value = { $option } can't be { $value }. It can be: { $known }.
# An option lacks its value. $value names it.
usage-missing-value = { $option } needs a value: { $option } { $value }.
# A switch was given a value.
usage-no-value = { $option } takes no value.
# The argument is missing.
usage-missing-argument = { $argument } is missing.
# An option needs a number.
usage-bad-number = { $option } must be a whole number from { $least } to { $most }, not { $value }.
# More or fewer players are named than a code has.
usage-players-in-code = { $code } is for { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }, and --players names { $count }.
# Two options that exclude each other.
usage-exclusive = { $first } and { $second } exclude each other.
# An option that needs another.
usage-needs = { $option } needs { $other }.
# The jokers asked for aren't those in the file.
usage-jokers-in-file = The deal file { $file } has { $jokers ->
        [0] no joker
        [one] { $jokers } joker
       *[other] { $jokers } jokers
    }: leave out --jokers.
# A file can't be read.
file-unreadable = The file { $file } can't be read: is it there, and a text file in UTF-8?
# A file can't be written.
file-unwritable = The file { $file } can't be written.

## Help on the command line

# How a command is called.
help-call = Call: { $call } [options]
# A subcommand.
help-subcommand = { $name }: { $does }
# An option.
help-option = { $call }: { $does }
# An option with the values that it can have.
help-option-choices = { $call }: { $does } It can be: { $known }.
# golf-access alone.
subcommand-menu = Golf for the ear: without a command a menu begins.
# golf-access solitaire.
subcommand-solitaire = Play Golf solitaire.
# golf-access six.
subcommand-six = Play Six-card Golf at a table.
# golf-access board.
subcommand-board = Play Board Golf at a table.
# golf-access deal.
subcommand-deal = Write the cards of a game code as text.
# golf-access solve.
subcommand-solve = Tell whether a deal can be won, and a shortest way.
# golf-access survey.
subcommand-survey = Count how many deals of a rule can be won.
# An option.
option-lang = The language.
# An option.
option-output = Who speaks: terminal leaves it to your screen reader, which reads the lines; reader tells the screen reader directly; voice is the game's own voice; off is silent.
# An option.
option-line = Read commands by line instead of single keys.
# An option.
option-keymap = Which keymap is used.
# An option.
option-transcript = Write all that is said to this file, as JSON, a line each.
# An option.
option-help = This help.
# An option.
option-code = The game code to play.
# An option.
option-deal = Take the cards from this file.
# An option.
option-rules = The rule set.
# An option.
option-king-ace = King and ace are neighbours.
# An option.
option-queen-on-king = A queen goes on a king.
# An option.
option-draw = When a card may be drawn.
# An option; tables have so many jokers in each pack.
option-jokers = The number of jokers, at tables in each pack.
# An option.
option-empty-waste = The waste begins empty.
# An option.
option-match = A match of nine deals.
# An option.
option-stock-bonus = In a match, cards left in the stock take points off.
# An option of solve. The words winnable, draws, left, line and draw stay as they are.
option-json = One JSON object instead of words: winnable, draws, left, and line, whose steps are draw or the number of a column.
# An option of survey.
option-count = How many deals are tried, one number after another; 1000 where nothing is said.
# An option of survey.
option-first = The number of the first deal; 0, where nothing is said, is AAAAAAA.
# An option of survey.
option-jobs = How many processes work at once; 1 where nothing is said.
# An option of survey.
option-results = The file for the deals' verdicts; one named after the rules where nothing is said.
# An option.
option-cards = How many cards lie before each player; 6 where nothing is said.
# An option. The words you, bot and easy, normal, hard stay as they are.
option-players = Who plays, clockwise, with commas: names of people or you, bot, bot:easy, bot:normal, bot:hard.
# An option.
option-house = Play by the house rules of this name.
# An option.
option-min-seats = The fewest players.
# An option.
option-max-seats = The most players.
# An option. The word auto stays as it is.
option-decks = How many packs of 52 cards; auto takes a second one for five or more players.
# An option.
option-two-value = The points of a 2.
# An option.
option-ten-value = The points of a 10.
# An option.
option-jack-value = The points of a jack.
# An option.
option-queen-value = The points of a queen.
# An option.
option-king-value = The points of a king.
# An option.
option-joker-value = The points of a joker.
# An option.
option-columns-cancel = Cards of one rank that fill a column count 0.
# An option. The words never, whole and pairs stay as they are.
option-rows-cancel = Cards of one rank in a row count 0: whole only if they fill it, pairs always.
# An option.
option-diagonals-cancel = Cards of one rank that fill a diagonal of a square board count 0.
# An option.
option-jokers-cancel = Jokers among themselves count 0, too.
# An option.
option-start-cards = How many cards each player turns up before the first turn.
# An option.
option-start-hidden = Which ones is told when all have chosen.
# An option.
option-peek = These cards are only looked at, and stay face down.
# An option.
option-begin-discards = The top stock card begins the discard pile.
# An option.
option-reshuffle = When the stock runs out, the discards become a new one.
# An option.
option-knock = A player may knock instead of taking a turn, and pays if another score is lower.
# An option.
option-finisher-turn = Who ends a hole has a last turn, too.
# An option. The words none, added and added-or-doubled stay as they are.
option-finisher-penalty = What is paid by who ends a hole without the lowest score.
# An option.
option-penalty-points = The points of that penalty.
# An option.
option-tie-is-lowest = A score that others have, too, is lowest.
# An option.
option-holes = The number of holes of a match.
# An option.
option-points-limit = Who reaches so many points is out, and holes are played until one player is left.
# An option. The words extra-hole and shared stay as they are.
option-ties = What a tie for the first place leads to.

## The program's own faults

# The program failed. $file holds the details.
crashed = Golf Access has failed, and it is our fault. The details are in { $file }: please send them to us.
# The program failed, and the details can't be kept either.
crashed-unwritten = Golf Access has failed, and it is our fault.
# golf-access outputs.
subcommand-outputs = List what can speak and show braille here, and why the rest can't.
# An option.
option-test = Speak a test sentence through this one.
