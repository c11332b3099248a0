"""Logs on standard error: for people, or one JSON object a line. Never a token, a secret or a body."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime

FIELDS = ("request", "method", "route", "path", "status", "ms", "person", "game", "address")


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        line |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


class Plain(logging.Formatter):
    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(message)s", "%H:%M:%S")

    def format(self, record: logging.LogRecord) -> str:
        text = super().format(record)
        if hasattr(record, "status"):
            known = record.__dict__
            text += f" {known['method']} {known['path']} {known['status']} {known['ms']} ms"
        return text


def set_up(form: str) -> None:
    """Everything goes to standard error; requests that went well only as JSON, they would hide the rest."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else Plain())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("grognard").setLevel(logging.INFO)
    logging.getLogger("grognard.requests").setLevel(logging.INFO if form == "json" else logging.WARNING)
