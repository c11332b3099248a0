"""Messages are plain values."""

import msgspec
import pytest

from grognard.core.telling.message import Message, Ref, msg, rule

SQUAD = Ref("unit", 4, "GE-RIF-1")
HEX = Ref("hex", 71, "7-G08")


def test_equal_parts_make_equal_messages_whatever_their_order() -> None:
    one, other = msg("coh-fire", unit=SQUAD, n=3), msg("coh-fire", n=3, unit=SQUAD)
    assert one == other
    assert hash(one) == hash(other)
    assert msgspec.json.encode(one) == msgspec.json.encode(other)
    assert one != msg("coh-fire", unit=SQUAD, n=4)


def test_json_round_trip_keeps_every_kind_of_parameter() -> None:
    why = msg("b", rule=rule("COH-7.62"))
    message = msg("a", n=-3, key="x 1", unit=SQUAD, why=why, hexes=[HEX, 2, msg("c")])
    assert msgspec.json.decode(msgspec.json.encode(message), type=Message) == message
    assert message.args["hexes"] == (HEX, 2, msg("c"))


def test_json_says_what_is_a_message_and_what_a_thing() -> None:
    assert msgspec.json.decode(msgspec.json.encode(msg("a", h=HEX))) == {
        "t": "msg",
        "id": "a",
        "args": {"h": {"t": "ref", "kind": "hex", "index": 71, "key": "7-G08"}},
    }


@pytest.mark.parametrize("value", [True, 0.5, None, {"a": 1}, [[1]]])
def test_other_parameters_are_refused(value: object) -> None:
    with pytest.raises(TypeError, match="'x'"):
        msg("a", x=value)  # type: ignore[arg-type]


def test_bad_json_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"t": "msg", "id": "a", "args": {"h": {"t": "ref", "kind": 1}}}', type=Message)


def test_a_message_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        msg("a").id = "b"  # type: ignore[misc]
