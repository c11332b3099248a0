"""Try an installed grognard, away from any clone: python tools/try_wheel.py [compiled | pure]

It begins a game and plays a choice, then starts its server, which must give the page, the lobby and the
picture of a scenario without drawing anything: what is drawn when the package is built lies in it.
"""

from __future__ import annotations

import json
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

PATIENCE = 120.0
PLAY = """
import grognard, grognard.build
game = grognard.new("coh/dawn-at-the-granary", seed=7)
game.play(game.decision.options[0])
print(grognard.build.build_name(), grognard.__file__)
"""
PATHS = ("/", "/api/meta", "/api/texts/en/core", "/api/thumbnails/coh/first-steps.svg?theme=light")


def fetch(address: str) -> int:
    with urllib.request.urlopen(address, timeout=60) as answer:
        return len(answer.read())


def tried(folder: Path) -> dict[str, int]:
    """How much the server gives for each address; it must have drawn nothing."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "grognard", "serve", "--port", str(port), "--data", str(folder)]
    address = f"http://127.0.0.1:{port}"
    server = subprocess.Popen(command, cwd=folder)
    try:
        end = time.monotonic() + PATIENCE
        while True:
            try:
                fetch(f"{address}/health")
                break
            except OSError:
                if server.poll() is not None or time.monotonic() > end:
                    raise SystemExit("the server does not start") from None
                time.sleep(0.2)
        sizes = {path: fetch(address + path) for path in PATHS}
    finally:
        server.terminate()
        server.wait(30)
    drawn = list((folder / "drawings").glob("*"))
    if drawn:
        raise SystemExit(f"{len(drawn)} things were drawn that the package should bring")
    return sizes


def main(arguments: list[str]) -> None:
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        told = subprocess.run(
            [sys.executable, "-c", PLAY], cwd=name, capture_output=True, text=True, check=True
        ).stdout
        if arguments and not told.startswith(arguments[0]):
            raise SystemExit(f"this is not the {arguments[0]} build: {told}")
        print(told.strip(), json.dumps(tried(Path(name))))


if __name__ == "__main__":
    main(sys.argv[1:])
