### Statistics, the ladder, the deal of the day, copies of all games.

# An entry of the menu: the statistics.
menu-statistics = Statistics.
    .braille = statistics
# The title of the list of statistics.
stats-title = Statistics.
    .braille = statistics
# There is nothing to tell yet.
stats-none = No game has been played to its end yet.
    .braille = no games yet
# Games can't be read; why was told before.
stats-unavailable = The statistics can't be read now.
    .braille = no statistics now
# What the games of one kind come to. $game is a rule set, $wins of $count games were won; $streak won in a row now, $longest at the most; $best and $average scores, $left the average of cards left; $effort is stats-effort.
stats-solitaire = { $game }: won { $wins } of { $count }, streak { $streak }, longest { $longest }. Best score { $best }, average { $average }, cards left { $left }. { $effort }
    .braille = { $game }: { $wins }/{ $count }, best { $best }
# As stats-solitaire: matches against par; $best and $average are totals, $par one of the par messages, of the best.
stats-match = { $game }: par or better { $wins } of { $count }. Best total { $best }, { $par }, average { $average }. { $effort }
    .braille = { $game }: { $wins }/{ $count }, best { $best }
# As stats-solitaire: matches at a table; $shared first places were shared.
stats-table = { $game }: won { $wins } of { $count }, shared { $shared }. Best total { $best }, average { $average }. { $effort }
    .braille = { $game }: { $wins }/{ $count }, best { $best }
# As stats-solitaire: all $count games of the kind were given up.
stats-left = { $game }: given up { $count }. { $effort }
    .braille = { $game }: given up { $count }
# A kind of game, $game, in which hints or undo were used: counted apart.
stats-with-help = { $game } with hints or undo
    .braille = { $game } helped
# The end of such a line. $time is stats-hours or stats-minutes.
stats-effort = Moves { $moves }, undos { $undos }, hints { $hints }, { $time }.
# How long was played.
stats-hours = { $hours ->
        [one] 1 hour
       *[other] { $hours } hours
    } { $minutes } min
# How long was played, less than an hour.
stats-minutes = { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }
# How often one was better placed at a table than somebody, level, and worse.
stats-against-person = Against { $name }: ahead { $ahead }, level { $level }, behind { $behind }.
    .braille = { $name }: { $ahead }-{ $level }-{ $behind }
# As stats-against-person: computer players of one strength.
stats-against-easy = Against easy computer players: ahead { $ahead }, level { $level }, behind { $behind }.
    .braille = easy: { $ahead }-{ $level }-{ $behind }
# As stats-against-person: computer players of one strength.
stats-against-normal = Against normal computer players: ahead { $ahead }, level { $level }, behind { $behind }.
    .braille = normal: { $ahead }-{ $level }-{ $behind }
# As stats-against-person: computer players of one strength.
stats-against-hard = Against hard computer players: ahead { $ahead }, level { $level }, behind { $behind }.
    .braille = hard: { $ahead }-{ $level }-{ $behind }
# The deal of the day: won on $days days in a row up to now, on $longest at the most.
stats-daily = Deal of the day: days in a row { $days }, longest run { $longest }.
    .braille = daily: { $days }, longest { $longest }
# The deal of the day was won; told at its end.
daily-won = Deal of the day won, days in a row: { $days }.
    .braille = daily won, in a row { $days }
# Where one stands on the ladder, which stats-rung tells; also told after a game of it.
stats-ladder = Ladder: { $ladder }.
    .braille = ladder: { $ladder }
# A rung of the ladder: the rule set, the level (stats-level messages), and how many of the wins in a row that lead up.
stats-rung = { $rule }, { $level }, { $wins } of { $needed } wins in a row
    .braille = { $rule }, { $level } { $wins }/{ $needed }
# A level of the ladder: the easiest.
stats-level-gentle = gentle
# As stats-level-gentle: the middle one.
stats-level-steady = steady
# As stats-level-gentle: the hardest.
stats-level-tough = tough
# The score is better than in all games of this kind before.
best-score = A new best score: { $score }.
    .braille = new best: { $score }
# So many games of this kind were won one after the other, three or more.
streak-now = Games won in a row: { $count }.
    .braille = won in a row: { $count }
# A copy of all games was written to $file.
backup-written = All games are copied to { $file }.
# The games of a copy are in place; there were none before.
restored = The games of the copy are restored.
# As restored; those before are kept in $file.
restored-kept = The games of the copy are restored; those before are in { $file }.
# What golf-access stats does, in the help.
subcommand-stats = Tell the statistics of all games.
# As subcommand-stats.
subcommand-backup = Copy all games to a file.
# As subcommand-stats.
subcommand-restore = Put the games of a copy in place.
# The option --csv, in the help.
option-csv = as CSV, for other programs
