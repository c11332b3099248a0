"""Ports that tests give to servers."""

from __future__ import annotations

import socket

from tests import ports


def test_a_port_is_given_once_and_never_one_of_the_systems_own() -> None:
    given = [ports.free_port() for _ in range(50)]
    assert len(set(given)) == 50
    assert all(ports.FIRST <= port < ports.FIRST + ports.COUNT <= 32_768 for port in given)


def test_a_port_that_is_taken_is_passed_over() -> None:
    port = ports.free_port()
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", ports.FIRST + (port + 1 - ports.FIRST) % ports.COUNT))
        taken.listen()
        assert ports.free_port() != taken.getsockname()[1]
