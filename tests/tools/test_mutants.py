"""`tools/mutants.py`: which changes it makes, one at a time, and that the tree is whole again afterwards."""

from __future__ import annotations

import ast

from tools.mutants import changes, table

SOURCE = '''
def price(s: State, u: int) -> int:
    """What it costs."""
    assert u >= 0
    if s.hit[u] and not s.free:
        s.tell(u)
        return s.cost + 2
    return 0


class Frame:
    def over(self) -> bool:
        return self.left < 1
'''


def made(source: str) -> list[str]:
    return [f"{mutant.function}: {mutant.before} -> {mutant.after}" for mutant in changes(ast.parse(source))]


def test_every_kind_of_change() -> None:
    assert made(SOURCE) == [
        "price: if s.hit[u] and (not s.free): -> if True:",
        "price: if s.hit[u] and (not s.free): -> if False:",
        "price: s.hit[u] and (not s.free) -> s.hit[u] or not s.free",
        "price: s.hit[u] and (not s.free) -> not s.free",
        "price: s.hit[u] and (not s.free) -> s.hit[u]",
        "price: not s.free -> s.free",
        "price: s.tell(u) -> ",
        "price: return s.cost + 2 -> return s.cost + 2 + 1",
        "price: s.cost + 2 -> s.cost - 2",
        "price: 2 -> 3",
        "price: 2 -> 1",
        "price: 0 -> 1",
        "price: 0 -> -1",
        "Frame.over: return self.left < 1 -> return not self.left < 1",
        "Frame.over: self.left < 1 -> self.left <= 1",
        "Frame.over: 1 -> 2",
        "Frame.over: 1 -> 0",
    ]


def test_each_change_is_made_alone() -> None:
    tree = ast.parse(SOURCE)
    sound = ast.unparse(tree)
    texts = [ast.unparse(tree) for _ in changes(tree)]
    assert sound not in texts
    assert len(set(texts)) == len(texts) == 17
    assert ast.unparse(tree) == sound
    for text in texts:
        lines = zip(text.splitlines(), sound.splitlines(), strict=True)
        assert sum(one != other for one, other in lines) == 1


def test_the_table_counts_all() -> None:
    mutants = list(changes(ast.parse(SOURCE)))
    results = {"a": [(mutants[0], "killed"), (mutants[1], "survived")], "b": [(mutants[2], "no test")] * 2}
    assert table(results).splitlines()[2:] == [
        "| `a` | 2 | 1 | 50 % |",
        "| `b` | 2 | 0 | 0 % |",
        "| all | 4 | 1 | 25 % |",
    ]
