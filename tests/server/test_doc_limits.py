"""What the documents tell of limits is what the gate has."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from grognard.server.app import LARGEST_BODY
from grognard.server.entrance.gate import HEAD_BYTES, URL_BYTES

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize("name", ["operating.md", "server.md"])
def test_a_proxy_lets_through_what_the_gate_does(name: str) -> None:
    """nginx reads an address into one buffer, and each header: the gate takes as much of all together."""
    told = re.findall(r"large_client_header_buffers (\d+) (\d+)k", (DOCS / name).read_text())
    assert [int(size) * 1024 for _, size in told] == [HEAD_BYTES]
    assert URL_BYTES <= HEAD_BYTES


def test_a_proxy_lets_through_the_largest_body() -> None:
    (told,) = re.findall(r"client_max_body_size (\d+)k", (DOCS / "operating.md").read_text())
    assert int(told) * 1024 >= LARGEST_BODY


def test_the_longest_address_is_told() -> None:
    assert f"addresses of {URL_BYTES // 1024} KiB" in (DOCS / "server.md").read_text()
