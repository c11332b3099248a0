"""The workflow files that a public repository runs: well formed, with commands that are there."""

from __future__ import annotations

import re
import shutil
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

WORKFLOWS = ("docs", "image", "tests", "wheels")
KEYS = {"name", "on", "permissions", "concurrency", "jobs"}
JOB_KEYS = {
    *("needs", "if", "runs-on", "timeout-minutes", "strategy", "permissions", "environment", "steps"),
}
STEP_KEYS = {"name", "id", "if", "uses", "with", "run", "env", "shell"}
PINNED = re.compile(r"[\w.-]+/[\w./-]+@v\d+(\.\d+)*")
EXPRESSION = re.compile(r"\$\{\{ *(.*?) *\}\}")
CONTEXTS = ("github.", "matrix.", "runner.", "steps.", "hashFiles(")


def read(root: Path, name: str) -> dict[str, Any]:
    """YAML 1.1 reads the word `on` as true."""
    text = (root / ".github" / "workflows" / f"{name}.yml").read_text(encoding="utf-8")
    found = yaml.safe_load(text)
    found["on"] = found.pop(True)
    assert isinstance(found, dict)
    return found


def steps(workflow: dict[str, Any]) -> list[dict[str, Any]]:
    return [step for job in workflow["jobs"].values() for step in job["steps"]]


def test_every_workflow_is_looked_at(root: Path) -> None:
    assert sorted(path.stem for path in (root / ".github" / "workflows").iterdir()) == list(WORKFLOWS)


@pytest.mark.parametrize("name", WORKFLOWS)
def test_a_workflow_is_well_formed(root: Path, name: str) -> None:
    workflow = read(root, name)
    assert workflow.keys() <= KEYS
    assert workflow["name"] == name
    assert workflow["permissions"] == {"contents": "read"}  # more is given to single jobs
    jobs = workflow["jobs"]
    for job in jobs.values():
        assert job.keys() <= JOB_KEYS
        assert job["timeout-minutes"] <= 180
        needed = job.get("needs", [])
        assert set([needed] if isinstance(needed, str) else needed) <= jobs.keys()
        ids = {step["id"] for step in job["steps"] if "id" in step}
        for step in job["steps"]:
            assert step.keys() <= STEP_KEYS
            assert ("uses" in step) != ("run" in step)
            if "uses" in step:
                assert PINNED.fullmatch(step["uses"]), step["uses"]
        text = yaml.safe_dump(job)
        for expression in EXPRESSION.findall(text):
            assert expression.startswith(CONTEXTS), expression
        assert set(re.findall(r"steps\.(\w+)\.", text)) <= ids
        asked = set(re.findall(r"matrix\.(\w+)", text))
        assert asked == set(job.get("strategy", {}).get("matrix", {}))


@pytest.mark.parametrize("name", WORKFLOWS)
def test_its_commands_are_shell_and_name_what_is_there(root: Path, name: str) -> None:
    goals = set(re.findall(r"^([\w-]+):", (root / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    commands = [step["run"] for step in steps(read(root, name)) if "run" in step]
    assert commands
    bash = shutil.which("bash") or "sh"
    for command in commands:
        plain = EXPRESSION.sub("x", command)
        checked = subprocess.run([bash, "-n"], input=plain, capture_output=True, text=True, check=False)
        assert checked.returncode == 0, checked.stderr
        for words in re.findall(r"^make (.*)$", plain, re.MULTILINE):
            assert {word for word in words.split() if "=" not in word} <= goals
        for path in re.findall(r"(?<![\w/.])((?:ops|requirements|tools)/[\w./-]+)", plain):
            assert (root / path).is_file(), path
        for module in re.findall(r"python -m (bench\.\w+)", plain):
            assert (root / (module.replace(".", "/") + ".py")).is_file()


def test_paths_that_start_a_workflow_are_there(root: Path) -> None:
    found = 0
    for name in WORKFLOWS:
        for event in read(root, name)["on"].values():
            for pattern in (event or {}).get("paths", []):
                assert list(root.glob(pattern)), pattern
                found += 1
    assert found > 8


def test_an_artifact_that_is_fetched_was_made_before(root: Path) -> None:
    jobs = read(root, "wheels")["jobs"]
    made = {
        step["with"]["name"]
        for job in jobs.values()
        for step in job["steps"]
        if step.get("uses", "").startswith("actions/upload-artifact@")
    }
    fetched = {
        step["with"]["name"]
        for job in jobs.values()
        for step in job["steps"]
        if step.get("uses", "").startswith("actions/download-artifact@") and "name" in step["with"]
    }
    assert fetched == {"source"}
    assert fetched <= made


def test_wheels_are_built_for_the_pythons_that_are_promised_and_tried(root: Path) -> None:
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    settings = project["tool"]["cibuildwheel"]
    known = [re.search(r":: (3\.\d+)$", word) for word in project["project"]["classifiers"]]
    promised = [found[1] for found in known if found]
    assert settings["build"].split() == [f"cp{version.replace('.', '')}-*" for version in promised]
    assert settings["environment"]["GROGNARD_COMPILE"] == "1"  # a wheel that is not compiled is a failure
    script = re.search(r"\{package\}/(\S+)", settings["test-command"])
    assert script is not None
    assert (root / script[1]).is_file()
    systems = read(root, "wheels")["jobs"]["wheels"]["strategy"]["matrix"]["os"]
    assert {system.partition("-")[0] for system in systems} == {"ubuntu", "macos", "windows"}
