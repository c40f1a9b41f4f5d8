"""The matrix: every command with its options, as lines of text in Matrix/.

  # a remark
  [every]                       what follows is run in every book; [turn]: in some books, by turns
  list --group-by {date,card}   a line for each of the words in braces; $FIRST and such are ids of
                                the book: see ids.py
  ! edit $FIRST --note x        a command that writes: it gets a copy of the book of its own
  review <<< a\\nq\\n             with this on standard input
"""

import re
import shlex
import zlib
from dataclasses import dataclass
from pathlib import Path

FOLDER = Path(__file__).parent / "Matrix"

# Options that many commands share.
_SHARED = {
    "common": "{-q,--quiet,-v,--verbose,-b .,--book .,--book /nowhere,"
              "--color auto,--color always,--color never}",
    "formats": "{table,csv,json,ndjson,md}",
    "answers": "{text,table,csv,json,ndjson,md}",
}

# In how many books a line of [every] and one of [turn] are run (all of them: None), and which share
# of the latter: the short form takes every fourth.
WHOLE = {"every": None, "turn": 2, "share": 1}
SHORT = {"every": 1, "turn": 1, "share": 6}


@dataclass(frozen=True)
class Line:
    text: str
    section: str

    @property
    def writes(self):
        return self.text.startswith("!")

    @property
    def words(self):
        return shlex.split(self.text.lstrip("! ").split(" <<< ")[0])

    @property
    def typed(self):
        parts = self.text.split(" <<< ")
        return parts[1].encode().decode("unicode_escape").encode() if len(parts) > 1 else b""

    @property
    def group(self):
        """The command that the line is about."""
        words = self.words
        return words[0] if words and words[0].isalpha() else "daybook"


def expanded(text):
    """A line for each choice among the words in braces."""
    for name, words in _SHARED.items():
        text = text.replace("{" + name + "}", words)
    found = re.search(r"\{([^{}]*)\}", text)
    if not found:
        return [" ".join(text.split()) if "<<<" not in text and "'" not in text else text]
    return [
        line for word in found.group(1).split(",")
        for line in expanded(text[:found.start()] + word + text[found.end():])]


def lines():
    """All lines, each once, in the order of the files."""
    found = {}
    for path in sorted(FOLDER.glob("*.txt")):
        section = "turn"
        for text in path.read_text(encoding="utf-8").splitlines():
            if not text.strip() or text.startswith("#"):
                continue
            if text.startswith("["):
                section = text.strip("[]")
                continue
            for line in expanded(text):
                found.setdefault(line, Line(line, section))
    return list(found.values())


def chosen(books, scale):
    """The lines for each book, by name. Who is in turn is settled by line and book alone, so that
    a new line or a new book moves few of the others."""
    turns = {book.name: [] for book in books}
    able = [book for book in books if book.matrix != "none"]
    for line in lines():
        count = scale[line.section]
        if line.section == "turn" and zlib.crc32(line.text.encode()) % scale["share"]:
            continue
        ranked = sorted(able, key=lambda book: zlib.crc32(f"{book.name}:{line.text}".encode()))
        for place, book in enumerate(ranked):
            is_whole = book.matrix == "all" and scale is WHOLE
            if count is None or place < count or is_whole:
                turns[book.name].append(line)
    return turns
