"""The arena: pairs of games, intervals, the same result on any number of processes, games that must end."""

from __future__ import annotations

import json
from math import isclose

import pytest

from grognard.bots import arena
from grognard.bots.arena import Endless, Job, fight, play_one, wilson
from grognard.bots.levels import UnknownLevel, player_of
from grognard.cli import main
from grognard.core.referee.game import rules_of

STEPS = "first-steps"
PONYRI = "steel-sky-over-ponyri"


def test_wilsons_interval() -> None:
    """Figures from the formula worked out by hand: 8 of 10, all, none, and no game at all."""
    share = wilson(8, 10)
    assert share.share == 0.8
    assert isclose(share.low, 0.4901625, abs_tol=1e-6)
    assert isclose(share.high, 0.9433178, abs_tol=1e-6)
    assert wilson(20, 20).high == 1.0
    assert wilson(0, 20).low == 0.0
    assert isclose(wilson(20, 20).low, 1 - wilson(0, 20).high, abs_tol=1e-9)
    assert (wilson(0, 0).low, wilson(0, 0).high) == (0.0, 1.0)


@pytest.mark.pure
def test_both_levels_play_both_sides_with_the_same_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    jobs: list[Job] = []
    real = play_one

    def watch(job: Job) -> arena.PlayedGame:
        jobs.append(job)
        return real(job)

    monkeypatch.setattr(arena, "play_one", watch)
    report = fight("coh", STEPS, "random", "recruit", games=4, seed=9)
    assert [job.seed for job in jobs] == [9, 9, 10, 10]
    assert [job.levels for job in jobs] == [["random", "recruit"], ["recruit", "random"]] * 2
    assert [f.level for f in report.fighters] == ["random", "recruit"]
    assert [share.games for share in report.fighters[0].sides.values()] == [2, 2]
    assert sum(f.won.won for f in report.fighters) + report.nobody == report.games == 4
    assert report.fighters[0].margin == -report.fighters[1].margin


def test_a_game_nobody_wins_is_won_by_neither() -> None:
    seats = ["german", "soviet"]
    tie = arena.PlayedGame(["random", "recruit"], [False] * 2, [0, 0], [arena.thinking([])] * 2)
    assert arena.fighter("random", seats, [tie]).won.won == 0
    assert arena.fighter("recruit", seats, [tie]).won.won == 0


def test_the_result_does_not_depend_on_the_number_of_processes() -> None:
    def figures(jobs: int) -> object:
        report = fight("coh", STEPS, "random", "random", games=6, seed=3, jobs=jobs)
        return report.sides, report.nobody, [(f.won, f.margin, f.thinking.decisions) for f in report.fighters]

    assert figures(1) == figures(2)


def test_a_level_against_itself_has_new_dice_in_every_game() -> None:
    report = fight("coh", STEPS, "random", "random", games=5)
    assert len(report.fighters) == 1
    assert sum(share.won for share in report.sides.values()) + report.nobody == 5


@pytest.mark.pure
def test_a_game_that_does_not_end_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "MOST_CHOICES", 10)
    with pytest.raises(Endless, match="first-steps: no end after 11 choices \\(arena 7\\)"):
        fight("coh", STEPS, "random", "random", games=1, seed=7)


def test_players_of_one_side_have_the_same_level() -> None:
    rules = rules_of("coh")
    shared = {"armies": rules.switches(PONYRI)["armies"][-1]}
    scenario = rules.load(PONYRI, shared)
    sides = arena.teams(rules, scenario)
    assert sorted(seat for seats in sides for seat in seats) == list(range(scenario.players))
    assert scenario.players > len(sides) == 2


def test_unknown_levels() -> None:
    with pytest.raises(UnknownLevel, match="genius"):
        fight("coh", STEPS, "genius", "random", games=1)


def test_the_ring_tells_each_player_only_what_he_knows() -> None:
    """The State a player is given is redacted: it has no dice, and stands where he began to choose."""
    rules = rules_of("coh")
    ring = arena.Ring(rules, rules.load("dawn-at-the-granary", {}), [player_of("coh", "random")] * 2, 1)
    for number in range(120):
        if ring.s.outcome >= 0:
            break
        player = next(p for p in ring.s.asked if p >= 0)
        at = ring.situation(player, number)
        assert at.known.seed == b""
        now = at.now(0)
        assert now.asked == ring.s.asked
        options = [o.numbers() for o in now.top().options(now)]
        assert options == [o.numbers() for o in ring.s.top().options(ring.s)]
        ring.step(number)


# -- the command -----------------------------------------------------------------------------------


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = main(["arena", *words])
    told = capsys.readouterr()
    return code, told.out, told.err


def test_the_command_answers_in_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, f"coh/{STEPS}", "random", "--games", "2", "--jobs", "1", "--lang", "en")
    assert code == 0
    lines = out.splitlines()
    assert lines[0] == "coh/first-steps: 2 games from seed 1 on"
    assert lines[2].split()[:2] == ["random", "both"]
    assert [line.split()[0] for line in lines[3:5]] == ["german", "soviet"]
    assert lines[-1].startswith("Nobody won: ")


def test_the_command_answers_machines(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, f"coh/{STEPS}", "random", "--balance", "--games", "3", "--jobs", "1", "--json")
    assert code == 0
    answer = json.loads(out)
    assert answer["games"] == 3
    assert set(answer["sides"]) == {"german", "soviet"}
    assert {"share", "low", "high", "won", "games"} == set(answer["sides"]["german"])


@pytest.mark.parametrize(
    ("words", "part"),
    [
        ("coh/nowhere", "no scenario"),
        ("coh/first-steps genius", "no computer player"),
        ("coh/first-steps random --games 0", "--games"),
        ("coh/first-steps random --seed -1", "--seed"),
        ("coh/first-steps random --budget-scale 0", "--budget-scale"),
        ("coh/first-steps random --option what", "what"),
        ("coh/first-steps random --option nothing=on", "nothing"),
    ],
)
def test_what_the_command_does_not_understand(
    capsys: pytest.CaptureFixture[str], words: str, part: str
) -> None:
    code, out, err = run(capsys, *words.split())
    assert code == 2
    assert not out
    assert part in err


def test_a_game_without_a_mind_of_its_own_is_measured_by_its_lead() -> None:
    report = fight("skirmish", "the-wood", "random", "recruit", games=4, seed=9)
    first, second = report.fighters
    assert first.margin < 0 < second.margin
    assert first.margin == -second.margin
