"""The list of a large book: only lines in sight are in the document, and one misses none of them."""

from selenium.webdriver.common.keys import Keys

from checks import check, same

# Lines of the document stand one below the other, and cover the window from edge to edge.
COVERED = """
    const list = document.querySelector('.list');
    const lines = [...list.querySelectorAll('[data-line]')].map((line) =>
      [Number(line.dataset.line), line.getBoundingClientRect()]);
    const isRow = lines.every(([number, box], place) => place === 0
      || (number === lines[place - 1][0] + 1 && Math.abs(box.top - lines[place - 1][1].bottom) < 1));
    const whole = list.getBoundingClientRect();
    const top = Math.max(0, whole.top);
    const bottom = Math.min(innerHeight, whole.bottom);
    return isRow && lines.length > 0 && lines[0][1].top <= top + 1
      && lines.at(-1)[1].bottom >= bottom - 1"""
LINES = "return document.querySelectorAll('#groups [data-line]').length"
COUNT = "return Number(document.querySelector('.list').getAttribute('aria-rowcount'))"
FOCUSED = "return Number(document.activeElement.closest('[data-line]')?.dataset.line ?? -1)"


def everything(browser):
    """The ids of all rows, as one meets them on the way down."""
    return browser.driver.execute_async_script("""
        const done = arguments[0];
        const met = new Set();
        const drawn = () => new Promise((next) =>
          requestAnimationFrame(() => requestAnimationFrame(next)));
        (async () => {
          scrollTo(0, 0);
          for (;;) {
            await drawn();
            for (const row of document.querySelectorAll('#groups .row')) met.add(row.dataset.id);
            if (scrollY + innerHeight >= document.documentElement.scrollHeight - 1) break;
            scrollBy(0, innerHeight);
          }
          done([...met]);
        })();""")


def _jump(browser, where):
    browser.run("scrollTo(0, document.documentElement.scrollHeight * arguments[0])", where)
    browser.settle()
    browser.settle()


def sight(browser, name):
    """Wherever one jumps to, there are lines, and few."""
    browser.set("grouping", "date")
    for where in (0, 0.5, 0.31, 1, 0.02):
        _jump(browser, where)
        check(f"{name}: nothing is missing at {where}", browser.run(COVERED))
    check(f"{name}: only what is in sight is there", browser.run(LINES) < 80, browser.run(LINES))
    browser.set("grouping", "none")
    same(f"{name}: all lines are counted, also those that are not there", browser.run(COUNT),
         browser.count() + 2)


def order(browser, book, name):
    """All rows are met on the way down, in the order of `list`."""
    browser.set("grouping", "none")
    met = everything(browser)
    rows = book.list()
    ids = [row["id"][:len(met[0])] for row in rows]
    same(f"{name}: one meets every row", met, ids)
    browser.set("sorting", "oldest")
    same(f"{name}: the oldest first", everything(browser), ids[::-1])
    browser.set("sorting", "largest")
    # What is equal stays in the order of its dates.
    largest = sorted(range(len(rows)), key=lambda place: -abs(rows[place]["amount"]))
    same(f"{name}: the largest amounts first", everything(browser), [ids[each] for each in largest])
    browser.set("grouping", "month")
    browser.set("sorting", "oldest")
    same(f"{name}: the oldest month first", browser.run(
        "return document.querySelector('#groups .group').dataset.key"),
        str(min(int(row["date"][:4]) * 12 + int(row["date"][5:7]) - 1 for row in rows)))
    browser.set("sorting", "newest")


def folding(browser, name):
    """A section that is shut gives its place to the next, and has it again when it is opened."""
    browser.set("grouping", "month")
    _jump(browser, 0)
    before = browser.run(COUNT)
    browser.run("document.querySelector('.fold').click()")
    browser.settle()
    check(f"{name}: a section shuts", browser.run(COUNT) < before)
    check(f"{name}: and the next one follows", browser.run(COVERED))
    # What has the focus would stay.
    browser.run("document.activeElement.blur()")
    _jump(browser, 0.5)
    check(f"{name}: further down, too", browser.run(COVERED))
    _jump(browser, 0)
    check(f"{name}: it stays shut", browser.run(
        "return document.querySelector('.fold').getAttribute('aria-expanded')") == "false")
    browser.run("document.querySelector('.fold').click()")
    browser.settle()
    same(f"{name}: it opens as it was", browser.run(COUNT), before)


def keys(browser, name):
    """The arrow keys go along all lines; the focus stays where it is while one scrolls."""
    browser.set("grouping", "month")
    _jump(browser, 0)
    browser.run("document.querySelector('.fold').focus()")
    shut, unfold = Keys.ARROW_LEFT, Keys.ARROW_RIGHT
    if browser.run("return document.documentElement.dir") == "rtl":
        shut, unfold = unfold, shut
    browser.keys(shut)
    check(f"{name}: an arrow shuts", browser.run(
        "return document.activeElement.getAttribute('aria-expanded')") == "false")
    browser.keys(Keys.ARROW_DOWN)
    same(f"{name}: another one goes on to the next section", browser.run(FOCUSED), 1)
    browser.keys(Keys.ARROW_UP, unfold)
    check(f"{name}: the third opens again", browser.run(
        "return document.activeElement.getAttribute('aria-expanded')") == "true")
    _jump(browser, 0.7)
    same(f"{name}: scrolling keeps the focus", browser.run(FOCUSED), 0)
    browser.keys(Keys.TAB)
    check(f"{name}: Tab goes on from there", browser.run(FOCUSED) > 0, str(browser.run(FOCUSED)))
    check(f"{name}: to what is in sight", browser.run("""
        const { top, bottom } = document.activeElement.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight"""))


def paper(browser, name):
    """All of the list is printed; then only what is in sight is there again."""
    browser.set("grouping", "month")
    _jump(browser, 0)
    browser.run("""
        window.printed = 0;
        addEventListener('beforeprint', () => {
          window.printed = document.querySelectorAll('#groups [data-line]').length;
        }, { once: true });""")
    browser.pdf()
    same(f"{name}: all lines are printed", browser.run("return window.printed"),
         browser.run(COUNT) - 1)
    browser.settle()
    check(f"{name}: and few are there after", browser.run(LINES) < 80, browser.run(LINES))
    check(f"{name}: at their places", browser.run(COVERED))
