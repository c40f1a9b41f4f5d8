"""Households whose statements are the same each time: many owners with a bank account and a card."""

import base64
import datetime
import json
import random

_SHOPS = [
    "WHOLE FOODS MARKET 10234", "BLUE BOTTLE COFFEE OAKLAND", "UBER TRIP HELP.UBER.COM", "REWE SAGT DANKE",
    "CAFÉ LUNA", "שופרסל דיל", "KIOSK 12", "GARAGE \"NORTH\", INC", "NETFLIX.COM", "SHELL OIL 57444",
]
RULES = """\
categories:
  Food/Coffee:
  Food/Groceries:
  Transit:
  Fun:
rules:
  - Food/Coffee: [blue bottle, café luna]
  - Food/Groceries: [whole foods*, rewe, שופרסל]
  - { match: [uber*, '/shell oil \\d+/'], category: Transit, tags: [away], payee: Rides and fuel }
  - { match: netflix, amount: ..50, category: Fun }
"""
_FIRST = datetime.date(2025, 1, 1)
_QUARTERS = [(0, 97), (90, 188), (181, 280), (273, 364)]


def files(number, transactions):
    """The files of an owner by their paths below Statements/: so many transactions in all."""
    random_ = random.Random(number)
    half = transactions // 2
    bank, card = _events(random_, half, "B"), _events(random_, transactions - half, "C")
    found = {}
    for quarter, (first, last) in enumerate(_QUARTERS, 1):
        # Statements overlap by a week: what stands in two of them is one transaction.
        found[f"checking/2025-q{quarter}.ofx"] = _ofx(_between(bank, first, last), number, first, last)
        found[f"visa/2025-q{quarter}.csv"] = _csv(_between(card, first, last))
    if number % 10 == 0:
        found["visa/again.csv"] = found["visa/2025-q1.csv"]
    if number % 25 == 0:
        found["whose.csv"] = "Date,Description,Amount\n2025-05-25,KIOSK 12,-4.50\n"
    if number % 40 == 0:
        found["visa/broken.csv"] = "Date,Description,Amount,Currency\n2025-02-3x,KIOSK 12,-4.50,USD\n"
    return {path: text.encode() for path, text in found.items()}


def lines(owner, files_):
    """The lines that give files to `daybook pipe`."""
    for path, content in files_.items():
        *card, name = path.split("/")
        line = {"owner": owner, "card": card[0] if card else None, "name": name,
                "content": base64.b64encode(content).decode()}
        yield json.dumps(line, separators=(",", ":"), ensure_ascii=False) + "\n"


def _events(random_, count, letter):
    days = sorted(random_.randrange(365) for _ in range(count))
    return [(day, f"{letter}{place}", random_.choice(_SHOPS), -random_.randint(100, 19999))
            for place, day in enumerate(days)]


def _between(events, first, last):
    return [event for event in events if first <= event[0] <= last]


def _amount(cents):
    return f"{'-' if cents < 0 else ''}{abs(cents) // 100}.{abs(cents) % 100:02}"


def _day(number):
    return _FIRST + datetime.timedelta(number)


def _csv(events):
    rows = ["Date,Description,Amount,Currency,Reference"]
    for day, reference, shop, cents in events:
        quoted = shop.replace('"', '""')
        rows.append(f'{_day(day)},"{quoted}",{_amount(cents)},USD,{reference}')
    return "\n".join(rows) + "\n"


def _ofx(events, number, first, last):
    rows = "\n".join(
        f"<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>{_day(day):%Y%m%d}<TRNAMT>{_amount(cents)}"
        f"<FITID>{reference}<NAME>{shop[:32]}</STMTTRN>"
        for day, reference, shop, cents in events)
    return (
        "OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\nENCODING:UTF-8\n\n"
        "<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>USD\n"
        f"<BANKACCTFROM><BANKID>1<ACCTID>4000{number:08}<ACCTTYPE>CHECKING</BANKACCTFROM>\n"
        f"<BANKTRANLIST><DTSTART>{_day(first):%Y%m%d}<DTEND>{_day(last):%Y%m%d}\n{rows}\n"
        "</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>\n")
