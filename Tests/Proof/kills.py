"""Nights that are killed: kills.py [KILLS] [SEED]

Statements of three cards come in over random nights. Each night's run, and edits between them, are
killed again and again at random moments: at a call that changes files, where libFaultShim.so was built
(.build/debug), half of them in the middle of what is written; else after a random time. Then the
command is given once more, and the book must be the one of nights that nobody disturbed: the same
archive, the same reports byte for byte, the same lists.
"""

import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import program

SHIM = program.ROOT / ".build/debug/libFaultShim.so"


def state(book):
    """All that people see of a book, and what can't be made again."""
    return (program.ask(book, "list", "--format", "ndjson", "--all"),
            program.content(book / "Archive"), program.content(book / "Reports"))


def kill(book, words, random_, calls, seconds):
    """Gives a command and kills it; whether it was killed in time."""
    environment = program.surroundings()
    command = [program.find(), *words, "--book", book]
    if SHIM.exists() and random_.random() < 0.8:
        fault = f"{random_.choice(['kill', 'half'])} {random_.randint(1, max(1, calls))}"
        done = subprocess.run(
            command, env=environment | {"LD_PRELOAD": str(SHIM), "DAYBOOK_FAULT": fault},
            capture_output=True)
        return done.returncode == -signal.SIGKILL
    process = subprocess.Popen(
        command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    time.sleep(random_.uniform(0, seconds))
    process.kill()
    return process.wait() == -signal.SIGKILL


def undisturbed(book, words, work):
    """How many calls that change files a command takes, and how long."""
    log = work / "calls"
    log.unlink(missing_ok=True)
    more = {"LD_PRELOAD": str(SHIM), "DAYBOOK_FAULT_LOG": str(log)} if SHIM.exists() else {}
    begun = time.monotonic()
    program.ask(book, *words, **more)
    seconds = time.monotonic() - begun
    return (len(log.read_bytes().splitlines()) if log.exists() else 0), seconds


def story(work, random_, most):
    """One book from its first night to its last; how often it was killed."""
    killed = 0
    calm, disturbed = work / "calm", work / "disturbed"
    made, statements = program.begin(random_)
    for book in (calm, disturbed):
        program.write(book, made)
        (book / "Statements").mkdir(parents=True, exist_ok=True)
    while statements and killed < most:
        tonight = dict(statements[:random_.randint(1, 3)])
        del statements[:len(tonight)]
        for book in (calm, disturbed):
            program.write(book, tonight)
        calls, seconds = undisturbed(calm, ["run", "--quiet"], work)
        for _ in range(random_.randint(1, 8)):
            killed += kill(disturbed, ["run", "--quiet"], random_, calls, seconds)
            # What is half done can be looked at.
            program.ask(disturbed, "list", "--format", "ndjson", "--all", allowed=(0,))
        program.ask(disturbed, "run", "--quiet")
        same(state(calm), state(disturbed), "a night")
        killed += edit(calm, disturbed, random_, work)
    return killed


def edit(calm, disturbed, random_, work):
    """An edit that is killed is done, or it is not."""
    before = program.ask(calm, "list", "--format", "ndjson", "--all")
    line = random_.choice(before.rstrip("\n").split("\n"))
    words = ["edit", line.split('"')[3], "--note", f"seen {random_.randrange(1000)}"]
    calls, seconds = undisturbed(calm, words, work)
    after = program.ask(calm, "list", "--format", "ndjson", "--all")
    killed = kill(disturbed, words, random_, calls, seconds)
    found = program.ask(disturbed, "list", "--format", "ndjson", "--all")
    if found == before:
        program.ask(disturbed, *words)
    elif found != after:
        program.fail("an edit that was killed is half done")
    for book in (calm, disturbed):
        program.ask(book, "run", "--quiet")
    same(state(calm), state(disturbed), "an edit")
    return killed


def same(calm, disturbed, what):
    for part, one, other in zip(("list", "archive", "reports"), calm, disturbed):
        if one != other:
            program.fail(f"after {what} that was killed, the {part} is another")


def main():
    most = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    progress, killed, books = program.Progress(), 0, 0
    while killed < most:
        work = Path(tempfile.mkdtemp(prefix="daybook-kills-"))
        try:
            killed += story(work, random.Random(seed + books), most - killed)
        except SystemExit:
            print(f"seed {seed + books}; the books are in {work}", file=sys.stderr)
            raise
        shutil.rmtree(work)
        books += 1
        progress.tell(f"{killed} kills")
    print(f"{killed} kills over the nights of {books} books: each book is the one that was never disturbed"
          f" ({progress.seconds:.0f} s, seeds {seed} to {seed + books - 1})")


if __name__ == "__main__":
    main()
