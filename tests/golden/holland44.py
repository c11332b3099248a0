"""Twelve finished games of Holland '44: `python -m tests.golden.holland44` plays and writes them anew.

Every scenario is played by chance as written, the short ones also with options drawn by lot. They are kept
together in `holland44.zip`.
"""

from __future__ import annotations

from .by_chance import ByChance

ARCHIVE = ByChance("holland44", games=12, plain=6, once=4, added=("grave",))

if __name__ == "__main__":
    ARCHIVE.write()
