"""Rulesets: the games as data, read from YAML files, checked and made ready to play."""

from oie.rulesets.errors import Fault, RulesetError
from oie.rulesets.load import Sheet, load, read_file, read_sheet, ruleset, sheet_of, shipped, shipped_sheet
from oie.rulesets.options import Option, parse_option

__all__ = [
    "Fault",
    "Option",
    "RulesetError",
    "Sheet",
    "load",
    "parse_option",
    "read_file",
    "read_sheet",
    "ruleset",
    "sheet_of",
    "shipped",
    "shipped_sheet",
]
