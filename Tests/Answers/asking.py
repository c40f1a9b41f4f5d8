"""Asks a program all that is asked of one book: its story, and its lines of the matrix."""

import hashlib
import os
import shutil
from dataclasses import dataclass

import plain
import tree
from ids import Ids

# A step of the story takes a minute; the matrix comes in the evening.
EVENING = 300

# Longer texts stand in a recording with their beginning, their end and a hash.
LONGEST = 2_000_000


@dataclass(frozen=True)
class Answer:
    """What came of one command. Parts are named texts: exit code, streams, files."""
    title: str
    group: str
    parts: tuple

    @property
    def digest(self):
        return hashlib.sha256(repr((self.title, self.parts)).encode()).hexdigest()


def ask(stage, number, book, lines, is_short=False):
    """The answers of a book, in order."""
    place = stage.place(number)
    for name in ("place", "home/tmp"):
        (place / name).mkdir(parents=True)
    try:
        answers = _story(stage, place, book, is_short)
        answers += _matrix(stage, place, stage.place(number, "b"), book, lines)
    finally:
        for letter in "ab":
            shutil.rmtree(stage.place(number, letter).parent, ignore_errors=True)
    return answers


def _story(stage, place, book, is_short):
    steps = book.all_steps(book.lay_out(place / "place"), is_short)
    answers = []
    before = tree.state(place)
    for minute, step in enumerate(steps):
        done = stage.shell(step, place / "place", place, minute)
        after = tree.state(place)
        answers.append(_answer(step, "story", done, tree.changes(place, before, after)))
        before = after
    return answers


def _matrix(stage, place, copy, book, lines):
    folder = os.path.normpath(os.path.join("place", book.folder))
    ids = Ids(lambda words: stage.call(words, place / folder, place, EVENING))
    before = tree.state(place)
    answers = []
    for line in lines:
        words = ids.filled(line.words)
        here = place
        if line.writes:
            here = copy
            shutil.copytree(place, copy, symlinks=True)
        done = stage.call(words, here / folder, here, EVENING + 1, line.typed)
        after = tree.state(here)
        changes = tree.changes(here, before, after) if after != before else []
        answers.append(_answer(line.text, line.group, done, changes))
        if line.writes:
            shutil.rmtree(copy)
        else:
            before = after
    return answers


def _answer(title, group, done, changes):
    code, output, talk = done
    parts = [("exit", f"{code}\n"), ("stdout", _text(output)), ("stderr", _text(talk))]
    for path, change, content in changes:
        shown = path[6:] if path.startswith("place/") else "~/" + path[5:]
        parts.append((f"file {plain.text(os.fsencode(shown))} {change}", _text(content)))
    return Answer(title, group, tuple(part for part in parts if part[1] or part[0] != "stderr"))


def _text(data):
    shown = plain.text(data)
    if len(shown) <= LONGEST:
        return shown
    whole = hashlib.sha256(shown.encode()).hexdigest()
    return f"{shown[:1000]}\n({len(shown)} characters, {whole})\n{shown[-1000:]}"
