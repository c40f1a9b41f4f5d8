"""Recordings: what a program answered, a readable file for each book."""

import re

from asking import Answer

_TITLE = re.compile(r"^=== (\S+) (.*)$")
_PART = re.compile(r"^--- (.*)$")


def text(answers):
    """A recording. Lines of answers are indented, so that nothing in them can be taken for a title."""
    out = []
    for answer in answers:
        title = answer.title.replace("\n", "\n=== > ")
        out.append(f"=== {answer.group} {title}\n")
        for name, content in answer.parts:
            out.append(f"--- {name}\n")
            out.append(_indented(content))
    return "".join(out)


def _indented(content):
    if not content:
        return ""
    lines = content.split("\n")
    last = lines.pop()
    shown = "".join(f"  {_visible(line)}\n" for line in lines)
    return shown + (f"  {_visible(last)}\n--- (no end of line)\n" if last else "")


def _visible(line):
    """Control characters by name, since they would turn a recording upside down."""
    return re.sub(r"[\x00-\x08\x0b-\x1f\x7f\x85\u2028\u2029]|\\(?=x[0-9a-f]{2,4};)",
                  lambda found: f"\\x{ord(found.group()):02x};", line)


def _meant(line):
    return re.sub(r"\\x([0-9a-f]{2,4});", lambda found: chr(int(found.group(1), 16)), line)


def read(shown):
    """The answers of a recording."""
    answers, parts, lines = [], [], []
    for line in shown.split("\n")[:-1]:
        title, part = _TITLE.match(line), _PART.match(line)
        if line.startswith("=== > "):
            answers[-1][1] += "\n" + line[6:]
        elif title:
            parts = []
            answers.append([title.group(1), title.group(2), parts])
        elif line == "--- (no end of line)":
            lines[-1] = lines[-1][:-1]
        elif part:
            lines = []
            parts.append((part.group(1), lines))
        else:
            lines.append(_meant(line[2:]) + "\n")
    return [Answer(title, group, tuple((name, "".join(lines)) for name, lines in parts))
            for group, title, parts in answers]
