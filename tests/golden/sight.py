"""Who sees whom on every map of Conflict of Heroes: `python -m tests.golden.sight` makes `sight.toml` anew.

For each scenario the file has one digest of its table: arc and line of sight of every pair of hexes.
"""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

from grognard.games.coh.box.data_files import scenario_names
from grognard.games.coh.box.setup import load

FILE = Path(__file__).parent / "sight.toml"


def digest(scenario: str) -> str:
    """The digest of a scenario's table of sight."""
    return sha256(load(scenario, {}).seen).hexdigest()


def main() -> None:
    lines = [f'{name} = "{digest(name)}"' for name in sorted(scenario_names())]
    FILE.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
