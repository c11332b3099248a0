# ruff: noqa: N802 (tests of conformance cases bear the case's id)
"""Chapter 7.5: rally."""

from __future__ import annotations

import pytest

from grognard.core.kernel.option import Option
from grognard.games.coh.rally import rally_ledger, rally_refusal
from grognard.games.coh.refusals import LEGAL, NOT_HIT, NOT_ON_MAP
from grognard.games.coh.scenario import LOST
from grognard.games.coh.verbs import RALLY

from .battle import Battle
from .cases import Case, case, each
from .shots import G, S, happened, lines

CONNECTED = {G: "G_INF F05 E pinned", "G-INF-2": "G_INF F06 E pinned", S: "S_RIF F12 W"}


def rallying(case: Case) -> Battle:
    """A German unit with the counter, cover and friends of a case; it rallies for AP."""
    given = case["given"]
    mods = given["mods"]
    units = {G: f"G_INF F05 E {given['counter']}", S: "S_RIF F12 W"}
    for i in range(mods.get("friends", 0)):
        units[f"G-INF-{i + 2}"] = "G_INF F05 E"
    for i, friend in enumerate(given.get("friends", [])):
        units[f"G-INF-{i + 2}"] = "G_INF F05 E unnerved" if friend["hit"] else "G_INF F05 E"
    terrain = {"F05": "wooden_building"} if mods.get("cover") else {}
    hills = [{"overlay": "H2", "anchor": "1-F05"}] if given.get("level") else []
    b = Battle(units, terrain=terrain, overlays=hills, rolls=[given["roll"]], current_cap=(0, 0))
    assert b.sc.level[b.hex("F05")] == given.get("level", 0)
    return b


@each("COH-T114", "COH-T115", "COH-T116", "COH-T117", "COH-T118", "COH-T119")
def test_a_rally_attempt(case: Case) -> None:
    """COH-7.5(1), COH-7.51(1), (2): 2D6 and modifiers against the counter's number, for 5 AP."""
    then = case["then"]
    b = rallying(case)
    ledger = rally_ledger(b.s, b.unit(G))
    assert ledger.total == sum(case["given"]["mods"].values())
    if "dice_needed" in then:
        assert b.sc.hit_rally[b.s.hit[b.unit(G)]] - ledger.total == then["dice_needed"]
    b.play(f"activate {G}", f"ap {G}", f"rally {G}")
    assert (b.hit(G) == "none") is then["success"]
    assert 7 - b.s.ap[0] == then.get("price", 5)
    assert b.asked() == "soviet"


def test_COH_T120_no_rally_beside_an_enemy_in_the_hex() -> None:
    """COH-7.5(3)."""
    b = Battle({G: "G_INF F05 E pinned", S: "S_RIF F05 W"})
    assert b.refused(f"opp {G}", f"rally {G}") == "COH-7.5"


def test_an_enemy_next_door_does_not_matter() -> None:
    """COH-7.5(3): only the same hex counts."""
    b = Battle({G: "G_INF F05 E pinned", S: "S_RIF F06 W"}, rolls=[7], current_cap=(0, 0))
    b.play(f"opp {G}", f"rally {G}")
    assert b.hit(G) == "none"


def test_an_undamaged_unit_has_nothing_to_rally() -> None:
    """COH-7.5(1)."""
    b = Battle({G: "G_INF F05 E", S: "S_RIF F12 W"})
    assert b.refused(f"opp {G}", f"rally {G}") == "COH-7.5"


def test_success_shows_the_counter_and_returns_it() -> None:
    """COH-7.5(1), COH-7.4(5)."""
    b = Battle({G: "G_INF F05 E cowering", S: "S_RIF F12 W"}, rolls=[8], current_cap=(0, 0))
    b.play(f"opp {G}", f"rally {G}")
    [event] = happened(b, "rallies")
    assert b.sc.hit_names[event.b] == "cowering"
    assert event.seen_by(1) is event
    assert b.s.pool == b.sc.hit_count


def test_failure_changes_nothing_but_what_the_enemy_knows() -> None:
    """COH-7.5(1), COH-7.4(4): 7 is no success, so the counter is none with a 7 on it."""
    b = Battle({G: "G_INF F05 E panicked", S: "S_RIF F12 W"}, rolls=[7], current_cap=(0, 0))
    b.play(f"opp {G}", f"rally {G}")
    assert b.hit(G) == "panicked"
    bits = b.s.hit_may[b.unit(G)]
    assert {n for k, n in enumerate(b.sc.hit_names) if bits >> k & 1} == {"panicked", "cowering"}
    assert "panicked" not in repr(b.game.seat(1).view().log)


def test_a_failure_below_every_number_tells_nothing() -> None:
    """COH-7.4(4): on a 6 each counter would have stayed."""
    b = Battle({G: "G_INF F05 E panicked", S: "S_RIF F12 W"}, rolls=[6], current_cap=(0, 0))
    before = b.s.hit_may[b.unit(G)]
    b.play(f"opp {G}", f"rally {G}")
    assert b.s.hit_may[b.unit(G)] == before


def test_rally_as_an_opp() -> None:
    """COH-7.5(1), COH-3.1: free, the unit is spent; another attempt needs CAP."""
    b = Battle({G: "G_INF F05 E stunned", S: "S_RIF F12 W"}, rolls=[3, 7], current_cap=(5, 2))
    b.play(f"opp {G}", f"rally {G}", "commit 0")
    assert (b.status(G), b.s.cap[0]) == ("spent", 5)
    b.play("stall cap")
    assert b.refused(f"opp {G}") == "COH-3.1"
    b.play(f"cap {G}", f"rally {G}")
    assert (b.hit(G), b.status(G), b.s.cap[0]) == ("none", "spent", 0)


def test_rally_with_cap_leaves_the_unit_fresh() -> None:
    """COH-7.5(1), COH-3.22: 5 CAP."""
    b = Battle({G: "G_INF F05 E pinned", S: "S_RIF F12 W"}, rolls=[7], current_cap=(5, 0))
    b.play(f"cap {G}", f"rally {G}")
    assert (b.hit(G), b.status(G), b.s.cap[0]) == ("none", "fresh", 0)


def test_four_cap_do_not_pay_a_rally() -> None:
    """COH-7.5(1), COH-3.22."""
    b = Battle({G: "G_INF F05 E pinned", S: "S_RIF F12 W"}, current_cap=(4, 0))
    assert b.refused(f"cap {G}", f"rally {G}") == "COH-3.22"


def test_attempts_may_be_repeated_while_they_are_paid() -> None:
    """COH-7.5(2): AP with CAP on top, then CAP; every attempt is an action of its own."""
    b = Battle({G: "G_INF F05 E pinned", S: "S_RIF F12 W"}, rolls=[2, 3, 8], cap=(9, 6), current_cap=(9, 6))
    b.play(f"activate {G}", f"ap {G}", f"rally {G}", "commit 0", "stall cap")
    assert (b.s.ap[0], b.s.cap[0]) == (2, 9)
    b.play(f"ap {G}", f"rally {G}", "commit 0", "stall cap")
    assert (b.s.ap[0], b.s.cap[0], b.status(G)) == (0, 6, "spent")
    b.play(f"cap {G}", f"rally {G}", "commit 0")
    assert b.hit(G) == "none"


def test_cap_on_the_rally_roll() -> None:
    """COH-7.51(3), COH-3.23: two at most."""
    b = Battle({G: "G_INF F05 E panicked", S: "S_RIF F12 W"}, rolls=[6], current_cap=(4, 0))
    b.play(f"opp {G}", f"rally {G}")
    assert b.refused("commit 3") == "COH-3.23"
    b.play("commit 2")
    assert (b.hit(G), b.s.cap[0]) == ("none", 2)


@pytest.mark.parametrize(
    ("terrain", "dug", "bonus"),
    [
        ("forest", "", 1),
        ("brush", "", 1),
        ("river", "", 1),
        ("open", "", 0),
        ("corn", "", 0),
        ("ford", "", 0),
        ("open", "dug", 1),
        ("forest", "dug", 1),
    ],
)
def test_cover_gives_one_and_only_one(terrain: str, dug: str, bonus: int) -> None:
    """COH-7.51(1): terrain or a hasty defence of at least +1 DM; +2 DM give no more."""
    b = Battle({G: f"G_INF F05 E pinned {dug}", S: "S_RIF F12 W"}, terrain={"F05": terrain})
    assert rally_ledger(b.s, b.unit(G)).total == bonus


def test_a_friends_hole_is_no_cover() -> None:
    """COH-7.51(1), COH-18.1(2): the hasty defence must be the unit's own; the friend himself counts."""
    b = Battle({G: "G_INF F05 E pinned", "G-INF-2": "G_INF F05 E dug", S: "S_RIF F12 W"})
    assert lines(rally_ledger(b.s, b.unit(G))) == {"friend": 1}


def test_friends_next_door_do_not_help() -> None:
    """COH-7.51(2): the same hex only."""
    b = Battle({G: "G_INF F05 E pinned", "G-INF-2": "G_INF F06 E", S: "S_RIF F12 W"})
    assert rally_ledger(b.s, b.unit(G)).total == 0


def test_spent_and_every_kind_of_friend_helps() -> None:
    """COH-7.51(2): +1 for each undamaged one, whatever its state or type."""
    b = Battle(
        {G: "G_INF F05 E pinned", "G-HMG-1": "G_HMG F05 W spent", "G-PZ4-1": "G_PZ4 F05 E", S: "S_RIF F12 W"}
    )
    assert rally_ledger(b.s, b.unit(G)).total == 2


@pytest.mark.parametrize("counter", ["veh_immobilised", "veh_light_damage", "veh_gun_damaged_red"])
def test_damage_without_a_number_is_never_rallied(counter: str) -> None:
    """COH-7.5(4)."""
    b = Battle({"G-PZ4-1": f"G_PZ4 F05 E {counter}", S: "S_RIF F12 W"})
    assert b.refused("opp G-PZ4-1", "rally G-PZ4-1") == "COH-7.5"


# -- group rally (COH-9.13) ------------------------------------------------------------------------


def test_a_group_rallies_for_one_price_with_a_roll_each() -> None:
    """COH-9.13(1), COH-9.1(1): 5 AP together; the owner chooses the order."""
    b = Battle(CONNECTED, rolls=[7, 6], current_cap=(0, 0))
    b.play(f"activate {G}", f"ap {G}", "with G-INF-2", f"rally {G}")
    assert b.offers() == [f"rally {G}", "rally G-INF-2"]
    b.play("rally G-INF-2")
    assert (b.hit(G), b.hit("G-INF-2"), b.s.ap[0]) == ("pinned", "none", 2)
    assert b.status("G-INF-2") == "activated"


def test_each_roll_of_a_group_rally_takes_its_own_cap() -> None:
    """COH-9.13(1), COH-3.23(4)."""
    b = Battle(CONNECTED, rolls=[5, 5], current_cap=(9, 0), cap=(9, 0))
    b.play(f"cap {G}", "with G-INF-2", f"rally {G}", f"rally {G}", "commit 2", "commit 2")
    assert (b.hit(G), b.hit("G-INF-2"), b.s.cap[0]) == ("none", "none", 0)


def test_COH_T389_a_group_rally_needs_connection() -> None:
    """COH-9.13(1), COH-9.1(4)."""
    first, second = case("COH-T389")["given"]["hexes"]
    b = Battle({G: f"G_INF {first} E pinned", "G-INF-2": f"G_INF {second} E pinned", S: "S_RIF F15 W"})
    assert b.refused(f"opp {G}", "with G-INF-2") == "COH-9.1"


def test_an_undamaged_member_spoils_a_group_rally() -> None:
    """COH-9.13(1), COH-9.1(1): all members do the same; a unit without a counter cannot rally."""
    b = Battle({**CONNECTED, "G-INF-2": "G_INF F06 E"})
    assert b.refused(f"opp {G}", "with G-INF-2", f"rally {G}") == "COH-9.1"


def test_only_members_still_to_be_rolled_for_come_next() -> None:
    """COH-9.13(1): not a damaged unit outside the group, nor an enemy, nor anything else."""
    b = Battle({**CONNECTED, "G-INF-3": "G_INF L05 E pinned"}, rolls=[7, 7], current_cap=(0, 0))
    b.play(f"opp {G}", "with G-INF-2", f"rally {G}")
    keys = (f"rally {G}", "rally G-INF-2", "rally G-INF-3", f"rally {S}", "pass")
    reasons = [b.why(key) for key in keys]
    assert [reason.text.id if reason else "" for reason in reasons] == [
        "",
        "",
        "coh-refusal-not-hit",
        "coh-refusal-not-hit",
        "coh-refusal-sequence",
    ]
    checks = [b.s.top(0).check(b.s, Option(RALLY, u)) for u in range(b.sc.units)]
    assert checks == [LEGAL, LEGAL, NOT_HIT, NOT_HIT]


def test_who_is_off_the_map_does_not_rally() -> None:
    """COH-7.5, 7.3: whatever counter lies on it."""
    b = Battle({G: "G_INF F05 E pinned", "G-INF-2": "G_INF F06 E", S: "S_RIF F12 W"})
    assert rally_refusal(b.s, b.unit(G)) == LEGAL
    b.s.put(b.unit(G), b.sc.off + LOST)
    assert rally_refusal(b.s, b.unit(G)) == NOT_ON_MAP


@pytest.mark.parametrize(("dm", "bonus"), [(0, 0), (1, 1), (2, 1)])
def test_works_of_one_dm_are_cover_for_a_rally(dm: int, bonus: int) -> None:
    """COH-7.51(1), ruling G-12: at least +1 DM, for whoever is inside."""
    trench = {"key": "trench-1", "kind": "trench", "hex": "1-F05"}
    b = Battle({G: "G_INF F05 E pinned", S: "S_RIF F12 W"}, fortifications=[trench])
    b.sc.fort_front[0] = dm
    assert rally_ledger(b.s, b.unit(G)).total == 0, "outside"
    b.s.inside[b.unit(G)] = 0
    assert rally_ledger(b.s, b.unit(G)).total == bonus
