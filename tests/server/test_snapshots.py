"""Snapshots of matches: a game opened from one is the game that all its acts make."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace
from sqlalchemy import insert, select, update

from grognard.core.referee.game import rules_of
from grognard.core.referee.snapshot import BadSnapshot
from grognard.server.matches import snapshots
from grognard.server.matches.fate import begun
from grognard.server.matches.hall import HALL
from grognard.server.matches.hall_jobs import arrive
from grognard.server.matches.match import Act, Broken, Match, Summary, replayed
from grognard.server.matches.snapshots import Kept, is_due, packed_match, resumed, unpacked_match
from grognard.server.storage.database import Database
from grognard.server.storage.kept import keep_snapshot
from grognard.server.storage.schema import games, now, people, seats
from grognard.server.storage.schema import snapshots as table
from grognard.server.storage.store import Header, Sitter, append
from grognard.server.storage.upgrade import upgrade
from grognard.server.tables.halls import Halls
from grognard.server.tables.keeping import Keeping
from grognard.server.tables.rooms import Rooms
from tests.core.test_snapshot import seen

from .inline import Inline, one_process

SEATS = [Sitter("german", "p1", "Ann", "", "aa"), Sitter("soviet", "p2", "Bob", "", "bb")]


def header(scenario: str = "dawn-at-the-granary") -> Header:
    return Header(
        id="g1",
        game="coh",
        scenario=scenario,
        options={},
        rules_version=rules_of("coh").version,
        package_version="",
        host="",
        lesson="",
        secret=b"s" * 32,
        seed="",
        opening="",
        status="running",
        acts=0,
        summary=Summary(),
        created="",
        changed="",
        seats=SEATS,
    )


def played(count: int, seed: int = 1, rewinds: bool = True) -> list[Act]:
    """Acts of all kinds as they would be in the log of a game."""
    lots = Random(seed)
    match = begun(header())
    acts: list[Act] = []
    while len(acts) < count and not match.over:
        act = some_act(match, lots)
        if rewinds and lots.random() < 0.02 and len(acts) > 5:
            cut = lots.randint(1, 4)
            act = Act(len(acts) + 1, -1, "rewind", [str(len(acts) - cut)], at=now())
            match = replayed(begun(header()), [*acts, replace(act, hash="")])
        else:
            try:
                match.perform(act)
            except ValueError:
                continue
        acts.append(replace(act, hash=match.game.hash()))
    return acts


def some_act(match: Match, lots: Random) -> Act:
    n, at = match.n + 1, now()
    player = lots.choice(match.asked() or [0])
    what = lots.random()
    if match.asking is not None and what < 0.3:
        return Act(n, 1 - match.asking.player, "takeback", [str(match.asking.plies)], at=at)
    if what < 0.1:
        return Act(n, player, "undo", [], at=at)
    if what < 0.14:
        return Act(n, player, "redo", [], at=at)
    if what < 0.2 and match.game.state.ply > 3:
        return Act(n, player, "ask", [str(lots.randint(1, 3))], at=at)
    decision = next(d for d in match.game.decisions if d.player == player)
    keys = [match.game.key(lots.choice(decision.options))]
    return Act(n, player, "play", keys, auto=False, at=at)


def all_of(match: Match) -> list[object]:
    asking = match.asking
    asked = None if asking is None else (asking.player, asking.plies, asking.agreed)
    about = [
        match.n,
        match.opening,
        match.changed,
        match.changed_openly,
        match.resigned,
        asked,
        match.eras,
        match.outcome,
    ]
    views = [match.view(player) for player in (-1, 0, 1)]
    return [*about, match.summary(), match.computers, match.people, views, *seen(match.game)]


def kept_at(acts: list[Act], n: int) -> Kept:
    match = replayed(begun(header()), acts[:n])
    return Kept(n, match.game.hash(), packed_match(match))


@pytest.mark.parametrize("seed", range(6))
def test_opening_from_a_snapshot_gives_what_all_acts_give(seed: int) -> None:
    acts = played(120, seed)
    whole = all_of(replayed(begun(header()), acts))
    fitting = 0
    for n in range(0, len(acts) + 1, 7):
        kept = kept_at(acts, n)
        rest = acts[max(0, n - 1) :]
        try:
            assert all_of(resumed(header(), kept, rest)) == whole
            fitting += 1
        except BadSnapshot as e:
            assert "rewound" in str(e)
            assert any(act.act == "rewind" and int(act.keys[0]) < n < act.n for act in acts)
    assert fitting > 5


def test_a_game_somebody_gave_up() -> None:
    acts = played(30, rewinds=False)
    match = replayed(begun(header()), acts)
    last = Act(len(acts) + 1, 0, "resign", [], hash="", at=now())
    match.perform(last)
    other = unpacked_match(header(), packed_match(match))
    assert all_of(other) == all_of(match)
    assert other.over


def test_a_snapshot_that_does_not_agree_is_refused() -> None:
    acts = played(40, rewinds=False)
    kept = kept_at(acts, 20)
    other = replace(acts[19], hash="0" * 16)
    with pytest.raises(BadSnapshot, match="not that of its act"):
        resumed(header(), kept, [other, *acts[20:]])
    with pytest.raises(BadSnapshot, match="not that of its act"):
        resumed(header(), kept, acts[20:])
    with pytest.raises(BadSnapshot, match="another act"):
        resumed(header(), replace(kept, data=kept_at(acts, 19).data), acts[19:])
    with pytest.raises(BadSnapshot, match="another game"):
        resumed(header("first-steps"), kept, acts[19:])
    with pytest.raises(BadSnapshot, match="damaged"):
        resumed(header(), replace(kept, data=kept.data[:-3]), acts[19:])
    with pytest.raises(Broken):
        resumed(header(), kept, [*acts[19:], Act(41, 0, "play", ["nonsense"], hash="x")])


def test_when_one_is_due() -> None:
    assert not is_due(249, -1, over=False)
    assert is_due(250, -1, over=False)
    assert is_due(250, 0, over=False)
    assert not is_due(250, 1, over=False)
    assert is_due(250, 249, over=True)
    assert not is_due(250, 250, over=True)


# -- in the database -------------------------------------------------------------------------------------


class Desk:
    """A database with one game."""

    def __init__(self, folder: Path) -> None:
        address = f"sqlite:///{folder / 'g.sqlite'}"
        upgrade(address)
        self.db = Database(address)

    async def write(self, acts: list[Act]) -> None:
        async with self.db.write() as c:
            for person in ("p1", "p2"):
                row = {"id": person, "name": person, "name_key": person, "language": "en"}
                await c.execute(insert(people).values(**row, created=now(), seen=now()))
            found = header()
            row = {
                name: getattr(found, name) for name in ("id", "game", "scenario", "rules_version", "secret")
            }
            rest = {"package_version": "", "lesson": "", "seed": "", "opening": "", "options": "{}"}
            times = {"created": now(), "changed": now(), "acts": 0, "summary": "{}", "status": "running"}
            await c.execute(insert(games).values(**row, **rest, **times))
            for number, sitter in enumerate(SEATS):
                values = {"seat": sitter.seat, "person": sitter.person, "level": "", "share": sitter.share}
                await c.execute(insert(seats).values(game="g1", number=number, **values))
        await self.add(acts)

    async def add(self, acts: list[Act], status: str = "running") -> None:
        async with self.db.write() as c:
            for act in acts:
                await append(c, "g1", act, status, Summary())

    async def kept(self) -> list[int]:
        async with self.db.read() as c:
            return [row.n for row in await c.execute(select(table.c.n).order_by(table.c.n))]

    async def opened(self) -> list[object]:
        """The game as a worker that has just started opens it."""
        halls, keeping = self.house()
        await halls.ask("g1", arrive)
        await keeping.settled()
        return all_of(HALL.games["g1"].match)

    def house(self) -> tuple[Halls, Keeping]:
        """What a worker opens games with."""
        rooms = Rooms(self.db)
        halls = Halls(self.db, rooms, Inline(one_process()))
        keeping = Keeping(self.db, rooms, halls)
        halls.on_open = keeping.came
        return halls, keeping


def test_rooms_open_games_from_snapshots_and_keep_few(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(snapshots, "EVERY", 20)
    acts = played(130, 3, rewinds=False)
    asyncio.run(opens(Desk(tmp_path), acts, caplog))


async def opens(desk: Desk, acts: list[Act], caplog: pytest.LogCaptureFixture) -> None:
    whole = all_of(replayed(begun(header()), acts))
    await desk.write(acts[:10])
    halls, keeping = desk.house()
    for n in range(10, 110):
        await desk.add(acts[n : n + 1])
        await halls.ask("g1", arrive)
        keeping.came(halls.rooms.room("g1"), n + 1, over=False)
        await keeping.settled()
    assert await desk.kept() == [80, 100]
    await desk.add(acts[110:])
    assert await desk.opened() == whole
    assert await desk.kept() == [100, 130]
    async with desk.db.write() as c:
        await c.execute(update(table).where(table.c.n == 130).values(data=b"broken"))
    with caplog.at_level(logging.WARNING, "grognard.server"):
        assert await desk.opened() == whole
    assert "is not used" in caplog.text
    assert await desk.kept() == [100, 130]
    caplog.clear()
    assert await desk.opened() == whole
    assert not caplog.text, "it was made anew"
    cut = replayed(begun(header()), acts[:70])
    rewind = Act(131, -1, "rewind", ["70"], hash=cut.game.hash(), at=now())
    await desk.add([rewind])
    assert await desk.opened() == all_of(replayed(begun(header()), [*acts, rewind]))
    assert await desk.kept() == [130, 131]
    assert await desk.opened() == all_of(replayed(begun(header()), [*acts, rewind]))
    async with desk.db.write() as c:
        await c.execute(update(table).values(rules_version=0))
    assert await desk.opened() == all_of(replayed(begun(header()), [*acts, rewind]))
    await desk.db.close()


def test_a_finished_game_keeps_one(tmp_path: Path) -> None:
    asyncio.run(finishes(Desk(tmp_path)))


async def finishes(desk: Desk) -> None:
    acts = played(30, rewinds=False)
    await desk.write(acts)
    match = replayed(begun(header()), acts)
    kept = Kept(match.n, match.hash(), packed_match(match))
    await keep_snapshot(desk.db, "g1", rules_of("coh").version, kept, over=False)
    match.perform(Act(31, 0, "resign", [], at=now()))
    await desk.add([Act(31, 0, "resign", [], hash=match.game.hash(), at=match.changed)], "over")
    assert await desk.opened() == all_of(match)
    assert await desk.kept() == [31]
    await desk.db.close()
