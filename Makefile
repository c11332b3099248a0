# The two commands: `make play` and `make test`. Both make .venv and install what they need.

SHELL := /bin/sh
BIN := .venv/bin

# The first Python here that is new enough; `make PYTHON=... play` names another.
PYTHON ?= $(shell for python in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	if $$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then echo $$python; break; fi; done)

# Tests on several processes; JOBS=0 runs them in one, for a debugger.
JOBS ?= auto
# Tests of the browser and of servers wait as much as they work: two processes more than there are cores keep
# the cores busy. The one that has the browser is served first (tests/conftest.py).
CORES := $(shell getconf _NPROCESSORS_ONLN 2>/dev/null || echo 1)
WAITING ?= $(if $(filter auto,$(JOBS)),$(shell expr $(CORES) + 2),$(JOBS))
PYTEST := env -u PYTHONPATH -u GROGNARD_PURE $(BIN)/pytest -q --maxprocesses=8 --dist=worksteal

# What mypy has worked out is kept outside the clone, beside what was compiled (tools/kept.py).
KEPT_TYPES := $(if $(filter 0,$(GROGNARD_CACHE)),.mypy_cache,$(or $(GROGNARD_CACHE),$(or $(XDG_CACHE_HOME),$(HOME)/.cache)/grognard)-types)

INSTALLED_BUILD := env -u PYTHONPATH -u GROGNARD_PURE $(BIN)/python -P tools/installed_build.py

# Where bytecode may not be kept, every process that tests start would compile all sources anew.
unexport PYTHONDONTWRITEBYTECODE

# What the measuring commands are given; tests give them less.
PLAY ?=
BENCH ?=
LOAD ?=
CRASH ?= --kills 200
QUICK ?=
SITE ?= site
SBOM ?= build/sbom.json
PICTURES ?=
PICTURES_OF ?=

.PHONY: help play test quick lint format page-test compiled-test both-builds-test pure-test docs bench crash load lock pictures sbom clean \
	install install-dev install-tools install-system page early-page python
.DEFAULT_GOAL := help

help:
	@echo "make play     play in the browser"
	@echo "make test     every check and test"
	@echo "make quick    the checks, and the tests that a change touches, in a minute and a half"
	@echo "make lint     the checks alone: style, types, layers"
	@echo "make format   put the sources into the house format"
	@echo "make docs     build the documentation into site/"
	@echo "make bench    measure decisions per second, both builds, beside python-chess"
	@echo "make load     500 live games on the server: how quick, how much memory, where the limit is"
	@echo "make crash    kill the server 200 times under load, SQLite and PostgreSQL: is a choice lost?"
	@echo "make lock     write the locks of the Python packages anew, in requirements/"
	@echo "make sbom     write a bill of materials: every package with version, hashes and licence"
	@echo "make pictures take the pictures of README and documentation anew, from the real page"
	@echo "make clean    remove everything these commands made"

# The page opens on the sources; what is quicker is compiled beside it, and taken by the next start.
play: python
	@$(PYTHON) tools/play.py $(BIN) $(PLAY)

# The page is built while packages are fetched, and the checks are made while the package compiles: whatever
# fails, the tests do not begin. The whole suite comes last, so that the closing line counts all of it.
test:
	@$(MAKE) --no-print-directory -j2 install-system install-tools early-page
	@$(MAKE) --no-print-directory -j2 install-dev lint docs page-test
	@if [ "$$($(INSTALLED_BUILD))" = compiled ]; then \
		$(MAKE) --no-print-directory both-builds-test compiled-test; \
	else \
		echo "-- nothing was compiled here: all tests run on the sources"; \
		$(MAKE) --no-print-directory pure-test; \
	fi

# QUICK=--list only says which tests would run.
quick: page
	@MYPY_CACHE_DIR="$(KEPT_TYPES)" JOBS=$(JOBS) $(BIN)/python -m tools.quick $(QUICK)

lint: install-tools
	@echo "-- style"
	@$(BIN)/ruff check --quiet --output-format=concise .
	@$(BIN)/ruff format --check --quiet . || { echo "run 'make format'"; exit 1; }
	@echo "-- types"
	@MYPY_CACHE_DIR="$(KEPT_TYPES)" $(BIN)/mypy
	@echo "-- layers"
	@told=$$(PYTHONPATH=src $(BIN)/lint-imports --no-logo) || { echo "$$told"; exit 1; }; echo "$$told" | tail -n 1

format: install-tools
	@$(BIN)/ruff check --quiet --fix .
	@$(BIN)/ruff format --quiet .

page-test: page
	@echo "-- the page: types, tests, size"
	@$(BIN)/python tools/web.py check

# The whole suite on the installed package: what a player gets, and several times as quick as the sources.
compiled-test: page install-dev install-system
	@echo "-- tests on the compiled build"
	@GROGNARD_EXPECT=compiled $(PYTEST) -n $(WAITING) -o pythonpath=. -m 'not pure'

# What could differ between the builds, on the sources too; and tests that put something else in a module's place.
both-builds-test:
	@echo "-- tests on the sources"
	@GROGNARD_EXPECT=pure $(PYTEST) -n $(JOBS) -m '(both_builds and not long) or pure' \
		$$(grep -rlE --include='test_*.py' 'mark\.(both_builds|pure)' tests)

# The whole suite on the sources, where nothing can be compiled.
pure-test: page install-system
	@echo "-- tests on the sources"
	@GROGNARD_EXPECT=pure $(PYTEST) -n $(WAITING)

docs: install-tools
	@echo "-- documentation"
	@told=$$(NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --site-dir "$(abspath $(SITE))" 2>&1) || { echo "$$told"; exit 1; }
	@echo "the documentation is in $(SITE)/index.html"

bench: install-dev
	@$(BIN)/grognard bench $(BENCH)

load: install-dev
	@$(BIN)/python -m bench.load $(LOAD)

crash: install-dev install-system
	@$(BIN)/python -m bench.crash $(CRASH) --database sqlite
	@$(BIN)/python -m bench.crash $(CRASH) --database postgresql

# Versions that still fit stay; LOCK=--upgrade takes the newest that pyproject.toml allows.
lock: install-tools
	@$(BIN)/python -m tools.lock $(LOCK)

# The pictures of the README and docs/tour.md, from the real page.
pictures: page install-dev install-system
	@GROGNARD_PICTURES=$(PICTURES) $(PYTEST) $(if $(PICTURES_OF),-k "$(PICTURES_OF)") -n 0 -o pythonpath=. tests/e2e/pictures.py

sbom: install-tools
	@$(BIN)/python -m tools.sbom $(SBOM)

install: python
	@$(PYTHON) tools/install.py

install-dev: page
	@$(PYTHON) tools/install.py dev

install-tools: python
	@$(PYTHON) tools/install.py tools

# The page, built into the server's folder.
page: install-tools
	@$(BIN)/python tools/web.py

# The same, where it can be built without .venv.
early-page: python
	@$(PYTHON) tools/web.py early

# A Chromium and a PostgreSQL, for the tests alone.
install-system: python
	@$(PYTHON) tools/system.py

python:
	@if [ -z "$(PYTHON)" ]; then \
		echo "grognard needs Python 3.11 or newer, and found: $$(python3 --version 2>/dev/null || echo none)."; \
		echo "Install one, or name it: make PYTHON=path/to/python play"; \
		exit 1; \
	fi
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "grognard needs Python 3.11 or newer, and $(PYTHON) is not."; exit 1; }

clean:
	@rm -rf .venv build dist site web/node_modules web/.fixtures src/grognard/server/page src/grognard/server/prints src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	@find src tests tools bench -name __pycache__ -type d -prune -exec rm -rf {} +
