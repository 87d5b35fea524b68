"""docs/reference/protocol.md says what the server says and hears, and all of it."""

from __future__ import annotations

import pytest

import oie
from oie.table import evolve, new_table
from oie.table.commands import Offer
from oie.table.events import SealBegun
from oie.table.lobby import open_lobby
from oie.table.seats import seat
from oie.web.incoming import MOST_BYTES
from oie.web.line import HELLO_COSTS, MOST_A_SECOND, MOST_HELD, MOST_WAITING
from oie.web.sockets import ELSEWHERE, GRACE, HEARTBEAT, TOO_SLOW
from oie.web.state import state_of
from oie.web.streams import PULSE
from tests.web import protocol_page as page


def test_the_page_is_as_it_is_made() -> None:
    """`python -m tests.web.protocol_page` writes it anew."""
    assert page.PAGE.read_text("utf-8") == page.page()


@pytest.mark.clause("UX-41", "S000-12b")
def test_every_part_of_the_state_is_told() -> None:
    lobby = open_lobby("host", (True, False))
    table = new_table(oie.ruleset("famille"), (seat(0, "A"), seat(1, "B")), "sealed", lobby=lobby)
    state = state_of(evolve(table, SealBegun(0.0, Offer("AAAAA", "0" * 64, (0,)))), "en")
    assert set(state) == set(page.STATE)
    for rows, part in (
        (page.SEAT, state["seats"]),
        (page.CHAIR, state["lobby"]),
        (page.SEALING, state["sealing"]),
    ):
        found = part["chairs"] if isinstance(part, dict) and "chairs" in part else part
        one = found[0] if isinstance(found, list) else found
        assert isinstance(one, dict) and set(one) == set(rows)


def test_the_numbers_in_the_introduction_are_those_of_the_server() -> None:
    text = page.PAGE.read_text("utf-8")
    for said in (
        f"at most {MOST_BYTES} bytes",
        f"{MOST_A_SECOND} messages a second,\n  {2 * MOST_A_SECOND} at once",
        f"a `hello` counts as {HELLO_COSTS:.0f}",
        f"dropped after {MOST_WAITING} messages ({TOO_SLOW}) or {MOST_HELD // 2**20} MiB",
        f"cut off\n  {GRACE:.0f} seconds later",
        f"closed ({ELSEWHERE})",
        f"pinged every {HEARTBEAT:.0f} seconds, and closed where no answer comes in {HEARTBEAT / 2:.0f}",
        f"a comment every {PULSE:.0f}",
    ):
        assert said in text, said
