"""The pictures of README and documentation: each is shown, small, and taken from the real page."""

from __future__ import annotations

import re
from pathlib import Path

LARGEST = 150_000
SHOWN = re.compile(r"""(?:\]\(|src=")((?:docs/)?pictures/[\w-]+\.jpg)[)"]""")


def shown(root: Path, page: str) -> set[str]:
    text = (root / page).read_text(encoding="utf-8")
    return {((root / page).parent / name).relative_to(root).as_posix() for name in SHOWN.findall(text)}


def test_every_picture_is_shown_and_every_one_that_is_shown_is_there(root: Path) -> None:
    there = {path.relative_to(root).as_posix() for path in (root / "docs" / "pictures").iterdir()}
    assert shown(root, "docs/tour.md") == there
    assert {f"docs/pictures/{name}.jpg" for name in ("shot", "operational", "phone", "replay")} == shown(
        root, "README.md"
    )
    assert shown(root, "docs/index.md") <= there


def test_pictures_are_taken_by_a_command_and_small(root: Path) -> None:
    taken = re.findall(r'keep\(me, "(\w+)"\)', (root / "tests/e2e/pictures.py").read_text(encoding="utf-8"))
    pictures = sorted((root / "docs" / "pictures").iterdir())
    assert [path.stem for path in pictures] == sorted(taken)
    for path in pictures:
        body = path.read_bytes()
        assert body.startswith(b"\xff\xd8\xff"), path.name
        assert 10_000 < len(body) < LARGEST, path.name


def test_a_picture_says_in_words_what_it_shows(root: Path) -> None:
    for page in ("README.md", "docs/tour.md"):
        text = (root / page).read_text(encoding="utf-8")
        words = re.findall(r"!\[(.*?)\]\(", text) + re.findall(r'<img [^>]*alt="(.*?)"', text)
        assert len(words) >= 4
        assert all(len(said) > 15 for said in words), page
