"""Draw what the lobby and the first page of each game show, into src/grognard/server/prints.

python tools/prints.py        whatever is not there as the sources say
python tools/prints.py first  only what the lobby shows first: the server may be started then

Prints are kept outside the clone by what they were drawn from (tools/kept.py): a second clone draws nothing.
GROGNARD_PRINTS=0 leaves them out; a server without them draws each when it is first asked for.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import zipfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools import kept

ROOT = Path(__file__).resolve().parent.parent

FIRST = "first"
NAMES = "names"  # the entry of what is kept that lists the others in their order


def say(text: str) -> None:
    print(f"grognard: {text}", flush=True)


def note(folder: Path, group: str) -> Path:
    """What is there of a group; a name that begins with a dot is not installed."""
    return folder / f".{group or 'lobby'}.json"


def noted(folder: Path, group: str) -> tuple[str, list[str]]:
    """The edition that was printed last, and its files."""
    try:
        edition, names = json.loads(note(folder, group).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return "", []
    return str(edition), [str(name) for name in names]


def there(folder: Path, group: str, edition: str) -> bool:
    """Whether a group is printed as its sources say."""
    printed, names = noted(folder, group)
    return printed == edition and all((folder / name).is_file() for name in names)


def take(folder: Path, group: str, edition: str) -> bool:
    """Puts a group there as it was printed before, in another clone."""
    try:
        files = kept.take_files(kept.key_of("prints", group, edition))
    except zipfile.BadZipFile:
        return False
    if files is None or NAMES not in files:
        return False
    names = files.pop(NAMES).decode().split()
    if set(names) != set(files):
        return False
    for name, body in files.items():
        (folder / name).write_bytes(body)
    note(folder, group).write_text(json.dumps([edition, names]), encoding="utf-8")
    return True


def draw(folder: Path, group: str) -> list[str]:
    """Prints a group in a process of its own; the names of its files."""
    path = os.pathsep.join(filter(None, [str(ROOT / "src"), os.environ.get("PYTHONPATH", "")]))
    command = [sys.executable, "-m", "grognard.server.press.printing", str(folder), group]
    env = {**os.environ, "PYTHONPATH": path}
    made = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    if made.returncode:
        print(made.stderr, file=sys.stderr)
        raise SystemExit(f"grognard: drawing failed ({group or 'the lobby'})")
    return made.stdout.split()


def make(folder: Path, group: str, edition: str) -> None:
    names = draw(folder, group)
    note(folder, group).write_text(json.dumps([edition, names]), encoding="utf-8")
    files = {name: (folder / name).read_bytes() for name in names}
    listed = {NAMES: "\n".join(names).encode()}
    kept.keep_files(kept.key_of("prints", group, edition), {**listed, **files})


def sweep(folder: Path, groups: list[str]) -> None:
    """Removes what no group has: prints of other sources."""
    right = {name for group in groups for name in noted(folder, group)[1]}
    right.update(note(folder, group).name for group in groups)
    for path in folder.iterdir():
        if path.name not in right:
            path.unlink(missing_ok=True)


def main(arguments: list[str]) -> None:
    if os.environ.get("GROGNARD_PRINTS") == "0":
        return
    sys.path.insert(0, str(ROOT / "src"))  # of these sources, whatever is installed
    from grognard.core.referee.finding import own_names
    from grognard.server.press import edition

    folder = edition.PRINTS
    folder.mkdir(parents=True, exist_ok=True)
    editions = {name: digest.hex() for name, digest in edition.read().items()}
    if arguments == [FIRST] and there(folder, FIRST, editions[""]):
        return
    missing = [group for group in ("", *own_names()) if not there(folder, group, editions[group])]
    missing = [group for group in missing if not take(folder, group, editions[group])]
    if not missing:
        return
    if arguments == [FIRST]:
        names = draw(folder, FIRST)
        note(folder, FIRST).write_text(json.dumps([editions[""], names]), encoding="utf-8")
        return
    say("drawing maps")
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(lambda group: make(folder, group, editions[group]), missing))
    sweep(folder, ["", *own_names()])


if __name__ == "__main__":
    main(sys.argv[1:])
