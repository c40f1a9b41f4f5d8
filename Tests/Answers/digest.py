"""The digest: what the short form answered, as one hash a book, and one a command."""

import hashlib
from stage import ROOT

FILE = ROOT / ".ci/answers.digest"

_HEAD = """\
# What the program answers in the short form of .ci/answers: a hash for each book, and for each
# command over all books. Written by .ci/answers --short --write PROGRAM.
"""


def _made(answers):
    """Lines by what they are of."""
    found = {}
    commands = {}
    for name, each in answers.items():
        found[f"book {name}"] = _hash(answer.digest for answer in each)
        for answer in each:
            commands.setdefault(answer.group, []).append(f"{name} {answer.digest}")
    for group in sorted(commands):
        found[f"command {group}"] = _hash(commands[group])
    return found


def _hash(parts):
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:16]


def write(answers):
    lines = [f"{key} {value}\n" for key, value in _made(answers).items()]
    FILE.write_text(_HEAD + "".join(lines), encoding="utf-8")
    print(f"Written: {FILE.relative_to(ROOT)}. Say in the commit's message why answers changed.")
    return 0


def check(answers):
    try:
        text = FILE.read_text(encoding="utf-8")
    except FileNotFoundError:
        text = ""
    known = dict(line.rsplit(" ", 1) for line in text.splitlines() if line and line[0] != "#")
    made = _made(answers)
    differing = [key for key in {**known, **made} if known.get(key) != made.get(key)]
    if not differing:
        print(f"{len(answers)} books answer as recorded.")
        return 0
    for kind in ("book", "command"):
        names = [key.split(" ", 1)[1] for key in differing if key.startswith(kind)]
        print(f"{kind}s that answer otherwise than recorded: {', '.join(names) or 'none'}")
    print("To see how, build the program of the commit before, and compare:\n"
          "  .ci/answers OLD .build/debug/daybook\n"
          "Where it is meant, this records it, in the same commit, whose message says why:\n"
          "  .ci/answers --short --write .build/debug/daybook")
    return 1
