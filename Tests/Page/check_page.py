"""Looks at report.html in a real browser: `python Tests/Page/check_page.py [--quick]`.

Makes books with the built program (DAYBOOK_PROGRAM, else .build/debug/daybook), opens their pages
in Chromium, and says of each thing whether it holds. The exit code is 1 where one does not.
--quick looks at the sample book alone.
"""

import sys
import tempfile
import time
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).parent))

import books  # noqa: E402
import expected  # noqa: E402
import menus  # noqa: E402
import plans  # noqa: E402
import scrolling  # noqa: E402
from browser import Browser  # noqa: E402
from checks import calm, check, failures, same  # noqa: E402


def groupings(browser, book, name, only=expected.GROUPINGS, first_weekday=7):
    browser.open(book.page, "#transactions")
    rows = book.list()
    same(f"{name}: every transaction is there", browser.count(), len(rows))
    for grouping in only:
        browser.set("grouping", grouping)
        same(f"{name}: totals by {grouping}", browser.groups(),
             expected.groups(rows, grouping, first_weekday))


def searches(browser, book, name, queries):
    browser.open(book.page, "#transactions")
    for query in queries:
        browser.set("search", query)
        same(f"{name}: searching {query[:30]!r}", browser.count(), len(book.list("--search", query)))
    browser.set("search", "nowhere to be found at all")
    check(f"{name}: says where nothing matches", browser.run(
        "return document.querySelectorAll('#groups .empty').length") == 1)


def filters(browser, book):
    """Filters hold whatever the grouping, and say the same as `list`."""
    browser.open(book.page, "#transactions")
    cases = [
        ({"card": "visa-gold"}, ["--card", "visa-gold"]),
        ({"category": "Food"}, ["--category", "Food"]),
        ({"month": "2026-03"}, ["--month", "2026-03"]),
        ({"direction": "in"}, ["--direction", "in"]),
        ({"status": "pending"}, ["--pending"]),
        ({"category": "/"}, ["--uncategorized"]),
        ({"from": "10", "to": "20.50"}, ["--amount", "10..20.50"]),
        ({"card": "cal-visa", "category": "Food", "direction": "out", "search": "a"},
         ["--card", "cal-visa", "--category", "Food", "--direction", "out", "--search", "a"]),
    ]
    for values, arguments in cases:
        browser.run("document.getElementById('clear').click()")
        for control, value in values.items():
            browser.set(control, value)
        rows = book.list(*arguments)
        for grouping in ("category", "month", "card"):
            browser.set("grouping", grouping)
            same(f"filter {values} by {grouping}", browser.groups(),
                 expected.groups(rows, grouping))
    browser.run("document.getElementById('clear').click()")
    same("cleared filters show everything", browser.count(), len(book.list()))


def behaviour(browser, book):
    driver = browser.driver
    browser.open(book.page, "#transactions")
    browser.set("grouping", "merchant")
    browser.open(book.page, "#transactions")
    same("the grouping is remembered",
         browser.run("return document.getElementById('grouping').value"), "merchant")
    browser.set("grouping", "category")
    browser.run("document.querySelector('.group .fold').click()")
    browser.settle()
    check("a category opens to what stands below it", browser.run(
        "return document.querySelectorAll('.group.depth-1, #groups .row').length") > 1)

    browser.open(book.page)
    title = "return document.getElementById('title').textContent"
    same("the overview comes first", browser.run(title), "Overview")
    browser.run("document.querySelector('a[href=\"#month/2026-06\"]').click()")
    browser.settle()
    same("a month has its view", browser.run(title), "June 2026")
    same("which holds its transactions", browser.count(), len(book.list("--month", "2026-06")))
    driver.back()
    browser.settle()
    same("and the back button leads back", browser.run(title), "Overview")
    for fragment, arguments in (("#card/amex-blue", ["--card", "amex-blue"]),
                                ("#category/Food/Groceries", ["--category", "Food/Groceries"]),
                                ("#period/0ff56219e8505b38", ["--period", "Rome"]),
                                ("#month/2026-03?search=market",
                                 ["--month", "2026-03", "--search", "market"])):
        browser.open(book.page, fragment)
        same(f"{fragment} shows its transactions", browser.count(), len(book.list(*arguments)))
    browser.open(book.page, "#transactions")
    browser.set("search", "coffee")
    check("the address holds the search", "search=coffee" in driver.current_url, driver.current_url)
    check("the number of results is announced", browser.run(
        "return document.getElementById('result').getAttribute('role')") == "status")


def looks(browser, book, name, fragments):
    """Light and dark, wide and narrow, and what axe-core finds."""
    grounds = set()
    for scheme in ("light", "dark"):
        browser.media(scheme)
        for fragment in fragments:
            browser.open(book.page, fragment)
            browser.run("document.querySelectorAll('main details').forEach((each, place) => {"
                        " if (place < 3) each.open = true; })")
            browser.settle()
            found = browser.accessibility()
            check(f"{name}{fragment}: accessible in {scheme}", not found, " | ".join(found))
        grounds.add(browser.run("return getComputedStyle(document.body).backgroundColor"))
    check(f"{name}: dark is another ground than light", len(grounds) == 2, str(grounds))
    browser.media("light")
    browser.size(360, 740)
    for fragment in fragments:
        browser.open(book.page, fragment)
        browser.settle()
        # A phone that finds something wider shows all of it, smaller.
        over = browser.run("return document.documentElement.scrollWidth - 360")
        check(f"{name}{fragment}: fits a phone", over <= 0, f"{over} px too wide")
    browser.size(1280, 900)


def unscripted(browser, book, name, texts):
    browser.scripting(False)
    browser.open(book.page)
    shown = browser.command("Runtime.evaluate", expression="document.body.innerText")
    shown = shown["result"].get("value", "")
    for text in texts:
        check(f"{name} without scripts: shows {text!r}", text in shown)
    browser.scripting(True)


def figures(browser, book, name, most=None):
    """What it weighs, and how long until it can be used; the clock is told, not judged."""
    browser.open(book.page)
    ready = browser.run("return performance.getEntriesByName('daybook-ready')[0].startTime")
    browser.open(book.page, "#transactions")
    listed = browser.run("return performance.getEntriesByName('daybook-ready')[0].startTime")
    browser.run("document.getElementById('search').value = 'coffee'")
    searched = [browser.run("""
        const start = performance.now();
        document.getElementById('search').dispatchEvent(new Event('input'));
        return performance.now() - start""") for _ in range(2)]
    size = book.page.stat().st_size
    print(f"      {name}: {size:,} bytes, ready after {ready:.0f} ms (list: {listed:.0f} ms), "
          f"first search {searched[0]:.0f} ms, next {searched[1]:.0f} ms")
    if most:
        check(f"{name}: at most {most:,} bytes", size <= most, f"{size:,}")


def hostile_texts(browser, book):
    browser.open(book.page, "#transactions")
    for grouping in ("none", "merchant", "category"):
        browser.set("grouping", grouping)
        browser.groups()
    check("no text of a statement runs", browser.run("return window.injected === undefined"))
    same("no text makes an element", browser.run(
        "return document.querySelectorAll('main img, main b, main [onload]').length"), 0)
    # What is printed is the whole list; else only what is in sight is in the document.
    browser.set("grouping", "none")
    browser.run("dispatchEvent(new Event('beforeprint'))")
    shown = browser.run("return document.getElementById('groups').textContent")
    browser.run("dispatchEvent(new Event('afterprint'))")
    for text in ("</script><script>", "<!--<script>", "&lt;already&gt;", "東京の喫茶店"):
        check(f"{text!r} is shown as it is", text in shown)
    check("no text turns the direction", not any(sign in shown for sign in "\u202e\u2066\x07"))


def main():
    is_quick = "--quick" in sys.argv
    start = time.monotonic()
    browser = Browser()
    with tempfile.TemporaryDirectory(prefix="daybook-page-") as folder:
        try:
            folder = Path(folder)
            sample = books.sample(folder)
            groupings(browser, sample, "sample",
                      ["category"] if is_quick else expected.GROUPINGS)
            behaviour(browser, sample)
            menus.grouping(browser, sample)
            browser.open(sample.page, "#transactions")
            scrolling.sight(browser, "sample")
            scrolling.paper(browser, "sample")
            plans.converted(browser, sample)
            plans.trends(browser, sample)
            plans.overview(browser, sample)
            views = ["", "#trends"] if is_quick else [
                "", "#months", "#categories", "#cards", "#transactions", "#month/2026-06",
                "#trends", "#periods", "#budgets", "#recurring", "#category/Food",
                "#card/cal-visa"]
            looks(browser, sample, "sample", views)
            calm(browser, "sample")
            unscripted(browser, sample, "sample",
                       ["June 2026", "Food/Groceries", "The newest transactions", "Cal Visa", "Rome",
                        "All currencies in USD", "Biggest changes in USD", "≈ Converted at"])
            if not is_quick:
                thorough(browser, folder, sample)
        finally:
            browser.close()
    print(f"{len(failures)} failed, {time.monotonic() - start:.0f} s")
    return 1 if failures else 0


def thorough(browser, folder, sample):
    searches(browser, sample, "sample",
             ["coffee", "COFFEE blue", '"blue bottle"', "amex", "groceries market", "קפה"])
    filters(browser, sample)
    plans.printed(browser, sample)
    figures(browser, sample, "sample")

    hostile = books.hostile(folder)
    groupings(browser, hostile, "hostile", first_weekday=1)
    searches(browser, hostile, "hostile", ["creme brulee", "喫茶店", "コーヒー", "שופרסל", "القاهره", "already"])
    hostile_texts(browser, hostile)
    looks(browser, hostile, "hostile", ["", "#transactions"])
    unscripted(browser, hostile, "hostile", ["</script><script>", "東京の喫茶店"])
    calm(browser, "hostile")

    hebrew = books.hebrew(folder)
    browser.open(hebrew.page)
    same("Hebrew runs from right to left", browser.run(
        "return getComputedStyle(document.body).direction"), "rtl")
    groupings(browser, hebrew, "Hebrew", ["category", "month", "week"])
    looks(browser, hebrew, "Hebrew", ["", "#transactions", "#categories", "#trends"])
    unscripted(browser, hebrew, "Hebrew", ["סקירה", "שופרסל דיל"])
    calm(browser, "Hebrew")

    year = books.household(folder, 3000, "year")
    figures(browser, year, "3,000 transactions", most=1_000_000)
    groupings(browser, year, "3,000 transactions", ["month", "category"])
    browser.open(year.page, "#transactions")
    scrolling.sight(browser, "3,000 transactions")
    scrolling.order(browser, year, "3,000 transactions")
    scrolling.folding(browser, "3,000 transactions")
    scrolling.keys(browser, "3,000 transactions")
    large = books.household(folder, 22000, "large")
    figures(browser, large, "22,000 transactions")
    browser.open(large.page, "#transactions")
    same("a large book's page holds its newest 20,000", browser.count(), 20000)
    check("and says so", "22,000" in browser.run(
        "return document.querySelector('#transactions .remark').textContent"))
    calm(browser, "large")


if __name__ == "__main__":
    sys.exit(main())
