"""The books that are asked: texts in Books/, and the transcripts of the tests.

A book is prose at the left margin, shell commands behind "  $ " with further lines behind "  > ",
expected output with two spaces, which is ignored, and files behind "-- PATH --". A line of prose
that begins with "@" tells more:

  @files NAME [WORD…]   what files.NAME(WORD…) makes lies there as well
  @matrix none|turn|all none of the matrix, what every book gets and this book's turn, or all of it
  @book FOLDER          where the matrix runs; the place itself where nothing is said
  @repeat COMMAND       a command for each file of the place, which is called {}; the short form
                        repeats the first one alone, for every third file
  @long                 not in the short form
"""

import io
import re
import shlex
from dataclasses import dataclass, field
from pathlib import Path

import files
from stage import ROOT

OWN = Path(__file__).parent / "Books"
TRANSCRIPTS = ROOT / "Tests/EndToEndTests/Transcripts"

_SECTION = re.compile(r"^-- (.+?) --$")


@dataclass
class Book:
    name: str
    steps: list = field(default_factory=list)
    contents: dict = field(default_factory=dict)
    matrix: str = "turn"
    folder: str = "."
    repeats: list = field(default_factory=list)
    is_long: bool = False
    generator: list = field(default_factory=list)

    def lay_out(self, place):
        """Writes the files that the book begins with."""
        made = dict(self.contents)
        for words in self.generator:
            made.update(getattr(files, words[0])(*words[1:]))
        for path, content in made.items():
            target = place / path
            target.parent.mkdir(parents=True, exist_ok=True)
            if isinstance(content, str):
                content = content.encode()
            target.write_bytes(content)
        return sorted(made)

    def all_steps(self, laid, is_short):
        """The story, with what is repeated for the files that were laid out."""
        repeats, files_ = (self.repeats[:1], laid[::3]) if is_short else (self.repeats, laid)
        return self.steps + [each.replace("{}", f"'{path}'") for each in repeats for path in files_]


def read(name, text):
    """A book from its text."""
    book = Book(name)
    section = None
    for line in io.StringIO(text, newline="\n"):
        heading = _SECTION.match(line.rstrip("\n"))
        if heading:
            section = heading.group(1)
            book.contents[section] = ""
        elif section is not None:
            book.contents[section] += line
        elif line.startswith("@"):
            _direct(book, line[1:].split(None, 1))
        elif line.startswith("  $ "):
            book.steps.append(line[4:].rstrip("\n"))
        elif line.startswith("  > ") and book.steps:
            book.steps[-1] += "\n" + line[4:].rstrip("\n")
    return book


def _direct(book, words):
    rest = words[1].strip() if len(words) > 1 else ""
    if words[0] == "files":
        book.generator.append(shlex.split(rest))
    elif words[0] == "matrix" and rest in ("none", "turn", "all"):
        book.matrix = rest
    elif words[0] == "book":
        book.folder = rest
    elif words[0] == "repeat":
        book.repeats.append(rest)
    elif words[0] == "long":
        book.is_long = True
    else:
        raise SystemExit(f"{book.name}: there is no @{' '.join(words)}")


def _text(path):
    return path.read_bytes().decode()


def every():
    """All books, the project's own first, by name; transcripts have no matrix."""
    found = [read(path.stem, _text(path)) for path in sorted(OWN.glob("*.txt"))]
    for path in sorted(TRANSCRIPTS.glob("*.txt")) if TRANSCRIPTS.is_dir() else []:
        book = read(f"transcript-{path.stem}", _text(path))
        book.matrix = "none"
        book.is_long = True  # The tests hold these word for word, so the short form needs none.
        found.append(book)
    return found


def help_book(face, is_short):
    """What every command says of itself, and of words that mean nothing to it."""
    book = Book("help", matrix="none")
    for path, command in face.commands():
        shown = " ".join(["daybook", *path])
        book.steps.append(f"{shown} --help")
        if is_short:
            continue
        book.steps.append(f"{shown} --no-such-option")
        if path:
            book.steps.append(f"daybook help {' '.join(path)}")
        if not command.get("subcommands"):
            book.steps += [shown, f"{shown} --format nonsense", f"{shown} one two three four"]
    return book
