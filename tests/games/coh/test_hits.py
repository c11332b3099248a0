# ruff: noqa: N802 (tests of conformance cases bear the case's id)
"""Chapters 7.3 and 7.4: hits, hit counters and who knows them, destroyed units and the CAP track."""

from __future__ import annotations

import pytest

from grognard.core.kernel.column import UNKNOWN
from grognard.games.coh.combat import range_of
from grognard.games.coh.state import CohState

from .battle import Battle
from .cases import Case, case, each
from .shots import G, S, attacks, fire, happened, lines, price, reprint

INFANTRY = {"stunned", "unnerved", "panicked", "pinned", "suppressed", "cowering"}


def may(b: Battle, key: str) -> set[str]:
    """The counters that the unit may have by all that is public."""
    bits = b.s.hit_may[b.unit(key)]
    return {name for kind, name in enumerate(b.sc.hit_names) if bits >> kind & 1}


def squad(counter: str = "", **changes: object) -> Battle:
    """A German squad, perhaps hit, and a Soviet one three hexes in front of it; the German moves."""
    options: dict[str, object] = {"current_cap": (0, 0), "rolls": [2], **changes}
    return Battle({G: f"G_INF F05 E {counter}", S: "S_RIF F08 W"}, **options)  # type: ignore[arg-type]


def losing(cap: int, current: int, before: int = 0) -> Battle:
    """The Soviet side loses S-RIF-1 to a 12, after `before` earlier losses."""
    units = {f"S-RIF-{i}": "S_RIF A01 E lost" for i in range(9, 9 - before, -1)}
    b = Battle(
        {G: "G_INF F05 E", S: "S_RIF F06 W", "S-RIF-2": "S_RIF F09 W", **units},
        cap=(6, cap),
        current_cap=(0, current),
        rolls=[12],
    )
    fire(b, "F06")
    assert b.where(S) == "@lost"
    return b


# -- the CAP track (COH-7.3) -----------------------------------------------------------------------


def test_COH_T095_two_losses_from_nine_cap() -> None:
    """COH-7.3(2), COH-2.0(3): casualties cover spaces 9 and 8; the next round starts with 7."""
    c = case("COH-T095")
    cap = c["given"]["S"]
    b = Battle(
        {"G-HMG-1": "G_HMG F05 E", S: "S_RIF F06 W", "S-RIF-2": "S_RIF F06 W", "S-RIF-3": "S_RIF F16 W"},
        cap=(6, cap),
        current_cap=(0, cap),
        rolls=[12, 12, 7, 5],
    )
    b.play("opp G-HMG-1", "fire G-HMG-1 F06", f"against {S}")
    # Each casualty lay on the marker's space and pushed it down: 9 and 8 are covered.
    assert [e.b + 1 for e in happened(b, "cap-covered")] == c["then"]["casualty_spaces"]
    b.play("pass", "pass", "commit 0", "commit 0")
    assert b.s.round == 2
    assert b.s.cap[1] == c["then"]["cap"]


@each("COH-T097", "COH-T098")
def test_a_loss_and_the_cap_marker(case: Case) -> None:
    """COH-7.3(3): the marker moves only if it stands on the space just covered."""
    given = case["given"]
    b = losing(given["S"], given["current"], given["losses_before"])
    assert b.s.cap[1] == case["then"]["current"]
    moved = given["current"] != case["then"]["current"]
    assert len(happened(b, "cap-covered")) == moved


def test_the_marker_on_the_covered_space_moves_down() -> None:
    """COH-7.3(3): the rulebook's example: 8 CAP left of 9, the second loss covers 8: 7 are left."""
    assert losing(9, 8, 1).s.cap[1] == 7


def test_cap_never_fall_below_zero() -> None:
    """COH-7.3(4): also when more units are lost than there were CAP, and nothing is told of it."""
    b = losing(2, 0, 2)
    assert b.s.cap[1] == 0
    assert not happened(b, "cap-covered")


def test_cap_gained_above_the_limit_stay() -> None:
    """COH-7.3(4), ruling G-38: the marker above the covered space is not touched."""
    assert losing(6, 9).s.cap[1] == 9


def test_losses_are_permanent() -> None:
    """COH-7.3(4), (2): the lost unit stays away and every later round has one CAP less."""
    b = losing(6, 6)
    b.script.rolls = [7, 5, 9, 4]
    for expected in (2, 3):
        b.play("pass", "pass")
        while b.offers()[0] == "commit 0":
            b.play("commit 0")
        assert (b.s.round, b.s.cap[1]) == (expected, 5)
        assert b.where(S) == "@lost"
        assert not any(S in offer.split() for offer in b.offers())


def test_a_destroyed_unit_scores_at_once() -> None:
    """COH-7.3(1), COH-2.4(3)."""
    b = losing(6, 6)
    assert b.s.vp == [1, 0]
    assert b.s.lost == [0, 1]


@pytest.mark.parametrize("roll", [8, 12])
def test_a_damaged_unit_is_destroyed_by_any_hit(roll: int) -> None:
    """COH-7.3(1), COH-7.4(5): one hit or two; its counter is shown and goes back to the pool."""
    b = Battle({G: "G_INF F05 E", S: "S_RIF F08 W pinned"}, rolls=[roll], current_cap=(0, 0))
    fire(b, "F08")
    assert b.where(S) == "@lost"
    [shown] = happened(b, "revealed")
    assert b.sc.hit_names[shown.b] == "pinned"
    assert b.s.pool == b.sc.hit_count


def test_COH_T107_a_second_hit_destroys() -> None:
    """COH-7.4(2), COH-7.3(1)."""
    c = case("COH-T107")
    b = Battle({G: "G_INF F05 E", S: f"S_RIF F08 W {c['given']['counter']}"}, rolls=[8], current_cap=(0, 0))
    fire(b, "F08")
    assert ("destroyed" in b.events()) is c["then"]["destroyed"]


# -- drawing (COH-7.4(1), (2), (6), (9)) -----------------------------------------------------------


def test_COH_T113_the_pools() -> None:
    """COH-7.4(6), COH-15.2: twenty counters each."""
    b = squad()
    for pool, name in enumerate(("infantry", "vehicle")):
        count = sum(n for kind, n in enumerate(b.s.pool) if b.sc.hit_pool[kind] == pool)
        assert count == case("COH-T113")["then"][name]


def test_the_infantry_counters_and_their_numbers() -> None:
    """COH-7.4(6)."""
    b = squad()
    found = {
        n: (b.s.pool[k], b.sc.hit_rally[k]) for k, n in enumerate(b.sc.hit_names) if b.sc.hit_pool[k] == 0
    }
    assert found == {
        "stunned": (3, 7),
        "unnerved": (2, 7),
        "killed": (1, 0),
        "panicked": (2, 8),
        "pinned": (5, 7),
        "suppressed": (5, 7),
        "cowering": (2, 8),
    }


def test_the_first_hit_draws_a_counter() -> None:
    """COH-7.4(1): it leaves the pool and lies under the unit."""
    b = squad(rolls=[8], draws=["suppressed"])
    fire(b, "F08")
    assert b.hit(S) == "suppressed"
    assert b.s.pool[b.sc.hit_names.index("suppressed")] == 4


def test_killed_removes_the_unit_at_once() -> None:
    """COH-7.4(1), COH-7.3: as if destroyed; the counter goes back to the pool."""
    b = squad(rolls=[8], draws=["killed"])
    fire(b, "F08")
    assert b.where(S) == "@lost"
    assert b.s.vp == [1, 0]
    assert b.s.pool == b.sc.hit_count


@pytest.mark.parametrize(("target", "pool"), [("G_PAK40", 0), ("G_PZ4", 1), ("G_OPEL", 1)])
def test_the_pool_follows_the_type_of_unit(target: str, pool: int) -> None:
    """COH-7.4(1), ruling G-09: guns draw from the infantry pool, trucks from the vehicle pool."""
    key = target.replace("_", "-") + "-1"
    b = Battle({S: "S_RIF F05 E", key: f"{target} F06 W"}, turn="soviet", current_cap=(0, 0), rolls=[10])
    reprint(b, S, red=5, blue=5)
    reprint(b, key, front=16, rear=16)
    name = ("unnerved", "veh_light_damage")[pool]
    b.script.draws = [b.sc.hit_names.index(name)]
    fire(b, "F06", S)
    assert b.hit(key) == name
    assert all(b.sc.hit_pool[b.sc.hit_names.index(kind)] == pool for kind in may(b, key))


def test_an_empty_pool_gives_a_hit_without_a_counter() -> None:
    """COH-7.4(9), ruling G-10: no effect, rally 7; both sides know it."""
    b = squad(rolls=[8, 7])
    b.s.pool = [0] * len(b.s.pool)
    fire(b, "F08")
    assert b.hit(S) == "bare"
    assert may(b, S) == {"bare"}
    b.play(f"opp {S}", f"rally {S}")
    assert b.hit(S) == "none"
    assert sum(b.s.pool) == 0


# -- what the counters do (COH-7.4(3), (6), (8)) ---------------------------------------------------


def allowed(b: Battle) -> set[str]:
    """The kinds of actions that the squad may take as an OPP."""
    b.play(f"opp {G}")
    return {offer.split()[0] for offer in b.offers()}


def dv(counter: str, facing: str) -> int:
    """The DV of a squad with a counter that faces the firer (W) or not (E)."""
    b = Battle(
        {G: f"G_INF F08 {facing} {counter}", S: "S_RIF F05 E"}, turn="soviet", rolls=[2], current_cap=(0, 0)
    )
    fire(b, "F08", S)
    return attacks(b)[0].dv


def test_COH_T100_pinned() -> None:
    """COH-7.4(6): cannot move or pivot; fires and rallies."""
    then = case("COH-T100")["then"]
    found = allowed(squad("pinned"))
    assert {name: name in found for name in then} == then
    b = squad("pinned")
    assert b.refused(f"opp {G}", f"move {G} F06") == "COH-7.4"
    assert b.refused(f"pivot {G} W") == "COH-7.4"


def test_COH_T101_stunned() -> None:
    """COH-7.4(6): may only rally; its DR stays."""
    c = case("COH-T101")
    assert allowed(squad("stunned")) == set(c["then"]["only"])
    b = squad("stunned")
    b.play(f"opp {G}")
    for key in (f"move {G} F06", f"pivot {G} W", f"fire {G} F08"):
        assert b.refused(key) == "COH-7.4"
    assert dv("stunned", "W") == c["then"]["dr_front"]


def test_a_stunned_unit_does_not_dig_and_in_close_combat_does_nothing() -> None:
    """COH-7.4(6), COH-7.5(3)."""
    b = squad("stunned", options={"hasty-defence": "on"})
    assert b.refused(f"opp {G}", f"dig {G}") == "COH-7.4"
    b = Battle({G: "G_INF F05 E stunned", S: "S_RIF F05 W"})
    assert [offer for offer in b.offers() if G in offer] == [f"activate {G}"]


def test_unnerved_changes_nothing() -> None:
    """COH-7.4(6)."""
    assert allowed(squad("unnerved")) == {"move", "pivot", "fire", "rally"}
    b = squad("unnerved")
    fire(b, "F08")
    assert lines(attacks(b)[0].fp) == {}
    assert not happened(b, "revealed")


def test_COH_T105_panicked() -> None:
    """COH-7.4(6), ruling G-52: cannot fire, front 10, rear 12, rally 8."""
    then = case("COH-T105")["then"]
    assert (dv("panicked", "W"), dv("panicked", "E")) == (then["dr_front"], then["dr_rear"])
    b = squad("panicked")
    assert b.sc.hit_rally[b.s.hit[b.unit(G)]] == then["rally"]
    assert b.refused(f"opp {G}", f"fire {G} F08") == "COH-7.4"
    assert ("fire" in {offer.split()[0] for offer in b.offers()}) is then["fire"]
    assert {"move", "pivot", "rally"} <= {offer.split()[0] for offer in b.offers()}


def test_panicked_does_not_attack_in_close_combat_either() -> None:
    """COH-7.4(6), COH-7.63: cannot fire."""
    b = Battle({G: "G_INF F05 E panicked", S: "S_RIF F05 W"})
    assert b.refused(f"opp {G}", f"assault {G}") == "COH-7.4"


def test_COH_T106_cowering() -> None:
    """COH-7.4(6), (8): fire and moves cost more, range 1, better DR."""
    then = case("COH-T106")["then"]
    assert (dv("cowering", "W"), dv("cowering", "E")) == (then["dr_front"], then["dr_rear"])
    b = Battle({G: "G_INF F05 E cowering", S: "S_RIF F06 W", "S-RIF-2": "S_RIF F08 W"})
    assert b.sc.hit_rally[b.s.hit[b.unit(G)]] == then["rally"]
    b.play(f"opp {G}")
    assert price(b, f"fire {G} F06") == then["fire"]
    assert price(b, f"move {G} G06") == then["move"]
    assert b.refused(f"fire {G} F08") == "COH-7.61", f"three hexes are more than twice {then['range']}"


def test_suppressed_fires_dearer_and_weaker() -> None:
    """COH-7.4(6): the rulebook's example: 4 -> 5 AP, red 3 -> 1, blue 0 -> -2."""
    b = Battle(
        {S: "S_RIF F05 E suppressed", G: "G_INF F07 W", "G-PZ4-1": "G_PZ4 F07 W"},
        turn="soviet",
        rolls=[2, 2],
        current_cap=(0, 0),
    )
    b.play(f"activate {S}", f"ap {S}", f"fire {S} F07", f"against {G}")
    assert b.s.ap[1] == 7 - 5
    assert [a.av - 2 for a in attacks(b)] == [1, -2]
    assert lines(attacks(b)[0].fp) == {"hit": -2}


@pytest.mark.parametrize(("distance", "change"), [(1, {"short-range": 3}), (2, {"long-range": -2})])
def test_range_one(distance: int, change: dict[str, int]) -> None:
    """COH-7.4(8), COH-F.4: distance 1 is short range, distance 2 long range."""
    target = f"F{5 + distance:02}"
    b = Battle({G: "G_INF F05 E cowering", S: f"S_RIF {target} W"}, rolls=[2], current_cap=(0, 0))
    fire(b, target)
    assert lines(attacks(b)[0].fp) == change


def test_COH_T109_a_cowering_squad_at_distance_one() -> None:
    """COH-7.4(8), COH-F.4: 3 + 3 short range; Berserk (+1, printed on) is of the earlier game."""
    c = case("COH-T109")
    b = Battle({G: "G_INF F05 E cowering", S: "S_RIF F06 W"}, rolls=[2], current_cap=(0, 0))
    reprint(b, G, red=c["given"]["fp"] + c["given"]["extra"]["berserk"])
    assert b.sc.hit_range[b.s.hit[b.unit(G)]] == c["given"]["range"] == c["given"]["distance"]
    fire(b, "F06")
    assert attacks(b)[0].av - 2 == c["then"]["fp"]


def test_COH_T110_a_berserk_squad_in_close_combat() -> None:
    """COH-F.4, COH-7.63(3): 3 + 1 + 4."""
    c = case("COH-T110")
    b = Battle({G: "G_INF F05 E cowering", S: "S_RIF F05 W"}, rolls=[2], current_cap=(0, 0))
    reprint(b, G, red=c["given"]["fp"] + c["given"]["extra"]["berserk"])
    b.play(f"opp {G}", f"assault {G}")
    assert attacks(b)[0].av - 2 == c["then"]["fp"]


def test_COH_T111_a_mortar_with_range_one_cannot_fire() -> None:
    """COH-7.4(8), COH-F.4: at no distance; in close combat it may attack."""
    unit = case("COH-T111")["given"]["unit"]
    for place in ("F06", "F08"):
        b = Battle({"G-M81-1": f"{unit} F05 E cowering", S: f"S_RIF {place} W"})
        assert b.refused("opp G-M81-1", f"fire G-M81-1 {place}") == "COH-7.4"
    b = Battle({"G-M81-1": f"{unit} F05 E cowering", S: "S_RIF F05 W"}, rolls=[2], current_cap=(0, 0))
    b.play("opp G-M81-1", "assault G-M81-1")
    assert lines(attacks(b)[0].fp) == {"cc-boxed": -2}


def test_COH_T501_a_hit_counter_never_raises_a_range() -> None:
    """COH-7.4(6), COH-16.0: a truck that cowers (by hit-pool-by-colour) keeps range 0 and fights in CC."""
    c = case("COH-T501")
    truck = "G-OPEL-1"
    b = Battle({truck: f"{c['given']['unit']} F05 E {c['given']['hit']}", S: "S_RIF F06 W"})
    assert range_of(b.s, b.unit(truck)) == c["then"]["range"] == c["given"]["range"]
    assert b.verdict(f"opp {truck}", f"fire {truck} F06") == (c["then"]["legal"], "COH-7.61")
    arc = b.game.seat(0).overlay("arc", [f"unit:{truck}"])
    assert {tint.style for tint in arc.tints} == {"from", "arc"}
    b = Battle({truck: "G_OPEL F05 E cowering", S: "S_RIF F05 W"}, rolls=[2], current_cap=(0, 0))
    b.play(f"opp {truck}", f"assault {truck}")
    assert attacks(b)


def test_a_cowering_unit_pays_more_for_each_move() -> None:
    """COH-7.4(6): 2 AP for an open hex, 3 backwards."""
    b = squad("cowering", ap=(7, 0), current_cap=(0, 5))
    b.play(f"activate {G}", f"ap {G}", f"move {G} F06", f"face {G} E")
    assert b.s.ap[0] == 5
    b.play("stall cap", f"ap {G}", f"move {G} F05", f"face {G} E")
    assert b.s.ap[0] == 2


# -- who knows it (COH-7.4(4), (5)) ----------------------------------------------------------------


@each("COH-T103", "COH-T104")
def test_shown_when_shot_at(case: Case) -> None:
    """COH-7.4(4): a counter that changes the DR is shown, whatever the roll; another stays hidden."""
    counter = case["given"]["counter"]
    for roll in (2, 12):
        b = Battle({G: "G_INF F05 E", S: f"S_RIF F08 W {counter}"}, rolls=[roll], current_cap=(2, 0))
        b.play(f"opp {G}", f"fire {G} F08")
        assert (may(b, S) == {counter}) is case["then"]["revealed"], "before the dice"
        assert bool(happened(b, "revealed")) is case["then"]["revealed"]


def test_COH_T102_shown_when_a_suppressed_unit_fires() -> None:
    """COH-7.4(4)."""
    b = squad(case("COH-T102")["given"]["counter"])
    fire(b, "F08")
    assert bool(happened(b, "revealed")) is case("COH-T102")["then"]["revealed"]
    assert may(b, G) == {"suppressed"}


def test_what_a_hit_unit_does_rules_counters_out() -> None:
    """COH-7.4(4): a counter that did not have to be shown is none of those that would have been."""
    b = squad("unnerved", current_cap=(2, 5))
    assert may(b, G) == INFANTRY
    fire(b, "F08")
    assert may(b, G) == INFANTRY - {"suppressed", "cowering", "stunned", "panicked"}
    b = squad("suppressed", current_cap=(2, 5))
    b.play(f"cap {G}", f"move {G} F06", f"face {G} E")
    assert may(b, G) == INFANTRY - {"pinned", "stunned", "cowering"}
    b = squad("suppressed", turn="soviet")
    b.play(f"opp {S}", f"fire {S} F05")
    assert may(b, G) == INFANTRY - {"panicked", "cowering"}


def test_a_pivot_tells_nothing_of_cowering() -> None:
    """COH-7.4(4), (6), COH-5.3: Cowering makes moves cost more, not pivots."""
    for counter in ("cowering", "unnerved"):
        b = squad(counter)
        b.play(f"opp {G}", f"pivot {G} W")
        assert not happened(b, "revealed")
        assert may(b, G) == INFANTRY - {"pinned", "stunned"}


def test_a_shown_counter_stays_known() -> None:
    """COH-7.4(4): it is told once only."""
    b = squad("suppressed", rolls=[2, 3], current_cap=(9, 2))
    b.play(f"cap {G}", f"fire {G} F08", "commit 0", "stall cap", f"cap {G}", f"fire {G} F08", "commit 0")
    assert len(happened(b, "revealed")) == 1


def test_the_enemy_sees_only_that_a_unit_is_hit() -> None:
    """COH-7.4(1), (4): view, log and known State of owner, enemy and spectator."""
    b = squad(rolls=[8], draws=["cowering"])
    fire(b, "F08")
    owner, enemy, public = (b.game.seat(player) for player in (1, 0, -1))
    u = b.unit(S)
    assert owner.view().scene.pieces[u].badges == ["hit", "hit:cowering"]
    for seat in (enemy, public):
        view = seat.view()
        assert view.scene.pieces[u].badges == ["hit"]
        assert "cowering" not in repr(view)
        assert view.log[-1].kind == "hit"
        known = seat.known()
        assert isinstance(known, CohState)
        assert known.hit[u] == UNKNOWN
        assert known.pool == b.sc.hit_count
    assert owner.view().log[-1].kind == "hit-known"


def test_views_of_the_enemy_do_not_depend_on_the_counter() -> None:
    """COH-7.4(4): two games that differ only in the face-down counter look alike to the enemy."""
    seen = []
    for counter in ("pinned", "suppressed", "cowering", "panicked", "stunned"):
        b = Battle({G: "G_INF F05 E", S: f"S_RIF F08 W {counter}"})
        seen.append(repr(b.game.seat(0).view()) + repr(b.game.seat(0).odds(b.full(f"opp {G}"))))
    assert len(set(seen)) == 1


def test_a_sampled_world_agrees_with_what_is_known() -> None:
    """COH-7.4(4): the enemy can only imagine counters that were not ruled out, in the box's numbers."""
    b = squad("suppressed", turn="soviet")
    b.play(f"opp {S}", f"fire {S} F05")
    u = b.unit(G)
    found = set()
    for seed in range(40):
        world = b.game.seat(1).sample(bytes([seed + 1]))
        assert isinstance(world, CohState)
        found.add(b.sc.hit_names[world.hit[u]])
    assert found == INFANTRY - {"panicked", "cowering"}


def test_a_drawn_counter_is_final() -> None:
    """COH-7.4(1): looking at a counter cannot be taken back."""
    b = squad(rolls=[8], draws=["pinned"])
    fire(b, "F08")
    assert not b.game.can_undo(0)
    assert not b.game.can_undo(1)


def test_a_shown_counter_is_final() -> None:
    """COH-7.4(4): a suppressed unit's counter, once seen, is seen."""
    b = squad("cowering", current_cap=(4, 0))
    b.play(f"cap {G}", f"move {G} F06")
    assert len(happened(b, "revealed")) == 1
    assert not b.game.can_undo(0)


def test_COH_T112_a_pinned_passenger_stays_aboard() -> None:
    """COH-7.4(7), COH-E.2, COH-F.5: it cannot unload, but the truck may drive on with it."""
    c = case("COH-T112")
    b = Battle({G: "G_INF F05 E pinned", "G-OPEL-1": "G_OPEL F05 E", S: "S_RIF F12 W"})
    b.s.carrier[b.unit(G)] = b.unit("G-OPEL-1")
    assert b.refused(f"cap {G}", f"unload {G}") == "COH-7.4"
    b = Battle({G: "G_INF F05 E pinned", "G-OPEL-1": "G_OPEL F05 E", S: "S_RIF F12 W"})
    b.s.carrier[b.unit(G)] = b.unit("G-OPEL-1")
    b.play("cap G-OPEL-1", "move G-OPEL-1 F06", "face G-OPEL-1 SE")
    assert (b.where(G) == "F06") is c["then"]["carrier_may_move"]
    assert (b.hit(G), b.facing(G)) == ("pinned", "SE")


def test_a_pinned_unit_cannot_load() -> None:
    """COH-7.4(7), COH-E.2."""
    b = Battle({G: "G_INF F05 E pinned", "G-OPEL-1": "G_OPEL F05 E", S: "S_RIF F12 W"})
    assert b.refused(f"cap {G}", f"load {G} G-OPEL-1") == "COH-7.4"


# -- what stays face down (COH-7.4(4), ruling G-71) ----------------------------------------------------------


def shown(b: Battle, u: str = G) -> bool:
    """Whether everybody knows a unit's counter."""
    return b.s.hit_may[b.unit(u)] == 1 << b.s.hit[b.unit(u)]


def face_down(b: Battle, u: str = G) -> Battle:
    """Its owner alone knows it."""
    b.s.hit_may[b.unit(u)] = b.sc.pool_mask[0]
    return b


@pytest.mark.parametrize("way", ["opp", "cap", "ap"])
def test_COH_T497_a_price_that_nobody_pays(way: str) -> None:
    """COH-7.4(4), 3.1(5): a cowering squad shows its counter only if its move is paid for."""
    b = face_down(Battle({G: "G_INF F05 E cowering", S: "S_RIF F12 W"}, current_cap=(6, 0)))
    if way == "ap":
        b.play(f"activate {G}")
    b.play(f"{way} {G}", f"move {G} F06", f"face {G} E")
    assert shown(b) is case("COH-T497")["then"][way]
    for kind in ("stunned", "pinned"):
        assert not b.s.hit_may[b.unit(G)] >> b.sc.hit_names.index(kind) & 1, "such a unit would not move"


def test_a_price_that_nobody_pays_is_not_written_down() -> None:
    """COH-7.4(4), 3.1(5), L1: the position tells no more of a face-down counter than the log."""
    worlds = []
    for counter in ("cowering", "unnerved"):
        b = face_down(Battle({G: f"G_INF F05 E {counter}", S: "S_RIF F12 W"}, current_cap=(6, 0)))
        b.play(f"opp {G}", f"move {G} F06")
        frame = b.s.lanes[0][-1]
        worlds.append([getattr(frame, field.name) for field in frame.FIELDS])
    assert worlds[0] == worlds[1]


def test_a_cowering_squad_moves_by_a_card() -> None:
    """COH-7.4(4), C.2, C.5."""
    for card in ("command-action", "move-2-hexes"):
        hand = {"german": [card]}
        b = face_down(Battle({G: "G_INF F05 E cowering", S: "S_RIF F12 W"}, hand=hand, current_cap=(0, 0)))
        b.play(f"card {card}", f"use {G}", f"move {G} F06", f"face {G} E")
        assert not shown(b)


@pytest.mark.parametrize(
    ("counter", "way", "known"),
    [
        ("cowering", "opp", False),
        ("cowering", "cap", True),
        ("suppressed", "opp", True),
    ],
)
def test_close_combat_has_no_range(counter: str, way: str, known: bool) -> None:
    """COH-7.4(4), 7.63: its price aside, a cowering squad fights as any; a suppressed one does not."""
    units = {G: f"G_INF F05 E {counter}", S: "S_RIF F05 W"}
    b = face_down(Battle(units, rolls=[2], cap=(9, 0), current_cap=(9, 0)))
    b.play(f"{way} {G}", f"assault {G}")
    assert shown(b) is known


def test_a_cowering_supporter_in_close_combat() -> None:
    """COH-7.4(4), 9.12(1), 7.63(7): only the leader is paid for."""
    units = {G: "G_INF F05 E cowering", "G-INF-2": "G_INF F05 E", S: "S_RIF F05 W"}
    b = face_down(Battle(units, rolls=[2], cap=(9, 0), current_cap=(9, 0)))
    b.play("cap G-INF-2", f"with {G}", "assault G-INF-2")
    assert not shown(b)


@pytest.mark.parametrize("way", ["opp", "cap"])
def test_COH_T498_smoke_has_no_firepower(way: str) -> None:
    """COH-7.4(4), 13.1(3): a suppressed mortar pays more for smoke and shows why; an OPP is free."""
    units = {"G-M81-1": "G_M81 F05 E suppressed", S: "S_RIF F12 W"}
    b = face_down(Battle(units, cap=(9, 0), current_cap=(9, 0)), "G-M81-1")
    b.play(f"{way} G-M81-1", "smoke G-M81-1 F09")
    assert shown(b, "G-M81-1") is case("COH-T498")["then"][way]


def test_who_gets_on_by_an_opp_keeps_its_counter() -> None:
    """COH-7.4(4), 17.0(2)."""
    units = {G: "G_INF F05 E cowering", "G-OPEL-1": "G_OPEL F05 E", S: "S_RIF A18 W"}
    for way, known in (("opp", False), ("cap", True)):
        b = face_down(Battle(units, current_cap=(6, 0)))
        b.play(f"{way} {G}", f"load {G} G-OPEL-1")
        assert shown(b) is known
