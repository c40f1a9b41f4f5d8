"""Damaged files: mutations.py [FILES] [SEED]

Statements in every layout and format are changed at random, byte by byte and piece by piece, and each is
piped to the program as the file of an owner of its own. The program must live through all of them, within
an address space of two gigabytes; each file must be read, refused or asked about; and what it says of a
whole file that comes between them must not change.
"""

import base64
import json
import random
import resource
import subprocess
import sys
import tempfile

import program

# So many files are given to one process, the first and the last of which is whole.
BATCH = 1000
WORDS = [
    b"\0", b"\xff\xfe", b"\"", b"<", b">", b"&#x0;", b"{", b"[", b"]]>", b"\r", b"\n\n", b";", b",", b"-",
    b"9" * 40, b"1e999", b"2026-02-30", b"\xe2\x80\xae", b"\xcc\x81", b"NaN", b"<STMTTRN>", b"</OFX>",
    b":61:", b"^"]


def originals():
    import files
    import formats
    import layouts
    found = []
    for module in (layouts, formats):
        for name, value in vars(module).items():
            if name.startswith("_") or getattr(value, "__module__", "") != module.__name__:
                continue
            made = files.card(name, "card")
            path = min(path for path in made if path.startswith("Statements/"))
            data = made[path]
            found.append((path.rsplit("/", 1)[1], data if isinstance(data, bytes) else data.encode()))
    return found


def mutated(data, others, random_):
    data = bytearray(data)
    for _ in range(random_.choice([1, 1, 2, 4, 16, 64])):
        place = random_.randrange(len(data) + 1)
        length = random_.choice([1, 1, 2, 8, 64, 512])
        kind = random_.randrange(7)
        if kind == 0 and place < len(data):
            data[place] ^= 1 << random_.randrange(8)
        elif kind == 1:
            del data[place:place + length]
        elif kind == 2:
            data[place:place] = data[place:place + length] * random_.choice([1, 2, 20])
        elif kind == 3:
            data[place:place] = random_.choice(WORDS)
        elif kind == 4:
            other = random_.choice(others)[1]
            start = random_.randrange(len(other))
            data[place:place + length] = other[start:start + length]
        elif kind == 5:
            data[place:place + length] = random_.randbytes(min(length, 64))
        else:
            del data[place:]
    return bytes(data)


def line(owner, name, data):
    content = base64.b64encode(data).decode()
    return json.dumps({"owner": owner, "card": "card", "name": name, "content": content})


def pipe(lines):
    """What comes out by owner; nothing where the program dies."""
    with tempfile.TemporaryFile() as source:
        source.write("\n".join(lines).encode())
        source.seek(0)
        done = subprocess.run(
            [program.find(), "pipe"], stdin=source, capture_output=True, timeout=600,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (2 << 30, 2 << 30)))
    if done.returncode not in (0, 1):
        return None
    found = {}
    # Texts may hold other characters that end lines.
    for record in done.stdout.decode().rstrip("\n").split("\n"):
        found.setdefault(record.split('"', 4)[3], []).append(record)
    return found


def culprit(lines):
    """The line that the program dies of."""
    while len(lines) > 1:
        half = lines[:len(lines) // 2]
        lines = half if pipe(half) is None else lines[len(lines) // 2:]
    return lines[0]


def main():
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    random_, progress = random.Random(seed), program.Progress()
    whole = originals()
    expected = pipe([line("first", *whole[0])])["first"]
    tally = dict.fromkeys(("read", "read in part", "asked about", "refused", "without a row"), 0)
    done = 0
    while done < count:
        size = min(BATCH, count - done)
        lines = [line("first", *whole[0])]
        for number in range(size):
            name, data = random_.choice(whole)
            lines.append(line(f"o{number}", name, mutated(data, whole, random_)))
        lines.append(line("last", *whole[0]))
        found = pipe(lines)
        if found is None:
            program.fail(f"the program dies of this line:\n{culprit(lines)}")
        for owner in ("first", "last"):
            if found.get(owner) != [each.replace('"first"', f'"{owner}"', 1) for each in expected]:
                program.fail(f"a whole file beside damaged ones comes out otherwise (seed {seed}, {done})")
        for number in range(size):
            tally[fate(found.get(f"o{number}", []))] += 1
        done += size
        progress.tell(f"{done} files")
    told = ", ".join(f"{number} {words}" for words, number in tally.items())
    print(f"{count} damaged files of {len(whole)} layouts: {told} ({progress.seconds:.0f} s, seed {seed})")


def fate(records):
    kinds = {record.split('"record":"', 1)[1].split('"', 1)[0] for record in records}
    if "transaction" in kinds:
        return "read in part" if "rejected" in kinds else "read"
    if "question" in kinds:
        return "asked about"
    return "refused" if kinds else "without a row"


if __name__ == "__main__":
    main()
