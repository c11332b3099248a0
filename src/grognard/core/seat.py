# mypyc: interpreted
"""Seat: all that one player, person or program, can touch.

Whatever a seat answers is made from the State redacted for its player.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .describe import log_line, offer, path, prompt
from .errors import NotYours, Stale
from .explain import reason_for
from .keys import key_of, parse_key
from .odds import outlook
from .option import Option
from .policy import Default, Policy
from .state import State, asked_lanes, choose
from .view import Asked, LogLine, Outlook, Question, Reason, View

if TYPE_CHECKING:
    from .game import Game, Played


class Seat:
    """One player's door to a game; player -1 is a spectator, who only looks."""

    def __init__(self, game: Game, player: int) -> None:
        self.game = game
        self.player = player

    # -- looking ---------------------------------------------------------------------------------

    def known(self) -> State:
        """The State as far as this player may know it."""
        return self.game.rules.redact(self.game.state, self.player)

    def view(self) -> View:
        game = self.game
        known = self.known()
        lane = self._lane()
        s = game.scenario
        return View(
            game=game.rules.name,
            scenario=s.name,
            options=s.options,
            seats=s.seats,
            player=self.player,
            seq=self.seq,
            scene=game.rules.present(known, self.player),
            path=path(known, max(lane, 0)),
            asked=self._asked(),
            question=None if lane < 0 else self._question(known, lane),
            log=self.log(),
            undo=self.player >= 0 and game.can_undo(self.player),
            redo=self.player >= 0 and bool(game.redo_keys[self.player]),
            held=self.player >= 0 and game.held == self.player,
            outcome=game.outcome,
        )

    @property
    def seq(self) -> int:
        return self.game.seqs[self.player] if self.player >= 0 else len(self.game.visible(-1))

    def log(self) -> list[LogLine]:
        rules = self.game.rules
        return [log_line(rules, self.game.scenario, event) for event in self.game.visible(self.player)]

    def _asked(self) -> list[Asked]:
        s = self.game.state
        if self.game.held >= 0:
            return [Asked(self.game.held, "hold")]
        found = []
        for lane in asked_lanes(s):
            top = s.top(lane)
            secret = lane > 0 and s.asked[lane] != self.player
            kind = s.lanes[lane][0].NAME if secret else f"{top.NAME}.{top.STEPS[top.step]}"
            found.append(Asked(s.asked[lane], kind))
        return found

    def _lane(self) -> int:
        """The lane in which this player is asked, or -1."""
        s = self.game.state
        for lane in asked_lanes(s) if self.game.held < 0 else []:
            if s.asked[lane] == self.player:
                return lane
        return -1

    def _my_lane(self) -> int:
        lane = self._lane()
        if lane < 0:
            seats = self.game.scenario.seats
            asked = [seats[a.player] for a in self._asked()]
            raise NotYours(seats[self.player] if self.player >= 0 else "a spectator", asked)
        return lane

    def _question(self, known: State, lane: int) -> Question:
        rules = self.game.rules
        top = known.top(lane)
        offers = [offer(rules, known, top, o, key_of(rules, known.scenario, o)) for o in top.options(known)]
        kind = f"{top.NAME}.{top.STEPS[top.step]}"
        return Question(kind, prompt(rules, known, top), offers, top.several(known), top.default(known))

    # -- doing -----------------------------------------------------------------------------------

    def play(self, keys: list[str], seq: int | None = None) -> Played:
        """Plays keys; `seq` is that of the view the choice was made on."""
        self._my_lane()
        if seq is not None and seq != self.seq:
            raise Stale(seq, self.seq)
        return self.game.play(keys, self.player)

    def undo(self) -> None:
        self._not_spectator()
        self.game.undo(self.player)

    def redo(self) -> None:
        self._not_spectator()
        self.game.redo(self.player)

    def release(self) -> None:
        """Makes the choice final that was held for this player."""
        self._not_spectator()
        self.game.release(self.player)

    def _not_spectator(self) -> None:
        if self.player < 0:
            raise NotYours("a spectator", [])

    # -- asking ----------------------------------------------------------------------------------

    def explain(self, attempt: str | list[str]) -> Reason | None:
        """Why a key, or the first illegal one of several, may not be played; None if it may."""
        lane = self._my_lane()
        known = self.known()
        keys = [attempt] if isinstance(attempt, str) else attempt
        for count, key in enumerate(keys):
            o = parse_key(self.game.rules, self.game.scenario, key)
            if not self._offered(known, lane, o):
                return reason_for(self.game.rules, known, lane, o)
            if count + 1 == len(keys):
                break
            known = self.game.rules.sample(known, self.player, b"explain")
            choose(known, lane, o)
            if len(known.asked) <= lane or known.asked[lane] != self.player:
                break
        return None

    def _offered(self, known: State, lane: int, o: Option) -> bool:
        return any(o.same(x) for x in known.top(lane).options(known))

    def odds(self, key: str, policy: Policy | None = None) -> Outlook:
        """The exact chances of what a legal option may bring, and where its numbers come from."""
        lane = self._my_lane()
        known = self.known()
        o = parse_key(self.game.rules, self.game.scenario, key)
        if not self._offered(known, lane, o):
            from .errors import Refused

            raise Refused(key, reason_for(self.game.rules, known, lane, o))
        return outlook(self.game.rules, known, self.player, lane, o, policy or Default())

    def sample(self, seed: bytes) -> State:
        """A full State that agrees with all this player knows, with other dice."""
        return self.game.rules.sample(self.known(), self.player, seed)
