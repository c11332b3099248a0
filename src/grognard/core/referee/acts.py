# mypyc: interpreted
"""The acts of a replay: steps put together until the acting unit, the player or the round changes.

A step is one choice of somebody. What a player feels as one act is often several of them (take a unit, move
it, turn it; fire, add points, roll). What a reader's acts are follows from his steps alone.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from ..kernel.rules import Rules
from ..telling.message import Message, Ref
from ..telling.view import Index, Piece, Scene, Step, Track

LONGEST = 60  # steps of one act
OPENING, PLAN, MOVE, ROLL = range(4)  # Index.weights


class Acts(Struct):
    """The acts so far, and what is known of the last one, which may go on."""

    index: Index
    round: int = 0  # after the last step
    doers: list[str] = []  # counters that did something in it
    rolled: bool = False
    was: dict[str, str] = {}  # where counters that changed stood before it
    aims: list[tuple[str, str]] = []  # a counter and a place it did something to
    points: dict[int, int] = {}

    def add(self, rules: Rules, step: Step, before: dict[str, Piece], after: dict[str, Piece]) -> bool:
        """One more step, with the pieces before and after it; tells whether an act begins with it."""
        doers = doers_of(step, after)
        rolls = any(line.dice for line in step.lines)
        round = self.round or step.round  # the step may end a round: the round before it counts
        new = not self.index.acts or self._begins(step, round, doers, rolls, after)
        if new:
            self._begin(step, round)
        self._go_on(step, doers, rolls, before)
        self._weigh(rules, step, before)
        self.index.steps += 1
        self.round = step.round
        return new

    def _begins(self, step: Step, round: int, doers: list[str], rolls: bool, after: dict[str, Piece]) -> bool:
        index = self.index
        if len(index.acts) == 1 or round != index.rounds[-1] or index.steps - index.acts[-1] >= LONGEST:
            return True  # the opening position is an act by itself
        if step.player != index.players[-1]:  # the other player only answers before the roll
            return not (rolls and not self.rolled and self._aims(after))
        if self.rolled:
            return True
        return bool(doers and self.doers) and not any(key in self.doers for key in doers)

    def _aims(self, after: dict[str, Piece]) -> bool:
        """Whether what is aimed at is done from afar: the unit that aims has not moved to that place."""
        return any(key not in after or after[key].place != place for key, place in self.aims)

    def _begin(self, step: Step, round: int) -> None:
        index = self.index
        index.weights.append(PLAN if index.acts else OPENING)
        index.acts.append(index.steps)
        index.players.append(step.player)
        index.rounds.append(round)
        self.doers, self.rolled, self.was, self.aims = [], False, {}, []

    def _go_on(self, step: Step, doers: list[str], rolls: bool, before: dict[str, Piece]) -> None:
        self.doers += [key for key in doers if key not in self.doers]
        self.rolled = self.rolled or rolls
        for piece in step.scene.pieces:
            if piece.key in before:
                self.was.setdefault(piece.key, before[piece.key].place)
        for line in step.lines:
            unit, place = one(line.text, "unit"), one(line.text, "hex")
            if unit is None or place is None:
                continue
            stood = self.was.get(unit.key, before[unit.key].place if unit.key in before else "")
            if on_map(stood) and stood != place.key:
                self.aims.append((unit.key, place.key))

    def _weigh(self, rules: Rules, step: Step, before: dict[str, Piece]) -> None:
        """Updates the weight, losses and points of the act that the step belongs to."""
        index = self.index
        act = len(index.acts) - 1
        for piece in step.scene.pieces:
            stood = before[piece.key].place if piece.key in before else piece.place
            if stood == piece.place:
                continue
            if on_map(stood) and on_map(piece.place):
                index.weights[-1] = max(index.weights[-1], MOVE)
            if piece.place in rules.lost_boxes and stood not in rules.lost_boxes:
                index.losses.append((act, piece.owner))
        if act and self.rolled:
            index.weights[-1] = ROLL
        for owner, value in points_in(rules, step.scene.tracks).items():
            if not act:
                index.scores.append(owner)
            if self.points.get(owner, 0) != value:
                self.points[owner] = value
                index.points.append((act, owner, value))


def no_acts() -> Acts:
    return Acts(Index(0, [], [], [], [], [], [], [], []))


def doers_of(step: Step, after: dict[str, Piece]) -> list[str]:
    """Counters of the acting player that the step names."""
    texts = ([step.text] if step.text is not None else []) + [line.text for line in step.lines]
    named = [ref.key for text in texts for ref in units_of(text)]
    own = (key for key in named if key in after and after[key].owner == step.player)
    return list(dict.fromkeys(own))


def units_of(text: Message) -> list[Ref]:
    """The units that a message names, those of its lists included: who attacks together."""
    units: list[Ref] = []
    for arg in text.args.values():
        listed: tuple[object, ...] = arg if isinstance(arg, tuple) else (arg,)
        units += [ref for ref in listed if isinstance(ref, Ref) and ref.kind == "unit"]
    return units


def one(text: Message, kind: str) -> Ref | None:
    """The single thing of a kind that a message has as a parameter of its own."""
    for arg in text.args.values():
        if isinstance(arg, Ref) and arg.kind == kind:
            return arg
    return None


def on_map(place: str) -> bool:
    """Whether a place is a hex or a named area of the map, not a box beside it."""
    return place != "" and not (place[0] == "@" and not place[1:2].isupper())


def points_in(rules: Rules, tracks: Iterable[Track] | None) -> dict[int, int]:
    """Points by player, as far as tracks tell them."""
    scores = [track for track in tracks or () if track.name == rules.score_track and track.owner >= 0]
    return {track.owner: track.value for track in scores}


def merged(before: Scene, step: Step) -> Scene:
    """The whole scene after a step."""
    change = step.scene
    news = {piece.key: piece for piece in change.pieces}
    kept = [news.pop(piece.key, piece) for piece in before.pieces if piece.key not in change.gone]
    return Scene(
        [*kept, *news.values()],
        before.marks if change.marks is None else change.marks,
        before.tracks if change.tracks is None else change.tracks,
        before.hands if change.hands is None else change.hands,
    )
