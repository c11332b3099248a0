# mypyc: interpreted
"""Seat: all that one player, person or program, can touch.

Whatever a seat answers is made from the State redacted for its player.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..kernel.describe import offer, path, prompt
from ..kernel.kinds import EVERYBODY
from ..kernel.option import Option
from ..kernel.policy import Default, Policy
from ..kernel.state import State, asked_lanes, choose
from ..telling.message import Message, Ref, msg
from ..telling.overlay import Overlay
from ..telling.view import Asked, LogLine, Outlook, Question, Reason, Scene, View
from .errors import NotYours, Stale, Unreadable
from .keys import key_of, parse_key, parse_thing
from .odds import Following, outlook
from .why import closed_thoughts, reason_for, why_not

if TYPE_CHECKING:
    from .game import Game, Played

MOST_CLICKED = 4  # things pointed at, one after the other, that say together what is meant


class Seat:
    """One player's door to a game; player -1 is a spectator, who only looks.

    EVERYBODY (-2) reads a game that is over with nothing hidden.
    """

    def __init__(self, game: Game, player: int) -> None:
        self.game = game
        self.player = player

    # -- looking ---------------------------------------------------------------------------------

    def known(self) -> State:
        """The State as far as this player may know it."""
        if self.player == EVERYBODY:
            if not (self.game.over or self.game.closed):
                raise ValueError("all secrets are open only when the game is over")
            return self.game.state.copy()
        return self.game.rules.redact(self.game.state, self.player)

    def scene(self) -> Scene:
        """The drawable part of the view."""
        return self.game.rules.present(self.known(), self.player)

    def view(self, since: int = 0) -> View:
        """What the reader sees, with the log from line `since` on, or from an earlier line.

        `since` is how many lines he has that are final (`View.log_final` of the view he holds): what came
        after them may have been undone, so it is told again.
        """
        game = self.game
        final = self.final_lines()
        log_from = max(0, min(since, final))
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
            asked=self.asked(),
            question=None if lane < 0 else self._question(known, lane),
            log=game.lines(self.player, log_from),
            undo=self.player >= 0 and game.can_undo(self.player),
            redo=self.player >= 0 and bool(game.redo_keys[self.player]),
            held=self.player >= 0 and game.held == self.player,
            outcome=game.outcome,
            log_from=log_from,
            log_final=final,
        )

    @property
    def seq(self) -> int:
        return self.game.seqs[-1 if self.player == EVERYBODY else self.player]

    def log(self) -> list[LogLine]:
        return self.game.lines(self.player)

    def final_lines(self) -> int:
        """How many lines of the log no undo can change any more."""
        return self.game.final_lines(self.player)

    def asked(self) -> list[Asked]:
        """Who must choose now."""
        s = self.game.state
        if self.game.held >= 0:
            return [Asked(self.game.held, "hold")]
        questions = []
        for lane in asked_lanes(s):
            top = s.top(lane)
            secret = lane > 0 and s.asked[lane] != self.player
            kind = s.lanes[lane][0].NAME if secret else f"{top.NAME}.{top.STEPS[top.step]}"
            questions.append(Asked(s.asked[lane], kind))
        return questions

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
            asked = [seats[a.player] for a in self.asked()]
            raise NotYours(seats[self.player] if self.player >= 0 else "a spectator", asked)
        return lane

    def _question(self, known: State, lane: int) -> Question:
        rules = self.game.rules
        top = known.top(lane)
        offers = [offer(rules, known, top, o, key_of(rules, known.scenario, o)) for o in top.options(known)]
        kind = f"{top.NAME}.{top.STEPS[top.step]}"
        closed = closed_thoughts(rules, known, self.player, lane)
        return Question(
            kind, prompt(rules, known, top), offers, top.several(known), top.default(known), closed
        )

    # -- doing -----------------------------------------------------------------------------------

    def play(self, keys: list[str], seq: int | None = None, auto: bool = False) -> Played:
        """Plays keys; `seq` is that of the view the choice was made on."""
        self.must_be_asked(seq)
        return self.game.play(keys, self.player, auto)

    def must_be_asked(self, seq: int | None = None) -> None:
        """Raises NotYours if somebody else chooses, and Stale if the view that was chosen on is old."""
        self._my_lane()
        if seq is not None and seq != self.seq:
            raise Stale(seq, self.seq)

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

    def why(self, *keys: str, clicked: list[str] | None = None) -> Reason | None:
        """Why not: why a key, or the first illegal one of several, may not be played; None if it may.

        `clicked`: instead of keys the things pointed at ("unit:G-INF-1"): why nothing comes of pointing at
        the last of them. The things before it say what is meant: the unit that is to fire, for instance.
        """
        if clicked:
            return self._why_not_there(clicked)
        return self._why_not_played(keys) if keys else None

    def _why_not_played(self, keys: tuple[str, ...]) -> Reason | None:
        lane = self._my_lane()
        known = self.known()
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

    def _why_not_there(self, clicked: list[str]) -> Reason | None:
        game = self.game
        things = [parse_thing(game.scenario, text) for text in clicked[-MOST_CLICKED:]]
        lane = self._lane()
        if lane < 0:
            return Reason(game.rules.turn_rule, self._waiting(), things[-1:], [])
        known = self.known()
        scene = game.rules.present(known, self.player)
        return why_not(game.rules, known, self.player, lane, things, scene)

    def _waiting(self) -> Message:
        """Who decides now, told to a player who is not asked."""
        asked = self.asked()
        if not asked:
            return msg("core-game-over")
        if asked[0].player == self.player:
            return msg("core-held")
        who = Ref("player", asked[0].player, self.game.scenario.seats[asked[0].player])
        return msg("core-not-yours" if self.player >= 0 else "core-watching", player=who)

    def _offered(self, known: State, lane: int, o: Option) -> bool:
        return any(o.same(x) for x in known.top(lane).options(known))

    def odds(self, key: str, policy: Policy | None = None, then: list[str] | None = None) -> Outlook:
        """The exact chances of what a legal option may bring, and where its numbers come from.

        `then`: what he means to answer to what he is asked on the way.
        """
        lane = self._my_lane()
        known = self.known()
        o = parse_key(self.game.rules, self.game.scenario, key)
        if not self._offered(known, lane, o):
            from .errors import Refused

            raise Refused(key, reason_for(self.game.rules, known, lane, o))
        if policy is None:
            policy = Following(self.game.rules, self.player, then or [], Default())
        return outlook(self.game.rules, known, self.player, lane, o, policy)

    def overlay(self, name: str, at: list[str]) -> Overlay:
        """An overlay of the map by what this reader knows, at the things pointed at ("hex:7-G08")."""
        scenario = self.game.scenario
        names = self.game.rules.overlays(scenario)
        if name not in names:
            message = msg("core-overlay-unknown", name=name[:40])
            raise Unreadable(f"there is no overlay '{name[:40]}'; there are: {', '.join(names)}", message)
        things = [parse_thing(scenario, text) for text in at[:8]]
        return self.game.rules.overlay(self.known(), self.player, name, things)

    def sample(self, seed: bytes) -> State:
        """A full State that agrees with all this player knows, with other dice."""
        return self.game.rules.sample(self.known(), self.player, seed)
