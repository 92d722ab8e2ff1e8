### What is wrong with a game code, a deal file, an option; the program's own faults.

## Game codes

# An empty code.
code-empty = The game code is empty. One looks like GO1-E-AAAAAAB.
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
code-not-a-code = That is no game code: a solitaire code begins with GO1.
    .braille = no code, begins GO1
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
# golf-access deal.
subcommand-deal = Write the cards of a game code as text.
# An option.
option-lang = The language.
# An option.
option-output = Who speaks: terminal leaves it to the screen reader, voice is the game's own voice.
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
option-deal = Play the cards of this file.
# An option.
option-rules = The rule set.
# An option.
option-king-ace = King and ace are neighbours.
# An option.
option-queen-on-king = A queen goes on a king.
# An option.
option-draw = When a card may be drawn.
# An option.
option-jokers = The number of jokers.
# An option.
option-empty-waste = The waste begins empty.
# An option.
option-match = A match of nine deals.
# An option.
option-stock-bonus = In a match, cards left in the stock take points off.

## The program's own faults

# The program failed. $file holds the details.
crashed = Golf Access has failed, and it is our fault. The details are in { $file }: please send them to us.
# The program failed, and the details can't be kept either.
crashed-unwritten = Golf Access has failed, and it is our fault.
