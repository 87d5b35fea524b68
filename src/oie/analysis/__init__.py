"""Analysis: what a game's rules amount to, found by counting. Nothing here plays for anybody."""
