### Statistics, the ladder, the deal of the day, copies of all games.

# An entry of the menu: the statistics.
menu-statistics = Statistiche.
    .braille = statistiche
# The title of the list of statistics.
stats-title = Statistiche.
    .braille = statistiche
# There is nothing to tell yet.
stats-none = Nessuna partita è ancora stata finita.
    .braille = nessuna partita
# Games can't be read; why was told before.
stats-unavailable = Ora le statistiche non si possono leggere.
    .braille = statistiche non leggibili
# What the games of one kind come to. $game is a rule set, $wins of $count games were won; $streak won in a row now, $longest at the most; $best and $average scores, $left the average of cards left; $effort is stats-effort.
stats-solitaire = { $game }: vinte { $wins } su { $count }, serie { $streak }, la più lunga { $longest }. Miglior punteggio { $best }, medio { $average }, carte rimaste { $left }. { $effort }
    .braille = { $game }: { $wins }/{ $count }, max { $best }
# As stats-solitaire: matches against par; $best and $average are totals, $par one of the par messages, of the best.
stats-match = { $game }: nel par o meglio { $wins } su { $count }. Miglior totale { $best }, { $par }, medio { $average }. { $effort }
    .braille = { $game }: { $wins }/{ $count }, min { $best }
# As stats-solitaire: matches at a table; $shared first places were shared.
stats-table = { $game }: vinte { $wins } su { $count }, a pari merito { $shared }. Miglior totale { $best }, medio { $average }. { $effort }
    .braille = { $game }: { $wins }/{ $count }, min { $best }
# As stats-solitaire: all $count games of the kind were given up.
stats-left = { $game }: abbandonate { $count }. { $effort }
    .braille = { $game }: abbandonate { $count }
# A kind of game, $game, in which hints or undo were used: counted apart.
stats-with-help = { $game } con suggerimenti o mosse annullate
    .braille = { $game } con aiuto
# The end of such a line. $time is stats-hours or stats-minutes.
stats-effort = Mosse { $moves }, annullate { $undos }, suggerimenti { $hints }, { $time }.
# How long was played.
stats-hours = { $hours ->
        [one] 1 ora
       *[other] { $hours } ore
    } { $minutes } min
# How long was played, less than an hour.
stats-minutes = { $minutes ->
        [one] 1 minuto
       *[other] { $minutes } minuti
    }
# How often one was better placed at a table than somebody, level, and worse.
stats-against-person = Contro { $name }: davanti { $ahead }, alla pari { $level }, dietro { $behind }.
    .braille = { $name }: { $ahead }-{ $level }-{ $behind }
# As stats-against-person: computer players of one strength.
stats-against-easy = Contro il computer facile: davanti { $ahead }, alla pari { $level }, dietro { $behind }.
    .braille = facile: { $ahead }-{ $level }-{ $behind }
# As stats-against-person: computer players of one strength.
stats-against-normal = Contro il computer normale: davanti { $ahead }, alla pari { $level }, dietro { $behind }.
    .braille = normale: { $ahead }-{ $level }-{ $behind }
# As stats-against-person: computer players of one strength.
stats-against-hard = Contro il computer difficile: davanti { $ahead }, alla pari { $level }, dietro { $behind }.
    .braille = difficile: { $ahead }-{ $level }-{ $behind }
# The deal of the day: won on $days days in a row up to now, on $longest at the most.
stats-daily = Partita del giorno: giorni di fila { $days }, serie più lunga { $longest }.
    .braille = del giorno: { $days }, max { $longest }
# The deal of the day was won; told at its end.
daily-won = Partita del giorno vinta, giorni di fila: { $days }.
    .braille = del giorno vinta, di fila { $days }
# Where one stands on the ladder, which stats-rung tells; also told after a game of it.
stats-ladder = Scala: { $ladder }.
    .braille = scala: { $ladder }
# A rung of the ladder: the rule set, the level (stats-level messages), and how many of the wins in a row that lead up.
stats-rung = { $rule }, { $level }, { $wins } vittorie di fila su { $needed }
    .braille = { $rule }, { $level } { $wins }/{ $needed }
# A level of the ladder: the easiest.
stats-level-gentle = dolce
# As stats-level-gentle: the middle one.
stats-level-steady = medio
# As stats-level-gentle: the hardest.
stats-level-tough = duro
# The score is better than in all games of this kind before.
best-score = Nuovo record: { $score }.
    .braille = record: { $score }
# So many games of this kind were won one after the other, three or more.
streak-now = Partite vinte di fila: { $count }.
    .braille = vinte di fila: { $count }
# A copy of all games was written to $file.
backup-written = Tutte le partite sono copiate in { $file }.
# The games of a copy are in place; there were none before.
restored = Le partite della copia sono ripristinate.
# As restored; those before are kept in $file.
restored-kept = Le partite della copia sono ripristinate; quelle di prima sono in { $file }.
# What golf-access stats does, in the help.
subcommand-stats = Riferisce le statistiche delle partite.
# As subcommand-stats.
subcommand-backup = Copia tutte le partite in un file.
# As subcommand-stats.
subcommand-restore = Ripristina le partite di una copia.
# The option --csv, in the help.
option-csv = come CSV, per altri programmi
