"""PZR-6.5.1.1 to 6.5.1.7, 6.5.1.12: who calls fire, with which sources, and whether they respond."""

from __future__ import annotations

from fractions import Fraction

import pytest

from grognard.core.kernel.reason import Ledger
from grognard.games.panzer import RULES
from grognard.games.panzer.box.data_files import load_cards
from grognard.games.panzer.command.available import command_refusal
from grognard.games.panzer.fire.direct import DirectFire
from grognard.games.panzer.fire.smoke import ON as SMOKE_ON
from grognard.games.panzer.indirect.barrages import IDLE, NEW, ON, SPENT
from grognard.games.panzer.indirect.indirect_fire import IndirectFire
from grognard.games.panzer.indirect.missions import call_refusal
from grognard.games.panzer.indirect.observers import most_sources, response_row
from grognard.games.panzer.indirect.response import (
    Request,
    friends_near,
    response_modifier,
    response_number,
)
from grognard.games.panzer.indirect.sheafs import may_use, sheaf_hexes
from grognard.games.panzer.indirect.sources import (
    availability,
    fire_range,
    level_for,
    separate,
    source_refusal,
    type_refusal,
)
from grognard.games.panzer.indirect.tables import LEVELS
from grognard.games.panzer.refusals import LEGAL, REFUSALS
from grognard.games.panzer.state import (
    COMMANDS,
    FIRE,
    OVERWATCH,
    SHORT_HALT,
    SPOT_NAMES,
    SUP_ON,
    WRECK_BU,
    PanzerState,
    with_cell,
)
from grognard.games.panzer.verbs import CONVERGED, ILLUMINATION, LINEAR, ONE_HEX, OPEN, SHEAFS

from .battle import Battle
from .cases import Case, each
from .indirect_battle import GERMAN, HEAVY, MEDIUM, SOVIET, UNITS, battery, call, ledger, lines, roles, step
from .stacks import again

MORTAR = "GL-SEC A2 S fire w:GW-GRW34"
#: A ridge of woods between the mortar and the target, so that the mortar does not spot it.
HIDDEN = {"B5": "woods", "A5": "woods", "B4": "woods", "B6": "woods", "A6": "woods", "A7": "woods"}
WITH_MORTAR = {**UNITS, "GM": MORTAR}
LEVEL = {"ATT": 0, "ORG": 1, "IND": 2, "ATTACHED": 0, "ORGANIC": 1, "INDEPENDENT": 2}


def rule(b: Battle, o: str, source: str, aim: str, chosen: list[str]) -> str:
    names = b.sc.source_names
    rows = [names.index(name) for name in chosen]
    return REFUSALS[source_refusal(b.s, b.unit(o), names.index(source), b.hex(aim), rows)].rule


# -- the firer -------------------------------------------------------------------------------------------


@each("PZR-C2-004")
def test_the_line_of_the_card_that_indirect_fire_uses(case: Case) -> None:
    """6.5.1[5]."""
    b = step({**UNITS, "SG": "ST-USV Y12 N"})
    r = b.sc.source_unit.index(b.unit("SG"))
    ranges = {"GP-DF": b.sc.gp_r[b.sc.gun[b.unit("SG")]], "GP-IF": list(load_cards().towed["ST-USV"].if_r)}
    assert [line for line, row in ranges.items() if row == b.sc.source_r[r]] == [case["then"]["line"]]


@each("PZR-C2-006", "PZR-C2-008")
def test_a_unit_on_the_map_needs_fire(case: Case) -> None:
    """6.5.1[6], [9]: neither SHORT HALT nor OVERWATCH."""
    given = case["given"]["command"]
    order = {"SH": "short-halt", "OW": "overwatch"}[given]
    b = step({**UNITS, "GM": MORTAR.replace("fire", order)}, terrain=HIDDEN)
    b.play("call GO C12")
    assert (b.refused("source GM") == "PZR-6.5.1") is not case["then"]["legal"]
    refusal = source_refusal(b.s, b.unit("GO"), b.sc.source_names.index("GM"), b.hex("C12"), [])
    assert {"source-no-order": "command must be FIRE"}[REFUSALS[refusal].name] == case["then"].get(
        "reason", "command must be FIRE"
    )
    assert source_refusal(b.s, b.unit("GO"), b.sc.source_names.index("GM"), b.hex("C12"), []) != LEGAL


@each("PZR-C-4.2.1-d")
def test_a_mortar_may_have_fire_without_a_target(case: Case) -> None:
    """4.2.1, 6.5.1: not SHORT HALT."""
    b = step({**WITH_MORTAR, "SA": "ST-ZIS2 Y12 N"}, terrain={"Y12": "woods", "X11": "woods"})
    u = b.unit("GM")
    assert not any(seen >> u & 1 for seen in b.s.seen_by)
    assert (command_refusal(b.s, u, FIRE) == LEGAL) is case["then"]["legal"]
    instead = "legal" if command_refusal(b.s, u, SHORT_HALT) == LEGAL else "illegal"
    assert case["then"]["SHORT_HALT_instead"] == instead


@each("PZR-C-4.2.1-e")
def test_smoke_by_direct_fire_needs_no_target(case: Case) -> None:
    """4.2.1, 6.1.4.3.10."""
    units = {"GA": "G-PZ4H C6 S", "SA": "S-T34-76 Y1 N"}
    b = step(units, terrain={"Y1": "woods", "X1": "woods", "W1": "woods"})
    assert not b.s.seen_by[b.unit("SA")]
    assert (command_refusal(b.s, b.unit("GA"), SHORT_HALT) == LEGAL) is case["then"]["legal"]


@each("PZR-C2-009")
def test_no_indirect_fire_at_what_the_firer_spots(case: Case) -> None:
    """6.5.1[7]: the same mortar without the woods before it."""
    b = step({**UNITS, "GM": MORTAR.replace("A2", "C9")})
    assert (rule(b, "GO", "GM", "C12", []) == "PZR-6.5.1") is not case["then"]["legal"]
    refusal = source_refusal(b.s, b.unit("GO"), b.sc.source_names.index("GM"), b.hex("C12"), [])
    assert {"source-spots": "must use direct fire"}[REFUSALS[refusal].name] == case["then"]["reason"]
    assert rule(step(WITH_MORTAR, terrain=HIDDEN), "GO", "GM", "C12", []) == ""


@each("PZR-C2-010", "PZR-C2-011")
def test_who_is_marked(case: Case) -> None:
    """6.5.1[15], [16]: the firer, with the small-arms side of a mortar; never the observer."""
    b = call(step(WITH_MORTAR, [9, 1, 50], terrain=HIDDEN), "C12", "GM")
    if "observer_marker" in case["then"]:
        assert (b.s.spot[b.unit("GO")] or None) is case["then"]["observer_marker"]
    else:  # the marker of a mortar's fire is that of small arms (R2-38)
        marker = SPOT_NAMES[b.s.spot[b.unit("GM")]]
        assert case["then"]["firer_marker"] == {"small-arms": "SPOT/FIRE"}[marker]
        assert b.s.trigger[b.unit("GM")] == 1
    assert b.acted("GO") == b.acted("GM") == "done"


@each("PZR-C2-029")
def test_a_source_that_fails_is_done(case: Case) -> None:
    """6.5.1.7[8]: no direct fire either; a battery takes no other call."""
    b = call(step(WITH_MORTAR, [1], terrain=HIDDEN), "C12", "GM")
    assert b.told("fails")
    assert b.s.m_state[b.sc.source_names.index("GM")] == SPENT
    b = again(b, DirectFire(GERMAN))
    assert ("fire GM" in b.offers()) is case["then"]["legal"]


# -- observers -------------------------------------------------------------------------------------------


@each("PZR-C2-007")
def test_an_observer_needs_overwatch(case: Case) -> None:
    """6.5.1[10]."""
    b = step({**UNITS, "GO": "GL-SEC C6 S fire r:FO"})
    assert (b.refused("call GO C12") == "PZR-6.5.1") is not case["then"]["legal"]
    why = b.why("call GO C12")
    assert why is not None
    assert {"panzer-refusal-needs-watch": "observer needs OW"}[why.text.id] == case["then"]["reason"]


@each("PZR-C2-019")
def test_a_squad_calls_nothing(case: Case) -> None:
    """6.5.1.1.3."""
    b = step({**UNITS, "GX": "GL-RIF C7 S overwatch"})
    assert (b.refused("call GX C12") == "PZR-6.5.1.1.3") is not case["then"]["legal"]


@each("PZR-C2-013")
def test_two_sources_for_a_forward_observer(case: Case) -> None:
    """6.5.1.1.1."""
    b = step(batteries=[battery("G-A"), battery("G-B"), battery("G-C")])
    assert most_sources(roles("FO"), "german") == case["then"]["max"]
    assert rule(b, "GO", "G-B-1", "C12", ["G-A-1"]) == ""
    third = rule(b, "GO", "G-C-1", "C12", ["G-A-1", "G-B-1"])
    assert third == "PZR-6.5.1.1.1"
    assert (third == "") is case["then"]["legal"]
    b.play("call GO C12", "source G-A-1", "source G-B-1")
    assert b.kind() == "IndirectFire.type"


@each("PZR-C2-014")
def test_four_sources_for_an_american(case: Case) -> None:
    """6.5.1.1.1."""
    assert most_sources(roles("FO"), "us") == case["then"]["max"]
    assert (len(case["given"]["sources"]) < most_sources(roles("FO"), "us")) is case["then"]["legal"]


@each("PZR-C2-015", "PZR-C2-348")
def test_a_command_with_the_fo_property(case: Case) -> None:
    """6.5.1.1.2[3], R2-40: row FO, the sources of an FO, no Soviet limit."""
    assert response_row(roles("BHQ", "FO")) == case["then"]["row"]
    if "max" in case["then"]:
        assert most_sources(roles("BHQ", "FO"), "soviet") == case["then"]["max"]
        b = soviet_call("BHQ r:FO")
        assert (rule(b, "SO", "S-ORG-1", "C12", ["S-ATT-1"]) == "") is case["then"]["legal"]


def soviet_call(role: str) -> Battle:
    plans = [battery("S-ATT", "SB-MED"), battery("S-ORG", "SB-HVY", attached="")]
    units = {"SO": f"SL-SEC C6 S overwatch r:{role}", "GA": "G-TIG1 C12 N"}
    return step(units, player=SOVIET, batteries=plans)


@each("PZR-C2-016", "PZR-C2-017", "PZR-C2-018")
def test_soviet_observers_call_attached_sources(case: Case) -> None:
    """6.5.1.1.2[4], 6.5.1.1.3[3]: all but forward observers; recon as headquarters."""
    given = case["given"]
    source = {"ORG": "S-ORG-1", "ATT": "S-ATT-1"}[given["source_level"]]
    b = soviet_call(given["observer"])
    assert (rule(b, "SO", source, "C12", []) == "") is case["then"]["legal"]
    if given["observer"] == "BHQ" and not case["then"]["legal"]:
        assert rule(b, "SO", source, "C12", []) == "PZR-6.5.1.1.2"
        assert rule(soviet_call("recon"), "SO", source, "C12", []) == "PZR-6.5.1.1.2"


@each("PZR-C2-020")
def test_a_pair_of_mortars_is_one_source(case: Case) -> None:
    """6.5.1.1.4, R2-28: one source, two responses, two attacks."""
    units = {**UNITS, "GO": "GL-SEC C6 S overwatch r:CHQ", "GM": MORTAR, "GN": MORTAR.replace("A2", "A3")}
    b = step(units, [9, 9, 1, 50, 1, 50], terrain=HIDDEN, grades=("veteran", "seasoned"))
    rows = [b.sc.source_names.index(name) for name in ("GM", "GN")]
    assert separate(b.s, rows) == case["then"]["sources_counted"]
    assert (rule(b, "GO", "GN", "C12", ["GM"]) == "") is case["then"]["legal"]
    b = call(b, "C12", "GM", "GN")
    assert len(b.told("responds")) == case["then"]["response_rolls"]
    assert len(b.told("shelled")) == 2
    far = step({**units, "GN": MORTAR.replace("A2", "E1")}, terrain={**HIDDEN, "E6": "woods", "D5": "woods"})
    assert rule(far, "GO", "GN", "C12", ["GM"]) == "PZR-6.5.1.1.1"


@each("PZR-C2-402")
def test_one_aim_point_a_turn(case: Case) -> None:
    """6.5.1.1[3]."""
    units = {**UNITS, "SC": "ST-ZIS2 F12 N"}
    b = call(step(units, [9, 50, 9]), "C12", MEDIUM)
    again_called = call_refusal(b.s, GERMAN, b.unit("GO"), b.hex("F12"))
    assert (REFUSALS[again_called].rule == "PZR-6.5.1.1") is not case["then"]["legal"]
    assert b.offers() == []  # by open facts nothing is left to do


@each("PZR-C2-028")
def test_no_call_on_an_empty_hex(case: Case) -> None:
    """6.5.1.7."""
    assert (step().refused("call GO C11") == "PZR-6.5.1.7") is not case["then"]["legal"]
    why = step().why("call GO C11")
    assert why is not None
    reasons = {"panzer-refusal-no-aim-target": "aim point must hold a spotted unit"}
    assert reasons[why.text.id] == case["then"]["reason"]


# -- levels, ranges --------------------------------------------------------------------------------------


@each("PZR-C2-022", "PZR-C2-024", "PZR-C2-403", "PZR-C2-404")
def test_levels(case: Case) -> None:
    """6.5.1.3: relative to the formation of the observer."""
    first, second, other = 0, 1, 2
    told = {
        "PZR-C2-022": [level_for(first, [], first)],
        "PZR-C2-024": [level_for(first, [], second)],
        "PZR-C2-403": [level_for(first, [], each) for each in (first, second)],
        "PZR-C2-404": [level_for(-1, [first, second], each) for each in (first, second, other)],
    }[case["id"]]
    wanted = case["then"]
    names = wanted["levels"] if "levels" in wanted else [wanted["level"]]
    assert told == [LEVEL[name] for name in names]


def test_levels_in_a_battle() -> None:
    """6.5.1.3: attached and organic batteries of a scenario; organic to some formations alone."""
    b = step()
    o = b.unit("GO")
    assert [LEVELS[availability(b.s, o, r)] for r in (0, 1)] == ["attached", "organic"]
    b = step(batteries=[battery("G-MED", organic=["german-company"])])
    assert availability(b.s, o, 0) == LEVEL["ORG"]


@each("PZR-C2-058", "PZR-C2-059")
def test_ranges(case: Case) -> None:
    """6.5.1.13: the longer of two for a unit on the map, the observer's for a battery."""
    far = case["given"]["observer_to_aim"]
    units = {
        "GO": f"GL-SEC {'A' if far == 12 else 'B'}6 S overwatch r:FO",
        "SA": "ST-ZIS2 M6 N",
        "GM": "GL-SEC M1 S fire w:GW-GRW34",
    }
    b = step(units)
    o, aim = b.unit("GO"), b.hex("M6")
    if case["when"]["source"] == "battery":
        assert fire_range(b.s, o, 0, aim) == case["then"]["range"]
        return
    b.s.put(b.unit("GM"), b.hex("E6"))
    assert b.sc.board.distance_between(b.hex("E6"), aim) == case["given"]["firer_to_aim"]
    assert b.sc.board.distance_between(b.s.place[o], aim) == far
    assert fire_range(b.s, o, b.sc.source_names.index("GM"), aim) == case["then"]["range"]


def test_too_far_and_too_near() -> None:
    """6.5.1.13[3], R2-19, 5.6."""
    b = step(
        {
            **UNITS,
            "GM": "GL-SEC C11 N fire w:GW-GRW34",
            "GO": "GL-SEC C11 S overwatch r:FO",
            "SA": "S-T34-76 C12 N",
        }
    )
    b.s.facing[b.unit("GM")] = 0
    b.s.sup[b.unit("GM")] = SUP_ON  # looks to the front alone: it does not spot behind itself
    assert rule(b, "GO", "GM", "C12", []) == "PZR-6.5.1.13"
    b.sc.source_r[0] = [1, 1, 1, 1, 1]
    b.s.put(b.unit("GO"), b.hex("C6"))
    assert rule(b, "GO", MEDIUM, "C12", []) == "PZR-6.5.1.13"


# -- types and sheafs ------------------------------------------------------------------------------------


@each("PZR-C2-026")
def test_sheaf_sizes(case: Case) -> None:
    """6.5.1.5, R2-02."""
    b = step()
    kinds = {"on_map": ONE_HEX, "CONVERGED": CONVERGED, "OPEN": OPEN, "LINEAR": LINEAR}
    for name, count in case["then"].items():
        hexes = sheaf_hexes(b.sc, b.hex("M6"), kinds[name], 1)
        assert len(hexes) == count
        assert b.hex("M6") in hexes
    assert len(sheaf_hexes(b.sc, b.hex("M6"), LINEAR, 3)) == 7
    assert len(sheaf_hexes(b.sc, b.hex("M10"), LINEAR, 3)) == 3  # what lies off the map is dropped


@each("PZR-C2-357")
def test_what_is_not_on_the_card(case: Case) -> None:
    """6.5.1.6."""
    b = step(WITH_MORTAR, terrain=HIDDEN)
    r = b.sc.source_names.index("GM")
    assert (type_refusal(b.s, r, ILLUMINATION) == LEGAL) is case["then"]["legal"]
    assert REFUSALS[type_refusal(b.s, r, ILLUMINATION)].rule == "PZR-6.5.1.6"
    assert b.refused("call GO C12", f"source {MEDIUM}", "enough", "type illumination") == "PZR-6.5.1.6.2"


@each("PZR-C2-406")
def test_illumination_is_converged(case: Case) -> None:
    """6.5.1.6.2."""
    assert [may_use(sheaf, True, ILLUMINATION) for sheaf in (OPEN, CONVERGED, LINEAR)] == case["then"][
        "legal"
    ]


# -- responses -------------------------------------------------------------------------------------------


@each("PZR-C2-050")
def test_a_response(case: Case) -> None:
    """6.5.1.12."""
    b = call(step(rolls=[case["given"]["roll10"], 50]), "C12", MEDIUM)
    then = case["then"]
    assert b.told(then["result"]) == [(0, then["total"], then["number"], 0)]
    assert b.told("impact") == [(0, b.hex("C12"), 0, CONVERGED)]


@each("PZR-C2-030")
def test_sources_respond_by_themselves(case: Case) -> None:
    """6.5.1.7[6]."""
    b = call(step(rolls=[5, 1, 50]), "C12", MEDIUM, HEAVY)
    names = {"responds": "responds", "fails": "fails"}
    assert [event[0] for event in b.told(names[case["then"]["medium"]])] == [0]
    assert [event[0] for event in b.told(names[case["then"]["heavy"]])] == [1]
    assert (b.s.m_state[0], b.s.m_state[1]) == (NEW, SPENT)
    numbers = case["given"]["numbers"]
    asks = [Request(b.unit("GO"), r, b.hex("C12"), False) for r in (0, 1)]
    assert [response_number(b.s, ask) for ask in asks] == [numbers["medium"], numbers["heavy"]]


@each("PZR-C2-055", "PZR-C2-353")
def test_modifiers_of_a_response(case: Case) -> None:
    """6.5.1.12.1: cumulative."""
    given = case["given"]
    grade = "veteran" if given["grade"] == "VET" else "seasoned"
    command = "CHQ" if "CHQ" in given["observer"] else "RHQ"
    units = {**UNITS, "GO": f"GL-SEC C6 S overwatch r:{command} r:recon"}
    b = step(units, grades=(grade, "seasoned"))
    if given.get("suppressed"):
        b.s.sup[b.unit("GO")] = SUP_ON
    for name in ("C8", "C10")[: given.get("hindrances", 0)]:
        b.s.wreck = with_cell(b.s.wreck, b.hex(name), WRECK_BU)
    ask = Request(b.unit("GO"), 0, b.hex("C12"), bool(given.get("adjusted")))
    told = response_ledger(b, ask)
    then = case["then"]
    if "sum" in then:
        assert response_modifier(b.s, ask) == then["sum"]
        parts = then["parts"]
        assert told["response-grade"] == parts["grade"]
        assert told["response-observer-suppressed"] == parts["suppressed"]
        assert told["response-adjusted-fire"] == parts["adjusted"]
        assert told["response-observation-hindered"] == parts["hindered"]
        assert told["response-command-recon-observer"] == parts["command_recon"]
    else:
        assert told == {"response-command-recon-observer": then["command_recon"]}


def response_ledger(b: Battle, ask: Request) -> dict[str, int]:
    account = Ledger("response-modifiers")
    response_modifier(b.s, ask, account)
    return lines(account)


@each("PZR-C2-056")
def test_an_area_hinders_once(case: Case) -> None:
    """6.5.1.12.1[6]: per occurrence, not per hex."""
    b = step()
    s = b.s
    s.m_state = with_cell(s.m_state, 1, ON)
    s.m_aim = with_cell(s.m_aim, 1, b.hex("C9"))
    s.m_sheaf = with_cell(s.m_sheaf, 1, OPEN)
    ask = Request(b.unit("GO"), 0, b.hex("C12"), False)
    assert response_ledger(b, ask)["response-observation-hindered"] == case["then"]["hindered"]


@each("PZR-C2-405")
def test_a_registered_point_is_for_its_battery(case: Case) -> None:
    """6.5.1.4: told with the roll; neither another battery nor a mortar has it."""
    plans = [battery("G-MED", registered=1), battery("G-HVY", "GB-HVY", attached="")]
    b = step(WITH_MORTAR, [9, 9, 50, 50], batteries=plans, terrain=HIDDEN)
    b.s.prp_hex[0] = b.hex("C12")
    rows = [0, 1, b.sc.source_names.index("GM")]
    asks = [Request(b.unit("GO"), r, b.hex("C12"), False) for r in rows]
    told = [response_ledger(b, ask).get("response-pre-registered-point-battery", 0) for ask in asks]
    assert told == case["then"]["prp"]
    b = call(b, "C12", MEDIUM, HEAVY)
    assert b.told("registered") == [(0, b.hex("C12"), 0, 0)]
    assert b.s.prp_shown[0] == b.hex("C12")
    assert lines(ledger(b, "response-modifiers", "responds", 0)) == {
        "response-pre-registered-point-battery": 2
    }


def test_heat_haze() -> None:
    """6.5.1.12.1[7], R2-55: the target that is easiest to see decides."""
    modules = ("leg_and_towed", "gp_fire", "indirect_fire", "heat_haze")
    b = step(modules=modules)
    ask = Request(b.unit("GO"), 0, b.hex("C12"), False)
    assert response_ledger(b, ask) == {"response-heat-haze": -1}
    b = step({**UNITS, "SB": "S-T34-76 C12 N"}, modules=modules)
    assert response_ledger(b, ask) == {}


# -- danger close ----------------------------------------------------------------------------------------

NEAR = {**UNITS, "GF": "G-TIG1 F10 S", "GG": "G-TIG1 D9 S"}


@each("PZR-C2-052", "PZR-C2-332")
def test_danger_close(case: Case) -> None:
    """6.5.1.12[4]: the opponent chooses a friend near the aim point; type and sheaf stay, no more rolls."""
    b = call(step(NEAR, [1, 100, 1]), "C12", MEDIUM)
    assert b.told("danger-close") == [(0, 0, 0, 0)]
    assert (b.asked(), b.kind()) == ("soviet", "IndirectFire.drop")
    asked, near = b.asked(), sorted(b.offers())
    assert near == ["drop GF", "drop GG"]
    assert b.refused("drop GO") == "PZR-6.5.1.12"
    b.play("drop GF")
    assert (b.asked(), b.kind()) == ("german", "Salvo.show")
    b.play("keep")
    assert b.told("drops") == [(0, b.unit("GF"), b.hex("F10"), 0)]
    assert (b.s.m_aim[0], b.s.m_sheaf[0], b.s.m_danger[0]) == (b.hex("F10"), CONVERGED, 1)
    assert [event[1] for event in b.told("shelled")] == [b.unit("GF")]
    chooser = {"soviet": "opponent", "german": "observer"}[asked]
    dropped = b.s.m_aim[0] == b.s.place[b.unit("GF")]
    names = {
        "result": "danger close",
        "chooser": chooser,
        "marker_moves_to": "a spotted friendly unit" if dropped else "elsewhere",
        "new_aim_hex": f"hex of one of the two units chosen by the {chooser}" if dropped else "elsewhere",
        "fires": bool(b.told("shelled")),
        "sheaf": SHEAFS[b.s.m_sheaf[0]].upper(),
        "second_roll": len(b.told("danger-close")) + len(b.told("fails")) + len(b.told("response")) > 1,
    }
    assert len(near) == 2
    assert case["then"] == {name: names[name] for name in case["then"]}


@each("PZR-C2-420")
def test_a_natural_one_fails_where_nobody_is_near(case: Case) -> None:
    """6.5.1.12[4]: whatever the modifiers."""
    units = {**UNITS, "GO": "GL-SEC C6 S overwatch r:FO r:CHQ r:recon"}
    b = call(step(units, [1], grades=("elite", "seasoned")), "C12", MEDIUM)
    assert b.told("fails")
    assert bool(b.told("danger-close")) is case["then"]["danger_close"]
    assert bool(b.told("impact")) is case["then"]["fires"]


def test_friends_that_nobody_spots_are_not_in_danger() -> None:
    """R2-20."""
    hides = {"F10": "woods", "F9": "woods", "D9": "woods", "D8": "woods"}
    units = {**NEAR, "SA": "ST-ZIS2 C12 S", "GF": "GL-RIF F10 S", "GG": "GL-RIF D8 S"}
    b = step(units, [1], terrain={**hides, "C11": "woods", "D11": "woods", "B11": "woods"})
    b.s.cover = [1] * b.sc.units
    assert friends_near(b.s, GERMAN, b.hex("C12")) == []


# -- odds ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("sheaf", "near"), [("converged", False), ("open", True)])
def test_chances_of_a_call(sheaf: str, near: bool) -> None:
    """The response is exact, and every unit under the sheaf has its own chances."""
    b = step(NEAR if near else UNITS)
    b.play("call GO C12", f"source {MEDIUM}", "enough", "type he")
    told = b.game.seat(GERMAN).odds(f"sheaf {sheaf}")
    chances = {branch.label.id: branch.p for branch in told.branches}
    assert chances["panzer-outcome-responds"] == Fraction(9, 10)
    bad = "panzer-outcome-danger-close" if near else "panzer-outcome-fails"
    assert chances[bad] == Fraction(1, 10)
    assert [part.subject.key for part in told.parts] == ["SA"]
    assert sum(branch.p for branch in told.parts[0].branches) == 1


def test_the_step_goes_to_both_sides_and_ends_by_done() -> None:
    """6.5.1[8]: no more is asked of a side that by open facts has nothing to do."""
    b = step({**UNITS, "GO": "GL-SEC C6 S r:FO"}, may=("fire", "move", "overwatch", "no-command"))
    assert b.offers() == ["done"]  # he may have OVERWATCH, for all that others know
    b.play("done")
    assert b.offers() == []
    assert step({**UNITS, "GO": "GL-SEC C6 S r:FO"}, may=("move", "no-command")).offers() == []
    b = step({**UNITS, "GO": "GL-SEC C6 S move r:FO"})
    assert b.offers() == ["done"]
    assert all(state == IDLE for state in b.s.m_state)


# -- where rules meet ------------------------------------------------------------------------------------


def riding(command: str) -> Battle:
    """The forward observer in an unarmed lorry with a command."""
    units = {**UNITS, "GO": "GL-SEC C6 S r:FO", "GT": f"G-OPEL C6 S {command}"}
    b = step(units, [9, 50])
    b.s.mount(b.unit("GO"), b.unit("GT"))
    return again(b, IndirectFire(GERMAN))


def test_an_observer_observes_from_his_vehicle() -> None:
    """R2-14: by its command, which an unarmed carrier may be given for his sake."""
    b = riding("overwatch")
    assert command_refusal(b.s, b.unit("GT"), OVERWATCH) == LEGAL
    call(b, "C12", MEDIUM)
    assert b.told("responds")
    assert b.acted("GT") == "done"
    b = riding("move")
    assert b.refused("call GO C12") == "PZR-6.5.1"
    b.s.mount(b.unit("GO"), -1)
    assert command_refusal(b.s, b.unit("GT"), OVERWATCH) != LEGAL


def test_a_second_source_astray_finds_nobody_left() -> None:
    """6.5.1.12[4]: the first has destroyed the only friend near; the second fails."""
    units = {**UNITS, "GF": "GL-SEC D10 S spot-fire"}
    b = step(units, [1, 1, 100], may=("fire", "no-command"))
    b.play("call GO C12", f"source {MEDIUM}", f"source {HEAVY}", "type he", "sheaf converged")
    assert b.offers() == ["drop GF"]
    b.play("drop GF")
    assert b.where("GF") == "@lost"
    assert (b.s.m_state[0], b.s.m_state[1]) == (NEW, SPENT)


def test_smoke_in_the_way_of_an_observer() -> None:
    """6.5.1.12.1[6], 5.11: smoke and its barrage over the aim point are one hindrance."""
    b = step()
    s = b.s
    row = b.sc.veil_source.index(1)
    s.veil_aim = with_cell(s.veil_aim, row, b.hex("C10"))
    s.veil_sheaf = with_cell(s.veil_sheaf, row, CONVERGED)
    s.veil_state = with_cell(s.veil_state, row, SMOKE_ON)
    ask = Request(b.unit("GO"), 0, b.hex("C12"), False)
    assert response_ledger(b, ask) == {"response-observation-hindered": -1}
    s.m_state = with_cell(s.m_state, 1, ON)
    s.m_aim = with_cell(s.m_aim, 1, b.hex("C10"))
    s.m_sheaf = with_cell(s.m_sheaf, 1, CONVERGED)
    assert response_ledger(b, ask) == {"response-observation-hindered": -1}


def test_a_called_mission_has_somebody_to_fire_it() -> None:
    """L8: in every world that the enemy deals, the only mortar of the call has FIRE face down."""
    units = {**UNITS, "GM": "GL-SEC A2 S fire w:GW-GRW34"}
    b = step(units, batteries=[])
    b.play("call GO C12")
    assert b.offers() == ["source GM"]
    known = RULES.redact(b.s, 1)
    for seed in range(20):
        world = RULES.sample(known, 1, bytes([seed]))
        assert isinstance(world, PanzerState)
        assert COMMANDS[world.command[b.unit("GM")]] == "fire"
        assert RULES.faults(world) == []
        assert len(world.top().options(world)) == 1
