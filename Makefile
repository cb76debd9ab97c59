# Two commands matter: `make play` and `make test`. Both prepare everything they need.
.DELETE_ON_ERROR:
PYTHON ?= python3
UV_VERSION := 0.13.7
BIN := .venv/bin
SEEN := .venv/.seen
CLIENT := $(shell find web src/ludoteka/games -type f -not -path '*/node_modules/*' -not -path 'web/dist*' -not -name '*.py' -not -name '*.pyc' -not -name '*.so')

.PHONY: play test setup lint bench lock clean

play: setup web/dist/index.html
	$(BIN)/ludoteka serve --open

setup: $(SEEN)/packages $(SEEN)/compiled

test: setup lint $(SEEN)/chromium $(SEEN)/servers web/dist/index.html
	$(BIN)/python scripts/web.py check
	$(BIN)/pytest -n 2 --dist worksteal --ignore tests/web
	$(BIN)/pytest -n 2 --dist worksteal tests/web || $(BIN)/pytest --last-failed tests/web  # a second try, alone

lint: $(SEEN)/packages
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: setup
	$(BIN)/ludoteka bench

lock:                      ## resolve the dependencies anew
	$(BIN)/uv pip compile -q pyproject.toml --all-extras --generate-hashes --no-emit-index-url --no-header --upgrade -o requirements.lock

clean:
	rm -rf .venv web/node_modules web/dist web/dist.* .mypy_cache .ruff_cache .pytest_cache .hypothesis

$(SEEN)/packages: pyproject.toml requirements.lock
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	test -x $(BIN)/uv || $(BIN)/python -m pip install --quiet uv==$(UV_VERSION)
	$(BIN)/uv pip sync --quiet --python $(BIN)/python requirements.lock
	$(BIN)/uv pip install --quiet --python $(BIN)/python --no-deps --editable . uv==$(UV_VERSION)
	mkdir -p $(SEEN) && touch $@

# The solver of Claim's second phase is compiled where there is a C compiler; plain Python does otherwise.
$(SEEN)/compiled: $(SEEN)/packages src/ludoteka/games/claim/endgame.py scripts/compile.py
	$(BIN)/python scripts/compile.py
	touch $@

web/dist/index.html: $(SEEN)/packages $(CLIENT)
	$(BIN)/python scripts/web.py build

$(SEEN)/chromium:
	command -v chromium >/dev/null || (apt-get update -qq && apt-get install -y -qq chromium >/dev/null)
	mkdir -p $(SEEN) && touch $@

# PostgreSQL and Redis for the tests of several servers on one database; where they cannot be had, those are skipped.
$(SEEN)/servers:
	(command -v redis-server && ls /usr/lib/postgresql/*/bin/initdb) >/dev/null 2>&1 \
		|| (apt-get update -qq && apt-get install -y -qq --no-install-recommends postgresql redis-server >/dev/null) \
		|| echo "no PostgreSQL and Redis: the tests of several servers will be skipped"
	mkdir -p $(SEEN) && touch $@
