# mypyc: interpreted
"""Cards as the table shows them (COH-8, 12.3, C): what is printed on each, and which lie open before whom."""

from __future__ import annotations

from collections.abc import Iterable

from grognard.core.telling.message import Message, Ref, msg
from grognard.core.telling.table import CardFace, Fact
from grognard.core.telling.view import OpenCard

from ..box.component_types import ActionCard, ObaType, VeteranCard, WeaponCard
from ..box.data_files import load_box
from ..box.data_types import Box
from ..scenario import SIDES, CohScenario
from ..state import CohState


def card_faces(sc: CohScenario) -> list[CardFace]:
    """Action and weapon cards, artillery, and the veteran cards that units have."""
    box = load_box()
    keys = [*sc.card_names, *sc.oba_names, *(card for cards in sc.veterans for card in cards)]
    faces = [card_face(box, key) for key in dict.fromkeys(keys) if key not in BONUS and not is_objective(key)]
    return faces + bonus_faces(sc)


def card_face(box: Box, key: str) -> CardFace:
    rule, facts = printed(box, key)
    return CardFace(key, msg(f"coh-card-{key}"), msg(f"coh-card-{key}-effect"), rule, facts)


# -- bonus cards (COH-C.B1 to C.B4): what the scenario says of them ----------------------------------------

BONUS = ("score", "firefight-event", "game-ends")


def is_objective(key: str) -> bool:
    return key.startswith("objective-")


def bonus_faces(sc: CohScenario) -> list[CardFace]:
    """The yellow cards of the deck, and the objectives of which everybody draws one."""
    faces: list[CardFace] = []
    for card, key in enumerate(sc.card_names):
        rule = sc.card_rule[card]
        if key in BONUS:
            facts = [Fact(text, value, rule) for text, value in yellow_facts(sc, key)]
            faces.append(CardFace(key, msg(f"coh-card-{key}"), msg(f"coh-card-{key}-effect"), rule, facts))
        elif is_objective(key):
            facts = goal_facts(sc, sc.goal_card.index(card), rule)
            faces.append(CardFace(key, msg(f"coh-card-{key}"), msg("coh-card-objective-effect"), rule, facts))
    return faces


def yellow_facts(sc: CohScenario, key: str) -> list[tuple[Message, str]]:
    """What happens when a yellow card is drawn."""
    if key == "score":
        hexes = hexes_of(sc, sc.score_markers)
        where = [(msg("coh-fact-score-hexes", hexes=hexes), "")] if hexes else []
        return [(msg("coh-fact-vp"), str(sc.score_vp)), *where]
    if key == "firefight-event":
        text = f"coh-fact-event-{sc.event_effect}"
        if sc.event_hexes:
            hexes = tuple(Ref("hex", h, sc.board.name(h)) for h in sc.event_hexes)
            return [(msg(text, hexes=hexes), "")]
        return [(msg(text, who=sc.event_who), str(sc.event_value or ""))]
    return [(msg("coh-fact-last-cards"), str(sc.last_cards))] if sc.last_cards else []


def goal_facts(sc: CohScenario, goal: int, rule: str) -> list[Fact]:
    """What an objective asks of each side, and its VP."""
    facts = [Fact(msg("coh-fact-vp"), str(sc.goal_vp[goal]), rule)]
    for side, name in enumerate(SIDES):
        kind = sc.goal_kind[side][goal]
        hexes = hexes_of(sc, sc.goal_markers[side][goal])
        if kind == "hold":
            facts.append(Fact(msg("coh-fact-goal-hold", side=name, hexes=hexes), "", rule))
        else:
            facts.append(Fact(msg(f"coh-fact-goal-{kind}", side=name), str(sc.goal_count[side][goal]), rule))
    return facts


def hexes_of(sc: CohScenario, markers: Iterable[int]) -> tuple[Ref, ...]:
    """The hexes of markers, for a message."""
    return tuple(Ref("hex", h, sc.board.name(h)) for h in (sc.objective_hex[marker] for marker in markers))


def printed(box: Box, key: str) -> tuple[str, list[Fact]]:
    """The rule of a card, and its figures spelled out."""
    if key in box.weapon_cards:
        return box.weapon_cards[key].rule, weapon_facts(box.weapon_cards[key])
    if key in box.action_cards:
        return box.action_cards[key].rule, action_facts(box.action_cards[key])
    if key in box.veteran_cards:
        return box.veteran_cards[key].rule, veteran_facts(box.veteran_cards[key])
    if key in box.oba:
        return "COH-12.3", battery_facts(box.oba[key])
    return "COH-8.0", []


def action_facts(card: ActionCard) -> list[Fact]:
    facts = [cost_fact(card.cost, card.pay, "COH-8.1")]
    if card.group:
        facts.append(Fact(msg("coh-fact-card-group"), "", "COH-9.1"))
    if not card.action:
        facts.append(Fact(msg("coh-fact-card-beside"), "", card.rule))
    return facts


def cost_fact(cost: int, pay: tuple[str, ...], rule: str) -> Fact:
    """What a card costs, and in what it is paid."""
    kind = "free" if cost == 0 else "both" if len(pay) > 1 else pay[0].lower() if pay else "ap"
    return Fact(msg("coh-fact-card-cost", kind=kind, n=cost), "", rule)


def weapon_facts(card: WeaponCard) -> list[Fact]:
    facts = [cost_fact(card.cost, ("AP", "CAP"), "COH-8.2")]
    figures = {"red": card.fp_red, "blue": card.fp_blue, "range": card.range}
    facts += [
        Fact(msg(f"coh-fact-{name}"), str(value).replace("-", "−"), "COH-8.2")
        for name, value in figures.items()
        if value
    ]
    return facts


def veteran_facts(card: VeteranCard) -> list[Fact]:
    return [Fact(msg(f"coh-fact-card-{card.uses.replace('_', '-')}"), "", "COH-8.3")]


def battery_facts(card: ObaType) -> list[Fact]:
    figures = {"red": card.fp_red, "blue": card.fp_blue, "barrages": card.barrages}
    return [Fact(msg(f"coh-fact-{name}"), str(value), "COH-12.3") for name, value in figures.items()]


def open_cards(known: CohState, owner: int) -> list[OpenCard]:
    """Weapon cards with what is left of them (COH-8.2), batteries with their barrages (COH-12.3).

    Only its owner knows where a battery is to fire: to others the plot is blank.
    """
    sc = known.sc
    cards = []
    for card in dict.fromkeys(sc.weapons[owner]):
        left = known.weapon[owner * len(sc.card_names) + card]
        cards.append(OpenCard(sc.card_names[card], left, sc.weapons[owner].count(card)))
    for b, name in enumerate(sc.oba_names):
        if sc.oba_army[b] == owner:
            aims = [sc.board.name(h) for h in (known.oba_due[b], known.oba_plot[b]) if h >= 0]
            left = sc.oba_barrages[b] - known.oba_fired[b]
            cards.append(OpenCard(name, left, sc.oba_barrages[b], aims))
    goal = known.goal[owner]
    if goal >= 0:  # others do not know it until the game ends (COH-C.B2)
        hexes = [sc.objective_hex[marker] for marker in sc.goal_markers[sc.side_of[owner]][goal]]
        places = [sc.board.name(h) for h in hexes]
        cards.append(OpenCard(sc.card_names[sc.goal_card[goal]], places=places))
    return cards
