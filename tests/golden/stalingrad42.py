"""Finished games of Stalingrad '42: `python -m tests.golden.stalingrad42` plays and writes them anew.

Every scenario is played by chance as written and with options drawn by lot. They are kept together in
`stalingrad42.zip`.
"""

from __future__ import annotations

from .by_chance import ByChance

ARCHIVE = ByChance("stalingrad42", games=8, plain=4, once=0, by_verb=True, added=("voronezh",))

if __name__ == "__main__":
    ARCHIVE.write()
