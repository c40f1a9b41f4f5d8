"""The served page beside others: windows, a shell, the keyboard, hostile texts, a server that goes."""

import time

from selenium.webdriver.common.keys import Keys

import books
from checks import check, same
from serving import CATEGORY, NOTE, Page, Server


def two_windows(page, book):
    """A change is seen elsewhere, and never where one is typing."""
    driver = page.browser.driver
    page.open("#transactions")
    first = driver.current_window_handle
    identifier = page.row_of("UBER TRIP")
    driver.switch_to.new_window("window")
    page.open("#transactions")
    page.browser.set("grouping", "date")
    page.run("window.scrollTo(0, 120)")
    started = time.monotonic()
    book.run("edit", identifier, "--category", "Home/Rent")
    wanted = f"""return document.querySelector('.row[data-id="{identifier}"] .where')
        ?.textContent === 'Home/Rent'"""
    check("an edit in a shell appears", page.until(wanted, seconds=8))
    took = time.monotonic() - started
    check("soon after", took < 4, f"{took:.1f} s with the command itself")
    same("where one was", page.run("return scrollY"), 120)
    page.open_row(identifier)
    page.fill(NOTE, "half typed")
    book.run("edit", identifier, "--tag", "elsewhere")
    check("whoever types is told quietly", page.until(
        "return document.querySelector('dialog .notice-bar.changed') !== null"))
    same("and loses nothing", page.run(
        "return document.querySelector('dialog textarea').value"), "half typed")
    page.click("dialog form [type=submit]")
    page.until("return document.querySelector('.toast') !== null")
    same("both changes hold", [page.shown(identifier)[key] for key in ("note", "tags")],
         ["half typed", ["elsewhere"]])
    driver.close()
    driver.switch_to.window(first)
    check("the other window has it within two seconds", page.until(f"""
        return document.querySelector('.row[data-id="{identifier}"]').textContent
          .includes('half typed')""", seconds=2))


def hidden(page, book):
    """A page that nobody sees follows nothing, and has it all when it is looked at.

    A browser without a window hides no tab; it is told to the page.
    """
    page.open("#transactions")
    identifier = page.row_of("UBER TRIP")
    hide = """
        Object.defineProperty(document, 'hidden', { value: arguments[0], configurable: true });
        document.dispatchEvent(new Event('visibilitychange'))"""
    page.run(hide, True)
    book.run("edit", identifier, "--note", "while hidden")
    note = f"""return document.querySelector('.row[data-id="{identifier}"]').textContent
        .includes('while hidden')"""
    check("a hidden page follows nothing", not page.until(note, seconds=2))
    page.run(hide, False)
    check("and has the change when it is shown", page.until(note, seconds=5))


def sections(page, book):
    """What the server writes is made anew as well, and what stands open stays so."""
    page.open("#categories")
    food = "document.getElementById('category/Food')"
    page.run(f"{food}.open = true")
    before = page.run(f"return {food}.querySelector('.count').textContent")
    identifier = next(row["id"] for row in book.list("--search", "property"))
    book.run("edit", identifier, "--category", "Food/Coffee")
    check("the spending by category follows", page.until(
        f"return {food}.querySelector('.count').textContent !== arguments[0]", before))
    check("and stays open", page.run(f"return {food}.open"))
    book.run("undo")


def hostile(page, book):
    page.open("#transactions")
    page.open_row(page.row_of("<img src=x"))
    page.fill(NOTE, books.HOSTILE[0])
    page.fill("dialog [data-field=tags] input", books.HOSTILE[4])
    page.fill(CATEGORY, "<img src=x onerror=alert(1)>")
    page.save()
    page.run("document.querySelector('dialog.side details').open = true")
    for view in ("#transactions", "#editCategories", "#categories"):
        page.open(view)
        page.until("return document.querySelectorAll('.item, .row').length > 0", seconds=3)
        same(f"no text makes an element in {view}", page.run(
            "return document.querySelectorAll('main img, main b, dialog img').length"), 0)
    page.open("#transactions")
    shown = page.text("#groups")
    for text in ("<img src=x", "</script>"):
        check(f"{text!r} is shown as it is", text in shown)
    check("no text runs", page.run("return window.injected === undefined"))


def keyboard(page):
    page.open("#transactions")
    page.browser.set("search", "")
    page.run("document.activeElement.blur()")
    page.press("j")
    page.press("j")
    second = page.run("return document.querySelectorAll('#groups .row')[1].dataset.id")
    same("j goes down", page.run("return document.activeElement.closest('.row').dataset.id"), second)
    page.press("x")
    check("x selects", page.until("return document.querySelectorAll('.row.picked').length === 1"))
    page.press("Escape")
    check("Escape ends it", page.until("return document.querySelectorAll('.row.picked').length === 0"))
    page.run("document.querySelectorAll('#groups .opener')[0].focus()")
    page.press("e")
    check("e goes to the category", page.until(
        "return document.activeElement.matches('dialog .picker input')"))
    page.click("dialog .dialog-head button")
    page.press("?")
    check("a question mark shows the keys", page.until(
        "return document.querySelectorAll('dialog kbd').length === 8"))
    page.click("dialog .dialog-head button")


def keyboard_alone(page):
    """With the keys that a browser gets, and no pointer."""
    page.open("#transactions")
    identifier = page.row_of("UBER TRIP")
    page.run("document.querySelector(arguments[0]).focus()",
             f'.row[data-id="{identifier}"] .opener')
    page.browser.keys(Keys.ENTER)
    page.until("return document.querySelector('dialog.side form') !== null")
    page.run("document.querySelector('dialog .picker input').focus()")
    page.browser.keys("groc")
    check("what is typed is found", page.until("""
        return document.querySelector('dialog [aria-selected=true]')?.textContent
          .includes('Groceries')"""))
    page.browser.keys(Keys.ESCAPE)
    check("Escape shuts the list alone", page.run(
        "return document.querySelector('dialog .picker ul').hidden")
        and page.run("return document.querySelector('dialog.side') !== null"))
    page.browser.keys(Keys.ARROW_DOWN, Keys.ENTER)
    same("Enter takes what is found", page.run(
        "return document.querySelector('dialog .picker input').value"), "Food/Groceries")
    page.browser.keys(Keys.ENTER)
    check("and saves", page.until("return document.querySelector('.toast') !== null")
          and page.shown(identifier)["category"] == "Food/Groceries")
    page.browser.keys(Keys.ESCAPE)
    check("Escape closes the transaction", page.until(
        "return document.querySelector('dialog') === null"))
    same("and the focus is where it was", page.run(
        "return document.activeElement.closest('.row')?.dataset.id"), identifier)


def gone(page, port):
    """The server ends, and another one comes, which does not know the page."""
    page.open("#transactions")
    page.server.stop()
    check("it says that the program is gone", page.until(
        "return document.querySelector('.notice-bar.gone button') !== null", seconds=20))
    server = Server(page.server.book, port)
    page.click(".notice-bar.gone button")
    check("it says that the program was started anew", page.until(
        "return document.querySelector('.notice-bar.gone').textContent.includes('anew')"))
    page = Page(page.browser, server)
    page.enter()
    page.open("#transactions")
    check("and opens again by the new address", page.browser.count() > 0)
    server.stop()
