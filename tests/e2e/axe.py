"""axe-core on a page: what of it people with other eyes, ears or hands could not use."""

from __future__ import annotations

from functools import cache

from playwright.sync_api import Page

from .support import ROOT

SOURCE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"

STILL = """() => document.getAnimations().every((one) =>
  one.playState !== 'running' || one.effect?.getComputedTiming().endTime === Infinity)"""


@cache
def source() -> str:
    assert SOURCE.exists(), "axe-core is not installed: run 'npm install' in web/"
    return SOURCE.read_text(encoding="utf-8")


def violations(page: Page) -> list[str]:
    """What axe finds, one line each, with the elements it is about."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(f"() => {{ {source()}; }}")
    page.wait_for_function(STILL)  # a colour on its way to another has no contrast to speak of
    found = page.evaluate(
        "() => axe.run(document, { resultTypes: ['violations'] }).then((r) => r.violations)"
    )
    return [
        f"{rule['id']} ({rule['impact']}): {node['html'][:160]} {node['failureSummary'][:300]}"
        for rule in found
        for node in rule["nodes"]
    ]


def check(page: Page, where: str) -> None:
    found = violations(page)
    assert not found, f"{where}:\n" + "\n".join(found)
