"""Every msgspec type is prepared before a second thread can meet it; msgspec is not safe otherwise."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from bench.first_moment import CLIENTS, meet_all

from grognard.core.loading import prepared

ROUNDS = 20
AFTER_START = """
import pkgutil, sys
from importlib import import_module
from grognard.core.loading import prepared
from grognard.server.app import make_app
from grognard.server.settings import ServerSettings

make_app(ServerSettings(data=sys.argv[1]))
for layer in ("core", "games", "bots", "render", "server", "client"):
    package = import_module(f"grognard.{layer}")
    for module in pkgutil.walk_packages(package.__path__, f"grognard.{layer}."):
        if not module.name.endswith((".__main__", ".migrations.env")):  # importing them runs them
            import_module(module.name)
print(*sorted(f"{kind.__module__}.{kind.__name__}" for kind in prepared.unprepared()))
"""
RACE = """
import os, random, sys, threading
import msgspec
from grognard.core.loading import prepared
from grognard.server import types

for package in types.PACKAGES:
    prepared.import_types(package)
first = [kind for kind in prepared.unprepared() if kind.__module__.startswith("grognard.")]
assert len(first) > 100, len(first)
random.Random(1).shuffle(first)
documents = [(kind, dict.fromkeys(kind.__struct_encode_fields__, {})) for kind in first]

def meet(number):
    for kind, document in documents:
        barrier.wait()
        try:
            msgspec.convert(document, kind)
        except msgspec.ValidationError:
            pass

died = 0
for number in range(int(sys.argv[2])):
    child = os.fork()
    if child == 0:
        if sys.argv[1] == "prepared":
            types.prepare()
        sys.setswitchinterval(1e-6)
        barrier = threading.Barrier(8)
        threads = [threading.Thread(target=meet, args=(n,)) for n in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        os._exit(0)
    died += os.waitpid(child, 0)[1] != 0
print(died)
"""


def output_of(program: str, *words: str) -> str:
    """What a program prints in an interpreter of its own."""
    source = str(Path(prepared.__file__).parents[3])
    environment = {**os.environ, "PYTHONPATH": source}
    done = subprocess.run(
        [sys.executable, "-c", program, *words],
        env=environment,
        capture_output=True,
        text=True,
        timeout=300,
        check=True,
    )
    return done.stdout.strip()


def test_a_started_server_has_prepared_every_type_that_any_module_brings(tmp_path: Path) -> None:
    assert output_of(AFTER_START, str(tmp_path)) == ""


def test_a_type_is_prepared_by_a_decoder_and_not_by_use() -> None:
    class Fresh(msgspec.Struct):
        numbers: list[int] = []

    msgspec.json.encode(Fresh())
    assert Fresh in prepared.unprepared()
    prepared.prepare()
    assert prepared.is_prepared(Fresh)


@pytest.mark.slow
def test_threads_that_meet_our_types_together_do_not_crash() -> None:
    assert output_of(RACE, "bare", "3") != "0", "msgspec has become safe: `core.loading.prepared` can go"
    assert output_of(RACE, "prepared", str(ROUNDS)) == "0"


@pytest.mark.slow
def test_a_fresh_server_outlives_its_first_moment() -> None:
    """In short; `python -m bench.first_moment` does it two hundred times."""
    bad, counts = asyncio.run(meet_all(1, 1))
    assert (bad, dict(counts)) == ([], {"answers of 2xx": 5 * CLIENTS})
