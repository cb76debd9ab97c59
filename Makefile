# `make play` and `make test` prepare everything they need; `make quick` is the everyday check.
.DELETE_ON_ERROR:
PYTHON ?= python3
UV_VERSION := 0.13.7
BIN := .venv/bin
SEEN := .venv/.seen
UV := $(BIN)/uv pip
CLIENT := $(shell find web src/ludoteka/games -type f -not -path '*/node_modules/*' -not -path 'web/dist*' -not -name '*.py' -not -name '*.pyc' -not -name '*.so')
LOCKED := --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-emit-index-url --no-emit-find-links

# Python caches compiled modules whatever the shell says: the tests start hundreds of processes that import the same ones.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: play test quick setup lint client coverage mutants referee endurance rooms pages presses bench docs wheel lock clean

play: $(SEEN)/playing $(SEEN)/compiled web/dist/index.html
	$(BIN)/ludoteka serve --open

setup: $(SEEN)/packages $(SEEN)/compiled

quick: setup lint          ## the checks for every change, in less than a minute
	$(BIN)/pytest -n 2 tests/kernel tests/games/claim tests/test_extras.py
	$(BIN)/pytest tests/laws -k claim

test: setup $(SEEN)/chromium $(SEEN)/servers
	$(MAKE) --no-print-directory --jobs 2 $(if $(filter output-sync,$(.FEATURES)),--output-sync) lint docs client
	$(BIN)/pytest -n 2 --dist worksteal --ignore tests/web
	$(BIN)/pytest -n 2 --dist worksteal tests/web

coverage: setup            ## the lines that no test of kernel, games and server runs, as build/coverage/index.html
	$(BIN)/pytest -n 2 --cov ludoteka --cov-report html:build/coverage --cov-report term:skip-covered \
		--ignore tests/web --ignore tests/laws

PART ?= kernel
COUNT ?= 200
mutants: setup             ## mutants of a PART: small wrong changes, and the ones that survive the tests (CONTRIBUTING.md)
	$(BIN)/python scripts/mutants.py $(PART) --count $(COUNT)

MATCHES ?= 200
referee: setup             ## MATCHES judged by the referee of GAME (default: all games), up to the first disagreement
	$(BIN)/python -m tests.referees $(GAME) --matches $(MATCHES)

RUN ?= --help
endurance: setup $(SEEN)/servers  ## a long run that tries to break the server, RUN="kills --count 1000" (docs/reliability.md)
	$(BIN)/python -m tests.endurance $(RUN)

lint: $(SEEN)/packages
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python scripts/plain_words.py
	$(BIN)/python scripts/web.py lint

client: $(BIN)/uv            ## the client's format, lint, types and unit tests, then web/dist
	$(BIN)/python scripts/web.py check
	$(MAKE) --no-print-directory web/dist/index.html

ROOMS ?=
rooms: setup $(SEEN)/chromium web/dist/index.html  ## pictures of every question in every room (or ROOMS="[--axe] GAME ...") at seven sizes, and a list of faults, in build/rooms
	$(BIN)/python -m tests.web.rooms $(ROOMS)

PRESSES ?=
presses: setup $(SEEN)/chromium web/dist/index.html  ## whole matches by random presses, PRESSES="--game harrow --touch --minutes 30", and a list of dead ends, in build/presses
	$(BIN)/python -m tests.web.presses $(PRESSES)

PAGES ?=
pages: setup $(SEEN)/chromium web/dist/index.html  ## the same for every page that is not a room (or PAGES="NAME ..."), in build/pages
	$(BIN)/python -m tests.web.pages $(PAGES)

bench: setup
	$(BIN)/ludoteka bench

docs: $(SEEN)/packages      ## the documentation as a site in build/docs, which the server shows at /docs
	$(BIN)/python -m sphinx -q -W --keep-going -d build/doctrees docs build/docs

lock:                      ## resolve the dependencies again: for everything, for playing, and for several servers
	$(UV) compile $(LOCKED) pyproject.toml --all-extras --group dev --upgrade -o requirements.lock
	$(UV) compile $(LOCKED) pyproject.toml --extra server -c requirements.lock -o requirements-play.lock
	$(UV) compile $(LOCKED) pyproject.toml --extra nodes -c requirements.lock -o deploy/requirements.lock

wheel: web/dist/index.html docs  ## the package as released, with the client inside, in dist/
	$(BIN)/uv build --quiet --python $(BIN)/python --out-dir dist
	ls -l dist

clean:
	rm -rf .venv build dist web/node_modules web/dist web/dist.* .mypy_cache .ruff_cache .pytest_cache .hypothesis

$(BIN)/uv:
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet uv==$(UV_VERSION)

# Playing needs a subset of the packages for developing, so this removes nothing.
$(SEEN)/playing: $(BIN)/uv pyproject.toml requirements-play.lock
	$(UV) install --quiet --python $(BIN)/python --requirement requirements-play.lock
	$(UV) install --quiet --python $(BIN)/python --no-deps --editable .
	mkdir -p $(SEEN) && touch $@

$(SEEN)/packages: $(BIN)/uv pyproject.toml requirements.lock
	$(UV) sync --quiet --python $(BIN)/python requirements.lock
	$(UV) install --quiet --python $(BIN)/python --no-deps --editable . uv==$(UV_VERSION)
	mkdir -p $(SEEN) && touch $@ $(SEEN)/playing

# The solver of Claim's second phase is compiled if there is a C compiler; otherwise plain Python runs it.
$(SEEN)/compiled: $(SEEN)/playing $(shell find src/ludoteka/games/claim/mind -name endgame.py) scripts/compile.py
	$(BIN)/python scripts/compile.py
	touch $@

web/dist/index.html: $(BIN)/uv $(CLIENT)
	$(BIN)/python scripts/web.py build

$(SEEN)/chromium:
	(command -v chromium && command -v chromium-headless-shell) >/dev/null \
		|| (apt-get update -qq && apt-get install -y -qq chromium chromium-headless-shell >/dev/null) \
		|| command -v chromium || command -v chromium-browser || command -v google-chrome \
		|| (echo "the browser tests need Chromium: install it so that the command chromium exists" && false)
	mkdir -p $(SEEN) && touch $@

# PostgreSQL and Redis for the tests of several servers on one database; without them, those tests are skipped.
$(SEEN)/servers:
	(command -v redis-server && ls /usr/lib/postgresql/*/bin/initdb) >/dev/null 2>&1 \
		|| (apt-get update -qq && apt-get install -y -qq --no-install-recommends postgresql redis-server >/dev/null) \
		|| echo "no PostgreSQL and Redis: the tests of several servers will be skipped"
	mkdir -p $(SEEN) && touch $@
