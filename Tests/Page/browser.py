"""A browser that is driven: what the page shows, what it asks for, what it complains of."""

import base64
import json
import shutil
from decimal import Decimal
from pathlib import Path

import axe_core_python
from selenium import webdriver
from selenium.webdriver import ActionChains
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service

AXE = Path(axe_core_python.__file__).parent / "axe.min.js"


class Browser:
    """Chromium without a window."""

    def __init__(self):
        options = Options()
        options.binary_location = shutil.which("chromium") or "chromium"
        for flag in ("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
                     "--disable-extensions", "--disable-component-update", "--no-first-run",
                     "--window-size=1280,900"):
            options.add_argument(flag)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
        self.driver = webdriver.Chrome(
            options=options, service=Service(shutil.which("chromedriver")))
        # A machine may be busy with much else.
        self.driver.set_page_load_timeout(300)
        self.driver.set_script_timeout(300)

    def close(self):
        self.driver.quit()

    def run(self, script, *arguments):
        return self.driver.execute_script(script, *arguments)

    def command(self, name, **parameters):
        return self.driver.execute_cdp_cmd(name, parameters)

    def open(self, page, fragment=""):
        """Opens a page anew, also where only the fragment differs."""
        self.driver.get("about:blank")
        self.driver.get(Path(page).as_uri() + fragment)

    def settle(self):
        """Waits until the browser has drawn what changed."""
        self.driver.execute_async_script(
            "const done = arguments[0];"
            "requestAnimationFrame(() => requestAnimationFrame(() => done()))")

    def size(self, width, height):
        self.command("Emulation.setDeviceMetricsOverride", width=width, height=height,
                     deviceScaleFactor=1, mobile=width < 600)

    def media(self, scheme="light", media=""):
        self.command("Emulation.setEmulatedMedia", media=media,
                     features=[{"name": "prefers-color-scheme", "value": scheme}])

    def scripting(self, is_on):
        self.command("Emulation.setScriptExecutionDisabled", value=not is_on)

    def keys(self, *keys):
        """Presses keys, one after the other, wherever the focus is."""
        for key in keys:
            ActionChains(self.driver).send_keys(key).perform()
        self.settle()

    def complaints(self):
        """What the console holds since it was last asked."""
        return [entry["message"] for entry in self.driver.get_log("browser")
                if entry["level"] in ("SEVERE", "WARNING")]

    def requests(self):
        """What was asked for since the last time, besides pages from files and inline data."""
        asked = []
        for entry in self.driver.get_log("performance"):
            message = json.loads(entry["message"])["message"]
            if message["method"] != "Network.requestWillBeSent":
                continue
            url = message["params"]["request"]["url"]
            is_page = url.startswith("file:") and message["params"].get("type") == "Document"
            if not is_page and not url.startswith(("data:", "about:", "chrome:")):
                asked.append(url)
        return asked

    def accessibility(self):
        """Serious and critical findings of axe-core."""
        self.run(AXE.read_text(encoding="utf-8"))
        found = self.driver.execute_async_script(
            "const done = arguments[0]; axe.run(document).then((r) => done(r.violations))")
        return [f"{each['id']}: {each['nodes'][0]['html'][:160]}" for each in found
                if each["impact"] in ("serious", "critical")]

    def pdf(self):
        return base64.b64decode(self.command("Page.printToPDF")["data"])

    # The page's own controls

    def set(self, name, value):
        """Fills one of the controls as a person does, or takes an item of its menu."""
        self.run("""
            const control = document.getElementById(arguments[0]);
            const item = document.querySelector(
              `#${arguments[0]}-menu [data-value="${CSS.escape(arguments[1])}"]`);
            if (item) return item.click();
            control.value = arguments[1];
            control.dispatchEvent(new Event('input', { bubbles: true }));
            control.dispatchEvent(new Event('change', { bubbles: true }));""", name, value)
        self.settle()

    def count(self):
        """How many transactions the page says it shows."""
        return int("".join(filter(str.isdigit, self.run(
            "return document.querySelector('#result strong').textContent"))) or 0)

    def groups(self):
        """Every group of the list, from its first line to its last: by key, its count and sums.

        Only lines in sight are in the document: one goes down the list, opens what may have groups
        below it, and shuts what has rows alone: what is below a group stands before its rows.
        """
        found = self.driver.execute_async_script("""
            const done = arguments[0];
            const drawn = () => new Promise((next) =>
              requestAnimationFrame(() => requestAnimationFrame(next)));
            const values = (head, kind) =>
              [...head.querySelectorAll(`.${kind}`)].map((each) => each.value);
            const isTree = document.querySelector('.list.by-category') !== null;
            const found = [];
            let last = -1;
            (async () => {
              scrollTo(0, 0);
              await drawn();
              for (;;) {
                const head = [...document.querySelectorAll('#groups .group')]
                  .find((each) => Number(each.dataset.line) > last);
                if (head) {
                  last = Number(head.dataset.line);
                  found.push({ key: head.dataset.key,
                    count: head.querySelector('.count').textContent,
                    totals: values(head, 'total'), pending: values(head, 'pending-total') });
                  const fold = () => document.querySelector(`[data-line="${last}"] .fold`);
                  if (fold().getAttribute('aria-expanded') !== String(isTree)) fold().click();
                  const next = document.querySelector(`[data-line="${last + 1}"]`);
                  if (next?.classList.contains('row')) fold().click();
                } else if (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
                  scrollBy(0, innerHeight);
                  await drawn();
                } else {
                  break;
                }
              }
              done(found);
            })();""")
        return {
            each["key"]: (
                # One and, in Hebrew, two are said in words.
                int("".join(filter(str.isdigit, each["count"])) or (2 if "שתי" in each["count"] else 1)),
                sums(each["totals"]), sums(each["pending"]))
            for each in found}


def sums(values):
    """`-12.50 USD` and the like, by currency."""
    return {value.split()[1]: Decimal(value.split()[0]) for value in values}
