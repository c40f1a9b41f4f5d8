"""Periods, categories and rules, managed in the served page."""

import json

from checks import check, same

NAME = "dialog [data-field=name] input"
START = "dialog [data-field=start] input"
END = "dialog [data-field=end] input"
PATH = "dialog [data-field=path] input"
SUBMIT = "dialog form [type=submit]"


def _closed(page):
    return page.until("return document.querySelector('dialog') === null")


def _mistake(page, field):
    return page.until(f"return document.querySelector('[data-field={field}] .mistake').textContent")


def periods(page, book, ids):
    page.open("#periods")
    check("no periods are said to be none", page.until(
        "return document.querySelector('#periods .empty-state') !== null"))
    page.click("#periods .main")
    page.fill(START, "2026-05-10")
    page.fill(END, "2026-05-01")
    page.click(SUBMIT)
    check("a period needs a name", bool(_mistake(page, "name")))
    check("its end comes after its start", bool(_mistake(page, "end")))
    page.fill(NAME, "x" * 101)
    page.click(SUBMIT)
    check("a name has its length", "100" in (_mistake(page, "name") or ""))
    page.fill(NAME, "Rome <b>")
    page.fill(END, "2026-05-12")
    page.click("dialog .check input")
    page.click(SUBMIT)
    _closed(page)
    check("the period is in the list", page.until(
        "return document.querySelector('#periods .item-name')?.textContent === 'Rome <b>'"))
    known = json.loads(book.run("periods", "list", "--format", "json"))
    same("and in the program", [each["period"] for each in known], ["Rome <b>"])

    page.open("#transactions")
    page.browser.set("search", "northlight")
    page.click("#select-rows")
    for each in ids:
        page.click(f'.row[data-id="{each}"] .pick')
    page.fill(".bulk select", "=Rome <b>")
    page.click(".bulk .set-period")
    page.until("return document.querySelector('.toast') !== null")
    same("three are in the period", {page.shown(each)["period"] for each in ids}, {"Rome <b>"})
    page.open("#periods")
    check("the list counts them", page.until(
        "return document.querySelector('#periods .count')?.textContent.startsWith('3')"))
    page.click("#periods .item-name")
    same("its view has them", page.browser.count(), 3)

    page.open("#periods")
    page.click("#periods .item-actions button")
    page.fill(NAME, "Roma")
    page.click(SUBMIT)
    _closed(page)
    check("it can be renamed", page.until(
        "return document.querySelector('#periods .item-name')?.textContent === 'Roma'"))
    page.click("#periods .item-actions button", 1)
    check("deleting asks, and says what stays", "No transaction is deleted" in (
        page.text("dialog.question") or ""))
    page.click("dialog.question .danger")
    check("then there is none", page.until(
        "return document.querySelector('#periods .empty-state') !== null"))
    same("its transactions are there without it", {page.shown(each)["period"] for each in ids},
         {None})


def _item(path):
    return f'.item[data-path="{path}"]'


def categories(page, book):
    page.open("#editCategories")
    check("a default can't be removed", page.until(
        "return document.querySelectorAll(arguments[0] + ' .item-actions button').length === 1",
        _item("Food")))
    page.click(".view-tools .main")
    page.fill(PATH, "Food")
    page.click(SUBMIT)
    check("no name is taken twice", bool(_mistake(page, "path")))
    page.fill(PATH, "Garden/Plants")
    page.fill("dialog [data-field=icon] input", "🌱")
    page.click("dialog .swatch input", 5)
    page.click(SUBMIT)
    _closed(page)
    check("a category is added with its icon", page.until(
        "return document.querySelector(arguments[0])?.textContent.includes('🌱')",
        _item("Garden/Plants")))
    page.click(_item("Garden/Plants") + " .item-actions button")
    page.fill(PATH, "Garden/Flowers")
    page.click(SUBMIT)
    _closed(page)
    check("and renamed", page.until("return document.querySelector(arguments[0]) !== null",
                                    _item("Garden/Flowers")))
    check("in the program too", "Garden/Flowers" in book.run("categories", "list", "--format", "csv"))
    page.click(_item("Garden/Flowers") + " .item-actions button", 1)
    page.click("dialog.question .danger")
    check("what nothing uses goes at once", page.until(
        "return document.querySelector(arguments[0]) === null", _item("Garden/Flowers")))

    page.click(_item("Food/Coffee") + " .item-actions button", 1)
    check("what is used says where", page.until(
        "return document.querySelector('dialog .uses')?.textContent.includes('Rules/')"))
    page.fill("dialog [data-field=to] input", "Food/Groceries")
    page.click(SUBMIT)
    _closed(page)
    check("and moves to another", page.until(
        "return document.querySelector(arguments[0]) === null", _item("Food/Coffee")))
    same("so have its transactions", {row["category"] for row in book.list("--search", "bottle")},
         {"Food/Groceries"})
    page.click(".toast button")
    check("undo brings it back", page.until(
        "return document.querySelector(arguments[0]) !== null", _item("Food/Coffee")))
    same("with them", {row["category"] for row in book.list("--search", "bottle")},
         {"Food/Coffee"})
    file_undos(page, book)


def file_undos(page, book):
    """A new category and other details are taken back, which no journal tells of."""
    settings = book.folder / "daybook.yaml"
    before = settings.read_text(encoding="utf-8")
    page.click(".view-tools .main")
    page.fill(PATH, "Boats")
    page.click(SUBMIT)
    _closed(page)
    page.until("return document.querySelector(arguments[0]) !== null", _item("Boats"))
    page.click(".toast button")
    check("a new category is taken back", page.until(
        "return document.querySelector(arguments[0]) === null", _item("Boats")))
    page.click(_item("Transit") + " .item-actions button")
    page.fill("dialog [data-field=icon] input", "🚇")
    page.click("dialog .swatch input", 3)
    page.click(SUBMIT)
    _closed(page)
    page.until("return document.querySelector(arguments[0])?.textContent.includes('🚇')",
               _item("Transit"))
    page.click(".toast button")
    check("so are an icon and a colour", page.until(
        "return !document.querySelector(arguments[0]).textContent.includes('🚇')",
        _item("Transit")))
    same("the settings are as they were", settings.read_text(encoding="utf-8"), before)


def rules(page, book):
    """Seen before it is written, and at work after."""
    page.open("#transactions")
    page.browser.set("search", "שופרסל")
    identifier = page.row_of("שופרסל")
    page.open_row(identifier)
    page.click_text("dialog .why button", "Make a rule")
    page.fill("dialog.wide [data-field=match] input", "northlight store")
    page.fill("dialog.wide [data-field=category] input", "Food/Groceries")
    check("the rule is seen before it is written", page.until(
        "return document.querySelector('dialog .preview pre')?.textContent.includes('northlight')"))
    check("and what it matches", page.until(
        "return document.querySelector('dialog .preview .sum').textContent.includes('3')"))
    check("nothing is written yet", "northlight" not in _rules(book))
    page.click("dialog.wide [type=submit]")
    check("then it is", page.until("return document.querySelector('dialog.wide') === null")
          and "northlight" in _rules(book))
    page.click(".toast button")
    check("and is taken back", page.until(
        "return document.querySelector('.toast')?.textContent.includes('Taken back')")
        and "northlight" not in _rules(book))


def _rules(book):
    return "".join(each.read_text(encoding="utf-8")
                   for each in sorted((book.folder / "Rules").glob("*.yaml")))
