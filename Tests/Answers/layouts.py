"""CSV as banks write it. Each function takes rows, card, currency and month, and gives the file."""

import csv
import io
from decimal import Decimal


def _table(header, lines, delimiter=",", end="\n"):
    out = io.StringIO()
    writer = csv.writer(out, delimiter=delimiter, lineterminator=end)
    if header:
        writer.writerow(header)
    writer.writerows(lines)
    return out.getvalue()


def _booked(rows):
    return [row for row in rows if not row.is_pending]


def _comma(amount):
    """1.234,56"""
    return f"{amount:,.2f}".translate(str.maketrans(",.", ".,"))


def plain(rows, card, currency, month):
    return _table(["Date", "Description", "Amount", "Currency"],
                  [[row.date, row.text, row.amount, row.currency] for row in _booked(rows)])


def status(rows, card, currency, month):
    """Pending rows, and the statement's own kinds and categories."""
    return _table(
        ["Transaction Date", "Post Date", "Description", "Category", "Type", "Amount", "Status"],
        [[row.date, "" if row.is_pending else row.posted, row.text, row.category, row.kind,
          row.amount, "Pending" if row.is_pending else "Posted"] for row in rows])


def positive(rows, card, currency, month):
    """A card of the United States: purchases without a sign, months first."""
    return _table(["Date", "Description", "Card Member", "Account #", "Amount"],
                  [[f"{row.date:%m/%d/%Y}", row.text, "ADA", "-71005", -row.amount]
                   for row in _booked(rows)])


def columns(rows, card, currency, month):
    """Money that went and money that came in two columns, days first."""
    return _table(["Date", "Details", "Debit", "Credit", "Balance"], _running(rows, "%d/%m/%Y"))


def _running(rows, form):
    balance, lines = Decimal("1500.00"), []
    for row in _booked(rows):
        balance += row.amount
        lines.append([row.date.strftime(form), row.text, -row.amount if row.amount < 0 else "",
                      row.amount if row.amount > 0 else "", balance])
    return lines


def month_first(rows, card, currency, month):
    return _table(["Date", "Payee", "Amount"],
                  [[f"{row.date:%m/%d/%Y}", row.text, row.amount] for row in _booked(rows)])


def day_asked(rows, card, currency, month):
    """Days that may be months: the file is asked about."""
    return _table(["Date", "Payee", "Amount"],
                  [[f"{row.date:%d/%m/%Y}", row.text, row.amount] for row in _booked(rows)
                   if row.date.day < 13])


def sign_asked(rows, card, currency, month):
    """Both signs, and no word that tells the way."""
    return _table(["Date", "Text", "Value"],
                  [[row.date, f"SHOP {row.number}", row.amount] for row in _booked(rows)[:8]])


def german(rows, card, currency, month):
    lines = [[f"{row.date:%d.%m.%Y}", f"{row.posted:%d.%m.%Y}", "Kartenzahlung", row.text,
              _comma(row.amount), currency] for row in _booked(rows)]
    table = _table(["Buchungstag", "Valutadatum", "Buchungstext", "Verwendungszweck", "Betrag",
                    "Währung"], lines, ";", "\r\n")
    return table.encode("latin-1", "replace")


def preamble(rows, card, currency, month):
    """Facts above the table, sums below it."""
    lines = [[f"{row.date:%d.%m.%y}", row.text, f"{_comma(row.amount)} €"] for row in _booked(rows)]
    total = _comma(sum(row.amount for row in _booked(rows)))
    above = f'"Konto:";"Giro {card}"\n"Zeitraum:";"{month}"\n"Kontostand:";"1.234,56 EUR"\n\n'
    return above + _table(["Buchungsdatum", "Empfänger", "Betrag (€)"], lines, ";") \
        + f'"Summe";"";"{total} €"\n'


def wide(rows, card, currency, month):
    """UTF-16 with tabs."""
    lines = [[row.date, row.text, row.amount] for row in _booked(rows)]
    return _table(["Date", "Description", "Amount"], lines, "\t", "\r\n").encode("utf-16")


def hebrew(rows, card, currency, month):
    lines = [[f"{row.date:%d/%m/%Y}", row.text, -row.amount, "₪", f"{row.posted:%d/%m/%Y}"]
             for row in _booked(rows)]
    return _table(["תאריך עסקה", "שם בית העסק", "סכום חיוב", "מטבע", "תאריך חיוב"], lines)


def nordic(rows, card, currency, month):
    lines = [[row.posted, row.date, row.text, f"{row.amount:,.2f}".replace(",", " ").replace(".", ","),
              ""] for row in _booked(rows)]
    return _table(["Bokföringsdag", "Transaktionsdag", "Text", "Belopp", "Saldo"], lines, ";")


def foreign(rows, card, currency, month):
    """Beside the account's amount the one that was paid abroad."""
    return _table(
        ["Date", "Merchant", "Amount", "Currency", "Original Amount", "Original Currency"],
        [[row.date, row.text, row.amount, currency, *(row.foreign or (row.amount, currency))]
         for row in _booked(rows)])


def tables(rows, card, currency, month):
    """Two tables in one file, each below a title."""
    booked = _booked(rows)
    half = len(booked) // 2
    parts = []
    for title, part in (("Purchases at home", booked[:half]), ("Purchases abroad", booked[half:])):
        lines = [[f"{row.date:%d.%m.%y}", row.text, -row.amount] for row in part]
        parts.append(f"{title}\n" + _table(["Purchase date", "Merchant", "Charged amount"], lines))
    return "\n".join(parts)


def headless(rows, card, currency, month):
    return _table(None, [[row.date, row.text, row.amount] for row in _booked(rows)])


def parts(rows, card, currency, month):
    """Purchases paid in parts."""
    number = int(month[5:])
    lines = [[row.date, row.text, row.amount, ""] for row in _booked(rows)]
    lines += [[f"{month}-10", "FURNITURE HOUSE", "-150.00", f"{number - 3} of 6"],
              [f"{month}-11", "FRIDGE CENTRE", "-80.00", f"תשלום {number} מתוך 10"]]
    return _table(["Date", "Description", "Amount", "Installment"], lines)
