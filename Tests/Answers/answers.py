"""What the program answers today: the command line of .ci/answers, whose head tells its use."""

import argparse
import concurrent.futures
import os
import shutil
import signal
import sys
import time
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).parent))

import asking  # noqa: E402
import books as shelf  # noqa: E402
import compare  # noqa: E402
import digest  # noqa: E402
import matrix  # noqa: E402
import recording  # noqa: E402
import surface  # noqa: E402
import telling  # noqa: E402
from stage import ROOT, Stage, work_folder  # noqa: E402


def arguments():
    parser = argparse.ArgumentParser(prog=".ci/answers", description=__doc__)
    parser.add_argument("programs", nargs="*", metavar="PROGRAM|FOLDER")
    parser.add_argument("--record", action="store_true", help="PROGRAM FOLDER: write recordings")
    parser.add_argument("--short", action="store_true", help="a part of the matrix, and no long book")
    parser.add_argument("--check", action="store_true", help="hold PROGRAM against the digest")
    parser.add_argument("--write", action="store_true", help="write the digest by PROGRAM")
    parser.add_argument("--books", default="", help="only books with this in their name")
    parser.add_argument("--shim", help="the library that sets the clock")
    parser.add_argument("--most", type=int, default=60, help="how many kinds of differences to tell")
    given = parser.parse_args()
    count = 1 if given.check or given.write else 2
    if len(given.programs) != count or given.record + given.check + given.write > 1:
        parser.error("two programs, or --record PROGRAM FOLDER, or --check|--write PROGRAM")
    if (given.check or given.write) and (not given.short or given.books):
        parser.error("the digest is of the short form, and of all its books")
    for path in given.programs[:1] if given.record else given.programs:
        if not os.path.exists(path):
            parser.error(f"{path} is not there")
    return given


def shim_of(given, program):
    """The library beside the program, else that of the last build for tests."""
    beside = Path(program).resolve().parent / "libFaultShim.so"
    for path in [given.shim] if given.shim else [beside, ROOT / ".build/debug/libFaultShim.so"]:
        if os.path.exists(path):
            return path
    print("libFaultShim.so is not there; swift build --build-tests makes it, --shim names it",
          file=sys.stderr)
    sys.exit(2)


def questions(given, program):
    """The books with their lines, and what of the program's surface none of them uses."""
    books = [book for book in shelf.every() if not (given.short and book.is_long)]
    lines = matrix.chosen(books, matrix.SHORT if given.short else matrix.WHOLE)
    face = surface.Surface(program)
    help_book = shelf.help_book(face, given.short)
    for line in matrix.lines():
        face.use(line.words)
    for book in books:
        for step in book.steps + book.repeats:
            for words in surface.calls(step):
                face.use(words)
    books = [book for book in [*books, help_book] if given.books in book.name]
    return [(book, lines.get(book.name, [])) for book in books], face.unused()


def record(stage, asked, is_short):
    """All answers of a program by book, asked by as many workers as there are cores."""
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        jobs = {book.name: pool.submit(asking.ask, stage, number, book, lines, is_short)
                for number, (book, lines) in enumerate(asked)}
        return {name: job.result() for name, job in jobs.items()}


def answers_of(given, path, name, asked, work):
    """A program's answers, or those that a folder of recordings holds."""
    if os.path.isdir(path):
        return {file.stem: recording.read(file.read_bytes().decode())
                for file in sorted(Path(path).glob("*.txt")) if given.books in file.stem}
    stage = Stage(path, work, name, shim_of(given, path))
    return record(stage, asked, given.short)


def write(folder, answers):
    folder = Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    for stale in folder.glob("*.txt"):
        stale.unlink()
    for name, each in answers.items():
        (folder / f"{name}.txt").write_bytes(recording.text(each).encode())


def tell_unused(unused):
    if unused:
        print(f"\nNothing asks {len(unused)} parts of the command line; "
              "lines in Tests/Answers/Matrix must use them:")
        for each in unused:
            print(f"  {each}")


def main():
    given = arguments()
    # What is made may be read by others, as on most machines; permissions are part of the answers.
    os.umask(0o022)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    start = time.monotonic()
    newest = next((path for path in reversed(given.programs) if os.path.isfile(path)), None)
    asked, unused = questions(given, newest) if newest else ([], [])
    work = work_folder()
    try:
        if given.record:
            answers = answers_of(given, given.programs[0], "one", asked, work)
            write(given.programs[1], answers)
            code = 0
        elif given.check or given.write:
            answers = answers_of(given, given.programs[0], "one", asked, work)
            code = digest.write(answers) if given.write else digest.check(answers)
            code = 1 if unused and given.check else code
        else:
            code = compared(given, asked, work)
    finally:
        shutil.rmtree(work, ignore_errors=True)
    tell_unused(unused)
    if asked:
        print(f"{len(asked)} books, {time.monotonic() - start:.0f} s")
    return code


def compared(given, asked, work):
    """Tells the differences between two programs or recordings."""
    found = compare.Comparison()
    both = [answers_of(given, path, name, asked, work)
            for path, name in zip(given.programs, ("old", "new"))]
    olds, news = both
    for name in sorted(olds.keys() | news.keys()):
        old, new = olds.get(name, []), news.get(name, [])
        if old != new:
            found.add(name, old, new)
    telling.tell(found, given.most)
    return 1 if found.groups else 0


if __name__ == "__main__":
    sys.exit(main())
