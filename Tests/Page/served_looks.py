"""How the served page looks: both grounds, phones, and what axe-core finds."""

from checks import check

# What opens over the page: where, and by which button.
OPENED = {
    "a period": ("#periods", "#periods .main"), "a category": ("#editCategories", ".item button"),
    "the keys": ("#overview", ".help"), "several": ("#transactions", "#select-rows"),
    "a transaction": ("#transactions", "#groups .opener"),
}


MENUS = ["grouping", "sorting"]


def _accessible(page, name):
    found = page.browser.accessibility()
    check(f"{name} is accessible", not found, " | ".join(found))


def _open(page, view, selector):
    page.open(view)
    page.click(selector)
    page.until("return document.querySelector('dialog form, dialog kbd, .bulk') !== null")


def accessible(page, name, views):
    for scheme in ("light", "dark"):
        page.browser.media(scheme)
        for view in views:
            page.open(view)
            _accessible(page, f"{name}{view} in {scheme}")
        for menu in MENUS:
            page.open("#transactions")
            page.click(f"#{menu}")
            _accessible(page, f"{name}, the menu of {menu} in {scheme}")
        for what, (view, selector) in OPENED.items():
            _open(page, view, selector)
            _accessible(page, f"{name}, {what} in {scheme}")
        # A transaction is open, and its list of categories; then a rule made of it.
        page.click("dialog .picker input")
        _accessible(page, f"{name}, the list of categories in {scheme}")
        page.click("dialog .why button:last-child")
        page.until("return document.querySelector('dialog.wide .sum, dialog.wide [aria-invalid]')")
        _accessible(page, f"{name}, a rule in {scheme}")
    page.browser.media("light")


def phones(page, name, views):
    for width in (390, 360):
        page.browser.size(width, 800)
        for view in views:
            page.open(view)
            # A phone that finds something wider shows all of it, smaller.
            over = page.run("return document.documentElement.scrollWidth - arguments[0]", width)
            check(f"{name}{view}: fits {width} pixels", over <= 0, f"{over} too wide")
        for menu in MENUS:
            page.open("#transactions")
            page.click(f"#{menu}")
            check(f"{name}, the menu of {menu}: fits {width} pixels", page.run("""
                const { left, right } =
                  document.getElementById(`${arguments[0]}-menu`).getBoundingClientRect();
                return left >= 0 && right <= arguments[1]""", menu, width))
        for what, (view, selector) in OPENED.items():
            _open(page, view, selector)
            over = page.run("""
                const shown = document.querySelector('dialog, .bulk');
                const inner = shown.querySelector('.dialog-body') ?? shown;
                return Math.max(inner.scrollWidth - inner.clientWidth,
                  shown.getBoundingClientRect().width - arguments[0])""", width)
            check(f"{name}, {what}: fits {width} pixels", over <= 0, f"{over} too wide")
    page.browser.size(1280, 900)
