"""Books of the owners, against which what was piped is held."""

import shutil
import subprocess
from concurrent.futures import ThreadPoolExecutor

import program


def compare(daybook, work, piped, files):
    """How many transactions there are; ends where a book lists otherwise than was piped."""
    def check(owner):
        return _check(daybook, work / "books" / owner, owner, piped[owner], files)

    with ThreadPoolExecutor(2) as pool:
        return sum(pool.map(check, piped))


def _check(daybook, book, owner, records, files):
    for path, content in files(int(owner.split()[1])).items():
        place = book / "Statements" / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(content)
    (book / "daybook.yaml").write_text(f"rules: {book.parent.parent / 'Rules'}\n")
    ran = _run(daybook, "run", "--quiet", "--book", book)
    listed = _run(daybook, "list", "--format", "ndjson", "--book", book).stdout.split("\n")[:-1]
    shutil.rmtree(book)
    beginning = f'{{"owner":"{owner}","record":"transaction",'
    expected = [beginning + line[1:].replace('"source":"Statements/', '"source":"') for line in listed]
    found = [line for line in records if line.startswith(beginning)]
    if found != expected:
        program.fail(f"{owner}: {len(found)} piped, {len(expected)} listed")
    if (ran.returncode == 1) != any('"severity":"error"' in line for line in records):
        program.fail(f"{owner}: the run ends with {ran.returncode}")
    return len(found)


def _run(daybook, *words):
    done = subprocess.run([daybook, *words], capture_output=True, encoding="utf-8")
    if done.returncode > 1:
        program.fail(f"{' '.join(map(str, words))}: {done.stderr}")
    return done
