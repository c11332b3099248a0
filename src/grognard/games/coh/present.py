# mypyc: interpreted
"""The drawable part of a view: counters, markers, tracks and hands; and the names of things."""

from __future__ import annotations

from grognard.core.catalogue import Names
from grognard.core.column import UNKNOWN
from grognard.core.kinds import EVERYBODY, PLACE
from grognard.core.message import Message, Ref, msg
from grognard.core.view import Hand, Mark, Piece, Scene, Track

from .hidden import is_hidden
from .scenario import FACING_NAMES, CohScenario
from .state import SPENT, CohState


def present(known: CohState, player: int) -> Scene:
    sc = known.sc
    pieces = [piece(known, u) for u in range(sc.units)]
    marks = [
        Mark(
            sc.board.name(h),
            "objective",
            known.control[marker],
            sum(vp for m, vp, _ in sc.awards if m == marker),
        )
        for marker, h in enumerate(sc.objective_hex)
    ]
    tracks = [Track("round", known.round, sc.rounds)]
    for side in (0, 1):
        lost = known.lost[side]  # each unit lost covers a space of the CAP track (COH-7.3)
        tracks += [
            Track("vp", known.vp[side], owner=side),
            Track(
                "cap", known.cap[side], max(0, sc.cap[side] - lost), owner=side, lost=min(lost, sc.cap[side])
            ),
            Track("ap", known.ap[side], owner=side),
        ]
    marks += [
        Mark(sc.board.name(sc.fort_hex[f]), sc.fort_kind[f], value=sc.fort_facing[f])
        for f in range(len(sc.fort_names))
        if known.fort[f]
    ]
    marks += [
        Mark(sc.board.name(h), name, sc.oba_side[b])
        for name, plots in (("plot", known.oba_plot), ("plot-due", known.oba_due))
        for b, h in enumerate(plots)
        if h >= 0  # only its owner knows where; to others it is blank
    ]
    hands = [hand(known, side, player) for side in (0, 1)] if sc.card_names else []
    return Scene(pieces, marks, tracks, hands)


def piece(known: CohState, u: int) -> Piece:
    sc = known.sc
    badges = []
    if known.status[u] == SPENT:
        badges.append("spent")
    if known.active[sc.side[u]] >> u & 1:
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
    if known.inside[u] >= 0:
        badges.append("inside")
    if known.carrier[u] >= 0:
        badges.append("carried")
    if is_hidden(known, u):
        badges.append("hidden")
    badges += sc.veterans[u]
    figures = {
        "fire": sc.fire[u],
        "move": sc.move[u],
        "red": sc.fp[0][u],
        "blue": sc.fp[1][u],
        "range": sc.range[u],
        "front": sc.front[u],
        "rear": sc.rear[u],
    }
    # Its owner sees a hidden unit where he wrote it down; to others its hex is blank.
    place = sc.name_of(PLACE, known.plot[u] if known.plot[u] >= 0 else known.place[u])
    facing = FACING_NAMES[known.facing[u]] if known.place[u] < sc.n else ""
    return Piece(sc.unit_names[u], sc.unit_types[u], sc.side[u], place, facing, badges, figures)


def hand(known: CohState, owner: int, player: int) -> Hand:
    names = known.sc.card_names
    cards: list[str] = []
    for card, name in enumerate(names):
        count = known.hand[owner * len(names) + card]
        if player in (owner, EVERYBODY) and count > 0:
            cards += [name] * count
    return Hand(owner, known.hand_size[owner], cards)


class CohNames(Names):
    """The words for units, cards and sides come from the catalogue."""

    def __init__(self, sc: CohScenario) -> None:
        self.sc = sc

    def message(self, ref: Ref) -> Message | None:
        if ref.kind == "unit" and 0 <= ref.index < self.sc.units:
            return msg(f"coh-unit-{self.sc.unit_types[ref.index]}", n=int(ref.key.rpartition("-")[2]))
        if ref.key in ("-", "?"):
            return None
        if ref.kind == "row":
            return msg(f"coh-fort-{self.sc.fort_kind[ref.index].replace('_', '-')}")
        if ref.kind in ("card", "group"):
            return msg(f"coh-card-{ref.key}")
        if ref.kind == "player":
            return msg(f"coh-side-{ref.key}")
        if ref.kind == "facing":
            return msg(f"coh-facing-{ref.key}")
        return None
