"""Vendor: brings third-party files into the tree, each checked, each with its licence.

    python scripts/vendor.py            # needs npm, fonttools and brotli; the result is committed

Packages are fetched with `npm pack` at the versions of `PACKAGES` and refused where their integrity
differs from `vendor.lock.json`. Fonts are cut down to the letters of our languages, the same bytes
every time. The lock names each file with its origin, its licence and its own hash; `vendor.json`,
which the page "about" shows, is made from it.
"""

from __future__ import annotations

import base64
import hashlib
import json
import subprocess
import sys
import tarfile
import tempfile
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LOCK = ROOT / "vendor.lock.json"
STATIC = "src/oie/web/static/vendor"
TESTS = "tests/browser/vendor"
LETTERS = (
    "U+0020-007E,U+00A0-017F,U+0218-021B,U+02C6,U+02DA,U+02DC,U+2009,U+2010-2015,U+2018-201E,U+2020-2022,"
    "U+2026,U+202F,U+2032,U+2033,U+2039,U+203A,U+20AC,U+2122,U+2212"
)
"""Latin-1, Latin Extended-A for names, and the signs of careful typesetting."""
APACHE = "https://www.apache.org/licenses/LICENSE-2.0"


@dataclass(frozen=True)
class Wanted:
    """One file of a package, and where it goes."""

    package: str
    version: str
    licence: str
    source: str
    """Path in the package."""
    target: str
    """Path in this repository."""
    licence_source: str = ""
    """Path of the licence text in the package; empty where it ships none."""
    axes: tuple[tuple[str, float, float], ...] = ()
    """For fonts: (axis, least, most) that are kept."""


WANTED = (
    Wanted("@fluent/bundle", "0.19.1", "Apache-2.0", "index.js", f"{STATIC}/fluent.js"),
    Wanted(
        "@fontsource-variable/fraunces",
        "5.3.0",
        "OFL-1.1",
        "files/fraunces-latin-full-normal.woff2",
        f"{STATIC}/fraunces.woff2",
        "LICENSE",
        (("SOFT", 100, 100), ("WONK", 1, 1), ("wght", 700, 900), ("opsz", 9, 144)),
    ),
    Wanted(
        "@fontsource-variable/atkinson-hyperlegible-next",
        "5.3.0",
        "OFL-1.1",
        "files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
        f"{STATIC}/atkinson.woff2",
        "LICENSE",
        (("wght", 400, 800),),
    ),
    # Sealed dice on pages that come by plain http, where browsers keep their own digests back.
    Wanted("js-sha256", "0.11.1", "MIT", "src/sha256.js", f"{STATIC}/sha256.js", "LICENSE.txt"),
    Wanted("axe-core", "4.14.1", "MPL-2.0", "axe.min.js", f"{TESTS}/axe.min.js", "LICENSE"),
)


def main() -> int:
    """Fetch, check and write everything; the exit code is 1 where an integrity differs."""
    known = json.loads(LOCK.read_text("utf-8"))["packages"] if LOCK.exists() else {}
    packages: dict[str, dict[str, str]] = {}
    files: dict[str, dict[str, str]] = {}
    for wanted in WANTED:
        name = f"{wanted.package}@{wanted.version}"
        archive, integrity = fetch(name)
        locked = known.get(name, {}).get("integrity", integrity)
        if locked != integrity:
            print(f"{name}: expected {locked}, got {integrity}", file=sys.stderr)
            return 1
        packages[name] = {"integrity": integrity, "licence": wanted.licence}
        for path, data in made(wanted, archive):
            (ROOT / path).parent.mkdir(parents=True, exist_ok=True)
            (ROOT / path).write_bytes(data)
            files[path] = {"package": name, "licence": wanted.licence, "sha384": sha384(data)}
            print(f"{path} {len(data)} bytes")
    lock = {"packages": dict(sorted(packages.items())), "files": dict(sorted(files.items()))}
    LOCK.write_text(json.dumps(lock, indent=2, ensure_ascii=False) + "\n", "utf-8")
    shown = [
        {"package": f["package"], "licence": f["licence"], "text": Path(path).name}
        for path, f in sorted(files.items())
        if path.startswith(STATIC) and path.endswith(".LICENSE.txt")
    ]
    (ROOT / STATIC / "vendor.json").write_text(json.dumps(shown, indent=2) + "\n", "utf-8")
    return 0


def fetch(name: str) -> tuple[bytes, str]:
    """The archive of a package, checked against its integrity, and that integrity."""
    with tempfile.TemporaryDirectory() as folder:
        command = ["npm", "pack", name, "--json", "--ignore-scripts", "--pack-destination", folder]
        told = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)[0]
        data = (Path(folder) / told["filename"].replace("@", "").replace("/", "-")).read_bytes()
    digest = "sha512-" + base64.b64encode(hashlib.sha512(data).digest()).decode()
    if digest != told["integrity"]:
        raise SystemExit(f"{name}: the archive does not have the integrity {told['integrity']}")
    return data, digest


def made(wanted: Wanted, archive: bytes) -> list[tuple[str, bytes]]:
    """The files that come of a wanted one: itself, and its licence beside it."""
    with tarfile.open(fileobj=BytesIO(archive)) as tar:
        data = member(tar, wanted.source)
        licence = member(tar, wanted.licence_source) if wanted.licence_source else notice(wanted)
    if wanted.axes:
        data = cut(data, wanted.axes)
    beside = str(Path(wanted.target).with_suffix("")).removesuffix(".min") + ".LICENSE.txt"
    return [(wanted.target, data), (beside, licence)]


def member(tar: tarfile.TarFile, path: str) -> bytes:
    """A file of the archive."""
    file = tar.extractfile(f"package/{path}")
    if file is None:
        raise SystemExit(f"no file {path} in the package")
    return file.read()


def notice(wanted: Wanted) -> bytes:
    """For a package that ships no licence text: what it is under, and where that text stands."""
    text = (ROOT / "scripts" / "licences" / f"{wanted.licence}.txt").read_text("utf-8")
    return (
        f"{wanted.package} {wanted.version} is licensed under {wanted.licence}, {APACHE}\n\n{text}".encode()
    )


def cut(data: bytes, axes: tuple[tuple[str, float, float], ...]) -> bytes:
    """A variable font with fewer axes and only our letters, as WOFF2."""
    from fontTools import subset
    from fontTools.ttLib import TTFont
    from fontTools.varLib import instancer

    font = TTFont(BytesIO(data), recalcTimestamp=False)
    have = {axis.axisTag for axis in font["fvar"].axes}
    limits = {tag: low if low == high else (low, high) for tag, low, high in axes if tag in have}
    narrowed, out = BytesIO(), BytesIO()
    instancer.instantiateVariableFont(font, limits).save(narrowed)
    narrowed.seek(0)
    font = TTFont(narrowed, recalcTimestamp=False)
    options = subset.Options(flavor="woff2", layout_features=["kern", "liga", "tnum", "lnum", "ccmp", "mark"])
    options.recalc_timestamp = False
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=subset.parse_unicodes(LETTERS))
    cutter.subset(font)
    font.flavor = "woff2"
    font.save(out)
    return out.getvalue()


def sha384(data: bytes) -> str:
    """The hash of a file as browsers write it."""
    return "sha384-" + base64.b64encode(hashlib.sha384(data).digest()).decode()


if __name__ == "__main__":
    raise SystemExit(main())
