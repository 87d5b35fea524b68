"""The check of sealed dice written a second time, from the page alone: hashlib and hmac, nothing of ours.

It reads the plain JSON form of a segment and returns what it finds wrong, or None.
"""

import hashlib
import hmac
from typing import Any


def u16(number: int) -> bytes:
    return bytes([number >> 8, number & 255])


def u32(number: int) -> bytes:
    return bytes([number >> 24 & 255, number >> 16 & 255, number >> 8 & 255, number & 255])


def commitment(segment: dict[str, Any], secret: bytes) -> str:
    code = segment["table"].encode()
    numbers = u32(segment["round"]) + u32(segment["segment"])
    return hashlib.sha256(b"oie.sealed.1\0" + u16(len(code)) + code + numbers + secret).hexdigest()


def message(segment: dict[str, Any], letter: bytes, number: int, block: int) -> bytes:
    keys = [bytes.fromhex(page["k"] or "") for page in segment["contributions"]]
    opened = b""
    for key in keys:
        opened += u16(len(key)) + key
    return letter + u32(number) + u32(block) + u16(len(keys)) + opened


def values(segment: dict[str, Any], letter: bytes, number: int, count: int, ways: int) -> list[int]:
    """`count` values of 0 to `ways` - 1: every byte of every block, those over the last cycle left out."""
    secret, block = bytes.fromhex(segment["secret"]), 0
    found: list[int] = []
    whole_cycles = 256 // ways * ways
    while len(found) < count:
        mac = hmac.new(secret, message(segment, letter, number, block), hashlib.sha256).digest()
        found += [byte % ways for byte in mac if byte < whole_cycles]
        block += 1
    return found[:count]


def check(segment: dict[str, Any], throws: list[list[int]], faces: int = 6) -> str | None:
    if commitment(segment, bytes.fromhex(segment["secret"])) != segment["commitment"]:
        return "commitment"
    for page in segment["contributions"]:
        if page["k"] is not None and hashlib.sha256(bytes.fromhex(page["k"])).hexdigest() != page["c"]:
            return f"key of seat {page['seat']}"
    for number, lot in enumerate(segment["lots"], 1):
        if values(segment, b"L", number, 1, lot["of"]) != [lot["drawn"]]:
            return f"lot {number}"
    for number, dice in enumerate(throws, segment["first"]):
        if [value + 1 for value in values(segment, b"T", number, len(dice), faces)] != list(dice):
            return f"throw {number}"
    return None
