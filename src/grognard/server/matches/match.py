"""Match: a game in memory, made from its acts alone, and what an act does to it.

Everything here follows from the game's header and the rows of its log, so every worker that has read them has
the same match, down to the numbers of its views.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from grognard.core.kernel.kinds import PUBLIC
from grognard.core.kernel.state import DIE, SECRET
from grognard.core.referee.errors import NoUndo, Refused, Unreadable
from grognard.core.referee.game import Game, Played, load, new
from grognard.core.referee.record import Record, Remark
from grognard.core.telling.message import msg
from grognard.core.telling.view import View

from ..faults import Fault, fault

MOST_VIEWS = 6  # kept until they change: the answer to a choice is also sent to the sockets
# Of one undo or redo, more than any unit moves: each plays again all that can still be taken back.
MOST_STEPS = 40
PROGRESS = ("round", "turn")  # the tracks that say how far a game has come
IN_SECRET = ("play", "undo", "redo")  # acts that may change nothing but what their player knows
Edition = tuple[int, int]  # of what a player sees: acts in the open, and the seq of his view


class Act(Struct, frozen=True):
    """A row of the log. Acts: play, undo, redo, release, ask (to take back), takeback, resign, rewind.

    The keys of undo and redo are kinds of questions at which they go on.
    And hint: a player was told what a computer would do; it changes nothing but the record, which says so.
    And carry: from here on by another version of the rules; its keys are that version and the one before. And
    reseed: from here on with other dice; its key is their seed.
    """

    n: int
    player: int
    act: str
    keys: list[str]
    auto: bool = False
    hash: str = ""
    at: str = ""


class Summary(Struct, frozen=True):
    """What a list shows of a game without opening it."""

    asked: list[str] = []
    progress: list[int] = []
    progress_name: str = ""
    winners: list[str] = []
    resigned: str = ""
    takeback: str = ""
    hints: list[int] = []  # per player how often he was told what a computer would do in his place
    learned: int = 0  # the version of the rules that made this summary: it has read all of the game
    computer: bool = False  # a computer is asked: the worker that opens the game lets it play
    changed_openly: str = ""  # when its last act was written that changed what everybody may know


class Asking(Struct):
    """Somebody has asked to take back so many choices; `agreed` holds the players who are for it."""

    player: int
    plies: int
    agreed: set[int]


class Broken(Exception):
    """A game whose acts no longer lead to the same positions; first seen at act `n`, choice `choice`."""

    def __init__(self, n: int, why: str, choice: int = 0) -> None:
        super().__init__(f"act {n}: {why}")
        self.n = n
        self.choice = choice


class Frozen(Struct, frozen=True):
    """Why nobody can play on: another version of the rules reads the choices of the game differently."""

    made: int  # the version it was played by
    here: int  # the version that cannot go on with it
    n: int  # the last act whose position is still the recorded one
    choice: int  # the first choice that is read differently
    why: str = ""  # for the operator
    shown: int = 0  # the last choice whose position is still the recorded one
    of: int = 0  # so many choices were made

    @property
    def read(self) -> int:
        """How many choices are read as they were made: another game can go on from each of them."""
        return min(self.shown, self.choice - 1) if self.choice else self.shown

    @property
    def facts(self) -> dict[str, int]:
        """What its players are told."""
        return {"made": self.made, "here": self.here, "n": self.choice, "of": self.of}


class Match:
    """A game and how many of its acts have been played."""

    def __init__(self, game: Game, computers: list[str], people: list[str], version: int = 0) -> None:
        self.game = game
        self.computers = computers  # per player the level, or ""
        self.people = people  # per player who sits there, or ""
        self.n = 0
        self.opening = game.state.ply  # choices of the game it goes on from
        self.changed = ""  # when its last act was written
        self.changed_openly = ""  # the same of the last that everybody may know of
        self.resigned = -1
        self.asking: Asking | None = None
        self._summary: Summary | None = None  # until the next act
        self._views: dict[tuple[int, int], tuple[Edition, View]] = {}
        self._in_the_open = 0  # acts that are no secret
        self.version = version or game.version  # of the rules, as far as the header knows
        self.labelled = False
        self.frozen: Frozen | None = None
        self.shelved: Record | None = None  # of a frozen game: all that was chosen
        self.won = -1  # of a frozen game that was over: the winners
        self.stored: dict[int, View] = {}  # of a frozen game: what each player saw last, if that was kept
        self.last_hash = ""  # of a frozen game: that of its last position, which cannot be shown
        self.hints = [hints_in(game.record, seat) for seat in game.scenario.seats]
        self.eras = 0  # how often lines of the log that were final have gone: taken back or rewound

    # -- looking ---------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.game.over or self.resigned >= 0 or self.won >= 0

    @property
    def ended(self) -> bool:
        """Whether nobody will choose any more, so that nothing need be secret: it is over, or frozen."""
        return self.over or self.frozen is not None

    @property
    def unagreed(self) -> bool:
        """Whether it waits until its players agree to go on by the version of the rules that is here."""
        return not self.ended and self.game.version != self.game.rules.version

    @property
    def outcome(self) -> int:
        if self.resigned < 0:
            return self.game.outcome if self.won < 0 else self.won
        return ((1 << self.game.scenario.players) - 1) & ~(1 << self.resigned)

    def asked(self) -> list[int]:
        if self.ended or self.unagreed:
            return []
        return sorted(asked.player for asked in self.game.seat(PUBLIC).asked())

    def view(self, player: int, since: int = 0, era: int = 0) -> View:
        """A player's view, -1 a spectator's. He holds `since` final lines of the log of that era."""
        since = self.first_line(player, since, era)
        edition, view = self._views.get((player, since), (None, None))
        if view is None or edition != self.edition(player):
            if len(self._views) >= MOST_VIEWS:
                self._views.clear()
            view = self._view(player, since)
            self._views[(player, since)] = self.edition(player), view
        return view

    def edition(self, player: int) -> Edition:
        """Grows with what a player can see. What others choose in secret must not count: to make his view
        anew after it takes time, and he could measure that.
        """
        return self._in_the_open, self.game.seqs[player]

    def first_line(self, player: int, since: int, era: int) -> int:
        """The first line to tell somebody who holds `since` final lines of the log of that era."""
        return min(since, self.game.seat(player).final_lines()) if era == self.eras else 0

    def _view(self, player: int, since: int) -> View:
        if player in self.stored:
            view = self.stored[player]
        else:
            view = self.game.seat(player).view(since)
        if self.resigned < 0 and self.won < 0 and self.frozen is None and not self.unagreed:
            return view
        return replace(
            view, outcome=self.outcome, question=None, asked=[], undo=False, redo=False, held=False
        )

    def summary(self) -> Summary:
        if self._summary is None:
            self._summary = self._summed_up()
        return self._summary

    def _summed_up(self) -> Summary:
        seats = self.game.scenario.seats
        done, of, name = self._progress()
        asked = self.asked()
        return Summary(
            asked=[seats[player] for player in asked],
            progress=[done, of],
            progress_name=name,
            winners=[seat for p, seat in enumerate(seats) if self.over and self.outcome >> p & 1],
            resigned=seats[self.resigned] if self.resigned >= 0 else "",
            takeback=seats[self.asking.player] if self.asking is not None else "",
            hints=list(self.hints),
            learned=self.game.rules.version,
            computer=any(self.computers[player] for player in asked),
            changed_openly=self.changed_openly,
        )

    def _progress(self) -> tuple[int, int, str]:
        for track in self.game.seat(PUBLIC).scene().tracks:
            if track.name in PROGRESS:
                return track.value, max(track.of, track.value), track.name
        return 0, 0, ""

    # -- doing -----------------------------------------------------------------------------------

    def check(self, player: int, act: str, seq: int | None) -> None:
        """What must hold before a person's act, beside the rules."""
        if self.over:
            raise fault(409, "over", "over")
        if act == "carry" and not self.unagreed:
            raise self.halted("same-rules")
        if act not in ("resign", "carry") and (self.frozen is not None or self.unagreed):
            raise self.halted("unagreed")
        if act in ("play", "hint"):
            self.game.seat(player).must_be_asked(seq)

    def halted(self, text: str) -> Fault:
        """The refusal that names versions of the rules; of a frozen game always the same."""
        if self.frozen is not None:
            return fault(409, "conflict", "frozen", "", 0, **self.frozen.facts)
        facts = {"made": self.game.version, "here": self.game.rules.version}
        return fault(409, "conflict", text, "", 0, **facts)

    def hash(self) -> str:
        """The hash of the position its last act led to."""
        return self.last_hash or self.game.hash()

    def label(self, acts: list[Act]) -> None:
        """Gives the game the version of the rules it began with: a first "carry" among its acts names it."""
        if self.labelled:
            return
        self.labelled = True
        first = next((act for act in acts if act.act == "carry"), None)
        version = self.version if first is None else int(first.keys[1])
        if not self.game.record.entries:
            self.game.version = self.game.record.version = version
        elif self.game.version != version:  # it goes on from a game of an earlier version
            self.game.carry_over(version)

    def perform(self, act: Act) -> Played:
        """Plays an act. If this raises, the game may have moved although `n` has not: drop the match."""
        game = self.game
        self._summary = None
        self._in_the_open += act.act not in IN_SECRET
        events = len(game.events)
        open_seq = game.seqs[PUBLIC]
        done = Played(0, [], False)
        if act.act == "play":
            done = game.seat(act.player).play(act.keys, auto=act.auto)
        elif act.act == "undo":
            game.seat(act.player).undo()
            for _ in range(MOST_STEPS):
                if not (self._is_asked(act.player, act.keys) and game.can_undo(act.player)):
                    break
                game.seat(act.player).undo()
        elif act.act == "redo":
            game.seat(act.player).redo()
            for _ in range(MOST_STEPS):
                if not (self._is_asked(act.player, act.keys) and game.redo_keys[act.player]):
                    break
                game.seat(act.player).redo()
        elif act.act == "release":
            game.seat(act.player).release()
        elif act.act == "ask":
            self._ask(act.player, int(act.keys[0]))
        elif act.act == "takeback":
            game.takeback(int(act.keys[0]))
            self.eras += 1
        elif act.act == "resign":
            self.resigned = act.player
            game.note(f"resigned {game.scenario.seats[act.player]}")
            if self.shelved is not None:
                self.shelved.entries.append(Remark(f"resigned {game.scenario.seats[act.player]}"))
            game.closed = True
        elif act.act == "hint":
            self._note_hint(act)
        elif act.act == "carry":
            game.carry_over(int(act.keys[0]))
        elif act.act == "reseed":
            game.reseed(bytes.fromhex(act.keys[0]))
        else:
            raise ValueError(f"there is no act '{act.act}'")
        if act.act not in ("ask", "hint"):
            self.asking = None  # the game went on: the question is answered
        if act.act != "ask":
            done = Played(done.choices, game.events[events:], done.interrupted)
        self.n = act.n
        self.changed = act.at
        if act.act not in IN_SECRET or game.seqs[PUBLIC] != open_seq:
            self.changed_openly = act.at
        return done

    def _is_asked(self, player: int, kinds: list[str]) -> bool:
        """Whether a player is asked a question of one of these kinds."""
        return any(one.player == player and one.kind in kinds for one in self.game.seat(player).asked())

    def follows(self, player: int, kind: str, key: str) -> bool:
        """Plays what goes without saying after a player's choices, if it is asked for now."""
        if self.game.why_final & (DIE | SECRET) or not self._is_asked(player, [kind]):
            return False
        try:
            self.game.play([key], player)
        except (Refused, Unreadable):  # nothing has changed
            return False
        self._summary = None
        return True

    def _note_hint(self, act: Act) -> None:
        """The record tells that a hint was taken, and of which level; the position stays as it is."""
        note = hint_note(self.game.scenario.seats[act.player], act.keys[0])
        self.game.note(note)
        if self.shelved is not None:
            self.shelved.entries.append(Remark(note))
        self.hints[act.player] += 1

    # -- taking back -------------------------------------------------------------------------------

    def takeback(self, player: int) -> tuple[str, list[str]]:
        """The act by which a player takes back his last final choice: asking, agreeing, or doing it."""
        others = self._others(player)
        if self.asking is not None and player in self.asking.agreed:
            raise fault(409, "conflict", "asked-already")
        if self.asking is not None and self.asking.player != player:
            waiting = others - {self.people[p] for p in self.asking.agreed}
            if not waiting:
                return "takeback", [str(self.asking.plies)]
            return "ask", [str(self.asking.plies)]
        plies = self._plies_back(player)
        return ("ask" if others else "takeback"), [str(plies)]

    def _others(self, player: int) -> set[str]:
        return {person for person in self.people if person} - {self.people[player]}

    def _ask(self, player: int, plies: int) -> None:
        if self.asking is None or self.asking.player == player:
            self.asking = Asking(player, plies, {player})
        else:
            self.asking.agreed.add(player)

    def _plies_back(self, player: int) -> int:
        stand = [each.choice.seat for each in self.game.record.standing()]
        seat = self.game.scenario.seats[player]
        for at in range(len(stand) - len(self.game.since) - 1, self.opening - 1, -1):
            if stand[at] == seat:
                return len(stand) - at
        raise NoUndo(msg("core-undo-nothing"))


def hint_note(seat: str, level: str) -> str:
    """How a record says that somebody was told what a computer would do in his place."""
    return f"hint {seat} {level}"


def hints_in(record: Record, seat: str) -> int:
    """How many hints a seat has taken in a game, by its record."""
    return sum(
        isinstance(entry, Remark) and entry.text.split()[:2] == ["hint", seat] for entry in record.entries
    )


def begin(
    name: str,
    options: dict[str, str],
    seed: bytes,
    opening: str,
    computers: list[str],
    people: list[str],
    version: int = 0,
) -> Match:
    """The match before its first act; `version` is that of the rules it is played by."""
    if opening:
        game = load(opening)
        game.reseed(seed)
    else:
        game = new(name, seed, options)
    return Match(game, computers, people, version)


def standing(acts: list[Act]) -> tuple[list[Act], int]:
    """The acts that count after the operator's rewinds, and how far the views' numbers must jump.

    Every key of a cut act may have been a view of its own, and no later view may be taken for one of those.
    """
    kept: list[Act] = []
    jump = 0
    for act in acts:
        if act.act == "rewind":
            keep = int(act.keys[0])
            jump += sum(1 + len(cut.keys) for cut in kept if cut.n > keep)
            kept = [each for each in kept if each.n <= keep]
        else:
            kept.append(act)
    return kept, jump


def replayed(match: Match, acts: list[Act]) -> Match:
    """Plays the acts of the log; raises Broken where they no longer lead to the same positions.

    Under another version of the rules than they were made by, every position must be the recorded one; else
    the last.
    """
    match.label(acts)
    kept, jump = standing(acts)
    careful = match.game.version != match.game.rules.version
    eras = match.eras + sum(1 for act in acts if act.act in ("takeback", "rewind"))
    for act in kept:
        try:
            match.perform(act)
        except Exception as e:
            if not (careful or isinstance(e, (ValueError, Fault, AssertionError, IndexError))):
                raise
            raise Broken(act.n, str(e), len(match.game.record.standing()) + 1) from e
        if (careful or act is kept[-1]) and act.hash != match.hash():
            first = len(match.game.record.standing()) - len(act.keys) + 1
            raise Broken(act.n, "the position is not the one that was played", max(1, first))
    match.eras = eras
    if jump:
        match.game.seqs = [seq + jump for seq in match.game.seqs]
    if acts:
        match.n = acts[-1].n
    match.game.rest()
    return match
