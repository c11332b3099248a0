"""Tables, maps and texts of the rules: made once, by the press, then kept in memory and in the data folder.

What is kept is named after what it shows and after every file that it could depend on (`edition`), so
nothing outdated is found. Scenarios of somebody's own, and options, have a shelf of their own: there is no
end of them, and they must not displace what everybody sees. What everybody sees is printed when the package
is built (`printing`) and lies in it, so nobody waits for it.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections import OrderedDict
from collections.abc import Callable
from pathlib import Path

from ..processes.crew import Crew
from ..processes.fair_queue import HOUSE, Owner
from . import draw, edition

log = logging.getLogger("grognard.server")

MOST_DRAWINGS = 200  # files on a shelf
MOST_BYTES = 64 * 1024 * 1024  # of a shelf in memory


class DrawingCache:
    """Finished drawings in memory and in a folder; the oldest are dropped."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._made: OrderedDict[str, bytes] = OrderedDict()
        self._size = 0

    def known(self, name: str) -> bytes | None:
        drawing = self._made.get(name)
        if drawing is not None:
            self._made.move_to_end(name)
        return drawing

    async def stored(self, name: str) -> bytes | None:
        """From the folder, or as it was printed; None: not drawn yet."""
        try:
            content = await asyncio.to_thread(self._read, name)
        except OSError:
            return None
        self._remember(name, content)
        return content

    def _read(self, name: str) -> bytes:
        return edition.printed(name) or (self.folder / name).read_bytes()

    async def add(self, name: str, content: bytes) -> None:
        self._remember(name, content)
        try:
            await asyncio.to_thread(_keep, self.folder / name, content)
        except OSError as e:  # then it is drawn again after the next start
            log.info("a drawing could not be kept: %s", e)

    def _remember(self, name: str, content: bytes) -> None:
        self._size += len(content) - len(self._made.pop(name, b""))
        self._made[name] = content
        while self._size > MOST_BYTES and len(self._made) > 1:
            self._size -= len(self._made.popitem(last=False)[1])


class Drawings:
    """Every drawing is made once, however many ask for it at the same time."""

    def __init__(self, folder: Path, press: Crew) -> None:
        self.press = press
        self.box = DrawingCache(folder)
        self.others = DrawingCache(folder / "others")
        self._drawing: dict[str, tuple[asyncio.Task[bytes], set[object]]] = {}

    async def table(
        self, game: str, scenario: str, options: dict[str, str], owner: Owner, asked: Callable[[], None]
    ) -> bytes:
        """A table as JSON."""
        return await self.of(draw.table, game, scenario, options, owner=owner, asked=asked)

    async def of(
        self,
        make: Callable[..., str],
        game: str,
        scenario: str,
        options: dict[str, str],
        *how: str,
        owner: Owner,
        asked: Callable[[], None],
    ) -> bytes:
        """What a function of `draw` makes of a scenario; `asked` may refuse what must be drawn first."""
        other = bool(options) or ":" in scenario
        return await self.get(make, game, scenario, options, *how, owner=owner, other=other, asked=asked)

    async def get(
        self,
        make: Callable[..., str],
        *args: object,
        owner: Owner = HOUSE,
        other: bool = False,
        asked: Callable[[], None] | None = None,
    ) -> bytes:
        """What a function of `draw` makes of these arguments."""
        if not edition.known():
            await asyncio.to_thread(edition.read)
        name = edition.name_of(make.__name__, args)
        shelf = self.others if other else self.box
        content = shelf.known(name) or await shelf.stored(name)
        if content is not None:
            return content
        if other and asked is not None:
            asked()
        return await self._drawn(name, shelf, make, args, owner, 1 if other else self.press.plan.size)

    async def _drawn(
        self,
        name: str,
        shelf: DrawingCache,
        make: Callable[..., str],
        args: tuple[object, ...],
        owner: Owner,
        share: int,
    ) -> bytes:
        """Waits for the drawing that is being made, or has it made; it is given up when nobody waits."""
        if name not in self._drawing:
            task = asyncio.create_task(self._make(shelf, name, make, args, owner, share))
            self._drawing[name] = (task, set())
            task.add_done_callback(lambda _: self._drawing.pop(name, None))
        task, waiting = self._drawing[name]
        me = object()
        waiting.add(me)
        try:
            return await asyncio.shield(task)
        finally:
            waiting.discard(me)
            if not waiting and not task.done():
                self._drawing.pop(name, None)
                task.cancel()

    async def _make(
        self,
        shelf: DrawingCache,
        name: str,
        make: Callable[..., str],
        args: tuple[object, ...],
        owner: Owner,
        share: int,
    ) -> bytes:
        text: str = await self.press.run(make, *args, owner=owner, share=share)
        content = text.encode()
        await shelf.add(name, content)
        return content


def _keep(file: Path, content: bytes) -> None:
    """Writes a drawing whole or not at all; the oldest make room."""
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    files = [other for other in file.parent.iterdir() if other.is_file()]
    kept = sorted(files, key=lambda other: other.stat().st_mtime_ns)
    for old in kept[: max(0, len(kept) - MOST_DRAWINGS + 1)]:
        old.unlink(missing_ok=True)
    beside = file.with_name(f"{file.name}.{os.getpid()}")
    beside.write_bytes(content)
    beside.replace(file)
