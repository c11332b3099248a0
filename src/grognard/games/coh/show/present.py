# mypyc: interpreted
"""The drawable part of a view: counters, markers, tracks and hands; and the names of things."""

from __future__ import annotations

from grognard.core.kernel.column import UNKNOWN
from grognard.core.kernel.kinds import EVERYBODY, PLACE
from grognard.core.telling.catalogue import Names
from grognard.core.telling.message import Message, Ref, msg
from grognard.core.telling.view import Hand, Mark, Piece, Scene, Track

from ..air.aircraft import airborne, metres
from ..box.places import place_names
from ..cards.veterans import VETERANS, on_march
from ..hidden import is_hidden
from ..scenario import FACING_NAMES, CohScenario
from ..state import SPENT, CohState
from .card_faces import open_cards


def present(known: CohState, player: int) -> Scene:
    sc = known.sc
    pieces = [piece(known, u) for u in range(sc.units)]
    marks = [*objectives(known), *works(known), *smoke(known), *plots(known), *suspicions(known)]
    cards = any(sc.deck) or any(sc.weapons) or sc.oba_names or sc.goal_card
    hands = [hand(known, side, player) for side in range(sc.armies)] if cards else []
    return Scene(pieces, marks, tracks(known), hands)


def tracks(known: CohState) -> list[Track]:
    sc = known.sc
    rows = [Track("round", known.round, sc.rounds)]
    for side in range(sc.armies):
        lost = known.lost[side]  # each unit lost covers a space of the CAP track (COH-7.3)
        cap, left = sc.cap[side], max(0, sc.cap[side] - lost)
        rows += [
            Track("vp", known.vp[side], owner=side),
            Track("cap", known.cap[side], left, owner=side, lost=min(lost, cap)),
            Track("ap", known.ap[side], owner=side),
        ]
    return rows


# -- what lies on hexes ----------------------------------------------------------------------------------


def objectives(known: CohState) -> list[Mark]:
    """Victory hexes with who holds them and what they score (COH-2.4)."""
    sc = known.sc
    marks = []
    for marker, h in enumerate(sc.objective_hex):
        points = sum(vp for m, vp, _ in sc.awards if m == marker)
        marks.append(Mark(sc.board.name(h), "objective", known.control[marker], points))
    return marks


def works(known: CohState) -> list[Mark]:
    """Fortifications, wire and mines on the map (COH-18); then the hidden mines the reader knows of.

    `value` is the facing of a pit or a bunker. Only its owner knows where a hidden mine lies; to others its
    hex is blank.
    """
    sc = known.sc
    marks = [Mark(sc.board.name(h), "at_ditch") for h in range(sc.n) if sc.ditch[h]]
    for f, kind in enumerate(sc.fort_kind):
        if known.fort[f]:
            marks.append(Mark(sc.board.name(known.fort_at[f]), kind, value=sc.fort_facing[f]))
        elif known.mine_plot[f] >= 0:
            name = sc.board.name(known.mine_plot[f])
            marks.append(Mark(name, f"hidden_{kind}", known.mine_army[f]))
    return marks


def smoke(known: CohState) -> list[Mark]:
    """Smoke of this round and of the last (COH-13.0); `value` is the DM of all counters of the kind."""
    sc = known.sc
    if not known.smoky:
        return []
    kinds = (("smoke", known.smoke_new, sc.smoke_new_dm), ("smoke-old", known.smoke_old, sc.smoke_old_dm))
    return [
        Mark(sc.board.name(h), kind, value=count * dm)
        for kind, counts, dm in kinds
        for h, count in enumerate(counts)
        if count
    ]


def plots(known: CohState) -> list[Mark]:
    """Where the reader's artillery is to fire (COH-12.3), with shells or smoke; to others it is blank."""
    sc = known.sc
    marks = []
    for b, army in enumerate(sc.oba_army):
        for name, h, screen in (
            ("plot", known.oba_plot[b], known.oba_screen[b]),
            ("plot-due", known.oba_due[b], known.oba_screen_due[b]),
        ):
            if h >= 0:
                marks.append(Mark(sc.board.name(h), f"{name}-smoke" if screen == 1 else name, army))
    return marks


def suspicions(known: CohState) -> list[Mark]:
    """Hexes in which a solitaire enemy may be (COH-21.2)."""
    name = known.sc.board.name
    return [Mark(name(h), "marker", owner - 1) for h, owner in enumerate(known.marker) if owner]


# -- counters ----------------------------------------------------------------------------------------------


def piece(known: CohState, u: int) -> Piece:
    sc = known.sc
    figures = {
        "fire": sc.fire[u],
        "move": sc.move[u],
        "red": sc.fp[0][u],
        "blue": sc.fp[1][u],
        "range": sc.range[u],
        "front": sc.front[u],
        "rear": sc.rear[u],
    }
    badges = [*states(known, u), *veteran_badges(known, u)]
    number = sc.seats[sc.army[u]].rpartition("-")[2]
    if number.isdecimal():  # the second army of a side (COH-21.0)
        badges.append(f"army:{number}")
    if sc.air and sc.impulses[u]:
        badges += air_badges(known, u)
        figures["altitude"] = metres(known, known.altitude[u])
    # Its owner sees a hidden unit where he wrote it down; to others its hex is blank.
    at = known.plot[u] if known.plot[u] >= 0 else known.over[u] if known.over[u] >= 0 else known.place[u]
    shown = known.place[u] < sc.n or known.over[u] >= 0 or known.plot[u] >= 0
    facing = FACING_NAMES[known.facing[u]] if shown else ""
    return Piece(
        sc.unit_names[u], sc.unit_types[u], sc.army[u], sc.name_of(PLACE, at), facing, badges, figures
    )


def states(known: CohState, u: int) -> list[str]:
    """What has happened to a unit, as far as the reader knows."""
    sc = known.sc
    badges = []
    if known.status[u] == SPENT:
        badges.append("spent")
    if known.active[sc.army[u]] >> u & 1:
        badges.append("active")
    if known.hit[u] == UNKNOWN:
        badges.append("hit")
    elif known.hit[u]:
        badges += ["hit", f"hit:{sc.hit_names[known.hit[u]]}"]
    if known.dug[u]:
        badges.append("dug")
    if known.exposed[u]:
        badges.append("exposed")
    if known.bogged[u]:
        badges.append("bogged")
    if known.iron == u:
        badges.append("iron")
    if known.active[sc.army[u]] >> u & 1 and on_march(known, sc.army[u]):
        badges.append("march")
    if known.inside[u] >= 0:
        badges.append("inside")
    if known.carrier[u] >= 0:
        badges.append("carried")
    if sc.combined and u in known.carrier:
        badges.append("loaded")
    if is_hidden(known, u):
        badges.append("hidden")
    return badges


def veteran_badges(known: CohState, u: int) -> list[str]:
    """The unit's veteran cards (COH-8.3), with a mark on those that are used up."""
    used = known.used[u]
    return [f"{card}:used" if used >> VETERANS.index(card) & 1 else card for card in known.sc.veterans[u]]


def air_badges(known: CohState, u: int) -> list[str]:
    """COH-20: whether an aircraft is over the map, hit, or on its way off; and each of its bombs."""
    badges = []
    if airborne(known, u):
        badges.append("air")
    if known.damaged[u]:
        badges.append("damaged")
    if known.departing[u]:
        badges.append("departing")
    for kind, name in enumerate(known.sc.bomb_names):
        badges += [f"bomb:{name}"] * known.bombs[u * len(known.sc.bomb_names) + kind]
    return badges


def hand(known: CohState, owner: int, player: int) -> Hand:
    names = known.sc.card_names
    cards: list[str] = []
    for card, name in enumerate(names):
        count = known.hand[owner * len(names) + card]
        if player in (owner, EVERYBODY) and count > 0:
            cards += [name] * count
    return Hand(owner, known.hand_size[owner], cards, open_cards(known, owner))


class CohNames(Names):
    """The words for units, cards and sides come from the catalogue.

    A hex is called by its row and column as the map has them, by the number of its board, too, where there
    are several (COH-0.4); and before that by its name, if it has one.
    """

    def __init__(self, sc: CohScenario) -> None:
        self.sc = sc
        self.one_board = len(sc.board.placements) == 1
        self.sites = {hex: site for hex, site in place_names(sc.name).items() if sc.board.book.find(hex) >= 0}

    def message(self, ref: Ref) -> Message | None:
        if ref.kind == "unit" and 0 <= ref.index < self.sc.units:
            return msg(f"coh-unit-{self.sc.unit_types[ref.index]}", n=int(ref.key.rpartition("-")[2]))
        if ref.key in ("-", "?"):
            return None
        if ref.kind in ("hex", "place") and not ref.key.startswith("@"):
            number = ref.key.partition("-")[2] if self.one_board else ref.key
            if ref.key in self.sites:
                return msg("coh-hex-named", site=Ref("site", -1, self.sites[ref.key]), hex=number)
            return msg("coh-hex", hex=number)
        if ref.kind == "site":
            return msg(f"coh-site-{ref.key}")
        if ref.kind == "row":
            return msg(f"coh-fort-{self.sc.fort_kind[ref.index].replace('_', '-')}")
        if ref.kind in ("card", "group"):
            return msg(f"coh-card-{ref.key}")
        if ref.kind == "player":
            return msg(f"coh-side-{ref.key}")
        if ref.kind == "facing":
            return msg(f"coh-facing-{ref.key}")
        return None
