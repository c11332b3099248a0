"""Chance for drawings: the same hex of the same board looks the same in every picture, on every machine."""

from __future__ import annotations

from hashlib import blake2b

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]


def uniform(seed: str, count: int) -> Floats:
    """`count` numbers from 0 up to 1, which follow from the seed alone."""
    blocks = -(-count // 32)
    data = b"".join(blake2b(f"{seed}/{block}".encode(), digest_size=64).digest() for block in range(blocks))
    return np.frombuffer(data, dtype="<u2")[:count] / 65536.0
