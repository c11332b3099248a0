"""What can be wrong with a battle's State: the invariants that fuzzing checks after every choice."""

from __future__ import annotations

from .scenario import AIR, HIDDEN, LOST
from .state import SPENT, CohState


def faults(s: CohState) -> list[str]:
    """Every fault found; empty for a sound State."""
    problems: list[str] = []
    unit_faults(s, problems)
    player_faults(s, problems)
    pool_faults(s, problems)
    mine_faults(s, problems)
    plot_faults(s, problems)
    return problems


def unit_faults(s: CohState, problems: list[str]) -> None:
    sc = s.sc
    for u in range(sc.units):
        name = sc.unit_names[u]
        if not (0 <= s.place[u] < sc.n or sc.off <= s.place[u] <= sc.off + AIR):
            problems.append(f"{name} is nowhere")
        if (s.place[u] == sc.off + HIDDEN) != (s.plot[u] >= 0):
            problems.append(f"{name} is hidden nowhere, or plotted but not hidden (COH-10.0)")
        if s.plot_fort[u] >= 0 and s.plot[u] < 0:
            problems.append(f"{name} hides in a fortification, but does not hide (COH-10.0)")
        if (s.place[u] == sc.off + AIR) != (s.over[u] >= 0) or (s.over[u] >= 0 and not sc.impulses[u]):
            problems.append(f"{name} flies nowhere, or cannot fly (COH-20.0)")
        if not 0 <= s.altitude[u] <= (sc.figures["air_counters"] if s.over[u] >= 0 else 0):
            problems.append(f"{name} has {s.altitude[u]} altitude counters (COH-20.1)")
        if not 0 <= s.facing[u] < 6:
            problems.append(f"{name} faces nowhere")
        if not s.hit_may[u] >> s.hit[u] & 1:
            problems.append(f"{name} has a hit that was ruled out (L8)")
        if s.place[u] >= sc.n and s.plot[u] < 0 and s.dug[u]:  # a hidden unit may have dug in (COH-C.V13)
            problems.append(f"{name} is off the map with markers on it")
        if s.active[sc.army[u]] >> u & 1 and (s.status[u] == SPENT or s.place[u] == sc.off + LOST):
            problems.append(f"{name} is activated but spent or lost")


def plot_faults(s: CohState, problems: list[str]) -> None:
    """A battery marked for smoke has a plot (COH-12.3)."""
    for b, name in enumerate(s.sc.oba_names):
        if (s.oba_screen[b] and s.oba_plot[b] < 0) or (s.oba_screen_due[b] and s.oba_due[b] < 0):
            problems.append(f"{name} is to fire smoke, but nowhere")


def mine_faults(s: CohState, problems: list[str]) -> None:
    """A mine is in the box, hidden with its owner, or on the map (COH-18.5); what is there has its hex."""
    for row, name in enumerate(s.sc.fort_names):
        if (s.fort[row] != 0) != (s.fort_at[row] >= 0):
            problems.append(f"{name} is on the map nowhere, or somewhere off it")
        if s.mine_plot[row] >= 0 and (s.fort[row] or s.mine_army[row] < 0 or row not in s.sc.mine_rows):
            problems.append(f"{name} is hidden, but open, or nobody's, or no mine")


def player_faults(s: CohState, problems: list[str]) -> None:
    sc = s.sc
    for p in range(sc.armies):
        if s.ap[p] < 0 or s.cap[p] < 0:
            problems.append(f"{sc.seats[p]} has less than no AP or CAP")
        if (s.active[p] == 0) != (s.ap[p] == 0):
            problems.append(f"{sc.seats[p]}: a pool without units, or units without a pool (COH-3.0)")
        if s.active[p] & ~sum(1 << u for u in sc.units_of[p]):
            problems.append(f"{sc.seats[p]} has activated units of others")
        lost = sum(s.place[u] == sc.off + LOST for u in sc.units_of[p])
        if lost != s.lost[p]:
            problems.append(f"{sc.seats[p]} has {lost} lost units but {s.lost[p]} on the CAP track (COH-7.3)")
        cards = len(sc.card_names)
        if sum(s.hand[p * cards : (p + 1) * cards]) != s.hand_size[p]:
            problems.append(f"{sc.seats[p]} holds another number of cards than is shown")
        if any(s.hand[p * cards + card] for card in range(cards) if sc.card_yellow[card]):
            problems.append(f"{sc.seats[p]} holds a yellow card (COH-8.1(6))")
        if s.goal[p] >= 0 and s.goal.count(s.goal[p]) > 1:
            problems.append(f"{sc.seats[p]} has an objective that somebody else has drawn (COH-C.B2)")


def pool_faults(s: CohState, problems: list[str]) -> None:
    """Counters are conserved: what is not in the pool lies under a unit (COH-7.4)."""
    for kind, count in enumerate(s.sc.hit_count):
        out = sum(1 for u in range(s.sc.units) if kind and s.hit[u] == kind)
        if kind != s.sc.bare_hit and s.pool[kind] + out != count:
            problems.append(
                f"{s.sc.hit_names[kind]}: {s.pool[kind]} in the pool, {out} in play, {count} in the box"
            )
