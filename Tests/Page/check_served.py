"""Uses `daybook serve` in a real browser: `python Tests/Page/check_served.py [--quick]`.

Makes books with the built program (DAYBOOK_PROGRAM, else .build/debug/daybook), serves them, and
says of each thing whether it holds; what is changed in the page is asked of the program itself. The
exit code is 1 where one does not. --quick looks at transactions alone.
"""

import sys
import tempfile
import time
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).parent))

import books  # noqa: E402
import scrolling  # noqa: E402
import served_import  # noqa: E402
import served_large  # noqa: E402
import served_lists  # noqa: E402
import served_looks  # noqa: E402
import served_review  # noqa: E402
import served_rules  # noqa: E402
import served_ways  # noqa: E402
from browser import Browser  # noqa: E402
from checks import check, failures, same  # noqa: E402
from serving import CATEGORY, NOTE, Page, Server  # noqa: E402

IS_DISABLED = "return document.querySelector('dialog form [type=submit]').disabled"


def looking(page, book):
    """The page has what the report has."""
    page.enter()
    check("the printed address opens the page", page.run(
        "return document.documentElement.hasAttribute('data-served')"))
    page.open("#transactions")
    page.browser.set("grouping", "date")
    same("every transaction is there", page.browser.count(), len(book.list()))
    page.browser.set("search", "northlight")
    same("search finds what `list` finds", page.browser.count(),
         len(book.list("--search", "northlight")))
    page.browser.set("search", "")
    page.browser.set("grouping", "month")
    page.open("#transactions")
    same("the grouping is remembered",
         page.run("return document.getElementById('grouping').value"), "month")
    page.browser.set("grouping", "date")


def one_transaction(page):
    """Opened, changed, taken back."""
    page.open("#transactions")
    identifier = page.row_of("NORTHLIGHT STORE 12")
    page.open_row(identifier)
    shown = page.text("dialog.side")
    for text in ("NORTHLIGHT STORE 12", "Statements/visa/spring.csv", "23.50", "May 17, 2026"):
        check(f"an open transaction says {text!r}", text in shown, shown[:200])
    check("and that nobody chose its category", "nobody chose" in shown)
    check("there is nothing to save yet", page.run(IS_DISABLED))
    page.fill(CATEGORY, "Food/Groceries")
    check("a change can be saved", not page.run(IS_DISABLED))
    page.fill(CATEGORY, "")
    check("what is as before can't", page.run(IS_DISABLED))
    page.fill(CATEGORY, "Food/Groceries")
    page.fill(NOTE, "shared <b>with</b> Dana")
    page.save()
    now = page.shown(identifier)
    same("the program has the category", now["category"], "Food/Groceries")
    same("and the note", now["note"], "shared <b>with</b> Dana")
    check("the panel shows who chose it", page.until(
        "return document.querySelector('dialog .why').textContent.includes('by you')"))
    page.fill(NOTE, "   ")
    page.save()
    check("an emptied note is none", page.until(
        "return document.querySelector('dialog textarea').value === ''")
        and not page.shown(identifier)["note"])
    page.click(".toast button")
    check("undo brings it back", page.until(
        "return document.querySelector('dialog textarea').value.includes('Dana')"))
    same("in the program too", page.shown(identifier)["note"], "shared <b>with</b> Dana")
    page.fill(CATEGORY, "Hobbies/Climbing")
    page.save()
    same("a new category is made on the way", page.shown(identifier)["category"],
         "Hobbies/Climbing")
    page.fill(CATEGORY, "a//")
    page.fill("dialog [data-field=tags] input", "one, two, one")
    page.save()
    same("tags are kept once each", page.shown(identifier)["tags"], ["one", "two"])
    page.fill(NOTE, "not saved")
    page.click("dialog.side .dialog-head button")
    check("what is not saved is asked for", page.until(
        "return document.querySelector('dialog.question') !== null"))
    page.click("dialog.question .danger")
    check("and lost only then", page.until("return !document.querySelector('dialog')"))
    check("the focus is back at the row", page.run(
        "return document.activeElement.closest('.row')?.dataset.id") == identifier)


def several(page, book):
    """Three at once."""
    page.open("#transactions")
    page.browser.set("search", "northlight")
    page.click("#select-rows")
    ids = [page.row_of("NORTHLIGHT", place) for place in range(3)]
    page.click(f'.row[data-id="{ids[0]}"] .pick')
    page.run("""
        document.querySelector(arguments[0]).dispatchEvent(
          new MouseEvent('click', { bubbles: true, shiftKey: true }))""",
        f'.row[data-id="{ids[2]}"] .what')
    check("a range is selected with shift", page.until(
        "return document.querySelector('.bulk strong')?.textContent.includes('3')"))
    page.fill(".bulk .picker input", "Transit")
    page.click(".bulk .set-category")
    page.until("return document.querySelector('.toast') !== null")
    same("all three have the category", {page.shown(each)["category"] for each in ids}, {"Transit"})
    page.click("#select-rows")
    for each in ids:
        page.click(f'.row[data-id="{each}"] .pick')
    page.fill(".bulk input[placeholder=Tags]", "spring")
    page.click(".bulk .add-tags")
    page.until("return document.querySelector('.bulk') === null")
    check("and the tag", all("spring" in page.shown(each)["tags"] for each in ids))
    page.click(".toast button")
    check("one undo takes it from all", page.until(
        "return document.querySelectorAll('#groups .tag').length < 3") and not any(
            "spring" in page.shown(each)["tags"] for each in ids))
    return ids


def main():
    start = time.monotonic()
    browser = Browser()
    with tempfile.TemporaryDirectory(prefix="daybook-served-") as folder:
        servers = []
        try:
            book = books.served(Path(folder))
            servers.append(Server(book, 8941))
            page = Page(browser, servers[-1])
            looking(page, book)
            one_transaction(page)
            ids = several(page, book)
            served_ways.two_windows(page, book)
            served_ways.hidden(page, book)
            served_ways.sections(page, book)
            page.open("#transactions")
            scrolling.sight(browser, "served")
            if "--quick" not in sys.argv:
                served_lists.periods(page, book, ids)
                served_lists.categories(page, book)
                served_lists.rules(page, book)
                served_ways.hostile(page, book)
                served_ways.keyboard(page)
                served_ways.keyboard_alone(page)
                views = ["", "#review", "#import", "#rules", "#transactions", "#categories",
                         "#editCategories", "#periods"]
                served_looks.accessible(page, "served", views)
                served_looks.phones(page, "served", views)
                asked = books.review(Path(folder))
                servers.append(Server(asked, 8971))
                page = Page(browser, servers[-1])
                page.enter()
                served_review.review(page, asked)
                served_looks.accessible(page, "reviewed", ["#review"])
                served_looks.phones(page, "reviewed", ["#review"])
                served_review.doubts(page, asked)
                served_review.empty(page, asked)
                again = books.review(Path(folder), name="again")
                servers.append(Server(again, 8991))
                page = Page(browser, servers[-1])
                page.enter()
                served_review.suggested(page, again)
                dropped = books.served(Path(folder), name="dropped")
                servers.append(Server(dropped, 8981))
                page = Page(browser, servers[-1])
                page.enter()
                served_rules.rules(page, dropped)
                served_rules.seen(page)
                served_import.importing(page, dropped, Path(folder))
                served_import.seen(page)
                served_import.attacks(page, dropped)
                hebrew = books.served(Path(folder), "he", "hebrew")
                servers.append(Server(hebrew, 8951))
                page = Page(browser, servers[-1])
                page.enter()
                same("Hebrew runs from right to left", page.run(
                    "return getComputedStyle(document.body).direction"), "rtl")
                served_looks.accessible(page, "Hebrew", views)
                served_looks.phones(page, "Hebrew", views)
                large = books.household(Path(folder), 100_000, "large")
                servers.append(Server(large, 8961))
                served_large.check_large(Page(browser, servers[-1]), large)
                complaints = [each for each in browser.complaints()
                              if not any(f" {code} " in each for code in (400, 409, 413))]
                check("the console is empty", not complaints, " | ".join(complaints)[:600])
            served_ways.gone(Page(browser, servers[0]), 8941)
        finally:
            browser.close()
            for server in servers:
                server.stop()
    print(f"{len(failures)} failed, {time.monotonic() - start:.0f} s")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
