"""Whose word is taken for where a request comes from."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from grognard.server.entrance.limits import network
from grognard.server.entrance.proxies import BadProxies, Proxies

from .conftest import Start

TRUSTED = "10.0.0.0/8, 127.0.0.1 fd00::/8"


def seen(
    headers: list[tuple[bytes, bytes]], peer: str = "10.0.0.1", trusted: str = TRUSTED
) -> tuple[str, str]:
    """Client and scheme as the application sees them."""
    scope: dict[str, Any] = {"type": "http", "client": (peer, 1), "scheme": "http", "headers": headers}
    Proxies(trusted).put_right(scope)
    return scope["client"][0], scope["scheme"]


@pytest.mark.parametrize(
    ("told", "client"),
    [
        ([b"203.0.113.7"], "203.0.113.7"),
        ([b"1.1.1.1, 203.0.113.7"], "203.0.113.7"),  # an address left of it was written by the client
        ([b"1.1.1.1", b"203.0.113.7, 10.2.2.2"], "203.0.113.7"),
        ([b"10.3.3.3, 10.2.2.2"], "10.3.3.3"),  # somebody inside
        ([b"203.0.113.7:4711"], "203.0.113.7"),
        ([b"[2001:db8::1]:443"], "2001:db8::1"),
        ([b"::ffff:203.0.113.7"], "203.0.113.7"),
        ([b"203.0.113.7, unknown"], "10.0.0.1"),  # behind what cannot be read nothing is believed
        ([b"203.0.113.7, unknown, 10.2.2.2"], "10.2.2.2"),
        ([b""], "10.0.0.1"),
        ([], "10.0.0.1"),
    ],
)
def test_the_client_is_the_right_most_address_that_is_not_trusted(told: list[bytes], client: str) -> None:
    assert seen([(b"x-forwarded-for", value) for value in told]) == (client, "http")


def test_nobody_is_believed_without_the_setting() -> None:
    headers = [(b"x-forwarded-for", b"203.0.113.7"), (b"x-forwarded-proto", b"https")]
    assert seen(headers, trusted="") == ("10.0.0.1", "http")
    assert seen(headers, peer="192.0.2.1") == ("192.0.2.1", "http")
    assert seen(headers) == ("203.0.113.7", "https")
    assert seen(headers, peer="::ffff:10.0.0.1") == ("203.0.113.7", "https")


def test_the_standard_header_is_read_where_the_other_is_not_there() -> None:
    told = b'for=1.1.1.1;proto=http, for="[2001:db8::7]:80";proto=https;by=10.0.0.1'
    assert seen([(b"forwarded", told)]) == ("2001:db8::7", "https")
    both = [(b"forwarded", b"for=1.1.1.1"), (b"x-forwarded-for", b"203.0.113.7")]
    assert seen(both) == ("203.0.113.7", "http")


def test_a_list_that_cannot_be_read_is_refused() -> None:
    with pytest.raises(BadProxies, match="10.0.0.0/99"):
        Proxies("127.0.0.1, 10.0.0.0/99")


def test_a_home_is_one_network() -> None:
    assert network("2001:db8::1") == network("2001:db8::ffff") == "2001:db8::/64"
    assert network("2001:db8:0:1::1") != network("2001:db8::1")
    assert network("::ffff:203.0.113.7") == network("203.0.113.7") == "203.0.113.7"


def guests(address: str, clients: list[str]) -> list[int]:
    """What guests get who come through a proxy, each from an address."""
    with httpx.Client(base_url=address) as http:
        found = []
        for client in clients:
            http.cookies.clear()
            found.append(http.get("/api/me", headers={"x-forwarded-for": client}).status_code)
        return found


def test_limits_are_those_of_the_client_behind_a_trusted_proxy(start: Start) -> None:
    worker = start(limits=True, trusted_proxies="127.0.0.1")
    assert set(guests(worker.address, [f"203.0.113.{n}" for n in range(150)])) == {200}
    assert 429 in guests(worker.address, [f"1.1.1.{n}, 198.51.100.1" for n in range(100)])
    assert 429 in guests(worker.address, [f"2001:db8::{n:x}" for n in range(100)])


def test_limits_are_those_of_the_connection_otherwise(start: Start) -> None:
    worker = start(limits=True)
    assert 429 in guests(worker.address, [f"203.0.113.{n}" for n in range(100)])


def test_cookies_are_secure_where_the_proxy_speaks_https(start: Start) -> None:
    told = {"x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.7"}
    trusting = start(trusted_proxies="127.0.0.0/8")
    assert "Secure" in httpx.get(f"{trusting.address}/api/me", headers=told).headers["set-cookie"]
    trusting.stop()
    other = start()
    assert "Secure" not in httpx.get(f"{other.address}/api/me", headers=told).headers["set-cookie"]
