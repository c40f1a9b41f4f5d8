"""The differences between two programs' answers, grouped by what changed."""

import difflib
import re
from dataclasses import dataclass, field

# Texts beyond these are paired line by line, or taken as a whole: finding the best pairs of very
# long ones takes minutes.
_MOST_LINES = 1500
_MOST_WORDS = 300

_WORD = re.compile(r"\s+|\w+|[^\w\s]")
_ID = re.compile(r"\b(?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{6,64}\b")
_NUMBER = re.compile(r"\d+(?:[.,:/-]\d+)*")


@dataclass
class Group:
    """One change, and all places where it was met."""
    change: str
    count: int = 0
    commands: dict = field(default_factory=dict)
    examples: list = field(default_factory=list)
    books: set = field(default_factory=set)

    def add(self, book, answer, part, old, new):
        self.count += 1
        self.commands[answer.group] = self.commands.get(answer.group, 0) + 1
        if len(self.examples) < 3 and book not in self.books:
            self.examples.append((book, answer.title, part, old, new))
        self.books.add(book)


class Comparison:
    def __init__(self):
        self.groups = {}

    def add(self, book, old, new):
        """Compares all answers of a book; such as one program alone was asked for are told, too."""
        olds, news = _by_title(old), _by_title(new)
        for title, answer in olds.items():
            if title not in news:
                self._note("only the old recording asks this", book, answer, "command", "", "")
            elif answer.parts != news[title].parts:
                self._answers(book, answer, news[title])
        for title, answer in news.items():
            if title not in olds:
                self._note("only the new recording asks this", book, answer, "command", "", "")

    def _answers(self, book, old, new):
        olds, news = dict(old.parts), dict(new.parts)
        for part in sorted(olds.keys() | news.keys()):
            nothing = "" if part == "stderr" else None
            before, after = olds.get(part, nothing), news.get(part, nothing)
            if before == after:
                continue
            if part == "exit":
                self._note(f"exit code {before.strip()} → {after.strip()}", book, new, part, "", "")
            elif before is None or after is None:
                which = "new" if before is None else "old"
                self._note(f"only the {which} program: {_general(part)}", book, new, part,
                           _first(before), _first(after))
            else:
                self._texts(book, new, part, before, after)

    def _texts(self, book, answer, part, before, after):
        for old, new in _pairs(before.splitlines(), after.splitlines()):
            if old is None:
                change = f"line added: {_general(new)[:200]}"
            elif new is None:
                change = f"line gone: {_general(old)[:200]}"
            else:
                change = _change(old, new)
            self._note(change, book, answer, part, old, new)

    def _note(self, change, book, answer, part, old, new):
        self.groups.setdefault(change, Group(change)).add(book, answer, part, old, new)

    def sorted(self):
        return sorted(self.groups.values(), key=lambda group: (-group.count, group.change))


def _first(text):
    return text.splitlines()[0] if text else ""


def _by_title(answers):
    """Answers by title; one that is asked again has its number behind it."""
    found = {}
    for answer in answers:
        title, number = (answer.group, answer.title, 1), 1
        while title in found:
            number += 1
            title = (answer.group, answer.title, number)
        found[title] = answer
    return found


def _alike(olds, news):
    """How many are the same from the start, and of the rest from the end."""
    start = 0
    while start < min(len(olds), len(news)) and olds[start] == news[start]:
        start += 1
    end = 0
    while end < min(len(olds), len(news)) - start and olds[-1 - end] == news[-1 - end]:
        end += 1
    return start, end


def _pairs(olds, news):
    """The lines that differ, each with the one in whose place it came, or with nothing."""
    start, end = _alike(olds, news)
    olds, news = olds[start:len(olds) - end], news[start:len(news) - end]
    if max(len(olds), len(news)) > _MOST_LINES:
        codes = [("replace", 0, len(olds), 0, len(news))]
    else:
        codes = difflib.SequenceMatcher(None, olds, news, autojunk=False).get_opcodes()
    for kind, first, last, low, high in codes:
        if kind == "equal":
            continue
        for place in range(max(last - first, high - low)):
            old = olds[first + place] if first + place < last else None
            new = news[low + place] if low + place < high else None
            if old != new:
                yield old, new


def _general(text):
    """A text with its numbers and ids left out, since these differ from place to place."""
    return _NUMBER.sub("#", _ID.sub("#id", text))


def _change(old, new):
    """What changed within a line, word by word, with a word of what stands around it."""
    olds, news = _WORD.findall(old), _WORD.findall(new)
    start, end = _alike(olds, news)
    context = "".join(olds[max(0, start - 5):start])
    behind = "".join(olds[len(olds) - end:][:5])
    olds, news = olds[start:len(olds) - end], news[start:len(news) - end]
    if max(len(olds), len(news)) > _MOST_WORDS:
        return f"a long line of other words: “{_general(''.join(olds))[:80]}…”"
    parts = []
    for kind, first, last, low, high in difflib.SequenceMatcher(
            None, olds, news, autojunk=False).get_opcodes():
        if kind != "equal":
            before, after = _general("".join(olds[first:last])), _general("".join(news[low:high]))
            parts.append(f"“{before}” → “{after}”")
    shown = ", ".join(dict.fromkeys(parts[:6])) + (" …" if len(parts) > 6 else "")
    if any(character.isalnum() for part in parts for character in part.replace("#", "")):
        return shown
    # A mere comma or blank says nothing without its neighbours.
    return f"{shown}   in “{_general(context)}|{_general(behind)}”"
