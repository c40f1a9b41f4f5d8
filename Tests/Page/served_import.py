"""Import by drop: what files would bring, a question answered, taken in, and taken back."""

import base64
import json

from checks import check, same

FILES = {
    # Day and month could be either; the account is not said.
    "april.csv": "Date,Description,Amount,Currency\n"
                 "03/04/2026,HARBOUR GYM,-318.20,USD\n05/04/2026,LITTLE THEATRE,-44.90,USD\n"
                 "07/04/2026,CORNER KIOSK,-9.90,USD\n",
    "visa.ofx": "OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\nCHARSET:1252\n\n"
                "<OFX><CREDITCARDMSGSRSV1><CCSTMTTRNRS><CCSTMTRS><CURDEF>USD"
                "<CCACCTFROM><ACCTID>4111222233334444</CCACCTFROM><BANKTRANLIST>"
                "<DTSTART>20260601<DTEND>20260630"
                "<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260603<TRNAMT>-12.00<FITID>1<NAME>UBER TRIP</STMTTRN>"
                "<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260609<TRNAMT>-61.27<FITID>2<NAME>REWE</STMTTRN>"
                "</BANKTRANLIST></CCSTMTRS></CCSTMTTRNRS></CREDITCARDMSGSRSV1></OFX>\n",
    "photo.png": "\x89PNG not a statement",
}
STATUS = "return document.querySelector(`[data-file=\"${arguments[0]}\"]`)?.dataset.status"


def drop(page, files):
    """Lets files fall onto the page."""
    page.run("""
        const transfer = new DataTransfer();
        for (const [name, text] of Object.entries(arguments[0])) {
          const bytes = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
          transfer.items.add(new File([bytes], name));
        }
        for (const kind of ['dragenter', 'dragover', 'drop']) {
          document.body.dispatchEvent(new DragEvent(kind,
            { bubbles: true, cancelable: true, dataTransfer: transfer }));
        }""", {name: base64.b64encode(text.encode("latin-1")).decode() for name, text in files.items()})
    page.browser.settle()


def choose_card(page, name):
    page.until("return document.querySelector(`[data-file=\"${arguments[0]}\"] select`) !== null", name)
    page.run("""
        const select = document.querySelector(`[data-file="${arguments[0]}"] select`);
        select.value = 'visa';
        select.dispatchEvent(new Event('change', { bubbles: true }))""", name)


def importing(page, book, folder):
    before = len(book.list())
    page.open("")
    drop(page, FILES)
    check("a drop on any view leads to the import", page.until("return location.hash === '#import'"))
    check("each file is told of", page.until(
        "return document.querySelectorAll('.import-file').length === 3"))
    same("one that has all it needs is ready", page.run(STATUS, "visa.ofx"), "imported")
    same("one that is none is passed over", page.run(STATUS, "photo.png") in ("skipped", "unreadable"),
         True)
    same("one with a question waits", page.run(STATUS, "april.csv"), "waiting")
    text = page.text('[data-file="april.csv"] .import-question')
    check("the row is shown both ways", "April 3, 2026" in text and "March 4, 2026" in text, text)
    check("nothing is in the book yet", len(book.list()) == before)
    page.click('[data-file="april.csv"] input[value="dates: dmy"]')
    check("then its card is asked for", page.until(
        "return document.querySelector('[data-file=\"april.csv\"] .import-question select') !== null"))
    choose_card(page, "april.csv")
    check("and it is ready", page.until(f"{STATUS} === 'imported'", "april.csv"))
    check("with its answers, which can be taken back", "dates: dmy" in page.text(
        '[data-file="april.csv"] .import-answers'))
    page.run("document.querySelector('[data-file=\"april.csv\"] details').open = true")
    check("each row says what becomes of it", "HARBOUR GYM" in page.text(
        '[data-file="april.csv"] .import-rows'))
    page.click(".import-actions .main")
    check("both are imported", page.until("return document.querySelector('.toast') !== null"))
    rows = book.list()
    same("the program has their transactions", len(rows), before + 5)
    days = {row["date"] for row in rows if "HARBOUR GYM" in row["description"]} or {
        row["date"] for row in book.list("--search", "harbour gym")}
    check("with the days that were chosen", "2026-04-03" in days, str(days))
    page.click(".toast button")
    check("one undo takes both back", page.until(
        "return document.querySelector('.toast')?.textContent.includes('Taken back')"))
    same("from the program too", len(book.list()), before)

    # What was answered holds for the card's next file of the same columns.
    page.open("#import")
    drop(page, {"april.csv": FILES["april.csv"]})
    page.until(f"{STATUS} === 'waiting'", "april.csv")
    page.click('[data-file="april.csv"] input[value="dates: dmy"]')
    check("it is said that an answer is kept", page.until(
        "return document.querySelector('.import-answers .note') !== null"))
    choose_card(page, "april.csv")
    page.click(".import-actions .main")
    page.until("return document.querySelector('.toast') !== null")
    same("it is imported", len(book.list()), before + 3)
    drop(page, {"june.csv": FILES["april.csv"].replace("/04/", "/06/")})
    check("the next one is read by it", page.until(
        "return document.querySelector('[data-file=\"june.csv\"] .import-earlier')?.textContent"
        ".includes('april.csv')"))
    choose_card(page, "june.csv")
    check("and asks nothing else", page.until(f"{STATUS} === 'imported'", "june.csv"))
    page.click('[data-file="june.csv"] .import-earlier button')
    check("but asks where one wants to be asked", page.until(
        "return document.querySelectorAll('[data-file=\"june.csv\"] input[type=radio]').length === 2"))
    page.click('[data-file="june.csv"] .sign')
    page.click(".toast button")
    page.until("return document.querySelector('.toast')?.textContent.includes('Taken back')")
    same("all of it is taken back", len(book.list()), before)

    # By the file chooser, and one that is there already.
    path = folder / "visa.ofx"
    path.write_text(FILES["visa.ofx"])
    page.open("#import")
    page.browser.driver.find_element("id", "import-input").send_keys(str(path))
    check("a file that is chosen is told of, too", page.until(f"{STATUS} === 'imported'", "visa.ofx"))
    page.click(".import-actions .main")
    page.until("return document.querySelector('.toast') !== null")
    same("and imported", len(book.list()), before + 2)
    page.open("#import")
    drop(page, {"again.ofx": FILES["visa.ofx"]})
    check("the same content is known", page.until(f"{STATUS} === 'known'", "again.ofx"))


def seen(page):
    """What is asked and what is ready, for everybody."""
    page.open("#import")
    drop(page, FILES)
    page.until("return document.querySelectorAll('.import-file').length === 3")
    for scheme in ("light", "dark"):
        page.browser.media(scheme)
        found = page.browser.accessibility()
        check(f"files that were dropped are accessible in {scheme}", not found, " | ".join(found))
    page.browser.media("light")
    page.browser.size(360, 740)
    page.browser.settle()
    over = page.run("return document.documentElement.scrollWidth - 360")
    check("files that were dropped fit a phone", over <= 0, f"{over} px too wide")
    page.browser.size(1280, 900)


def attacks(page, book):
    """What a request must not do."""
    ask = """
        const done = arguments[arguments.length - 1];
        fetch('/api/import/look', { method: 'POST', headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(arguments[0]) }).then((reply) => reply.json().then((json) =>
            done([reply.status, json])), (error) => done([0, String(error)]));"""
    driver = page.browser.driver
    page.open("#import")
    for name in ("../../etc/passwd", "/etc/passwd", "a/b.csv", "..", ".hidden", "", "a\\b.csv", "a\nb"):
        status, answer = driver.execute_async_script(
            ask, {"files": [{"name": name, "content": ""}]})
        same(f"{name!r} is no name", status, 400)
    for wanted, files in ((400, [{"name": "a.csv", "content": "%%"}]),
                          (400, [{"name": "a.csv", "content": "", "path": "/etc/passwd"}]),
                          (400, [{"name": "a.csv", "content": "", "card": "../x"}]),
                          (400, [{"name": "a.csv", "content": "", "answers": ["name: x"]}]),
                          (413, [{"name": "a.csv", "content": "A" * (49 << 20)}])):
        status, answer = driver.execute_async_script(ask, {"files": files})
        same(f"refused with {wanted}: {json.dumps(files)[:60]}", status, wanted)
    check("and nothing was written", not any(
        each.name in ("a.csv", "passwd") for each in book.folder.rglob("*")))
