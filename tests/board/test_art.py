"""Pictures: each ruleset's are drawn, all on one sprite, in colours of the stylesheet only."""

from __future__ import annotations

import re
from importlib import resources
from xml.etree import ElementTree as ET

import pytest

import oie
from oie.board import pictures, sprite
from oie.board.pictures import SHEETS
from tests.board.reading import SHIPPED, SVG


@pytest.mark.parametrize("sheet", SHEETS)
def test_a_sheet_is_well_formed_and_nothing_on_it_is_overlooked(sheet: str) -> None:
    text = resources.files("oie.board").joinpath("art", f"{sheet}.svg").read_text(encoding="utf-8")
    symbols = list(ET.fromstring(text).iter(SVG + "symbol"))
    assert [s.attrib["id"] for s in symbols] == [p.name for p in pictures().values() if p.sheet == sheet]
    shapes = [shape for symbol in symbols for shape in symbol.iter() if shape.tag != SVG + "symbol"]
    coloured = {"path", "circle", "rect", "ellipse", "text"}
    for symbol in symbols:
        loose = [s for s in symbol if s.tag.removeprefix(SVG) in coloured]
        assert all("class" in s.attrib for s in loose), symbol.attrib["id"]
    assert not [s for s in shapes if {"fill", "stroke", "style"} & set(s.attrib)]


@pytest.mark.parametrize("ruleset", SHIPPED)
@pytest.mark.clause("UX-02")
def test_every_picture_that_a_shipped_ruleset_names_is_drawn(ruleset: str) -> None:
    named = {kind.picture for kind in oie.ruleset(ruleset).kinds.values()}
    assert named and named <= set(pictures())


@pytest.mark.clause("S002-4")
def test_there_are_enough_everyday_objects_that_neighbours_differ() -> None:
    assert sum(picture.sheet == "objects" for picture in pictures().values()) >= 24


def test_the_sprite_holds_all_pictures_under_its_prefix() -> None:
    ids = re.findall(r'<symbol id="([^"]+)"', sprite("x"))
    assert ids == [f"x-{name}" for name in pictures()]
    assert re.findall(r'<symbol id="([^"]+)"', sprite(names=("well", "goose"))) == ["art-well", "art-goose"]
    assert ET.fromstring(sprite()).attrib["aria-hidden"] == "true"
