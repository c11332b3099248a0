"""The report on how even the scenarios of Stalingrad '42 are: games, table, plots.

tools/balance.py --game stalingrad42 plays the games; they are kept in docs/balance/stalingrad42.json, from
which the page docs/balance/stalingrad42.md and its plots are made.
"""

from __future__ import annotations

from html import escape
from multiprocessing import get_context
from os import cpu_count
from pathlib import Path
from statistics import median, quantiles

import msgspec

GAME = "stalingrad42"
DOCUMENTS = Path(__file__).resolve().parent.parent / "docs/balance"
KEPT = DOCUMENTS / f"{GAME}.json"
PAGE = DOCUMENTS / f"{GAME}.md"
WANTED = (0.35, 0.65)  # the share of games that the Axis should win
BEGIN = "<!-- figures: tools/balance.py -->\n"
END = "<!-- end of figures -->\n"
LEVELS = ("recruit", "sergeant", "captain")

# Plots
LEFT, RIGHT, TOP, BOTTOM = 150, 30, 30, 46
INK, SOFT, PAPER, MARK, LINE = "#26323a", "#c9d3d8", "#ffffff", "#c0562b", "#2f6f8f"


class Played(msgspec.Struct, frozen=True):
    """One game between two equal computers: who won, and the points after every turn."""

    scenario: str
    level: str
    seed: int
    axis: bool
    points: tuple[int, ...]


class Job(msgspec.Struct, frozen=True):
    """One game to play."""

    scenario: str
    level: str
    seed: int


# -- games -------------------------------------------------------------------------------------------------


def play(job: Job) -> Played:
    """Plays one game to its end."""
    from grognard.bots.arena import Ring
    from grognard.bots.levels import player_of
    from grognard.core.referee.game import rules_of
    from grognard.games.stalingrad42.state import StalingradState
    from grognard.games.stalingrad42.victory import points

    rules = rules_of(GAME)
    scenario = rules.load(job.scenario, {})
    players = [player_of(GAME, job.level) for _ in range(scenario.players)]
    ring = Ring(rules, scenario, players, job.seed)
    s = ring.s
    assert isinstance(s, StalingradState)
    turn = s.turn
    count = 0
    found: list[int] = []
    while s.outcome < 0:
        ring.step(count)
        count += 1
        if s.turn != turn:
            turn = s.turn
            found.append(points(s))
    found.append(points(s))
    return Played(job.scenario, job.level, job.seed, bool(s.outcome & 1), tuple(found))


def measure(scenarios: list[str], level: str, games: int, jobs: int, seed: int) -> list[Played]:
    """Games that are not kept yet are played; all kept ones come back."""
    done = kept()
    known = {(one.scenario, one.level, one.seed) for one in done}
    work = [Job(name, level, seed + i) for name in scenarios for i in range(games)]
    work = [job for job in work if (job.scenario, job.level, job.seed) not in known]
    workers = max(1, min(jobs or cpu_count() or 1, len(work)))
    with get_context("spawn").Pool(workers) as pool:
        for one in pool.imap(play, work):
            done.append(one)
            keep(done)
            print(f"{one.scenario} {one.level} {one.seed}: {one.points[-1]} points", flush=True)
    return done


def kept() -> list[Played]:
    """The games of earlier runs."""
    return msgspec.json.decode(KEPT.read_bytes(), type=list[Played]) if KEPT.exists() else []


def keep(games: list[Played]) -> None:
    """Writes the games, a line each."""
    rows = sorted(games, key=lambda one: (one.scenario, LEVELS.index(one.level), one.seed))
    lines = ",\n".join(msgspec.json.encode(one).decode() for one in rows)
    DOCUMENTS.mkdir(exist_ok=True)
    KEPT.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


# -- the page ----------------------------------------------------------------------------------------------


def write_report(scenarios: list[str], titles: dict[str, str], benchmark: list[int]) -> None:
    """Table and plots, put into the page between its two marks."""
    games = kept()
    text = PAGE.read_text(encoding="utf-8")
    head, _, rest = text.partition(BEGIN)
    tail = rest.partition(END)[2]
    parts = [table(games, scenarios, titles), "\n"]
    for level in LEVELS:
        its = [one for one in games if one.level == level]
        if not its:
            continue
        name = f"{GAME}-wins-{level}.svg"
        put(name, wins_plot(its, scenarios, titles, level))
        parts.append(f"![Shares of games won by the Axis, {level}]({name})\n\n")
        campaign = [one for one in its if one.scenario == "campaign"]
        if campaign:
            name = f"{GAME}-points-{level}.svg"
            put(name, points_plot(campaign, benchmark, level))
            parts.append(f"![Victory points by turn of the campaign, {level}]({name})\n\n")
            parts.append(turns_table(campaign, benchmark) + "\n")
    PAGE.write_text(head + BEGIN + "".join(parts) + END + tail, encoding="utf-8")


def put(name: str, text: str) -> None:
    (DOCUMENTS / name).write_text(text, encoding="utf-8")


def table(games: list[Played], scenarios: list[str], titles: dict[str, str]) -> str:
    """Per scenario and level: how often the Axis won, and with how many points it ended."""
    from grognard.bots.arena import wilson

    rows = [
        "| scenario | computers | games | Axis won | 95 % interval | points at the end, quartiles |\n",
        "|---|---|---|---|---|---|\n",
    ]
    for name in scenarios:
        for level in LEVELS:
            its = [one for one in games if one.scenario == name and one.level == level]
            if not its:
                continue
            won = wilson(sum(one.axis for one in its), len(its))
            low, middle, high = quartiles([one.points[-1] for one in its])
            cells = (
                titles[name],
                level,
                str(len(its)),
                percent(won.share),
                f"{percent(won.low)} to {percent(won.high)}",
                f"{round(low)}, {round(middle)}, {round(high)}",
            )
            rows.append(f"| {' | '.join(cells)} |\n")
    return "".join(rows)


def turns_table(games: list[Played], benchmark: list[int]) -> str:
    """The points of the campaign beside the benchmark."""
    rows = ["| turn | benchmark | games | points, quartiles |\n", "|---|---|---|---|\n"]
    for turn, row in enumerate(by_turn(games), 1):
        low, middle, high = quartiles(row)
        rows.append(
            f"| {turn} | {benchmark[turn]} | {len(row)} | {round(low)}, {round(middle)}, {round(high)} |\n"
        )
    return "".join(rows)


def by_turn(games: list[Played]) -> list[list[int]]:
    """Per turn the points in the games that still ran."""
    longest = max(len(one.points) for one in games)
    return [[one.points[i] for one in games if i < len(one.points)] for i in range(longest)]


def quartiles(values: list[int]) -> tuple[float, float, float]:
    """Lower quartile, median, upper quartile."""
    if len(values) == 1:
        return (values[0], values[0], values[0])
    low, _, high = quantiles(values, n=4, method="inclusive")
    return (low, median(values), high)


def percent(share: float) -> str:
    return f"{100 * share:.0f} %"


# -- plots -------------------------------------------------------------------------------------------------


def wins_plot(games: list[Played], scenarios: list[str], titles: dict[str, str], level: str) -> str:
    """A line per scenario: the share the Axis won with its interval; behind it what is wanted."""
    from grognard.bots.arena import wilson

    names = [name for name in scenarios if any(one.scenario == name for one in games)]
    width, step = 720, 40
    height = TOP + step * len(names) + BOTTOM
    span = width - LEFT - RIGHT
    bottom = height - BOTTOM

    def at(share: float) -> float:
        return LEFT + span * share

    out = [rect(at(WANTED[0]), TOP, at(WANTED[1]) - at(WANTED[0]), bottom - TOP, SOFT)]
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        out.append(line(at(share), TOP, at(share), bottom, SOFT))
        out.append(text(at(share), bottom + 18, percent(share), "middle"))
    for row, name in enumerate(names):
        its = [one for one in games if one.scenario == name]
        won = wilson(sum(one.axis for one in its), len(its))
        y = TOP + step * row + step / 2
        out.append(text(LEFT - 10, y + 4, f"{titles[name]} ({len(its)})", "end"))
        out.append(line(at(won.low), y, at(won.high), y, LINE, 3))
        out.append(f'<circle cx="{at(won.share):.1f}" cy="{y:.1f}" r="6" fill="{MARK}"/>')
    caption = f"games won by the Axis, {level} against {level}, with 95 % intervals; wanted: 35 % to 65 %"
    out.append(text(LEFT + span / 2, height - 8, caption, "middle"))
    return svg(width, height, out)


def points_plot(games: list[Played], benchmark: list[int], level: str) -> str:
    """Median and quartiles of the points by turn, and the benchmark track."""
    rows = [quartiles(row) for row in by_turn(games)]
    turns = len(benchmark) - 1
    least = min(0, int(min(row[0] for row in rows))) - 2
    most = max(max(benchmark), int(max(row[2] for row in rows))) + 2
    width, height, left = 720, 380, 50
    span = width - left - RIGHT
    bottom = height - BOTTOM

    def x(turn: float) -> float:
        return left + span * (turn - 1) / (turns - 1)

    def y(value: float) -> float:
        return bottom - (bottom - TOP) * (value - least) / (most - least)

    out: list[str] = []
    for value in range(5 * -(-least // 5), most + 1, 5):
        out.append(line(left, y(value), width - RIGHT, y(value), SOFT))
        out.append(text(left - 8, y(value) + 4, str(value), "end"))
    for turn in range(1, turns + 1, 5):
        out.append(text(x(turn), bottom + 18, f"turn {turn}", "middle"))
    band = [(x(i), y(row[2])) for i, row in enumerate(rows, 1)]
    band += [(x(i), y(row[0])) for i, row in reversed(list(enumerate(rows, 1)))]
    shape = " ".join(f"{a:.1f},{b:.1f}" for a, b in band)
    out.append(f'<polygon points="{shape}" fill="{LINE}" fill-opacity="0.25"/>')
    out.append(path([(x(i), y(row[1])) for i, row in enumerate(rows, 1)], LINE))
    out.append(path([(x(turn), y(benchmark[turn])) for turn in range(1, turns + 1)], MARK))
    caption = f"points by turn, {level}, {len(games)} games: median and quartiles (blue), benchmark (red)"
    out.append(text(width / 2, height - 8, caption, "middle"))
    return svg(width, height, out)


def svg(width: int, height: int, parts: list[str]) -> str:
    inside = "\n".join([rect(0, 0, width, height, PAPER), *parts])
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'font-family="sans-serif" font-size="13" fill="{INK}">\n{inside}\n</svg>\n'
    )


def rect(x: float, y: float, width: float, height: float, fill: str) -> str:
    return f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" fill="{fill}"/>'


def line(x1: float, y1: float, x2: float, y2: float, ink: str, width: int = 1) -> str:
    ends = f'x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"'
    return f'<line {ends} stroke="{ink}" stroke-width="{width}"/>'


def path(points: list[tuple[float, float]], ink: str) -> str:
    shape = " ".join(f"{a:.1f},{b:.1f}" for a, b in points)
    return f'<polyline points="{shape}" fill="none" stroke="{ink}" stroke-width="2"/>'


def text(x: float, y: float, words: str, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(words)}</text>'
