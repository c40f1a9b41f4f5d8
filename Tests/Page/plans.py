"""Paper, converted totals and trends."""

import json
from decimal import Decimal

from checks import check, same


def printed(browser, book):
    browser.open(book.page)
    browser.media("light", "print")
    check("on paper there is no navigation", browser.run(
        "return getComputedStyle(document.querySelector('.top')).display") == "none")
    browser.media("light")
    pdf = browser.pdf()
    check("it prints", pdf.startswith(b"%PDF") and len(pdf) > 10_000, f"{len(pdf)} bytes")
    # Ink on white, also where the system is dark; and nothing to click.
    browser.media("dark", "print")
    same("paper is white in a dark system too", browser.run(
        "return getComputedStyle(document.body).backgroundColor"), "rgb(255, 255, 255)")
    check("and ink is dark", browser.run("""
        return [...document.querySelectorAll('main *')].filter((each) =>
            each.checkVisibility({ opacityProperty: true }) && each.textContent)
          .every((each) => {
            const parts = getComputedStyle(each).color.match(/[0-9.]+/g).slice(0, 3);
            return parts.map(Number).reduce((sum, one) => sum + one) < 420;
          })"""))
    check("the marks of conversion are explained on paper", browser.run(
        "return document.querySelector('.remark.converted').checkVisibility()"))
    for fragment in ("", "#trends", "#months", "#transactions"):
        browser.open(book.page, fragment)
        # A4 within its margins.
        browser.size(688, 1000)
        browser.settle()
        over = browser.run("return document.documentElement.scrollWidth - innerWidth")
        check(f"{fragment or 'the overview'} fits paper", over <= 0, f"{over} px too wide")
        shown = browser.run("""
            return [...document.querySelectorAll('input, select, button, nav')]
              .filter((each) => each.checkVisibility() && !each.matches('.fold, .sorter')).length""")
        same(f"{fragment or 'the overview'} has no controls on paper", shown, 0)
    browser.size(1280, 900)
    browser.media("light")


def converted(browser, book):
    """Totals of all currencies as one, by the rates, as `report currencies` has them."""
    report = json.loads(book.run("report", "currencies", "--format", "json"))
    month = "2026-06"
    total = next(row["converted"] for row in report["rows"]
                 if row["month"] == month and not row["currency"])
    browser.open(book.page)
    shown = browser.run("""
        const box = document.querySelector('[aria-labelledby=overview-in-all] .figure-box.out dd');
        return box && box.textContent""") or ""
    same("all currencies as one are those of the report",
         shown.replace(",", "").split()[:2], ["≈", total])
    browser.open(book.page, "#months")
    shown = browser.run("""
        return document.getElementById('month/2026-06').querySelector('.sums .n').textContent""")
    same("and so is the month's", shown.replace(",", "").split()[:2], ["≈", total])


def trends(browser, book):
    """The table of months, as `report trends` has it."""
    report = json.loads(book.run("report", "trends", "--format", "json"))
    wanted = {row["category"] or "Uncategorized": row["average_3"]
              for row in report["rows"] if row["month"] == "2026-06" and row["currency"] == "USD"}
    browser.open(book.page, "#trends")
    found = browser.run("""
        const table = [...document.querySelectorAll('#trends .months-table')][0];
        const heads = [...table.querySelectorAll('thead th')].map((each) => each.textContent);
        const place = heads.indexOf('Average 3');
        return [...table.querySelectorAll('tbody tr')].map((row) =>
          [row.cells[0].textContent, row.cells[place].textContent]);""")
    found = {name: value.replace(",", "").replace("\u2212", "-") for name, value in found}
    found.pop("Total")
    same("averages are those of the report", found, wanted)
    browser.run("document.querySelector('#trends .months-table a').click()")
    browser.settle()
    check("a category of the trends leads to its view", browser.run(
        "return location.hash").startswith("#category/"))


def overview(browser, book):
    """The overview: what needs its owner, one currency at a time, and ways to the transactions."""
    browser.open(book.page)
    same("one currency is shown at a time", browser.run(
        "return [...document.querySelectorAll('#overview .currency')].filter((each) => !each.hidden).length"), 1)
    browser.run("document.querySelector('.switch [data-currency=EUR]').click()")
    browser.open(book.page)
    same("which one is remembered", browser.run(
        "return document.querySelector('#overview .currency:not([hidden])').dataset.currency"), "EUR")
    browser.run("document.querySelector('.switch [data-currency=USD]').click()")
    report = json.loads(book.run("report", "month", "2026-06", "--format", "json"))
    spent = [row["spent"] for row in report["rows"] if row["currency"] == "USD"]
    shown = browser.run("""
        return document.querySelector('[data-currency=USD] .figure-box.out dd').textContent""")
    same("what went out is what the month's report says",
         Decimal(shown.replace(",", "").split()[0]), sum(map(Decimal, spent)))
    need = browser.run("""
        const need = document.querySelector('.needs li');
        return [need.textContent, need.querySelector('a').hash]""")
    rows = [row for row in book.list("--uncategorized")]
    check("what has no category needs its owner", f"{len(rows)} transactions" in need[0], need[0])
    browser.run("document.querySelector('.needs a').click()")
    browser.settle()
    same("and leads to its transactions", browser.count(), len(rows))
    for selector, name in ((".bills a", "a bill"), (".changes li a", "a change")):
        browser.open(book.page)
        browser.run("document.querySelector(`.currency:not([hidden]) ${arguments[0]}`).click()", selector)
        browser.settle()
        check(f"{name} leads to its transactions", browser.count() > 0)
    browser.open(book.page)
    browser.run("document.querySelector('.switch [data-currency=all]').click()")
