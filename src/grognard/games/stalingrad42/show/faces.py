# mypyc: interpreted
"""What is printed on the counters (S42-2.3.1): symbol, figures, colours."""

from __future__ import annotations

from grognard.core.telling.table import Face, Fact
from grognard.games.zocbond.kinds import HELPER, STRIDE
from grognard.games.zocbond.show.faces import figure_facts, mobility, quality, unit_name, word

from .. import scenario as kinds
from ..box.data_types import Box, UnitRow
from ..scenario import StalingradScenario
from .names import StalingradNames

#: The body of a counter by its branch (S42-2.3.4): a nationality of the palette.
BODIES = {
    "wehrmacht": "german",
    "ss": "ss",
    "luftwaffe": "luftwaffe",
    "romanian": "romanian",
    "italian": "italian",
    "hungarian": "hungarian",
    "slovak": "slovak",
    "croat": "croat",
    "volunteers": "volunteers",
    "regular": "soviet",
    "guards": "guards",
    "marine": "marine",
    "nkvd": "nkvd",
}
STOCK_BODIES = ("german", "soviet")
_FOOT = "SFGPUCI---------"
_TANKS = "SFGPUCA---------"
_GUNS = "SFGPUCF---------"
_HALF_TRACKS = "SFGPUCIZ--------"
_STAFF = "SFGPUH----------"
#: The symbol of a type (S42-2.3.6) as a code of MIL-STD-2525.
SYMBOLS = {
    "infantry": _FOOT,
    "security": _FOOT,
    "fortified": _FOOT,
    "cavalry": "SFGPUCR---------",
    "mountain": "SFGPUCIO--------",
    "marine": "SFGPUCIN--------",
    "nkvd": _FOOT,
    "engineer": "SFGPUCE---------",
    "motorized": "SFGPUCIM--------",
    "panzergrenadier": _HALF_TRACKS,
    "tank": _TANKS,
    "mechanized": _HALF_TRACKS,
    "tank_brigade": _TANKS,
    "assault_gun": "SFGPUCAAAS------",
    "anti_tank": "SFGPUCAA--------",
    "headquarters": _GUNS,
    "artillery": _GUNS,
    "tank_army": _STAFF,
    "army": _STAFF,
    "commander": _STAFF,
    "reserve_army": _FOOT,
    "supply_point": "SFGPUSS---------",
}
#: What a counter is besides its type, each with the rule that says so.
TRAITS = (
    (kinds.FREE, "free", "S42-4.2"),
    (kinds.NO_EXTENDED, "no-extended", "S42-2.3.2"),
    (kinds.BRACKETED, "bracketed", "S42-9.8"),
    (kinds.GARRISON, "garrison", "S42-20.4"),
    (kinds.N_CAUCASUS, "n-caucasus", "S42-20.6"),
    (kinds.BLUECHER, "bluecher", "S42-20.7"),
    (kinds.TRANSCAUCASUS, "transcaucasus", "S42-30.0"),
)
#: Where the rules say what a figure means.
FIGURE_RULES = {
    "attack": "S42-2.3.2",
    "defence": "S42-2.3.2",
    "movement": "S42-2.3.2",
    "steps": "S42-2.3.5",
    "range": "S42-18.4",
}
DOTS = {"black": "tank", "red": "elite-tank", "white": "anti-tank"}


def face(sc: StalingradScenario, box: Box, u: int) -> Face:
    key = sc.unit_names[u]
    kind = sc.type_names[sc.unit_type[u]]
    printed = box.units.get(key)
    figures = figures_of(sc, u)
    return Face(
        id=key,
        kind="nato",
        body=BODIES[printed.branch] if printed else STOCK_BODIES[sc.owner[u]],
        symbol=SYMBOLS[kind],
        name=unit_name(StalingradNames(sc), u, key),
        short=printed.name if printed else "SP",
        figures=figures,
        flags=flags_of(sc, u, printed),
        facts=facts_of(sc, u, kind, printed, figures),
    )


def figures_of(sc: StalingradScenario, u: int) -> dict[str, int]:
    """Non-combat units have a movement allowance alone (S42-19.1)."""
    steps = sc.steps[u]
    figures = {"movement": sc.allowance[u]}
    if not sc.traits[u] & HELPER:
        at = STRIDE * u + steps
        figures = {"attack": sc.attack[at], "defence": sc.defence[at], **figures, "steps": steps}
    if sc.range[u]:
        figures["range"] = sc.range[u]
    return figures


def flags_of(sc: StalingradScenario, u: int, printed: UnitRow | None) -> list[str]:
    flags = []
    if printed and printed.size:
        flags.append(f"size:{printed.size}")
    if printed and printed.dot:
        flags.append(f"dot:{printed.dot}")
    flags += quality(sc, u)
    for bit, flag in ((kinds.NO_EXTENDED, "no-extended"), (kinds.BRACKETED, "bracketed")):
        if sc.kind[u] & bit:
            flags.append(flag)
    return flags


def facts_of(
    sc: StalingradScenario, u: int, kind: str, printed: UnitRow | None, figures: dict[str, int]
) -> list[Fact]:
    """The counter spelled out: type, branch, mobility, figures, quality, what is special."""
    facts = [Fact(word(sc, "type", kind), "", "S42-2.3.6")]
    if printed:
        facts.append(Fact(word(sc, "branch", printed.branch), "", "S42-2.3.4"))
    facts.append(Fact(word(sc, "fact", mobility(sc, u)), "", "S42-5.1"))
    facts += figure_facts(sc, figures, FIGURE_RULES)
    facts += [Fact(word(sc, "quality", name), "", "S42-2.3.2") for name in quality(sc, u)]
    if printed and printed.dot:
        facts.append(Fact(word(sc, "trait", DOTS[printed.dot]), "", "S42-2.3.3"))
    facts += [Fact(word(sc, "trait", name), "", rule) for bit, name, rule in TRAITS if sc.kind[u] & bit]
    return facts
