"""A PostgreSQL cluster for the tests, made in a temporary folder and thrown away."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import psycopg

from tests.ports import free_port

PLACES = ("/usr/lib/postgresql/*/bin", "/usr/pgsql-*/bin", "/opt/homebrew/opt/postgresql*/bin")


def binaries() -> Path:
    """The folder with initdb and postgres, the newest there is."""
    found = [Path(path).parent for path in [shutil.which("initdb")] if path]
    for place in PLACES:
        found += sorted(
            Path("/").glob(place.lstrip("/")), key=lambda path: [len(path.parts[-2]), path.parts[-2]]
        )
    for folder in reversed(found):
        if (folder / "initdb").exists() and (folder / "postgres").exists():
            return folder
    raise RuntimeError(
        "the tests of the server need PostgreSQL's programs initdb and postgres, and there are none: "
        "install the package postgresql (it need not run)"
    )


def as_user(command: Sequence[object]) -> list[str]:
    """PostgreSQL refuses to run as root: the tests then become its own user."""
    words = [str(word) for word in command]
    return ["runuser", "-u", "postgres", "--", *words] if os.geteuid() == 0 else words


class Cluster:
    """A running cluster; every test gets a database of its own in it."""

    def __init__(self, folder: Path, port: int) -> None:
        self.folder = folder
        self.port = port
        self.made = 0

    def address(self, database: str) -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/{database}"

    def database(self, template: str = "template1") -> str:
        """The address of a new, empty database."""
        self.made += 1
        name = f"test{self.made}"
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name} TEMPLATE {template}".encode())
        return self.address(name)

    def copy(self, address: str) -> str:
        """The address of a copy of a database that nobody uses now."""
        return self.database(address.rpartition("/")[2])


@contextmanager
def cluster() -> Iterator[Cluster]:
    bin = binaries()
    folder = Path(tempfile.mkdtemp(prefix="grognard-postgres-"))
    data = folder / "data"
    try:
        if os.geteuid() == 0:
            shutil.chown(folder, "postgres")
        made = [bin / "initdb", "-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync"]
        subprocess.run(as_user(made), check=True, capture_output=True, cwd=folder)
        port = free_port()
        settings = [
            "-c",
            f"port={port}",
            "-c",
            "listen_addresses=127.0.0.1",
            "-c",
            f"unix_socket_directories={folder}",
        ]
        settings += ["-c", "max_connections=200", "-c", "fsync=off", "-c", "shared_buffers=32MB"]
        log = (folder / "log").open("wb")
        process = subprocess.Popen(as_user([bin / "postgres", "-D", data, *settings]), stderr=log, cwd=folder)
        try:
            _wait(process, Cluster(folder, port))
            yield Cluster(folder, port)
        finally:
            stop = [bin / "pg_ctl", "-D", data, "-m", "immediate", "stop"]
            subprocess.run(as_user(stop), check=False, capture_output=True, cwd=folder)
            process.wait(20)
            log.close()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _wait(process: subprocess.Popen[bytes], made: Cluster) -> None:
    end = time.monotonic() + 30
    while True:
        try:
            psycopg.connect(made.address("postgres"), connect_timeout=2).close()
            return
        except psycopg.OperationalError as e:
            if process.poll() is not None or time.monotonic() > end:
                said = (made.folder / "log").read_text(errors="replace")[-2000:]
                raise RuntimeError(f"PostgreSQL did not start: {e}\n{said}") from e
            time.sleep(0.05)
