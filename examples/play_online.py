"""Play a whole round online: two programs at one table, and the proof of its dice.

python examples/play_online.py                          starts a server of its own
python examples/play_online.py http://localhost:8063    plays at one that is running
"""

import asyncio
import subprocess
import sys
import tempfile

import oie.client

SEATS = [{"name": "Ada", "kind": "person"}, {"name": "Guest", "kind": "guest"}]


async def play(table: oie.client.Table) -> None:
    """Throw whenever it is our turn, until somebody has won."""
    while not table.state["result"]:
        await table.until(lambda table: table.my_turn or table.state["result"])
        if table.my_turn:
            await table.throw()


async def evening(address: str) -> None:
    """Ada opens a table, Ben joins it by its address, and they play."""
    async with (
        oie.client.open_table(address, "famille", SEATS) as ada,
        oie.client.join(ada.address, name="Ben") as ben,
    ):
        await ada.start()
        await asyncio.gather(play(ada), play(ben))
        await ben.until(lambda table: table.state["segments"][-1]["secret"])
        proof = ben.proof()
        print(f"{ben.state['status']} Proved: {proof.proved} of {ben.turn} throws, by Ben's own key as well.")


with tempfile.TemporaryDirectory() as data:
    if sys.argv[1:]:
        asyncio.run(evening(sys.argv[1]))
    else:
        command = [sys.executable, "-m", "oie", "serve", "--no-browser", "--data", data]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            try:
                asyncio.run(evening(server.stdout.readline().removeprefix("ready ").strip()))
            finally:
                server.terminate()
