"""Compare the points of Panzer's vehicles with what their duels say, and write docs/balance/panzer-points.md.

python tools/panzer_points.py [--check]

It is run when cards, guns or the tables of AP fire have changed; --check only says whether the page is what
would be written. What a duel is, and how points follow from duels: grognard.games.panzer.cards.worth.
"""

from __future__ import annotations

import argparse
import sys
from fractions import Fraction
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))  # of these sources, whatever is installed

from grognard.games.panzer.cards.worth import OFF, Worth, armed_cards, worth_of  # noqa: E402

PAGE = ROOT / "docs/balance/panzer-points.md"

HEAD = """\
# Points of Panzer's vehicles against their duels

The cards are ours, and so are their points. This page compares the points of every vehicle that fires AP
with what its duels say; `python tools/panzer_points.py` writes it anew.

A duel: two vehicles at 500, 1,000 or 1,500 m, halted in the open with seasoned crews, fire in turn until
one of them is knocked out, burns or is left by its crew; each begins half of the duels. Of the shots that a
vehicle takes a half come from its front, a third from the front side, a sixth from the rear side. Special
ammunition is there as often as its limit says. The opponents are the T-34/76 m43 and the PzKpfw IVH. Who
wins a share w of the duels is worth the root of w : (1 - w) times the points of his opponent, because by
the square law numbers count twice and quality once; the column *duels* is the geometric mean of both
opponents.

Duels know nothing of speed, GP fire, transport, turrets or open tops, so they do not set the points: a card
is named below when its points differ from its duels by more than a fifth of what the duels say. Vehicles
without a gun for AP are not there.

Light and early vehicles are among the more expensive ones because both opponents outclass them: against
their own kind they are worth more. Howitzers and anti-aircraft vehicles are bought for other uses than duels.
"""
TABLE = (
    "| card | side | from | points | wins against T-34/76 | wins against PzKpfw IVH | duels "
    "| points differ by |"
)


def page() -> str:
    """The page as it ought to be."""
    rows = [worth_of(card) for card in armed_cards()]
    expensive = sorted((row for row in rows if row.off > OFF), key=lambda row: (-row.off, row.card.id))
    cheap = sorted((row for row in rows if row.off < -OFF), key=lambda row: (row.off, row.card.id))
    named = len(expensive) + len(cheap)
    lines = [HEAD.rstrip("\n"), "", f"{named} of {len(rows)} cards differ by more than a fifth.", ""]
    for title, some in (("More expensive than their duels", expensive), ("Cheaper than their duels", cheap)):
        lines += [f"## {title}", ""]
        lines += [told(row) for row in some] or ["None."]
        lines.append("")
    lines += ["## All cards", ""]
    lines.append(TABLE)
    lines.append("|---|---|---|---|---|---|---|---|")
    for row in rows:
        card = row.card
        wins = [f"{round(100 * share)} %" for share in row.wins]
        cells = [card.name, card.side, card.since, str(card.points), *wins, str(row.points), percent(row.off)]
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def told(row: Worth) -> str:
    """A card whose points differ, in a line."""
    card = row.card
    return f"- {card.name} (`{card.id}`): {card.points} points, duels say {row.points} ({percent(row.off)})"


def percent(part: Fraction) -> str:
    """A difference as people read it."""
    return f"{round(100 * part):+d} %"


def main(arguments: list[str] | None = None) -> int:
    """Writes the page, or says whether it is as it ought to be."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--check", action="store_true", help="write nothing; 1 if the page would change")
    task = parser.parse_args(arguments)
    text = page()
    if task.check:
        return 0 if PAGE.exists() and PAGE.read_text(encoding="utf-8") == text else 1
    PAGE.write_text(text, encoding="utf-8")
    print(f"{PAGE.relative_to(ROOT)} is written")
    return 0


if __name__ == "__main__":
    sys.exit(main())
