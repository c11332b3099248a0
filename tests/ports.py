"""Ports for the servers that tests start."""

from __future__ import annotations

import itertools
import os
import socket

# Below the ports that the system gives to connections (32768 and up on Linux). One of those could be taken
# between the look and the start; and a client that asks again and again for a server which does not listen
# yet is at last given that very port for its own end: it meets itself, and the server finds its port in use.
FIRST, COUNT = 20_000, 12_000
_NUMBERS = itertools.count(os.getpid() * 37)  # processes of one run begin at different ones


def free_port() -> int:
    """A port of this machine that nobody listens at; each process is given a port once."""
    for number in itertools.islice(_NUMBERS, COUNT):
        port = FIRST + number % COUNT
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
        return port
    raise AssertionError("no port is free")
