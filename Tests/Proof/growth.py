"""How the work grows with the rows, by their shape: growth.py [ROWS] [TIMES]

A new book of so many rows of each shape (20,000) is run, and one of so many times as many (4); what counts
is the processor's time and the most memory. More than half as much again than in proportion is a
failure: what is slow with many rows of one kind is a mistake, and not a property of the rows.
"""

import shutil
import sys
import tempfile
from pathlib import Path

import program

HEADER = "Date,Description,Amount,Currency,Status\n"
SHOPS = [
    "WHOLE FOODS MARKET", "BLUE BOTTLE COFFEE", "UBER TRIP", "KIOSK", "GARAGE NORTH", "REWE SAGT DANKE"]


def day(number):
    """A day of the years from 2016 on, of months that all have 28."""
    year, rest = divmod(number, 336)
    return f"{2016 + year % 10}-{rest // 28 + 1:02}-{rest % 28 + 1:02}"


def row(number, shop, cents, status="Posted"):
    sign = "-" if cents < 0 else ""
    return f"{day(number)},{shop},{sign}{abs(cents) // 100}.{abs(cents) % 100:02},USD,{status}\n"


def spread(count):
    return [row(i * 3360 // count, f"{SHOPS[i % 6]} {i % 977}", -(100 + i * 7919 % 20000))
            for i in range(count)]


def one_card(count):
    return {"visa/all.csv": HEADER + "".join(spread(count))}


def many_cards(count):
    rows = spread(count)
    return {f"card-{i}/all.csv": HEADER + "".join(rows[i::100]) for i in range(100)}


def many_files(count):
    """Each file shows a part of the one before again."""
    rows, size = spread(count), max(10, count // 200)
    return {f"visa/{start:08}.csv": HEADER + "".join(rows[max(0, start - size // 4):start + size])
            for start in range(0, count, size)}


def equal_rows(count):
    text = HEADER + row(0, "KIOSK", -250) * (count // 2)
    return {"visa/a.csv": text, "visa/b.csv": text + row(1, "KIOSK", -250)}


def one_day(count):
    return {"visa/all.csv": HEADER + "".join(row(5, f"SHOP {i}", -100 - i) for i in range(count))}


def one_text(count):
    return {"visa/all.csv": HEADER + "".join(row(i % 3360, "KIOSK", -100 - i) for i in range(count))}


def all_texts(count):
    rows = [row(i % 3360, f"SHOP NUMBER {i} OF MANY", -499) for i in range(count)]
    return {"visa/all.csv": HEADER + "".join(rows)}


def settled(count):
    """Pending rows of a restaurant, and their postings with tips."""
    rows = [(i * 3360 // count, 1000 + i % 401 * 10) for i in range(count // 2)]
    return {"visa/1.csv": HEADER + "".join(row(d, "CAFE NOIR", -c, "Pending") for d, c in rows),
            "visa/2.csv": HEADER + "".join(row(d + 1, "CAFE NOIR", -c - c // 10, "Posted") for d, c in rows)}


def transfers(count):
    """Each row of a card has its counterpart on another."""
    rows = [(i * 3360 * 2 // count, 10_000 + i % 997) for i in range(count // 2)]
    return {"bank/all.csv": HEADER + "".join(row(d, "TRANSFER TO SAVINGS", -c) for d, c in rows),
            "savings/all.csv": HEADER + "".join(row(d + 1, "TRANSFER FROM BANK", c) for d, c in rows)}


def refunds(count):
    rows = [(i * 3300 * 2 // count, 1000 + i * 31 % 9000, SHOPS[i % 6]) for i in range(count // 2)]
    return {"visa/all.csv": HEADER + "".join(row(d, s, -c) + row(d + 9, s, c) for d, c, s in rows)}


def rejected(count):
    """Every tenth row can't be read: of many more, the file is refused."""
    rows = spread(count)
    return {"visa/all.csv": HEADER + "".join(
        text if i % 10 else text.replace("-", "-x", 1) for i, text in enumerate(rows)) + rows[0]}


SHAPES = [
    one_card, many_cards, many_files, equal_rows, one_day, one_text, all_texts, settled, transfers, refunds,
    rejected]


def cost(files):
    """Seconds of processor time, and megabytes at most, of a new book's run with all its reports."""
    import files as made
    book = Path(tempfile.mkdtemp(prefix="daybook-growth-"))
    try:
        program.write(book, made.rules() | {"daybook.yaml": "currency: USD\n"})
        program.write(book / "Statements", files)
        return program.cost(program.find(), "run", "--quiet", "--book", book)
    finally:
        shutil.rmtree(book)


def main():
    rows = int(sys.argv[1]) if len(sys.argv) > 1 else 20_000
    times = int(sys.argv[2]) if len(sys.argv) > 2 else 4
    print(f"| shape | {rows} rows | {rows * times} rows | grows by |\n| --- | --- | --- | --- |")
    slow = []
    for shape in SHAPES:
        few, many = cost(shape(rows)), cost(shape(rows * times))
        grown = many[0] / few[0]
        name = shape.__name__.replace("_", " ")
        cells = [f"{seconds:.2f} s, {megabytes:.0f} MB" for seconds, megabytes in (few, many)]
        print(f"| {name} | {cells[0]} | {cells[1]} | {grown:.1f} |", flush=True)
        if grown > times * 1.5 or many[1] > few[1] * times * 1.5:
            slow.append(name)
    if slow:
        program.fail(f"more than in proportion: {', '.join(slow)}")


if __name__ == "__main__":
    main()
