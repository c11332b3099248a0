# mypyc: interpreted
"""What is printed on the counters (H44-2.3): symbol, figures, colours."""

from __future__ import annotations

from grognard.core.message import Message, Ref, msg
from grognard.core.table import Face, Fact
from grognard.games.zocbond.kinds import ANTI_TANK, ELITE, GHOST, MECHANISED, POOR, STRIDE, VEHICLE

from .data_types import Box
from .names import HollandNames
from .scenario import HollandScenario

#: The body of a counter by its nation (H44-2.3.9): a nationality of the palette.
BODIES = {
    "american": "us",
    "british": "british",
    "canadian": "canadian",
    "dutch": "dutch",
    "polish": "polish",
    "wehrmacht": "german",
    "ss": "ss",
    "luftwaffe": "luftwaffe",
    "kriegsmarine": "kriegsmarine",
}
#: The symbol of a type (H44-2.3.13) as a code of MIL-STD-2525.
SYMBOLS = {
    "armor": "SFGPUCA---------",
    "motorized": "SFGPUCIM--------",
    "infantry": "SFGPUCI---------",
    "parachute": "SFGPUCIA--------",
    "glider": "SFGPUCIS--------",
    "recon": "SFGPUCR---------",
    "armored_recon": "SFGPUCRVA-------",
    "artillery": "SFGPUCF---------",
    "airborne_artillery": "SFGPUCFHA-------",
    "sp_anti_tank": "SFGPUCAAAS------",
    "towed_anti_tank": "SFGPUCAA--------",
    "flak": "SFGPUCD---------",
    "tank_destroyer": "SFGPUCAAA-------",
    "engineer": "SFGPUCE---------",
    "bridging": "10031000001407000600",
    "supply_source": "SFGPUSS---------",
}
FACE_DOWN = "?"  # the designation of a counter that nobody has looked at (H44-25)


def face(sc: HollandScenario, box: Box, u: int) -> Face:
    key = sc.unit_names[u]
    name = HollandNames(sc).message(Ref("unit", u, key))
    assert name is not None
    if sc.traits[u] & GHOST:
        hidden = [Fact(msg("holland44-fact-face-down"), "", "H44-25.1")]
        return Face(key, "nato", BODIES["wehrmacht"], "", name, FACE_DOWN, flags=["unknown"], facts=hidden)
    printed = box.units.get(key)
    kind = sc.type_names[sc.unit_type[u]]
    figures = figures_of(sc, u)
    return Face(
        id=key,
        kind="nato",
        body=BODIES[sc.nation[u] or "wehrmacht"],
        symbol=SYMBOLS[kind],
        name=name,
        short=printed.name if printed else key.partition("-")[0].capitalize(),
        figures=figures,
        flags=flags_of(sc, u, printed.size if printed else "I"),
        facts=facts_of(sc, u, kind, figures),
    )


def figures_of(sc: HollandScenario, u: int) -> dict[str, int]:
    steps = sc.steps[u]
    found = {
        "attack": sc.attack[STRIDE * u + steps],
        "defence": sc.defence[STRIDE * u + steps],
        "movement": sc.allowance[u],
        "steps": steps,
    }
    if sc.armour[u]:
        found["anti-tank" if sc.traits[u] & ANTI_TANK else "armour"] = sc.armour[u]
    if sc.range[u]:
        found["range"] = sc.range[u]
    return found


def flags_of(sc: HollandScenario, u: int, size: str) -> list[str]:
    found = [f"formation:{sc.formation_names[sc.formation[u]].lower()}"]
    if size:
        found.append(f"size:{size}")
    if sc.traits[u] & ELITE:
        found.append("elite")
    if sc.traits[u] & POOR:
        found.append("poor")
    return found


#: Where the rules say what a figure means.
FIGURE_RULES = {
    "attack": "H44-2.3.2",
    "defence": "H44-2.3.3",
    "movement": "H44-2.3.4",
    "steps": "H44-2.3.12",
    "armour": "H44-2.3.10",
    "anti-tank": "H44-10.3.3",
    "range": "H44-17.6.2",
}


def facts_of(sc: HollandScenario, u: int, kind: str, figures: dict[str, int]) -> list[Fact]:
    """The counter spelled out: type, formation, figures, quality."""
    formation = msg(f"holland44-formation-{sc.formation_names[sc.formation[u]]}")
    facts = [
        Fact(_type(kind), "", "H44-2.3.13"),
        Fact(msg("holland44-fact-formation", name=formation), "", "H44-10.2.2"),
        Fact(msg(f"holland44-fact-{mobility(sc, u)}"), "", "H44-2.3.14"),
    ]
    for name, rule in FIGURE_RULES.items():
        if name in figures:
            facts.append(Fact(msg(f"holland44-fact-{name}"), str(figures[name]), rule))
    for trait, name in ((ELITE, "elite"), (POOR, "poor")):
        if sc.traits[u] & trait:
            facts.append(Fact(msg(f"holland44-morale-{name}"), "", "H44-2.3.6"))
    if sc.free[u]:
        facts.append(Fact(msg("holland44-fact-free-stacking"), "", "H44-6.2"))
    return facts


def _type(kind: str) -> Message:
    return msg(f"holland44-type-{kind.replace('_', '-')}")


def mobility(sc: HollandScenario, u: int) -> str:
    if sc.traits[u] & VEHICLE:
        return "vehicle"
    return "mechanised" if sc.traits[u] & MECHANISED else "on-foot"
