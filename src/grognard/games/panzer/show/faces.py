# mypyc: interpreted
"""Counters for clients: what is on a card, as figures, signs and sentences (PZR-1.5 to 1.7)."""

from __future__ import annotations

from grognard.core.telling.message import Ref, msg
from grognard.core.telling.table import Counter, Face, Fact

from ..ground.cover import AIRCRAFT, LEG, TOWED, VEHICLE
from ..scenario import ALL_ARC, MODES, SIDES, UNARMED, PanzerScenario
from .names import PanzerNames, card_text

KINDS = {VEHICLE: "vehicle", TOWED: "towed", LEG: "leg", AIRCRAFT: "aircraft"}
RANGE_LETTERS = "PSMLE"


def faces(sc: PanzerScenario) -> list[Face]:
    """One face for each card of the battle."""
    first: dict[str, int] = {}
    for u, card in enumerate(sc.card):
        first.setdefault(card, u)
    return [face(sc, u) for u in first.values()]


def face(sc: PanzerScenario, u: int) -> Face:
    """The counter of a unit's card."""
    return Face(
        id=sc.card[u],
        kind="panzer",
        body=SIDES[sc.side[u]],
        symbol=(sc.build[u] or KINDS[sc.kind[u]]).replace("_", "-"),
        name=card_text(sc.card[u]),
        short=sc.card_name[u],
        figures=figures(sc, u),
        flags=flags(sc, u),
        facts=facts(sc, u),
    )


def figures(sc: PanzerScenario, u: int) -> dict[str, int]:
    """The numbers of the card that clients draw with."""
    if sc.kind[u] == AIRCRAFT:
        return {"defence": sc.gpd[u][0], "points": sc.points[u]}
    figures = {"cross": sc.cross[u], "trail": sc.trail[u], "road": sc.road[u], "points": sc.points[u]}
    if sc.kind[u] == VEHICLE:
        figures |= {"size": sc.size[u], "front": sc.basic_front[u], "rear": sc.basic_rear[u]}
    gun = sc.gun[u]
    if gun != UNARMED:
        figures["calibre"] = sc.calibre[gun]
        for letter, reach, pierces in zip(RANGE_LETTERS, sc.ap_r[gun], sc.ap_p[gun], strict=False):
            figures[f"range-{letter}"] = reach
            figures[f"pierces-{letter}"] = pierces
    return figures


def flags(sc: PanzerScenario, u: int) -> list[str]:
    """What is either so or not: how it moves, how the gun is mounted, what is open."""
    if sc.kind[u] == AIRCRAFT:
        return ["flies", "dives"] if sc.planes[u].dive else ["flies"]
    signs = [f"mode-{MODES[sc.mode[u]]}"]
    if sc.gun[u] == UNARMED:
        signs.append("unarmed")
    else:
        signs.append("all-round" if sc.gun_arc[u] == ALL_ARC else "front-arc")
    if sc.open_top[u]:
        signs.append("open-top")
    return signs


def facts(sc: PanzerScenario, u: int) -> list[Fact]:
    """The card spelled out."""
    if sc.kind[u] == AIRCRAFT:
        return aircraft_facts(sc, u)
    move = f"{sc.cross[u]} / {sc.trail[u]} / {sc.road[u]}"
    lines = [Fact(msg("panzer-fact-movement"), move, "PZR-4.5.1.1.1")]
    if sc.kind[u] == VEHICLE:
        lines.append(Fact(msg("panzer-fact-size"), signed(sc.size[u]), "PZR-4.4.3.2.2"))
        armour = f"{sc.basic_front[u]}/{sc.basic_rear[u]}"
        lines.append(Fact(msg("panzer-fact-armour"), armour, "PZR-4.4.3.2.5"))
    gun = sc.gun[u]
    reach, factors = gp_row(sc, u)
    if gun == UNARMED and not reach:
        lines.append(Fact(msg("panzer-fact-unarmed"), "", "PZR-4.1.1"))
    elif gun != UNARMED and sc.ap_r[gun]:
        lines.append(Fact(msg("panzer-fact-ap"), by_range(sc.ap_r[gun], sc.ap_p[gun]), "PZR-4.4.3.2.1"))
        arc = "all" if sc.gun_arc[u] == ALL_ARC else "front"
        lines.append(Fact(msg(f"panzer-fact-arc-{arc}"), "", "PZR-4.4.3.1"))
    if reach:
        lines.append(Fact(msg("panzer-fact-gp"), by_range(reach, factors), "PZR-6.5.4.1"))
    lines.append(Fact(msg("panzer-fact-points"), str(sc.points[u]), "PZR-3.6"))
    return lines


def gp_row(sc: PanzerScenario, u: int) -> tuple[list[int], list[int]]:
    """Ranges and factors of a unit's own high explosive or small arms, where the battle has GP fire."""
    if not sc.gp_fire:
        return [], []
    gun = sc.gun[u]
    if gun != UNARMED and sc.gp_r[gun]:
        return sc.gp_r[gun], sc.gp_f[gun]
    return sc.own_gp_r[u], sc.own_gp_f[u]


def by_range(reach: list[int], figures: list[int]) -> str:
    """Figures by the hexes up to which they hold: "4: 24, 8: 22"."""
    return ", ".join(f"{far}: {figure}" for far, figure in zip(reach, figures, strict=False))


def aircraft_facts(sc: PanzerScenario, u: int) -> list[Fact]:
    """The card of an aircraft: what it attacks with and how often (PZR-5.16.2.6), and its defence."""
    plane = sc.planes[u]
    lines = [Fact(msg("panzer-fact-guns"), f"{plane.guns} × {plane.gun_attacks}", "PZR-6.7.3.2")]
    if plane.bomb_attacks:
        lines.append(Fact(msg("panzer-fact-bombs"), f"{plane.bombs} × {plane.bomb_attacks}", "PZR-6.7.3.3"))
    if plane.rocket_attacks:
        pairs = zip(plane.rocket_reach, plane.rocket_figures, strict=True)
        row = "  ".join(f"{reach}: {figure}" for reach, figure in pairs)
        lines.append(Fact(msg("panzer-fact-rockets"), f"{row} × {plane.rocket_attacks}", "PZR-6.7.3.4"))
    lines.append(Fact(msg("panzer-fact-air-defence"), str(plane.gpd), "PZR-6.5.4.2.4"))
    lines.append(Fact(msg("panzer-fact-points"), str(sc.points[u]), "PZR-3.6"))
    return lines


def signed(n: int) -> str:
    return f"+{n}" if n > 0 else f"−{-n}" if n < 0 else "0"


def counters(sc: PanzerScenario) -> list[Counter]:
    """Every unit with its formation."""
    naming = PanzerNames(sc)
    counters: list[Counter] = []
    for u, key in enumerate(sc.unit_names):
        name = naming.message(Ref("unit", u, key))
        assert name is not None
        counters.append(Counter(key, sc.card[u], sc.side[u], name, sc.formation_names[sc.formation[u]]))
    return counters
