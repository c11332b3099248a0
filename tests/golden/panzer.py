"""Sixty finished games of Panzer: `python -m tests.golden.panzer` plays and writes them anew.

Every scenario is played six times by chance. They are kept together in `panzer.zip`.
"""

from __future__ import annotations

from .by_chance import ByChance

ARCHIVE = ByChance("panzer", games=60, plain=60, once=0, on_sources=1, longest=("lisow",))

if __name__ == "__main__":
    ARCHIVE.write()
