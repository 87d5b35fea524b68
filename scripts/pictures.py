"""Pictures: the screens of the browser game as they are now, for the README and for whoever changes them.

    python scripts/pictures.py [FOLDER]     # docs/pictures by default; needs Playwright and Chromium

The dice are given beforehand, so that the same positions are shown every time. Look at every picture.
"""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.acts import button, hurry, sit, throw  # noqa: E402
from tests.browser.conftest import CHROMIUM, FLAGS  # noqa: E402
from tests.browser.server import Server  # noqa: E402

GOOSE = "1+1 3+4 6+6 4+3 1+3"
"""The fifth throw walks over a goose."""
WIN = "5+4 3+1 6+4"
FOUR = [{"name": name} for name in ("Anaïs", "Louis", "Noé", "Olga")]


def main() -> int:
    """Draw them all."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "pictures"
    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as engine:
        browser = engine.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        menu(browser, folder)
        for name, size, theme in (
            ("table", (1280, 800), "light"),
            ("table-dark", (1280, 800), "dark"),
            ("table-wide", (1920, 1080), "light"),
            ("table-phone", (360, 800), "light"),
            ("table-phone-dark", (360, 800), "dark"),
        ):
            table(browser, folder, name, size, theme)
        end(browser, folder)
        lobby(browser, folder)
        browser.close()
    print(*sorted(path.name for path in folder.glob("*.png")), sep="\n")
    return 0


def page_of(browser: Browser, size: tuple[int, int], theme: str) -> Page:
    """A page of that size and theme, in French, where nothing moves."""
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        locale="fr-FR",
        color_scheme="dark" if theme == "dark" else "light",
        reduced_motion="reduce",
        device_scale_factor=2 if size[0] < 600 else 1,
    )
    return context.new_page()


def menu(browser: Browser, folder: Path) -> None:
    """The menu, large and small."""
    server = Server("")
    for name, size in (("menu", (1280, 800)), ("menu-phone", (360, 800))):
        page = page_of(browser, size, "light")
        page.goto(server.address)
        page.wait_for_load_state("networkidle")
        page.screenshot(path=folder / f"{name}.png")
        page.context.close()
    server.stop()


def table(browser: Browser, folder: Path, name: str, size: tuple[int, int], theme: str) -> None:
    """A table in play."""
    server, page = Server(GOOSE), page_of(browser, size, theme)
    sit(page, server, "bolton", seats=FOUR)
    for _ in range(5):
        throw(page)
    page.mouse.move(0, 0)
    page.screenshot(path=folder / f"{name}.png")
    if name == "table":
        page.keyboard.press("h")
        expect(page.locator("#record tbody tr").nth(5)).to_be_visible()
        page.screenshot(path=folder / "history.png")
    page.context.close()
    server.stop()


def end(browser: Browser, folder: Path) -> None:
    """The window at the end."""
    server, page = Server(WIN), page_of(browser, (1280, 800), "light")
    sit(page, server, seats=[{"name": "Camille"}, {"name": "La machine", "kind": "machine"}])
    throw(page)
    throw(page)
    hurry(page)
    expect(page.locator("#end")).to_be_visible()
    page.screenshot(path=folder / "victory.png")
    page.context.close()
    server.stop()


def lobby(browser: Browser, folder: Path) -> None:
    """A table that waits for its guests, and what a guest sees who follows the link."""
    server = Server("")
    ada, guest = page_of(browser, (1280, 800), "light"), page_of(browser, (360, 800), "light")
    seats = [{"name": "Camille"}, {"name": "Olga", "kind": "guest"}, {"name": "Noé", "kind": "guest"}]
    sit(ada, server, start=False, seats=seats)
    expect(ada.locator(".invite img")).to_be_visible()
    guest.goto(ada.url)
    expect(guest.locator("#join")).to_be_visible()
    guest.screenshot(path=folder / "join-phone.png")
    guest.locator("#join-name").fill("Léa")
    guest.locator("#join .act").click()
    expect(ada.locator(".chair.here")).to_have_count(2)
    expect(button(ada)).to_be_visible()
    ada.mouse.move(0, 0)
    ada.screenshot(path=folder / "lobby.png")
    for page in (ada, guest):
        page.context.close()
    server.stop()


if __name__ == "__main__":
    raise SystemExit(main())
