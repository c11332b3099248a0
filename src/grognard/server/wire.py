"""What goes over the wire beside views and tables: requests and answers of the HTTP API and the live socket.

The client's TypeScript types are made from these structs by `tools/wire_types.py`.
"""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType

from grognard.core.referee.report import Report
from grognard.core.telling.about import Brief, Seating
from grognard.core.telling.message import Message
from grognard.core.telling.view import Index, Part, View

# -- errors ------------------------------------------------------------------------------------------


class Problem(Struct, frozen=True):
    """Every refusal of the server. `code` is for programs, `text` for readers, `detail` for developers.

    Codes: bad-request, not-signed-in, forbidden, banned, not-found, stale, not-your-turn, refused, no-undo,
    conflict, too-large, too-many, over, unavailable, gave-up, internal.
    """

    code: str
    text: Message
    detail: str = ""
    rule: str = ""
    instead: list[str] = []
    retry_after: int = 0


# -- the lobby ---------------------------------------------------------------------------------------


class SwitchInfo(Struct, frozen=True):
    """An option of a scenario: its values, the default first. Texts: `<game>-option-<name>[-<value>]`."""

    name: str
    values: list[str]


class LevelInfo(Struct, frozen=True):
    """A computer opponent that exists. Texts: `core-level-<name>` and `core-level-<name>-about`."""

    name: str


class ScenarioInfo(Struct, frozen=True):
    """A scenario as the lobby shows it."""

    game: str
    name: str
    title: Message
    place: Message
    intro: Message
    seats: list[str]
    seat_names: list[Message]
    seat_sides: list[str]
    seat_roles: list[Message]  # "attacks", "defends", one per seat
    minutes: int
    complexity: int  # 1 to 5
    switches: list[SwitchInfo]
    levels: list[LevelInfo]
    seatings: list[Seating] = []  # where an option changes who sits at the table
    briefing: list[Brief] = []
    lesson: str = ""  # the guided game on it, if there is one


class GameKind(Struct, frozen=True):
    """A game package. `cards`: it has data cards to look through."""

    name: str
    title: Message
    scenarios: list[ScenarioInfo]
    cards: bool = False


class Meta(Struct, frozen=True):
    """What this server offers."""

    version: str
    languages: list[str]
    games: list[GameKind]


# -- people ------------------------------------------------------------------------------------------


class Me(Struct, frozen=True):
    """Who is at the page. A guest has no account yet and may turn into one."""

    id: str
    name: str
    guest: bool
    language: str
    quicker: bool = False  # a compiled build is being made beside this server


class Quicker(Struct, frozen=True):
    """The compiled build made beside a server: `state` is "making", "ready", "failed", or "" for none."""

    state: str = ""
    share: float = 0.0
    text: Message | None = None
    button: Message | None = None


class Credentials(Struct, frozen=True):
    name: str
    password: str


class Settings(Struct, frozen=True):
    name: str | UnsetType = UNSET
    language: str | UnsetType = UNSET


class NewPassword(Struct, frozen=True):
    """Ends all other sessions."""

    old: str
    new: str


class ResetPassword(Struct, frozen=True):
    """`code`: what the operator handed out, for a day and one use."""

    code: str
    password: str


class Farewell(Struct, frozen=True):
    """What an account is deleted with; a guest has no password."""

    password: str = ""


class SessionInfo(Struct, frozen=True):
    """A browser somebody is signed in with. `here`: the one that asks."""

    id: str
    created: str  # ISO 8601, UTC
    seen: str  # to the hour
    browser: str
    here: bool


# -- games -------------------------------------------------------------------------------------------


class NewGame(Struct, frozen=True):
    """`seats` maps each seat to "me", "open" (to be invited) or "computer:<level>"."""

    scenario: str  # "coh/dawn-at-the-granary"
    seats: dict[str, str]
    options: dict[str, str] = {}
    lesson: str = ""
    share: str = ""  # a number of the player's own, mixed into the seed


class SeatInfo(Struct, frozen=True):
    """Who sits on a seat: `who` is "me", "person", "computer" or "open"."""

    seat: str
    who: str
    name: str
    level: str = ""
    connected: bool = False
    hints: int = 0  # so often its player was told what a computer would do in his place


class Dice(Struct, frozen=True):
    """How the dice can be checked: the hash from the start, the secret when the game is over."""

    commitment: str
    shares: list[str]
    secret: str = ""


class OtherRules(Struct, frozen=True):
    """The game was played by another version of the rules than this server has.

    `state`: "unread" (it has not been opened since), "reads" (it is over and stays readable), "waits" (it
    goes on when all its people agree), "frozen" (it can be looked at but not played on). `text` says so in a
    sentence.
    """

    state: str
    text: Message
    made: int  # the version it was played by
    agreed: list[str] = []  # the seats that agree to go on by the rules as they are here
    asked: list[str] = []  # the seats that have not said so yet
    choices: int = 0  # of a frozen game: so many were made,
    read: int = 0  # and so many are still read as they were


class GameInfo(Struct, frozen=True):
    """A game as a list or a header shows it. `status`: waiting, running, over."""

    id: str
    game: str
    scenario: str
    title: Message
    options: dict[str, str]
    seats: list[SeatInfo]
    status: str
    asked: list[str]  # the seats that must choose now
    your_turn: bool
    progress: list[int]  # [done, of]: rounds or turns
    progress_name: str  # the track they are on: "round", "turn"
    winners: list[str]
    resigned: str  # the seat that gave up, or ""
    created: str  # ISO 8601, UTC
    changed: str
    lesson: str
    dice: Dice
    can_watch: bool = False  # the reader is a spectator
    takeback: str = ""  # the seat that has asked to take back, or ""
    other_rules: OtherRules | None = None


class Invitation(Struct, frozen=True):
    """An unguessable link to a seat, or to watch (`seat` "")."""

    token: str
    seat: str
    created: str


class Invited(Struct, frozen=True):
    """What the holder of an invitation sees before accepting."""

    info: GameInfo
    seat: str
    host: str


class Accept(Struct, frozen=True):
    share: str = ""


class InviteTo(Struct, frozen=True):
    seat: str  # "" to watch


class Then(Struct, frozen=True):
    """A choice that goes without saying where a question of that kind is asked next, and has it on offer."""

    kind: str
    key: str


class Play(Struct, frozen=True):
    """Keys to play one after another; `seq` is that of the view they were chosen on."""

    seat: str
    keys: list[str]
    seq: int
    since: int = 0  # the answer's log begins here: `View.log_final` of the view the client holds
    then: Then | None = None  # a unit that was sent somewhere halts there, though it could go on


class At(Struct, frozen=True):
    """Undo, redo, release, resign, take back: what a seat does without an option."""

    seat: str
    since: int = 0  # as in `Play`
    through: list[str] = []  # undo and redo: kinds of questions at which they do not stop


class Ask(Struct, frozen=True):
    """The chances of one option; `then`: what its player means to answer to what he is asked on the way."""

    seat: str
    key: str
    then: list[str] = []


class Advise(Struct, frozen=True):
    """What would the captain do? `seq` is that of the view it is asked on."""

    seat: str
    seq: int


class Why(Struct, frozen=True):
    """Why not: keys that were tried, or the things that were clicked as "unit:G-INF-1", "hex:7-G08"."""

    seat: str
    keys: list[str] = []
    clicked: list[str] = []


class Show(Struct, frozen=True):
    """An overlay by name, for a seat ("" a spectator), at the things pointed at ("hex:7-G08")."""

    seat: str
    name: str
    at: list[str] = []


class Done(Struct, frozen=True):
    """A choice was made and is on disk. `played` of the keys were used; `view` is what came of it."""

    played: int
    interrupted: bool
    view: View


class Say(Struct, frozen=True):
    text: str


class Chat(Struct, frozen=True):
    n: int
    seat: str
    name: str
    text: str
    at: str


class ShareLink(Struct, frozen=True):
    """A link to the replay of a finished game, for anybody."""

    token: str


class PlayOn(Struct, frozen=True):
    """A new game from a moment of a finished one: `step` is `Step.ply`, the number of choices that stand."""

    step: int
    seats: dict[str, str]
    share: str = ""


class Doing(Struct, frozen=True):
    """What a computer did, and what for."""

    seat: str
    text: Message


# -- replay ------------------------------------------------------------------------------------------


class Figures(Struct, frozen=True):
    """A game in figures; `ends`: the last choice they count, -1 while the game goes on."""

    report: Report
    ends: int


class Replay(Struct, frozen=True):
    """A game as one seat saw it (`seat` "" the public, "*" everybody), at a glance and in figures.

    `parts` holds all parts of a short film, of a long one the part that was asked for. `ends` is the last
    choice in it, -1 while the game goes on: a frozen game is shown as far as it is read, or as its own
    version filmed it.
    """

    info: GameInfo
    seat: str
    index: Index
    parts: list[Part]
    report: Report
    ends: int


class DraftText(Struct, frozen=True):
    """A draft to be examined: a scenario of the box by name, a text, or a document."""

    scenario: str = ""
    text: str = ""
    document: dict[str, object] = {}


class Wishes(Struct, frozen=True):
    """What a random battle is to be like; see `Workbench.wishes`, and `seed`, a whole number."""

    wishes: dict[str, str] = {}


# -- the live socket: the server sends, the client only says how much of the log it has ---------------


class LiveView(Struct, frozen=True, tag_field="t", tag="view"):
    view: View


class LiveInfo(Struct, frozen=True, tag_field="t", tag="info"):
    info: GameInfo


class LiveChat(Struct, frozen=True, tag_field="t", tag="chat"):
    chat: Chat


class LiveProblem(Struct, frozen=True, tag_field="t", tag="problem"):
    problem: Problem


Live = LiveView | LiveInfo | LiveChat | LiveProblem


class Have(Struct, frozen=True, tag_field="t", tag="have"):
    """The only thing a client may send: the number of final log lines it holds (also a heartbeat)."""

    lines: int
