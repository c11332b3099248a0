"""Whoever looks at an object weakly keeps a reference of his own, which outlives the object.

mypyc took such references for references that the object holds, and freed them with it: the garbage collector
crashed, some time later and somewhere else. setup.py mends mypyc's C, and here it shows. Hypothesis, for one,
looks weakly at everything that it makes.
"""

from __future__ import annotations

import gc
import weakref
from collections.abc import Callable

import pytest

from grognard.core.geometry.address import BadAddress
from grognard.core.kernel.distribution import Distribution

pytestmark = pytest.mark.both_builds
MANY = 200


@pytest.mark.parametrize("make", [lambda: Distribution({1: 2}), lambda: BadAddress("nowhere")])
@pytest.mark.parametrize("cycle", [False, True], ids=["at once", "by the collector"])
def test_a_weak_reference_outlives_its_object(make: Callable[[], object], cycle: bool) -> None:
    ended: list[object] = []
    references = []
    for _ in range(MANY):
        one = make()
        reference = weakref.ref(one, ended.append)
        gc.collect(0)
        assert reference() is one
        references.append(reference)
        ring: list[object] = [one]
        if cycle:
            ring.append(ring)
        del one, ring, reference
        gc.collect(0)
    gc.collect()
    assert [reference() for reference in references] == [None] * MANY
    assert len(ended) == MANY
    assert {id(reference) for reference in references} == {id(reference) for reference in ended}
