"""Statements made up for yardsticks, and rules for them: the same each time.

Each card has a CSV file a month. It shows the last three days of the month before again, so that one row
in ten stands twice, with the same reference. Some texts are quoted, since they have a comma in them.
"""

import datetime
import json
import random
from itertools import accumulate

_FIRST = "AMBER BRAVE COPPER CRIMSON FROSTY GOLDEN HIDDEN IVORY LUCKY MISTY QUIET ROYAL RUSTIC SILVER VELVET WILD".split()
_SECOND = ("ACORN ANVIL BADGER BIRCH CANYON CEDAR COMET FALCON GLACIER HERON KETTLE LANTERN MAGPIE MEADOW OTTER PEBBLE "
           "RAVEN SPARROW SUMMIT THISTLE TULIP WALRUS WILLOW ZEPPELIN").split()
_TRADES = {
    "Food/Groceries": ["MARKET", "PROVISIONS"], "Food/Restaurants": ["BISTRO", "TAQUERIA", "DINER"],
    "Food/Coffee": ["ESPRESSO", "ROASTERS"], "Transport/Fuel": ["PETROLEUM"], "Transport/Rides": ["CABS"],
    "Home/Hardware": ["LUMBER", "HARDWARE"], "Home/Garden": ["NURSERY"], "Health/Pharmacy": ["APOTHECARY"],
    "Shopping/Books": ["BOOKSHOP"], "Shopping/Clothing": ["OUTFITTERS"], "Fun/Streaming": ["STREAMING"],
    "Travel/Lodging": ["HOTEL", "SUITES"],
}
_PLACES = ["DENVER CO", "AUSTIN TX", "SEATTLE WA", "PORTLAND OR", "BOISE ID", "CHICAGO IL", "NEWARK NJ", "TAMPA FL"]
_BEGINNINGS = ["", "", "", "", "SQ *", "TST* ", "POS DEBIT "]
_OVERLAP = 3


def merchants():
    """Names with their category, those of most purchases first."""
    found = [(f"{first} {second} {trade}", category) for category, trades in _TRADES.items()
             for trade in trades for first in _FIRST for second in _SECOND]
    random.Random(1).shuffle(found)
    return found


def rules(count):
    """Rules, the first of which that matches wins: words, or a regular expression, and amounts from one on."""
    random_ = random.Random(2)
    found = []
    for name, category in merchants():
        first, second, trade = name.split()
        rule = {"words": name, "category": category}
        kind = random_.random()
        if kind < 0.1:
            rule = {"regex": f"{first} {second} ({trade}|CO) #[0-9]+", "category": category}
        elif kind < 0.15:
            found.append(rule | {"category": "Shopping/Large", "from": 100})
        elif kind < 0.35:
            continue  # What no rule knows.
        found.append(rule)
        if len(found) >= count:
            return found[:count]
    raise ValueError(f"there are no {count} rules")


def rules_file(rules_):
    """The rules as Daybook has them."""
    lines = ["categories:"]
    lines += [f"  {category}:" for category in sorted({rule["category"] for rule in rules_})]
    lines.append("rules:")
    for rule in rules_:
        pattern = rule["words"].lower() if "words" in rule else f"/{rule['regex'].lower()}/"
        amount = f", amount: {rule['from']}.." if "from" in rule else ""
        lines.append(f"  - {{ match: {json.dumps(pattern)}{amount}, category: {rule['category']} }}")
    return "\n".join(lines) + "\n"


def write(folder, rows, cards, months):
    """So many rows in files below a folder, overlaps included."""
    names = [name for name, _ in merchants()]
    # Some are often seen, most are not.
    weights = list(accumulate(1 / (place + 8) for place in range(len(names))))
    folder.mkdir(parents=True)
    for card in range(1, cards + 1):
        random_ = random.Random(f"card {card}")
        shown, reference = [], 0
        for month in range(months):
            first = datetime.date(2020 + month // 12, month % 12 + 1, 1)
            last = (first + datetime.timedelta(31)).replace(day=1) - datetime.timedelta(1)
            total = rows * (month + 1) // months // cards - rows * month // months // cards
            shown = [row for row in shown if row[0] > first - datetime.timedelta(1 + _OVERLAP)]
            days = sorted(random_.randrange(last.day) for _ in range(total - len(shown)))
            for day, name in zip(days, random_.choices(names, cum_weights=weights, k=len(days))):
                reference += 1
                shown.append((first + datetime.timedelta(day), _text(random_, name),
                              _cents(random_), f"C{card:02}-{reference:07}"))
            path = folder / f"card-{card:02}" / f"{first:%Y-%m}.csv"
            path.parent.mkdir(exist_ok=True)
            path.write_text("Date,Description,Amount,Currency,Reference\n" + "".join(
                f"{day},{text},-{cents // 100}.{cents % 100:02},USD,{id_}\n"
                for day, text, cents, id_ in shown), encoding="utf-8")


def _text(random_, name):
    text = f"{random_.choice(_BEGINNINGS)}{name}"
    ending = random_.random()
    if ending < 0.5:
        text += f" #{random_.randrange(400)} {random_.choice(_PLACES)}"
    elif ending < 0.7:
        place = random_.choice(_PLACES)
        return f'"{text}, {place}"'
    return text


def _cents(random_):
    return int(random_.lognormvariate(3.4, 0.9) * 100) + 1
