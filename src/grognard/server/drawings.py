"""Tables and maps: made once, in a process of their own, then kept in memory and in the data folder.

Laying out and drawing a large map takes seconds of Python; in a thread everybody who asks for something would
wait for them. What is kept is named after what it shows and after every file of this package that it could
depend on, so nothing stale is ever found.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from hashlib import blake2b
from multiprocessing import get_context
from pathlib import Path

import msgspec

import grognard

from . import draw

log = logging.getLogger("grognard.server")

MOST_DRAWINGS = 200  # in memory, and as many files
DRAWERS = 2  # processes of one worker


class Drawings:
    """Every drawing is made once, however many ask for it at the same time."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._made: dict[str, str] = {}
        self._drawing: dict[str, asyncio.Task[str]] = {}
        self._pool: ProcessPoolExecutor | None = None

    async def table(self, game: str, scenario: str, options: dict[str, str]) -> bytes:
        """A table as JSON."""
        return (await self.get(draw.table, game, scenario, options)).encode()

    async def get(self, make: Callable[..., str], *args: object) -> str:
        """What a function of `draw` makes of these arguments."""
        name = _name(make.__name__, args)
        if name not in self._made:
            if name not in self._drawing:
                self._drawing[name] = asyncio.create_task(self._find(name, make, args))
            try:
                text = await asyncio.shield(self._drawing[name])
            finally:
                if name in self._drawing and self._drawing[name].done():
                    del self._drawing[name]
            while len(self._made) >= MOST_DRAWINGS:
                del self._made[next(iter(self._made))]
            self._made[name] = text
        return self._made[name]

    async def _find(self, name: str, make: Callable[..., str], args: tuple[object, ...]) -> str:
        file = self.folder / name
        try:
            return await asyncio.to_thread(file.read_text, encoding="utf-8")
        except (OSError, UnicodeDecodeError):  # not drawn yet
            pass
        text = await self._elsewhere(make, args)
        try:
            await asyncio.to_thread(_keep, file, text)
        except OSError as e:  # it is only drawn again after the next start
            log.info("a drawing could not be kept: %s", e)
        return text

    async def _elsewhere(self, make: Callable[..., str], args: tuple[object, ...]) -> str:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(DRAWERS, mp_context=get_context("spawn"))
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._pool, make, *args)
        except BrokenProcessPool:  # it was killed: the next one is asked again
            self._pool = None
            raise

    def stop(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def _name(kind: str, args: tuple[object, ...]) -> str:
    return blake2b(msgspec.json.encode((kind, args)), key=_edition(), digest_size=16).hexdigest()


@cache
def _edition() -> bytes:
    """What all drawings depend on: the code and the data of this package."""
    found = blake2b(digest_size=16)
    root = Path(grognard.__file__).parent
    for file in sorted(root.rglob("*")):
        if file.suffix in (".py", ".toml", ".csv"):
            found.update(file.read_bytes())
    return found.digest()


def _keep(file: Path, text: str) -> None:
    """Writes a drawing whole or not at all; the oldest make room."""
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    kept = sorted(file.parent.iterdir(), key=lambda other: other.stat().st_mtime_ns)
    for old in kept[: max(0, len(kept) - MOST_DRAWINGS + 1)]:
        old.unlink(missing_ok=True)
    beside = file.with_name(f"{file.name}.{os.getpid()}")
    beside.write_text(text, encoding="utf-8")
    beside.replace(file)
