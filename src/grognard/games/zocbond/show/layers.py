# mypyc: interpreted
"""The overlays that every game of the family has, with its own words and rule ids (H44-7, S42-6, 7, 16.3).

`overlays` finds what is drawn; here it becomes an `Overlay` that speaks. A game derives a class that
tells how its supply lines are traced; the rules behind what is said are in its citations.csv.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from grognard.core.kernel.describe import ref
from grognard.core.kernel.kinds import HEX, PLACE, PLAYER, UNIT
from grognard.core.kernel.reason import Refusal
from grognard.core.kernel.scenario import Unreadable
from grognard.core.telling.message import Arg, Message, Ref, msg, rule
from grognard.core.telling.overlay import Overlay, Shortcut, Stroke, Tint

from ..battle import defenders
from ..box.citations import citations
from ..kinds import GONE
from ..results import CODES
from ..scenario import ZocScenario
from ..state import ZocState
from . import fronts, overlays
from .best_odds import best_odds
from .out_of_reach import why_not_there
from .shortcuts import shortcuts
from .strike import strike

MARKERS = ("none", "disrupted", "routed", "engaged")
HOLDINGS = (0, 1)  # both players


def hex_ref(sc: ZocScenario, h: int) -> Ref:
    return ref(sc, HEX if h < sc.n else PLACE, h)


def unit_ref(sc: ZocScenario, u: int) -> Ref:
    return ref(sc, UNIT, u)


def pointed_hex(name: str, at: list[Ref]) -> int:
    """The one hex pointed at; Unreadable if it is something else."""
    if len(at) != 1 or at[0].kind != "hex":
        raise Unreadable(f"{name} is shown for a hex", msg("core-overlay-hex"))
    return at[0].index


def pointed_units(s: ZocState, name: str, at: list[Ref]) -> list[int]:
    """The units pointed at, the first of which is on the map; Unreadable if there is none."""
    if not at or at[0].kind != "unit":
        raise Unreadable(f"{name} is shown for one unit", msg("core-overlay-unit"))
    if not 0 <= s.place[at[0].index] < s.zoc.box:
        raise Unreadable(f"{at[0].key} is not on the map", msg("core-overlay-nowhere", unit=at[0]))
    return [each.index for each in at if each.kind == "unit"]


def without_enemy(s: ZocState, player: int) -> ZocState:
    """The map as it would be if a player had no enemy: where his lines would run."""
    bare = s.copy()
    assert isinstance(bare, ZocState)
    for u in s.zoc.units_of[1 - player]:
        if 0 <= bare.place[u] < s.zoc.n:
            bare.put(u, s.zoc.box + GONE)
    return bare


class Tracer:
    """How a game traces the supply lines of one side in one position."""

    def line(self, u: int) -> list[int]:
        """The places of a unit's line, its own first and the source last; empty if it has none."""
        raise NotImplementedError

    def off_road(self, h: int) -> int:
        """The hexes of the line from a hex that are off the road."""
        raise NotImplementedError


class Layers:
    """What games of the family show over their maps."""

    def __init__(self, game: str, refusals: Sequence[Refusal]) -> None:
        self.game = game
        self.refusals = refusals  # all of the game's
        self.rules = citations(f"grognard.games.{game}")

    def tracer(self, s: ZocState, player: int) -> Tracer:
        raise NotImplementedError

    def fighters(self, s: ZocState, player: int) -> list[int]:
        """A player's units on the map that need supply."""
        raise NotImplementedError

    def says(self, name: str, about: str, **facts: Arg) -> Message:
        """A sentence of the game's texts with the rule behind it."""
        return msg(f"{self.game}-says-{name}", rule=rule(self.rules[f"overlay-{about}"]), **facts)

    # -- ZOC and bonds -------------------------------------------------------------------------

    def zones(self, s: ZocState, player: int) -> Overlay:
        tints = overlays.zoc_tints(s, overlays.watched(player))
        return Overlay("zoc", tints, [], [self.says("zoc", "zoc", n=len(tints))])

    def bonds(self, s: ZocState, player: int) -> Overlay:
        """Both sides' bonds that matter: an enemy is within two hexes of an end."""
        says = []
        strokes: list[Stroke] = []
        for owner in HOLDINGS:
            bonds = overlays.near_bonds(s, owner)
            strokes += overlays.bond_strokes(s.zoc, bonds)
            says.append(self.says("bonds", "bonds", player=ref(s.zoc, PLAYER, owner), n=len(bonds)))
        return Overlay("bonds", [], strokes, says)

    def front(self, s: ZocState, player: int) -> Overlay:
        """Which side the ground belongs to, only to look at; no rule knows it."""
        of = fronts.holders(s)
        return Overlay("front", fronts.ground(s, of), fronts.front(s, of), [])

    def shown(self, s: ZocState, player: int, name: str, at: list[Ref]) -> Overlay:
        """An overlay that the games share, by name; some are of a hex or of units."""
        if name == "results":
            return self.results(s, pointed_hex(name, at))
        if name == "reach":
            units = pointed_units(s, name, at)
            there = [each.index for each in at if each.kind == "hex"]
            return self.out_of_reach(s, units, there[0]) if there else self.reach(s, player, units)
        if name == "line":
            return self.supply_line(s, pointed_units(s, name, at)[0])
        if name == "odds":
            return best_odds(s, [player] if player >= 0 else HOLDINGS, self.rules["overlay-odds"])
        if name == "strike":
            target = pointed_hex(name, at)
            return strike(s, player, target, self.rules["overlay-odds"])
        plain = {"zoc": self.zones, "bonds": self.bonds, "supply": self.supply, "front": self.front}
        return plain[name](s, player)

    # -- supply --------------------------------------------------------------------------------

    def supply(self, s: ZocState, player: int) -> Overlay:
        """Every supply line of the reader's side (of both for spectators), and who has none and why."""
        tints: list[Tint] = []
        strokes: list[Stroke] = []
        says: list[Message] = []
        for side in [player] if player >= 0 else HOLDINGS:
            tracer = self.tracer(s, side)
            traced = [(u, tracer.line(u)) for u in self.fighters(s, side)]
            strokes += overlays.line_strokes(s.zoc, [line for _, line in traced if line], side)
            cut = [u for u, line in traced if not line]
            tints += [Tint(s.zoc.place_names[s.place[u]], "unsupplied", owner=side) for u in cut]
            says.append(self.says("supply", "line", n=len(traced) - len(cut), of=len(traced)))
            if cut:
                free = self.tracer(without_enemy(s, side), side)
                says += [self.why_cut(s, u, free.line(u)) for u in cut]
        return Overlay("supply", tints, strokes, says)

    def supply_line(self, s: ZocState, u: int) -> Overlay:
        """One unit's line, or what cuts it."""
        sc = s.zoc
        side = sc.owner[u]
        tracer = self.tracer(s, side)
        line = tracer.line(u)
        unit = unit_ref(sc, u)
        if line:
            length = max(0, tracer.off_road(line[0])) if line[0] < sc.n else 0
            says = [self.says("line", "line", unit=unit, source=hex_ref(sc, line[-1]), n=length)]
            return Overlay("line", [], overlays.line_strokes(sc, [line], side), says, [unit])
        wanted = self.tracer(without_enemy(s, side), side).line(u)
        tints: list[Tint] = []
        strokes: list[Stroke] = []
        if wanted:
            _, at = overlays.cut_of(s, side, wanted)
            tints.append(Tint(sc.place_names[at], "culprit"))
            strokes = [Stroke("blocked", each.points) for each in overlays.line_strokes(sc, [wanted], side)]
        return Overlay("line", tints, strokes, [self.why_cut(s, u, wanted)], [unit])

    def why_cut(self, s: ZocState, u: int, wanted: list[int]) -> Message:
        """Why a unit has no supply line; `wanted` is the one it would have without an enemy."""
        cause, at = (overlays.FAR, s.place[u])
        if wanted:
            cause, at = overlays.cut_of(s, s.zoc.owner[u], wanted)
        return self.says("cut", f"cut-{cause}", unit=unit_ref(s.zoc, u), cause=cause, hex=hex_ref(s.zoc, at))

    # -- movement ------------------------------------------------------------------------------

    def reach(self, s: ZocState, player: int, units: list[int]) -> Overlay:
        """Where units that stand together can get to, each place with its price and the way there."""
        sc = s.zoc
        first = units[0]
        together = [u for u in units if s.place[u] == s.place[first] and sc.owner[u] == sc.owner[first]]
        ways = shortcuts(s, player, together)
        tints = [Tint(way.place, way.style, way.price) for way in ways]
        named = tuple(unit_ref(sc, u) for u in together)
        says = [self.says("reach", "reach", units=named, n=len(ways))]
        return Overlay("reach", tints, [], says, list(named), ways)

    def out_of_reach(self, s: ZocState, units: list[int], there: int) -> Overlay:
        """Why units that stand together cannot be sent to a hex."""
        first = units[0]
        together = [u for u in units if s.place[u] == s.place[first] and s.zoc.owner[u] == s.zoc.owner[first]]
        why = why_not_there(s, together, there, self.refusals, self.rules["overlay-reach"])
        tints = [Tint(s.zoc.place_names[there], "culprit")]
        return Overlay("reach", tints, [], [why], [unit_ref(s.zoc, first), hex_ref(s.zoc, there)])

    # -- results of combat ---------------------------------------------------------------------

    def results(self, s: ZocState, h: int) -> Overlay:
        """What each result would mean for the units in a hex: in words, and the ways they would go back.

        The style of a way is its result; units that have none are named.
        """
        sc = s.zoc
        tables = sc.combat
        units = defenders(s, h, 0) or defenders(s, h, 1)
        says: list[Message] = []
        ways: list[Shortcut] = []
        driven: dict[tuple[int, int], overlays.Flights] = {}
        for code in tables.present:
            says.append(self.result(s, code))
            lengths = tables.retreat[code], tables.retreat_most[code]
            if not lengths[0] or not units:
                continue
            if lengths not in driven:
                driven[lengths] = overlays.Flights(s, units, h, *lengths)
            flights = driven[lengths]
            for path in flights.paths:
                names = [sc.place_names[at] for at in path]
                ways.append(Shortcut(names[-1], names, str(len(path)), CODES[code]))
            if flights.lost:
                lost = tuple(unit_ref(sc, u) for u in flights.lost)
                says.append(self.says("no-way", "no-way", result=self.word(code), units=lost))
        return Overlay("results", [], [], says, [hex_ref(sc, h)], ways)

    def word(self, code: int) -> Message:
        return msg(f"{self.game}-word-{CODES[code]}")

    def result(self, s: ZocState, code: int) -> Message:
        tables = s.zoc.combat
        return self.says(
            "result",
            "result",
            result=self.word(code),
            attacker=tables.attacker_loss[code],
            defender=tables.defender_loss[code],
            chooser="other" if tables.by_opponent[code] else "own",
            least=tables.retreat[code],
            most=tables.retreat_most[code],
            marker=MARKERS[tables.marker[code]],
            determined="yes" if tables.determined[code] else "no",
        )

    # -- artillery, and what counts ------------------------------------------------------------

    def no_guns(self, s: ZocState, u: int, cited: str) -> Overlay:
        says = msg(f"{self.game}-says-no-guns", unit=unit_ref(s.zoc, u), rule=rule(cited))
        return Overlay("guns", [], [], [says])

    def guns(self, s: ZocState, u: int, reached: list[Tint], cited: str) -> Overlay:
        """The hexes that support of a unit reaches, and where the unit is."""
        sc = s.zoc
        tints = reached.copy()
        if s.place[u] < sc.n:
            tints.append(Tint(sc.board.name(s.place[u]), "from"))
        unit = unit_ref(sc, u)
        says = msg(f"{self.game}-says-guns", unit=unit, n=sc.range[u], rule=rule(cited))
        return Overlay("guns", tints, [], [says], [unit])

    def control(self, s: ZocState, hexes: Iterable[tuple[int, int]], cited: str) -> Overlay:
        """Hexes with the points that each brings, and who passed through them last."""
        sc = s.zoc
        tints: list[Tint] = []
        says: list[Message] = []
        for h, points in hexes:
            owner = s.control[sc.control_row[h]]
            tints.append(Tint(sc.board.name(h), "control", str(points or ""), owner))
            if points:
                facts: dict[str, Arg] = {"hex": hex_ref(sc, h), "player": ref(sc, PLAYER, owner), "n": points}
                says.append(msg(f"{self.game}-says-control", rule=rule(cited), **facts))
        return Overlay("control", tints, [], says)
