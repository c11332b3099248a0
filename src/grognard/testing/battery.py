"""The contract battery: every game passes it.

A Battery plays random games of one rules package and asks its oracles on the way. It knows Rules only, and
nothing of any game.

    from grognard.games.coh import RULES
    from grognard.testing.battery import Battery

    findings = Battery(RULES).game(seed=7).findings
"""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterable
from hashlib import blake2b
from importlib import import_module
from random import Random

from grognard.core.kernel.option import END, Option
from grognard.core.kernel.playout import mix, random_lane
from grognard.core.kernel.rules import Rules
from grognard.core.kernel.scenario import Scenario
from grognard.core.referee.game import Game, start

from .oracles import ALL
from .probe import BrokenLaw, Finding, Oracle, Probe, ProbedChoice, dump_text

CHOICES_WITH_DICE = "choices with dice"
LIMIT = 20_000  # choices after which a game is taken never to end


class FuzzedGame:
    """What became of one fuzzed game."""

    def __init__(self, probe: Probe) -> None:
        self.probe = probe
        self.findings = probe.findings
        self.plies = probe.state.ply
        self.winners = probe.state.outcome  # the game's outcome, -1 if it did not end
        self.counts = probe.counts
        self.verbs = probe.verbs
        self.texts = probe.texts


class Battery:
    """Random games watched by oracles. `rates` changes how often one is asked (0: never).

    Every choice of a game of many thousand choices costs hundreds of times as much under all oracles as
    without. `share` below 1 asks each that often only, at the end of games too, but for the three that every
    choice needs; a campaign takes seconds then, and many games see what one game leaves out.
    `draw` names a function that makes scenarios, instead of those of the game (see `drawn_by`).
    """

    def __init__(
        self,
        rules: Rules,
        rates: dict[str, float] | None = None,
        texts: bool = False,
        limit: int = LIMIT,
        share: float = 1.0,
        oracles: Iterable[type[Oracle]] = ALL,
        draw: str = "",
    ) -> None:
        self.rules = rules
        self.drawn = drawn_by(draw) if draw else None
        self.limit = limit
        self.share = share
        self.loaded: tuple[str, dict[str, str], Scenario] | None = None
        self.oracles = tuple(oracles)
        self.rates = {o.name: o.rate * share if o.thinned else o.rate for o in self.oracles}
        if texts:
            self.rates["text.messages"] = 0.1
        unknown = set(rates or {}) - set(self.rates)
        if unknown:
            raise ValueError(
                f"no oracle {', '.join(sorted(unknown))}; there are: {', '.join(sorted(self.rates))}"
            )
        self.rates.update(rates or {})

    # -- one game --------------------------------------------------------------------------------

    def game(
        self, seed: int, scenario: str | None = None, options: dict[str, str] | None = None
    ) -> FuzzedGame:
        """Plays game number `seed`: its scenario, switches, dice and choices all follow from the number."""
        return self.play(self.scenario(seed, scenario, options), seed)

    def scenario(self, seed: int, name: str | None = None, options: dict[str, str] | None = None) -> Scenario:
        """The scenario of game number `seed`; ten games in a row share one, because loading is slow."""
        random = Random(f"{self.rules.name} {seed // 10}")
        if self.drawn is not None and name is None:
            name = self.drawn(seed // 10)
        drawn = random.choice(self.rules.scenarios())
        name = drawn if name is None else name
        chosen = self.switches(name, random) if options is None else options
        if self.loaded is None or self.loaded[:2] != (name, chosen):
            self.loaded = (name, chosen, self.rules.load(name, chosen))
        return self.loaded[2]

    def switches(self, scenario: str, random: Random) -> dict[str, str]:
        """Every fourth game has the default options, the others have any."""
        switches = self.rules.switches(scenario)
        if random.random() < 0.25:
            return {}
        return {name: random.choice(values) for name, values in switches.items()}

    def play(self, scenario: Scenario, seed: int) -> FuzzedGame:
        """Plays a random game of a loaded scenario to its end, or to the first law it breaks."""
        dice = blake2b(f"{self.rules.name} {seed}".encode(), digest_size=16).digest()
        game = start(self.rules, self.rules.start(scenario, dice))
        probe = Probe(self.rules, game, seed)
        asked = [
            oracle()
            for oracle in self.oracles
            if self.rates[oracle.name] > 0 and oracle.concerns(self.rules, scenario)
        ]
        try:
            self._run(probe, asked)
        except BrokenLaw as e:
            probe.fail(e.oracle, str(e))
        except Exception as e:
            where = traceback.extract_tb(e.__traceback__)[-1]
            message = f"{type(e).__name__}: {e} ({where.filename.rpartition('/')[2]}:{where.lineno})"
            self._crash(probe, message, traceback.format_exc())
        return FuzzedGame(probe)

    def _run(self, p: Probe, oracles: list[Oracle]) -> None:
        game = p.game
        at_rest = [oracle for oracle in oracles if type(oracle).rest is not Oracle.rest]
        after_choice = [oracle for oracle in oracles if type(oracle).played is not Oracle.played]
        while not game.over:
            if game.state.ply >= self.limit:
                p.fail("play.end", f"the game has not ended after {self.limit} choices")
            for oracle in at_rest:
                if self._asks(p, oracle):
                    oracle.rest(p)
            if p.findings:
                return
            step = self._choose(p)
            for oracle in after_choice:
                if self._asks(p, oracle):
                    oracle.played(p, step)
            if p.findings:
                return
        for oracle in oracles:
            if not oracle.thinned or p.random(f"{oracle.name} at the end").random() < self.share:
                oracle.ended(p)

    def _asks(self, p: Probe, oracle: Oracle) -> bool:
        """Whether an oracle is asked now; then what it needs is ready."""
        if not p.fires(oracle.name, self.rates[oracle.name]):
            return False
        p.count(oracle.name)
        if oracle.reads_text:
            p.write_down()
        return True

    def _choose(self, p: Probe) -> ProbedChoice:
        """One random choice through the referee, as a player makes it."""
        game = p.game
        s = game.state
        ply = s.ply
        lane = random_lane(s, p.seed, ply)
        options = s.top(lane).options(s)
        o = pick(self.rules, options, p.seed, ply)
        step = ProbedChoice(s.copy(), p.text, lane, s.asked[lane], o, game.key(o))
        step.events_before = len(game.events)
        p.key = step.key
        verb = self.rules.verbs[o.verb].name
        p.verbs[verb] = p.verbs.get(verb, 0) + 1
        game.play(o, s.asked[lane])
        s = game.state
        p.text = ""
        step.barrier = s.barrier
        step.taken = s.taken
        p.count(CHOICES_WITH_DICE, int(s.taken > 0))
        return step

    def _crash(self, p: Probe, message: str, trace: str) -> None:
        scenario = p.game.scenario
        where = f"{message}\n{trace}"
        record = dump_text(p.game, "crash")
        p.findings.append(
            Finding(
                "crash",
                where,
                self.rules.name,
                scenario.name,
                scenario.options,
                p.seed,
                p.state.ply,
                p.key,
                record,
            )
        )


def drawn_by(where: str) -> Callable[[int], str]:
    """The function `package.module:function`, which makes the name of a scenario out of a number."""
    module, _, function = where.partition(":")
    drawn: Callable[[int], str] = getattr(import_module(module), function)
    return drawn


def random_game(rules: Rules, seed: int, plies: int, scenario: Scenario) -> Game:
    """A game after so many random choices, or at its end if that comes first."""
    dice = blake2b(f"{rules.name} {seed}".encode(), digest_size=16).digest()
    game = start(rules, rules.start(scenario, dice))
    while not game.over and game.state.ply < plies:
        s = game.state
        lane = random_lane(s, seed, s.ply)
        game.play(pick(rules, s.top(lane).options(s), seed, s.ply), s.asked[lane])
    return game


def pick(rules: Rules, options: list[Option], seed: int, ply: int) -> Option:
    """A random choice in the manner of game `seed`, because one kind of player sees too little of a game.

    Every third game takes all options equally; the next draws a verb first, so that rare verbs come up; the
    last ends and passes only one time in five if there is anything else to do.
    """
    manner = seed % 3
    if manner == 1:
        verbs = sorted({o.verb for o in options})
        verb = verbs[mix(seed ^ 0x2545F491, ply) * len(verbs) >> 32]
        options = [o for o in options if o.verb == verb]
    elif manner == 2 and mix(seed ^ 0x2545F491, ply) % 5:
        options = [o for o in options if rules.verbs[o.verb].role != END] or options
    return options[mix(seed, ply) * len(options) >> 32]
