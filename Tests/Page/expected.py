"""Groups and sums as they follow from what `list` says, counted here anew."""

import datetime
import re
import unicodedata
from collections import defaultdict
from decimal import Decimal

GROUPINGS = ["date", "card", "month", "category", "merchant", "week", "quarter", "year", "tag",
             "none"]


def folded(text):
    """Enough of the folding of texts for what the books hold."""
    # Pages cut what is very long.
    text = text if len(text) <= 240 else text[:240] + "…"
    # Marks of abbreviations vanish between Hebrew letters.
    text = re.sub("(?<=[א-ת])[\"״׳](?=[א-ת])", "", text)
    text = unicodedata.normalize("NFKD", re.sub("['`’]", "", text))
    text = "".join(sign for sign in text.casefold() if not 0x300 <= ord(sign) < 0x370)
    return re.sub(r"[\W_]+", " ", unicodedata.normalize("NFC", text)).strip()


def keys(row, grouping, first_weekday):
    day = datetime.date.fromisoformat(row["date"])
    number = (day - datetime.date(1970, 1, 1)).days
    if grouping == "date":
        return [str(number)]
    if grouping == "week":
        return [str(number - (day.isoweekday() - first_weekday) % 7)]
    if grouping == "month":
        return [str(day.year * 12 + day.month - 1)]
    if grouping == "quarter":
        return [str(day.year * 4 + (day.month - 1) // 3)]
    if grouping == "year":
        return [str(day.year)]
    if grouping == "card":
        return [row["card"]]
    if grouping == "merchant":
        return [folded(row["payee"] or row["description"])]
    if grouping == "tag":
        return row["tags"].split(";")
    if grouping == "category":
        # A category's totals hold those of what stands below it.
        names = row["category"].split("/")
        return ["/".join(names[:place + 1]) for place in range(len(names))]
    return [""]


def groups(rows, grouping, first_weekday=7):
    """By key: the count, the posted sums and the pending ones. 1 is Monday, 7 is Sunday."""
    counts = defaultdict(int)
    totals = defaultdict(lambda: defaultdict(Decimal))
    pending = defaultdict(lambda: defaultdict(Decimal))
    for row in rows:
        for key in keys(row, grouping, first_weekday):
            counts[key] += 1
            sums = pending if row["status"] == "pending" else totals
            sums[key][row["currency"]] += row["amount"]
    return {key: (counts[key], dict(totals[key]), dict(pending[key])) for key in counts}
