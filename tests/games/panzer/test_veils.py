"""5.11, R-47: smoke, barrages and fires on a line."""

from __future__ import annotations

from grognard.games.panzer.ground.veils import Veil, hindrance, line_hexes
from grognard.games.panzer.spotting.looking import spots

from .battle import Battle
from .cases import Case, each
from .lands import land_for
from .sight_reference import Position


@each("PZR-C-5.11-a", "PZR-C2-092")
def test_fire_and_barrage_in_one_hex(case: Case) -> None:
    """5.11: only the larger modifier."""
    veils = [Veil("on_fire", frozenset({3})), Veil("barrage", frozenset({3}))]
    told = {name: hindrance([1, 2, 3], veils, frozenset(), name == "gp").total for name in ("ap", "gp")}
    assert told == case["then"]


@each("PZR-C-5.11-m")
def test_areas_that_share_a_hex_of_the_line(case: Case) -> None:
    """R-47: one instance where they meet, BU smoke only where nothing larger lies."""
    veils: list[Veil] = []
    for area in case["given"]["line_meets"]:
        [(name, hexes)] = area.items()
        sheaf, _, kind = name.partition("_")
        veils.append(Veil(kind, frozenset(int(h[1:]) for h in hexes), sheaf == "converged"))
    burning = frozenset(int(h[1:]) for h in case["given"]["bu_smoke"])
    told = hindrance(list(range(13)), veils, burning, gp=False)
    assert told.instances == case["then"]["instances"]
    assert told.bu_smoke == [case["then"]["bu_smoke"]]
    assert told.total == case["then"]["total"]


@each("PZR-C-4.1.4.1.9-a")
def test_a_burning_vehicle_on_the_line(case: Case) -> None:
    """4.1.4.1.9, 4.4.3.2.2: each hex with BU smoke, the two ends included; beside the line none."""
    land, at = land_for(Position((2, 6)))
    hexes = line_hexes(land, at[0, 0], at[0, 5])
    assert hexes == [at[0, r] for r in range(6)]
    assert hindrance(hexes, [], frozenset({at[0, 3]}), gp=False).total == case["then"]["ap_modifier"]
    b = Battle({"GA": "G-PZ4F2 F2 S", "SA": "S-T34-76 F6 N"}, wrecks={"F4": "bu"})
    assert spots(b.s, b.unit("GA"), b.unit("SA")) is case["then"]["clear"]
    assert hindrance(hexes, [], frozenset({at[0, 0], at[0, 5]}), gp=True).bu_smoke == [-10, -10]
    assert hindrance(hexes, [], frozenset({at[1, 3]}), gp=False).total == 0


def test_a_third_area_joins_two() -> None:
    """R-47: areas that meet only through a third one are one instance."""
    ends = [Veil("smoke", frozenset({1})), Veil("smoke", frozenset({3}), converged=False)]
    assert hindrance([0, 1, 2, 3], ends, frozenset(), gp=False).instances == [-5, -3]
    bridge = Veil("barrage", frozenset({1, 2, 3}), converged=False)
    assert hindrance([0, 1, 2, 3], [*ends, bridge], frozenset(), gp=False).instances == [-5]


def test_bu_smoke_beside_a_thin_barrage() -> None:
    """R-47: an instance with a smaller modifier takes nothing away."""
    thin = Veil("barrage", frozenset({1}), converged=False)
    assert hindrance([0, 1, 2], [thin], frozenset({1}), gp=False).total == -3
