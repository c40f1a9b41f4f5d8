"""The files of books that are better made than written: see books.py."""

import gzip
import io
import random
import zipfile

import formats
import layouts
from household import household, months
from stage import ROOT

RULES = """\
categories:
  Food/Coffee:
  Food/Groceries: { icon: "🛒", color: "#27ae60" }
  Home/Rent:
  Transit:
  Income/Salary: { kind: income }
  Transfer: { kind: transfer }

lists:
  rides: [uber*, lyft]

rules:
  - Food/Coffee: [blue bottle, "ארומה", café]
  - Food/Groceries: [whole foods, rewe, "שופרסל", market*]
  - { match: landlord, category: Home/Rent, payee: The landlord, tags: [fixed, home] }
  - { match: $rides, unless: [uber eats], amount: ..200, category: Transit, note: a ride }
  - Income/Salary: [payroll]
  - { match: [payment thank you, saving], category: Transfer, transfer: true }
  - { match: bazaar, split: { Food/Groceries: 40%, Clothes: 3, Home: rest } }
  - { match: gift, hidden: true }

tests:
  - "BLUE BOTTLE COFFEE": Food/Coffee
"""


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


def rules():
    return {"Rules/10-rules.yaml": RULES}


def card(layout, name, seed="1", currency="USD", count="3", settings="", ending=""):
    """A card's statements in one layout, a month in each, of which each shows a week of the last
    one again; with rules and, where the settings begin with a locale, daybook.yaml."""
    write = getattr(layouts, layout, None) or getattr(formats, layout)
    rows = household(int(seed), currency, int(count))
    found = rules()
    for month, part in months(rows):
        data = write(part, name, currency, month)
        data = data if isinstance(data, bytes) else data.encode()
        suffix = ending or formats.ENDINGS.get(layout, "csv")
        found[f"Statements/{name}/{month}.{suffix}"] = data
    if settings:
        found["daybook.yaml"] = f"locale: {settings}\ncurrency: {currency}\n"
    return found


def rates():
    """The rates that the sample has."""
    return {"rates.csv": (ROOT / "SampleStatements/rates.csv").read_bytes()}


_MARCH = (
    "Date,Description,Amount,Currency\n2026-03-02,BLUE BOTTLE COFFEE OAKLAND,-4.50,USD\n"
    "2026-03-03,WHOLE FOODS MARKET 10234,-61.27,USD\n2026-03-14,UBER TRIP,-18.90,USD\n")


def containers():
    """Archives, good and bad."""
    whole = gzip.compress(_MARCH.encode(), mtime=0)
    both = _zip({"march.csv": _MARCH, "notes.txt": "remember the milk\n",
                 "inner/april.csv": _MARCH.replace("-03-", "-04-")})
    good = {"good.csv.gz": whole, "good.zip": both}
    bad = {
        "cut.csv.gz": whole[:40], "cut.zip": both[:90], "cut-end.zip": both[:-30],
        "empty.zip": _zip({}), "blank.zip": b"", "blank.gz": b"", "words.gz": b"no gzip at all",
        "words.zip": b"PK but no more", "page.csv.gz": gzip.compress(_PAGE, mtime=0),
        "twice.csv.gz": gzip.compress(whole, mtime=0), "zip-in.zip": _zip({"in.zip": both}),
        "altered.csv.gz": whole[:-8] + b"\0\0\0\0" + whole[-4:],
        "altered.zip": both.replace(b"\x04\x00\x00\x00\x08\x00", b"\x04\x00\x00\x00\x63\x00", 1),
        "sheet.xlsx": _zip({"[Content_Types].xml": "x"}), "up.zip": _zip({"../up.csv": _MARCH}),
    }
    return {f"Statements/visa/{name}": data for name, data in {**good, **bad}.items()}


def _zip(members):
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in members.items():
            data = text if isinstance(text, bytes) else text.encode()
            archive.writestr(zipfile.ZipInfo(name, (2026, 6, 1, 0, 0, 0)), data)
    return out.getvalue()


_PAGE = (b"<!DOCTYPE html>\n<html><head><title>Log in</title></head><body><form></form></body>"
         b"</html>\n")


def odd():
    """What lies in an inbox and is no statement."""
    noise = random.Random(7)
    found = {
        "nothing.csv": b"", "nothing.ofx": b"", "blank.csv": b"\n \n", "notes.txt": b"milk\n",
        "random.csv": noise.randbytes(2000), "random.ofx": noise.randbytes(2000),
        "zeros.ofx": bytes(5000), "picture.csv": b"\x89PNG\r\n\x1a\n\0\1\2\3\xff\xfe",
        "page.csv": _PAGE, "page.ofx": _PAGE, "page.xls": _PAGE, "page": _PAGE,
        "error.json": b'{"error":"invalid_token","status":401}', "error.xml": b"<Error>no</Error>",
        "expired.csv": b"Your session has expired.\n", "other.csv": b"Id,Name\n1,Ada\n2,Bob\n",
        "old.xls": b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", "paper.pdf": b"%PDF-1.7\n",
        "download.csv.part": _MARCH.encode()[:60], "deep.json": b"[" * 20000,
        "deep.xml": b"<a>" * 3000, "wide.csv": b"," * 9000 + b"\n", "nul.csv": b"Date\0,A\0\n" * 5,
        "field.csv": b"Date,Description,Amount\n2026-03-02," + b"x" * 1100000 + b",-1.00\n",
        "mixed.csv": "Date,Description,Amount\n2026-03-02,CAFÉ,-1.00\n".encode()
                     + "2026-03-03,HÔTEL\n2026-03-04,ÜBER,-2.00\n".encode("latin-1"),
        "escapes.csv": b"Date,Description,Amount,Currency\n"
                       b"2026-03-02,\x1b[31mEVIL\x1b]0;x\x07 SHOP,-4.50,USD\n",
        "mac.csv": _MARCH.replace("\n", "\r").encode(), "march.csv": _MARCH.encode(),
        "bom16.csv": _MARCH.encode("utf-16"), "half16.csv": _MARCH.encode("utf-16-be")[1:],
        "control.sta": b"\x01{1:F01BANKNL2AXXXX0000000000}{2:I940BANKNL2AXXXXN}{4:\n:20:A1\n"
                       b":25:NL00BANK0123456789EUR\n:28C:1/1\n:60F:C260301EUR10,\n",
        "control.qif": b"!Type:Bank\n\rD1/2'26T-1.,5^SE$%LN[]Ax \0",
    }
    return {f"Statements/visa/{name}": data for name, data in found.items()}


def cut(layout):
    """One statement of a format, cut after each tenth, with a byte altered, and twice in a row."""
    write = getattr(layouts, layout, None) or getattr(formats, layout)
    month, rows = months(household(3, "EUR", 1))[0]
    data = write(rows[:12], "4417", "EUR", month)
    data = data if isinstance(data, bytes) else data.encode()
    ending = formats.ENDINGS.get(layout, "csv")
    noise = random.Random(11)
    found = {f"cut-{part}.{ending}": data[:len(data) * part // 10] for part in range(1, 10)}
    for number in range(12):
        place = noise.randrange(len(data))
        found[f"altered-{number:02}.{ending}"] = (
            data[:place] + bytes([noise.choice(b"x0-,;.<>{\"\n")]) + data[place + 1:])
    found[f"twice.{ending}"] = data + data
    return found
