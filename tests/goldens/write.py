"""``python -m tests.goldens.write``: write every golden anew."""

from __future__ import annotations

from golf_access.announce.messages import LANGUAGES
from tests.goldens.playing import SCRIPTS, as_text, golden_path, play


def main() -> None:
    """Play every script in every language and keep what is heard."""
    for name in SCRIPTS:
        for language in LANGUAGES:
            golden_path(name, language).write_text(as_text(play(name, language)), "utf-8")


if __name__ == "__main__":
    main()
