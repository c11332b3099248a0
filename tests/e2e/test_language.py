"""English and Russian everywhere, at once; light and dark."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from grognard.games.holland44.box.data_files import load_box

from .axe import STILL
from .conftest import Finished, Visit
from .player import Player, place_of
from .support import AGAINST_COMPUTER, DESKTOP, Size, Visitor, lead_to, verb

# Every text a reader sees or hears: words on the screen, and the names of controls and pictures.
TEXTS = """() => {
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const parent = node.parentElement;
    if (!parent || parent.closest('script, style, [lang="en"], code, kbd, input')) continue;
    if (parent.closest('.counter svg, .faces svg, .states svg, .fan svg, .card svg')) continue;
    if (parent.checkVisibility && !parent.checkVisibility()) continue;
    if (node.textContent.trim()) found.push(node.textContent.trim());
  }
  for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [aria-valuetext]')) {
    for (const name of ['aria-label', 'title', 'placeholder', 'aria-valuetext']) {
      const text = element.getAttribute(name);
      if (text && !element.closest('[lang="en"]')) found.push(text);
    }
  }
  found.push(document.title);
  return found;
}"""

# Names, keys of the keyboard, hexes (7-G08), rules (COH-7.2), hashes. What is printed on counters is not read
# either: it is as on the counters of the box.
PROPER = re.compile(
    r"grognard|Conflict of Heroes|Holland|Stalingrad|Panzer|COH-[\w.]+|\b\d{1,2}-[A-R]\d\d\b|\b[A-R]\d\d\b"
    r"|\b(EN|RU|Esc|Enter|Shift|Alt|Tab|px)\b|https?://\S+|SHA-?256|BLAKE2b|[0-9a-f]{32,}"
    r"|\b(SdKfz|SPW|leIG|PaK|Pz|FlaK|Flakpanzer|Wirbelwind|StuG|StuH|Sturmpanzer|Brummbaer"  # weapons
    r"|Ferdinand|Elefant|Ju|Hs|Marder|Opel|Tiger|Panther)[\w/]*( [IV]+\w*\b)?"
)
LATIN = re.compile(r"[A-Za-z]{2,}")
# Units of Holland '44 are called as on the counters; captions begin with a capital.
PRINTED = {row.name[:1].upper() + row.name[1:] for row in load_box().units.values()}


def english_left(page: Page) -> list[str]:
    """Texts of a Russian page that still have Latin words."""
    texts = set(page.evaluate(TEXTS)) - PRINTED
    return sorted(text for text in texts if LATIN.search(PROPER.sub("", text)))


def russian_left(page: Page) -> list[str]:
    return sorted({text for text in page.evaluate(TEXTS) if re.search("[а-яё]{2,}", text, re.IGNORECASE)})


def none(left: list[str]) -> None:
    assert not left, "\n".join(left)


def to_russian(me: Visitor) -> None:
    me.id("language-ru").first.click()
    expect(me.page.locator("html")).to_have_attribute("lang", "ru")


def test_the_lobby_changes_its_language_at_once_and_keeps_it(visit: Visit, size: Size) -> None:
    me = visit(size)
    me.go("/")
    expect(me.id("play-guided")).to_have_text("Play the guided game")
    me.page.evaluate("() => { window.stays = true; }")
    to_russian(me)
    expect(me.id("play-guided")).to_have_text(re.compile("[а-яё]{3,}"))
    assert me.page.evaluate("() => window.stays === true"), "the page was loaded again"
    none(english_left(me.page))
    me.shot("lobby-ru")
    me.id("play-coh-first-steps").click()
    none(english_left(me.page))
    me.page.keyboard.press("Escape")
    me.page.reload()
    expect(me.id("play-guided")).to_have_text(re.compile("[а-яё]{3,}"))
    me.id("language-en").first.click()
    expect(me.id("play-guided")).to_have_text("Play the guided game")


def test_the_pages_in_russian(visit: Visit, finished: Finished) -> None:
    me = visit(DESKTOP, locale="ru-RU", storage_state=finished.cookies)
    left: dict[str, list[str]] = {}
    for path, ready in (
        ("/", "[data-testid=play-guided]"),
        ("/account", "[data-testid=make-account]"),
        ("/replays", "h1"),
        ("/rules/coh#COH-7.2", "#COH-7\\.2"),
        ("/gallery", ".gallery .map [data-unit]"),
        (f"/replay/{finished.game}#8", "[data-testid=scrubber]"),
    ):
        me.go(path)
        me.page.wait_for_selector(ready)
        if found := english_left(me.page):
            left[path] = found
    assert not left, json.dumps(left, ensure_ascii=False, indent=1)


def test_the_game_in_russian_and_back_without_loading(visit: Visit) -> None:
    me = visit(DESKTOP)
    moment = lead_to(me, verb("fire"))
    player = Player(me, moment.game, seed=1).open()
    me.page.evaluate("() => { window.stays = true; }")
    player.show_list()
    player.press(place_of(moment.offer, moment.view))
    expect(me.id("odds").locator("dd").first).to_be_visible()
    me.id("settings").click()
    to_russian(me)
    none(english_left(me.page))
    me.page.keyboard.press("Escape")
    none(english_left(me.page))
    me.shot("game-ru")
    assert me.page.evaluate("() => window.stays === true")
    me.id("settings").click()
    me.id("language-en").first.click()
    expect(me.page.locator("html")).to_have_attribute("lang", "en")
    me.page.keyboard.press("Escape")
    none(russian_left(me.page))


def test_a_russian_game_is_russian_to_its_end(visit: Visit) -> None:
    me = visit(DESKTOP, locale="ru-RU")
    game = me.new_game(AGAINST_COMPUTER)
    player = Player(me, game, seed=4).open()
    left: set[str] = set()
    for _ in range(200):
        if player.settle()["over"]:
            break
        left.update(english_left(me.page))
        player.play(2)
    left.update(english_left(me.page))
    assert not left, "\n".join(sorted(left))
    me.shot("game-over-ru")


def background(page: Page) -> str:
    page.wait_for_function(STILL)
    return str(page.evaluate("() => getComputedStyle(document.body).backgroundColor"))


def test_light_and_dark(visit: Visit, size: Size) -> None:
    me = visit(size)
    me.go("/")
    light = background(me.page)
    me.id("theme").click()
    expect(me.page.locator("html")).to_have_attribute("data-theme", "dark")
    dark = background(me.page)
    assert light != dark
    me.page.reload()
    expect(me.id("play-guided")).to_be_visible()
    assert background(me.page) == dark, "the theme was forgotten"
    game = me.new_game(AGAINST_COMPUTER)
    me.go(f"/g/{game}")
    expect(me.id("map")).to_be_visible()
    me.page.wait_for_selector("[data-unit]")
    me.page.wait_for_selector(".ground svg path", state="attached")
    me.shot("game-dark")


NAMES = "() => [...document.querySelectorAll('.ground [data-label]')].map((name) => name.textContent)"


@pytest.mark.parametrize(
    ("scenario", "seats", "town"),
    [
        ("holland44/arnhem", {"allied": "me", "german": "computer:random"}, "Остербек"),
        ("stalingrad42/voronezh", {"axis": "me", "soviet": "computer:random"}, "Старый Оскол"),
    ],
)
def test_the_names_on_a_map_are_russian(
    visit: Visit, scenario: str, seats: dict[str, str], town: str
) -> None:
    me = visit(DESKTOP, locale="ru-RU")
    me.go(f"/g/{me.new_game(seats, scenario)}")
    me.page.wait_for_selector("[data-unit]")
    me.page.wait_for_function(f"() => ({NAMES})().includes({json.dumps(town)})")
    names = me.page.evaluate(NAMES)
    assert len(names) > 15
    none([name for name in names if LATIN.search(name)])
    me.shot("map-ru-" + scenario.replace("/", "-"))
