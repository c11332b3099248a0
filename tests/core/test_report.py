"""The after-action report: made from what a reader saw, exact, and the same every time."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

import msgspec
import pytest

from grognard.core.kernel.event import ATTEMPT, CONTEST, POINTS, EventKind
from grognard.core.kernel.kinds import EVERYBODY
from grognard.core.kernel.rules import Rules
from grognard.core.referee.replay import report, steps
from grognard.core.referee.report import DiceOf, Lead, PointSource, Report, RoundScore
from grognard.core.referee.tally import at_least, no_tally, share_below
from grognard.core.telling.message import Message, Ref, msg
from grognard.core.telling.view import Account, Change, Line, LogLine, Mark, Piece, Step, Track
from grognard.testing.battery import random_game
from tests.core.mini import RULES

#: A game that says what its events tell a report.
KINDS = [
    EventKind("moves", tells=ATTEMPT),
    EventKind("fires", tells=ATTEMPT),
    EventKind("attacked", tells=CONTEST),
    EventKind("controls", tells=POINTS),
]
SQUADS = Rules("squads", 1, "", [], [], [], KINDS, [], [])
INF, RIF, MAX = (Ref("unit", i, key) for i, key in enumerate(("G-INF-1", "S-RIF-1", "S-MAX-1")))
PLAYERS = (Ref("player", 0, "german"), Ref("player", 1, "soviet"))


def summed(film: Iterable[Step], players: int, over: bool, rules: Rules = SQUADS) -> Report:
    """The report of a film."""
    tally = no_tally(players)
    for each in film:
        tally.add(rules, each)
    return tally.report(rules, over)


def hex_(name: str) -> Ref:
    return Ref("hex", 0, name)


def piece(key: str, owner: int, place: str) -> Piece:
    return Piece(key, "face", owner, place)


def line(
    kind: str,
    *,
    owner: int = -1,
    dice: list[int] | None = None,
    sums: tuple[int, int] | None = None,
    **args: object,
) -> LogLine:
    ledgers = [Account(msg("x"), [Line("R", msg("y"), "set", n, n)], n) for n in sums or ()]
    return LogLine(kind, Message(kind, args), ledgers, owner, dice or [])  # type: ignore[arg-type]


def scene(pieces: list[Piece], vp: tuple[int, int], number: int, flag: int = 1) -> Change:
    tracks = [Track("round", number, 5), *(Track("vp", n, owner=p) for p, n in enumerate(vp))]
    return Change(pieces, [], [Mark("G08", "objective", flag, 2)], tracks)


def step(player: int, number: int, shown: Change, *lines: LogLine) -> Step:
    return Step(player, None, list(lines), shown, number)


#: A move, a shot in two choices that destroys, the end of a round with points for a hex, a taken hex, a miss.
FILM = [
    step(
        -1,
        1,
        scene(
            [piece("G-INF-1", 0, "F03"), piece("S-RIF-1", 1, "G08"), piece("S-MAX-1", 1, "H08")], (0, 0), 1
        ),
    ),
    step(
        0,
        1,
        scene([piece("G-INF-1", 0, "F04")], (0, 0), 1),
        line("moves", owner=0, unit=INF, hex=hex_("F04")),
    ),
    step(0, 1, scene([], (0, 0), 1), line("fires", owner=0, unit=INF, hex=hex_("G08"))),
    step(
        0,
        1,
        scene([piece("S-RIF-1", 1, "@lost")], (1, 0), 1),
        line("rolled", owner=0, dice=[5, 5], player=PLAYERS[0]),
        line("attacked", unit=RIF, sums=(14, 12)),
        line("destroyed", unit=RIF),
        line("scores", player=PLAYERS[0], n=1),
    ),
    step(
        1,
        2,
        scene([], (1, 2), 2),
        line("passes", player=PLAYERS[1]),
        line("controls", player=PLAYERS[1], hex=hex_("G08"), n=2),
    ),
    step(
        0, 2, scene([piece("G-INF-1", 0, "G08")], (1, 2), 2, flag=0), line("moves", unit=INF, hex=hex_("G08"))
    ),
    step(
        1,
        2,
        scene([], (1, 2), 2, flag=0),
        line("fires", owner=1, unit=MAX, hex=hex_("G08")),
        line("rolled", owner=1, dice=[1, 2], player=PLAYERS[1]),
        line("attacked", unit=INF, sums=(6, 12)),
        line("missed", unit=INF),
    ),
]


def test_points_by_source_and_by_round() -> None:
    found = summed(FILM, 2, True)
    assert found.sources == [PointSource("losses", "", [1, 0]), PointSource("hex", "G08", [0, 2])]
    assert found.rounds == [RoundScore(1, [1, 2]), RoundScore(2, [1, 2])]
    assert found.lead == Lead(1, 1)


def test_losses_are_told_as_they_stood() -> None:
    [loss] = summed(FILM, 2, True).losses
    assert (loss.piece.key, loss.piece.place, loss.round, loss.step) == ("S-RIF-1", "G08", 1, 3)


def test_dice_against_their_mean_and_contests_against_their_chances() -> None:
    german, soviet = summed(FILM, 2, True).dice
    assert german == DiceOf(0, 2, 10, 7.0, 1, 1, round(15 / 36, 4), round(21 / 36 + 15 / 72, 4))
    assert (soviet.rolled, soviet.tries, soviet.won, soviet.expected) == (3, 1, 0, round(10 / 36, 4))


def test_more_dice_after_the_roll_only_change_its_sum() -> None:
    """A card that adds a die: the chance is still that of the two dice with all that was added."""
    lines = [
        line("rolled", owner=0, dice=[3, 4]),
        line("luck", owner=0, dice=[6]),
        line("attacked", unit=RIF, sums=(13, 12)),
    ]
    [german, _] = summed([FILM[0], step(0, 1, FILM[0].scene, *lines)], 2, False).dice
    assert german.dice == 3
    assert german.expected == round(float(at_least(2, 6, 12 - 6)), 4)


def test_moments() -> None:
    found = [(m.kind, m.owner, m.step) for m in summed(FILM, 2, True).moments]
    assert found == [("lost", 0, 3), ("lead", 1, 4), ("taken", 0, 5), ("best", 0, 3), ("worst", 1, 6)]
    shot = summed(FILM, 2, True).moments[0]
    assert (shot.before and shot.before.id, shot.text and shot.text.id) == ("fires", "destroyed")
    assert shot.chance == round(15 / 36, 4)


def test_only_events_that_the_game_declares_are_attempts_contests_and_points() -> None:
    silent = Rules("silent", 1, "", [], [], [], [EventKind(kind.name) for kind in KINDS], [], [])
    found = summed(FILM, 2, True, silent)
    assert found.sources == [PointSource("losses", "", [1, 0]), PointSource("other", "", [0, 2])]
    assert [each.tries for each in found.dice] == [0, 0]
    assert all(moment.before is None for moment in found.moments)


def test_points_for_what_is_held_and_for_steps_come_from_there_though_no_line_says_it() -> None:
    silent = Rules("silent", 1, "", [], [], [], [EventKind(kind.name) for kind in KINDS], [], [])

    def steps(key: str, owner: int, left: int) -> Piece:
        return Piece(key, "face", owner, "G01", figures={"steps": left})

    film = [
        step(-1, 1, scene([steps("A", 0, 3), steps("B", 1, 2)], (0, 2), 1)),  # held from the beginning
        step(0, 1, scene([steps("B", 1, 1)], (1, 2), 1)),
        step(0, 2, scene([], (3, 0), 2, flag=0)),  # taken from him
        step(1, 2, scene([steps("A", 0, 3)], (3, 4), 2, flag=0)),  # whatever that was for
    ]
    found = summed(film, 2, True, silent)
    assert found.sources == [
        PointSource("losses", "", [1, 0]),
        PointSource("hex", "G08", [2, 0]),
        PointSource("other", "", [0, 4]),
    ]


def test_the_game_says_which_boxes_and_which_track_count() -> None:
    other = Rules("other", 1, "", [], [], [], KINDS, [], [])
    other.lost_boxes, other.score_track = ("@eliminated",), "glory"
    found = summed(FILM, 2, True, other)
    assert (found.losses, found.sources, found.rounds[-1].points) == ([], [], [0, 0])


def test_nothing_happened_yet() -> None:
    empty = summed([], 2, False)
    assert (empty.rounds, empty.sources, empty.losses, empty.moments, empty.lead) == ([], [], [], [], None)
    assert [each.better for each in empty.dice] == [0.5, 0.5]


def test_chances_of_sums() -> None:
    assert at_least(2, 6, 2) == 1
    assert at_least(2, 6, 12) == Fraction(1, 36)
    assert at_least(1, 6, 7) == 0
    assert at_least(2, 6, 8) == Fraction(15, 36)
    assert at_least(1, 10, 10) == Fraction(1, 10)
    assert share_below([], 0) == 0.5
    assert share_below([0.5, 0.5], 1) == pytest.approx(0.5)


@pytest.mark.parametrize("reader", [0, 1, -1])
def test_while_a_game_goes_on_the_report_follows_from_what_the_reader_saw(reader: int) -> None:
    game = random_game(RULES, 3, 30, RULES.load("skirmish", {}))
    found = report(game, reader)
    assert found == summed(steps(game, reader), game.scenario.players, False, RULES)
    assert msgspec.json.decode(msgspec.json.encode(found), type=Report) == found
    with pytest.raises(ValueError, match="over"):
        report(game, EVERYBODY)


def test_a_finished_game_is_told_to_everybody() -> None:
    game = random_game(RULES, 3, 10_000, RULES.load("skirmish", {}))
    assert report(game, EVERYBODY).over
    assert report(game, EVERYBODY) == report(game, EVERYBODY)
