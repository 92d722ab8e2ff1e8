"""What a key can mean, and the modes in which it is asked."""

from __future__ import annotations

from enum import StrEnum


class Mode(StrEnum):
    """What is on top and answers the keys; a keymap has a section for each."""

    SOLITAIRE = "solitaire"
    TABLE = "table"
    LIST = "list"
    TEXT = "text"
    RANK = "rank"
    COLUMN = "column"
    PLACE = "place"
    LISTENING = "listening"
    REPLAY = "replay"
    TABLE_REPLAY = "table-replay"


class Command(StrEnum):
    """A command. Its name stands in keymaps; ``command-NAME`` describes it in each language."""

    DIGIT_1 = "digit-1"
    DIGIT_2 = "digit-2"
    DIGIT_3 = "digit-3"
    DIGIT_4 = "digit-4"
    DIGIT_5 = "digit-5"
    DIGIT_6 = "digit-6"
    DIGIT_7 = "digit-7"
    DIGIT_8 = "digit-8"
    DIGIT_9 = "digit-9"
    ACT = "act"
    DRAW = "draw"
    WASTE = "waste"
    TABLEAU = "tableau"
    COUNTS = "counts"
    CHANGES = "changes"
    SCORE = "score"
    STATUS = "status"
    FREE_CARDS = "free-cards"
    PLAYABLE = "playable"
    READ_COLUMN = "read-column"
    NEXT_COLUMN = "next-column"
    PREVIOUS_COLUMN = "previous-column"
    DEEPER = "deeper"
    BACK = "back"
    WHERE = "where"
    HINT = "hint"
    WINNABLE = "winnable"
    SHOW_LINE = "show-line"
    UNDO = "undo"
    REDO = "redo"
    RULES = "rules"
    INTERACTIVE = "interactive"
    NEW_GAME = "new-game"
    CHOOSE_GAME = "choose-game"
    ENTER_CODE = "enter-code"
    OPTIONS = "options"
    OUTPUT = "output"
    AGAIN = "again"
    LANGUAGE = "language"
    HELP = "help"
    MANUAL = "manual"
    ESCAPE = "escape"
    QUIT = "quit"
    # At a table.
    ACT_HERE = "act-here"
    TAKE_STOCK = "take-stock"
    TOP_DISCARD = "top-discard"
    TAKE_DISCARD = "take-discard"
    IN_HAND = "in-hand"
    OWN_BOARD = "own-board"
    OTHER_BOARD = "other-board"
    TABLE_COUNTS = "table-counts"
    SINCE_MY_TURN = "since-my-turn"
    SCORES = "scores"
    WHOSE_TURN = "whose-turn"
    COULD_MAKE = "could-make"
    READ_CARD = "read-card"
    NEXT_CARD = "next-card"
    PREVIOUS_CARD = "previous-card"
    ROW_DOWN = "row-down"
    ROW_UP = "row-up"
    DISCARD = "discard"
    KNOCK = "knock"
    SEATING = "seating"
    # In a game that is played back.
    STEP_ON = "step-on"
    STEP_BACK = "step-back"
    TEN_ON = "ten-on"
    TEN_BACK = "ten-back"
    TO_START = "to-start"
    TO_END = "to-end"
    THIS_STEP = "this-step"
    PLAY_ON = "play-on"
    SHARE = "share"
    # In lists.
    NEXT = "next"
    PREVIOUS = "previous"
    FIRST = "first"
    LAST = "last"
    CHOOSE = "choose"
    # The answers to "how often do you hear it?".
    HEARD_ONCE = "heard-once"
    HEARD_TWICE = "heard-twice"
    HEARD_NOTHING = "heard-nothing"
    # In a text entry.
    ACCEPT = "accept"
    ERASE = "erase"
    READ_BACK = "read-back"
    # The answer to "which rank?".
    RANK_1 = "rank-1"
    RANK_2 = "rank-2"
    RANK_3 = "rank-3"
    RANK_4 = "rank-4"
    RANK_5 = "rank-5"
    RANK_6 = "rank-6"
    RANK_7 = "rank-7"
    RANK_8 = "rank-8"
    RANK_9 = "rank-9"
    RANK_10 = "rank-10"
    RANK_11 = "rank-11"
    RANK_12 = "rank-12"
    RANK_13 = "rank-13"
    RANK_0 = "rank-0"

    @property
    def number(self) -> int | None:
        """The digit or the rank that the command stands for, None for all others."""
        family, _, number = self.value.rpartition("-")
        return int(number) if family in ("digit", "rank") else None


_DIGITS = frozenset(Command(f"digit-{digit}") for digit in range(1, 10))
_RANKS = frozenset(Command(f"rank-{rank}") for rank in range(14))
_EVERYWHERE = frozenset({Command.HELP, Command.ESCAPE, Command.AGAIN})
_MAIN = frozenset({Command.LANGUAGE, Command.MANUAL, Command.OPTIONS, Command.OUTPUT, Command.QUIT})
_GAME = frozenset(
    {
        Command.HINT,
        Command.UNDO,
        Command.REDO,
        Command.RULES,
        Command.INTERACTIVE,
        Command.NEW_GAME,
        Command.CHOOSE_GAME,
        Command.ENTER_CODE,
    }
)
_READ = frozenset(
    {
        Command.WASTE,
        Command.TABLEAU,
        Command.COUNTS,
        Command.CHANGES,
        Command.SCORE,
        Command.STATUS,
        Command.FREE_CARDS,
        Command.PLAYABLE,
        Command.READ_COLUMN,
        Command.WHERE,
    }
)
_READ_TABLE = frozenset(
    {
        Command.TOP_DISCARD,
        Command.IN_HAND,
        Command.OWN_BOARD,
        Command.OTHER_BOARD,
        Command.TABLE_COUNTS,
        Command.SCORES,
        Command.WHOSE_TURN,
        Command.READ_CARD,
        Command.SEATING,
    }
)
_REPLAY = frozenset(
    {
        Command.STEP_ON,
        Command.STEP_BACK,
        Command.TEN_ON,
        Command.TEN_BACK,
        Command.TO_START,
        Command.TO_END,
        Command.THIS_STEP,
        Command.PLAY_ON,
        Command.SHARE,
        Command.RULES,
    }
)

COMMANDS_OF: dict[Mode, frozenset[Command]] = {
    Mode.SOLITAIRE: _EVERYWHERE
    | _MAIN
    | _GAME
    | _DIGITS
    | _READ
    | {
        Command.ACT,
        Command.DRAW,
        Command.NEXT_COLUMN,
        Command.PREVIOUS_COLUMN,
        Command.DEEPER,
        Command.BACK,
        Command.WINNABLE,
        Command.SHOW_LINE,
    },
    Mode.TABLE: _EVERYWHERE
    | _MAIN
    | _GAME
    | _DIGITS
    | _READ_TABLE
    | {
        Command.ACT_HERE,
        Command.TAKE_STOCK,
        Command.TAKE_DISCARD,
        Command.SINCE_MY_TURN,
        Command.COULD_MAKE,
        Command.NEXT_CARD,
        Command.PREVIOUS_CARD,
        Command.ROW_DOWN,
        Command.ROW_UP,
        Command.DISCARD,
        Command.KNOCK,
    },
    Mode.LIST: _EVERYWHERE
    | _MAIN
    | _DIGITS
    | {Command.NEXT, Command.PREVIOUS, Command.FIRST, Command.LAST, Command.CHOOSE},
    Mode.TEXT: _EVERYWHERE | {Command.ACCEPT, Command.ERASE, Command.READ_BACK},
    Mode.RANK: _EVERYWHERE | _RANKS,
    Mode.COLUMN: _EVERYWHERE | _DIGITS | {Command.OUTPUT},
    Mode.PLACE: _EVERYWHERE | _DIGITS | {Command.OUTPUT},
    Mode.LISTENING: _EVERYWHERE | {Command.HEARD_ONCE, Command.HEARD_TWICE, Command.HEARD_NOTHING},
    Mode.REPLAY: _EVERYWHERE | _MAIN | _REPLAY | _DIGITS | _READ,
    Mode.TABLE_REPLAY: _EVERYWHERE | _MAIN | _REPLAY | _DIGITS | _READ_TABLE,
}
"""The commands that can be bound in each mode."""
