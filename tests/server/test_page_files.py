"""The addresses that the server gives the page with are those that the page knows."""

from __future__ import annotations

import re
from pathlib import Path

from grognard.server.press.page_files import ROUTES_OF_PAGE

ROUTES = Path(__file__).resolve().parents[2] / "web" / "src" / "routes.ts"


def test_every_address_of_the_page_is_found() -> None:
    patterns = re.findall(r"^  \['(/[^']*)', '\w+'\]", ROUTES.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(patterns) > 10
    for pattern in patterns:
        address = re.sub(r":\w+", "something", pattern)
        assert ROUTES_OF_PAGE.fullmatch(address), f"{pattern} is a page, yet the server answers 404"


def test_other_addresses_are_not() -> None:
    for address in ("/nowhere", "/g", "/g/1/2", "/workshop/coh/more", "/rules/", "/gallery/x"):
        assert not ROUTES_OF_PAGE.fullmatch(address)
