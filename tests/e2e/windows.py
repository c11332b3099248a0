"""Windows of the browser that are used again: each new one compiles the page's programs in a new process."""

from __future__ import annotations

from collections import defaultdict
from typing import Any, TypeAlias

from playwright.sync_api import Browser, BrowserContext

from .support import Server, Size, Visitor, make_visitor

Kind: TypeAlias = tuple[Size, frozenset[tuple[str, object]]]

NOTHING: Any = {"cookies": [], "origins": []}


class Windows:
    """Those that rest, by size and options.

    A new window takes a second of processor time. What a test leaves in its window is cleared: cookies,
    storage, listeners, the pointer. What cannot be cleared (scripts that run before others, routes, sessions
    of the developer tools) is for tests marked `new_windows`: their windows are closed after them.
    """

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.resting: defaultdict[Kind, list[BrowserContext]] = defaultdict(list)
        self.kinds: dict[BrowserContext, Kind] = {}

    def open(self, server: Server, size: Size, keep: bool = True, **options: Any) -> Visitor:
        """A window; `keep`: one that has rested, if there is one."""
        usual = {name: value for name, value in options.items() if name != "storage_state"}
        kind = (size, frozenset(usual.items()))
        if not keep or not self.resting[kind]:
            made = make_visitor(self.browser, server, size, **options)
            self.kinds[made.context] = kind
            return made
        context = self.resting[kind].pop()
        context.set_storage_state(options.get("storage_state", NOTHING))
        found = Visitor(context, context.pages[0], server, size)
        found.watch(found.page)
        return found

    def rest(self, visitor: Visitor) -> None:
        """His window is for the next one, if it is as it was opened: one page."""
        if len(visitor.context.pages) != 1 or visitor.page.is_closed():
            self.close(visitor)
            return
        visitor.leave(visitor.page)
        visitor.page.mouse.move(0, 0)
        visitor.page.goto("about:blank")
        self.resting[self.kinds[visitor.context]].append(visitor.context)

    def close(self, visitor: Visitor) -> None:
        self.kinds.pop(visitor.context, None)
        visitor.context.close()
