"""The list of `reference` finds what the game refuses, if it happens all the same."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.holland44 import ferries, infiltration, movement
from grognard.games.holland44.kinds import SPENT
from grognard.games.zocbond import advance_steps
from grognard.games.zocbond.results import LONG
from tests.games.holland44.field import Field
from tests.games.holland44.reference import HollandBars
from tests.games.holland44.test_advance import field
from tests.games.holland44.test_unknown import EMPTY, REAL
from tests.games.holland44.withdrawal import follow
from tests.games.zocbond.watch import Watch

POOR = "GR-732"
FOE = "1-Gren-Gds"
RIVER = {"3010/3011": "major"}
LINE = {"XXX/VIII": [f"{row}07/{row}08" for row in range(10, 20)]}


def found(f: Field, *keys: str) -> set[str]:
    """The rules that the list names when these choices are made, whether the game allows them or not."""
    return Watch(HollandBars(), f).play(*keys)


@pytest.mark.parametrize(
    ("units", "key"),
    [
        ({POOR: "3010 disrupted"}, f"screen {POOR}"),
        ({POOR: "3010 disrupted steps=1", "GR-745": "3010"}, f"merge {POOR} GR-745"),
        ({POOR: "3010 disrupted", "GR-745": "3010 steps=1"}, f"merge GR-745 {POOR}"),
        ({POOR: "3010 disrupted steps=1", "Ge-Inf-1": f"3010 of={POOR}"}, f"absorb {POOR} Ge-Inf-1"),
    ],
)
def test_who_must_leave(units: dict[str, str], key: str) -> None:
    """H44-14.2."""
    more: dict[str, Any] = {"player": "german", "terrain": {"3010": "town"}}
    assert found(Field({**units, FOE: "3011"}, **more), key) == {"H44-14.2"}
    steady = {unit: where.replace(" disrupted", "") for unit, where in units.items()}
    assert found(Field({**steady, FOE: "3011"}, **more), key) == set()


@pytest.mark.pure
def test_who_must_leave_and_marches_nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """H44-14.2."""
    monkeypatch.setattr(movement, "trapped", lambda *_: False)
    around = dict.fromkeys(("2909", "3009", "3109", "2910", "3110"), "woods")
    f = Field({POOR: "3010 routed", FOE: "3011"}, player="german", turn=4, terrain=around)
    assert found(f, f"march {POOR}") == {"H44-14.2"}


@pytest.mark.pure
@pytest.mark.parametrize("ghost", ["3011", "3012"])
def test_by_an_engineers_ferry_to_an_unknown_unit(ghost: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """H44-23.3.3: into its hex, not into its ZOC."""
    monkeypatch.setattr(ferries, "is_beset", lambda *_: False)
    f = Field({"RE-XXX": "3010", FOE: "3010", "unknown-1": ghost}, water=RIVER, draws=[EMPTY])
    assert found(f, f"tactical {FOE}", "to 3011") == ({"H44-23.3.3"} if ghost == "3011" else set())
    assert f.where(FOE) == "3011"


def test_an_automatic_ds_across_the_river() -> None:
    """H44-9.5.3."""
    f = Field({FOE: "3010", "RE-XXX": "3010", "KG-Seidel": "3011 routed"}, water=RIVER)
    assert found(f, "shatter 3011", f"with {FOE}", "commit") == {"H44-9.5.3"}


def test_a_garrison_that_waits_is_broken_down() -> None:
    """H44-23.6."""
    f = Field({"Gar-s-Hertogenbosch": "4301"}, player="german", turn=4)
    assert found(f, "split Gar-s-Hertogenbosch Ge-Inf-1") == {"H44-23.6"}


def test_disengaging_beyond_the_boundary() -> None:
    """H44-23.4."""
    f = Field(
        {FOE: "1507", "KG-Euling": "1506"},
        phase="combat",
        options={"disengagement": "on"},
        rolls=[6],
        boundaries=LINE,
    )
    assert found(f, f"disengage {FOE}", "to 1508", "to 1509") == {"H44-23.4"}


@pytest.mark.parametrize("words", ["shattered", "attacked", "crossed advanced", "crossed"])
def test_disengaging_after_combat(words: str) -> None:
    """H44-27.1.1."""
    units = {"RE-XXX": f"1507 {words}", FOE: "1507", "KG-Euling": "1506"}
    f = Field(units, phase="combat", options={"disengagement": "on"}, rolls=[6])
    rules = set() if words == "crossed" else {"H44-27.1.2"}
    assert found(f, "disengage RE-XXX", "halt") == rules


CROWD = {"2-Gren-Gds": "3111", "2-E-Yorks": "3111", "2-Lincs": "3111"}
AROUND = {"1-Hamps": "3112", "1-Dorset": "3012", "2-Devon": "3011", "2-Warwicks": "3110", "2-KSLI": "3211"}
MORE_AROUND = {
    "1-KOSB": "3112",
    "5-Coldm-Gds": "3012",
    "1-Welsh-Gds": "3011",
    "3-Irish-Gds": "3110",
    "4-KSLI": "3211",
}


def in_a_crowd(**more: str) -> Watch:
    """1-501 advances out of 3012 into the full hex 3111; only in 3212 is there room for it."""
    units = {"1-501": "3012", **CROWD, **AROUND, **MORE_AROUND, **more}
    watch = Watch(HollandBars(), follow(field(units), "1-501", vacated="3011", kind=LONG))
    assert watch.play("with 1-501") == set()
    return watch


def test_an_advance_that_ends_in_a_crowd() -> None:
    """H44-15.1."""
    watch = in_a_crowd()
    assert watch.play("to 3111") == set()
    assert watch.f.options() == ["to 3212"]
    assert watch.play("halt") == {"H44-15.1"}


def test_an_advance_whose_way_on_was_shut() -> None:
    """H44-15.1: an enemy has come there since; nothing is left but to stay."""
    watch = in_a_crowd()
    assert watch.play("to 3111") == set()
    watch.f.s.put(watch.f.unit("KG-Euling"), watch.f.hex("3212"))
    assert watch.f.options() == ["halt"]
    assert watch.play("halt") == set()


@pytest.mark.pure
def test_an_advance_into_a_crowd_without_a_way_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """H44-15.1: the way was shut before."""
    monkeypatch.setattr(advance_steps, "room_refusal", lambda *_: 0)
    monkeypatch.setattr(advance_steps, "can_end_beyond", lambda *_: False)
    watch = in_a_crowd(**{"KG-Euling": "3212"})
    assert watch.play("to 3111", "halt") == {"H44-15.1"}


@pytest.mark.pure
def test_out_of_a_traffic_jam(monkeypatch: pytest.MonkeyPatch) -> None:
    """H44-24.2: those on foot alone."""
    units = {FOE: "3012", "1-501": "3012"}
    for unit, rules in ((FOE, {"H44-24.2"}), ("1-501", set())):
        f = follow(field(units, traffic=["3011"]), *units, vacated="3011", kind=LONG)
        monkeypatch.setattr(type(f.sc.advance_rules), "advance_stops", lambda *_: False)
        assert found(f, f"with {unit}", "to 3011", "to 2911") == rules


@pytest.mark.pure
def test_a_town_held_open_by_who_has_attacked(monkeypatch: pytest.MonkeyPatch) -> None:
    """H44-8.3.3, 25.3.3: spent, but they have not given up their move."""
    monkeypatch.setattr(infiltration, "screens", lambda s, u: s.marks[u] & SPENT != 0)
    units = {FOE: "2009", "1-Dorset": "2008", "I-Hoffmann": "1909", "unknown-1": "2010"}
    f = Field(units, draws=[REAL], rolls=[3], terrain={"2009": "town"})
    watch = Watch(HollandBars(), f)
    assert watch.play(f"tactical {FOE}", "to 2010", "tactical 1-Dorset", "to 2009") == set()
    assert watch.play("to 2109") == {"H44-7.2"}


def test_engaged_still_two_hexes_away() -> None:
    """H44-11.5.1."""
    f = Field({FOE: "2008 engaged"})
    watch = Watch(HollandBars(), f)
    assert watch.play(f"tactical {FOE}", "to 2009") == set()
    move = f.s.top()
    f.s.put(f.unit(FOE), f.hex("2010"))
    assert move.NAME == "Move"
    assert watch.play("halt") == {"H44-11.5.1"}
