"""Data cards over HTTP: listed, kept, compressed; duels are exact, and hostile wishes get a clear no."""

from __future__ import annotations

from fractions import Fraction

import pytest

from grognard.server.entrance.limits import ADDRESS_RATES, Rate

from .conftest import Start
from .support import Visitor, Worker

WISH = {"shooter": "G-TIG1", "target": "S-T34-76"}


def test_the_cards_of_a_game_are_given_once(shared: Worker) -> None:
    me = Visitor(shared.address, come_in=False)
    answer = me.ask("GET", "/cards/panzer")
    assert len(answer.json()["cards"]) == 112
    assert answer.headers["content-encoding"] == "gzip"
    assert int(answer.headers["content-length"]) < 60_000
    again = me.ask("GET", "/cards/panzer", headers={"if-none-match": answer.headers["etag"]})
    assert again.status_code == 304


def test_a_list_of_games_says_which_have_cards(shared: Worker) -> None:
    games = Visitor(shared.address, come_in=False).get("/meta")["games"]
    assert [game["name"] for game in games if game["cards"]] == ["panzer"]


def test_a_duel_is_answered_with_exact_chances(shared: Worker) -> None:
    me = Visitor(shared.address, come_in=False)
    duel = me.get("/cards/panzer/duel", **WISH)
    assert [(band["key"], band["hit"]) for band in duel["bands"]][:2] == [("P", "9/10"), ("S", "7/10")]
    for band in duel["bands"]:
        for aspect in band["aspects"]:
            assert sum(Fraction(share) for share in aspect["chances"].values()) == 1
    one = me.get("/cards/panzer/duel", range=10, aspect="rear", ammunition="APCR", **WISH)
    assert [(band["key"], band["pierces"]) for band in one["bands"]] == [("M", 26)]
    how = "shooter=G-TIG1&target=S-T34-76&condition=cover=heavy&condition=moving=moving"
    covered = me.ask("GET", f"/cards/panzer/duel?{how}").json()
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
def test_hostile_duels_are_refused(shared: Worker, query: str) -> None:
    me = Visitor(shared.address, come_in=False)
    assert me.refused("GET", f"/cards/panzer/duel?{query}") == (400, "bad-request")


def test_a_refusal_says_what_is_wrong(shared: Worker) -> None:
    me = Visitor(shared.address, come_in=False)
    problem = me.ask("GET", "/cards/panzer/duel?shooter=G-TIG1&target=S-T34-67").json()
    assert problem["detail"] == "duel, field target: there is no card 'S-T34-67'; did you mean 'S-T34-76'?"


def test_games_without_cards_have_none(shared: Worker) -> None:
    me = Visitor(shared.address, come_in=False)
    assert me.refused("GET", "/cards/coh") == (404, "not-found")
    assert me.refused("GET", "/cards/chess") == (404, "not-found")
    assert me.refused("GET", "/cards/coh/duel?shooter=a&target=b") == (404, "not-found")
    assert me.refused("GET", "/cards/chess/duel?shooter=a&target=b") == (404, "not-found")


def test_duels_are_limited_by_address(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ADDRESS_RATES, "ask", Rate(3, 0.001))
    worker = start(limits=True)
    me = Visitor(worker.address, come_in=False)
    found = [me.ask("GET", "/cards/panzer/duel", params=WISH).status_code for _ in range(5)]
    assert found == [200] * 3 + [429] * 2
