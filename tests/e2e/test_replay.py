"""A finished game seen again: scrubber, either side, a link for anybody, playing on from there, the dice."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import expect

from .conftest import Finished, Visit
from .player import Player
from .support import DESKTOP, PHONE, ROOT, Size, Visitor


def watch(visit: Visit, finished: Finished, size: Size = DESKTOP) -> Visitor:
    me = visit(size, storage_state=finished.cookies)
    me.go(f"/replay/{finished.game}")
    expect(me.id("scrubber")).to_be_visible()
    return me


def at(me: Visitor) -> int:
    return int(me.id("scrubber").get_attribute("aria-valuenow") or -1)


def last(me: Visitor) -> int:
    return int(me.id("scrubber").get_attribute("aria-valuemax") or -1)


def expect_at(me: Visitor, n: int) -> None:
    expect(me.id("scrubber")).to_have_attribute("aria-valuenow", str(n))


def units(me: Visitor) -> dict[str, str]:
    found: dict[str, str] = me.page.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll('[data-unit]')]
            .map((unit) => [unit.dataset.unit, unit.style.left + ' ' + unit.style.top]))"""
    )
    return found


def test_a_finished_game_is_in_the_lobby_and_leads_to_its_replay(
    visit: Visit, finished: Finished, size: Size
) -> None:
    me = visit(size, storage_state=finished.cookies)
    me.go("/")
    me.id(f"game-{finished.game}").click()
    expect(me.id("scrubber")).to_be_visible()
    me.shot("replay")
    me.go("/replays")
    expect(me.id(f"replay-{finished.game}")).to_be_visible()
    me.shot("replays")


def test_scrubbing_stepping_and_playing(visit: Visit, finished: Finished, size: Size) -> None:
    me = watch(visit, finished, size)
    end = last(me)
    assert end > 10
    expect_at(me, end)
    final = units(me)
    box = me.id("scrubber").bounding_box()
    assert box is not None
    me.page.mouse.click(box["x"] + box["width"] * 0.3, box["y"] + box["height"] / 2)
    me.page.wait_for_function(
        "(end) => Number(document.querySelector('[data-testid=scrubber]').ariaValueNow) < end", arg=end
    )
    middle = at(me)
    assert 0 < middle < end
    assert units(me) != final
    me.id("replay-step").click()
    expect_at(me, middle + 1)
    me.id("replay-back").click()
    expect_at(me, middle)
    me.id("scrubber").focus()
    me.page.keyboard.press("Home")
    expect_at(me, 0)
    me.page.keyboard.press("ArrowRight")
    expect_at(me, 1)
    me.id("replay-play").click()
    me.page.wait_for_function(
        "() => Number(document.querySelector('[data-testid=scrubber]').ariaValueNow) >= 3"
    )
    me.id("replay-play").click()
    here = at(me)
    me.shot("replay-middle")
    assert here < end


def test_either_side_or_both(visit: Visit, finished: Finished) -> None:
    me = watch(visit, finished)
    for seat in ("german", "soviet", "both"):
        me.id(f"replay-view-{seat}").click()
        expect(me.id(f"replay-view-{seat}")).to_have_attribute("aria-pressed", "true")
        me.page.keyboard.press("Home")
        expect_at(me, 0)
        me.page.keyboard.press("End")
        expect_at(me, last(me))


def test_the_log_of_a_replay_leads_to_its_moment(visit: Visit, finished: Finished) -> None:
    me = watch(visit, finished)
    me.page.get_by_role("tab").last.click()
    me.id("log-line").nth(2).click()
    me.page.wait_for_function(
        "(end) => Number(document.querySelector('[data-testid=scrubber]').ariaValueNow) < end", arg=last(me)
    )
    expect(me.id("replay-says")).not_to_be_empty()


def test_a_stranger_opens_a_shared_link_and_plays_on(visit: Visit, finished: Finished) -> None:
    me = watch(visit, finished)
    me.id("share").click()
    expect(me.id("share-link")).to_have_value(re.compile(r"/r/\S{16,}"))
    link = me.id("share-link").input_value()
    me.shot("replay-share")

    stranger = visit(DESKTOP)
    stranger.page.goto(link)
    expect(stranger.id("scrubber")).to_be_visible()
    stranger.page.keyboard.press("Home")
    for _ in range(4):
        stranger.page.keyboard.press("ArrowRight")
    expect_at(stranger, 4)
    stranger.shot("replay-shared")
    stranger.id("play-on").click()
    stranger.shot("replay-play-on")
    stranger.id("play-on-start").click()
    stranger.page.wait_for_url(re.compile(r"/g/[^/]+$"))
    game = stranger.page.url.rpartition("/")[2]
    player = Player(stranger, game, seed=2).open()
    assert player.play(2) == 2
    assert stranger.info(game)["status"] in ("running", "over")


def test_the_dice_can_be_checked(visit: Visit, finished: Finished, tmp_path: Path) -> None:
    me = watch(visit, finished)
    me.id("verify").click()
    commitment = me.id("verify-commitment").inner_text()
    secret = me.id("verify-secret").inner_text()
    assert re.fullmatch(r"[0-9a-f]{64}", commitment)
    assert len(secret) >= 32
    me.shot("replay-verify")
    with me.page.expect_download() as download:
        me.id("verify-record").click()
    record = tmp_path / "game.record"
    download.value.save_as(record)
    command = [sys.executable, "-m", "grognard", "verify", str(record)]
    checked = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_a_phone_has_the_report_in_a_drawer(visit: Visit, finished: Finished) -> None:
    me = watch(visit, finished, PHONE)
    me.id("replay-side").tap()
    expect(me.id("report")).to_be_visible()
    me.shot("replay-report")
    me.page.keyboard.press("Escape")
    expect(me.id("replay-side")).to_have_attribute("aria-expanded", "false")
