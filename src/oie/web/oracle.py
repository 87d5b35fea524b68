"""Oracle: what the odds are, worked out in a process of its own so that no throw ever waits for it.

The worker remembers what it has solved, and keeps solutions on disk for the next start.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections import OrderedDict
from collections.abc import Callable, Mapping
from importlib import invalidate_caches
from importlib.util import find_spec
from pathlib import Path
from typing import TypeAlias

from oie.core.ruleset import OptionValue, Ruleset
from oie.web.errors import WebError
from oie.web.worker import Answer, Worker

Game: TypeAlias = tuple[str, Mapping[str, OptionValue]]
"""A ruleset as its text and the values of its options, which another process can read."""
MOST_REMEMBERED = 2_000
PROJECT = "OIE_PROJECT"
"""Environment variable with the folder of the checkout that `make play` was started in."""
SOLVED_SEATS = 3
"""With more seats rounds are simulated, which is said with `about` and the error."""


def available() -> bool:
    """Whether the packages of the extra `odds` are installed, by now."""
    invalidate_caches()
    return all(find_spec(name) is not None for name in ("numpy", "scipy"))


def command() -> str:
    """What brings the packages."""
    return "make odds" if os.environ.get(PROJECT) else 'pip install "oie[odds]"'


class Oracle:
    """The odds of all tables of a server."""

    def __init__(self) -> None:
        self._worker = Worker()
        self._known: OrderedDict[object, Answer] = OrderedDict()
        self._install: subprocess.Popen[bytes] | None = None

    @property
    def waiting(self) -> int:
        """Questions that somebody waits for, or has just ceased to."""
        return self._worker.waiting

    async def chances(self, rules: Ruleset, seats: int, position: str) -> Answer:
        """Each seat's chance to win from a position. Raises `WebError` or what the analysis refuses."""
        game = _game(rules)
        key = ("chances", rules.digest, repr(sorted(rules.options.items())), seats, position)
        return await self._answer(key, _chances, game, seats, position)

    async def luck(self, digest: str, record: str) -> Answer:
        """What the dice did in a round that is over, from its record."""
        return await self._answer(("luck", digest), _luck, record)

    async def report(self, game: str, lang: str) -> str:
        """The odds of a shipped game as the body of a page; some seconds, the first time."""
        return str((await self._answer(("report", game, lang), _report, game, lang))["html"])

    async def _answer(self, key: object, work: Callable[..., Answer], *arguments: object) -> Answer:
        if not available():
            raise WebError("web-odds-missing", command=command())
        if key in self._known:
            self._known.move_to_end(key)
            return self._known[key]
        answer = self._known[key] = await self._worker.ask(key, work, *arguments)
        while len(self._known) > MOST_REMEMBERED:
            self._known.popitem(last=False)
        return answer

    @property
    def installing(self) -> bool:
        """True while the packages are being brought."""
        return self._install is not None and self._install.poll() is None

    def install(self) -> None:
        """Bring the packages, in the background, where `make play` has started us. Raises `WebError`."""
        project = os.environ.get(PROJECT)
        if project is None:
            raise WebError("web-odds-missing", command=command())
        if available() or self.installing:
            return
        script = str(Path(project) / "scripts" / "dev.py")
        # The process must not take part in what becomes of ours: half an installation is worse than none.
        self._install = subprocess.Popen(
            [sys.executable, script, "odds"],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )

    def close(self) -> None:
        """Stop the worker, whatever it does."""
        self._worker.close()


def _game(rules: Ruleset) -> Game:
    return rules.text, dict(rules.options)


_GAMES: dict[tuple[str, str], Ruleset] = {}


def _rules(game: Game) -> Ruleset:
    """The ruleset, once in this process, so that what was solved for it is found again."""
    from oie.rulesets import load

    text, options = game
    key = (text, repr(sorted(options.items())))
    if key not in _GAMES:
        _GAMES[key] = load(text, **options)
    return _GAMES[key]


_SOLVED: dict[tuple[int, int], object] = {}


def _chances(game: Game, seats: int, notation: str) -> Answer:
    from oie.analysis.chances import Odds, odds
    from oie.core.notation import parse_position

    rules = _rules(game)
    position = parse_position(rules, notation)
    if seats <= SOLVED_SEATS:
        known = _SOLVED.get((id(rules), seats))
        solved = known if isinstance(known, Odds) else odds(rules, seats)
        _SOLVED[id(rules), seats] = solved
        about = solved.method == "simulation"
        return {"win": list(solved.of(position)), "about": about, "error": solved.residual if about else 0.0}
    found = odds(rules, seats, position, rounds=20_000)
    return {"win": list(found.win), "about": True, "error": found.residual}


_GATHERED: dict[str, object] = {}


def _report(game: str, lang: str) -> Answer:
    from oie.analysis.report import Report, gather
    from oie.press.odds_page import as_sections
    from oie.rulesets import shipped_sheet

    sheet, known = shipped_sheet(game), _GATHERED.get(game)
    if not isinstance(known, Report):
        known = _GATHERED[game] = gather(sheet, {}, max(2, sheet.rules({}).seats[0]))
    return {"html": as_sections(known, sheet, lang)}


def _luck(text: str) -> Answer:
    from oie.analysis.fortune import luck
    from oie.record import decode, replay

    replayed = replay(decode(text))
    found = luck(replayed.rules, replayed.steps)
    return {
        "curve": [[round(float(chance), 4) for chance in row] for row in found.curve],
        "throws": [{"seat": seat, "faces": list(faces)} for seat, faces in found.throws],
        "turning": found.turning,
        "winner": found.winner,
        "about": found.method == "simulation",
        "seats": [
            {
                "throws": one.throws,
                "mean": round(one.mean, 1),
                "normal": one.normal,
                "verdict": one.verdict,
                "gained": round(one.gained, 3),
            }
            for one in found.dice
        ],
    }
