"""Errors of the server: what it answers where no table can."""

from __future__ import annotations

from oie.core.errors import OieError


class WebError(OieError):
    """A request that the server refuses."""

    sentences = {
        "web-no-table": "there is no table {code}",
        "web-full": "no more than {most} tables can be open at once",
        "web-damaged": "table {code} cannot be read: {problem}",
        "web-origin": "this page may not speak to the server",
        "web-large": "expected at most {most} bytes",
        "web-host": "only who opened the table can do this",
        "web-port": "port {port} of {host} is taken",
        "web-form": "expected a JSON object with {expected}",
    }
