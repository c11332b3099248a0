"""What a view draws: counters, markers and tracks, each side's own secrets, and nothing of the other's."""

from __future__ import annotations

from typing import Any

import msgspec

from grognard.core.view import Piece, Scene
from grognard.games.coh import RULES

from .battle import Battle

G, S = "G-INF-1", "S-RIF-1"


def scene(b: Battle, player: int) -> Scene:
    return b.game.seat(player).view().scene


def piece(b: Battle, player: int, key: str) -> Piece:
    return next(p for p in scene(b, player).pieces if p.key == key)


def test_only_its_owner_sees_where_a_hidden_unit_is() -> None:
    """COH-10.0(1)."""
    b = Battle({G: "G_INF F05 E", S: "S_RIF F12 W hidden"})
    assert (piece(b, 1, S).place, "hidden" in piece(b, 1, S).badges) == ("1-F12", True)
    for other in (0, -1):
        assert piece(b, other, S).place == "@hidden"
        assert b"1-F12" not in msgspec.json.encode(scene(b, other))


def test_only_its_owner_sees_an_artillery_plot() -> None:
    """COH-12.3(2)."""
    b = Battle({G: "G_INF F05 E", S: "S_RIF F12 W"}, weapons={"german": ["G_OBA105"]})
    b.s.oba_plot[0] = b.hex("F09")
    assert [m.place for m in scene(b, 0).marks if m.kind == "plot"] == ["1-F09"]
    assert [m for m in scene(b, 1).marks if m.kind == "plot"] == []


def test_fortifications_and_those_inside_are_shown() -> None:
    """COH-18.2: a unit may be set up inside, and everybody sees it."""
    works: list[dict[str, Any]] = [{"key": "trench-1", "kind": "trench", "hex": "1-F05"}]
    b = Battle({G: "G_INF F05 E", S: "S_RIF F12 W"}, fortifications=works)
    b.s.inside[b.unit(G)] = 0
    for reader in (0, 1, -1):
        assert [(m.place, m.kind) for m in scene(b, reader).marks] == [("1-F05", "trench")]
        assert "inside" in piece(b, reader, G).badges
    assert RULES.faults(b.s) == []
