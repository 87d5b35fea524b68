"""Tests of the full-screen game, played by its keys without a terminal and without waiting."""
