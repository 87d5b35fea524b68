"""Records on disk: their names, what is read of them, and that saving replaces all or nothing."""

from __future__ import annotations

import os
import secrets
import stat
import subprocess
import sys
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from oie.record import RecordError, Seat, encode, file_name, read, save
from oie.record.bounds import MOST_BYTES
from oie.rulesets import ordinary
from tests.record.support import SAVED_AT, record_of

ON_POSIX = pytest.mark.skipif(os.name != "posix", reason="links, pipes and kill are those of POSIX")


@pytest.mark.clause("UX-50")
def test_the_name_of_a_file() -> None:
    """UX-50: by the clock on the wall, and without a colon, which Windows refuses."""
    assert file_name(SAVED_AT) == "jeu-de-l-oie_2026-11-30_14-41-07.json"
    assert file_name(datetime(2026, 1, 2, 3, 4, 5)) == "jeu-de-l-oie_2026-01-02_03-04-05.json"
    assert (
        file_name(datetime(2026, 1, 2, 23, 4, 5, 999, tzinfo=UTC)) == "jeu-de-l-oie_2026-01-02_23-04-05.json"
    )


@pytest.mark.clause("UX-50")
def test_what_is_saved_is_the_text_in_utf8(tmp_path: Path) -> None:
    record = record_of(seats=4)
    path = tmp_path / file_name(SAVED_AT)
    save(path, record)
    assert path.read_bytes() == encode(record).encode("utf-8")
    assert "Đặng".encode() in path.read_bytes()
    assert read(path) == record
    assert os.listdir(tmp_path) == [path.name]


def test_saving_again_replaces_the_file(tmp_path: Path) -> None:
    path = tmp_path / "round.json"
    save(path, record_of(moves=3))
    save(path, record_of(moves=4))
    assert read(path) == record_of(moves=4)
    assert os.listdir(tmp_path) == ["round.json"]


@ON_POSIX
def test_the_file_may_be_read_by_whom_the_umask_lets(tmp_path: Path) -> None:
    old = os.umask(0o027)
    try:
        save(tmp_path / "round.json", record_of())
    finally:
        os.umask(old)
    assert stat.S_IMODE((tmp_path / "round.json").stat().st_mode) == 0o640


@ON_POSIX
def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "far").mkdir()
    (tmp_path / "link.json").symlink_to(tmp_path / "far" / "round.json")
    save(tmp_path / "link.json", record_of())
    assert (tmp_path / "link.json").is_symlink()
    assert read(tmp_path / "far" / "round.json") == record_of()


def test_the_disk_has_the_text_before_it_takes_the_place_of_the_old(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Write, fsync, replace, fsync of the folder: in no other order is a power cut harmless."""
    done: list[str] = []
    real_fsync, real_replace = os.fsync, os.replace

    def fsync(handle: int) -> None:
        folder = stat.S_ISDIR(os.fstat(handle).st_mode)
        done.append("fsync of the folder" if folder else f"fsync after {os.fstat(handle).st_size} bytes")
        real_fsync(handle)

    def swap(old: str, new: str) -> None:
        assert os.path.dirname(old) == os.path.dirname(new) == os.path.realpath(tmp_path)
        done.append("replace")
        real_replace(old, new)

    monkeypatch.setattr(os, "fsync", fsync)
    monkeypatch.setattr(os, "replace", swap)
    save(tmp_path / "round.json", record_of())
    size = len(encode(record_of()).encode())
    wanted = [f"fsync after {size} bytes", "replace", "fsync of the folder"]
    assert done == (wanted if os.name == "posix" else wanted[:2])


@pytest.mark.parametrize("at", ["fsync", "replace"])
def test_a_full_disk_leaves_the_old_file_and_no_rest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, at: str
) -> None:
    path = tmp_path / "round.json"
    save(path, record_of(moves=3))

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, at, full)
    with pytest.raises(RecordError, match="No space left on device") as caught:
        save(path, record_of(moves=9))
    assert caught.value.code == "record-unwritable"
    assert read(path) == record_of(moves=3)
    assert os.listdir(tmp_path) == ["round.json"]


def test_what_another_program_has_put_there_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The name under which the text is written first is new, or nothing is written."""
    monkeypatch.setattr(secrets, "token_hex", lambda _: "taken")
    other = tmp_path / ".oie-taken.part"
    other.write_text("mine")
    with pytest.raises(RecordError, match="exists"):
        save(tmp_path / "round.json", record_of())
    assert other.read_text() == "mine"
    assert os.listdir(tmp_path) == [other.name]


def test_where_nothing_can_be_written(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    for path in (tmp_path / "none" / "round.json", tmp_path / "folder", Path("a\0b")):
        with pytest.raises(RecordError) as caught:
            save(path, record_of())
        assert caught.value.code == "record-unwritable"
        assert "\n" not in str(caught.value)
    assert os.listdir(tmp_path / "folder") == []


def test_what_could_not_be_read_again_is_not_saved(tmp_path: Path) -> None:
    """A fault of a front end must not cost the round that stands in the file."""
    path = tmp_path / "round.json"
    save(path, record_of())
    wrong = replace(record_of(), seats=(Seat("A" * 15, "person", "blue", "circle"),) * 2)
    with pytest.raises(RecordError, match=r"seats\[0\]\.name"):
        save(path, wrong)
    assert read(path) == record_of()


def test_a_round_that_would_be_too_long_is_not_saved(tmp_path: Path) -> None:
    record = record_of()
    long = replace(record, ruleset=replace(record.ruleset, text="x" * MOST_BYTES))
    with pytest.raises(RecordError) as caught:
        save(tmp_path / "round.json", long)
    assert caught.value.code == "record-too-large"
    assert os.listdir(tmp_path) == []


@pytest.mark.clause("UX-57")
def test_no_more_than_a_mebibyte_and_one_byte_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """UX-57: of a file of any size. The file here has holes, so that it takes no room."""
    path = tmp_path / "round.json"
    path.write_bytes(encode(record_of()).encode())
    os.truncate(path, 10 * 1024**3)
    asked: list[int] = []
    real_open = open

    def watched(handle: int, mode: str, closefd: bool) -> object:
        file = real_open(handle, mode, closefd=closefd)

        class Watched:
            def __enter__(self) -> Watched:
                return self

            def __exit__(self, *_: object) -> None:
                file.close()

            def read(self, size: int) -> bytes:
                asked.append(size)
                data: bytes = file.read(size)
                return data

        return Watched()

    monkeypatch.setattr(ordinary, "open", watched, raising=False)
    with pytest.raises(RecordError) as caught:
        read(path)
    assert caught.value.code == "record-too-large"
    assert asked == [MOST_BYTES + 1]


@pytest.mark.clause("UX-57")
def test_what_cannot_be_read_is_one_sentence(tmp_path: Path) -> None:
    for path in (tmp_path / "none.json", Path("a\0b")):
        with pytest.raises(RecordError) as caught:
            read(path)
        assert caught.value.code == "record-file"
        assert str(caught.value).startswith("cannot read ")
        assert "\n" not in str(caught.value)


@ON_POSIX
def test_folders_pipes_and_devices_are_refused_without_waiting(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for path in (tmp_path, tmp_path / "pipe", Path("/dev/zero")):
        with pytest.raises(RecordError) as caught:
            read(path)
        assert caught.value.code == "record-not-a-file"


@ON_POSIX
def test_reading_leaves_no_handle_open(tmp_path: Path) -> None:
    (tmp_path / "bad.json").write_text("{")
    before = os.dup(0)
    os.close(before)
    for _ in range(3):
        for path in (tmp_path, tmp_path / "bad.json", tmp_path / "none"):
            with pytest.raises(RecordError):
                read(path)
    after = os.dup(0)
    os.close(after)
    assert before == after


KILLER = Path(__file__).with_name("killed.py")


@ON_POSIX
@pytest.mark.clause("UX-57")
@pytest.mark.parametrize("way", ["line", "time"])
def test_a_kill_at_any_moment_leaves_the_old_file_or_the_new_one(tmp_path: Path, way: str) -> None:
    """Issue 2, Records: a child that saves is killed before each line of it, and at moments of the clock."""
    run = subprocess.run(
        [sys.executable, str(KILLER), way, str(tmp_path)],
        capture_output=True,
        text=True,
        timeout=100,
        check=False,
    )
    assert run.returncode == 0, run.stdout + run.stderr
    old, new, killed = (int(word) for word in run.stdout.split())
    assert killed >= 20
    if way == "line":
        assert old >= 5  # killed before the new file took the place of the old
        assert new >= 5  # killed after it did, and where the child came to its end
