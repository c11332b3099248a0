"""The workshop over HTTP: what scenarios are made of, drafts, random battles, games of one's own battle."""

from __future__ import annotations

import base64
import zlib
from contextlib import nullcontext
from pathlib import Path

import pytest
from msgspec.structs import replace

from grognard.core.loading.load import LoadError
from grognard.core.loading.own_text import own_name
from grognard.games.coh.box.data_files import load_scenario
from grognard.server.faults import Fault
from grognard.server.matches.plans import planned
from grognard.server.press import draw
from grognard.server.wire import NewGame

from .support import HOT_SEAT, Visitor, Worker, play_random


def test_the_workbench_has_everything_in_the_box(shared: Worker) -> None:
    bench = Visitor(shared.address).get("/workshop/coh")
    counts = {kind: len(things) for kind, things in bench["things"].items()}
    assert counts["unit"] == len(bench["faces"]) == 53
    assert (counts["board"], counts["overlay"], counts["veteran"]) == (6, 8, 16)
    assert all(things for things in bench["things"].values())


def test_a_scenario_of_the_box_is_a_draft(shared: Worker) -> None:
    me = Visitor(shared.address)
    draft = me.post("/workshop/coh/drafts", {"scenario": "hill-228"})
    assert draft["flaws"] == []
    again = me.post("/workshop/coh/drafts", {"document": draft["document"]})
    assert again["text"] == draft["text"]
    assert me.post("/workshop/coh/drafts", {"text": draft["text"]})["document"] == draft["document"]


def test_flaws_say_where_and_what(shared: Worker) -> None:
    me = Visitor(shared.address)
    draft = me.post("/workshop/coh/drafts", {"scenario": "hill-228"})
    document = draft["document"]
    document["units"][0]["hex"] = "12-Z99"
    found = me.post("/workshop/coh/drafts", {"document": document})
    assert found["name"] == ""
    assert found["flaws"][0]["field"] == "units[0].hex"
    assert "12-Z99" in found["text"].splitlines()[found["flaws"][0]["line"] - 1]
    assert found["document"] == document
    broken = me.post("/workshop/coh/drafts", {"text": "rounds = ["})
    assert broken["flaws"]
    assert broken["document"] == {}


def test_a_random_battle_is_played(shared: Worker) -> None:
    me = Visitor(shared.address)
    wishes = {"seed": "7", "points": "30", "mission": "meeting", "arms": ""}
    draft = me.post("/workshop/coh/battles", {"wishes": wishes})
    assert draft == me.post("/workshop/coh/battles", {"wishes": wishes})
    game = me.new(HOT_SEAT, f"coh/{draft['name']}")
    table = me.get(f"/tables/coh/{draft['name']}")
    assert table["title"]["args"]["title"] == draft["document"]["title"]
    assert "<svg" in me.get(f"/grounds/coh/{draft['name']}.svg")
    assert play_random({"german": me, "soviet": me}, game, choices=25) == 25
    me.post(f"/games/{game}/resign", {"seat": "german"})
    record = me.get(f"/games/{game}/record")
    assert draft["name"] in record


def test_a_random_battle_of_panzer_is_played(shared: Worker) -> None:
    me = Visitor(shared.address)
    wishes = {"seed": "4", "points": "250", "date": "1942-08", "mission": "meeting", "german": "usual"}
    draft = me.post("/workshop/panzer/battles", {"wishes": wishes})
    assert draft["flaws"] == []
    assert draft == me.post("/workshop/panzer/battles", {"wishes": wishes})
    assert "<svg" in me.get(f"/grounds/panzer/{draft['ground']}.svg")
    game = me.new(HOT_SEAT, f"panzer/{draft['name']}")
    assert play_random({"german": me, "soviet": me}, game, choices=20) == 20
    document = draft["document"]
    document["formations"][0]["units"][0]["card"] = "G-MAUS"
    found = me.post("/workshop/panzer/drafts", {"document": document})
    assert found["flaws"][0]["field"] == "formations[0].units[0].card"
    assert found["ground"] == draft["ground"]


def test_wishes_that_cannot_be_met_are_refused(shared: Worker) -> None:
    me = Visitor(shared.address)
    for wishes in (
        {"points": "7"},
        {"points": "many"},
        {"mission": "peace"},
        {"arms": "elephants"},
        {"armour": "1"},
    ):
        assert me.refused("POST", "/workshop/coh/battles", {"wishes": wishes}) == (400, "bad-request")


def test_there_is_no_workshop_of_an_unknown_game(shared: Worker) -> None:
    me = Visitor(shared.address)
    assert me.refused("GET", "/workshop/chess") == (404, "not-found")
    assert me.refused("POST", "/workshop/chess/drafts", {"text": "x"}) == (404, "not-found")
    assert me.refused("POST", "/workshop/chess/battles", {"wishes": {}}) == (404, "not-found")


def test_a_battle_is_called_what_can_be_read() -> None:
    """A title is shown to whoever is invited; the name may come from elsewhere than the workshop."""
    file = load_scenario("dawn-at-the-granary")
    for title, wrong in (("Dawn", False), ("Dawn\u202eyranarG", True)):
        wish = NewGame(f"coh/{own_name(replace(file, title=title))}", HOT_SEAT)
        with pytest.raises(Fault, match="nobody sees") if wrong else nullcontext():
            planned(wish)


@pytest.mark.parametrize("game", ["coh", "panzer"])
def test_no_file_is_read_for_a_name(game: str) -> None:
    """What the server's folder holds is not told, not even whether it is there."""
    assert Path("pyproject.toml").exists()
    for name in ("pyproject.toml", "nothing.toml", "own:pyproject.toml"):
        told = "is not a scenario in a name" if name.startswith("own:") else "404"
        for make, how in (
            (draw.table, ()),
            (draw.ground, ("",)),
            (draw.thumbnail, ("card", "")),
            (draw.legend, ()),
        ):
            with pytest.raises((Fault, LoadError), match=told):
                make(game, name, {}, *how)
        with pytest.raises((Fault, LoadError), match=told):
            planned(NewGame(f"{game}/{name}", HOT_SEAT))


def test_hostile_names_are_refused(shared: Worker) -> None:
    me = Visitor(shared.address)
    bomb = base64.urlsafe_b64encode(zlib.compress(b"[" * 5_000_000, 9)).decode().rstrip("=")
    deep = base64.urlsafe_b64encode(zlib.compress(b"[" * 100_000, 9)).decode().rstrip("=")
    for name in (
        "own:",
        "own:x:",
        "own:x:????",
        f"own:x:{bomb[:40_000]}",
        f"own:x:{deep}",
        "own:../../etc/passwd",
    ):
        status, _ = me.refused("POST", "/games", {"scenario": f"coh/{name}", "seats": HOT_SEAT})
        assert status in (400, 404, 413)
        assert me.refused("POST", "/workshop/coh/drafts", {"scenario": name})[0] in (400, 404, 413)
