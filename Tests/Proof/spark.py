"""Follows the page on many owners, and holds what comes out against books: spark.py [page] [short]"""

import os
import shutil
import subprocess
import sys
import time

import books
import households
import page
import program
import workers

WHOLE, SHORT = (2000, 500), (40, 100)


def install():
    """What the page says of installing, in a folder of the checkout; once for each version."""
    wanted = page.code("sh", "pip install")
    done = program.ROOT / ".build/spark/installed"
    if not done.exists() or done.read_text() != wanted:
        shutil.rmtree(done.parent, ignore_errors=True)
        done.parent.parent.mkdir(exist_ok=True)
        shell(wanted.replace("pip install", "pip install --quiet"), program.ROOT / ".build")
        done.write_text(wanted)


def shell(text, folder, **more):
    subprocess.run(["sh", "-ec", text], cwd=folder, check=True, **more)


def timed(what, work):
    begun = time.monotonic()
    result = work()
    print(f"{time.monotonic() - begun:8.1f} s  {what}", flush=True)
    return result


def make(work, owners, transactions):
    """The lines of all owners, as a shuffle would leave them, and the rules."""
    (work / "Rules").mkdir()
    (work / "Rules/shops.yaml").write_text(households.RULES, encoding="utf-8")
    all_lines = []
    for number in range(owners):
        all_lines += households.lines(f"owner {number}", households.files(number, transactions))
    # Those of an owner are far from each other.
    all_lines = [line for start in range(7) for line in all_lines[start::7]]
    (work / "files.ndjson").write_text("".join(all_lines), encoding="utf-8")
    (work / "transactions.py").write_text(page.code("python", "saveAsTextFile"), encoding="utf-8")
    return len(all_lines)


def main():
    words = set(sys.argv[1:])
    owners, transactions = SHORT if "short" in words else WHOLE
    if not words <= {"page", "short"}:
        raise SystemExit(__doc__)
    daybook = program.find()
    timed("pyspark is there", install)
    work = program.ROOT / ".build/spark-work"
    shutil.rmtree(work, ignore_errors=True)
    (work / "bin").mkdir(parents=True)
    (work / "bin/daybook").symlink_to(daybook)
    spark = program.ROOT / ".build/spark"
    # As activate has it, and with the program.
    followed = os.environ | {"PATH": f"{spark / 'bin'}:{work / 'bin'}:{os.environ['PATH']}"}
    environment = followed | {
        "SPARK_HOME": str(next(spark.glob("lib/python3*/site-packages/pyspark"))),
        "SPARK_LOCAL_IP": "127.0.0.1",
        "SPARK_LOCAL_DIRS": str(work / "tmp")}
    count = timed(
        f"{owners} owners are made", lambda: make(work, owners, transactions))
    size = (work / "files.ndjson").stat().st_size / 1e6
    print(f"            {count} files, {size:.0f} MB of lines", flush=True)

    timed("one machine, xargs -P", lambda: shell(page.code("sh", "xargs -P"), work, env=followed))
    together = by_owner((work / "transactions.ndjson").read_text(encoding="utf-8"))

    timed("Spark, as on the page", lambda: shell(
        page.code("sh", "spark-submit"), work, env=followed, stderr=subprocess.DEVNULL))
    parts = workers.parts(work / "transactions")
    masters = ["local[1]"]
    if "page" not in words:
        masters += ["local-cluster[1,1,1024]", "local-cluster[2,1,1024]"]
    for master in masters:
        found = timed(master, lambda: workers.run(work, environment, master))
        require(found == parts, f"{master} comes out otherwise")
    if "page" not in words:
        killed, found = timed(
            "two workers, one of which is killed",
            lambda: workers.run_killing(work, environment, "local-cluster[2,1,1024]"))
        require(killed, "no worker was killed")
        require(found == parts, "what a killed worker had comes out otherwise")

    piped = by_owner("".join(parts.values()))
    require(piped == together, "Spark and one machine come out otherwise")
    require(len(piped) == owners, f"{len(piped)} owners came out")
    total = timed("books of all owners", lambda: books.compare(
        daybook, work, piped, lambda number: households.files(number, transactions)))
    print(f"{total} transactions of {owners} owners equal those of their books")
    if (owners, transactions) == WHOLE:
        require(total >= 1_000_000, "fewer than a million")


def by_owner(text):
    """The records of each owner, in their order."""
    found = {}
    for line in text.rstrip("\n").split("\n"):
        found.setdefault(line.split('"', 4)[3], []).append(line)
    return found


def require(holds, fault):
    if not holds:
        program.fail(fault)


if __name__ == "__main__":
    main()
