"""What operators are given: unit, container file, settings and documents fit the program and each other."""

from __future__ import annotations

import fnmatch
import json
import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest
import yaml
from tools import docs_pages

from grognard.cli.common import Complaint
from grognard.cli.parser import parse

FENCED = re.compile(r"^```(?:console|ini|text)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def joined(text: str) -> list[str]:
    """Lines without comments, those that go on in the next put together."""
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return re.sub(r"\\\n\s*", "", "\n".join(lines)).splitlines()


def instructions(root: Path) -> list[tuple[str, str]]:
    """The container file, one instruction after the other."""
    lines = joined((root / "ops" / "Containerfile").read_text(encoding="utf-8"))
    return [(line.partition(" ")[0], line.partition(" ")[2]) for line in lines]


def service(root: Path) -> dict[str, list[str]]:
    """The settings of the unit by name."""
    found: dict[str, list[str]] = {}
    for line in joined((root / "ops" / "grognard.service").read_text(encoding="utf-8")):
        name, equals, value = line.partition("=")
        if equals:
            found.setdefault(name, []).append(value)
    return found


def commands(text: str) -> list[str]:
    """The calls of grognard in a text: what follows the program's name, up to a pipe or a comment."""
    calls = r"(?<![\w.-])grognard ((?:backup|db|games|people|serve|verify)\b[^#>&|\n]*)"
    return [command.strip() for command in re.findall(calls, text)]


def understood(command: str) -> bool:
    try:
        parse(shlex.split(command))
    except Complaint:
        return False
    return True


def assert_understood(command: str) -> None:
    """The program takes these words. Placeholders are filled in: a number, a file, a database."""
    command = re.sub(r"\bN\b", "7", command.replace(r"$(date +\%d)", "1").replace("...", "sqlite:///x"))
    assert understood(command), command


def test_the_unit_starts_the_server_with_its_settings(root: Path) -> None:
    unit = service(root)
    (start,) = unit["ExecStart"]
    program, _, words = start.partition(" ")
    assert program.endswith("/bin/grognard")
    settings = (root / "ops" / "grognard.env").read_text(encoding="utf-8")
    given = re.findall(r"^#?GROGNARD_OPTIONS=(.*)$", settings, re.MULTILINE)
    assert len(given) == 2
    for some in given:
        assert_understood(words.replace("$GROGNARD_OPTIONS", some))
    assert unit["User"] == ["grognard"]
    assert unit["NoNewPrivileges"] == ["yes"]
    assert unit["ProtectSystem"] == ["strict"]
    assert f"/var/lib/{unit['StateDirectory'][0]}" in words


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd-analyze here")
def test_systemd_understands_the_unit(root: Path, tmp_path: Path) -> None:
    text = (root / "ops" / "grognard.service").read_text(encoding="utf-8")
    unit = tmp_path / "grognard.service"  # with a program that is there
    unit.write_text(re.sub(r"ExecStart=\S+", "ExecStart=/bin/true", text), encoding="utf-8")
    done = subprocess.run(
        ["systemd-analyze", "verify", str(unit)], capture_output=True, text=True, check=False
    )
    complaints = [line for line in done.stderr.splitlines() if "grognard.service" in line]
    assert complaints == []
    assert "grognard.service" not in done.stdout


def test_the_container_is_built_from_files_that_are_there(root: Path) -> None:
    ignored = [
        line for line in (root / ".dockerignore").read_text(encoding="utf-8").splitlines() if line[:1] != "#"
    ]
    copied = [words.split() for name, words in instructions(root) if name == "COPY" and "--from" not in words]
    sources = {source for words in copied for source in words[:-1]}
    assert {"requirements", "src", "web", "tools", "LICENSE", "NOTICE"} <= sources
    for source in sources:
        assert (root / source).exists(), source
        assert not any(fnmatch.fnmatch(source, pattern) for pattern in ignored), source
    assert {"src/grognard/server/page", "web/node_modules"} <= set(ignored)  # built inside, from the locks


def test_the_container_installs_by_hash_and_runs_as_nobody(root: Path) -> None:
    steps = instructions(root)
    installs = [
        part for name, words in steps if name == "RUN" for part in words.split("&&") if " install " in part
    ]
    by_pip = [part for part in installs if "/pip install" in part]
    assert len(by_pip) == 4
    for part in by_pip:
        locked = re.search(r"--require-hashes -r (\S+)", part)
        assert (locked and (root / locked[1]).is_file()) or "--no-index" in part, part
    last = steps[[at for at, (name, _) in enumerate(steps) if name == "FROM"][-1] :]
    assert ("USER", "grognard") in last
    assert not [words for name, words in last if name == "RUN" and "pip" in words]
    entry, command = (json.loads(words) for name, words in last if name in ("ENTRYPOINT", "CMD"))
    assert entry == ["/opt/grognard/bin/grognard"]
    assert_understood(" ".join(command))
    (health,) = [words for name, words in last if name == "HEALTHCHECK"]
    code = json.loads(health.partition("CMD ")[2])[2]
    compile(code, "HEALTHCHECK", "exec")
    assert f":{command[command.index('--port') + 1]}/health" in code


def test_commands_of_the_operators_page_are_understood(root: Path) -> None:
    text = (root / "docs" / "operating.md").read_text(encoding="utf-8")
    blocks = "\n".join("\n".join(joined(block)) for block in FENCED.findall(text))
    inline = "\n".join(re.findall(r"`(grognard [^`]+)`", text))
    found = commands(blocks) + commands(inline)
    assert len(found) > 16
    for command in found:
        assert_understood(command)
    for path in re.findall(r"(?:^|[ `])((?:ops|requirements)/[\w.-]+)", text, re.MULTILINE):
        assert (root / path).is_file(), path


def test_the_first_page_lists_all_pages(root: Path) -> None:
    listed = set(re.findall(r"\]\(([\w/-]+\.md)\)", (root / "docs" / "index.md").read_text(encoding="utf-8")))
    there = {path.relative_to(root / "docs").as_posix() for path in (root / "docs").rglob("*.md")}
    assert listed == there - {"index.md"}
    nav = yaml.safe_load((root / "mkdocs.yml").read_text(encoding="utf-8"))["nav"]
    assert {page for entry in nav for page in entry.values()} == there


def test_a_page_that_is_a_file_of_the_root_has_links_that_lead_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "HOUSE.md").write_text("[a](docs/page.md#top), [b](SECURITY.md), [c](https://docs/x)\n")
    monkeypatch.setattr(docs_pages, "ROOT", tmp_path)
    assert docs_pages.on_page_markdown('--8<-- "HOUSE.md"\n') == (
        "[a](page.md#top), [b](security.md), [c](https://docs/x)\n"
    )
    assert docs_pages.on_page_markdown("# A page\n") == "# A page\n"


def test_the_readme_names_the_documents_that_come_with_it(root: Path) -> None:
    text = (root / "README.md").read_text(encoding="utf-8")
    for name in ("SECURITY.md", "NOTICE", "LICENSE", "docs/operating.md"):
        assert f"]({name})" in text
        assert (root / name).is_file()
