# Dragonhall's commands. `make help` lists them.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
STAMP  := $(VENV)/.stamp
JOBS   ?= 2

PIP    := $(BIN)/python -m pip --disable-pip-version-check
PYTEST := $(BIN)/python -m pytest

.DEFAULT_GOAL := help

.PHONY: help
help:  ## list the commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# ---- setting up ----------------------------------------------------------------------------

.PHONY: setup
setup: $(STAMP)  ## make .venv with the locked packages and this one

$(STAMP): pyproject.toml requirements.lock
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(PIP) install --quiet --require-hashes -r requirements.lock
	$(PIP) install --quiet --no-deps --no-build-isolation -e .
	touch $@

.PHONY: lock
lock: $(BIN)/uv  ## resolve pyproject.toml anew into requirements.lock
	$(BIN)/uv lock --upgrade
	$(BIN)/uv export --quiet --frozen --no-emit-project --all-groups --all-extras -o requirements.lock
	@! grep -n '://' requirements.lock || { echo "requirements.lock names an address: see above" >&2; exit 1; }

# Not by way of $(STAMP): a lock that no longer installs must still be mendable.
$(BIN)/uv:
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
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
test: lint  ## all that a commit must pass, compiled as well
	$(PYTEST) -q -n $(JOBS) -m "not soak and not compiled"
	$(BIN)/python tools/compile.py --test

.PHONY: soak
soak: $(STAMP)  ## long random play
	$(PYTEST) -n $(JOBS) -m soak

.PHONY: compile
compile: $(STAMP)  ## compile the hot modules into build/compiled
	$(BIN)/python tools/compile.py

# ---- playing -------------------------------------------------------------------------------
# `make play` belongs here: build the front end, start the server, open the browser.

# ---- tidying up ----------------------------------------------------------------------------

.PHONY: clean
clean:  ## remove .venv and all that was built or cached
	rm -rf $(VENV) uv.lock build dist .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
