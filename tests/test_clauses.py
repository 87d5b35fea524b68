"""The list of clauses is complete, well formed, and tells the truth about the tests.

The ids come from the study that the project was given. It lies beside a checkout only where the project is
developed, so its ids are checked in as a count and a digest, and compared one by one where it is there.
"""

import hashlib
import re
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import pytest

from tests import clauses as module
from tests.clauses import DUE, KINDS, LIST, ROOT, Clause, ClauseError, main, marks, order, parse, render, scan

STUDY = ROOT.parent / "shared" / "design"
COUNT = 266
DIGEST = "ab010c225b99c542daaea8d74a91a7a25295a6f5cde3c40d6791d8c9f3fb7bdd"  # SHA-256, ids one a line

CELL = re.compile(r"([SA][0-9]{3}-|D|G)([0-9]+)([a-z]?)(?:(, |–)([0-9]+|[a-z]))?")


def expanded(cell: str) -> list[str]:
    """Return the single ids of one cell of the study: S004-5, S002-5a–h, S004-15, 16 or S004-52–54."""
    found = CELL.fullmatch(cell.strip())
    if found is None:
        return []
    source, first, letter, joint, last = found.groups()
    if joint is None:
        return [f"{source}{first}{letter}"]
    if joint == ", ":
        return [f"{source}{first}{letter}", f"{source}{last}"]
    if letter:
        return [f"{source}{first}{chr(code)}" for code in range(ord(letter), ord(last) + 1)]
    return [f"{source}{number}" for number in range(int(first), int(last) + 1)]


def study_ids(rules: str, experience: str) -> list[str]:
    """Return every id of the two files: first cells of tables, sentences in backticks, bold UX items."""
    found = [name for cell in re.findall(r"^\|([^|\n]+)\|", rules, re.MULTILINE) for name in expanded(cell)]
    found += re.findall(r"`(S[0-9]{3}-[0-9]+[a-z]?)`", rules)
    found += re.findall(r"^\* \*\*(UX-[0-9]+)\*\*", experience, re.MULTILINE)
    return sorted(set(found), key=order)


@pytest.fixture(scope="module")
def listed() -> tuple[Clause, ...]:
    return parse(LIST.read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def found() -> dict[str, tuple[str, ...]]:
    return scan()


def repeated(values: Iterable[str]) -> list[str]:
    return [value for value, times in Counter(values).items() if times > 1]


# --- the list ---------------------------------------------------------------------------------------------


def test_the_list_has_every_id_of_the_study(listed: tuple[Clause, ...]) -> None:
    ids = [clause.id for clause in listed]
    if STUDY.is_dir():
        texts = [(STUDY / name).read_text(encoding="utf-8") for name in ("rules.md", "experience.md")]
        assert ids == study_ids(*texts)
    assert (len(ids), hashlib.sha256("\n".join(ids).encode()).hexdigest()) == (COUNT, DIGEST)


def test_every_id_and_every_wording_stands_once(listed: tuple[Clause, ...]) -> None:
    assert repeated(clause.id for clause in listed) == []
    assert repeated(clause.wording for clause in listed) == []


def test_every_kind_is_one_of_the_five(listed: tuple[Clause, ...]) -> None:
    assert {clause.id: clause.kind for clause in listed if clause.kind not in KINDS} == {}


def test_every_wording_is_a_sentence(listed: tuple[Clause, ...]) -> None:
    wrong = [clause.id for clause in listed if not re.fullmatch(r"\S.*\w\W*\.", clause.wording)]
    assert wrong == [], "a wording is one line of text that ends with a full stop"


def test_the_file_is_in_the_form_in_which_it_is_written(listed: tuple[Clause, ...]) -> None:
    assert LIST.read_text(encoding="utf-8") == render(listed), "run `make clauses`"


# --- the tests that show a clause -------------------------------------------------------------------------


def test_the_tests_listed_are_the_tests_marked(
    listed: tuple[Clause, ...], found: dict[str, tuple[str, ...]]
) -> None:
    stale = [clause.id for clause in listed if clause.tests != found.get(clause.id, ())]
    assert stale == [], "the tests column is out of date: run `make clauses`"


def test_every_mark_names_a_listed_id(listed: tuple[Clause, ...], found: dict[str, tuple[str, ...]]) -> None:
    assert module.unknown(listed, found) == []


@pytest.mark.parametrize("kind", DUE)
def test_every_clause_of_a_kind_built_so_far_has_a_test(
    kind: str, listed: tuple[Clause, ...], found: dict[str, tuple[str, ...]]
) -> None:
    without = module.missing(module.refreshed(listed, found), kind)
    assert not without, f"{len(without)} clauses of kind {kind} have no test: {' '.join(without)}"


# --- how ids and marks are read ---------------------------------------------------------------------------


def test_the_ids_of_the_study_are_expanded_one_by_one() -> None:
    rules = (
        "| id | sense |\n| --- | --- |\n| D1 | a |\n| S002-5a–c | b | 002-31 |\n| S004-15, 16 | c |\n"
        "| S004-52–54 | d |\n| S004-10b | e |\n| A000-10 | f |\n| A000-2 | see S009-9 |\n"
        "Sentences without an id so far: `S000-9c` a slow pace.\n"
    )
    experience = "* **UX-01** One banner (**UX-77**).\nSee UX-99.\n"
    assert study_ids(rules, experience) == [
        *("A000-2", "A000-10", "D1", "S000-9c", "S002-5a", "S002-5b", "S002-5c"),
        *("S004-10b", "S004-15", "S004-16", "S004-52", "S004-53", "S004-54", "UX-01"),
    ]


@pytest.mark.parametrize("wrong", ["", "S4-32", "S004-32bis", "s004-32", "H1", "UX01", "S004-32 "])
def test_a_malformed_id_is_refused(wrong: str) -> None:
    with pytest.raises(ClauseError, match="expected a clause id"):
        order(wrong)


def test_marks_are_found_on_modules_classes_functions_and_parameters() -> None:
    source = """
import pytest
from pytest import mark
pytestmark = [pytest.mark.slow, pytest.mark.clause("D1")]
@pytest.mark.clause("D2", "D3")
def test_plain(): ...
@mark.clause("D4")
async def test_later(): ...
@pytest.mark.parametrize("n", [1, pytest.param(2, marks=pytest.mark.clause("D5"))])
def test_many(n): ...
@pytest.mark.clause("D6")
class TestGroup:
    pytestmark = pytest.mark.clause("D7")
    @pytest.mark.clause("D8")
    def test_inside(self): ...
"""
    assert set(marks(source, "tests/test_x.py")) == {
        ("D1", "tests/test_x.py"),
        ("D2", "tests/test_x.py::test_plain"),
        ("D3", "tests/test_x.py::test_plain"),
        ("D4", "tests/test_x.py::test_later"),
        ("D5", "tests/test_x.py::test_many"),
        ("D6", "tests/test_x.py::TestGroup"),
        ("D7", "tests/test_x.py::TestGroup"),
        ("D8", "tests/test_x.py::TestGroup::test_inside"),
    }


@pytest.mark.parametrize(
    ("source", "sentence"),
    [
        ('@pytest.mark.clause("D1")\ndef helper(): ...', "a.py:1: a clause mark belongs in a decorator"),
        ('@pytest.mark.clause("D1")\nclass Group: ...', "a.py:1: a clause mark belongs in a decorator"),
        ('CASE = pytest.param(1, marks=pytest.mark.clause("D1"))', "a.py:1: a clause mark belongs in"),
        ("\nshows = pytest.mark.clause", "a.py:2: a clause mark belongs in a decorator"),
        ("@pytest.mark.clause(*IDS)\ndef test_a(): ...", "a.py:1: a clause id must be written out"),
        ("@pytest.mark.clause(4)\ndef test_a(): ...", "a.py:1: a clause id must be written out"),
        ("@pytest.mark.clause()\ndef test_a(): ...", "a.py:1: a clause mark takes one or more"),
        ('@pytest.mark.clause(id="D1")\ndef test_a(): ...', "a.py:1: a clause mark takes one or more"),
        ("@pytest.mark.clause\ndef test_a(): ...", "a.py:1: a clause mark belongs in a decorator"),
    ],
)
def test_a_mark_that_cannot_be_placed_is_refused(source: str, sentence: str) -> None:
    with pytest.raises(ClauseError, match=re.escape(sentence)):
        list(marks(source, "tests/test_a.py"))


def test_a_mark_in_a_file_without_tests_is_refused() -> None:
    with pytest.raises(ClauseError, match=r"conftest\.py:1: a clause mark belongs"):
        list(marks('pytestmark = pytest.mark.clause("D1")', "tests/conftest.py"))


# --- the command ------------------------------------------------------------------------------------------


@pytest.fixture
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project of two clauses and one test file, in place of our own."""
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "clauses.csv").write_text(
        'id,kind,wording,tests\nG10,rule,Ten.,tests/gone.py::test_gone\nG9,rule,"Nine, so.",\n',
        encoding="utf-8",
    )
    (tmp_path / "tests" / "test_it.py").write_text(
        '@pytest.mark.clause("G9")\ndef test_b(): ...\n@pytest.mark.clause("G9")\ndef test_a(): ...\n',
        encoding="utf-8",
    )
    monkeypatch.setattr(module, "LIST", tmp_path / "tests" / "clauses.csv")
    monkeypatch.setattr(module, "scan", lambda: scan(tmp_path))
    return tmp_path / "tests"


def test_the_command_writes_the_tests_in_order(small: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main() == 0
    written = (small / "clauses.csv").read_text(encoding="utf-8")
    assert written == (
        'id,kind,wording,tests\nG9,rule,"Nine, so.",tests/test_it.py::test_a tests/test_it.py::test_b\n'
        "G10,rule,Ten.,\n"
    )
    assert "rule: 2 ids, 1 without a test\n    G10\n" in capsys.readouterr().out
    assert main() == 0
    assert (small / "clauses.csv").read_text(encoding="utf-8") == written


def test_the_command_names_an_unknown_id(small: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (small / "test_it.py").write_text('@pytest.mark.clause("G99")\ndef test_a(): ...\n', encoding="utf-8")
    assert main() == 1
    assert "tests/test_it.py::test_a names 'G99', which is not in" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("id,kind,wording,tests\nG9,rule,Nine.\n", "row 2: expected 4 columns, got 3"),
        ("id,kind,wording,test\n", "expected the heading id,kind,wording,tests"),
        ("", "expected the heading id,kind,wording,tests"),
        ("id,kind,wording,tests\nG,rule,Nine.,\n", "expected a clause id such as"),
    ],
)
def test_the_command_leaves_a_damaged_list_alone(
    text: str, sentence: str, small: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (small / "clauses.csv").write_text(text, encoding="utf-8")
    assert main() == 1
    assert sentence in capsys.readouterr().err
    assert (small / "clauses.csv").read_text(encoding="utf-8") == text
