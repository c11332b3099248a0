"""The README's Python examples run as they stand, one after the other."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@pytest.mark.both_builds
def test_readme_examples_run(
    root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Blocks share one namespace; a failure shows its line in README.md."""
    readme = root / "README.md"
    text = readme.read_text(encoding="utf-8")
    blocks = list(BLOCK.finditer(text))
    assert blocks
    monkeypatch.chdir(tmp_path)
    namespace: dict[str, object] = {"__name__": "__main__"}
    for block in blocks:
        lines_before = text.count("\n", 0, block.start(1))
        exec(compile("\n" * lines_before + block[1], str(readme), "exec"), namespace)
    assert capsys.readouterr().out


def test_readme_names_the_two_commands(root: Path) -> None:
    text = (root / "README.md").read_text(encoding="utf-8")
    makefile = (root / "Makefile").read_text(encoding="utf-8")
    for command in ("play", "test"):
        assert f"make {command}" in text
        assert re.search(rf"^{command}:", makefile, re.MULTILINE)
