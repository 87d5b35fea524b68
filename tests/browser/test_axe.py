"""axe finds nothing (WCAG 2.2 AA) on any page or window in any theme."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.acts import Serve, Visit, sit, throw

AXE = Path(__file__).parent / "vendor" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
WIN = "5+4 3+1 6+4"


def findings(page: Page, root: str = "body") -> list[str]:
    """What axe says of a part of the page: rule, and where."""
    page.evaluate(AXE.read_text("utf-8"))
    told = page.evaluate(
        "([root, tags]) => axe.run(root, {runOnly: tags, resultTypes: ['violations']})", [root, TAGS]
    )
    return [
        f"{v['id']}: {node['target']} {node['failureSummary']}"
        for v in told["violations"]
        for node in v["nodes"]
    ]


@pytest.mark.parametrize(
    ("theme", "size"), [("light", (1280, 800)), ("dark", (360, 800)), ("contrast", (1280, 800))]
)
def test_axe_finds_nothing(serve: Serve, visit: Visit, theme: str, size: tuple[int, int]) -> None:
    """Menu, setup, rules, table, history, help, settings and the end, one after the other."""
    server = serve(WIN)
    page = visit(*size, bypass_csp=True, reduced_motion="reduce")
    page.context.add_cookies([{"name": "theme", "value": theme, "url": server.address}])
    found: dict[str, list[str]] = {}
    for name, path in (
        ("menu", "/"),
        ("rules", "/rules/bolton"),
        ("about", "/about"),
        ("privacy", "/privacy"),
    ):
        page.goto(server.address + path)
        found[name] = findings(page)
    page.goto(server.address)
    page.locator("[data-game=pair-impair] [data-setup]").click()
    page.locator("#setup .editor summary").click()
    expect(page.locator("#setup .told p")).to_be_visible()
    found["setup"] = findings(page, "#setup")
    sit(page, server)
    throw(page)
    found["table"] = findings(page)
    for name, do in (("history", "history"), ("help", "help"), ("settings", "gear"), ("confirm", "play")):
        page.locator(f"[data-do={do}]").first.dispatch_event("click")
        expect(page.locator(f"#{name}")).to_be_visible()
        found[name] = findings(page, f"#{name}")
        page.keyboard.press("Escape")
        expect(page.locator(f"#{name}")).to_be_hidden()
    throw(page)
    expect(page.locator("#end")).to_be_visible()
    found["end"] = findings(page, "#end")
    assert {name: faults for name, faults in found.items() if faults} == {}
