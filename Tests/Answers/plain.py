"""What differs from run to run, and is no answer: made plain before anything is compared."""

import re
import urllib.parse
from stage import FOLDER_NAME

# Paths of the work folder, as they are and as URIs write them. Their length is always the same.
_FOLDER = re.compile(r"/[^\s'\"]*?/daybook-answers-x*-[A-Za-z0-9_]{8}/(old|new|one)(/\d{3}[ab])?")
_ENCODED = urllib.parse.quote(FOLDER_NAME)

_RULES = [
    # Seconds and their parts, of the day at which the clock stands.
    (re.compile(r"(2026-07-0[12]T\d\d:\d\d):\d\d(?:\.\d+)?"), r"\1:SS"),
    (re.compile(r"(2026-07-0[12] \d\d:\d\d):\d\d(?:\.\d+)?"), r"\1:SS"),
    # What a schedule is called by, which is made of the book's path.
    (re.compile(r"\b(daybook-[\w-]{1,40}?)-[0-9a-f]{8}\b"), r"\1-PLACE"),
    (re.compile(r"\(process \d+\)"), "(process N)"),
    # A backup is as long as the compressed times in it let it be.
    (re.compile(r"(\d files?), [\d,]+ bytes"), r"\1, N bytes"),
    (re.compile(r'("files": \d+,\s+"bytes"): \d+'), r"\1: N"),
]


def text(data):
    """The text of an answer; bytes that are none are shown by their numbers."""
    shown = data.decode("utf-8", "backslashreplace")
    shown = _FOLDER.sub("/WORK", shown)
    shown = shown.replace(FOLDER_NAME, "FOLDER").replace(_ENCODED, "FOLDER")
    for pattern, plain in _RULES:
        shown = pattern.sub(plain, shown)
    return shown
