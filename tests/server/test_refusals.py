"""Refusals of one address come in turn; nobody else waits for them."""

from __future__ import annotations

import time

import httpx
import pytest

from grognard.server.entrance.limits import ADDRESS_RATES, Rate
from grognard.server.entrance.refusals import AT_ONCE, GAP, LONGEST, MOST_ADDRESSES, Refusals

from .conftest import Start


def test_the_first_refusals_come_at_once_and_later_ones_in_turn() -> None:
    refusals = Refusals()
    assert [refusals.wait("192.0.2.1", 100.0) for _ in range(AT_ONCE)] == [0.0] * AT_ONCE
    assert refusals.wait("192.0.2.1", 100.0) == pytest.approx(GAP)
    assert refusals.wait("192.0.2.1", 100.0) == pytest.approx(2 * GAP)
    assert refusals.wait("192.0.2.2", 100.0) == 0.0


def test_whoever_rests_need_not_wait_again() -> None:
    refusals = Refusals()
    for _ in range(AT_ONCE + 4):
        refusals.wait("192.0.2.1", 100.0)
    assert refusals.wait("192.0.2.1", 100.0 + 10 * GAP) == 0.0


def test_no_refusal_waits_for_ever() -> None:
    refusals = Refusals()
    assert max(refusals.wait("192.0.2.1", 100.0) for _ in range(1000)) == pytest.approx(LONGEST)
    assert refusals.wait("192.0.2.1", 101.0) == pytest.approx(LONGEST - 1 + GAP)


def test_neighbours_in_one_network_share_their_turns() -> None:
    refusals = Refusals()
    waits = [refusals.wait(f"2001:db8::{n:x}", 100.0) for n in range(AT_ONCE + 1)]
    assert waits[-1] == pytest.approx(GAP)


def test_only_so_many_addresses_are_remembered() -> None:
    refusals = Refusals()
    for _ in range(AT_ONCE + 1):
        refusals.wait("192.0.2.1", 100.0)
    for n in range(MOST_ADDRESSES):
        refusals.wait(f"10.{n >> 16}.{n >> 8 & 255}.{n & 255}", 100.0)
    assert refusals.wait("192.0.2.1", 100.0) == 0.0


def test_a_flood_is_slowed_down_and_nobody_else_is(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ADDRESS_RATES, "library", Rate(1, 0.001))
    worker = start(limits=True)

    def ask(client: httpx.Client) -> tuple[int, float]:
        begun = time.monotonic()
        return client.get("/api/meta").status_code, time.monotonic() - begun

    there = httpx.HTTPTransport(local_address="127.0.0.66")
    other = httpx.HTTPTransport(local_address="127.0.0.67")
    with (
        httpx.Client(base_url=worker.address, transport=there) as flood,
        httpx.Client(base_url=worker.address, transport=other) as friend,
    ):
        begun = time.monotonic()
        found = [ask(flood) for _ in range(AT_ONCE + 21)]
        assert [status for status, _ in found] == [200] + [429] * (AT_ONCE + 20)
        assert time.monotonic() - begun > 19 * GAP
        assert ask(friend)[0] == 200
        assert ask(friend)[1] < GAP
