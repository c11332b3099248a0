"""The words of the game: complete in both languages, and renderable wherever play needs them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import product
from pathlib import Path
from random import Random

import pytest

from grognard.core.kernel.describe import event_text, option_text, outcome_text, prompt
from grognard.core.kernel.event import Event
from grognard.core.kernel.kinds import BITS, CARD, FACING, HEX, MODE, NUMBER, PLAYER, UNIT, UNITS, Operand
from grognard.core.kernel.option import Option
from grognard.core.kernel.reason import Refusal
from grognard.core.referee.game import Game, new
from grognard.core.telling.catalogue import LANGUAGES, Catalogue, check
from grognard.core.telling.message import Arg, Message, Ref, msg
from grognard.core.telling.view import Account, Branch, Outlook, View
from grognard.games import coh
from grognard.games.coh import RULES
from grognard.games.coh.box.data_files import load_box, load_scenario
from grognard.games.coh.scenario import FACING_NAMES, PLACES, SIDES, CohScenario
from grognard.games.coh.state import STATUS
from grognard.games.coh.verbs import PASS, PAYMENTS

SOURCE = Path(coh.__file__).parent
BOX = load_box()
BOTH = {lang: Catalogue(lang, [RULES.package]) for lang in LANGUAGES}
IDS = set(BOTH["en"].ids())

ASKING = {
    "Facings": ("choose",),
    "Deploy": ("choose",),
    "MarkHexes": ("choose",),
    "Initiative": ("announce", "reply", "reputation"),
    "Vengeance": ("choose",),
    "Turn": ("choose", "after"),
    "Search": ("owner",),
    "Action": (
        "choose",
        "move",
        "face",
        "pivot",
        "bonus",
        "cross",
        "hide",
        "smoke",
        "sneak",
        "occupy",
        "leave",
        "load",
        "unload",
    ),
    "Fire": ("order",),
    "Rally": ("order",),
    "Roll": ("commit", "answer"),
    "CardPlay": ("pay", "unit", "group", "target"),
    "MineWork": ("choose",),
    "Reveal": ("face",),
    "Plot": ("choose",),
    "Barrages": ("escape", "face"),
    "Flight": ("fly", "heading", "altitude", "load"),
}
ALL_ON = {
    "groups": "on",
    "ap-roulette": "on",
    "cautious-movement": "on",
    "hasty-defence": "on",
    "german-bonus-cap": "2",
    "soviet-bonus-cap": "1",
    "group-fire-chain": "on",
    "leader-long-range": "off",
    "cards": "on",
}


def lacking(ids: Iterable[str]) -> list[str]:
    return sorted(set(ids) - IDS)


def hyphens(id: str) -> str:
    return id.replace("_", "-")


def takes(id: str, allowed: Iterable[str]) -> None:
    """The message exists and asks for nothing that it is not given."""
    for lang, catalogue in BOTH.items():
        too_many = catalogue.variables(id) - set(allowed)
        assert not too_many, f"{id} [{lang}] wants {sorted(too_many)}"


# -- complete ----------------------------------------------------------------------------------------


def test_the_files_are_sound() -> None:
    assert check([RULES.package]) == []


def test_every_entry_of_the_tables_has_its_words_and_no_words_are_left_over() -> None:
    wanted: dict[str, list[str]] = {}
    for verb in RULES.verbs:
        wanted[f"coh-verb-{verb.name}"] = [operand.name for operand in verb.operands]
        if verb.name in SHORT:
            wanted[f"coh-verb-{verb.name}-short"] = []
    for kind in RULES.events:
        wanted[f"coh-event-{kind.name}"] = [operand.name for operand in kind.operands]
    for refusal in RULES.refusals[1:]:
        wanted[f"coh-refusal-{refusal.name}"] = ["option", *refusal.facts]
    for outcome in RULES.outcomes:
        wanted[f"coh-outcome-{outcome.name}"] = [outcome.operand.name] if outcome.operand else []
    for frame in RULES.frames:
        for step in ASKING.get(frame.NAME, ()):
            assert step in frame.STEPS
            wanted[f"coh-prompt-{frame.NAME}-{step}"] = [
                *(field.name for field in frame.FIELDS),
                *(fact.name for fact in frame.FACTS),
            ]
    for id, operands in wanted.items():
        takes(id, operands)
    tables = ("coh-verb-", "coh-event-", "coh-refusal-", "coh-outcome-", "coh-prompt-")
    assert sorted(id for id in IDS if id.startswith(tables) and id not in wanted) == []


#: The choices with a short label, for buttons where the unit is clear.
SHORT = ("activate", "ap", "opp", "cap", "use", "with", "support", "spend", "stall", "pass")

NO_LEDGERS = ("table.py", "overlays.py", "refusals.py")  # rules are named there, but no lines


def test_every_line_of_a_ledger_has_its_words() -> None:
    files = [file for file in sorted(SOURCE.rglob("*.py")) if file.name not in NO_LEDGERS]
    source = "\n".join(file.read_text(encoding="utf-8") for file in files)
    titles = set(re.findall(r'Ledger\("([a-z0-9-]+)"', source))
    lines = set(re.findall(r'"COH-[^"]+",\s*"([a-z0-9-]+)"(?! \+)', source))
    lines |= {"cc", "cc-boxed", "rear", "terrain"}  # the other halves of `a if x else b`
    lines |= {f"terrain-{hyphens(kind.id)}" for kind in BOX.codes.values()}
    assert len(titles) >= 4
    assert len(lines) >= 30
    for title in titles:
        takes(f"coh-ledger-{title}", ["unit"])
    for line in lines:
        takes(f"coh-modifier-{line}", ["unit"] if line == "friend" else [])
    known = {f"coh-modifier-{line}" for line in lines} | {f"coh-ledger-{title}" for title in titles}
    said = {id for id in IDS if id.startswith(("coh-modifier-", "coh-ledger-"))}
    assert sorted(said - known) == []


def test_everything_in_the_box_has_a_name() -> None:
    hits = [hit.id for hit in BOX.hits["infantry"]] + [f"veh_{hit.id}" for hit in BOX.hits["vehicle"]]
    words = [*PAYMENTS, *STATUS, *hits, "none", "bare"]
    cards = [*BOX.action_cards, *BOX.weapon_cards, *BOX.oba, *BOX.veteran_cards, *BOX.bonus_cards]
    assert lacking(f"coh-word-{word}" for word in words) == []
    assert lacking(f"coh-{kind}-{unit}" for unit in BOX.units for kind in ("unit", "type")) == []
    assert lacking(f"coh-terrain-{hyphens(kind)}" for kind in BOX.terrain) == []
    assert lacking(f"coh-fort-{hyphens(fort)}" for fort in BOX.fortifications) == []
    assert lacking(f"coh-card-{card}{part}" for card in cards for part in ("", "-effect")) == []
    assert lacking(f"coh-{kind}-{side}" for side in SIDES for kind in ("side", "seat")) == []
    assert lacking(f"coh-facing-{facing}" for facing in FACING_NAMES) == []
    assert lacking(f"coh-place-{place.removeprefix('@')}" for place in PLACES) == []


def test_every_scenario_and_option_is_described() -> None:
    for name in RULES.scenarios():
        file = load_scenario(name)
        wanted = [f"coh-scenario-{name}-title", file.intro]
        if file.place:
            wanted.append(f"coh-scenario-{name}-place")
        for switch, values in RULES.switches(name).items():
            wanted += [f"coh-option-{switch}", f"coh-option-{switch}-about"]
            wanted += [f"coh-option-{switch}-{value}" for value in values]
        assert lacking(wanted) == []
        assert BOTH["en"].render(msg(f"coh-scenario-{name}-title")) == file.title
        if file.place:
            assert BOTH["en"].render(msg(f"coh-scenario-{name}-place")) == file.place


def test_everything_that_is_drawn_has_a_label() -> None:
    game = new("coh/dawn-at-the-granary")
    scene = game.seat(0).view().scene
    source = (SOURCE / "show" / "present.py").read_text(encoding="utf-8")
    badges = re.findall(r'badges\.append\("([a-z-]+)"\)', source)
    assert "spent" in badges
    assert lacking(f"coh-badge-{badge}" for badge in [*badges, "fresh"]) == []
    assert lacking(f"coh-track-{track.name}" for track in scene.tracks) == []


def test_russian_names_have_every_case_and_a_gender() -> None:
    """`check` sees to it that a name has all cases or none; here none is not allowed."""
    names = BOTH["ru"]
    for unit in BOX.units:
        text = (SOURCE / "texts" / "ru" / "units.ftl").read_text(encoding="utf-8")
        entry = text.partition(f"coh-unit-{unit} = ")[2].partition("\ncoh-")[0]
        for form in ("gen", "dat", "acc", "ins", "pre", "gender", "number", "animate"):
            assert f".{form} = " in entry, f"{unit} has no .{form}"
        assert entry.count("{ $n }") == 6, unit
        assert names.variables(f"coh-unit-{unit}") == {"n"}


# -- everything renders ------------------------------------------------------------------------------


class Reader:
    """Renders every new message in both languages; fails on anything missing or odd."""

    def __init__(self, scenario: CohScenario) -> None:
        self.names = RULES.names(scenario)
        self.seen: set[Message] = set()

    def read(self, messages: Iterable[Message]) -> None:
        for message in messages:
            if message in self.seen:
                continue
            self.seen.add(message)
            for catalogue in BOTH.values():
                text = catalogue.render(message, self.names)
                assert text.strip() == text, f"{message.id}: '{text}'"
                assert text, message.id
                assert not re.search(r"[{}\n]|\.\.|  | [,.:]", text), f"{message.id}: '{text}'"

    def read_by_id(self) -> set[str]:
        return {message.id for message in self.seen}


def of_view(view: View) -> Iterator[Message]:
    if view.question is not None:
        yield view.question.prompt
        for offer in view.question.offers:
            yield offer.text


def of_accounts(accounts: list[Account]) -> Iterator[Message]:
    for account in accounts:
        yield account.title
        yield from (line.text for line in account.lines)


def of_outlook(outlook: Outlook) -> Iterator[Message]:
    yield from outlook.assumes
    yield from of_accounts(outlook.ledgers)
    yield from of_branches(outlook.branches)


def of_branches(branches: list[Branch]) -> Iterator[Message]:
    for branch in branches:
        yield branch.label
        yield from of_branches(branch.then)


def scenario_of(game: Game) -> CohScenario:
    assert isinstance(game.scenario, CohScenario)
    return game.scenario


def values(sc: CohScenario, operand: Operand) -> list[int]:
    """Some values an operand can have."""
    if operand.kind == UNIT:
        return [0, sc.units - 1]
    if operand.kind == UNITS:
        return [1, 7]
    if operand.kind == CARD:
        return list(range(len(sc.card_names))) or [0]
    if operand.kind == MODE:
        return list(range(len(operand.names)))
    if operand.kind in (NUMBER, BITS):
        return [34, 0, 1, 2, 5, -1, -2]
    return {HEX: [0, sc.n - 1], PLAYER: [0, 1], FACING: [0, 3]}.get(operand.kind, [0])


def filled(sc: CohScenario, operands: tuple[Operand, ...]) -> Iterator[list[int]]:
    """Operands by fours: each in turn takes all its values."""
    first = [values(sc, operand)[0] for operand in operands]
    yield [*first, 0, 0, 0, 0][:4]
    for i, operand in enumerate(operands):
        for value in values(sc, operand):
            yield [*first[:i], value, *first[i + 1 :], 0, 0, 0, 0][:4]


def facts_of(refusal: Refusal) -> list[dict[str, Arg]]:
    """What a refusal's text may be given: each of its words to select by, small and large numbers."""
    unit, hexes = Ref("unit", 0, "S-SMG-1"), Ref("hex", 0, "8-A01")
    given: dict[str, list[Arg]] = {
        "owner": [Ref("player", 0, "german")],
        "pool": [(unit,), (unit, unit)],
        "entries": [(hexes,)],
        "sight": ["terrain", "height", "gully"],
        "barrier": ["ground", "slope"],
        "hit": [msg("coh-word-pinned")],
        "between": [msg("coh-terrain-forest")],
        "ground": [msg("coh-terrain-river")],
    }
    given |= {key: [unit, Ref("unit", 4, "S-MMG-1")] for key in ("unit", "who", "leaver")}
    given |= {key: [hexes] for key in ("hex", "blocker")}
    values = [given.get(name, [0, 1, 2, 5, 21]) for name in refusal.facts]
    return [dict(zip(refusal.facts, chosen, strict=True)) for chosen in product(*values)]


def test_whatever_the_tables_can_say_renders() -> None:
    sc = scenario_of(new("coh/crossroads-in-the-wheat", options=ALL_ON))
    reader = Reader(sc)
    said: list[Message] = []
    for number, verb in enumerate(RULES.verbs):
        for a, b, c, _ in filled(sc, verb.operands):
            said.append(option_text(RULES, sc, Option(number, a, b, c)))
    for refusal in RULES.refusals[1:]:
        said += [msg(f"coh-refusal-{refusal.name}", option=said[0], **facts) for facts in facts_of(refusal)]
    for number, kind in enumerate(RULES.events):
        for a, b, c, d in filled(sc, kind.operands):
            said.append(event_text(RULES, sc, Event(number, a, b, c, d)))
    for number, outcome in enumerate(RULES.outcomes):
        for a, _, _, _ in filled(sc, (outcome.operand,) if outcome.operand else ()):
            said.append(outcome_text(RULES, sc, number, a))
    reader.read(said)


def test_every_text_without_parameters_renders() -> None:
    reader = Reader(scenario_of(GAME))
    reader.read(msg(id) for id in sorted(IDS) if id.startswith("coh-") and not BOTH["en"].variables(id))
    assert len(reader.seen) > 250


def test_every_prompt_renders() -> None:
    game = new("coh/crossroads-in-the-wheat", options=ALL_ON)
    sc = scenario_of(game)
    reader = Reader(sc)
    for kind in RULES.frames:
        operands = tuple(Operand(field.name, field.holds, field.names) for field in kind.FIELDS)
        for step in ASKING.get(kind.NAME, ()):
            for i, operand in enumerate(operands):
                for value in values(sc, operand):
                    frame = kind()
                    frame.step = frame.STEPS.index(step)
                    for other in operands:
                        setattr(frame, other.name, values(sc, other)[0])
                    setattr(frame, operands[i].name, value)
                    reader.read([prompt(RULES, game.state, frame)])


def attempts(game: Game, random: Random) -> Iterator[str]:
    """Keys of things that somebody might try, mostly without right."""
    sc = scenario_of(game)
    for _ in range(2):
        verb = random.choice(RULES.verbs)
        words = [verb.name]
        for operand in verb.operands:
            value = random.choice(values(sc, operand)) if operand.kind != UNIT else random.randrange(sc.units)
            value = random.randrange(sc.n) if operand.kind == HEX else value
            words.append(sc.name_of(operand.kind, value, operand.names))
        if "-" not in words:
            yield " ".join(words)


def eager_choice(options: list[Option], random: Random) -> Option:
    """Mostly an attack or a rally if there is one, seldom a pass."""
    fights = [o for o in options if RULES.verbs[o.verb].group in ("fire", "rally", "target", "card")]
    busy = [o for o in options if o.verb != PASS or random.random() < 0.1]
    return random.choice((fights if random.random() < 0.7 else busy) or busy or options)


@pytest.mark.parametrize(("seed", "name"), list(enumerate(RULES.scenarios())))
def test_a_random_game_reads_well(seed: int, name: str) -> None:
    """Every prompt, option, log line, ledger, odds and refusal of a game has its words.

    Every other scenario is played with all its options on; the battery reads more games of each.
    """
    allowed = RULES.switches(name)
    chosen = {switch: v for switch, v in ALL_ON.items() if switch in allowed} if seed % 2 else {}
    game = new(f"coh/{name}", seed=seed, options=chosen)
    reader = Reader(scenario_of(game))
    random = Random(f"{name} {seed}")
    for ply in range(300):
        if game.over:
            break
        decision = game.decision
        seat = game.seat(decision.player)
        if ply % 4 == 0:
            reader.read(of_view(seat.view(since=len(game.events))))  # the log is read at the end
        if ply % 20 == 0:
            reader.read(of_outlook(seat.odds(game.key(decision.options[-1]))))
        for key in attempts(game, random):
            reason = seat.why(key)
            if reason is not None:
                reader.read([reason.text])
        game.play(eager_choice(decision.options, random))
    for player in (-1, 0, 1):
        for line in game.seat(player).log():
            reader.read([line.text, *of_accounts(line.ledgers)])
    assert len(reader.read_by_id()) > 40


# -- spot checks -------------------------------------------------------------------------------------


GAME = new("coh/dawn-at-the-granary")
RIFLES = Ref("unit", 1, "S-RIF-2")
MAXIM = Ref("unit", 4, "S-MMG-1")
GERMANS, SOVIETS = Ref("player", 0, "german"), Ref("player", 1, "soviet")
GRANARY = Ref("hex", 0, "7-G08")
OPP, AP = msg("coh-word-opp"), msg("coh-word-ap")
ROLL: dict[str, Arg] = {"player": GERMANS, "dice": 34, "cap": 0, "total": 7}
REPLY: dict[str, Arg] = {"first": SOVIETS, "bid": -1}
PLAYED: dict[str, Arg] = {"card": Ref("card", -1, "luck"), "members": (RIFLES, MAXIM)}


def say(lang: str, id: str, args: dict[str, Arg]) -> str:
    return BOTH[lang].render(msg(id, **args), RULES.names(GAME.scenario))


@pytest.mark.parametrize(
    ("id", "args", "sentence"),
    [
        # cases
        ("coh-verb-activate", {"unit": RIFLES}, "Активировать стрелков 2"),
        ("coh-verb-activate", {"unit": MAXIM}, "Активировать пулемёт «Максим» 1"),
        ("coh-verb-against", {"unit": MAXIM}, "Бросок против пулемёта «Максим» 1"),
        ("coh-ledger-dv", {"unit": RIFLES}, "Защита стрелков 2"),
        ("coh-event-cap-reset", {"player": SOVIETS, "n": 4}, "У советских войск 4 КОД."),
        ("coh-event-spends", {"units": (RIFLES, MAXIM)}, "Теперь уставшие: стрелки 2 и пулемёт «Максим» 1."),
        (
            "coh-prompt-CardPlay-group",
            PLAYED,
            "«Удача» для стрелков 2 и пулемёта «Максим» 1. Добавьте отряды или продолжайте.",
        ),
        # verbs agree
        ("coh-event-fires", {"unit": RIFLES, "hex": GRANARY}, "Стрелки 2 стреляют по амбару, G08."),
        ("coh-event-fires", {"unit": MAXIM, "hex": GRANARY}, "Пулемёт «Максим» 1 стреляет по амбару, G08."),
        ("coh-event-destroyed", {"unit": RIFLES}, "Стрелки 2 уничтожены."),
        ("coh-event-destroyed", {"unit": MAXIM}, "Пулемёт «Максим» 1 уничтожен."),
        # plurals
        ("coh-event-draws", {"player": GERMANS, "n": 1}, "Немцы берут 1 карту."),
        ("coh-event-draws", {"player": GERMANS, "n": 3}, "Немцы берут 3 карты."),
        ("coh-event-draws", {"player": GERMANS, "n": 12}, "Немцы берут 12 карт."),
        ("coh-outcome-gained", {"n": 0}, "0 очков"),
        ("coh-outcome-gained", {"n": 2}, "2 очка"),
        # dice, signs and payment
        ("coh-event-rolled", ROLL | {"cap": 2, "total": 9}, "Бросок немцев: 9 (3 + 4, КОД +2)."),
        ("coh-verb-commit", {"n": -2}, "Вложить 2 КОД: −2"),
        ("coh-event-pays", {"player": GERMANS, "payment": AP, "ap": 3, "cap": 0}, "Немцы платят 3 ОД."),
        (
            "coh-event-pays",
            {"player": SOVIETS, "payment": OPP, "ap": 0, "cap": 0},
            "Советские войска ничего не платят (рывок).",
        ),
        (
            "coh-prompt-Initiative-reply",
            REPLY,
            "Инициатива: КОД на бросок советских войск: −1. Вложите до 2 своих КОД или ничего.",
        ),
    ],
)
def test_russian(id: str, args: dict[str, Arg], sentence: str) -> None:
    assert say("ru", id, args) == sentence


@pytest.mark.parametrize(
    ("id", "args", "sentence"),
    [
        ("coh-event-fires", {"unit": RIFLES, "hex": GRANARY}, "Rifle squad 2 fires at the granary, G08."),
        ("coh-event-spends", {"units": (RIFLES, MAXIM)}, "Now spent: rifle squad 2 and Maxim team 1."),
        ("coh-event-draws", {"player": GERMANS, "n": 1}, "The Germans draw 1 card."),
        ("coh-event-rolled", ROLL, "The Germans roll 7 (3 + 4)."),
        ("coh-event-rolled", ROLL | {"cap": -1, "total": 6}, "The Germans roll 6 (3 + 4, CAP −1)."),
        ("coh-event-rolled", ROLL | {"dice": 5, "total": 5}, "The Germans roll 5 (die 5)."),
        ("coh-verb-commit", {"n": 0}, "Commit no CAP"),
        ("coh-verb-commit", {"n": 1}, "Commit 1 CAP: +1"),
        ("coh-outcome-gained", {"n": 1}, "1 point"),
        (
            "coh-event-pays",
            {"player": GERMANS, "payment": AP, "ap": 3, "cap": 1},
            "The Germans pay 3 AP and 1 CAP.",
        ),
        (
            "coh-prompt-Initiative-reply",
            REPLY | {"bid": 0},
            "Initiative: CAP on the roll of the Soviets: none. Commit up to 2 CAP of your own, or none.",
        ),
    ],
)
def test_english(id: str, args: dict[str, Arg], sentence: str) -> None:
    assert say("en", id, args) == sentence


@pytest.mark.pure
@pytest.mark.parametrize(
    ("kind", "sentence"),
    [
        ("S_SU76", "Самоходка СУ-76 № 2 уничтожена."),
        ("G_STUG", "Штурмовое орудие StuG IIIg № 2 уничтожено."),
        ("S_T34", "Танк Т-34c № 2 уничтожен."),
        ("S_PTR", "Бронебойщики 2 уничтожены."),
    ],
)
def test_gender_and_number_come_from_the_counter(
    kind: str, sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    sc = scenario_of(GAME)
    monkeypatch.setattr(sc, "unit_types", [kind] * sc.units)
    assert say("ru", "coh-event-destroyed", {"unit": RIFLES}) == sentence
