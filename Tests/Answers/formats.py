"""Statements in the formats that are no tables. Each function gives the file, as in layouts.py."""

import json
from decimal import Decimal

ENDINGS = {"sgml": "ofx", "xml": "ofx", "qfx": "qfx", "plaid": "json", "objects": "json",
           "scraper": "json", "bank": "qif", "charge": "qif", "statement": "xml", "report": "xml",
           "swift": "sta", "wide": "txt"}

_SGML = "OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\nSECURITY:NONE\nENCODING:USASCII\nCHARSET:1252\n" \
    "COMPRESSION:NONE\nOLDFILEUID:NONE\nNEWFILEUID:NONE\n\n"
_XML = '<?xml version="1.0" encoding="UTF-8"?>\n<?OFX OFXHEADER="200" VERSION="211" ' \
    'SECURITY="NONE" OLDFILEUID="NONE" NEWFILEUID="NONE"?>\n'


def _escaped(text):
    return text.replace("&", "&amp;").replace("<", "&lt;").replace('"', "&quot;")


def _leaf(name, value, closed):
    return f"<{name}>{_escaped(str(value))}" + (f"</{name}>" if closed else "") + "\n"


def _ofx(rows, card, currency, month, closed, extra=""):
    def leaf(name, value):
        return _leaf(name, value, closed)
    booked = [row for row in rows if not row.is_pending]
    total = sum(row.amount for row in booked)
    lines = []
    for row in booked:
        lines.append(
            "<STMTTRN>\n" + leaf("TRNTYPE", "DEBIT" if row.amount < 0 else "CREDIT")
            + leaf("DTPOSTED", f"{row.posted:%Y%m%d}120000[-5:EST]")
            + leaf("DTUSER", f"{row.date:%Y%m%d}") + leaf("TRNAMT", row.amount)
            + leaf("FITID", f"{card}-{row.number}") + leaf("NAME", row.text[:32])
            + (leaf("MEMO", row.text + " OF MORE") if row.number % 3 == 0 else "") + "</STMTTRN>\n")
    return (
        "<OFX>\n<SIGNONMSGSRSV1><SONRS><STATUS>\n" + leaf("CODE", 0) + leaf("SEVERITY", "INFO")
        + "</STATUS>\n" + leaf("DTSERVER", "20260630") + leaf("LANGUAGE", "ENG") + extra
        + "</SONRS></SIGNONMSGSRSV1>\n<CREDITCARDMSGSRSV1><CCSTMTTRNRS>\n" + leaf("TRNUID", 1)
        + "<CCSTMTRS>\n" + leaf("CURDEF", currency) + "<CCACCTFROM>\n"
        + leaf("ACCTID", f"400000123456{card}"[-16:]) + "</CCACCTFROM>\n<BANKTRANLIST>\n"
        + leaf("DTSTART", f"{rows[0].date:%Y%m%d}") + leaf("DTEND", f"{rows[-1].date:%Y%m%d}")
        + "".join(lines) + "</BANKTRANLIST>\n<LEDGERBAL>\n" + leaf("BALAMT", total)
        + leaf("DTASOF", f"{rows[-1].date:%Y%m%d}")
        + "</LEDGERBAL>\n</CCSTMTRS></CCSTMTTRNRS></CREDITCARDMSGSRSV1>\n</OFX>\n")


def sgml(rows, card, currency, month):
    return (_SGML + _ofx(rows, card, currency, month, False)).encode("cp1252", "replace")


def xml(rows, card, currency, month):
    return _XML + _ofx(rows, card, currency, month, True)


def qfx(rows, card, currency, month):
    text = _ofx(rows, card, currency, month, False, "<INTU.BID>3000\n<INTU.ORG>BANK\n")
    return (_SGML + text).encode("cp1252", "replace")


def plaid(rows, card, currency, month):
    found = [{
        "transaction_id": f"{card}-{row.number}", "account_id": card, "amount": float(-row.amount),
        "iso_currency_code": currency, "date": str(row.posted), "authorized_date": str(row.date),
        "name": row.text, "merchant_name": row.text.title(), "pending": row.is_pending,
        "category": ["Shops", row.category]} for row in rows]
    return json.dumps({"accounts": [{"account_id": card, "mask": "4417", "name": "Plaid Card",
                                     "type": "credit", "balances": {"iso_currency_code": currency}}],
                       "transactions": found}, ensure_ascii=False, indent=1)


def objects(rows, card, currency, month):
    """Some program's own list."""
    return json.dumps([{"date": str(row.date), "description": row.text, "amount": str(row.amount),
                        "currency": currency} for row in rows if not row.is_pending])


def scraper(rows, card, currency, month):
    found = [{
        "type": "normal", "identifier": row.number, "date": f"{row.date}T21:00:00.000Z",
        "processedDate": f"{row.posted}T21:00:00.000Z", "originalAmount": float(row.amount),
        "originalCurrency": "ILS", "chargedAmount": float(row.amount), "description": row.text,
        "memo": "", "status": "pending" if row.is_pending else "completed"} for row in rows]
    return json.dumps({"success": True, "accounts": [{"accountNumber": "7788", "txns": found}]})


def _qif(rows, kind):
    lines = [f"!Type:{kind}"]
    for row in rows:
        if not row.is_pending:
            lines += [f"D{row.date:%m/%d/%Y}", f"T{row.amount:,.2f}", f"P{row.text}"]
            if row.number % 5 == 0:
                half = (row.amount / 2).quantize(Decimal("0.01"))
                lines += ["SFood", f"${half}", "SHome", f"${row.amount - half}"]
            lines += ["LFood:Groceries", "Mof more", "^"]
    return "\n".join(lines) + "\n"


def bank(rows, card, currency, month):
    return _qif(rows, "Bank")


def charge(rows, card, currency, month):
    return _qif(rows, "CCard").replace("/2026", "'26")


def _camt(rows, card, currency, kind, part):
    booked = [row for row in rows if not row.is_pending] if kind == "Stmt" else rows
    opening = Decimal("1000.00")
    closing = opening + sum(row.amount for row in booked)
    entries = []
    for row in booked:
        way = "DBIT" if row.amount < 0 else "CRDT"
        who = "Cdtr" if row.amount < 0 else "Dbtr"
        entries.append(
            f'<Ntry><Amt Ccy="{currency}">{abs(row.amount)}</Amt><CdtDbtInd>{way}</CdtDbtInd>'
            f"<Sts>{'PDNG' if row.is_pending else 'BOOK'}</Sts>"
            f"<BookgDt><Dt>{row.posted}</Dt></BookgDt><ValDt><Dt>{row.date}</Dt></ValDt>"
            f"<AcctSvcrRef>R{row.number}</AcctSvcrRef><NtryDtls><TxDtls><RltdPties><{who}>"
            f"<Nm>{_escaped(row.text)}</Nm></{who}></RltdPties><RmtInf><Ustrd>Invoice {row.number}"
            f"</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>\n")
    def balance(code, amount, date):
        return (f"<Bal><Tp><CdOrPrtry><Cd>{code}</Cd></CdOrPrtry></Tp><Amt Ccy=\"{currency}\">"
                f"{abs(amount)}</Amt><CdtDbtInd>{'CRDT' if amount >= 0 else 'DBIT'}</CdtDbtInd>"
                f"<Dt><Dt>{date}</Dt></Dt></Bal>\n")
    message = "BkToCstmrStmt" if kind == "Stmt" else "BkToCstmrAcctRpt"
    return (
        f'<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:'
        f'camt.{part}.001.02"><{message}><GrpHdr><MsgId>M</MsgId></GrpHdr><{kind}><Id>S</Id>'
        f"<Acct><Id><IBAN>DE89370400440532013000</IBAN></Id><Ccy>{currency}</Ccy></Acct>\n"
        + balance("OPBD", opening, rows[0].date) + balance("CLBD", closing, rows[-1].posted)
        + "".join(entries) + f"</{kind}></{message}></Document>\n")


def statement(rows, card, currency, month):
    return _camt(rows, card, currency, "Stmt", "053")


def report(rows, card, currency, month):
    return _camt(rows, card, currency, "Rpt", "052")


def swift(rows, card, currency, month):
    """MT940, with the structured details of German banks."""
    booked = [row for row in rows if not row.is_pending]
    opening = Decimal("1000.00")
    closing = opening + sum(row.amount for row in booked)
    def amount(number):
        return f"{abs(number):.2f}".replace(".", ",")
    lines = [":20:STARTUMSE", ":25:37040044/0532013000", ":28C:00001/001",
             f":60F:C{rows[0].date:%y%m%d}{currency}{amount(opening)}"]
    for row in booked:
        mark = "D" if row.amount < 0 else "C"
        lines += [f":61:{row.date:%y%m%d}{row.posted:%m%d}{mark}{amount(row.amount)}NMSCNONREF//{row.number}",
                  f":86:005?00Kartenzahlung?20SVWZ+Invoice {row.number}?32{row.text[:27]}"]
    mark = "C" if closing >= 0 else "D"
    lines += [f":62F:{mark}{rows[-1].posted:%y%m%d}{currency}{amount(closing)}", "-"]
    return "\r\n".join(lines) + "\r\n"
