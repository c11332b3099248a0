"""`make play`: the page at once, on the sources; what is quicker is compiled beside it.

python tools/play.py BIN [WORD ...]   BIN is the folder of the environment's programs; words for grognard

Where the installed package is what the sources say, it is started and that is all. Else packages are fetched
and the page built, together, the server starts on the sources, and the package is compiled with low priority.
How far that is stands in a note, which the server shows on its page; when a player asks it to go on with the
compiled build, it ends, and is started anew on the same port. Games are in its database.

In an environment that is not .venv of this clone nothing is installed: the server runs on the sources.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools import install, web
from tools.compiling import Compiling
from tools.install import ROOT

AGAIN = "GROGNARD_AGAIN"  # the port of the server before, for grognard.cli.serve
QUICKER = "GROGNARD_QUICKER"  # the note, for grognard.server.quicker
FIRST = "first"


def ready(stamp: install.Stamp) -> bool:
    """Whether what is installed has all that the sources and the page say."""
    return (
        install.PYTHON.exists()
        and (install.VENV / "bin" / "grognard").exists()
        and web.built(web.digest(web.sources()))
        and install.up_to_date(stamp)
    )


def run(*words: str) -> None:
    """A tool of this folder, in .venv; it says itself what is wrong."""
    if subprocess.run([install.PYTHON, *words], cwd=ROOT, check=False).returncode:
        raise SystemExit(1)


def prepare() -> None:
    """What the page needs: packages and pictures of the lobby, and beside that Node.js and the page."""
    stamp = install.read_stamp()

    def packages_and_pictures() -> None:
        install.install_requirements("run", stamp)
        install.write_stamp(stamp)
        run("tools/prints.py", FIRST)

    with ThreadPoolExecutor(2) as pool:
        for done in [pool.submit(packages_and_pictures), pool.submit(run, "tools/web.py")]:
            done.result()


def environment(**more: str) -> dict[str, str]:
    left_out = ("PYTHONPATH", QUICKER, AGAIN)
    return {**{name: value for name, value in os.environ.items() if name not in left_out}, **more}


def serve(command: list[str], env: dict[str, str]) -> int:
    """Runs the server until it ends; Ctrl-C reaches it by itself."""
    server = subprocess.Popen(command, env=env)
    signal.signal(signal.SIGTERM, lambda *_: server.terminate())
    while True:
        try:
            return server.wait()
        except KeyboardInterrupt:
            continue  # it ends in order


def sources_of(folder: Path, words: list[str]) -> tuple[list[str], dict[str, str]]:
    """How the server is started on the sources."""
    return [str(folder / "python"), "-m", "grognard", *words], {"PYTHONPATH": str(ROOT / "src")}


def play_and_compile(words: list[str]) -> int:
    """The server on the sources, then, when a player asks for it, the compiled one in its place."""
    program = str(install.VENV / "bin" / "grognard")
    command, variables = sources_of(install.VENV / "bin", words)
    compiling = Compiling()
    compiling.start()
    try:
        status = serve(command, environment(**variables, **{QUICKER: str(compiling.note)}))
        port = compiling.asked_to_change()
    finally:
        compiling.stop()
    return serve([program, *words], environment(**{AGAIN: port})) if port else status


def main(arguments: list[str]) -> int:
    folder, *words = arguments
    if Path(folder).absolute() != install.VENV / "bin":
        web.build()
        command, variables = sources_of(Path(folder), words)
        return serve(command, environment(**variables))
    if ready(install.read_stamp()):
        os.chdir(ROOT)
        program = str(install.VENV / "bin" / "grognard")
        os.execve(program, [program, *words], environment())
    install.make_venv()
    prepare()
    return play_and_compile(words)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
