"""Speech: what the table screen says of a game: heading, main button, cards, keys."""

from __future__ import annotations

from oie.core.moves import AwaitsChoice, Finished, Throw
from oie.rulesets import sheet_of
from oie.table import Table
from oie.text import t, turn_line
from oie.text.words import in_language
from oie.tui.banner import bare
from oie.tui.cards import Facts
from oie.tui.playing import Playing
from oie.tui.scene import Pawn, pawns_of


def person(table: Table) -> bool:
    """True where a person is awaited."""
    return table.awaited is not None and table.awaited.kind == "person"


def turn_words(playing: Playing, lang: str) -> tuple[Pawn | None, str, str]:
    """Pawn, heading and text: whose turn it is, and what the last throw did."""
    table, position = playing.game.table, playing.game.table.position
    if position is None or table.opening is None:
        about = sheet_of(table.rules).document.get("about", {}) if table.rules.text else {}
        return None, t(lang, "terminal-ready"), in_language(about, lang)
    pawns, names, text = pawns_of(table.in_order), table.names, playing.told(lang)
    if playing.showing:
        mover = playing.mover
        return (None, "", text) if mover is None else (pawns[mover], names[mover], text)
    match position.awaits:
        case Finished(winner=None):
            return None, t(lang, "ui-drawn"), text
        case Finished(winner=int() as winner):
            return pawns[winner], t(lang, "ui-winner", name=names[winner], throws=throws(table)), text
        case AwaitsChoice(seat=seat) if person(table):
            return pawns[seat], t(lang, "ui-choose-effect", name=names[seat]), text
    seat = position.seat
    heading = t(lang, "ui-your-turn", name=names[seat]) if person(table) else turn_line(position, names, lang)
    return pawns[seat], heading, text


def throws(table: Table) -> int:
    """How often was thrown in this round."""
    return sum(isinstance(made.move, Throw) for made in table.history())


def button(playing: Playing, lang: str) -> tuple[str, str, str, str]:
    """Icon, label, key and look of the main button."""
    table = playing.game.table
    if playing.showing:
        return "", t(lang, "terminal-skip"), "", "still"
    if not table.running:
        message = "ui-launch" if table.opening is None else "ui-new-round"
        return "▶", bare(t(lang, message)), t(lang, "ui-key-enter"), "gold"
    if not person(table):
        assert table.position is not None
        return "⚙", turn_line(table.position, table.names, lang), "", "still"
    return "🎲", bare(t(lang, "ui-throw")), t(lang, "ui-key-space"), "act"


def facts(playing: Playing, lang: str) -> Facts:
    """What the cards tell of."""
    game = playing.game
    pawns = pawns_of(game.table.in_order)
    return Facts(game.table, playing.position, pawns, lang, game.segments, told=not playing.showing)


def hints(playing: Playing, lang: str) -> tuple[tuple[str, str], ...]:
    """The keys that no button stands for."""
    table = playing.game.table
    found = [
        ("l", t(lang, "ui-language")),
        ("d", t(lang, "terminal-colours")),
        ("p", t(lang, "terminal-cards")),
        ("m", t(lang, "terminal-motion")),
    ]
    if any(seat.kind == "machine" for seat in table.seats):
        found.insert(0, ("+ −", f"{t(lang, 'ui-pace')} {t(lang, 'ui-pace-value', seconds=table.pace)}"))
    if table.dice == "real":
        found.insert(0, ("t", t(lang, "ui-take-back")))
    if not table.running:
        found.insert(0, ("e", bare(t(lang, "ui-settings"))))
    return tuple(found)
