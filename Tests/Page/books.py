"""The books whose pages are looked at: made anew in a temporary folder, with the program itself."""

import csv
import datetime
import io
import os
import random
import shutil
import subprocess
from decimal import Decimal
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = os.environ.get("DAYBOOK_PROGRAM") or str(ROOT / ".build/debug/daybook")

RULES = """categories:
  Food/Coffee:
  Food/Groceries: { color: "#27ae60" }
  Home/Rent:
  Transit:
  Income/Salary: { kind: income }
  Transfer: { kind: transfer }
rules:
  - Food/Coffee: [blue bottle, "ארומה", "喫茶店"]
  - Food/Groceries: [whole foods, "שופרסל", rewe]
  - Home/Rent: [acme property]
  - Transit: [uber, "רכבת ישראל"]
  - Income/Salary: [payroll, "משכורת"]
  - Transfer: [payment thank you]
"""

# Everything that has ever broken a page, and what a page must find all the same.
HOSTILE = [
    "</script><script>window.injected = 1</script>",
    "<!--<script>window.injected = 2</script>",
    "<img src=x onerror='window.injected = 3'>",
    '"]}; window.injected = 4; //',
    "'\"><svg/onload=window.injected=5>",
    "${window.injected = 6} `window.injected = 7`",
    "\u202eoverridden\u202c and \u2066isolated",
    "bell\x07 escape\x1b[31m delete\x7f",
    "line\u2028separator \u2029paragraph",
    "Café Crème Brûlée",
    "東京の喫茶店 コーヒー",
    "שופרסל דיל תל אביב",
    "مقهى القاهرة",
    "&lt;already&gt; &amp; escaped &#39;",
    "=HYPERLINK(\"http://example.com\")",
    "a" * 5000 + " endless",
    "🛒 e\u0301 combining \u0336\u0336\u0336",
    "http://example.com/?q=<b>&r=1#x",
]


class Book:
    """A book with its page, and what `list` says of its transactions."""

    def __init__(self, folder):
        self.folder = Path(folder)

    def run(self, *arguments, codes=(0,)):
        environment = {**os.environ, "TZ": "UTC", "DAYBOOK_DEVICE": "check",
                       "HOME": str(self.folder.parent)}
        done = subprocess.run(
            [PROGRAM, *arguments, "--book", str(self.folder)], capture_output=True, text=True,
            env=environment)
        if done.returncode not in codes:
            raise SystemExit(f"daybook {' '.join(arguments)}: {done.returncode}\n{done.stderr}")
        return done.stdout

    def make(self):
        """Imports, and writes the reports; rows that need a person are no failure here."""
        self.run("run", "--quiet", codes=(0, 1))
        return self

    @property
    def page(self):
        return self.folder / "Reports/report.html"

    def list(self, *arguments):
        """The transactions that pass, with amounts as exact decimals."""
        rows = list(csv.DictReader(io.StringIO(
            self.run("list", *arguments, "--format", "csv"), newline="")))
        for row in rows:
            row["amount"] = Decimal(row["amount"])
        return rows


def _book(folder, settings, files):
    folder.mkdir(parents=True)
    (folder / "Rules").mkdir()
    (folder / "daybook.yaml").write_text(settings, encoding="utf-8")
    (folder / "Rules/10-rules.yaml").write_text(RULES, encoding="utf-8")
    for path, rows in files.items():
        target = folder / "Statements" / path
        target.parent.mkdir(parents=True, exist_ok=True)
        with open(target, "w", encoding="utf-8", newline="") as out:
            writer = csv.writer(out)
            writer.writerow(["Date", "Description", "Amount", "Currency"])
            writer.writerows(rows)
    return Book(folder).make()


def sample(folder):
    """The book that comes with the program."""
    shutil.copytree(ROOT / "Rules", folder / "Rules")
    shutil.copytree(
        ROOT / "SampleStatements", folder / "SampleStatements",
        ignore=shutil.ignore_patterns("Reports", "Journal", "Archive", ".daybook"))
    (folder / "SampleStatements/Journal").mkdir()
    shutil.copy(ROOT / "SampleStatements/Journal/sample.ndjson",
                folder / "SampleStatements/Journal/sample.ndjson")
    return Book(folder / "SampleStatements").make()


def served(folder, locale="en-US", name="served"):
    """A small book to change things in, two of its merchants hostile."""
    rows = {"visa/spring.csv": [
        ["2026-04-02", "BLUE BOTTLE COFFEE OAKLAND", "-5.40", "USD"],
        ["2026-04-03", "WHOLE FOODS MARKET", "-82.15", "USD"],
        ["2026-04-05", "NORTHLIGHT STORE 12", "-61.00", "USD"],
        ["2026-04-09", "NORTHLIGHT STORE 17", "-14.90", "USD"],
        ["2026-04-11", HOSTILE[2], "-7.00", "USD"],
        ["2026-05-02", "UBER TRIP", "-18.20", "USD"],
        ["2026-05-06", "BLUE BOTTLE COFFEE OAKLAND", "-4.90", "USD"],
        ["2026-05-17", "NORTHLIGHT STORE 12", "-23.50", "USD"],
        ["2026-05-20", "שופרסל דיל תל אביב", "-44.10", "USD"],
    ], "bank/spring.csv": [
        ["2026-04-01", "ACME PROPERTY MGMT", "-1650.00", "USD"],
        ["2026-04-30", "PAYROLL ACME", "4200.00", "USD"],
        ["2026-05-01", "ACME PROPERTY MGMT", "-1650.00", "USD"],
        ["2026-05-30", "PAYROLL ACME", "4200.00", "USD"],
    ]}
    return _book(folder / name, f"currency: USD\nlocale: {locale}\n", rows)


def review(folder, locale="en-US", name="review"):
    """What needs a person: merchants without category, a possible duplicate, links that are proposed."""
    rows = {"visa/spring.csv": [
        ["2026-04-02", "BLUE BOTTLE COFFEE OAKLAND", "-5.40", "USD"],
        ["2026-04-09", "NORTHLIGHT STORE 17", "-614.90", "USD"],
        ["2026-05-17", "NORTHLIGHT STORE 12", "-623.50", "USD"],
        ["2026-05-02", "HARBOUR GYM", "-318.20", "USD"],
        ["2026-05-06", "LITTLE THEATRE", "-44.90", "USD"],
        ["2026-05-07", "CORNER KIOSK", "-9.90", "USD"],
    ], "amex/a.csv": [
        ["2026-03-14", "PAGES AND MORE", "-20.00", "USD"],
        ["2026-03-20", "WHOLE FOODS MARKET", "-31.00", "USD"],
        ["2026-03-29", "UBER TRIP", "-12.00", "USD"],
    ], "amex/b.csv": [
        ["2026-03-14", "POS 4471 LONDON", "-20.00", "USD"],
        ["2026-03-20", "WHOLE FOODS MARKET", "-31.00", "USD"],
        ["2026-03-29", "UBER TRIP", "-12.00", "USD"],
    ], "bank/spring.csv": [
        ["2026-04-11", "BAUHAUS BERLIN", "-67.43", "USD"],
        ["2026-05-20", "BAUHAUS BERLIN GUTSCHRIFT", "22.99", "USD"],
        ["2026-04-30", "PAYROLL ACME", "4200.00", "USD"],
    ]}
    return _book(folder / name, f"currency: USD\nlocale: {locale}\n", rows)


def hebrew(folder):
    """A year in Hebrew, written from right to left."""
    names = ["שופרסל דיל", "ארומה תל אביב", "רכבת ישראל", "סופר-פארם", 'בזק בינ"ל', "Netflix"]
    generator = random.Random(7)
    rows = []
    for day in range(300):
        date = datetime.date(2025, 8, 1) + datetime.timedelta(day)
        name = generator.choice(names)
        rows.append([date.isoformat(), name, f"-{generator.randint(900, 42000) / 100:.2f}", "ILS"])
        if date.day == 10:
            rows.append([date.isoformat(), "משכורת חודש", "14250.00", "ILS"])
    settings = 'currency: ILS\nlocale: he\ncards:\n  leumi:\n    name: "לאומי קארד"\n'
    return _book(folder / "hebrew", settings, {"leumi/year.csv": rows})


def hostile(folder):
    """Texts that try to break out, more than safe integers hold, and many decimals."""
    rows = [[f"2026-03-{place % 28 + 1:02}", text, f"-{place + 1}.50", "USD"]
            for place, text in enumerate(HOSTILE)]
    rows += [["2026-04-01", "Beyond safe integers", "-90071992547409.93", "JPY"],
             ["2026-04-02", "Beyond safe integers", "-900719925474099.31", "JPY"],
             ["2026-04-03", "Many decimals", "-0.12345678", "BTC"],
             ["2026-04-04", "Many decimals", "-0.00000002", "BTC"],
             ["2026-04-05", "blue bottle", "0.00", "EUR"]]
    return _book(folder / "hostile", "currency: USD\nlocale: de\n", {"visa/march.csv": rows})


def household(folder, count, name):
    """So many transactions of a household, a year to each three thousand."""
    merchants = ["WHOLE FOODS MARKET", "BLUE BOTTLE COFFEE", "UBER TRIP", "ACME PROPERTY MGMT"]
    merchants += [f"MERCHANT {place:04} LTD" for place in range(600)]
    generator = random.Random(count)
    files = {}
    months = max(12, count * 12 // 3000)
    for place in range(count):
        month = place * months // count
        year = 2026 - months // 12 + month // 12
        date = datetime.date(year, month % 12 + 1, generator.randint(1, 28))
        card = generator.choice(["visa", "amex", "bank"])
        merchant = merchants[min(int(generator.expovariate(0.02)), len(merchants) - 1)]
        files.setdefault(f"{card}/{date:%Y-%m}.csv", []).append(
            [date.isoformat(), f"{merchant} {generator.randint(100, 999)}",
             f"-{generator.randint(200, 25000) / 100:.2f}", "USD"])
    return _book(folder / name, "currency: USD\nlocale: en-US\n", files)
