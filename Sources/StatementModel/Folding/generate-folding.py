#!/usr/bin/env python3
"""Writes the files beside it: the table behind TextFolding, from Python's Unicode data, in base 64.

usage: generate-folding.py
       generate-folding.py --reference   (reads lines, writes each folded by Python's own
                                          normalization: what the tests' golden pairs come from)

Each scalar has a class: a small number, or from 16 on the number of a text that replaces it.
Blocks of 64 classes are kept once each.
"""
import base64, pathlib, sys, unicodedata as u

SPACE, DROP, PLAIN, KEEPING, HEBREW, ACCENT, MARK, JAMO, QUOTE = range(9)
FIRST_TEXT = 16
BLOCK = 64

STRIPPED = ("LATIN ", "GREEK ", "CYRILLIC ", "HEBREW ", "ARABIC ")
APOSTROPHES = set("'`\u00b4\u2018\u2019\u201b\u2032\u02bb\u02bc\u02bd\u02b9\uff07")
QUOTES = set('"\u201c\u201d\u201e\u05f3\u05f4\uff02')
PLAINED = {
    "ø": "o", "ł": "l", "đ": "d", "ħ": "h", "ŧ": "t", "ı": "i", "ȷ": "j", "ð": "d", "þ": "th",
    "æ": "ae", "œ": "oe", "ƒ": "f", "ɨ": "i", "ʉ": "u", "ɵ": "o", "ƀ": "b", "ǥ": "g", "ƶ": "z",
    "ə": "e", "ǝ": "e",
}
IGNORABLE = (
    {0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x3164, 0xFFA0}
    | set(range(0x180B, 0x1810)) | set(range(0xFE00, 0xFE10)) | set(range(0xE0000, 0xE1000)))


def name(c):
    return u.name(c, "")


def is_jamo(c):
    return 0x1100 <= ord(c) <= 0x11FF or 0xA960 <= ord(c) <= 0xA97C or 0xD7B0 <= ord(c) <= 0xD7FB


def own_class(c):
    """The class of a scalar that is already normalized and case folded."""
    category = u.category(c)
    if ord(c) in IGNORABLE or category == "Cf":
        return DROP
    if category[0] == "M":
        if name(c).startswith(STRIPPED) or name(c).startswith(tuple("COMBINING " + s for s in STRIPPED)):
            return DROP
        if name(c).startswith("COMBINING ") or 0x302A <= ord(c) <= 0x302D:
            return ACCENT
        return MARK
    if category[0] == "L":
        if name(c).startswith("HEBREW LETTER"):
            return HEBREW
        if name(c).startswith(STRIPPED):
            return PLAIN
        return JAMO if is_jamo(c) else KEEPING
    return PLAIN if category[0] == "N" else SPACE


def unfolded(c):
    """Compatibility decomposition and full case folding of one scalar, until nothing changes."""
    text = c
    while True:
        new = u.normalize("NFKD", u.normalize("NFKD", text).casefold())
        if new == text:
            return "".join(PLAINED.get(x, x) for x in text)
        text = new


def entry(code):
    """The class of a scalar, or the text it becomes."""
    c = chr(code)
    if c in APOSTROPHES:
        return DROP
    if c in QUOTES:
        return QUOTE
    if 0xD800 <= code < 0xE000 or ord(c) in IGNORABLE:
        return DROP if ord(c) in IGNORABLE else SPACE
    if u.category(c) in ("Cn", "Co", "Cc"):
        return SPACE
    text = unfolded(c)
    if text == c:
        return own_class(c)
    result = ""
    base_keeps = False
    for x in text:
        if x in APOSTROPHES:
            continue
        k = own_class(x)
        if k == DROP or (k == ACCENT and not base_keeps):
            continue
        if k == SPACE:
            x = " "
        if k not in (ACCENT, MARK):
            base_keeps = k in (KEEPING, JAMO)
        result += x
    composed = u.normalize("NFC", result)
    if composed == c:
        return own_class(c)
    if composed and all(x == " " for x in composed):
        return SPACE
    # A lone combining mark that decomposes stays a mark, so that what it does to its base is seen.
    if composed == "":
        return ACCENT if text and all(own_class(x) == ACCENT for x in text) else DROP
    return composed


def reference(text):
    """The rules of folding, slowly, through Python's normalization."""
    result, previous_hebrew, base_keeps = "", False, False
    for i, c in enumerate(text):
        if c in APOSTROPHES:
            continue
        if c in QUOTES:
            following = next((own_class(f) for x in text[i + 1:] for f in unfolded(x)
                              if own_class(f) not in (DROP, ACCENT) and x not in APOSTROPHES), SPACE)
            if previous_hebrew and following == HEBREW:
                continue
            result += " "
            previous_hebrew = base_keeps = False
            continue
        if ord(c) in IGNORABLE:
            continue
        for x in (unfolded(c) if u.category(c) not in ("Cn", "Co", "Cc", "Cs") else " "):
            if x in APOSTROPHES:
                continue
            k = own_class(x)
            if k == DROP or (k == ACCENT and not base_keeps):
                continue
            if k == SPACE:
                x = " "
            if k not in (ACCENT, MARK):
                base_keeps = k in (KEEPING, JAMO)
                previous_hebrew = k == HEBREW
            elif k == MARK:
                previous_hebrew = False
            result += x
    return " ".join(p for p in u.normalize("NFC", result).split(" ") if p)


def write(name, data):
    """Writes a file of numbers in base 64."""
    text = base64.b64encode(bytes(data)).decode()
    with open(pathlib.Path(__file__).with_name(name + ".txt"), "w") as file:
        for start in range(0, len(text), 96):
            file.write(text[start:start + 96] + "\n")


def main():
    if "--reference" in sys.argv:
        sys.stdin.reconfigure(encoding="utf-8", newline="\n")
        for line in sys.stdin:
            print(reference(line.rstrip("\n")))
        return
    texts, numbers, classes = [], {}, []
    for code in range(0x110000):
        e = entry(code)
        if isinstance(e, str):
            if e not in numbers:
                numbers[e] = len(texts)
                texts.append(e)
            e = FIRST_TEXT + numbers[e]
        classes.append(e)
    blocks, index = {}, []
    for start in range(0, 0x110000, BLOCK):
        block = tuple(classes[start:start + BLOCK])
        index.append(blocks.setdefault(block, len(blocks)))
    # The index as runs: block number, then how many times it repeats.
    runs = []
    for number in index:
        if runs and runs[-1][0] == number:
            runs[-1][1] += 1
        else:
            runs.append([number, 1])
    u16 = lambda values: [b for v in values for b in (v & 255, v >> 8)]
    # Each text: its length in bytes, its flags, its UTF-8.
    pool = []
    for text in texts:
        data = text.encode()
        last = next((own_class(x) for x in reversed(text) if own_class(x) not in (ACCENT, MARK)), SPACE)
        marked = any(own_class(x) in (MARK, JAMO, ACCENT) for x in text)
        pool += [len(data), last | (0x80 if marked else 0)] + list(data)
    # What composes, of what folding leaves: first, second, composed.
    pairs = []
    for code in range(0x110000):
        c = chr(code)
        d = u.decomposition(c)
        if not d or d.startswith("<") or " " not in d or 0xAC00 <= code <= 0xD7A3:
            continue
        a, b = (chr(int(x, 16)) for x in d.split())
        if u.normalize("NFC", a + b) == c and own_class(b) in (ACCENT, MARK, KEEPING) \
                and own_class(a) in (KEEPING, MARK) and own_class(c) in (KEEPING, MARK):
            pairs.append((ord(a), ord(b), code))
    orders = []
    for code in range(0x110000):
        c = chr(code)
        if u.combining(c) and own_class(c) in (ACCENT, MARK) and entry(code) in (ACCENT, MARK):
            if orders and orders[-1][1] + 1 == code and orders[-1][2] == u.combining(c):
                orders[-1][1] = code
            else:
                orders.append([code, code, u.combining(c)])
    u24 = lambda values: [b for v in values for b in (v & 255, v >> 8 & 255, v >> 16)]
    # Pairs of 16-bit words: a block's number, and for how many blocks of 64 it stands.
    write("block-runs", u16([v for r in runs for v in r]))
    # 64 classes of 16 bits for each block.
    write("blocks", u16([v for b in blocks for v in b]))
    # For each text: length, class of its end (with 0x80 where it has marks), UTF-8.
    write("texts", pool)
    # Triples of 24 bits: first scalar, second scalar, what they compose to.
    write("compositions", u24([v for p in pairs for v in p]))
    # Triples of 24 bits: first and last mark of a range, their combining class.
    write("combining-classes", u24([v for o in orders for v in o]))
    print(len(blocks), len(runs), len(texts), len(pool), len(pairs), len(orders), file=sys.stderr)


main()
