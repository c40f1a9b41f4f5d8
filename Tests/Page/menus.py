"""The menu of groupings: by pointer, by keyboard, and over a restart."""

from selenium.webdriver.common.keys import Keys

from checks import check, same

FOCUSED = "return document.activeElement.dataset.value ?? document.activeElement.id"
IS_OPEN = "return !document.getElementById('grouping-menu').hidden"
CHOSEN = """
    return [...document.querySelectorAll('#grouping-menu [aria-checked=true]')]
      .map((item) => item.dataset.value)"""


def grouping(browser, book):
    browser.open(book.page, "#transactions")
    browser.set("grouping", "date")
    browser.run("document.getElementById('grouping').focus()")
    browser.keys(Keys.ENTER)
    check("a button opens the menu of groupings", browser.run(IS_OPEN))
    same("at the current one", browser.run(FOCUSED), "date")
    same("which has the only mark", browser.run(CHOSEN), ["date"])
    check("each has its icon", browser.run("""
        return [...document.querySelectorAll('#grouping-menu [role=menuitemradio]')]
          .every((item) => item.querySelector('svg path') !== null)"""))
    browser.keys(Keys.ARROW_UP, Keys.HOME, Keys.ARROW_DOWN, "m")
    same("arrows and letters go through it", browser.run(FOCUSED), "month")
    browser.keys(Keys.ESCAPE)
    check("Escape shuts it", not browser.run(IS_OPEN))
    same("and changes nothing", [browser.run(CHOSEN), browser.run(FOCUSED)], [["date"], "grouping"])
    browser.keys(Keys.ARROW_DOWN, "m", Keys.SPACE)
    same("the space bar takes one", [browser.run(CHOSEN), browser.run(FOCUSED)],
         [["month"], "grouping"])
    same("and the list follows", browser.run("""
        return document.querySelector('.list').classList.contains('by-month')"""), True)
    browser.open(book.page, "#transactions")
    same("it is remembered, with its mark", [browser.run(CHOSEN), browser.run(
        "return document.querySelector('#grouping span').textContent")], [["month"], "Month"])
    browser.keys(Keys.TAB)
    browser.run("document.getElementById('grouping').click()")
    browser.run("document.getElementById('search').focus()")
    check("it shuts when one goes elsewhere", not browser.run(IS_OPEN))
