"""A game of another version of the rules says so on its page, with what can be done."""

from __future__ import annotations

import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import msgspec
import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, StorageState, expect
from sqlalchemy import update

from grognard.core.referee.game import rules_of
from grognard.server.operator.desk import at_desk
from grognard.server.storage.database import Database
from grognard.server.storage.schema import acts, games
from grognard.server.storage.store import acts_after, header

from .conftest import Visit
from .support import DAWN, DESKTOP, HOT_SEAT, INVITING, Server, Size, Visitor, make_visitor, play_out

OLD = 99  # a version no program has


def age(server: Server, game: str, reads: int) -> None:
    """Makes a game one of another version of the rules, whose first acts, so many, are read alike here."""

    async def rewrite(db: Database) -> None:
        async with db.write() as c:
            found = await header(c, game)
            assert found is not None
            match = replace(found, rules_version=OLD).begin()
            match.label([])
            for act in await acts_after(c, game, 0):
                match.perform(act)
                hash = match.game.hash() if act.n <= reads else "0" * 16
                await c.execute(update(acts).where(acts.c.game == game, acts.c.n == act.n).values(hash=hash))
            summary = msgspec.json.encode(replace(found.summary, learned=OLD)).decode()
            old = update(games).where(games.c.id == game)
            await c.execute(old.values(rules_version=OLD, summary=summary))

    with ThreadPoolExecutor(1) as thread:  # the browser has a loop of its own in this one
        thread.submit(at_desk, f"sqlite:///{server.data / 'grognard.sqlite'}", rewrite).result()


# -- games that the server finds after its upgrade -----------------------------------------------------------


@dataclass
class OldGame:
    """A game of another version of the rules, and what the browser of each of its people remembers."""

    game: str
    people: list[StorageState]


@dataclass
class House:
    """A server that was upgraded, and games for each test: two, in case it is tried again."""

    server: Server
    games: dict[str, list[OldGame]]

    def game(self, test: str) -> OldGame:
        return self.games[test].pop()


def played(visitor: Visitor, choices: int) -> str:
    game = visitor.new_game(HOT_SEAT, DAWN)
    with pytest.raises(AssertionError, match="not over"):
        play_out(visitor, game, ["german", "soviet"], seed=3, most=choices)
    return game


def invited(host: Visitor, guest: Visitor) -> str:
    game = host.new_game(INVITING, DAWN)
    token = host.post(f"/games/{game}/invitations", {"seat": "german"})["token"]
    guest.come_in()
    guest.post(f"/invitations/{token}")
    return game


PLANS = {  # choices made, how many of them are read alike, the language
    "frozen desktop": (30, 20, "en-GB"),
    "frozen phone": (30, 20, "en-GB"),
    "resigned": (12, 5, "en-GB"),
    "carried desktop": (10, 10_000, "ru-RU"),
    "carried phone": (10, 10_000, "ru-RU"),
}
TWO = "two people"


@pytest.fixture(scope="module")
def house(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """All games are played, and then the rules change, once."""
    server = Server(tmp_path_factory.mktemp("other-rules"))
    made: dict[str, list[OldGame]] = {}
    reads: list[tuple[str, int]] = []

    def keep(test: str, game: str, alike: int, *people: Visitor) -> None:
        made.setdefault(test, []).append(OldGame(game, [each.context.storage_state() for each in people]))
        reads.append((game, alike))
        for each in people:
            each.context.close()

    for _ in range(2):
        for test, (choices, alike, locale) in PLANS.items():
            me = make_visitor(browser, server, DESKTOP, locale=locale)
            keep(test, played(me, choices), alike, me)
        host, guest = make_visitor(browser, server, DESKTOP), make_visitor(browser, server, DESKTOP)
        keep(TWO, invited(host, guest), 0, host, guest)
    server.stop()
    for game, alike in reads:
        age(server, game, alike)
    server.start()
    yield House(server, made)
    server.stop()


def test_a_frozen_game_says_why_and_what_can_be_done(visit: Visit, house: House, size: Size) -> None:
    old = house.game(f"frozen {size.name}")
    game, me = old.game, visit(size, house.server, storage_state=old.people[0])
    me.go(f"/g/{game}")
    here = rules_of("coh").version
    banner = me.id("other-rules")
    expect(banner).to_contain_text(f"played by version {OLD} of the rules; version {here} reads choice")
    expect(banner).to_contain_text("at least as far as that, but not played on; its record has all of it")
    expect(me.id("prompt").first).to_contain_text("cannot be played on")
    expect(me.id("map")).to_be_visible()
    me.shot("frozen")
    with me.page.expect_download() as download:
        banner.get_by_role("link", name="Download the record").click()
    assert f"game coh {OLD}\n" in download.value.path().read_text()
    banner.get_by_role("link", name="Replay").click()
    me.page.wait_for_url(re.compile(rf"/replay/{game}"))
    if size != DESKTOP:
        me.id("replay-side").click()
    expect(me.id("other-rules")).to_contain_text("not played on")
    expect(me.id("outcome")).to_have_text("Frozen")
    expect(me.id("report-ends")).to_contain_text(re.compile(r"end at choice 20 of 3\d:"))
    expect(me.id("share")).to_be_visible()
    me.shot("frozen-replay")
    me.id("verify").click()
    expect(me.id("verify-made")).to_contain_text(f"version {OLD} of the rules")
    expect(me.id("verify-command")).to_be_hidden()
    me.go("/")
    expect(me.page.get_by_text("Frozen", exact=True)).to_be_visible()
    expect(me.id("your-games")).not_to_contain_text("running")
    me.shot("frozen-lobby")
    me.id(f"hide-{game}").click()
    expect(me.id(f"game-{game}")).to_be_hidden()


def test_who_resigns_a_frozen_game_is_told_which_side_does(visit: Visit, house: House) -> None:
    old = house.game("resigned")
    game, me = old.game, visit(DESKTOP, house.server, storage_state=old.people[0])
    me.go("/")
    expect(me.page.get_by_text("Frozen", exact=True)).to_be_visible()  # nobody has opened it
    me.go(f"/g/{game}")
    me.id("menu").click()
    me.id("menu-report").click()
    expect(me.id("report-ends")).to_contain_text(re.compile(r"end at choice 5 of 1\d:"))
    me.page.keyboard.press("Escape")
    me.id("menu").click()
    me.id("menu-resign").click()
    expect(me.id("resign")).to_contain_text(re.compile("(German|Soviet): this side resigns"))
    expect(me.id("resign")).not_to_contain_text("Keep playing")
    me.shot("frozen-resign")
    me.id("resign-yes").click()
    expect(me.id("other-rules")).to_be_hidden()


def test_a_game_goes_on_when_its_one_player_agrees(visit: Visit, house: House, size: Size) -> None:
    old = house.game(f"carried {size.name}")
    game, me = old.game, visit(size, house.server, storage_state=old.people[0], locale="ru-RU")
    me.go(f"/g/{game}")
    banner = me.id("other-rules")
    expect(banner).to_contain_text(f"Эту партию играли по правилам версии {OLD}")
    expect(banner.get_by_role("link", name="Пересмотреть")).to_be_visible()
    me.shot("carry-over")
    me.id("agree").click()
    expect(banner).to_be_hidden()
    expect(me.page.locator('[data-testid=game]:not([data-asked=""])')).to_be_visible()


def test_two_people_agree_one_after_the_other(visit: Visit, house: House) -> None:
    old = house.game(TWO)
    game = old.game
    host, guest = (visit(DESKTOP, house.server, storage_state=person) for person in old.people)
    host.go("/")
    expect(host.page.get_by_text("Asks you to agree")).to_be_visible()
    for visitor in (host, guest):
        visitor.go(f"/g/{game}")
        expect(visitor.id("agree")).to_have_text("Agree to the new rules")
    host.id("agree").click()
    expect(host.id("other-rules")).to_contain_text("Not agreed yet: Guest")
    expect(host.id("agree")).to_be_hidden()
    expect(guest.id("agree")).to_have_text("Go on by the new rules")
    host.shot("agreed")
    guest.id("agree").click()
    for visitor in (host, guest):
        expect(visitor.id("other-rules")).to_be_hidden()
    assert host.info(game)["asked"]
