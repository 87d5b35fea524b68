"""Crowds: twelve pawns on one ordinary space of a small phone are told apart and counted."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from oie.rulesets import load
from tests.browser.acts import Serve, Visit
from tests.browser.records import take_up, written

NAMES = ("Ada", "Bo", "Cy", "Dee", "Eve", "Flo", "Gus", "Hal", "Ida", "Jo", "Kim", "Lou")
MEADOW = """
oie: 1
id: meadow
version: 1
title: {en: The meadow}
about: {en: Sixty-three spaces where nobody is in anybody's way.}
seats: {min: 2, max: 12}
track: {spaces: 63, start: before}
dice: {count: 1}
spaces:
  goose:
    at: [60]
    do: [{repeat: {}}]
    words: {en: {name: goose, at: on the goose}}
"""
LOOKS = """marks => marks.map(mark => {
  const medal = mark.querySelector(".medal");
  return [getComputedStyle(medal).fill, medal.tagName + (medal.getAttribute("d") ?? "")];
})"""
"""Colour and shape of each."""


@pytest.mark.clause("UX-03")
@pytest.mark.parametrize(("width", "height"), [(320, 568), (360, 800), (568, 320)])
def test_twelve_on_a_space_are_countable(
    serve: Serve, visit: Visit, tmp_path: Path, width: int, height: int
) -> None:
    """Twelve marks, each with its colour, its shape and its initial; they touch at most."""
    file = tmp_path / "meadow.yaml"
    file.write_text(MEADOW, "utf-8")
    page = visit(width, height, reduced_motion="reduce", device_scale_factor=2)
    take_up(page, serve().address, written(load(file), NAMES, [(5,)] * 12), tmp_path)
    marks = page.locator(".stand.marked .mark")
    expect(marks).to_have_count(12)
    initials = marks.locator(".ini").all_text_contents()
    assert len(set(initials)) == 12
    looks = marks.evaluate_all(LOOKS)
    assert len({colour for colour, _ in looks}) == 12
    assert len({tuple(one) for one in looks}) == 12
    assert len({shape for _, shape in looks}) >= 6
    boxes = [box for one in marks.all() if (box := one.bounding_box())]
    assert len(boxes) == 12
    middles = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes]
    apart = [max(abs(a[0] - b[0]), abs(a[1] - b[1])) for n, a in enumerate(middles) for b in middles[:n]]
    assert min(apart) >= 0.85 * max(box["width"] for box in boxes)
