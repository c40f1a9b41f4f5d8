"""Two devices that share a book: devices.py [HISTORIES] [SEED]

Each device has a copy of the book, takes in statements, edits, undoes and decides as it likes; now and
then a folder sync brings the one some of the other's files, in any order. When all files have come
everywhere, both books must be the same: lists, reports, and what was done to the book.
"""

import json
import random
import shutil
import sys
import tempfile
from pathlib import Path

import program

DEVICES = ("ant", "bee")


def act(book, device, statements, random_):
    """One thing that a person does."""
    listed = program.ask(book, "list", "--format", "ndjson", device=device).split("\n")[:-1]
    choice = random_.random()
    if choice < 0.4 and statements or not listed:
        if statements:
            program.write(book, dict([statements.pop(random_.randrange(len(statements)))]))
        program.ask(book, "run", "--quiet", device=device)
        return
    line = json.loads(random_.choice(listed))
    words = random_.choice([
        ["edit", line["id"], "--category", random_.choice(["Food/Coffee", "Home/Rent", "Transit"])],
        ["edit", line["id"], "--note", f"note {random_.randrange(100)}"],
        ["edit", line["id"], "--tag", random_.choice(["a", "b", "c"])],
        ["edit", line["id"], "--delete"],
        ["undo"], ["redo"],
        ["run", "--quiet"],
    ])
    # There may be nothing to take back.
    program.ask(book, *words, device=device, allowed=(0, 1, 64))


def sync(source, target, random_, everything):
    """Brings files of one folder to another: a journal at its length of now, content as it is."""
    for top in ("Statements", "Archive", "Journal"):
        found = [path for path in sorted((source / top).rglob("*")) if path.is_file()]
        random_.shuffle(found)
        for path in found if everything else found[:random_.randint(0, len(found))]:
            place = target / path.relative_to(source)
            # The journal of a device is its own; nobody else has more of it.
            if place.exists() and place.stat().st_size >= path.stat().st_size:
                continue
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, place)


def state(book, device):
    return (program.ask(book, "list", "--format", "ndjson", "--all", device=device),
            program.ask(book, "log", "--format", "ndjson", device=device),
            program.content(book / "Reports"))


def history(work, random_):
    made, statements = program.begin(random_)
    books = {device: work / device for device in DEVICES}
    for book in books.values():
        program.write(book, made)
        (book / "Statements").mkdir()
    for _ in range(16):
        device = random_.choice(DEVICES)
        if random_.random() < 0.25:
            other = DEVICES[1 - DEVICES.index(device)]
            sync(books[other], books[device], random_, everything=False)
        else:
            act(books[device], device, statements, random_)
    # What one brought in, both have, and each looks at what the other did.
    for _ in range(2):
        for device in random_.sample(DEVICES, 2):
            other = DEVICES[1 - DEVICES.index(device)]
            sync(books[other], books[device], random_, everything=True)
            program.ask(books[device], "run", "--quiet", device=device)
    # The last run of each may have journaled something.
    for device, other in (DEVICES, DEVICES[::-1]):
        sync(books[other], books[device], random_, everything=True)
    for device in DEVICES:
        program.ask(books[device], "run", "--quiet", device=device)
    found = [state(books[device], device) for device in DEVICES]
    for part, one, other in zip(("list", "log", "reports"), *found):
        if one != other:
            program.fail(f"the {part} of the two devices are not the same")


def main():
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    progress = program.Progress()
    for number in range(count):
        work = Path(tempfile.mkdtemp(prefix="daybook-devices-"))
        try:
            history(work, random.Random(seed + number))
        except SystemExit:
            print(f"seed {seed + number}; the books are in {work}", file=sys.stderr)
            raise
        shutil.rmtree(work)
        progress.tell(f"{number + 1} histories")
    print(f"{count} histories of two devices: both books are the same"
          f" ({progress.seconds:.0f} s, seeds {seed} to {seed + count - 1})")


if __name__ == "__main__":
    main()
