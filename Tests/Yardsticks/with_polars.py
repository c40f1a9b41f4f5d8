"""The job with polars, whose Aho-Corasick finds all words of rules at once: with_polars.py FOLDER"""

import json
import sqlite3
import sys
from pathlib import Path

import polars as pl

folder = Path(sys.argv[1])
rules = json.loads((folder / "rules.json").read_text())
table = pl.concat([
    pl.read_csv(path, infer_schema=False).with_columns(Card=pl.lit(path.parent.name))
    for path in sorted((folder / "csv").glob("*/*.csv"))
]).unique("Reference", keep="first", maintain_order=True)
table = table.with_columns(Cents=pl.col("Amount").str.replace(".", "", literal=True).cast(pl.Int64))

# Each text is looked at once; a rule that matches it is a row.
texts = table.select("Description").unique().with_columns(upper=pl.col("Description").str.to_uppercase())
words = {}
for number, rule in enumerate(rules):
    if "words" in rule:
        words.setdefault(rule["words"], []).append(number)
by_words = pl.DataFrame(
    [(word, number) for word, numbers in words.items() for number in numbers],
    schema={"word": pl.String, "rule": pl.Int64}, orient="row")
found = [
    texts.select("Description", word=pl.col("upper").str.extract_many(list(words), overlapping=True))
    .explode("word").drop_nulls().join(by_words, on="word").select("Description", "rule")]
for number, rule in enumerate(rules):
    if "regex" in rule:
        matching = texts.filter(pl.col("upper").str.contains(rule["regex"]))
        found.append(matching.select("Description", rule=pl.lit(number, dtype=pl.Int64)))
effects = pl.DataFrame(
    [(number, rule["category"], rule.get("from", 0) * 100) for number, rule in enumerate(rules)],
    schema={"rule": pl.Int64, "Category": pl.String, "bound": pl.Int64}, orient="row")
decided = (
    table.select("Reference", "Description", "Cents").join(pl.concat(found), on="Description")
    .join(effects, on="rule").filter(pl.col("Cents").abs() >= pl.col("bound"))
    .sort("rule").unique("Reference", keep="first").select("Reference", "Category"))
table = table.join(decided, on="Reference", how="left").with_columns(pl.col("Category").fill_null(""))

database = sqlite3.connect(folder / "out/transactions.sqlite")
database.execute("PRAGMA journal_mode=WAL")
database.execute("PRAGMA synchronous=NORMAL")
database.execute("CREATE TABLE transactions (reference TEXT PRIMARY KEY, card TEXT, date TEXT, text TEXT,"
                 " cents INTEGER, currency TEXT, category TEXT)")
database.executemany(
    "INSERT INTO transactions VALUES (?, ?, ?, ?, ?, ?, ?)",
    table.select("Reference", "Card", "Date", "Description", "Cents", "Currency", "Category").iter_rows())
database.commit()
report = table.group_by(pl.col("Date").str.slice(0, 7), "Category").agg(
    pl.len(), pl.col("Cents").sum()).sort("Date", "Category")
report.write_csv(folder / "out/report.csv", include_header=False, quote_style="never")
