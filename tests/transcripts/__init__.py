"""Whole rounds as text: position, throw, events in order. `python -m tests.transcripts` rewrites them."""
