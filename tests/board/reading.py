"""Reads a board back off its SVG, the way a person or a screen reader would."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from xml.etree import ElementTree as ET

import oie
from oie.board import Captions, Shape, draw
from oie.core.ruleset import Kind, Ruleset
from oie.text.effects import kind_text
from oie.text.words import goal_words

SVG = "{http://www.w3.org/2000/svg}"
SHIPPED = ("jardin", "famille", "bolton", "pair-impair", "oudhollands", "chutes-and-ladders")
LANGUAGES = ("fr", "en", "pt", "ms")
STARTS = {"fr": "Départ", "en": "Start", "pt": "Partida", "ms": "Mula"}


@dataclass(frozen=True, slots=True)
class Space:
    """What stands on one space."""

    label: str
    """Its accessible name."""
    shade: str
    """The class that colours it."""
    bands: tuple[str, ...]
    """Classes of the bands across it."""
    pictures: tuple[str, ...]
    name: str
    """Its name on the board, lines joined by a space."""
    to: str
    """The number of the space it leads to, where that is drawn."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """A whole board."""

    title: str
    spaces: dict[int, Space]
    """0 (the start box) and 1 to the goal."""
    ids: tuple[str, ...]
    links: tuple[str, ...]
    """Ids that something refers to."""
    goal_name: str
    goal_number: str
    start_word: str
    root: ET.Element


def captions(rules: Ruleset, lang: str) -> Captions:
    """The words that a page would give."""

    def say(kind: Kind) -> str:
        return kind_text(rules, kind, lang)

    return Captions(lang, STARTS[lang], goal_words(rules, lang, "name"), say)


@cache
def board(ruleset: str, lang: str = "fr", shape: Shape = "wide") -> Drawn:
    """A shipped game, drawn and read."""
    rules = oie.ruleset(ruleset)
    return read(draw(rules, captions(rules, lang), shape=shape))


def read(svg: str) -> Drawn:
    """A board from its text. Fails where the text is no well-formed XML or a number stands twice."""
    root = ET.fromstring(svg)
    prefix = next(element.attrib["id"] for element in root.iter(SVG + "clipPath")).removesuffix("-garden")
    glyphs: dict[int, ET.Element] = {}
    for group in next(g for g in root.iter(SVG + "g") if g.get("class") == "glyphs"):
        number = int(_texts(group, "no")[0])
        assert number not in glyphs
        glyphs[number] = group
    spaces = {}
    for element in root.iter():
        if element.get("data-space") is not None:
            assert element.get("role") == "img"
            number = int(element.attrib["data-space"])
            spaces[number] = _space(element, glyphs.get(number), prefix)
    everything = list(root.iter())
    return Drawn(
        root.attrib["aria-label"],
        spaces,
        tuple(e.attrib["id"] for e in everything if "id" in e.attrib),
        tuple(link for e in everything for link in _links(e)),
        "".join("".join(e.itertext()) for e in root.iter(SVG + "textPath")),
        "".join(_texts_below(root, "plaque")),
        "".join("".join(e.itertext()) for e in everything if e.get("class") == "startname"),
        root,
    )


def _space(element: ET.Element, glyph: ET.Element | None, prefix: str) -> Space:
    shades = element.attrib.get("class", "").split()
    bands = tuple(p.attrib["class"].split()[1] for p in element if "band" in p.get("class", "").split())
    uses = [] if glyph is None else [use.attrib["href"] for use in glyph.iter(SVG + "use")]
    return Space(
        element.attrib["aria-label"],
        next((shade for shade in shades if shade.startswith("t-")), ""),
        bands,
        tuple(re.sub(r"\d+$", "", href.removeprefix(f"#{prefix}-")) for href in uses),
        " ".join([] if glyph is None else _texts(glyph, "nm")),
        "".join([] if glyph is None else _texts(glyph, "to")),
    )


def _texts(group: ET.Element, kind: str) -> list[str]:
    return [
        "".join(text.itertext()) for text in group.iter(SVG + "text") if kind in text.get("class", "").split()
    ]


def _texts_below(root: ET.Element, kind: str) -> list[str]:
    return ["".join(g.itertext()) for g in root.iter(SVG + "g") if g.get("class") == kind]


def _links(element: ET.Element) -> list[str]:
    href = element.get("href")
    return ([href[1:]] if href else []) + re.findall(r"url\(#([^)]+)\)", element.get("clip-path", ""))
