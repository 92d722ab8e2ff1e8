### Statistics, the ladder, the deal of the day, copies of all games.

# An entry of the menu: the statistics.
menu-statistics = Statistici.
    .braille = statistici
# The title of the list of statistics.
stats-title = Statistici.
    .braille = statistici
# There is nothing to tell yet.
stats-none = Nicio partidă nu a fost încă terminată.
    .braille = nicio partidă
# Games can't be read; why was told before.
stats-unavailable = Statisticile nu pot fi citite acum.
    .braille = statistici indisponibile
# What the games of one kind come to. $game is a rule set, $wins of $count games were won; $streak won in a row now, $longest at the most; $best and $average scores, $left the average of cards left; $effort is stats-effort.
stats-solitaire = { $game }: câștigate { $wins } din { $count }, serie { $streak }, cea mai lungă { $longest }. Cel mai bun scor { $best }, media { $average }, cărți rămase { $left }. { $effort }
    .braille = { $game }: { $wins }/{ $count }, max { $best }
# As stats-solitaire: matches against par; $best and $average are totals, $par one of the par messages, of the best.
stats-match = { $game }: la par sau mai bine { $wins } din { $count }. Cel mai bun total { $best }, { $par }, media { $average }. { $effort }
    .braille = { $game }: { $wins }/{ $count }, min { $best }
# As stats-solitaire: matches at a table; $shared first places were shared.
stats-table = { $game }: câștigate { $wins } din { $count }, la egalitate { $shared }. Cel mai bun total { $best }, media { $average }. { $effort }
    .braille = { $game }: { $wins }/{ $count }, min { $best }
# As stats-solitaire: all $count games of the kind were given up.
stats-left = { $game }: abandonate { $count }. { $effort }
    .braille = { $game }: abandonate { $count }
# A kind of game, $game, in which hints or undo were used: counted apart.
stats-with-help = { $game } cu indicii sau anulări
    .braille = { $game } cu ajutor
# The end of such a line. $time is stats-hours or stats-minutes.
stats-effort = Mutări { $moves }, anulări { $undos }, indicii { $hints }, { $time }.
# How long was played.
stats-hours = { $hours ->
        [one] o oră
        [few] { $hours } ore
       *[other] { $hours } de ore
    } { $minutes } min
# How long was played, less than an hour.
stats-minutes = { $minutes ->
        [one] un minut
        [few] { $minutes } minute
       *[other] { $minutes } de minute
    }
# How often one was better placed at a table than somebody, level, and worse.
stats-against-person = Cu { $name }: înainte { $ahead }, la egalitate { $level }, în urmă { $behind }.
    .braille = { $name }: { $ahead }-{ $level }-{ $behind }
# As stats-against-person: computer players of one strength.
stats-against-easy = Cu calculatorul ușor: înainte { $ahead }, la egalitate { $level }, în urmă { $behind }.
    .braille = ușor: { $ahead }-{ $level }-{ $behind }
# As stats-against-person: computer players of one strength.
stats-against-normal = Cu calculatorul normal: înainte { $ahead }, la egalitate { $level }, în urmă { $behind }.
    .braille = normal: { $ahead }-{ $level }-{ $behind }
# As stats-against-person: computer players of one strength.
stats-against-hard = Cu calculatorul greu: înainte { $ahead }, la egalitate { $level }, în urmă { $behind }.
    .braille = greu: { $ahead }-{ $level }-{ $behind }
# The deal of the day: won on $days days in a row up to now, on $longest at the most.
stats-daily = Partida zilei: zile la rând { $days }, cel mai mult { $longest }.
    .braille = partida zilei: { $days }, max { $longest }
# The deal of the day was won; told at its end.
daily-won = Partida zilei câștigată, zile la rând: { $days }.
    .braille = partida zilei, la rând { $days }
# Where one stands on the ladder, which stats-rung tells; also told after a game of it.
stats-ladder = Scara: { $ladder }.
    .braille = scara: { $ladder }
# A rung of the ladder: the rule set, the level (stats-level messages), and how many of the wins in a row that lead up.
stats-rung = { $rule }, { $level }, victorii la rând { $wins } din { $needed }
    .braille = { $rule }, { $level } { $wins }/{ $needed }
# A level of the ladder: the easiest.
stats-level-gentle = blând
# As stats-level-gentle: the middle one.
stats-level-steady = mediu
# As stats-level-gentle: the hardest.
stats-level-tough = greu
# The score is better than in all games of this kind before.
best-score = Un nou record: { $score }.
    .braille = record: { $score }
# So many games of this kind were won one after the other, three or more.
streak-now = Partide câștigate la rând: { $count }.
    .braille = câștigate la rând: { $count }
# A copy of all games was written to $file.
backup-written = Toate partidele sunt copiate în { $file }.
# The games of a copy are in place; there were none before.
restored = Partidele din copie sunt restaurate.
# As restored; those before are kept in $file.
restored-kept = Partidele din copie sunt restaurate; cele dinainte sunt în { $file }.
# What golf-access stats does, in the help.
subcommand-stats = Spune statisticile partidelor.
# As subcommand-stats.
subcommand-backup = Copiază toate partidele într-un fișier.
# As subcommand-stats.
subcommand-restore = Restaurează partidele dintr-o copie.
# The option --csv, in the help.
option-csv = ca CSV, pentru alte programe
