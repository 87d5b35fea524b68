"""The web: tables served to browsers."""
