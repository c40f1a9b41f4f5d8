"""The ids that lines of the matrix name, as the program itself lists them in a book."""

import json
import re

# What a line names, by where it is listed. Where a book has none, an id is named that nobody has.
_NONE = "000000abcdef"


class Ids:
    def __init__(self, call):
        self._call = call
        self._lists = {}

    def filled(self, words):
        """Words with the ids in place of their names."""
        return [re.sub(r"\$([A-Z]+)", lambda found: self._value(found.group(1)), word)
                for word in words]

    def _value(self, name):
        return getattr(self, "_" + name.lower())() or _NONE

    def _rows(self, *words):
        """What a command lists, as objects; nothing where it can't."""
        if words not in self._lists:
            code, output, _ = self._call([*words, "--format", "ndjson"])
            rows = []
            for line in output.decode("utf-8", "replace").splitlines():
                try:
                    rows.append(json.loads(line))
                except ValueError:
                    continue
            self._lists[words] = [row for row in rows if isinstance(row, dict)]
        return self._lists[words]

    def _of(self, rows, key, place=0):
        values = [row[key] for row in rows if row.get(key)]
        if not values:
            return None
        return str(values[min(place, len(values) - 1) if place >= 0 else place])

    def _transactions(self):
        return self._rows("list", "--all")

    def _first(self):
        return self._of(self._transactions(), "id")

    def _second(self):
        return self._of(self._transactions(), "id", 1)

    def _middle(self):
        rows = self._transactions()
        return self._of(rows, "id", len(rows) // 2)

    def _last(self):
        return self._of(self._transactions(), "id", -1)

    def _short(self):
        return (self._first() or _NONE)[:6]

    def _pending(self):
        return self._of([row for row in self._transactions() if row.get("status") != "posted"], "id")

    def _incoming(self):
        rows = self._transactions()
        return self._of([row for row in rows if not str(row.get("amount")).startswith("-")], "id")

    def _month(self):
        return (self._of(self._transactions(), "date") or "2026-06")[:7]

    def _text(self):
        return self._of(self._transactions(), "description") or "COFFEE"

    def _category(self):
        return self._of(self._transactions(), "category") or "Food"

    def _tag(self):
        tags = [tag for row in self._transactions() for tag in row.get("tags") or []]
        return tags[0] if tags else "treat"

    def _currency(self):
        return self._of(self._transactions(), "currency", -1) or "USD"

    def _card(self):
        return self._of(self._rows("cards", "list"), "id") or "visa"

    def _other(self):
        return self._of(self._rows("cards", "list"), "id", 1) or "giro"

    def _import(self):
        return self._of(self._rows("imports", "list"), "id")

    def _file(self):
        return self._of(self._rows("imports", "list"), "file", -1)

    def _period(self):
        return self._of(self._rows("periods", "list"), "name") or "Rome"

    def _series(self):
        return self._of(self._rows("recurring", "list"), "name") or "Rent"

    def _entry(self):
        return self._of(self._rows("log", "--limit", "0"), "id")

    def _pair(self):
        return self._of(self._sides("duplicates", "first"), "id")

    def _twin(self):
        return self._of(self._sides("duplicates", "second"), "id")

    def _linked(self):
        return self._of(self._sides("links", "out"), "id")

    def _sides(self, command, side):
        return [row[side] for row in self._rows(command, "list") if isinstance(row.get(side), dict)]
