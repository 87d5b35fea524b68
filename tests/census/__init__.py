"""Censuses of all shipped rulesets, checked in as text, and the same counts by the oracle."""
