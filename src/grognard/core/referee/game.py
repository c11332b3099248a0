# mypyc: interpreted
"""Game: the referee, the same in a notebook and on the server.

game = grognard.new("coh/dawn-at-the-granary", seed=7)
game.play(game.decision.options[0])
"""

from __future__ import annotations

from sys import intern

from msgspec.structs import replace

from ..kernel.chance import Chance
from ..kernel.describe import log_line, path
from ..kernel.event import Event, Sink
from ..kernel.kinds import EVERYBODY, PUBLIC
from ..kernel.option import Decision, Option
from ..kernel.rules import Rules
from ..kernel.scenario import Scenario
from ..kernel.shelf import Shelf
from ..kernel.state import DIE, HANDOVER, SECRET, State, advance, asked_lanes, choose
from ..telling.message import msg
from ..telling.view import LogLine
from .errors import NotYours, NoUndo, Refused, Unreadable
from .finding import game_names, rules_of
from .keys import key_of, parse_key
from .position import position_hash
from .progress import Made, Played, Progress
from .record import CarriedOver, Choice, Record, RecordError, Remark, Reseed, Takeback, parse_record, shelved
from .seat import Seat
from .why import reason_for

__all__ = [
    "HASH_EVERY",
    "Game",
    "Made",
    "Played",
    "Progress",
    "empty_record",
    "game_names",
    "load",
    "new",
    "replay",
    "rules_of",
    "seed_bytes",
    "start",
]

HASH_EVERY = 50


class Game:
    """One game: its State, its log, its record, and undo up to the last barrier."""

    def __init__(self, rules: Rules, state: State, record: Record) -> None:
        self.rules = rules
        self.scenario = state.scenario
        self.record = record
        self.version = record.last_version()  # of the rules it is played by; its hashes begin with it
        self.sink = Sink()
        self.state = state
        self.state.sink = self.sink
        advance(self.state)
        self.why_final = 0  # the barrier behind which undo cannot go
        self.closed = False  # it was ended from outside the rules, so its secrets are open as if it were over
        self.lenient = False  # accept choices no longer offered: to look at a game of other rules
        self.hold = False  # a choice that only hands over waits until its player releases it
        self.held = -1  # the player whose last choice is held in this way
        self.seqs = [0] * (state.scenario.players + 1)  # one per player, the last ([-1]) the public's
        self._public = self._in_the_open()
        self.redo_keys: list[list[str]] = [[] for _ in state.scenario.seats]
        self._start_counting()
        self._set_base()
        self._seen = self._read_all()  # the logs as last counted

    # -- looking ---------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.state.outcome >= 0

    @property
    def outcome(self) -> int:
        """-1 while the game goes on, then the bit mask of the winners (0: nobody)."""
        return self.state.outcome

    @property
    def decisions(self) -> list[Decision]:
        """Everything that somebody must choose now; several where players choose in secret.

        Nothing while a choice is held: its player releases it or takes it back.
        """
        return [self._decision(lane) for lane in self._open_lanes()]

    def _open_lanes(self) -> list[int]:
        return [] if self.held >= 0 else asked_lanes(self.state)

    @property
    def decision(self) -> Decision:
        decisions = self.decisions
        if not decisions:
            raise NotYours("everybody", [])
        return decisions[0]

    def _decision(self, lane: int) -> Decision:
        s = self.state
        top = s.top(lane)
        kind = f"{top.NAME}.{top.STEPS[top.step]}"
        return Decision(s.asked[lane], lane, kind, top.options(s), top.several(s), top.default(s))

    def seat(self, player: int) -> Seat:
        if not EVERYBODY <= player < self.scenario.players:
            raise ValueError(f"no seat {player}: seats are 0 to {self.scenario.players - 1}, -1 a spectator")
        if player == EVERYBODY and not (self.over or self.closed):
            raise ValueError("all secrets are open only when the game is over")
        return Seat(self, player)

    def key(self, o: Option) -> str:
        return key_of(self.rules, self.scenario, o)

    def hash(self) -> str:
        return position_hash(self.rules, self.state, self.version)

    @property
    def events(self) -> Shelf[Event]:
        return self.sink.events

    # -- playing ---------------------------------------------------------------------------------

    def play(self, choice: Option | str | list[str], player: int | None = None, auto: bool = False) -> Played:
        """Plays an option, its key, or a list of keys until something interrupts it."""
        before = len(self.sink.events)
        if isinstance(choice, list):
            return self._play_list(choice, player, auto)
        lane = self._lane_of(player)
        o = parse_key(self.rules, self.scenario, choice) if isinstance(choice, str) else choice
        self._legal(lane, o)
        self._play(lane, o, auto)
        return Played(1, self.sink.events[before:], False)

    def _play_list(self, keys: list[str], player: int | None, auto: bool) -> Played:
        before = len(self.sink.events)
        who = self.state.asked[self._lane_of(player)]
        for count, key in enumerate(keys):
            if count and (who not in self._asked() or self.why_final & (DIE | SECRET)):
                return Played(count, self.sink.events[before:], True)
            self.play(key, who, auto)
        return Played(len(keys), self.sink.events[before:], False)

    def _asked(self) -> list[int]:
        return [self.state.asked[lane] for lane in asked_lanes(self.state)]

    def _lane_of(self, player: int | None) -> int:
        for lane in self._open_lanes():
            if player is None or self.state.asked[lane] == player:
                return lane
        seats = self.scenario.seats
        who = "you" if player is None else seats[player] if 0 <= player < len(seats) else f"player {player}"
        raise NotYours(who, [seats[self.held]] if self.held >= 0 else [seats[p] for p in self._asked()])

    def _legal(self, lane: int, o: Option) -> None:
        if not 0 <= o.verb < len(self.rules.verbs):
            raise Unreadable(f"{self.rules.name} has no verb number {o.verb}")
        if any(o.operand(i) for i in range(len(self.rules.verbs[o.verb].operands), 3)):
            raise Unreadable(f"{o} has more operands than '{self.key(o)}' takes")
        top = self.state.top(lane)
        if self.lenient:
            return
        if not any(o.same(x) for x in top.options(self.state)):
            known = self.rules.redact(self.state, self.state.asked[lane])
            raise Refused(self.key(o), reason_for(self.rules, known, lane, o))

    def _play(self, lane: int, o: Option, auto: bool) -> None:
        s = self.state
        player = s.asked[lane]
        asked_before = self._asked()
        in_lanes = len(s.lanes) > 1
        key = intern(self.key(o))  # the same few choices come up again and again
        self.redo_keys[player] = []
        self.sink.choice = s.ply + 1
        choose(s, lane, o)
        self.record.entries.append(Choice(self.scenario.seats[player], key, auto))
        if s.ply % HASH_EVERY == 0:
            self.record.hashes[s.ply] = self.hash()
        if any(p != player and p not in asked_before for p in self._asked()) or self.over:
            s.barrier |= HANDOVER
        if in_lanes and len(s.lanes) == 1:  # what all have chosen in secret has been put together
            s.barrier |= HANDOVER
        if self.hold and s.barrier == HANDOVER and not self.over and not in_lanes:
            self.held = player
            s.barrier = 0
        self.why_final = s.barrier
        if s.barrier:
            self._set_base()
        self._count_changes(player)
        self.sink.events.pack_before(len(self.sink.events))
        self.record.entries.pack_before(len(self.record.entries))

    def release(self, player: int) -> None:
        """The player has made up his mind: the choice he held is final, the next player is asked."""
        if player < 0 or self.held != player:
            raise NotYours("you", [self.scenario.seats[p] for p in self._asked()])
        self.held = -1
        self.why_final = HANDOVER
        self._set_base()
        self.seqs = [seq + 1 for seq in self.seqs]

    def rest(self) -> None:
        """Somebody may take long to choose: drops what was only cached until then."""
        self.state.forget()

    def note(self, text: str) -> None:
        """Writes a remark into the record; one line."""
        self.record.entries.append(Remark(" ".join(text.split())))

    # -- undo ------------------------------------------------------------------------------------

    def _set_base(self) -> None:
        """The position undo cannot go behind."""
        self._base_lengths = self._log_lengths()
        self.base = self.state
        self.base_events = len(self.sink.events)
        self.base_entries = len(self.record.entries)

    @property
    def base(self) -> State:
        """The position undo cannot go behind; a State of its own for the caller."""
        s = self._base.copy()
        if self._base_is_thin:
            self.rules.derive(s)
        return s

    @base.setter
    def base(self, s: State) -> None:
        self._base = s.copy()
        self._base_is_thin = self._base.thin()

    def packed_base(self) -> State:
        """The same as it is kept, perhaps without what can be derived: for reading only."""
        return self._base

    @property
    def since(self) -> list[Made]:
        """The choices that may still be taken back."""
        seats = self.scenario.seats
        made = [e for e in self.record.entries[self.base_entries :] if isinstance(e, Choice)]
        return [Made(seats.index(choice.seat), choice.key, choice.auto) for choice in made]

    def can_undo(self, player: int) -> bool:
        return any(made.player == player for made in self.since)

    def undo(self, player: int) -> None:
        """Takes back the player's last choice, if nothing final has happened since."""
        if not self.can_undo(player):
            raise NoUndo(msg(self._undo_refusal()))
        since = self.since
        for at in range(len(since) - 1, -1, -1):
            if since[at].player == player:
                break
        kept = since[:at] + since[at + 1 :]
        redo = [*self.redo_keys[player], since[at].key]
        self._replay_since(kept)
        self.redo_keys[player] = redo
        self._count_changes(player)

    def _undo_refusal(self) -> str:
        if self.why_final & DIE:
            return "core-undo-die"
        if self.why_final & SECRET:
            return "core-undo-secret"
        return "core-undo-handover" if self.why_final else "core-undo-nothing"

    def _replay_since(self, kept: list[Made]) -> None:
        final = self.why_final
        self.held = -1
        counted = (self.seqs, self._seen, self._public)
        self.seqs, self._seen = list(self.seqs), list(self._seen)
        chance = self.state.chance
        self.state = self.base
        self.state.chance = chance
        self.state.sink = self.sink
        self.sink.events.cut(self.base_events)
        notes = [e for e in self.record.entries[self.base_entries :] if isinstance(e, Remark)]
        self.record.entries.cut(self.base_entries)
        for ply in [p for p in self.record.hashes if p > self.state.ply]:
            del self.record.hashes[ply]
        self._counted, self._lengths = self.base_events, self._base_lengths
        redo = [list(keys) for keys in self.redo_keys]
        for made in kept:
            lane = self._lane_of(made.player)
            self._play(lane, parse_key(self.rules, self.scenario, made.key), made.auto)
        self.redo_keys = redo
        self.record.entries.extend(notes)
        self.why_final = final
        self.seqs, self._seen, self._public = counted  # others' choices do not count as made again

    def redo(self, player: int) -> None:
        if not self.redo_keys[player]:
            raise NoUndo(msg("core-redo-nothing"))
        rest = self.redo_keys[player][:-1]
        self.play(self.redo_keys[player][-1], player)
        self.redo_keys[player] = rest

    def takeback(self, plies: int) -> None:
        """With everybody's consent: takes back choices across any barrier; the dice to come are new."""
        if not 0 < plies <= self.state.ply:
            raise ValueError(f"cannot take back {plies} choices of {self.state.ply}")
        if self.state.chance is not None:
            raise ValueError("a game with given rolls cannot be played again, so nothing can be taken back")
        self.record.entries.append(Takeback(plies))
        fresh = replay(self.rules, self.record, check=False, lenient=self.lenient)
        self.state = fresh.state
        self.sink = fresh.sink
        self._start_counting()
        self.record.hashes = fresh.record.hashes
        self._go_on_from_here()
        self.seqs = [seq + 1 for seq in self.seqs]

    def reseed(self, seed: bytes) -> None:
        """From here on the dice come from another seed: playing on from somebody else's game."""
        if self.state.chance is not None:
            raise ValueError("a game with given rolls has no seed")
        self.record.entries.append(Reseed(seed_bytes(seed)))
        self.state.seed = seed_bytes(seed)
        self._go_on_from_here()

    def carry_over(self, version: int = 0) -> None:
        """From here on the game is played by the rules as they are now, or by that version of them.

        The record says so; the choices before it keep the hashes of the version they were made under.
        """
        self.version = version or self.rules.version
        self.record.entries.append(CarriedOver(self.version))
        self._go_on_from_here()
        self.seqs = [seq + 1 for seq in self.seqs]

    def _go_on_from_here(self) -> None:
        """What was chosen before is final, and nothing that was undone can be played again."""
        self.why_final = HANDOVER
        self.held = -1
        self.redo_keys = [[] for _ in self.scenario.seats]
        self._set_base()

    # -- snapshots ---------------------------------------------------------------------------------

    def progress(self) -> Progress:
        """What a snapshot holds beside State, base, log and record."""
        return Progress(
            self.why_final,
            self.closed,
            self.hold,
            self.held,
            self.seqs,
            self._public,
            self.redo_keys,
            self.base_events,
            self.base_entries,
            self._counted,
            self._lengths,
            self._base_lengths,
            self._seen,
            self.version,
            self.lenient,
        )

    def resume(self, at: Progress, base: State, thin: bool) -> None:
        """Goes on from a snapshot; `base` lacks what can be derived if it is `thin`."""
        self.why_final, self.closed, self.hold, self.held, self.seqs, self._public = at[:6]
        self.redo_keys, self.base_events, self.base_entries = at[6:9]
        self._counted, self._lengths, self._base_lengths, self._seen, self.version, self.lenient = at[9:]
        self._base, self._base_is_thin = base, thin

    # -- what each player has seen -----------------------------------------------------------------

    def final_lines(self, player: int) -> int:
        """How many lines of a reader's log no undo can change any more."""
        return self.base_events if player == EVERYBODY else self._base_lengths[player]

    def lines(self, player: int, start: int = 0) -> list[LogLine]:
        """A reader's log from a line on."""
        first = 0  # the event to look from, and the lines he was told before it
        before = 0
        if start >= self.final_lines(player):
            first, before = self.base_events, self.final_lines(player)
        return self.described(self.sink.events[first:], player, start - before)

    def described(self, events: list[Event], player: int, start: int = 0) -> list[LogLine]:
        """What a reader is told of some events, from a line on; the first of them begins a choice."""
        heard: list[tuple[Event, bool]] = []  # as he heard of it; whether a choice begins with it
        last = -1  # the choice of the line before
        for event in events:
            seen = event.seen_by(player)
            if seen is not None:
                heard.append((seen, event.choice != last))
                last = event.choice
        return [log_line(self.rules, self.scenario, event, begins) for event, begins in heard[start:]]

    def _start_counting(self) -> None:
        self.base_events = 0
        self._counted = 0  # events that have been counted
        self._lengths = [0] * (self.scenario.players + 1)  # how many of these each has been told of
        self._base_lengths = self._lengths  # ... at the base

    def log_length(self, player: int) -> int:
        """The length of a reader's log."""
        return len(self.sink.events) if player == EVERYBODY else self._log_lengths()[player]

    def _log_lengths(self) -> list[int]:
        """The lengths of all logs, the public's last: what they were, and the few events since."""
        events = self.sink.events[self._counted :]
        if events:
            readers = (*range(self.scenario.players), PUBLIC)
            new = [sum(1 for event in events if event.seen_by(p) is not None) for p in readers]
            self._lengths = [had + more for had, more in zip(self._lengths, new, strict=True)]
            self._counted += len(events)
        return self._lengths

    def _read_all(self) -> list[tuple[int, int]]:
        """Per reader the lines of his log, and how many of them are final."""
        return list(zip(self._log_lengths(), self._base_lengths, strict=True))

    def _count_changes(self, player: int) -> None:
        """A player's `seq` grows whenever his view may have changed, and only then.

        What others choose in their own lanes does not count: it would tell how much they have chosen.
        """
        public = self._in_the_open()
        changed = public != self._public
        self._public = public
        for p, count in enumerate(self._read_all()):
            if p == player or changed or count != self._seen[p]:
                self.seqs[p] += 1
                self._seen[p] = count

    def _in_the_open(self) -> list[str | int]:
        """Who is asked, and what all can see of the frames."""
        return [*self.state.asked, *path(self.state, 0)]

    # -- records -----------------------------------------------------------------------------------

    def finished_record(self) -> Record:
        """The record so far with the hash of the position it stops at."""
        self.record.end = (self.state.ply, self.hash())
        return self.record

    def text(self) -> str:
        return self.finished_record().text()


def seed_bytes(seed: int | str | bytes) -> bytes:
    """A seed as 1 to 64 bytes."""
    raw = seed if isinstance(seed, bytes) else str(seed).encode()
    if not 1 <= len(raw) <= 64:
        raise ValueError("a seed is 1 to 64 bytes long")
    return raw


def new(
    name: str,
    seed: int | str | bytes = 0,
    options: dict[str, str] | None = None,
    chance: Chance | None = None,
) -> Game:
    """A new game of "game/scenario"."""
    game_name, _, scenario_name = name.partition("/")
    rules = rules_of(game_name)
    scenario = rules.load(scenario_name, options or {})
    return start(rules, rules.start(scenario, seed_bytes(seed)), chance)


def start(rules: Rules, state: State, chance: Chance | None = None) -> Game:
    """A game from a State that is ready to advance."""
    state.chance = chance
    record = empty_record(rules, state.scenario, state.seed)
    record.given = chance is not None
    return Game(rules, state, record)


def empty_record(rules: Rules, scenario: Scenario, seed: bytes) -> Record:
    """The record of a game before its first choice."""
    options, seats = scenario.options, scenario.seats
    record = Record(rules.name, rules.version, scenario.name, options, seats, seed, shelved([]), {})
    record.signs = {verb.name: verb.sign for verb in rules.verbs if verb.sign}
    return record


def load(text: str) -> Game:
    """Replays a record. Raises RecordError where it cannot, and says at which choice it diverged.

    A record of another version of the rules is good where this version allows every choice of it and comes to
    every position recorded. To play on in such a game, `carry_over` first.
    """
    record = parse_record(text)
    try:
        rules = rules_of(record.game)
    except Unreadable as e:
        raise RecordError(str(e), 2, text=msg("core-record-unknown-game", game=record.game)) from e
    if record.given:
        raise RecordError(
            "the dice of this game were given, and a record does not hold them: it can be read, not replayed",
            text=msg("core-record-given"),
        )
    try:
        return replay(rules, record, check=True)
    except RecordError as e:
        if record.last_version() == rules.version or not e.choice:
            raise
        raise _read_otherwise(record, rules, e) from e


def _read_otherwise(record: Record, rules: Rules, e: RecordError) -> RecordError:
    """What there is to say of a record of another version that this one does not follow."""
    made = record.last_version()
    problem = (
        f"made with version {made} of the rules of {record.game}, this is version {rules.version}, "
        f"which reads it differently: open it with that version; {e.problem}"
    )
    since = record.held_before(e.choice) + 1  # what goes wrong in between shows at the next recorded position
    versions = {"recorded": made, "here": rules.version, "since": since, "n": e.choice}
    return RecordError(
        problem, e.line, e.choice, msg("core-record-other-version", game=record.game, **versions)
    )


def replay(rules: Rules, record: Record, check: bool, lenient: bool = False) -> Game:
    """Plays a record again; with `check` every hash must agree, with `lenient` choices may be illegal."""
    try:
        scenario = rules.load(record.scenario, record.options)
    except ValueError as e:
        text = msg("core-record-unknown-scenario", scenario=record.scenario, game=record.game)
        raise RecordError(str(e), 3, text=text) from e
    if record.seats != scenario.seats:
        line = 4 + len(record.options)
        raise RecordError(f"the seats of {record.scenario} are {' '.join(scenario.seats)}", line)
    game = start(rules, rules.start(scenario, record.seed))
    game.lenient = lenient
    for number, stands in enumerate(record.standing(), 1):
        game.state.epoch = stands.epoch
        game.state.seed = stands.seed
        game.version = stands.version
        _replay_choice(game, stands.choice, number)
        if check and number in record.hashes and record.hashes[number] != game.hash():
            text = msg("core-record-hash", n=number)
            raise RecordError("the position differs from the recorded hash", stands.choice.line, number, text)
    game.state.epoch = sum(isinstance(entry, Takeback) for entry in record.entries)
    game.state.seed = next((e.seed for e in reversed(record.entries) if isinstance(e, Reseed)), record.seed)
    game.version = record.last_version()
    game.record = replace(game.record, entries=record.entries.copy(), commitment=record.commitment)
    game.record.version = record.version
    game.record.secret = record.secret
    game.record.shares = list(record.shares)
    game._set_base()
    if check and record.end is not None and record.end != (game.state.ply, game.hash()):
        text = msg("core-record-hash", n=record.end[0])
        raise RecordError("the game ends in another position than recorded", 0, record.end[0], text)
    return game


def _replay_choice(game: Game, entry: Choice, number: int) -> None:
    seats = game.scenario.seats
    if entry.seat not in seats:
        raise RecordError(
            f"there is no seat '{entry.seat}'; seats are {', '.join(seats)}", entry.line, number
        )
    try:
        game.play(entry.key, seats.index(entry.seat), entry.auto)
    except (Refused, NotYours, Unreadable) as e:
        reason = e.reason.text if isinstance(e, Refused) else str(e)
        text = msg("core-record-refused", n=number, recorded=entry.key, reason=reason)
        raise RecordError(f"diverged: {e}", entry.line, number, text) from e
    except Exception as e:
        if game.version == game.rules.version:
            raise
        # rules may fail over a choice that they would not have offered
        raise RecordError(f"diverged: {e!r}", entry.line, number) from e
