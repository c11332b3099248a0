"""What the terminal says of chances."""

from __future__ import annotations

from fractions import Fraction

from grognard.cli.ask import part_lines
from grognard.cli.common import Texts
from grognard.cli.screen import Screen
from grognard.core.referee.game import new
from grognard.core.telling.message import Ref, msg
from grognard.core.telling.view import Branch, OutlookPart


def test_a_part_of_an_attack_has_its_subject_and_its_own_chances() -> None:
    game = new("coh/dawn-at-the-granary", seed=7)
    texts = Texts("en", game.rules, game.rules.names(game.scenario))
    unit = Ref("unit", 0, game.scenario.names(0)[0])
    branch = Branch(msg("coh-outcome-destroyed", unit=unit), Fraction(3, 10), [])
    lines = part_lines(Screen(game, texts), OutlookPart(unit, [branch], Fraction(1, 20)))
    name = texts.say(msg("cli-odds-part", subject=unit))
    assert lines[0] == f"  {name}"
    assert name.endswith(":")
    assert lines[1].strip().startswith("30.00% (3/10)")
    assert lines[2] == "    5.00% (1/20) not followed to the end"
    assert len(lines) == 3
