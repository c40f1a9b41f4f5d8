"""The page on many owners, whose code is run as it stands there."""

import re

from program import ROOT

_PAGE = ROOT / "Sources/BookKeeping/BookKeeping.docc/ManyOwners.md"


def _blocks():
    return re.findall(r"^```(sh|python)\n(.*?)^```$", _PAGE.read_text(encoding="utf-8"), re.M | re.S)


def code(language, word):
    """The one block that has a word in it."""
    found = [text for name, text in _blocks() if name == language and word in text]
    if len(found) != 1:
        raise SystemExit(f"{_PAGE}: {len(found)} blocks of {language} with \"{word}\"")
    return found[0]
