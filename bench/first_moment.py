"""Fresh servers, each met at its first moment by eight clients that use the same types at once.

    python -m bench.first_moment                  200 servers, two at a time
    python -m bench.first_moment --servers 20

What a process makes when it is first needed (types, tables, texts) is made here by many at once. Exits with 1
if a server died, fell silent, or answered with a mistake of its own.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from grognard.build import version_text

from .machine import ServerProcess
from .wires import Gone, Guest, Json, Wire

CLIENTS = 8
PATIENCE = 60.0  # seconds for a server to begin, and for one answer of it
DRAFT = {"scenario": "dawn-at-the-granary"}
GAMES: list[tuple[str, dict[str, str]]] = [
    ("coh/dawn-at-the-granary", {"german": "me", "soviet": "computer:random"}),
    ("holland44/arnhem", {"allied": "me", "german": "me"}),
    ("stalingrad42/uranus", {"axis": "me", "soviet": "me"}),
]


class Silent(Exception):
    """A server that runs and does not answer."""


async def begin(server: ServerProcess) -> None:
    """Waits until the server listens: nothing has been asked of it yet."""
    end = time.monotonic() + PATIENCE
    while server.process.poll() is None and time.monotonic() < end:
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", server.port)
        except OSError:
            await asyncio.sleep(0.02)
            continue
        writer.close()
        return
    raise Silent("it never listened")


async def visit(address: str, number: int, ready: asyncio.Barrier, counts: Counter[str]) -> None:
    """One client: everybody asks for the same thing at the same moment, then goes on by himself."""
    wire = Wire(address)

    async def ask(method: str, path: str, body: Json = None) -> Json:
        answer = await asyncio.wait_for(wire.ask(method, f"/api{path}", body, guest.cookies), PATIENCE)
        counts[f"answers of {answer.status // 100}xx"] += 1
        return answer.good() if answer.status < 400 else None

    try:
        guest = await asyncio.wait_for(Guest.arrive(wire), PATIENCE)
        await ready.wait()
        await ask("POST", "/workshop/coh/drafts", DRAFT)
        scenario, seats = GAMES[number % len(GAMES)]
        made = await ask("POST", "/games", {"scenario": scenario, "seats": seats})
        if made is not None:
            seat = next(seat for seat, who in seats.items() if who == "me")
            await ask("GET", f"/games/{made['id']}/view?seat={seat}")
            await ask("GET", f"/games/{made['id']}/replay?seat={seat}")
            await ask("GET", f"/games/{made['id']}/report?seat={seat}")
    except TimeoutError:
        raise Silent("an answer did not come") from None
    finally:
        wire.close()


async def meet(number: int, counts: Counter[str]) -> str:
    """How one server took it: "" well."""
    with (
        tempfile.TemporaryDirectory(prefix="grognard-first-") as data,
        ServerProcess(Path(data), wait=False) as server,
    ):
        try:
            await begin(server)
            ready = asyncio.Barrier(CLIENTS)
            await asyncio.gather(*(visit(server.address, n, ready, counts) for n in range(CLIENTS)))
        except (Gone, Silent) as e:
            code = server.process.poll()
            return f"server {number}: {'silent' if code is None else f'died with {code}'} ({e})"
        if server.process.poll() is not None:
            return f"server {number}: died with {server.process.returncode}"
    return ""


async def meet_all(servers: int, at_once: int) -> tuple[list[str], Counter[str]]:
    counts: Counter[str] = Counter()
    places = asyncio.Semaphore(at_once)

    async def one(number: int) -> str:
        async with places:
            return await meet(number, counts)

    found = await asyncio.gather(*(one(number) for number in range(servers)))
    return [bad for bad in found if bad], counts


def main() -> int:
    form = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=form)
    parser.add_argument("--servers", type=int, default=200)
    parser.add_argument("--at-once", type=int, default=2)
    task = parser.parse_args()
    begun = time.monotonic()
    bad, counts = asyncio.run(meet_all(task.servers, task.at_once))
    print(version_text())
    print(f"{task.servers} servers, {CLIENTS} clients each, {time.monotonic() - begun:.0f} s")
    for name, number in sorted(counts.items()):
        print(f"{number:8} {name}")
    print(*bad, sep="\n")
    print(f"{len(bad)} died")
    return 1 if bad or counts["answers of 5xx"] or not counts["answers of 2xx"] else 0


if __name__ == "__main__":
    sys.exit(main())
