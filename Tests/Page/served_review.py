"""The review: one thing at a time, by keyboard, and what the program says of it after."""

import json

from selenium.webdriver.common.keys import Keys

from checks import check, same

TITLE = "return document.querySelector('#review h2')?.textContent"
LEFT = "return document.querySelector('.review-progress .count')?.textContent"


def _at(page, title):
    return page.until(f"{TITLE} === arguments[0]", title)


def review(page, book):
    """Everything is decided without the mouse, and taken back."""
    page.open("")
    page.click_text(".needs a", "Uncategorized")
    check("what needs one leads to the review", page.until(
        "return location.hash === '#review' && document.querySelector('#review h2') !== null"))
    listed = json.loads(book.run("review", "--format", "json"))
    same("it begins with most money", page.run(TITLE), listed[0]["merchant"])
    # The links that wait for a word are asked besides.
    waiting = json.loads(book.run("links", "--state", "proposed", "--format", "json"))
    same("and says how much is left", page.run(LEFT),
         f"Left to decide: {len(listed) + len(waiting)}")
    first = listed[0]["merchant"]
    page.browser.keys("s")
    check("s skips", page.until(f"{TITLE} !== arguments[0]", first))
    page.browser.keys("b")
    check("b goes back", _at(page, first))

    # Chosen by hand.
    page.browser.keys("c")
    page.until("return document.querySelector('dialog .picker input') === document.activeElement")
    page.browser.keys("groc", Keys.ENTER, Keys.ENTER)
    check("a category is chosen by typing", page.until(f"{TITLE} !== arguments[0]", first))
    ids = listed[0]["ids"]
    same("all transactions of the merchant have it",
         {page.shown(each)["category"] for each in ids}, {"Food/Groceries"})
    page.browser.keys("u")
    check("u brings the question back", _at(page, first))
    same("and takes the category away", {page.shown(each)["category"] for each in ids}, {None})

    # A rule.
    page.browser.keys("r")
    page.until("return document.querySelector('dialog .picker input') !== null")
    page.fill("dialog .picker input", "Food/Groceries")
    check("a rule shows what it would change", page.until(
        "return document.querySelector('dialog .preview .sum') !== null"))
    page.until("return !document.querySelector('dialog [type=submit]').disabled")
    page.click("dialog [type=submit]")
    check("is written, and the next thing comes", page.until(f"{TITLE} !== arguments[0]", first))
    same("its transactions follow",
         {page.shown(each)["category"] for each in ids}, {"Food/Groceries"})
    rules = "".join(each.read_text() for each in (book.folder / "Rules").glob("*.yaml"))
    check("it stands in a file", "northlight" in rules.lower())
    check("what it decided is asked no more", page.until(
        f"{LEFT} === arguments[0]", f"Left to decide: {len(listed) + len(waiting) - 1}"))


def suggested(page, book):
    """What a person did once is suggested, and accepted by one key: as a rule, or for these alone."""
    rows = book.list("--search", "northlight")
    book.run("edit", rows[0]["id"], "--category", "Food/Groceries")
    page.open("#review")
    shown = "return document.querySelector('.suggestion')?.textContent"
    for _ in range(20):
        if page.until(TITLE) and "NORTHLIGHT" in page.run(TITLE):
            break
        page.press("s")
    check("a category is suggested", "Food/Groceries" in (page.run(shown) or ""), page.run(shown))
    left = page.run(LEFT)
    page.browser.keys("t")
    check("t takes it for these alone", page.until(f"{LEFT} !== arguments[0]", left))
    same("by hand", page.shown(rows[1]["id"])["category"], "Food/Groceries")
    page.browser.keys("u")
    check("u takes it back", page.until(f"{LEFT} === arguments[0]", left))
    before = book.run("rules", "coverage", "--format", "json")
    page.browser.keys("a")
    check("a makes a rule of it", page.until(f"{LEFT} !== arguments[0]", left)
          and book.run("rules", "coverage", "--format", "json") != before)
    same("which decides it", page.shown(rows[1]["id"])["categoryFrom"]["by"], "rule")


def doubts(page, book):
    """Possible duplicates and links are decided the same way."""
    page.open("#review")
    page.until(TITLE)
    kind = "return document.querySelector('.review-kind')?.textContent"
    for wanted, key, words in (("One and the same?", "o", "are one"),
                               ("Do these belong together?", "o", "belong")):
        for _ in range(20):
            if page.run(kind) == wanted:
                break
            page.press("s")
        same(f"a question is {wanted!r}", page.run(kind), wanted)
        sides = page.run("return document.querySelectorAll('.review-side').length")
        same("both sides are shown", sides, 2)
        page.browser.keys(key)
        check(f"{words}: decided", page.until(f"{kind} !== arguments[0]", wanted))
        if wanted.startswith("One"):
            same("the program has one of the two", len(
                [row for row in book.list("--search", "pages") + book.list("--search", "4471")]), 1)
            page.browser.keys("u")
            check("the word is taken back", page.until(f"{kind} === arguments[0]", wanted))
            check("in the program too", "POS 4471 LONDON" in book.run("duplicates"))
            page.browser.keys("k")
            page.until(f"{kind} !== arguments[0]", wanted)
            check("both are kept", "POS 4471 LONDON" not in book.run("duplicates"))
        else:
            links = json.loads(book.run("links", "--format", "json"))
            check("the link holds", any(each["state"] == "confirmed" for each in links))


def empty(page, book):
    """Nothing is left."""
    for row in book.list("--uncategorized"):
        book.run("edit", row["id"], "--category", "Transit")
    page.open("#review")
    for _ in range(20):
        page.press("s")
    check("the end is said", page.until("return document.querySelector('#review .empty-state') !== null"))
