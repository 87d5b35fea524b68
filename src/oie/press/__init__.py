"""The press: what is made of rules, positions and words together."""
