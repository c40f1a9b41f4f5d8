"""A served book of 100,000 transactions: what it shows, and how long one waits for it."""

import time

import expected
import scrolling
from checks import check, same

# From the choice to the list that is drawn; the median of some, since a machine does other things, too.
MOST_WAITED = 50
TIMES = """
    const [control, values, done] = [arguments[0], arguments[1], arguments[arguments.length - 1]];
    (async () => {
      const times = [];
      for (const value of values) {
        const start = performance.now();
        const item = document.querySelector(`#${control}-menu [data-value="${value}"]`);
        const input = document.getElementById(control);
        if (item) {
          item.click();
        } else {
          input.value = value;
          input.dispatchEvent(new Event('input', { bubbles: true }));
        }
        document.getElementById('groups').getBoundingClientRect();
        times.push(performance.now() - start);
        await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
      }
      done(times);
    })();"""


def _times(page, control, values):
    times = sorted(page.browser.driver.execute_async_script(TIMES, control, values))
    return times[len(times) // 2]


def check_large(page, book):
    page.enter()
    page.open("#transactions")
    browser = page.browser
    rows = book.list()
    same("100,000: every transaction is there", browser.count(), len(rows))
    for grouping in ("month", "category"):
        browser.set("grouping", grouping)
        same(f"100,000: totals by {grouping}", browser.groups(), expected.groups(rows, grouping))
    same("100,000: search finds what `list` finds", _found(page, "merchant 0123"),
         len(book.list("--search", "merchant 0123")))
    browser.set("search", "")
    scrolling.sight(browser, "100,000")
    scrolling.folding(browser, "100,000")
    scrolling.keys(browser, "100,000")
    groupings = ["date", "month", "merchant", "category", "card", "week", "tag", "none"] * 3
    regrouped = _times(page, "grouping", groupings)
    searched = _times(page, "search", ["m", "me", "mer", "merchant 01", "blue", "", "whole", ""] * 3)
    print(f"      100,000: regrouped in {regrouped:.0f} ms, searched in {searched:.0f} ms")
    check("100,000: one does not wait for groups", regrouped <= MOST_WAITED, f"{regrouped:.0f} ms")
    check("100,000: nor for a search", searched <= MOST_WAITED, f"{searched:.0f} ms")
    browser.set("grouping", "date")
    identifier = page.row_of("MERCHANT")
    started = time.monotonic()
    book.run("edit", identifier, "--note", "from a shell")
    check("100,000: an edit elsewhere appears", page.until(f"""
        return document.querySelector('.row[data-id="{identifier}"]').textContent
          .includes('from a shell')""", seconds=30))
    print(f"      100,000: seen {time.monotonic() - started:.1f} s after the command began")


def _found(page, text):
    page.browser.set("search", text)
    return page.browser.count()
