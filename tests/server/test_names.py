"""Nobody is invisible, and nobody passes for another."""

from __future__ import annotations

import secrets
import sqlite3
from pathlib import Path

import pytest

from grognard.server.persons.names import alphabets, clean_name, name_key
from grognard.server.problems import Fault

from .conftest import Start
from .support import PASSWORD, Visitor, Worker


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Иван Петров", "Иван Петров"),
        ("José  Ñandú", "José Ñandú"),
        ("Ｉｖａｎ", "Ivan"),
        ("e\u0301cole", "école"),
        ("Ольга 42", "Ольга 42"),
        ("孫子", "孫子"),
        ("Dr. O'Neill-7", "Dr. O'Neill-7"),
        ("Guest of Honour", "Guest of Honour"),
        ("Guest Bill", "Guest Bill"),
        ("Computer Kid 7", "Computer Kid 7"),
        ("Гостья 7", "Гостья 7"),
    ],
)
def test_names_that_may_be(name: str, shown: str) -> None:
    assert clean_name(name) == shown


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Iv\u200ban", "server-unreadable-name"),  # zero width
        ("Iv\u202ean", "server-unreadable-name"),  # right to left
        ("\u3164\u3164\u3164", "server-unreadable-name"),  # Hangul filler
        ("\u2800\u2800", "server-unreadable-name"),  # empty braille
        ("Iv\ufe0fan", "server-unreadable-name"),
        ("Iv\u0001an", "server-unreadable-name"),
        ("Iv\U000e0061an", "server-unreadable-name"),  # a tag
        ("o" + "\u0336" * 9, "server-unreadable-name"),
        ("...", "server-unreadable-name"),
        ("Iv\u0430n", "server-mixed-name"),  # a Cyrillic a
        ("Αlex", "server-mixed-name"),  # a Greek A
        ("\u200b\u200b", "server-unreadable-name"),
        ("a", "server-bad-name"),
        ("\u00a0 \u2003", "server-bad-name"),
        ("Computer", "server-reserved-name"),
        ("c0mputer", "server-reserved-name"),
        ("КОМПЬЮТЕР", "server-reserved-name"),
        ("deleted", "server-reserved-name"),
        ("Удалён", "server-reserved-name"),
        ("Guest", "server-reserved-name"),
        ("Guest 330131", "server-reserved-name"),
        ("guest_33oi3l", "server-reserved-name"),
        ("Guest7", "server-reserved-name"),
        ("Гость 12345", "server-reserved-name"),
        ("Admin", "server-reserved-name"),
    ],
)
def test_names_that_may_not_be(name: str, why: str) -> None:
    with pytest.raises(Fault) as e:
        clean_name(name)
    assert e.value.problem.text.id == why


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Com", "Сом"),  # Latin, Cyrillic
        ("BOBA", "ВОВА"),
        ("KATE", "ΚΑΤΕ"),  # Latin, Greek
        ("Bill", "BiIl"),
        ("Bill", "Bi11"),
        ("Oleg", "0leg"),
        ("O'Neill", "O’Neill"),
        ("Wolf-7", "Wolf–7"),
        ("a-b", "a_b"),
        ("a.b", "a b"),
        ("Rita", "ʀita"),
        ("Ivan", "ɪvan"),
    ],
)
def test_names_that_look_alike_are_one(one: str, other: str) -> None:
    assert name_key(one) == name_key(other)


def test_guests_and_most_others_differ() -> None:
    names = [f"Guest {n}" for n in range(10_000, 20_000)] + ["Иван", "Ivan", "Ида", "José", "Jose"]
    assert len({name_key(name) for name in names}) == len(names)
    assert alphabets("Иван 42 Ivan") == {"CYRILLIC", "LATIN"}


def test_nobody_registers_as_somebodys_double(shared: Worker) -> None:
    Visitor(shared.address).post("/accounts", {"name": "PETKA", "password": PASSWORD})
    me = Visitor(shared.address)
    assert me.refused("POST", "/accounts", {"name": "РЕТКА", "password": PASSWORD}) == (409, "conflict")
    assert me.refused("PATCH", "/me", {"name": "PeTkа"}) == (400, "bad-request")


def test_accounts_of_an_earlier_version_keep_their_names(start: Start, tmp_path: Path) -> None:
    """Their keys are made anew at the start; of two who look alike the elder has it, and both sign in."""
    worker = start()
    for name in ("Bill", "Ivan"):
        Visitor(worker.address).post("/accounts", {"name": name, "password": PASSWORD})
    worker.stop()
    with sqlite3.connect(tmp_path / "data" / "grognard.sqlite") as db:
        db.execute("update people set name_key = lower(name)")
        db.execute("update people set name = 'BiIl', name_key = 'biil' where name = 'Ivan'")
    again = start()
    for name in ("Bill", "BiIl"):
        me = Visitor(again.address)
        assert me.post("/session", {"name": name, "password": PASSWORD})["name"] == name
    again.stop()
    with sqlite3.connect(tmp_path / "data" / "grognard.sqlite") as db:  # the version between
        db.execute("update people set name = 'a-b', name_key = '~a-b' where name = 'Bill'")
        db.execute("update people set name = 'a_b', name_key = '~a_b' where name = 'BiIl'")
    again = start()
    for name in ("a-b", "a_b"):
        me = Visitor(again.address)
        assert me.post("/session", {"name": name, "password": PASSWORD})["name"] == name
    Visitor(again.address).post("/accounts", {"name": "Bill", "password": PASSWORD})
    assert (
        Visitor(again.address).refused("POST", "/accounts", {"name": "a.b", "password": PASSWORD})[0] == 409
    )
    assert Visitor(again.address).refused("POST", "/accounts", {"name": "Bi1l", "password": PASSWORD}) == (
        409,
        "conflict",
    )


def test_guests_have_numbers_when_all_small_ones_are_taken(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    worker = start()
    monkeypatch.setattr(secrets, "randbelow", lambda below: below - 1)
    names = [Visitor(worker.address).me["name"] for _ in range(3)]
    assert names == ["Guest 999999", "Guest 9999999", "Guest 99999999"]


def test_a_guest_may_keep_his_name(shared: Worker) -> None:
    me, other = Visitor(shared.address), Visitor(shared.address)
    assert me.ask("PATCH", "/me", {"name": me.me["name"], "language": "ru"}).json()["language"] == "ru"
    assert me.refused("PATCH", "/me", {"name": "Guest 1"}) == (400, "bad-request")
    assert me.refused("PATCH", "/me", {"name": other.me["name"]}) == (400, "bad-request")
