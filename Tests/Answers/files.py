"""The files of books that are better made than written: see books.py."""

from stage import ROOT


def sample():
    """The sample book and the starter rules, as they stand in the checkout."""
    found = {}
    for top in ("Rules", "SampleStatements/Statements"):
        for path in sorted((ROOT / top).rglob("*")):
            if path.is_file():
                found[str(path.relative_to(ROOT))] = path.read_bytes()
    for name in ("daybook.yaml", "rates.csv", "Journal/sample.ndjson"):
        found[f"SampleStatements/{name}"] = (ROOT / "SampleStatements" / name).read_bytes()
    return found
