"""Whatever is clicked, late, doubled, lost, reloaded or killed: everybody sees the same table (UX-43, UX-41).

Two to four people with `oie.client` play over wires that are late and break, against a server that is killed
and started again. The clock is virtual (`tests.web.virtual`), so minutes take hundredths of a second.
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from contextlib import AsyncExitStack

import pytest

import oie.client
from oie.client import AtTable
from tests.client.support import TRANSPORTS, Place, Transport, begin, pair, play, served
from tests.web.virtual import run_virtually
from tests.web.walks import digest, walk_once

MANY = 10_000
STEPS = 80


def walks(first: int, many: int) -> Counter[str]:
    """So many walks from a seed on; what happened in all of them."""
    seen: Counter[str] = Counter()
    for seed in range(first, first + many):
        try:
            seen += run_virtually(walk_once(seed, STEPS))
        except BaseException as error:
            error.add_note(f"walk {seed}")
            raise
    return seen


@pytest.mark.clause("UX-43", "UX-41", "UX-46", "S000-12b", "S000-12d")
def test_a_hundred_walks() -> None:
    seen = walks(0, MANY // 100)
    enough = {"throws": 300, "accepted": 200, "secrets": 10, "proofs": 10}
    assert all(seen[what] > many for what, many in enough.items()), seen


@pytest.mark.hunt
@pytest.mark.parametrize("part", range(100))
def test_ten_thousand_walks(part: int) -> None:
    walks(1000 + part * MANY // 100, MANY // 100)


async def _watch(table: AtTable, seen: dict[int, str]) -> None:
    """Write down the digest of every version that a client is told, until it is closed."""
    async for news in table.updates():
        assert seen.setdefault(news.version, digest(news.state)) == digest(news.state)


async def _evening(place: Place, transport: Transport, chance: random.Random) -> None:
    """Two clients play a round while wires break, one of them is opened anew, and the server restarts."""
    async with AsyncExitStack() as stack:
        ada, ben = await stack.enter_async_context(pair(place, transport))
        seen: list[dict[int, str]] = [{}, {}, {}]
        watching = [asyncio.create_task(_watch(one, seen[n])) for n, one in enumerate((ada, ben))]
        await begin(ada, ben)
        playing = asyncio.gather(play(ada), play(ben))
        for _ in range(4):
            await asyncio.sleep(chance.uniform(0.02, 0.2))
            wire = chance.choice((ada, ben))._line._wire
            if wire is not None:
                await wire.close()
        await place.stop()
        for one in (ada, ben):
            await one.until(lambda table: not table.up)
        await place.start()
        await playing
        await ada.until(lambda table: table.up)  # else it would come back later, and have the seat (UX-48)
        again = await stack.enter_async_context(
            oie.client.join(ada.address, key=ada.key, transport=transport)
        )
        watching.append(asyncio.create_task(_watch(again, seen[2])))
        await asyncio.sleep(0)
        await begin(again, ben)
        await asyncio.gather(play(again, 6), play(ben, 6))
        for one in (again, ben):
            await one.until(lambda table: table.version == max(again.version, ben.version))
        for version in set(seen[0]) & set(seen[1]) | set(seen[1]) & set(seen[2]):
            assert len({told[version] for told in seen if version in told}) == 1
        assert len(set(seen[1]) & set(seen[2])) > 5
        await ben.end()
        for task in watching:
            task.cancel()
        await asyncio.gather(*watching, return_exceptions=True)


@pytest.mark.clause("UX-43", "UX-41", "UX-46", "UX-48")
@pytest.mark.parametrize("transport", TRANSPORTS)
def test_an_evening_over_real_lines(transport: Transport) -> None:
    async def test(place: Place) -> None:
        await _evening(place, transport, random.Random(3))

    served(test)
