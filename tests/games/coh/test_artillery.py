# ruff: noqa: N802 (tests of conformance cases bear the case's id)
"""Chapter 12.3: off-board artillery: secret plots in the lanes, the barrage a round later; Close Call."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import msgspec
import pytest

from grognard.core.referee.errors import NotYours, NoUndo, Refused
from grognard.games.coh import RULES
from grognard.games.coh.rounds import Round

from .cases import case
from .ground import Battle, hilly, sees
from .shots import attacks, happened, lines

GERMAN, SOVIET = 0, 1
EYE = "G-INF-1"
S = "S-RIF-1"
GUNS = {"german": ["G_OBA105"]}
BOTH = {"german": ["G_OBA105"], "soviet": ["S_OBA122"]}
PATTERN = ["F09", "E09", "E10", "F08", "F10", "G09", "G10"]  # around F09


def duel(units: dict[str, str] | None = None, **fields: Any) -> Battle:
    """A round begins with the plots; nobody has CAP, the Germans win every initiative roll."""
    set_up = {EYE: "G_INF F02 E", S: "S_RIF F09 W", **(units or {})}
    values: dict[str, Any] = {"weapons": GUNS, "cap": (0, 0), "begin": "round", "rolls": [5, 9]}
    return Battle(set_up, **{**values, **fields})


def plot(b: Battle, player: int, *keys: str) -> None:
    for key in keys:
        b.game.play(b.full(key), player)


def next_plots(b: Battle, first: str = "german") -> None:
    """Both pass; the next round is at its plots, which have nothing left to write down."""
    b.script.rolls += [5, 9] if first == "german" else [9, 5]
    b.play("pass", "pass")
    for decision in b.game.decisions:
        assert decision.kind == "Plot.choose"


def finish_plots(b: Battle) -> None:
    for decision in b.game.decisions:
        b.game.play("done", decision.player)


def strike(b: Battle, *keys: str) -> None:
    """From the plots through a whole round to the rolls of the barrage, in any order."""
    next_plots(b)
    finish_plots(b)
    b.play(*keys)
    while not b.game.over and b.game.decision.kind == "Fire.order":
        b.play(b.offers()[0])


def kinds(b: Battle) -> list[str]:
    return [decision.kind for decision in b.game.decisions]


def struck(b: Battle) -> set[str]:
    return {attack.target for attack in attacks(b)}


def view(b: Battle, player: int) -> bytes:
    return msgspec.json.encode(b.game.seat(player).view())


# -- COH-12.3: the call ----------------------------------------------------------------------------------


def test_both_sides_plot_at_the_same_time() -> None:
    """COH-12.3(2), 2.0(5): P5 asks both; each only about his own batteries."""
    b = duel(weapons=BOTH)
    assert [(d.player, d.kind) for d in b.game.decisions] == [(0, "Plot.choose"), (1, "Plot.choose")]
    for decision in b.game.decisions:
        keys = [b.game.key(o) for o in decision.options]
        battery = BOTH[("german", "soviet")[decision.player]][0]
        assert keys[0] == "done"
        assert {key.split()[1] for key in keys[1:]} == {battery}


def test_a_side_without_artillery_is_not_asked() -> None:
    """COH-12.3(1): by what all know."""
    b = duel()
    assert [d.player for d in b.game.decisions] == [GERMAN]
    with pytest.raises(NotYours):
        b.game.play("done", SOVIET)


def test_the_call_needs_a_spotter() -> None:
    """COH-12.3(3): a friendly unit with line of sight to the target hex; its own hex will do."""
    b = duel(terrain={"F04": "forest"})
    assert not sees(b, "F02", "F09")
    with pytest.raises(Refused) as refusal:
        plot(b, GERMAN, "plot G_OBA105 F09")
    assert refusal.value.reason.rule == "COH-12.3"
    offered = [b.game.key(o).replace("1-", "") for o in b.game.decision.options[1:]]
    board = [b.sc.board.name(h).removeprefix("1-") for h in range(b.sc.n)]
    seen = [h for h in board if h == "F02" or sees(b, "F02", h)]
    assert offered == [f"{verb} G_OBA105 {h}" for verb in ("plot", "screen") for h in seen]


def test_who_cannot_spot() -> None:
    """COH-7.63(8): not from close combat; COH-18.2(4): not out of a bunker's arc; not from off the map."""
    bunker = {"key": "bunker-1", "kind": "bunker", "hex": "1-F02", "facing": 4}
    b = duel(fortifications=[bunker])
    b.s.inside[b.unit(EYE)] = 0
    for target, legal in (("F09", False), ("F01", True), ("F02", True)):
        why = b.why(f"plot G_OBA105 {target}")
        assert (why is None) is legal
        assert why is None or why.rule == "COH-12.3"
    b = duel({"S-RIF-2": "S_RIF F02 E"})
    assert b.offers() == ["done"]


def test_a_hidden_unit_spots_and_stays_hidden() -> None:
    """COH-12.3(3), 10.0(7)."""
    b = duel({EYE: "G_INF D05 E hidden"}, terrain={"D05": "forest"})
    plot(b, GERMAN, "plot G_OBA105 F09", "done")
    assert b.where(EYE) == "@hidden"
    b.script.rolls.append(2)
    strike(b)
    assert struck(b) == {S}
    assert b.where(EYE) == "@hidden"
    assert RULES.faults(b.s) == []


def test_one_target_for_each_battery_and_no_one_elses_battery() -> None:
    """COH-12.3(1), (5)."""
    b = duel(weapons=BOTH)
    plot(b, GERMAN, "plot G_OBA105 F09")
    for key in ("plot G_OBA105 F10", "plot S_OBA122 F10"):
        with pytest.raises(Refused) as refusal:
            plot(b, GERMAN, key)
        assert refusal.value.reason.rule == "COH-12.3"
    assert [b.game.key(o) for o in b.game.decisions[0].options] == ["done"]


def test_a_card_is_one_barrage() -> None:
    """COH-12.3(5): nothing can be plotted while the only barrage waits, nor after it fell."""
    b = duel()
    plot(b, GERMAN, "plot G_OBA105 F09", "done")
    next_plots(b)
    assert b.offers() == ["done"]
    b.script.rolls.insert(0, 2)
    b.play("done")
    assert happened(b, "barrage")
    b.script.rolls += [5, 9]
    b.play("pass", "pass")
    assert kinds(b) == ["Turn.choose"]  # the card is used up: nobody plots
    assert len(happened(b, "barrage")) == 1


def test_no_plot_no_barrage() -> None:
    """COH-12.3(2): the call may be made in a later round."""
    b = duel()
    plot(b, GERMAN, "done")
    next_plots(b)
    assert len(b.offers()) > 1
    plot(b, GERMAN, "plot G_OBA105 F09", "done")
    assert not happened(b, "barrage")
    b.script.rolls.append(2)
    strike(b)
    assert len(happened(b, "barrage")) == 1


# -- COH-12.3: the barrage -------------------------------------------------------------------------------


def test_COH_T235_a_barrage_strikes_in_P6_of_the_next_round() -> None:
    """COH-12.3(2), (4): seven hexes, every unit in them, before reinforcements and initiative."""
    given, then = case("COH-T235")["given"], case("COH-T235")["then"]
    around = {f"S-RIF-{i}": f"S_RIF {h} W" for i, h in enumerate(PATTERN, 1)}
    units = {**around, "S-RIF-8": "S_RIF F11 W", "S-RIF-9": "S_RIF F07 W"}
    b = duel(units, round=given["plotted_round"])
    plot(b, GERMAN, "plot G_OBA105 F09", "done")
    assert b.s.round == given["plotted_round"]
    assert not attacks(b)
    b.script.rolls += [2] * 7
    strike(b)
    assert b.s.round == then["resolved_round"]
    assert struck(b) == set(around)
    assert len(struck(b)) == then["hexes"]
    names = b.events()
    last = len(names) - 1 - names[::-1].index("round-begins")
    prepared = [name for name in names[last:] if name in ("cap-reset", "barrage", "attacked", "initiative")]
    assert prepared == ["cap-reset", "cap-reset", "barrage", *["attacked"] * 7, "initiative"]
    assert f"P{Round.STEPS.index('barrage') + 1}" == then["step"]


def test_COH_T236_the_spotter_is_needed_only_at_the_call() -> None:
    """COH-12.3(3): it steps behind a wood, the shells come all the same."""
    then = case("COH-T236")["then"]
    b = duel({EYE: "G_INF E05 E", S: "S_RIF E12 W"}, terrain={"F06": "forest"}, rolls=[5, 9, 2])
    assert sees(b, "E05", "E12")
    plot(b, GERMAN, "plot G_OBA105 E12", "done")
    b.play(f"opp {EYE}", f"move {EYE} F05", f"face {EYE} E")
    assert not sees(b, "F05", "E12")
    strike(b)
    assert (struck(b) == {S}) is then["legal"]


def test_COH_T238_friend_and_foe() -> None:
    """COH-12.3(4): the owner of the guns rolls against his own as well."""
    given, then = case("COH-T238")["given"], case("COH-T238")["then"]
    own = {"G-INF-2": "G_INF F08 E"} if "german" in given["pattern_units"] else {}
    b = duel(own, rolls=[5, 9, 2, 2])
    plot(b, GERMAN, "plot G_OBA105 F09", "done")
    next_plots(b)
    finish_plots(b)
    assert b.asked() == "german"
    assert set(b.offers()) == {f"against {S}", "against G-INF-2"}
    b.play(f"against {S}")
    assert struck(b) == {S, "G-INF-2"}
    assert {b.sc.seats[b.sc.army[b.unit(key)]] for key in struck(b)} == set(then["rolls_against"])
    assert {attack.dv for attack in attacks(b)} == {11}, "rear DR, from wherever it comes (COH-12.1)"
    assert [event.a for event in happened(b, "rolled")[2:4]] == [GERMAN, GERMAN]


def test_a_barrage_has_no_height_and_no_range() -> None:
    """COH-12.3(4), 11.2(2): the FP of the card as it is, against a target on a hill."""
    units = {EYE: "G_INF F02 E", S: "S_RIF F09 W", "S-RIF-2": "S_RIF F10 W"}
    b = hilly(
        units,
        {"F09": 2},
        {"F10": "forest"},
        weapons=GUNS,
        cap=(0, 0),
        begin="round",
        rolls=[5, 9, 7, 7],
        draws=["unnerved"] * 2,
    )
    plot(b, GERMAN, "plot G_OBA105 F09", "done")
    strike(b)
    assert [(a.av, a.dv, lines(a.fp), lines(a.dr)) for a in attacks(b)] == [(12, 11, {}, {})] * 2, (
        "no height on the hill, no forest against an air burst"
    )


def test_blue_fp_against_tanks_and_the_forest_they_keep() -> None:
    """COH-12.2(1), 15.0(1)."""
    b = duel({S: "S_T34 F09 W"}, terrain={"F09": "forest"}, rolls=[5, 9, 2])
    plot(b, GERMAN, "plot G_OBA105 F09", "done")
    strike(b)
    assert [(a.av, a.dv) for a in attacks(b)] == [(2 + 2, 16 + 2)]


def test_cap_may_change_every_roll_of_a_barrage() -> None:
    """COH-12.3(6), 3.23(4): committed for each target by itself, by the owner of the guns."""
    b = duel({"S-RIF-2": "S_RIF F10 W"}, cap=(3, 0))
    plot(b, GERMAN, "plot G_OBA105 F09", "done")
    b.play("commit 0")
    b.script.rolls += [2, 3, 5, 9]
    b.play("pass", "pass")
    plot(b, GERMAN, "done")
    b.play(f"against {S}", "commit 2", "commit 1")
    assert [a.av for a in attacks(b)] == [5 + 2 + 2, 5 + 3 + 1]
    assert b.s.cap[GERMAN] == 0


def test_a_unit_destroyed_by_its_own_guns_scores_for_the_enemy() -> None:
    """COH-12.3(4), 2.4(3)."""
    b = duel({"G-INF-2": "G_INF F08 E", S: "S_RIF A18 W"}, rolls=[5, 9, 12])
    plot(b, GERMAN, "plot G_OBA105 F08", "done")
    strike(b)
    assert b.where("G-INF-2") == "@lost"
    assert b.s.vp == [0, 1]


def test_the_pattern_ends_at_the_edge_of_the_map() -> None:
    """COH-0.4(2), 12.3(4)."""
    units = {S: "S_RIF A01 E", "S-RIF-2": "S_RIF A02 E", "S-RIF-3": "S_RIF B01 E", "S-RIF-4": "S_RIF A18 W"}
    b = duel(units, rolls=[5, 9, 2, 2, 2])
    plot(b, GERMAN, "plot G_OBA105 A01", "done")
    strike(b)
    assert struck(b) == {S, "S-RIF-2", "S-RIF-3"}


def test_the_pattern_of_the_card() -> None:
    """COH-12.3(4), C.70: the Nebelwerfer has three hexes more."""
    far = {"S-RIF-2": "S_RIF D10 W", "S-RIF-3": "S_RIF H10 W", "S-RIF-4": "S_RIF F07 W"}
    out = {"S-RIF-5": "S_RIF D08 W", "S-RIF-6": "S_RIF F11 W"}
    b = duel({**far, **out}, weapons={"german": ["G_NEB30"]}, rolls=[5, 9, 2, 2, 2, 2])
    plot(b, GERMAN, "plot G_NEB30 F09", "done")
    strike(b)
    assert struck(b) == {S, *far}


@pytest.mark.parametrize("first", ["german", "soviet"])
def test_the_last_initiative_holder_fires_first(first: str) -> None:
    """COH-2.0(9), ruling G-03."""
    b = duel(weapons=BOTH, rolls=[5, 9] if first == "german" else [9, 5])
    plot(b, GERMAN, "plot G_OBA105 F09", "done")
    plot(b, SOVIET, "plot S_OBA122 F02", "done")
    b.script.rolls += [2, 2]
    strike(b)
    order = [("german", "soviet")[event.a] for event in happened(b, "barrage")]
    assert order == [first, "soviet" if first == "german" else "german"]


# -- COH-C.V08 -------------------------------------------------------------------------------------------


def veteran(units: dict[str, str] | None = None, more: tuple[str, ...] = (), **fields: Any) -> Battle:
    """A German barrage on F09; the Soviet veteran with Close Call is at its edge, in F10."""
    values: dict[str, Any] = {"veterans": [{"unit": S, "cards": ["V08"]}]}
    b = duel({S: "S_RIF F10 W", "S-RIF-2": "S_RIF F09 W", **(units or {})}, **{**values, **fields})
    plot(b, GERMAN, "plot G_OBA105 F09", *more, "done")
    return b


def test_COH_T158_close_call_before_a_barrage() -> None:
    """COH-8.3, C.V08: it steps out of the pattern in P6, the barrage misses it, and it is no action."""
    then = case("COH-T158")["then"]
    b = veteran()
    b.script.rolls.append(2)
    b.play("pass", "pass")
    assert b.s.round == 2
    plot(b, GERMAN, "done")
    assert (kinds(b), b.asked()) == (["Barrages.escape"], "soviet")
    assert b.refused(f"move {S} F12") == "COH-5.0"
    b.script.rolls += [5, 9]
    b.play(f"move {S} F11", f"face {S} W")
    assert len(happened(b, "moves")) == then["moves"]
    assert b.where(S) == "F11"
    assert struck(b) == {"S-RIF-2"}
    assert (b.status(S) == "spent") is then["is_action"]
    assert (b.asked(), kinds(b)) == ("german", ["Turn.choose"])
    b.play("pass", f"opp {S}")  # it has its action still
    assert RULES.faults(b.s) == []


def test_close_call_need_not_be_played() -> None:
    """COH-C.V08: it may stay and take its chance; the card is kept."""
    b = veteran(rolls=[5, 9, 2, 2])
    strike(b, "keep")
    assert b.where(S) == "F10"
    assert struck(b) == {S, "S-RIF-2"}
    assert b.s.used[b.unit(S)] == 0


def test_close_call_within_the_pattern_does_not_help() -> None:
    """COH-12.3(4): every unit in the pattern when the shells fall."""
    b = veteran(rolls=[5, 9, 2, 2])
    strike(b, f"move {S} F09", f"face {S} W")
    assert struck(b) == {S, "S-RIF-2"}


def test_close_call_is_played_once() -> None:
    """COH-C.V08: discarded; a second barrage in the same round finds the unit where it is."""
    b = veteran(more=("plot G_OBA150 F11",), weapons={"german": ["G_OBA105", "G_OBA150"]})
    b.script.rolls += [2, 2]
    strike(b, f"move {S} F11", f"face {S} W")
    assert [b.sc.board.name(event.b) for event in happened(b, "barrage")] == ["1-F09", "1-F11"]
    assert [a.target for a in attacks(b)] == ["S-RIF-2", S]


def test_close_call_is_not_asked_of_units_outside_the_pattern() -> None:
    """COH-C.V08: one unit in the pattern."""
    b = veteran({S: "S_RIF F11 W"}, rolls=[5, 9, 2])
    strike(b)
    assert b.where(S) == "F11"
    assert struck(b) == {"S-RIF-2"}


def test_close_call_of_a_unit_that_cannot_move_does_not_tell_why() -> None:
    """COH-7.4(4): asked all the same, or the enemy would know a pinned unit by its silence."""
    seen = []
    for counter in ("pinned", "suppressed"):
        b = veteran({S: f"S_RIF F10 W {counter}"})
        next_plots(b)
        finish_plots(b)
        assert kinds(b) == ["Barrages.escape"]
        assert (b.offers() == ["keep"]) is (counter == "pinned")
        seen.append(view(b, GERMAN))
    assert seen[0] == seen[1]


def test_close_call_into_a_hex_with_hidden_units_finds_them() -> None:
    """COH-C.V08, 10.0(3): a move is a move."""
    b = veteran({"G-INF-2": "G_INF F11 E hidden"}, terrain={"F11": "forest"})
    next_plots(b)
    finish_plots(b)
    b.play(f"move {S} F11")
    assert (kinds(b), b.asked()) == (["Reveal.face"], "german")
    assert b.where("G-INF-2") == "F11"


def test_close_call_ends_with_a_free_pivot() -> None:
    """COH-C.V08, 5.2(3): after entering a new hex it may take any facing."""
    b = veteran(rolls=[5, 9, 2])
    next_plots(b)
    finish_plots(b)
    b.play(f"move {S} F11")
    assert set(b.offers()) == {f"face {S} {facing}" for facing in ("NE", "E", "SE", "SW", "W", "NW")}


# -- secrets ---------------------------------------------------------------------------------------------


def test_nobody_else_can_tell_one_plot_from_another() -> None:
    """COH-12.3(2): view, options, log and question of the other seat and of the public, byte for byte."""
    for looker in (SOVIET, -1):
        seen: list[list[bytes]] = []
        for target in ("F09", "A01", "L18"):
            b = duel(weapons=BOTH)
            stages = []
            plot(b, GERMAN, f"plot G_OBA105 {target}")
            stages.append(view(b, looker))
            plot(b, GERMAN, "done")
            stages.append(view(b, looker))
            plot(b, SOVIET, "done")
            stages.append(view(b, looker))
            b.play(f"opp {EYE}", f"move {EYE} F03", f"face {EYE} E")
            stages.append(view(b, looker))
            b.script.rolls += [5, 9]
            b.play("pass", "pass")
            stages.append(view(b, looker))
            seen.append(stages)
        assert seen[0] == seen[1] == seen[2]


def test_nobody_else_can_tell_a_plot_from_none() -> None:
    """COH-12.3(2): nobody sees whether there is one, not even by a count of changes."""
    seen = []
    for keys in (["plot G_OBA105 F09", "done"], ["done"]):
        b = duel(weapons=BOTH)
        plot(b, GERMAN, *keys)
        plot(b, SOVIET, "done")
        seen.append(view(b, SOVIET))
    assert seen[0] == seen[1]


def test_a_plot_is_in_no_event_until_it_strikes() -> None:
    """COH-12.3(2): the log has the barrage when it falls, for all."""
    b = duel(weapons=BOTH)
    before = len(b.game.events)
    plot(b, GERMAN, "plot G_OBA105 F09", "done")
    assert len(b.game.events) == before
    plot(b, SOVIET, "done")
    b.script.rolls.append(2)
    strike(b)
    (event,) = happened(b, "barrage")
    assert (event.a, b.sc.board.name(event.b)) == (GERMAN, "1-F09")
    assert any(line.kind == "barrage" for line in b.game.seat(SOVIET).log())


def test_the_owner_alone_knows_his_plot() -> None:
    """COH-12.3(2): what a seat's State says, and what it fills in when it plays on."""
    b = duel(weapons=BOTH)
    plot(b, GERMAN, "plot G_OBA105 F09", "done")
    known: Any = b.game.seat(GERMAN).known()
    assert known.oba_plot[0] == b.hex("F09")
    for player in (SOVIET, -1):
        hidden: Any = b.game.seat(player).known()
        assert hidden.oba_plot[0] not in range(b.sc.n)
        assert b.hex("F09") not in hidden.oba_plot
    sampled: Any = b.game.seat(SOVIET).sample(b"x")
    assert sampled.oba_plot[0] == -1


def test_what_the_veterans_side_may_not_know_before() -> None:
    """COH-12.3(2), C.V08: the barrage is public before Close Call is asked for, not sooner."""
    b = veteran()
    next_plots(b)
    assert not happened(b, "barrage")
    finish_plots(b)
    assert happened(b, "barrage")


# -- lanes -----------------------------------------------------------------------------------------------


def test_plots_in_any_order_come_to_the_same() -> None:
    """COH-12.3(2): the sides write at the same time; every order of their choices ends in one position."""
    german = [(GERMAN, "plot G_OBA105 F09"), (GERMAN, "done")]
    soviet = [(SOVIET, "plot S_OBA122 F02"), (SOVIET, "done")]
    found = set()
    orders = set(permutations((0, 0, 1, 1)))
    for order in sorted(orders):
        b = duel(weapons=BOTH)
        rest = [list(german), list(soviet)]
        for side in order:
            player, key = rest[side].pop(0)
            plot(b, player, key)
        assert kinds(b) == ["Turn.choose"]
        found.add((b.game.hash(), tuple(b.s.oba_plot), tuple(b.events())))
    assert len(orders) == 6
    assert len(found) == 1


def test_undo_in_a_lane_takes_back_only_ones_own_plot() -> None:
    """COH-12.3(2): each side takes back what it wrote, while nothing final has happened."""
    b = duel(weapons=BOTH)
    plot(b, GERMAN, "plot G_OBA105 F09")
    plot(b, SOVIET, "plot S_OBA122 F02")
    b.game.undo(GERMAN)
    assert b.s.oba_plot == [-1, b.hex("F02")]
    plot(b, GERMAN, "plot G_OBA105 F10", "done")
    b.game.undo(SOVIET)
    assert b.s.oba_plot == [b.hex("F10"), -1]
    assert [d.player for d in b.game.decisions] == [SOVIET]
    b.game.redo(SOVIET)
    assert b.s.oba_plot == [b.hex("F10"), b.hex("F02")]
    b.game.undo(GERMAN)  # his "done"
    assert [d.player for d in b.game.decisions] == [GERMAN, SOVIET]
    assert b.s.oba_plot == [b.hex("F10"), b.hex("F02")]


def test_undo_ends_when_the_last_side_has_finished() -> None:
    """COH-2.1: the initiative dice are final."""
    b = duel(weapons=BOTH)
    plot(b, GERMAN, "plot G_OBA105 F09", "done")
    plot(b, SOVIET, "done")
    for player in (GERMAN, SOVIET):
        assert not b.game.can_undo(player)
        with pytest.raises(NoUndo):
            b.game.undo(player)


def test_the_other_sides_undo_leaves_no_trace() -> None:
    """COH-12.3(2): the enemy cannot tell what was taken back or written instead."""
    seen = []
    for taken_back, then in (("F09", "A01"), ("A01", "F09"), ("", "F09"), ("F09", "")):
        b = duel(weapons=BOTH)
        plot(b, SOVIET, "plot S_OBA122 F02")
        if taken_back:
            plot(b, GERMAN, f"plot G_OBA105 {taken_back}")
            b.game.undo(GERMAN)
        plot(b, GERMAN, *([f"plot G_OBA105 {then}"] if then else []))
        seen.append(view(b, SOVIET))
    assert len(set(seen)) == 1


# -- targets settled beforehand ------------------------------------------------------------------------------


def test_listed_targets_need_no_spotter() -> None:
    """COH-12.3(3): the scenario names them."""
    rule = {"rule": "oba_preplanned", "side": "german", "hexes": ["1-F09"]}
    b = duel({EYE: "G_INF F02 E"}, terrain={"F04": "forest"}, special=[rule])
    assert not sees(b, "F02", "F09")
    plot(b, GERMAN, "plot G_OBA105 F09", "done")
    assert b.s.oba_plot == [b.hex("F09")]
    b = duel({EYE: "G_INF F02 E"}, terrain={"F04": "forest"}, special=[rule])
    with pytest.raises(Refused) as refusal:
        plot(b, GERMAN, "plot G_OBA105 F10")
    assert refusal.value.reason.rule == "COH-12.3"


def test_batteries_plotted_before_the_battle_strike_in_round_1() -> None:
    """COH-1.0(8), 0.6(2): where the scenario says so."""
    rule = {"rule": "oba_before_battle", "side": "german"}
    b = duel(weapons=BOTH, special=[rule], begin="setup", rolls=[2, 5, 9])
    assert [(d.player, d.kind) for d in b.game.decisions] == [(GERMAN, "Plot.choose")]
    plot(b, GERMAN, "plot G_OBA105 F09", "done")
    assert kinds(b) == ["Plot.choose", "Plot.choose"], "round 1 has its own plots"
    finish_plots(b)
    assert struck(b) == {S}
    assert b.s.round == 1


def test_without_the_rule_nobody_plots_before_the_battle() -> None:
    b = duel(begin="setup")
    assert b.s.round == 1
    assert kinds(b) == ["Plot.choose"]


def test_a_mortars_vantage_hexes_observe_for_the_artillery() -> None:
    """COH-E.5 with the option vantage-any-hex: nobody sees the target, but a hex near the mortar does."""
    units = {"G-M81-1": "G_M81 F05 E", EYE: "G_INF A01 E"}
    wood = {"F06": "forest", "A02": "forest", "B01": "forest"}
    for option, legal in (("off", False), ("on", True)):
        b = duel(units, terrain=wood, options={"vantage-any-hex": option})
        assert not sees(b, "F05", "F09")
        assert not sees(b, "A01", "F09")
        keys = [b.game.key(o) for o in b.game.decisions[0].options]
        assert ("plot G_OBA105 1-F09" in keys) is legal


def test_smoke_hides_a_target_from_the_spotter() -> None:
    """COH-13.0(1)."""
    b = duel()
    from .test_smoke import fog

    fog(b, F05=(1, 0))
    with pytest.raises(Refused) as refusal:
        plot(b, GERMAN, "plot G_OBA105 F09")
    assert refusal.value.reason.rule == "COH-12.3"
