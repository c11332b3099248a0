"""Every entry of a case is asked of the engine: a test that leaves one out fails."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from .cases import Case, unread

#: Entries that no fact of the engine answers, by case. The list may only become shorter: an entry that is
#: asked has to be taken off.
OUT_OF_REACH: dict[str, set[str]] = {
    "PZR-C2-282": {"attack"},  # the altitude of the moment of an attack is not kept
    "PZR-C2-309": {"weapon_class"},  # a word for what `crash_gpe` and no small arms come to
    "PZR-C2-414": {"after AA damage"},  # asked by PZR-C2-307, where an aircraft is damaged
}

#: How many tests of each case are still to come in this process: those that share a case share its entries.
_TO_COME: Counter[str] = Counter()


def pytest_collection_finish(session: pytest.Session) -> None:
    _TO_COME.clear()
    for item in session.items:
        params = getattr(getattr(item, "callspec", None), "params", {})
        if isinstance(params.get("case"), dict):
            _TO_COME[params["case"]["id"]] += 1


@pytest.fixture(autouse=True)
def every_entry_is_asked(request: pytest.FixtureRequest) -> Iterator[None]:
    """After the last test of a case: all its entries have been looked at."""
    yield
    params = getattr(getattr(request.node, "callspec", None), "params", {})
    case: Case | None = params.get("case")
    if not isinstance(case, dict):
        return
    _TO_COME[case["id"]] -= 1
    if _TO_COME[case["id"]] == 0:
        assert unread(case) == OUT_OF_REACH.get(case["id"], set()), f"{case['id']}: entries that no test asks"
