"""Data cards over HTTP: listed, kept, compressed; duels are exact, and hostile wishes get a clear no."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

import pytest

from grognard.core.telling.data_cards import CardDesk
from grognard.games.panzer.cards.browser import PanzerCards
from grognard.games.skirmish.rules import SkirmishRules
from grognard.server.entrance.limits import ADDRESS_RATES, Rate
from grognard.server.press import library

from .conftest import Start
from .support import Visitor, Worker

pytestmark = pytest.mark.pure  # a game is given cards that it has not

WISH = {"shooter": "G-TIG1", "target": "S-T34-76"}


@pytest.fixture
def carded(start: Start, monkeypatch: pytest.MonkeyPatch) -> Iterator[Worker]:
    """A server on which one small game has the cards of a large one."""

    def desk(self: SkirmishRules) -> CardDesk:
        return PanzerCards()

    monkeypatch.setattr(SkirmishRules, "card_desk", desk)
    library.meta.cache_clear()
    PanzerCards().index()  # the files are read here, not where requests are answered
    yield start(inline=True)
    library.meta.cache_clear()


def test_the_cards_of_a_game_are_given_once(carded: Worker) -> None:
    me = Visitor(carded.address, come_in=False)
    answer = me.ask("GET", "/cards/skirmish")
    assert len(answer.json()["cards"]) == 112
    assert answer.headers["content-encoding"] == "gzip"
    assert int(answer.headers["content-length"]) < 60_000
    again = me.ask("GET", "/cards/skirmish", headers={"if-none-match": answer.headers["etag"]})
    assert again.status_code == 304


@pytest.mark.holds  # all games are listed where requests are answered
def test_a_list_of_games_says_which_have_cards(carded: Worker) -> None:
    games = Visitor(carded.address, come_in=False).get("/meta")["games"]
    assert [game["name"] for game in games if game["cards"]] == ["panzer", "skirmish"]


def test_a_duel_is_answered_with_exact_chances(carded: Worker) -> None:
    me = Visitor(carded.address, come_in=False)
    duel = me.get("/cards/skirmish/duel", **WISH)
    assert [(band["key"], band["hit"]) for band in duel["bands"]][:2] == [("P", "9/10"), ("S", "7/10")]
    for band in duel["bands"]:
        for aspect in band["aspects"]:
            assert sum(Fraction(share) for share in aspect["chances"].values()) == 1
    one = me.get("/cards/skirmish/duel", range=10, aspect="rear", ammunition="APCR", **WISH)
    assert [(band["key"], band["pierces"]) for band in one["bands"]] == [("M", 26)]
    how = "shooter=G-TIG1&target=S-T34-76&condition=cover=heavy&condition=moving=moving"
    covered = me.ask("GET", f"/cards/skirmish/duel?{how}").json()
    assert covered["bands"][0]["hit"] == "27/100"


@pytest.mark.parametrize(
    "query",
    [
        "",
        "shooter=G-TIG1",
        "shooter=G-TIG1&target=nobody",
        "shooter=%00&target=S-T34-76",
        "shooter=G-TIG1&target=S-T34-76&range=99",
        "shooter=G-TIG1&target=S-T34-76&range=1e400",
        "shooter=G-TIG1&target=S-T34-76&aspect=%F0%9F%92%A3",
        "shooter=G-TIG1&target=S-T34-76&condition=cover",
        "shooter=G-TIG1&target=S-T34-76&condition=cover=light&condition=cover=heavy",
        "shooter=G-TIG1&target=S-T34-76&condition=shooter=G-TIG2",
        "shooter=G-TIG1&target=S-T34-76&condition=__class__=x",
        "shooter=G-TIG1&target=S-T34-76&" + "&".join(f"condition=c{n}=x" for n in range(50)),
        "shooter=" + "x" * 5000 + "&target=S-T34-76",
    ],
)
def test_hostile_duels_are_refused(carded: Worker, query: str) -> None:
    me = Visitor(carded.address, come_in=False)
    assert me.refused("GET", f"/cards/skirmish/duel?{query}") == (400, "bad-request")


def test_a_refusal_says_what_is_wrong(carded: Worker) -> None:
    me = Visitor(carded.address, come_in=False)
    problem = me.ask("GET", "/cards/skirmish/duel?shooter=G-TIG1&target=S-T34-67").json()
    assert problem["detail"] == "duel, field target: there is no card 'S-T34-67'; did you mean 'S-T34-76'?"


def test_games_without_cards_have_none(shared: Worker) -> None:
    me = Visitor(shared.address, come_in=False)
    assert me.refused("GET", "/cards/coh") == (404, "not-found")
    assert me.refused("GET", "/cards/chess") == (404, "not-found")
    assert me.refused("GET", "/cards/coh/duel?shooter=a&target=b") == (404, "not-found")
    assert me.refused("GET", "/cards/chess/duel?shooter=a&target=b") == (404, "not-found")


def test_duels_are_limited_by_address(start: Start, carded: Worker, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ADDRESS_RATES, "ask", Rate(3, 0.001))
    worker = start(limits=True, inline=True)
    me = Visitor(worker.address, come_in=False)
    found = [me.ask("GET", "/cards/skirmish/duel", params=WISH).status_code for _ in range(5)]
    assert found == [200] * 3 + [429] * 2
