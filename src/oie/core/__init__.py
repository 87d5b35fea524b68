"""The core: rules applied, purely. Standard library only; no clock, randomness, file or socket."""
