"""A household's transactions, the same each time: what statements of all layouts show."""

import datetime
import random
from dataclasses import dataclass, replace
from decimal import Decimal


@dataclass(frozen=True)
class Row:
    date: datetime.date
    posted: datetime.date
    text: str
    amount: Decimal
    currency: str
    number: int
    kind: str = "Sale"
    foreign: tuple = ()
    is_pending: bool = False

    @property
    def category(self):
        return {"Payment": "", "Return": "Merchandise"}.get(self.kind, "Supermarkets")


_SHOPS = [
    "WHOLE FOODS MARKET 10234", "BLUE BOTTLE COFFEE OAKLAND", "UBER TRIP HELP.UBER.COM", "REWE SAGT DANKE",
    "BAZAAR", "CAFÉ LUNA", "שופרסל דיל", "KIOSK 12", "GARAGE NORTH", "UBER EATS", "GIFT SHOP",
    "ZOË'S BOOKS, \"NEW & OLD\"", "MARKET SOUTH", "PAGES AND MORE",
]


def household(seed, currency, count):
    """So many months, from April 2026 backwards to their first; newest last."""
    random_ = random.Random(seed)
    rows = []
    for month in range(7 - count, 7):
        for _ in range(18):
            date = datetime.date(2026, month, random_.randint(1, 28))
            amount = -Decimal(random_.randint(200, 19999)) / 100
            row = Row(date, date + datetime.timedelta(random_.randint(0, 2)),
                      random_.choice(_SHOPS), amount, currency, 0)
            if random_.random() < 0.15:
                rate = Decimal("1.25")
                row = replace(row, foreign=((amount / rate).quantize(Decimal("0.01")), "CHF"))
            rows.append(row)
        rows += _regular(month, currency, random_)
    rows.sort(key=lambda row: (row.date, row.text, row.amount))
    rows = [replace(row, number=number) for number, row in enumerate(rows, 1)]
    return [*rows[:-2], *(replace(row, is_pending=True) for row in rows[-2:])]


def _regular(month, currency, random_):
    """What comes each month, and a refund."""
    day = datetime.date(2026, month, 1)
    refund = Decimal(random_.randint(500, 5000)) / 100
    plan = [(0, "LANDLORD MARCH LTD", "-950.00", "Sale"), (9, "STREAMING", f"-{8 + month}.99", "Sale"),
            (14, "PAYROLL ACME", "3120.55", "Payment"), (20, "PAYMENT THANK YOU", "400.00", "Payment"),
            (22, "PAGES AND MORE", str(-refund), "Sale"), (25, "PAGES AND MORE", str(refund), "Return"),
            (27, "ACCOUNT FEE", "-2.50", "Fee")]
    for days, text, amount, kind in plan:
        date = day + datetime.timedelta(days)
        yield Row(date, date, text, Decimal(amount), currency, 0, kind)


def months(rows):
    """Statements: each month's rows, with those of the week before."""
    names = sorted({f"{row.date:%Y-%m}" for row in rows})
    found = []
    for name in names:
        first = datetime.date.fromisoformat(f"{name}-01")
        week = first - datetime.timedelta(7)
        found.append((name, [row for row in rows if f"{row.date:%Y-%m}" == name
                             or week <= row.date < first]))
    return found
