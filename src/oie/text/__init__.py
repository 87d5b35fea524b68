"""Text: events, positions, errors and rules as sentences, in every language.

Here live the Fluent catalogues and the one way to say a message (`t`), and what makes sentences of
the core's data: `tell` (events), `status` (a position), `say_error`, `rules_page`. What never stands
here: rules (they are asked of the core), markup, screens. Fluent itself is imported when the first
message is said.
"""

from __future__ import annotations

from oie.text.catalogue import LANGUAGES, MissingMessage, best_language, t
from oie.text.effects import kind_text
from oie.text.options import option_label, option_line, option_why, rule_lines, value_label
from oie.text.page import Block, Bullets, Page, Paragraph, Section, Table
from oie.text.refusals import say_error, say_fault, say_faults
from oie.text.render import as_markdown, as_text
from oie.text.rulebook import rules_page
from oie.text.sentences import Sentence
from oie.text.standing import choices, status, turn_line, waiting_lines
from oie.text.tell import tell
from oie.text.words import goal_words, kind_at, kind_name, plain

__all__ = [
    "LANGUAGES",
    "Block",
    "Bullets",
    "MissingMessage",
    "Page",
    "Paragraph",
    "Section",
    "Sentence",
    "Table",
    "as_markdown",
    "as_text",
    "best_language",
    "choices",
    "goal_words",
    "kind_at",
    "kind_name",
    "kind_text",
    "option_label",
    "option_line",
    "option_why",
    "plain",
    "rule_lines",
    "rules_page",
    "say_error",
    "say_fault",
    "say_faults",
    "status",
    "t",
    "tell",
    "turn_line",
    "value_label",
    "waiting_lines",
]
