### Statistics, the ladder, the deal of the day, copies of all games.

# An entry of the menu: the statistics.
menu-statistics = Statistieken.
    .braille = statistieken
# The title of the list of statistics.
stats-title = Statistieken.
    .braille = statistieken
# There is nothing to tell yet.
stats-none = Er is nog geen partij uitgespeeld.
    .braille = nog geen partij
# Games can't be read; why was told before.
stats-unavailable = De statistieken zijn nu niet te lezen.
    .braille = statistieken onleesbaar
# What the games of one kind come to. $game is a rule set, $wins of $count games were won; $streak won in a row now, $longest at the most; $best and $average scores, $left the average of cards left; $effort is stats-effort.
stats-solitaire = { $game }: { $wins } van { $count } gewonnen, reeks { $streak }, langste { $longest }. Beste score { $best }, gemiddeld { $average }, kaarten over { $left }. { $effort }
    .braille = { $game }: { $wins }/{ $count }, top { $best }
# As stats-solitaire: matches against par; $best and $average are totals, $par one of the par messages, of the best.
stats-match = { $game }: par of beter { $wins } van { $count }. Beste totaal { $best }, { $par }, gemiddeld { $average }. { $effort }
    .braille = { $game }: { $wins }/{ $count }, top { $best }
# As stats-solitaire: matches at a table; $shared first places were shared.
stats-table = { $game }: { $wins } van { $count } gewonnen, gedeeld { $shared }. Beste totaal { $best }, gemiddeld { $average }. { $effort }
    .braille = { $game }: { $wins }/{ $count }, top { $best }
# As stats-solitaire: all $count games of the kind were given up.
stats-left = { $game }: opgegeven { $count }. { $effort }
    .braille = { $game }: opgegeven { $count }
# A kind of game, $game, in which hints or undo were used: counted apart.
stats-with-help = { $game } met hints of terugnemen
    .braille = { $game } met hulp
# The end of such a line. $time is stats-hours or stats-minutes.
stats-effort = Zetten { $moves }, teruggenomen { $undos }, hints { $hints }, { $time }.
# How long was played.
stats-hours = { $hours } uur { $minutes } min
# How long was played, less than an hour.
stats-minutes = { $minutes ->
        [one] 1 minuut
       *[other] { $minutes } minuten
    }
# How often one was better placed at a table than somebody, level, and worse.
stats-against-person = Tegen { $name }: voor { $ahead }, gelijk { $level }, achter { $behind }.
    .braille = { $name }: { $ahead }-{ $level }-{ $behind }
# As stats-against-person: computer players of one strength.
stats-against-easy = Tegen makkelijke computerspelers: voor { $ahead }, gelijk { $level }, achter { $behind }.
    .braille = makkelijke: { $ahead }-{ $level }-{ $behind }
# As stats-against-person: computer players of one strength.
stats-against-normal = Tegen gewone computerspelers: voor { $ahead }, gelijk { $level }, achter { $behind }.
    .braille = gewone: { $ahead }-{ $level }-{ $behind }
# As stats-against-person: computer players of one strength.
stats-against-hard = Tegen sterke computerspelers: voor { $ahead }, gelijk { $level }, achter { $behind }.
    .braille = sterke: { $ahead }-{ $level }-{ $behind }
# The deal of the day: won on $days days in a row up to now, on $longest at the most.
stats-daily = Partij van de dag: dagen op rij { $days }, langste reeks { $longest }.
    .braille = van de dag: { $days }, langste { $longest }
# The deal of the day was won; told at its end.
daily-won = Partij van de dag gewonnen, dagen op rij: { $days }.
    .braille = van de dag gewonnen, op rij { $days }
# Where one stands on the ladder, which stats-rung tells; also told after a game of it.
stats-ladder = Ladder: { $ladder }.
    .braille = ladder: { $ladder }
# A rung of the ladder: the rule set, the level (stats-level messages), and how many of the wins in a row that lead up.
stats-rung = { $rule }, { $level }, { $wins } van { $needed } keer op rij gewonnen
    .braille = { $rule }, { $level } { $wins }/{ $needed }
# A level of the ladder: the easiest.
stats-level-gentle = mild
# As stats-level-gentle: the middle one.
stats-level-steady = pittig
# As stats-level-gentle: the hardest.
stats-level-tough = taai
# The score is better than in all games of this kind before.
best-score = Nieuw record: { $score }.
    .braille = record: { $score }
# So many games of this kind were won one after the other, three or more.
streak-now = Partijen op rij gewonnen: { $count }.
    .braille = op rij gewonnen: { $count }
# A copy of all games was written to $file.
backup-written = Alle partijen zijn gekopieerd naar { $file }.
# The games of a copy are in place; there were none before.
restored = De partijen van de kopie zijn teruggezet.
# As restored; those before are kept in $file.
restored-kept = De partijen van de kopie zijn teruggezet; die van ervoor staan in { $file }.
# What golf-access stats does, in the help.
subcommand-stats = Geef de statistieken van alle partijen.
# As subcommand-stats.
subcommand-backup = Kopieer alle partijen naar een bestand.
# As subcommand-stats.
subcommand-restore = Zet de partijen van een kopie terug.
# The option --csv, in the help.
option-csv = als CSV, voor andere programma's
