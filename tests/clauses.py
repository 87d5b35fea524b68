"""The list of clauses, `tests/clauses.csv`, and the tests that show each of them.

`python -m tests.clauses` reads the `clause` marks of every test file, without importing one, and rewrites the
last column of the list. What the columns mean stands in docs/reference/clauses.md.
"""

import ast
import csv
import io
import re
import sys
import textwrap
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LIST = ROOT / "tests" / "clauses.csv"

COLUMNS = ("id", "kind", "wording", "tests")
DUE = ("rule", "setting", "text", "material")  # each clause of these kinds needs a test now
LATER = ("screen",)  # these may have tests already, and need them once their screen is built
KINDS = (*DUE, *LATER)

_ID = re.compile(r"(D|G|UX-|[SA][0-9]{3}-)([0-9]+)([a-z]?)")


class ClauseError(ValueError):
    """A list or a mark that cannot be read; the message says where and what was expected."""


@dataclass(frozen=True, slots=True)
class Clause:
    """One line of the list."""

    id: str  #: such as S004-32
    kind: str  #: one of `KINDS`
    wording: str  #: one sentence of ours, exact enough to test against
    tests: tuple[str, ...]  #: sorted pytest node ids of the tests that show the clause


def order(clause_id: str) -> tuple[str, int, str]:
    """Return the place of a clause id in the list: by source, then number, then letter.

    Raises `ClauseError` where the id has none of the five forms.
    """
    found = _ID.fullmatch(clause_id)
    if found is None:
        raise ClauseError(f"expected a clause id such as S004-32, A002-1, D4, G5 or UX-07, got {clause_id!r}")
    return found[1], int(found[2]), found[3]


def parse(text: str) -> tuple[Clause, ...]:
    """Read the text of a list; `ClauseError` where a line has not the four columns."""
    rows = list(csv.reader(io.StringIO(text)))
    for number, row in enumerate(rows, start=1):
        if len(row) != len(COLUMNS):
            raise ClauseError(f"clauses.csv, row {number}: expected {len(COLUMNS)} columns, got {len(row)}")
    if not rows or tuple(rows[0]) != COLUMNS:
        raise ClauseError(f"clauses.csv: expected the heading {','.join(COLUMNS)}")
    return tuple(Clause(row[0], row[1], row[2], tuple(row[3].split())) for row in rows[1:])


def render(clauses: Iterable[Clause]) -> str:
    """Write a list as text, one line per clause in the order of `order`; the inverse of `parse`."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(COLUMNS)
    for clause in sorted(clauses, key=lambda each: order(each.id)):
        writer.writerow((clause.id, clause.kind, clause.wording, " ".join(clause.tests)))
    return text.getvalue()


def scan(root: Path = ROOT) -> dict[str, tuple[str, ...]]:
    """Return, per clause id named by a mark below `root`/tests, the sorted node ids of the tests marked."""
    found: dict[str, set[str]] = {}
    for path in sorted((root / "tests").rglob("*.py")):
        for clause_id, node in marks(path.read_text(encoding="utf-8"), path.relative_to(root).as_posix()):
            found.setdefault(clause_id, set()).add(node)
    return {clause_id: tuple(sorted(nodes)) for clause_id, nodes in found.items()}


def marks(source: str, file: str) -> Iterator[tuple[str, str]]:
    """Yield a pair of clause id and node id for each id of each `clause` mark in one file.

    A mark stands in a decorator of a test function or class (inside `parametrize` too) or in `pytestmark`.
    Any other place raises `ClauseError`, as do ids that are not written out: the list must not name a test
    that pytest never collects.
    """
    tree = ast.parse(source, file)
    placed: set[ast.expr] = set()
    is_test_file = file.rpartition("/")[2].startswith("test_")
    for node, expressions in _carriers(tree.body, file) if is_test_file else ():
        for call in _calls(expressions):
            placed.add(call.func)
            for clause_id in _ids(call, file):
                yield clause_id, node
    for each in ast.walk(tree):
        if isinstance(each, ast.Attribute) and _is_mark(each) and each not in placed:
            where = f"{file}:{each.lineno}"
            raise ClauseError(f"{where}: a clause mark belongs in a decorator of a test or in pytestmark")


def _carriers(body: Sequence[ast.stmt], node: str) -> Iterator[tuple[str, Sequence[ast.expr]]]:
    """Yield the node id and the marking expressions of `node` and of all that pytest collects in it."""
    for statement in body:
        match statement:
            case ast.Assign(targets=[ast.Name(id="pytestmark")], value=value):
                yield node, [value]
            case ast.FunctionDef() | ast.AsyncFunctionDef() if statement.name.startswith("test"):
                yield f"{node}::{statement.name}", statement.decorator_list
            case ast.ClassDef() if statement.name.startswith("Test"):
                yield f"{node}::{statement.name}", statement.decorator_list
                yield from _carriers(statement.body, f"{node}::{statement.name}")


def _calls(expressions: Iterable[ast.expr]) -> Iterator[ast.Call]:
    for expression in expressions:
        for each in ast.walk(expression):
            if isinstance(each, ast.Call) and _is_mark(each.func):
                yield each


def _is_mark(node: ast.AST) -> bool:
    match node:
        case ast.Attribute(attr="clause", value=ast.Attribute(attr="mark") | ast.Name(id="mark")):
            return True
    return False


def _ids(call: ast.Call, file: str) -> Iterator[str]:
    if call.keywords or not call.args:
        raise ClauseError(f"{file}:{call.lineno}: a clause mark takes one or more clause ids only")
    for argument in call.args:
        match argument:
            case ast.Constant(value=str(clause_id)):
                yield clause_id
            case _:
                raise ClauseError(f"{file}:{argument.lineno}: a clause id must be written out as a string")


def unknown(clauses: Iterable[Clause], found: dict[str, tuple[str, ...]]) -> list[str]:
    """Return a sentence for each test that names an id which is not in the list."""
    known = {clause.id for clause in clauses}
    return [
        f"{node} names {clause_id!r}, which is not in tests/clauses.csv"
        for clause_id in sorted(found.keys() - known)
        for node in found[clause_id]
    ]


def missing(clauses: Iterable[Clause], kind: str) -> list[str]:
    """Return the ids of one kind that no test shows."""
    return [clause.id for clause in clauses if clause.kind == kind and not clause.tests]


def refreshed(clauses: Iterable[Clause], found: dict[str, tuple[str, ...]]) -> tuple[Clause, ...]:
    """Return the clauses with the tests that a scan found in place of those they had."""
    return tuple(replace(clause, tests=found.get(clause.id, ())) for clause in clauses)


def _report(clauses: Sequence[Clause]) -> Iterator[str]:
    for kind in KINDS:
        without = missing(clauses, kind)
        total = sum(clause.kind == kind for clause in clauses)
        when = ", due later" if kind in LATER else ""
        yield f"{kind}: {total} ids, {len(without)} without a test{when}"
        if without:
            yield textwrap.fill(" ".join(without), width=100, initial_indent="    ", subsequent_indent="    ")


def main() -> int:
    """Rewrite the last column of the list and print what has no test; 1 where list or marks are wrong."""
    try:
        clauses = parse(LIST.read_text(encoding="utf-8"))
        found = scan()
        text = render(refreshed(clauses, found))
    except (ClauseError, OSError, SyntaxError) as error:
        print(error, file=sys.stderr)
        return 1
    LIST.write_text(text, encoding="utf-8", newline="\n")
    wrong = unknown(clauses, found)
    print("\n".join(wrong or _report(parse(text))), file=sys.stderr if wrong else sys.stdout)
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
