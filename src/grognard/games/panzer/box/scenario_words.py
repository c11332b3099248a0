# mypyc: interpreted
"""What scenarios and their formations are called: those of the box by the catalogue, others as written."""

from __future__ import annotations

from grognard.core.telling.message import Message, msg

from .battles_forces import BATTLE_GROUP, company_name
from .battles_types import load_organisation
from .scenario_files import in_box
from .scenario_types import Formation, ScenarioFile


def words(file: ScenarioFile) -> tuple[Message, Message, Message]:
    """Title, place and introduction: in the reader's language, of an own scenario as written."""
    if in_box(file):
        id = f"panzer-scenario-{file.name}"
        return msg(f"{id}-title"), msg(f"{id}-place"), msg(f"{id}-intro")
    return (
        msg("panzer-scenario-own-title", title=file.title),
        msg("panzer-scenario-own-place", place=file.place),
        msg("panzer-scenario-own-intro", text=file.text),
    )


def history(file: ScenarioFile) -> list[Message]:
    """What is known of the action; nothing of a battle that somebody made up."""
    return [msg(f"panzer-scenario-{file.name}-history")] if in_box(file) else []


def formation_words(file: ScenarioFile, formation: Formation) -> Message:
    """A formation: of the box, a company of organisation.toml, or as its author calls it."""
    if in_box(file):
        return msg(f"panzer-formation-{file.name}-{formation.key}")
    company, number = company_of(formation.key)
    if company and formation.name == company_name(formation.key):
        return msg(f"panzer-company-{company}", n=number)
    return msg("panzer-formation-own", name=formation.name)


def company_of(key: str) -> tuple[str, int]:
    """The company of organisation.toml that a formation's key names, and the how-manieth; "" if none."""
    known = {BATTLE_GROUP, *(company.id for company in load_organisation().company)}
    if key in known:
        return key, 1
    stem, _, number = key.rpartition("-")
    return (stem, int(number)) if stem in known and number.isdigit() else ("", 0)
