"""The reports of some finished games: `python -m tests.golden.reports` makes `reports.toml` anew.

For each game the file has one digest of the reports and indexes of all its readers, every byte of them.
"""

from __future__ import annotations

import zipfile
from hashlib import blake2b
from pathlib import Path

import msgspec

from grognard.core.kernel.kinds import EVERYBODY, PUBLIC
from grognard.core.referee.game import load
from grognard.core.referee.replay import filmed

FOLDER = Path(__file__).parent
FILE = FOLDER / "reports.toml"
GAMES = {
    "finished": ("004-hill-228", "032-first-steps", "044-shells-for-the-battalion", "068-hill-228"),
    "holland44": ("001-the-island", "003-the-first-day"),
    "stalingrad42": ("002-caucasus",),
}


def digest(archive: str, name: str) -> str:
    """The digest of what replays and reports of a game say to each player, to the public and to everybody."""
    text = zipfile.ZipFile(FOLDER / f"{archive}.zip").read(f"{name}.record").decode()
    game = load(text)
    found = blake2b(digest_size=12)
    for film in filmed(game, [*range(game.scenario.players), PUBLIC, EVERYBODY]).films:
        found.update(msgspec.json.encode(film.tally.report(game.rules, True)))
        found.update(msgspec.json.encode(film.acts.index))
    return found.hexdigest()


def main() -> None:
    lines = []
    for archive, names in GAMES.items():
        lines.append(f"[{archive}]")
        lines += [f'{name} = "{digest(archive, name)}"' for name in names]
    FILE.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
