"""`why` and `odds` at the table: reasons, chances and where the numbers come from."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from grognard.core.kernel.scenario import Unreadable
from grognard.core.referee.errors import Refused
from grognard.core.referee.seat import Seat
from grognard.core.telling.view import Branch, OutlookPart, Reason

from .choices import Choices, attempt
from .screen import Screen


def reason_lines(screen: Screen, choices: Choices, reason: Reason) -> list[str]:
    """Why not: the sentence, the rule, and the nearest things that are legal."""
    words = screen.texts
    lines = [f"{words.say(reason.text)}  [{reason.rule}]"]
    near = [f"{choices.number(key)} {key}" for key in reason.instead if choices.number(key)]
    if near:
        lines.append(words("cli-why-instead", options=", ".join(near)))
    return lines


def why(screen: Screen, choices: Choices, seat: Seat, text: str) -> list[str]:
    """Answers `why ...`: the reason why something may not be done, or that it may."""
    words = screen.texts
    if not text:
        return [words("cli-why-what")]
    meant = choices.meant(text)
    if meant:
        listed = ", ".join(f"{choices.number(key)} {key}" for key in meant)
        return [words("cli-why-legal", options=listed)]
    if text.isdigit():
        return [words("cli-no-number", n=len(choices.keys), number=text[:20])]
    game = seat.game
    try:
        key = attempt(game.rules, game.scenario, choices, seat.player, text)
        reason = seat.why(key)
    except Unreadable as e:
        return [words("cli-unreadable", problem=str(e))]
    if reason is None:
        return [words("cli-why-legal", options=key)]
    return [f"{key}:", *reason_lines(screen, choices, reason)]


def odds(screen: Screen, choices: Choices, seat: Seat, text: str) -> list[str]:
    """Answers `odds ...`: every outcome with its exact chance, the ledgers, and what was assumed."""
    words = screen.texts
    meant = choices.meant(text)
    if len(meant) != 1:
        return which(screen, choices, text, meant)
    try:
        outlook = seat.odds(meant[0])
    except Refused as refused:
        return reason_lines(screen, choices, refused.reason)
    lines = [screen.paint(meant[0], bold=True)]
    lines += branch_lines(screen, outlook.branches, "  ")
    if outlook.branches and outlook.undecided:
        lines.append("  " + words("cli-odds-undecided", chance=chance(outlook.undecided)))
    for part in outlook.parts:
        lines += part_lines(screen, part)
    if not outlook.branches and not outlook.parts:
        lines.append("  " + words("cli-odds-none"))
    for account in outlook.ledgers:
        lines += ["  " + line for line in screen.ledger(account)]
    lines += ["  " + words("cli-odds-assumes", text=words.say(message)) for message in outlook.assumes]
    return lines


def branch_lines(screen: Screen, branches: Sequence[Branch], indent: str) -> list[str]:
    lines = []
    for branch in branches:
        lines.append(f"{indent}{chance(branch.p):>20}  {screen.texts.say(branch.label)}")
        lines += branch_lines(screen, branch.then, indent + "    ")
    return lines


def part_lines(screen: Screen, part: OutlookPart) -> list[str]:
    """One of several independent attacks: whom it is about, and what may become of him."""
    words = screen.texts
    lines = ["  " + words("cli-odds-part", subject=part.subject)]
    lines += branch_lines(screen, part.branches, "    ")
    if part.undecided:
        lines.append("    " + words("cli-odds-undecided", chance=chance(part.undecided)))
    return lines


def chance(p: Fraction) -> str:
    """A chance as a percentage and exactly."""
    return f"{float(p) * 100:.2f}% ({p})"


def which(screen: Screen, choices: Choices, text: str, meant: Sequence[str]) -> list[str]:
    """What was typed means no option, or more than one."""
    words = screen.texts
    if meant:
        listed = ", ".join(f"{choices.number(key)} {key}" for key in meant[:8])
        return [words("cli-which", options=listed + (" ..." if len(meant) > 8 else ""))]
    if text.isdigit():
        return [words("cli-no-number", n=len(choices.keys), number=text[:20])]
    return [words("cli-odds-what")] if not text else [words("cli-no-option", text=text[:60])]
