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
    """What axe says of a part of the page: rule, and where.

    Where the system forces its colours axe still reads those of the page, so it is not asked about them.
    """
    page.evaluate(AXE.read_text("utf-8"))
    told = page.evaluate(
        """([root, tags]) => axe.run(root, {runOnly: tags, resultTypes: ["violations"],
        rules: {"color-contrast": {enabled: !matchMedia("(forced-colors: active)").matches}}})""",
        [root, TAGS],
    )
    return [
        f"{v['id']}: {node['target']} {node['failureSummary']}"
        for v in told["violations"]
        for node in v["nodes"]
    ]


DESK, PHONE = (1280, 800), (360, 800)
STATES = [
    ("light", DESK, "none"),
    ("dark", DESK, "none"),
    ("light", PHONE, "none"),
    ("dark", PHONE, "none"),
    ("contrast", DESK, "none"),
    ("light", DESK, "active"),
]


@pytest.mark.parametrize(("theme", "size", "forced"), STATES)
def test_axe_finds_nothing(
    serve: Serve, visit: Visit, theme: str, size: tuple[int, int], forced: str
) -> None:
    """Every page and every window, one after the other; also in colours that the reader's system forces."""
    server = serve(WIN)
    page = visit(*size, bypass_csp=True, reduced_motion="reduce", forced_colors=forced, refused=True)
    page.context.add_cookies([{"name": "theme", "value": theme, "url": server.address}])
    found: dict[str, list[str]] = {}
    for name, path in (
        ("menu", "/"),
        ("rules", "/rules/bolton"),
        ("about", "/about"),
        ("privacy", "/privacy"),
        ("refused", "/t/99999"),
    ):
        page.goto(server.address + path)
        found[name] = findings(page)
    page.goto(server.address)
    page.locator("[data-game=pair-impair] [data-setup]").click()
    page.locator("#setup .editor summary").click()
    expect(page.locator("#setup .told p")).to_be_visible()
    page.set_viewport_size({"width": size[0], "height": 4000})  # else what is half scrolled away is too small
    found["setup"] = findings(page, "#setup")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    sit(page, server)
    throw(page)
    found["table"] = findings(page)
    for name, do in (("history", "history"), ("help", "help"), ("settings", "gear"), ("confirm", "play")):
        page.locator(f"[data-do={do}]").first.dispatch_event("click")
        expect(page.locator(f"#{name}")).to_be_visible()
        found[name] = findings(page, f"#{name}")
        page.keyboard.press("Escape")
        expect(page.locator(f"#{name}")).to_be_hidden()
    page.locator("[data-do=more]").dispatch_event("click")
    expect(page.locator("#sheetmenu")).to_be_visible()
    found["sheet"] = findings(page, "#sheetmenu")
    page.keyboard.press("Escape")
    throw(page)
    expect(page.locator("#end")).to_be_visible()
    found["end"] = findings(page, "#end")
    assert {name: faults for name, faults in found.items() if faults} == {}
