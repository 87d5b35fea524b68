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
        "web-too-many": "too many attempts: try again in {seconds} s",
        "web-no-round": "this table has had {most} rounds, and this is none of them",
        "web-odds-missing": "the chances need more packages: {command}",
        "web-odds-failed": "the chances could not be worked out: try again",
        "web-odds-none": "there are no chances to tell at this moment",
        "web-no-line": "this line is closed: open a new one",
        "web-watching": "this table is not open to spectators",
        "web-port": "port {port} of {host} is taken",
        "web-listen": "cannot listen on {host}: {problem}",
        "web-network": "this machine has no address in a network",
        "web-public": "expected an address such as https://goose.example without a path, got {got}",
        "web-keep": "expected how long tables are kept, such as 30d, 12h or forever, got {got}",
        "web-log": "cannot write the log into {file}: {problem}",
        "web-host": "only the host can do this",
        "web-form": "expected a JSON object with {expected}",
    }


STATUS = {
    "web-no-table": 404,
    "web-no-round": 404,
    "ruleset-unknown": 404,
    "ruleset-misspelt": 404,
    "web-too-many": 429,
    "web-host": 403,
    "web-watching": 403,
    "table-host-only": 403,
    "web-no-line": 410,
}
"""Code of a refusal -> HTTP status; `store-…` is 503, everything else 400."""
