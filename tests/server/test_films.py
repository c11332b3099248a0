"""Films that are kept: whatever happens in between, they are what a replay of the whole game would be."""

from __future__ import annotations

from random import Random

import pytest
from sqlalchemy import select

from grognard.core.kernel.kinds import EVERYBODY
from grognard.core.referee import film
from grognard.core.referee.errors import NoUndo
from grognard.core.referee.game import Game, new
from grognard.core.referee.replay import report, steps
from grognard.core.telling.view import Part, Step
from grognard.server.matches.film_jobs import retold
from grognard.server.matches.filming import Rows, filmed, readers_of, uncounted_part, unpacked_part, until_now
from grognard.server.storage.schema import films
from grognard.server.tables import replays

from .conftest import Start
from .support import HOT_SEAT, Visitor, Worker, play_random, two_players, until
from .test_explaining import LEVELS, played


class Kept:
    """What the database would have of a game's films."""

    def __init__(self) -> None:
        self.parts: dict[int, dict[int, bytes]] = {}
        self.reels: dict[int, list[bytes]] = {}

    def take(self, rows: list[Rows]) -> None:
        for each in rows:
            mine = self.parts.setdefault(each.reader, {})
            for number in [number for number in mine if number >= each.first]:
                del mine[number]
            mine.update({number: data for number, _, data in each.parts})
            self.reels[each.reader] = [each.reel, *self.reels.get(each.reader, [])[:1]]

    def all_reels(self) -> list[bytes]:
        return [reel for reels in self.reels.values() for reel in reels]

    def shown(self, game: Game, reader: int) -> list[Step]:
        """All steps of a reader's film, as they would be served."""
        over = game.over or game.closed
        now = until_now(game, self.reels.get(reader, []), reader)
        told = {part.number: part if over else uncounted_part(part) for part in [*now.complete, now.part]}
        found: list[Step] = []
        for number in range(len(now.acts.index.parts)):
            part: Part = told.get(number) or unpacked_part(self.parts[reader][number], over)
            assert (part.number, part.first) == (number, len(found))
            found += part.steps
        assert now.tally.report(game.rules, over) == report(game, reader)
        return found


def go_on(game: Game, lots: Random) -> None:
    """A choice, or a change of mind."""
    what = lots.random()
    try:
        if what < 0.1:
            game.undo(lots.randrange(2))
        elif what < 0.11 and game.state.ply > 30:
            game.takeback(lots.choice([1, 5, 30]))
        elif not game.over:
            game.play(lots.choice(game.decision.options))
    except NoUndo:
        pass


@pytest.mark.parametrize("seed", range(3))
def test_a_film_that_is_kept_is_the_film_of_the_whole_game(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(film, "PART", 25)
    game = new("coh/ambush-in-the-corn", seed)
    lots, kept = Random(seed), Kept()
    for turn in range(400):
        go_on(game, lots)
        if turn % 40 == 39:
            while True:
                rows, done = filmed(game, kept.all_reels(), readers_of(game.scenario.players), 0.2)
                kept.take(rows)
                if done:
                    break
        if turn % 57 == 56:
            for reader in (0, 1, -1):
                assert kept.shown(game, reader) == steps(game, reader)
    game.closed = True
    kept.take(filmed(game, kept.all_reels(), readers_of(game.scenario.players), 60)[0])
    assert len(kept.parts[EVERYBODY]) > 2
    for reader in readers_of(game.scenario.players):
        assert kept.shown(game, reader) == steps(game, reader)


def test_what_is_broken_is_made_anew() -> None:
    game = new("coh/first-steps", 2)
    lots = Random(1)
    while game.state.ply < 40 and not game.over:
        game.play(lots.choice(game.decision.options))
    rows, _ = filmed(game, [], [0], 60)
    found = until_now(game, [b"nonsense", rows[0].reel[:-5], rows[0].reel], 0)
    assert found.acts == until_now(game, [], 0).acts
    other = new("coh/first-steps", 3)
    assert until_now(other, [rows[0].reel], 0).acts == until_now(other, [], 0).acts, "another game's reel"


def test_what_the_computer_is_doing_is_told_from_a_reel() -> None:
    game = played(30)
    rows, _ = filmed(played(5), [], [-1], 60)
    reels = [each.reel for each in rows]
    known, found = retold(None, game, LEVELS, reels)
    fresh, wanted = retold(None, game, LEVELS, [])
    assert found == wanted
    assert known.played == fresh.played
    assert known.now.hash() == fresh.now.hash()
    assert 0 < len(known.now.record.entries) < len(fresh.now.record.entries), "it began at the reel"


# -- over HTTP -------------------------------------------------------------------------------------------


@pytest.fixture
def short_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every film is long, and told in parts of a few steps."""
    monkeypatch.setattr(film, "PART", 20)
    monkeypatch.setattr("grognard.server.routes.afterwards.SHORT", 0)
    monkeypatch.setattr(replays, "AHEAD", 10)
    monkeypatch.setattr(replays, "LONG", 20)


@pytest.fixture
def inline(start: Start) -> Worker:
    """A worker without processes: what a test changes holds for it."""
    return start(inline=True)


@pytest.mark.holds
@pytest.mark.usefixtures("short_parts")
def test_a_long_replay_comes_in_parts(inline: Worker) -> None:
    shared = inline
    german, soviet, game = two_players(shared)
    path = f"/games/{game}/replay"
    play_random({"german": german, "soviet": soviet}, game, choices=60)
    mine = german.steps(path, "german")
    assert {step["ply"] for step in mine} == {-1}, "kept parts do not count choices while the game goes on"
    replay = german.get(path, seat="german", part=0)
    assert [part["number"] for part in replay["parts"]] == [0]
    assert len(replay["index"]["parts"]) > 1
    last = german.get(path, seat="german")["parts"]
    assert [part["number"] for part in last] == [len(replay["index"]["parts"]) - 1]
    for seat in ("soviet", "*"):
        assert german.refused("GET", f"{path}/0?seat={seat}") == (403, "forbidden")
    assert german.refused("GET", f"{path}/999?seat=german") == (400, "bad-request")
    stranger = Visitor(shared.address)
    assert stranger.refused("GET", f"{path}/0") == (404, "not-found")
    soviet.post(f"/games/{game}/resign", {"seat": "soviet"})
    again = german.steps(path, "german")
    assert [{**step, "ply": -1} for step in again] == mine
    assert [step["ply"] for step in again] == sorted({step["ply"] for step in again})
    token = german.post(f"/games/{game}/share")["token"]
    nobody = Visitor(shared.address, come_in=False)
    assert nobody.steps(f"/shared/{token}", "*") == german.steps(path, "*")
    assert nobody.refused("GET", f"/shared/{token}/replay/999") == (400, "bad-request")


@pytest.mark.holds
@pytest.mark.usefixtures("short_parts")
def test_a_long_game_is_filmed_before_anybody_asks(inline: Worker) -> None:
    shared = inline
    me = Visitor(shared.address)
    game = me.new(HOT_SEAT)
    play_random({"german": me, "soviet": me}, game, choices=45)
    found: dict[tuple[int, int], int] = {}

    async def look() -> None:
        await shared.server.chores.film()
        async with shared.server.db.read() as c:
            rows = await c.execute(select(films).where(films.c.game == game))
            found.update({(row.reader, row.part): row.n for row in rows})

    def all_readers() -> bool:
        shared.do(look())
        return {(reader, -1) for reader in (0, 1, -1, EVERYBODY)} <= set(found)

    until(all_readers, 30)
    assert len({found[reader, -1] for reader in (0, 1, -1, EVERYBODY)}) == 1
    assert me.refused("GET", f"/games/{game}/replay?seat=*") == (403, "forbidden"), "kept, but not yet shown"
