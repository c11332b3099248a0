"""Messages become sentences, in English and in Russian."""

import re
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from grognard.bots.levels import GREEDY, RANDOM, SEARCHING
from grognard.core.kernel.policy import Default, Random
from grognard.core.kernel.reason import CAP, SHIFT
from grognard.core.telling.catalogue import Catalogue, CatalogueError, MissingMessage, Names, check
from grognard.core.telling.message import Arg, Message, Ref, msg, rule

SQUAD = Ref("unit", 4, "S_RIF")
TANK = Ref("unit", 5, "T34")
HEX = Ref("hex", 71, "7-G08")
GERMANS = Ref("player", 0, "german")

EN = """
toy-unit-S_RIF = rifle squad
toy-unit-T34 = T-34 No. { $n }
toy-fires = { UNIT($u, cap: "yes") } fires at { $h }.
toy-without = without { UNIT($u, case: "gen") }
toy-lost = { UNIT($u) } lost
toy-named = by { RULE("TOY-1.2") }
toy-points = { $n ->
    [one] { $n } victory point
   *[other] { $n } victory points
}
toy-left = { $n ->
    [0] no turns left
    [one] { $n } turn left
   *[other] { $n } turns left
}
toy-rolled = Rolled { $dice }: { $total }
toy-wrong = { $file }, line { NUMBER($line, useGrouping: 0) }: { $problem }.
toy-range = { NUMBER($value, useGrouping: 0) } is not between { $low } and { $high }
"""
RU = """
toy-unit-S_RIF = стрелковое отделение
    .gen = стрелкового отделения
    .dat = стрелковому отделению
    .acc = стрелковое отделение
    .ins = стрелковым отделением
    .pre = стрелковом отделении
    .gender = n
toy-unit-T34 = Т-34 № { $n }
toy-fires = { UNIT($u, cap: "yes") } стреляет по { $h }.
toy-without = без { UNIT($u, case: "gen") }
toy-lost = { UNIT($u) } { UNIT($u, get: "gender") ->
    [n] потеряно
    [f] потеряна
   *[m] потерян
}
toy-named = по { RULE("TOY-1.2") }
toy-points = { $n ->
    [one] { $n } победное очко
    [few] { $n } победных очка
   *[other] { $n } победных очков
}
toy-left = { $n ->
    [0] ходов не осталось
    [one] остался { $n } ход
    [few] осталось { $n } хода
   *[other] осталось { $n } ходов
}
toy-rolled = Выпало { $dice }: всего { $total }
toy-wrong = { $file }, строка { NUMBER($line, useGrouping: 0) }: { $problem }.
toy-range = { NUMBER($value, useGrouping: 0) } не в пределах от { $low } до { $high }
"""


class ToyNames(Names):
    def message(self, ref: Ref) -> Message | None:
        return msg("toy-unit-" + ref.key, n=ref.index) if ref.kind == "unit" else None

    def name(self, ref: Ref, lang: str, form: dict[str, str]) -> str:
        if ref == GERMANS and lang == "ru":
            return {"gen": "немцев", "ins": "немцами"}.get(form.get("case", ""), "немцы")
        return super().name(ref, lang, form)

    def trait(self, ref: Ref, lang: str, trait: str) -> str:
        return "pl" if ref == GERMANS and trait == "number" else ""


def package(root: Path, en: str, ru: str) -> Path:
    for lang, text in ("en", en), ("ru", ru):
        (root / "texts" / lang).mkdir(parents=True)
        (root / "texts" / lang / "toy.ftl").write_text(text, encoding="utf-8")
    return root


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    return package(tmp_path, EN, RU)


def say(lang: str, id: str, toy: Path | None = None, **args: Arg) -> str:
    return Catalogue(lang, [toy] if toy else []).render(msg(id, **args), ToyNames())


def test_core_is_complete_in_both_languages() -> None:
    assert check() == []


#: Ids that are put together (trackLabel, Ledger.svelte, `odds`, levels of computers), and what fills the gap.
PUT_TOGETHER = {
    "core-{}": ("round", "turn", "vp"),
    "core-op-{}": (CAP, f"{SHIFT}-left", f"{SHIFT}-right"),
    "core-policy-{}": (Default().name, Random(1).name),
    "core-level-{}": (RANDOM, GREEDY, *SEARCHING),
    "core-level-{}-about": (RANDOM, GREEDY, *SEARCHING),
}


def test_every_core_text_has_a_user() -> None:
    root = Path(__file__).parents[2]
    files = [path for kind in ("*.py", "*.ftl") for path in (root / "src" / "grognard").rglob(kind)]
    files += [path for kind in ("*.ts", "*.svelte") for path in (root / "web" / "src").rglob(kind)]
    sources = [path for path in files if "core/texts" not in path.as_posix() and ".test." not in path.name]
    named = set(re.findall(r"core-[a-z-]*[a-z]", "\n".join(path.read_text() for path in sources)))
    named |= {form.format(gap) for form, gaps in PUT_TOGETHER.items() for gap in gaps}
    assert [id for id in Catalogue("en").ids() if id not in named] == []


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_core_text_renders_with_its_parameters(lang: str) -> None:
    catalogue = Catalogue(lang)
    for id in catalogue.ids():
        for n in 0, 1, 2, 5, 21:
            args: dict[str, Arg] = dict.fromkeys(catalogue.variables(id), n)
            args |= {"player": GERMANS, "unit": GERMANS, "rule": rule("COH-7.62"), "dice": (3, 4)}
            text = catalogue.render(msg(id, **args), ToyNames())
            assert text
            assert not set("{}$\u2068\u2069\ue000") & set(text)


@pytest.mark.parametrize(
    ("n", "text"),
    [
        (1, "1 победное очко"),
        (2, "2 победных очка"),
        (5, "5 победных очков"),
        (11, "11 победных очков"),
        (21, "21 победное очко"),
        (22, "22 победных очка"),
        (0, "0 победных очков"),
        (112, "112 победных очков"),
    ],
)
def test_russian_plurals(toy: Path, n: int, text: str) -> None:
    assert say("ru", "toy-points", toy, n=n) == text


def test_english_plurals(toy: Path) -> None:
    assert [say("en", "toy-points", toy, n=n) for n in (0, 1, 2, 21)] == [
        "0 victory points",
        "1 victory point",
        "2 victory points",
        "21 victory points",
    ]


def test_a_number_named_outright_goes_before_its_plural_class(toy: Path) -> None:
    assert say("ru", "toy-left", toy, n=0) == "ходов не осталось"


def test_unit_names_come_from_the_catalogue_in_their_case(toy: Path) -> None:
    assert say("ru", "toy-without", toy, u=SQUAD) == "без стрелкового отделения"
    assert say("en", "toy-without", toy, u=SQUAD) == "without rifle squad"


def test_without_the_case_the_nominative_stands_in(toy: Path) -> None:
    assert say("ru", "toy-without", toy, u=TANK) == "без Т-34 № 5"


def test_words_agree_with_the_gender_of_a_name(toy: Path) -> None:
    assert say("ru", "toy-lost", toy, u=SQUAD) == "стрелковое отделение потеряно"
    assert say("ru", "toy-lost", toy, u=TANK) == "Т-34 № 5 потерян"


def test_proper_names_bring_their_own_forms() -> None:
    assert say("ru", "core-wins", player=GERMANS) == "Победа немцев."
    assert say("ru", "core-not-yours", player=GERMANS) == "Сейчас выбор не за вами, а за немцами."
    assert say("ru", "core-resigned", player=GERMANS) == "Немцы сдаются."


def test_a_thing_without_a_name_is_called_by_its_key() -> None:
    assert Catalogue("en").render(msg("core-wins", player=GERMANS)) == "German wins."


def test_a_sentence_starts_with_a_capital(toy: Path) -> None:
    assert say("ru", "toy-fires", toy, u=SQUAD, h=HEX) == "Стрелковое отделение стреляет по 7-G08."


def test_nested_messages_are_rendered_first(toy: Path) -> None:
    why = msg("toy-range", value=1250, low=0, high=12)
    text = say("ru", "toy-wrong", toy, file="units.csv", line=1204, problem=why)
    assert text == "units.csv, строка 1204: 1250 не в пределах от 0 до 12."


def test_a_rule_may_be_a_thing_a_string_or_written_in_the_text(toy: Path) -> None:
    for given in rule("COH-7.62"), "COH-7.62":
        assert say("en", "core-refused", reason=msg("core-stale"), rule=given).endswith("again. (COH-7.62)")
    assert say("en", "toy-named", toy) == "by TOY-1.2"


def test_lists_are_read_out(toy: Path) -> None:
    assert say("en", "toy-rolled", toy, dice=(2, 3, 6), total=11) == "Rolled 2, 3 and 6: 11"
    assert say("ru", "toy-rolled", toy, dice=(3, 4), total=7) == "Выпало 3 и 4: всего 7"
    assert say("ru", "toy-without", toy, u=(SQUAD, TANK)) == "без стрелкового отделения и Т-34 № 5"
    assert say("en", "toy-without", toy, u=()) == "without none"


def test_a_missing_message_raises_with_id_language_and_file() -> None:
    with pytest.raises(MissingMessage) as caught:
        say("ru", "core-nonsense")
    assert (caught.value.id, caught.value.lang) == ("core-nonsense", "ru")
    assert "grognard.core/texts/ru/core.ftl" in str(caught.value)


def test_a_missing_parameter_raises() -> None:
    with pytest.raises(MissingMessage, match=r"core-vp \[en\]: Unknown external: n .*core.ftl:\d+"):
        say("en", "core-vp")


def test_a_missing_nested_message_raises_with_its_own_id() -> None:
    with pytest.raises(MissingMessage, match=r"^core-nonsense"):
        say("en", "core-refused", reason=msg("core-nonsense"), rule="X-1")


def test_a_missing_unit_name_raises_with_its_own_id(toy: Path) -> None:
    with pytest.raises(MissingMessage, match=r"^toy-unit-KV1"):
        say("en", "toy-lost", toy, u=Ref("unit", 9, "KV1"))


def test_a_number_is_not_a_thing() -> None:
    with pytest.raises(CatalogueError, match="RULE was given 7"):
        say("en", "core-refused", reason="x", rule=7)


def test_an_unknown_language_raises() -> None:
    with pytest.raises(CatalogueError, match="en, ru"):
        Catalogue("../en")


def test_lenient_shows_english_then_the_id(tmp_path: Path) -> None:
    lenient = Catalogue("ru", [package(tmp_path, "toy-a = only { $n }", "")], lenient=True)
    assert lenient.render(msg("toy-a", n=1)) == "only 1"
    assert lenient.render(msg("toy-b", u=SQUAD, why=msg("toy-c"))) == "toy-b u=S_RIF why=toy-c"


def test_spans_tell_which_words_are_things(toy: Path) -> None:
    catalogue = Catalogue("ru", [toy])
    fires = msg("toy-fires", u=SQUAD, h=HEX)
    assert catalogue.render_spans(fires, ToyNames()) == [
        (SQUAD, "Стрелковое отделение"),
        " стреляет по ",
        (HEX, "7-G08"),
        ".",
    ]
    nested = msg("core-refused", reason=fires, rule=rule("TOY-1"))
    spans = catalogue.render_spans(nested, ToyNames())
    assert [span[0] for span in spans if isinstance(span, tuple)] == [SQUAD, HEX, rule("TOY-1")]
    both = msg("toy-without", u=[SQUAD, TANK])
    assert catalogue.render_spans(both, ToyNames())[2:] == [" и ", (TANK, "Т-34 № 5")]


def test_spans_cannot_be_forged_by_what_somebody_typed() -> None:
    typed = msg("core-unreadable", key="\ue0000\ue001x\ue002")
    assert Catalogue("en").render_spans(typed) == ["Cannot read “0x”."]
    assert Catalogue("en").render(typed) == "Cannot read “0x”."


def test_a_game_package_is_found_by_its_import_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package(tmp_path / "toygame", EN, RU)
    (tmp_path / "toygame" / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    assert Catalogue("en", ["toygame"]).render(msg("toy-lost", u=SQUAD), ToyNames()) == "rifle squad lost"
    assert check(["toygame"]) == []
    del sys.modules["toygame"]


def test_threads_do_not_mix_their_readers(toy: Path) -> None:
    with ThreadPoolExecutor(8) as pool:
        said = list(pool.map(lambda i: say(("en", "ru")[i % 2], "toy-without", toy, u=SQUAD), range(200)))
    assert set(said[::2]) == {"without rifle squad"}
    assert set(said[1::2]) == {"без стрелкового отделения"}


@pytest.mark.parametrize(
    ("en", "ru", "finding"),
    [
        ("toy-a = x", "", "toy.ftl:1: toy-a: not in [ru]"),
        ("toy-a = { $n }", "toy-a = { $m }", "toy-a: takes $m in [ru], but $n in [en]"),
        (
            "toy-a = { toy-b }\ntoy-b = { $n }",
            "toy-a = x\ntoy-b = { $n }",
            "toy-a: takes no parameters in [ru]",
        ),
        ("toy-a = { $n", "toy-a = x", "toy.ftl:1: unparsable"),
        ("toy-a = { $n ->\n [one] x\n}", "toy-a = { $n }", "unparsable: E0010"),
        ("toy-a = x\ntoy-a = y", "toy-a = x", "toy.ftl:2: toy-a: already at"),
        ("core-vp = { $n }", "", "core-vp: already at grognard.core"),
        ("toy-a = { toy-b }", "toy-a = x", "toy-a: refers to toy-b"),
        ("toy-a = { -b }", "toy-a = x", "toy-a: refers to -b"),
        ("-b = { $x }\ntoy-a = { -b }", "toy-a = x", "toy-a: uses -b without $x"),
        ("toy-a = { DATETIME($d) }", "toy-a = { $d }", "unknown function DATETIME"),
        ('toy-a = { UNIT($u, case: "gne") }', "toy-a = { $u }", 'UNIT knows no case: "gne"'),
        ("toy-a = { $n }", "toy-a = { $n ->\n [one] x\n *[other] y\n}", "toy-a: plural without few"),
        ("toy-a = x", "toy-a = x\n .gen = y", "toy-a: has some cases, but no dat, acc, ins, pre"),
        ("toy-a = x\n .gne = y", "toy-a = x", "toy-a: unknown form .gne"),
        ("toy-a =\n .gender = m", "toy-a = x", "toy-a: has no text of its own"),
    ],
)
def test_check_finds(tmp_path: Path, en: str, ru: str, finding: str) -> None:
    assert any(finding in found for found in check([package(tmp_path, en, ru)]))


def test_check_has_nothing_against_good_texts(toy: Path) -> None:
    assert check([toy]) == []


def test_check_finds_a_package_without_texts(tmp_path: Path) -> None:
    assert any("no .ftl files" in found for found in check([tmp_path]))
