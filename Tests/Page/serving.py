"""`daybook serve`, started over a book, and its page in a browser."""

import json
import os
import subprocess
import time

import books

# Fields of an open transaction.
CATEGORY = "dialog [data-field=category] input"
NOTE = "dialog [data-field=note] textarea"


class Server:
    """The program as people start it; its address is the one that it prints."""

    def __init__(self, book, port):
        self.book = book
        environment = {**os.environ, "TZ": "UTC", "DAYBOOK_DEVICE": "check",
                       "HOME": str(book.folder.parent)}
        # Scripts that are being worked on need no build.
        front = os.environ.get("DAYBOOK_FRONT")
        self.process = subprocess.Popen(
            [books.PROGRAM, "serve", "--no-open", "--port", str(port), "--book", str(book.folder)]
            + (["--front", front] if front else []),
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment)
        self.address = ""
        while "http://" not in self.address:
            self.address = self.process.stdout.readline()
            if not self.address:
                raise SystemExit("daybook serve ended")
        self.address = self.address[self.address.index("http://"):].split()[0]
        self.root = self.address.split("?")[0]

    def stop(self):
        self.process.terminate()
        self.process.wait(20)


class Page:
    """The served page in one window, used as a person uses it."""

    def __init__(self, browser, server):
        self.browser = browser
        self.server = server

    def enter(self):
        """By the printed address, once; a cookie holds from then on."""
        self.browser.driver.get(self.server.address)
        self.ready()

    def open(self, fragment):
        self.browser.driver.get("about:blank")
        self.browser.driver.get(self.server.root + fragment)
        self.ready()

    def ready(self):
        self.until("return performance.getEntriesByName('daybook-ready').length > 0")
        self.browser.settle()

    def run(self, script, *arguments):
        return self.browser.run(script, *arguments)

    def until(self, script, *arguments, seconds=15):
        """Waits until a script's answer is true, and says whether it became so."""
        end = time.monotonic() + seconds
        while True:
            found = self.run(script, *arguments)
            if found or time.monotonic() > end:
                return found
            time.sleep(0.05)

    def click(self, selector, place=0):
        shown = self.until(
            "return document.querySelectorAll(arguments[0]).length > arguments[1]", selector, place)
        if not shown:
            raise SystemExit(f"nothing to click: {selector}")
        self.run("document.querySelectorAll(arguments[0])[arguments[1]].click()", selector, place)
        self.browser.settle()

    def click_text(self, selector, text):
        """Clicks the one of some elements that says something."""
        script = """
            const found = [...document.querySelectorAll(arguments[0])]
              .find((each) => each.textContent.includes(arguments[1]));
            found?.click();
            return Boolean(found)"""
        if not self.until(script, selector, text):
            raise SystemExit(f"nothing to click: {selector} {text}")
        self.browser.settle()

    def fill(self, selector, value):
        """Types into a field of what stands on top."""
        self.until("return document.querySelector(arguments[0]) !== null", selector)
        self.run("""
            const control = document.querySelector(arguments[0]);
            control.focus();
            control.value = arguments[1];
            control.dispatchEvent(new Event('input', { bubbles: true }));
            control.dispatchEvent(new Event('change', { bubbles: true }));
            control.blur();""", selector, value)
        self.browser.settle()

    def press(self, key):
        self.run("""
            (document.activeElement ?? document.body).dispatchEvent(
              new KeyboardEvent('keydown', { key: arguments[0], bubbles: true, cancelable: true }))
            """, key)
        self.browser.settle()

    def text(self, selector):
        return self.run(
            "return document.querySelector(arguments[0])?.textContent ?? null", selector)

    def row_of(self, merchant, place=0):
        """The id of a row by what it says."""
        ids = self.until("""
            const rows = [...document.querySelectorAll('#groups .row')]
              .filter((row) => row.textContent.includes(arguments[0]));
            return rows.length > arguments[1] ? rows.map((row) => row.dataset.id) : null""",
            merchant, place)
        if not ids:
            raise SystemExit(f"no row says {merchant}")
        return ids[place]

    def open_row(self, identifier):
        self.click(f'#groups .row[data-id="{identifier}"] .opener')
        self.until("return document.querySelector('dialog.side form') !== null")

    def save(self):
        """Sends the form on top, and waits until nothing in it is unsaved."""
        self.click("dialog form [type=submit]")
        self.until("""return document.querySelector('.toast') !== null
            && !document.querySelector('form[data-changed], form[aria-busy]')""")

    def shown(self, identifier):
        """What the program itself says of a transaction."""
        return json.loads(self.server.book.run("show", identifier, "--format", "json"))
