"""Refused: what the parser of the command line did not understand, as one of our own errors.

Its own messages are English prose; these have a code and details, and can be said in every language.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, get_args, get_origin

from cyclopts import CycloptsError, exceptions

from oie.cli.errors import CommandError


def refused(error: CycloptsError) -> CommandError:
    """The error of ours that says what `error` says."""
    command = " ".join(("oie", *(error.command_chain or ())))
    unused = list(error.unused_tokens or ())
    match error:
        case exceptions.UnknownCommandError() if unused:
            return CommandError("command-unknown", got=unused[0], known=", ".join(_commands()))
        case exceptions.UnknownOptionError():
            got = error.token.keyword or error.token.value
            known = [name for argument in error.argument_collection for name in argument.names]
            return _no_option(command, got, known)
        case exceptions.CoercionError():
            return _wrong_value(command, error)
        case exceptions.RepeatArgumentError():
            return CommandError("command-twice", command=command, name=error.token.keyword)
        case exceptions.MissingArgumentError():
            return _missing(command, error, unused)
        case exceptions.UnusedCliTokensError() if unused:
            return CommandError("command-extra", command=command, got=unused[0])
        case _:
            got = " ".join(error.root_input_tokens or ())
            return CommandError("command-line", command=command, got=got)


def _commands() -> Iterable[str]:
    from oie.cli.main import COMMANDS

    return COMMANDS


def _no_option(command: str, got: str, known: Iterable[str]) -> CommandError:
    names = ", ".join(name for name in known if name.startswith("--")) or "--help"
    return CommandError("command-option", command=command, got=got.partition("=")[0], known=names)


def _missing(command: str, error: exceptions.MissingArgumentError, unused: list[str]) -> CommandError:
    """What is lacking; where an option is written wrong, that rather than what it left open."""
    argument = error.argument
    name = error.keyword or (argument.name if argument is not None else "")
    wrong = next((token for token in unused if token.startswith("--") and token != name), None)
    if error.keyword:
        return CommandError("command-no-value", command=command, name=name)
    if wrong is not None:
        return CommandError("command-extra", command=command, got=wrong)
    return CommandError("command-missing", command=command, name=name)


def _wrong_value(command: str, error: exceptions.CoercionError) -> CommandError:
    token, kind = error.token, error.target_type
    got = token.value if token is not None else ""
    name = (token.keyword if token is not None else None) or (error.argument.name if error.argument else "")
    if get_origin(kind) is Literal:
        known = ", ".join(map(str, get_args(kind)))
        return CommandError("command-word", command=command, name=name, known=known, got=got)
    codes = {int: "command-whole", float: "command-number", bool: "command-flag"}
    code = codes.get(kind) if kind is not None else None
    if code is None:
        return CommandError("command-line", command=command, got=got)
    return CommandError(code, command=command, name=name, got=got)
