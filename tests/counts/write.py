"""Write the counts into ``solitaire.toml``, from the naive implementation and the deals in it.

    python -m tests.counts.write

To count another deal, add its name, columns and talon to the file and run this.
"""

from __future__ import annotations

import json

from tests.counts import FILE, SmallDeal, read
from tests.counts.naive import count


def main() -> None:
    """Count every deal again and write the file."""
    text = FILE.read_text(encoding="utf-8")
    head = text[: text.index("[[deal]]")]
    FILE.write_text(head + "\n".join(map(_written, read())), encoding="utf-8", newline="\n")


def _written(deal: SmallDeal) -> str:
    lines = [
        "[[deal]]",
        f"name = {json.dumps(deal.name)}",
        f"columns = {json.dumps(deal.columns)}",
        f"talon = {json.dumps(deal.talon)}",
        "[deal.counts]",
        *(f"{code} = {list(count(deal, code))}" for code in deal.codes),
    ]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main()
