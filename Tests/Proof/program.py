"""The program that is asked, and how."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Tests/Answers"))


def find():
    """The program built for release, else for debugging; DAYBOOK_PROGRAM goes before both."""
    named = os.environ.get("DAYBOOK_PROGRAM")
    places = [Path(named)] if named else [
        ROOT / ".build/release/daybook", ROOT / ".build/debug/daybook"]
    for place in places:
        if os.access(place, os.X_OK):
            return place.resolve()
    raise SystemExit("build the program first: swift build -c release --product daybook")


def ask(book, *words, device="proof", allowed=(0, 1), **environment):
    """What a command says of a book; ends where it fails."""
    done = subprocess.run(
        [find(), *words, "--book", book], capture_output=True, encoding="utf-8",
        env=surroundings(device) | environment)
    if done.returncode not in allowed:
        fail(f"{' '.join(map(str, words))} ends with {done.returncode}: {done.stderr}")
    return done.stdout


def cost(*words, allowed=(0, 1)):
    """Seconds of processor time, and megabytes at most, of a command on one processor."""
    processor = min(os.sched_getaffinity(0))
    done = subprocess.run(
        [sys.executable, ROOT / "Tests/Proof/measured.py", *words], capture_output=True, check=True,
        env=surroundings(), preexec_fn=lambda: os.sched_setaffinity(0, {processor}))
    code, seconds, megabytes = json.loads(done.stdout)
    if code not in allowed:
        fail(f"{' '.join(map(str, words))} ends with {code}")
    return seconds, megabytes


def surroundings(device="proof"):
    return {"PATH": os.environ["PATH"], "HOME": "/nonexistent", "TZ": "UTC", "DAYBOOK_DEVICE": device}


def fail(fault):
    raise SystemExit(f"not so: {fault}")


def content(folder):
    """Every file below a folder with its bytes."""
    return {str(path.relative_to(folder)): path.read_bytes()
            for path in sorted(folder.rglob("*")) if path.is_file()}


def write(book, files):
    for path, data in files.items():
        place = book / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(data if isinstance(data, bytes) else data.encode())


def begin(random_):
    """A new book's folder with rules and settings, and statements of three cards in random layouts
    for it, the oldest first."""
    import files
    made = {"daybook.yaml": "currency: USD\n"} | files.rules()
    statements = {}
    for name, layouts in [("bank", ["sgml", "xml", "plaid", "bank"]), ("visa", ["plain", "status", "columns"]),
                          ("amex", ["qfx", "objects", "wide"])]:
        layout = random_.choice(layouts)
        for path, data in files.card(layout, name, seed=random_.randrange(10_000)).items():
            if path.startswith("Statements/"):
                statements[path] = data
    return made, sorted(statements.items(), key=lambda item: item[0].rsplit("/", 1)[1])


class Progress:
    """Tells how far it has come, now and then."""

    def __init__(self):
        self._begun = self._told = time.monotonic()

    def tell(self, words):
        if time.monotonic() - self._told > 20:
            self._told = time.monotonic()
            print(f"{self.seconds:8.0f} s  {words}", flush=True)

    @property
    def seconds(self):
        return time.monotonic() - self._begun
