# Every command is one line into scripts/dev.py. Without make: python scripts/dev.py play
# Arguments: make play ARGS="--port 9000"     Another Python: make test PYTHON=python3.12
PYTHON ?= python3

.PHONY: help play terminal odds test check bench hunt transcripts census pictures clauses

help:
	@$(PYTHON) scripts/dev.py help

play:
	@$(PYTHON) scripts/dev.py play $(ARGS)

terminal:
	@$(PYTHON) scripts/dev.py terminal $(ARGS)

odds:
	@$(PYTHON) scripts/dev.py odds $(ARGS)

test:
	@$(PYTHON) scripts/dev.py test $(ARGS)

check:
	@$(PYTHON) scripts/dev.py check $(ARGS)

bench:
	@$(PYTHON) scripts/dev.py bench $(ARGS)

hunt:
	@$(PYTHON) scripts/dev.py hunt $(ARGS)

transcripts:
	@$(PYTHON) scripts/dev.py transcripts $(ARGS)

census:
	@$(PYTHON) scripts/dev.py census $(ARGS)

pictures:
	@$(PYTHON) scripts/dev.py pictures $(ARGS)

clauses:
	@$(PYTHON) scripts/dev.py clauses $(ARGS)
