"""The list of rules: what each decides, and changing and removing one."""

from checks import check, same

OPEN = "dialog textarea.rule-lines"


def _open(page, title):
    page.click_text("#rules .rule-title", title)
    page.until(f"return document.querySelector('{OPEN}') !== null")


def _type(page, text):
    page.run("""
        const area = document.querySelector(arguments[0]);
        area.focus();
        area.value = arguments[1];
        area.dispatchEvent(new Event('input', { bubbles: true }))""", OPEN, text)


def rules(page, book):
    path = book.folder / "Rules/10-rules.yaml"
    before = path.read_text(encoding="utf-8")
    page.open("#rules")
    check("all rules are listed", page.until(
        "return document.querySelectorAll('#rules .rule').length === 6"))
    text = page.run("""
        return [...document.querySelectorAll('#rules .rule')]
          .find((each) => each.textContent.includes('Food/Coffee')).textContent""")
    for words in ("blue bottle", "decides: 2 transactions", "Rules/10-rules.yaml:9", "10.30"):
        check(f"a rule says {words!r}", words in text, text)
    page.run("""
        const search = document.querySelector('#rules input[type=search]');
        search.value = 'acme';
        search.dispatchEvent(new Event('input', { bubbles: true }))""")
    same("they are searched", page.run("return document.querySelectorAll('#rules .rule').length"), 1)
    page.open("#rules")

    _open(page, "Food/Coffee")
    same("a rule opens with its lines", page.run(f"return document.querySelector('{OPEN}').value"),
         '- Food/Coffee: [blue bottle, "ארומה", "喫茶店"]')
    _type(page, '- Food/Coffe: [blue bottle')
    check("a mistake is told with its place", page.until(
        "return document.querySelector('.rule-mistake pre')?.textContent.includes('^')"))
    check("and can't be saved", page.run(
        "return document.querySelector('dialog [type=submit]').disabled"))
    _type(page, '- Food/Coffee: [blue bottle, "ארומה", "喫茶店", uber]')
    check("what a change moves is shown before it is written", page.until(
        "return document.querySelector('dialog .preview .sum')?.textContent.includes('1 transaction')"))
    same("nothing is written yet", path.read_text(encoding="utf-8"), before)
    page.click("dialog [type=submit]")
    check("then it is written", page.until("return document.querySelector('.toast') !== null"))
    identifier = book.list("--search", "uber")[0]["id"]
    same("and its transactions follow", page.shown(identifier)["category"], "Food/Coffee")
    page.click(".toast button")
    check("undo brings the file back", page.until(
        "return document.querySelector('.toast')?.textContent.includes('Taken back')"))
    same("byte by byte", path.read_text(encoding="utf-8"), before)

    page.open("#rules")
    page.until("return document.querySelectorAll('#rules .rule').length === 6")
    _open(page, "Transit")
    page.click("dialog .actions .danger")
    check("a removal shows what it changes", page.until(
        "return document.querySelector('dialog .preview .sum')?.textContent.includes('1 transaction')"))
    page.click("dialog [type=submit]")
    page.until("return document.querySelector('.toast') !== null")
    same("its transactions have none then", page.shown(identifier)["category"], None)
    check("it left its file", "Transit: [uber" not in path.read_text(encoding="utf-8"))
    page.click(".toast button")
    page.until("return document.querySelector('.toast')?.textContent.includes('Taken back')")
    same("and comes back", path.read_text(encoding="utf-8"), before)


def seen(page):
    """A rule that is open, for everybody."""
    page.open("#rules")
    page.until("return document.querySelectorAll('#rules .rule').length === 6")
    _open(page, "Transit")
    page.click("dialog .actions .danger")
    page.until("return document.querySelector('dialog .preview .sum') !== null")
    for scheme in ("light", "dark"):
        page.browser.media(scheme)
        found = page.browser.accessibility()
        check(f"an open rule is accessible in {scheme}", not found, " | ".join(found))
    page.browser.media("light")
    page.browser.size(360, 740)
    page.browser.settle()
    over = page.run("return document.documentElement.scrollWidth - 360")
    check("an open rule fits a phone", over <= 0, f"{over} px too wide")
    page.browser.size(1280, 900)
