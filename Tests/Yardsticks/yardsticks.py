"""The whole job beside what others would write for it: yardsticks.py [SHAPE…]"""

import collections
import csv
import io
import json
import shutil
import statistics
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path.insert(0, str(ROOT / "Tests/Proof"))

import program  # noqa: E402
import statements  # noqa: E402

WORK = ROOT / ".build/yardsticks"
POLARS = "polars==2.1.0"
RULES = 1000
# Rows, cards, months, times that each is measured.
SHAPES = {"small": (100_000, 2, 12, 3), "wide": (1_000_000, 12, 60, 1), "night": (100_000, 12, 24, 3)}


def others():
    """The other ways, each with the words that start it."""
    python = WORK / "venv/bin/python"
    if not python.exists() or subprocess.run([python, "-c", "import polars"]).returncode != 0:
        shutil.rmtree(WORK / "venv", ignore_errors=True)
        subprocess.run([sys.executable, "-m", "venv", WORK / "venv"], check=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", POLARS], check=True)
    return {"polars": [python, HERE / "with_polars.py"], "Python": [sys.executable, HERE / "with_python.py"],
            "awk": [HERE / "with_awk.sh"]}


def data(shape):
    """The folder of a shape's statements and rules, made once."""
    folder = WORK / shape
    if not (folder / "whole").exists():
        shutil.rmtree(folder, ignore_errors=True)
        rows, cards, months, _ = SHAPES[shape]
        statements.write(folder / "csv", rows, cards, months)
        rules = statements.rules(RULES)
        (folder / "rules.json").write_text(json.dumps(rules))
        (folder / "rules.tsv").write_text("".join("\t".join(
            str(rule.get(key, "")) for key in ("words", "regex", "category", "from")) + "\n" for rule in rules))
        (folder / "rules.yaml").write_text(statements.rules_file(rules))
        (folder / "whole").touch()
    return folder


def middle(costs):
    return tuple(statistics.median(column) for column in zip(*costs))


def begin(folder, files):
    """A new book with files in its inbox."""
    book = WORK / "book"
    shutil.rmtree(book, ignore_errors=True)
    program.write(book, {"daybook.yaml": "currency: USD\n", "Rules/rules.yaml": (folder / "rules.yaml").read_text()})
    drop(book, folder, files)
    return book


def drop(book, folder, files):
    program.write(book / "Statements", {
        str(path.relative_to(folder / "csv")): path.read_bytes() for path in files})


def run(book):
    return program.cost(program.find(), "run", "--quiet", "--book", book)


def listed(book):
    """What the book comes to, as the others report it."""
    sums, counts = collections.Counter(), collections.Counter()
    for row in csv.DictReader(io.StringIO(program.ask(book, "list", "--all", "--format", "csv"))):
        key = row["date"][:7], row["category"]
        sums[key] += int(row["amount"].replace(".", ""))
        counts[key] += 1
    return sorted((*key, str(counts[key]), str(sums[key])) for key in sums)


def measure(shape):
    """Costs by name: ours, and where a book is new, those of others, who must come to the same."""
    folder = data("night" if shape == "idle" else shape)
    files = sorted((folder / "csv").glob("*/*.csv"))
    times = SHAPES.get(shape, SHAPES["night"])[3]
    if shape in ("night", "idle"):
        newest = files[-1].name
        old = [path for path in files if path.name != newest]
        found = []
        for _ in range(times):
            book = begin(folder, old)
            run(book)
            drop(book, folder, [path for path in files if path.name == newest])
            found.append(run(book))
            if shape == "idle":
                found[-1] = run(book)
        return {"Daybook": middle(found)}
    found = {"Daybook": middle([run(begin(folder, files)) for _ in range(times)])}
    truth = listed(WORK / "book")
    for name, words in others().items():
        costs = []
        for _ in range(times):
            shutil.rmtree(folder / "out", ignore_errors=True)
            (folder / "out").mkdir()
            costs.append(program.cost(*words, folder, allowed=(0,)))
        with open(folder / "out/report.csv", encoding="utf-8", newline="") as file:
            if sorted(tuple(row) for row in csv.reader(file)) != truth:
                program.fail(f"{name} comes to other sums than the book: {folder / 'out/report.csv'}")
        found[name] = middle(costs)
    return found


def main():
    shapes = sys.argv[1:] or [*SHAPES, "idle"]
    if not set(shapes) <= {*SHAPES, "idle"}:
        raise SystemExit(__doc__)
    WORK.mkdir(parents=True, exist_ok=True)
    print("| shape | with | processor time | memory | beside Daybook |\n| --- | --- | --- | --- | --- |")
    for shape in shapes:
        found = measure(shape)
        for name, (seconds, megabytes) in found.items():
            times = f"{seconds / found['Daybook'][0]:.1f} times" if name != "Daybook" else ""
            print(f"| {shape} | {name} | {seconds:.2f} s | {megabytes:.0f} MB | {times} |", flush=True)
    shutil.rmtree(WORK / "book", ignore_errors=True)


if __name__ == "__main__":
    main()
