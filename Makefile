# Dragonhall's commands. `make help` lists them.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
STAMP  := $(VENV)/.stamp
PLAY   := $(VENV)/.play
PAGES  := src/dragonhall/web/static/index.html
JOBS   ?= 2
PORT   ?= 8000
DATA   ?=

PIP    := $(BIN)/python -m pip --disable-pip-version-check
PYTEST := $(BIN)/python -m pytest
NPM    := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix frontend

.DEFAULT_GOAL := help

.PHONY: help
help:  ## list the commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# ---- setting up ----------------------------------------------------------------------------

.PHONY: setup
setup: $(STAMP)  ## make .venv with the locked packages and this one

$(STAMP): pyproject.toml requirements.lock | $(BIN)/python
	$(PIP) install --quiet --require-hashes -r requirements.lock
	$(PIP) install --quiet --no-deps --no-build-isolation -e .
	$(BIN)/python tools/chromium.py
	touch $(PLAY) $@

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit("Dragonhall needs Python 3.11 or later." if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv $(VENV)

EXPORT := --quiet --frozen --no-emit-project

.PHONY: lock
lock: $(BIN)/uv  ## resolve pyproject.toml anew into the two locks
	$(BIN)/uv lock --upgrade
	$(BIN)/uv export $(EXPORT) --all-groups --all-extras -o requirements.lock
	$(BIN)/uv export $(EXPORT) --no-dev --group build -o requirements-play.lock
	@! grep -n '://' requirements*.lock || { echo "a lock names an address: see above" >&2; exit 1; }

# Not by way of $(STAMP): a lock that no longer installs must still be mendable.
$(BIN)/uv: | $(BIN)/python
	$(PIP) install --quiet uv

# ---- checking ------------------------------------------------------------------------------

.PHONY: lint
lint: $(STAMP)  ## style, types, layers
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports

.PHONY: quick
quick: lint  ## the checks to run while working: under a minute
	$(PYTEST) -q -n $(JOBS) -m "not slow and not soak and not compiled"

.PHONY: test
test: lint frontend browser  ## all that a commit must pass, compiled as well
	$(PYTEST) -q -n $(JOBS) -m "not soak and not compiled" --ignore tests/browser
	$(BIN)/python tools/compile.py --test

.PHONY: frontend
frontend: $(PAGES) $(STAMP)  ## types and tests of the pages
	$(NPM) run check
	$(NPM) test

.PHONY: browser
browser: $(PAGES) $(STAMP)  ## play in a real browser; what fails is tried once more, since a busy machine can be late
	$(PYTEST) -q -n $(JOBS) --dist worksteal -m "not soak" tests/browser || $(PYTEST) -q -m "not soak" --last-failed --last-failed-no-failures none tests/browser

.PHONY: soak
soak: $(STAMP)  ## long random play
	$(PYTEST) -n $(JOBS) -m soak

.PHONY: compile
compile: $(STAMP)  ## compile the hot modules into build/compiled
	$(BIN)/python tools/compile.py

# ---- playing -------------------------------------------------------------------------------

.PHONY: play
play: $(PLAY) $(PAGES)  ## open the hall on http://localhost:8000 (PORT=8123, DATA=folder)
	@$(BIN)/dragonhall serve --open --port $(PORT) $(if $(DATA),--data "$(DATA)")

# What playing needs is a part of what developing needs.
$(PLAY): pyproject.toml requirements-play.lock | $(BIN)/python
	@echo "Setting up Dragonhall, the first time only. 1 of 2: Python packages, about a minute …"
	@$(PIP) install --quiet --require-hashes -r requirements-play.lock
	@$(PIP) install --quiet --no-deps --no-build-isolation -e .
	@touch $@

SOURCES := $(shell find frontend -name node_modules -prune -o -type f -print) $(wildcard src/dragonhall/*/rulebook/*.ftl src/dragonhall/games/*/rulebook/*)

$(PAGES): $(SOURCES) hatch_build.py | $(PLAY)
	@echo "2 of 2: the pages, about half a minute …"
	@$(BIN)/python hatch_build.py

# ---- tidying up ----------------------------------------------------------------------------

.PHONY: clean
clean:  ## remove .venv and all that was built or cached
	rm -rf $(VENV) uv.lock build dist frontend/node_modules src/dragonhall/web/static .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
