# mypyc: interpreted
"""What is printed on the counters (H44-2.3): symbol, figures, colours."""

from __future__ import annotations

from grognard.core.telling.message import msg
from grognard.core.telling.table import Face, Fact
from grognard.games.zocbond.kinds import ANTI_TANK, GHOST, STRIDE
from grognard.games.zocbond.show.faces import figure_facts, mobility, quality, unit_name, word

from ..box.data_types import Box
from ..scenario import HollandScenario
from .names import HollandNames

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
    name = unit_name(HollandNames(sc), u, key)
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
    figures = {
        "attack": sc.attack[STRIDE * u + steps],
        "defence": sc.defence[STRIDE * u + steps],
        "movement": sc.allowance[u],
        "steps": steps,
    }
    if sc.armour[u]:
        figures["anti-tank" if sc.traits[u] & ANTI_TANK else "armour"] = sc.armour[u]
    if sc.range[u]:
        figures["range"] = sc.range[u]
    return figures


def flags_of(sc: HollandScenario, u: int, size: str) -> list[str]:
    flags = [f"formation:{sc.formation_names[sc.formation[u]].lower()}"]
    if size:
        flags.append(f"size:{size}")
    return flags + quality(sc, u)


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
        Fact(word(sc, "type", kind), "", "H44-2.3.13"),
        Fact(msg("holland44-fact-formation", name=formation), "", "H44-10.2.2"),
        Fact(msg(f"holland44-fact-{mobility(sc, u)}"), "", "H44-2.3.14"),
    ]
    facts += figure_facts(sc, figures, FIGURE_RULES)
    facts += [Fact(word(sc, "morale", name), "", "H44-2.3.6") for name in quality(sc, u)]
    if sc.free[u]:
        facts.append(Fact(msg("holland44-fact-free-stacking"), "", "H44-6.2"))
    return facts
