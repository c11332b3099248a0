# mypyc: interpreted
"""The workbench of this game: everything in the box by kind, drafts examined, battles drawn up at random."""

from __future__ import annotations

from typing import get_args

import msgspec

from grognard.core.telling.message import msg
from grognard.core.telling.workshop import Thing, Workbench
from grognard.games.tactical.box.workshop import Workshop

from ..scenario import SIDES
from ..show.table import face
from .battle_ground import MOST_BOARDS
from .battles import ARMS, MISSIONS, BattleWish, draw_up
from .data_files import load_box
from .data_types import OverlayPlace, ScenarioFile, SpecialRule
from .points import points_of_box
from .scenario_check import EXAMINER, examine
from .scenario_text import write_scenario
from .setup import load

POINTS = ("40", "20", "30", "60", "80", "100", "140", "200")
STUB = {  # what a scenario cannot be without
    "id": "OWN-1",
    "name": "ground",
    "title": "Ground",
    "date": "1943-07-05",
    "uses": [1],
    "rounds": 1,
    "cap": {"german": 1, "soviet": 1},
    "victory": {"per_enemy_unit": 1, "hexes": []},
}
FIRST = "dawn-at-the-granary"  # any scenario of the box: the figures on counters are the same in all


def workbench() -> Workbench:
    box = load_box()
    points = points_of_box()
    sc = load(FIRST, {})
    weapons: list[tuple[str, str]] = [(card.id, card.side) for card in box.oba.values()]
    weapons += [(card.id, card.side) for card in box.weapon_cards.values()]
    things = {
        "unit": [
            Thing(u.id, msg(f"coh-type-{u.id}"), u.side, u.count, points[u.id], u.kind != "aircraft")
            for u in box.units.values()
        ],
        "board": [Thing(str(b.id), msg("coh-board", n=b.id), count=1) for b in box.boards.values()],
        "overlay": [Thing(o.id, msg(f"coh-overlay-name-{o.id}"), o.kind, 1) for o in box.overlays.values()],
        "fortification": [
            Thing(f.id, msg(f"coh-fort-{f.id.replace('_', '-')}"), "", f.count, 0, f.facing)
            for f in box.fortifications.values()
            if not f.per_unit
        ],
        "card": [
            Thing(str(c.number), msg(f"coh-card-{c.id}"), "", c.copies) for c in box.action_cards.values()
        ],
        "weapon": [Thing(id, msg(f"coh-card-{id}"), side) for id, side in weapons],
        "veteran": [Thing(v.id, msg(f"coh-card-{v.id}")) for v in box.veteran_cards.values()],
        "special": [
            Thing(rule, msg(f"coh-special-{rule.replace('_', '-')}-title")) for rule in get_args(SpecialRule)
        ],
    }
    wishes = {
        "points": list(POINTS),
        "boards": [str(n) for n in range(1, MOST_BOARDS + 1)],
        "mission": list(MISSIONS),
        "side": list(SIDES),
        "arms": list(ARMS),
    }
    return Workbench(things, [face(sc, kind) for kind in box.units.values()], wishes)


def ground_of(document: dict[str, object]) -> str:
    """The name of a battle on the draft's ground, with one squad a side; "" if the ground is not sound."""
    try:
        layout = msgspec.convert(document.get("layout"), list[list[int]])
        overlays = msgspec.convert(document.get("overlays") or [], list[OverlayPlace])
        board = layout[0][0]
    except (msgspec.ValidationError, IndexError):
        return ""
    bare = {
        **STUB,
        "layout": layout,
        "overlays": overlays,
        "units": [
            {"key": "G-INF-1", "unit": "G_INF", "hex": f"{board}-A06", "facing": 1},
            {"key": "S-RIF-1", "unit": "S_RIF", "hex": f"{board}-A09", "facing": 4},
        ],
    }
    return examine(write_scenario(msgspec.convert(bare, ScenarioFile, strict=False))).name


WORKSHOP = Workshop(EXAMINER, write_scenario, ground_of)


def wished(wishes: dict[str, str]) -> ScenarioFile:
    """A battle drawn up for some wishes."""
    return draw_up(
        BattleWish(
            seed=int(wishes.get("seed", "1")),
            points=int(wishes.get("points", "40")),
            boards=int(wishes.get("boards", "1")),
            mission=wishes.get("mission", "attack"),
            side=wishes.get("side", "german"),
            arms=tuple(arm for arm in wishes.get("arms", " ".join(ARMS)).split() if arm),
        )
    )
