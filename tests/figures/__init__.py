"""Exact figures: published ones and those of the family game, to every digit printed."""
