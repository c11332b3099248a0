"""The command `grognard`: one small module per task, all of them on top of the same referee."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from .common import Complaint, complain


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one command; returns its exit code: 0 good, 1 something was found, 2 not understood."""
    from .parser import language, parse

    arguments = list(sys.argv[1:] if argv is None else argv)
    try:
        task = parse(arguments)
        code = task.run(task)
        sys.stdout.flush()
        return int(code)
    except Complaint as complaint:
        complain(complaint.line(language(arguments)))
        return complaint.code
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:  # the reader of a pipe has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
