-- A game is its log: the header and the entries are lines as play/log.py writes them.
-- Times are in UTC, in ISO 8601.

CREATE TABLE game (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    header TEXT NOT NULL,
    game TEXT NOT NULL,
    rule_set TEXT NOT NULL,
    code TEXT,
    begun TEXT NOT NULL,
    -- Both NULL while the game goes on. The result follows from the log.
    ended TEXT,
    result TEXT,
    -- Of the deal of a day: which day's. Of a rung of the ladder: its level.
    day TEXT,
    level TEXT,
    -- 1: somebody else played it. It isn't in the statistics.
    shared INTEGER NOT NULL DEFAULT 0
);

CREATE INDEX game_ended ON game (ended);
CREATE INDEX game_day ON game (day) WHERE day IS NOT NULL;
CREATE INDEX game_level ON game (level) WHERE level IS NOT NULL;

CREATE TABLE entry (
    game INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    at TEXT NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (game, number)
) WITHOUT ROWID;
