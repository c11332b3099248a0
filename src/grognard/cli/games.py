"""`grognard games`: the games and scenarios there are."""

from __future__ import annotations

from argparse import ArgumentParser

from .common import Task, Texts, all_games, print_json, table


def arguments(parser: ArgumentParser, texts: Texts) -> None:
    """No more than every command has."""


def run(task: Task) -> int:
    rows = []
    for rules in all_games():
        for scenario in rules.scenarios():
            loaded = rules.load(scenario, {})
            rows.append(
                {
                    "name": f"{rules.name}/{scenario}",
                    "version": rules.version,
                    "seats": loaded.seats,
                    "options": rules.switches(scenario),
                }
            )
    if task.json:
        print_json(rows)
        return 0
    texts = Texts(task.lang)
    shown = [[texts("cli-games-name"), texts("cli-games-seats"), texts("cli-games-options")]]
    for row in rows:
        options = row["options"]
        seats = row["seats"]
        assert isinstance(options, dict)
        assert isinstance(seats, list)
        switches = " ".join(f"{name}={'|'.join(values)}" for name, values in options.items())
        shown.append([str(row["name"]), ", ".join(seats), switches])
    print("\n".join(table(shown)))
    return 0
