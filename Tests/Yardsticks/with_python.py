"""The job in Python, by someone who profiled it: with_python.py FOLDER

Repeats go by their reference; what rules say of a text is kept, amounts are whole cents.
"""

import collections
import csv
import json
import re
import sqlite3
import sys
from pathlib import Path

folder = Path(sys.argv[1])
rules = [(rule.get("words"), re.compile(rule.get("regex", ""), re.I).search, rule["category"],
          rule["from"] * 100 if "from" in rule else None)
         for rule in json.loads((folder / "rules.json").read_text())]
known = {}


def matching(text):
    """The rules that match a text, up to the first that asks for no amount."""
    upper, found = text.upper(), []
    for words, search, category, bound in rules:
        if words in upper if words else search(text):
            found.append((category, bound))
            if bound is None:
                break
    return found


def category(text, size):
    found = known.get(text)
    if found is None:
        found = known[text] = matching(text)
    for name, bound in found:
        if bound is None or size >= bound:
            return name
    return ""


rows, seen = [], set()
sums, counts = collections.Counter(), collections.Counter()
for path in sorted((folder / "csv").glob("*/*.csv")):
    card = path.parent.name
    with open(path, encoding="utf-8", newline="") as file:
        reader = csv.reader(file)
        next(reader)
        for date, text, amount, currency, reference in reader:
            if reference in seen:
                continue
            seen.add(reference)
            cents = int(amount.replace(".", ""))
            name = category(text, abs(cents))
            rows.append((reference, card, date, text, cents, currency, name))
            sums[date[:7], name] += cents
            counts[date[:7], name] += 1

database = sqlite3.connect(folder / "out/transactions.sqlite")
database.execute("PRAGMA journal_mode=WAL")
database.execute("PRAGMA synchronous=NORMAL")
database.execute("CREATE TABLE transactions (reference TEXT PRIMARY KEY, card TEXT, date TEXT, text TEXT,"
                 " cents INTEGER, currency TEXT, category TEXT)")
database.executemany("INSERT INTO transactions VALUES (?, ?, ?, ?, ?, ?, ?)", rows)
database.commit()
with open(folder / "out/report.csv", "w", encoding="utf-8") as file:
    for (month, name), cents in sorted(sums.items()):
        print(month, name, counts[month, name], cents, sep=",", file=file)
