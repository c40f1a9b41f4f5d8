"""Prints the groups of a comparison."""


def tell(comparison, most=60):
    groups = comparison.sorted()
    if not groups:
        print("No difference.")
        return
    total = sum(group.count for group in groups)
    print(f"{total} differences of {len(groups)} kinds.")
    for number, group in enumerate(groups[:most], 1):
        print(f"\n{number}. {group.change}")
        commands = sorted(group.commands.items(), key=lambda item: (-item[1], item[0]))
        shown = ", ".join(f"{name} {count}" for name, count in commands[:8])
        more = ", …" if len(commands) > 8 else ""
        print(f"   {group.count} places in {len(group.books)} books: {shown}{more}")
        for book, title, part, old, new in group.examples:
            print(f"   {book}: {_short(title.splitlines()[0], 100)}  ({part})")
            old, new = _middle(old or "", new or "")
            if old:
                print(f"     - {old}")
            if new:
                print(f"     + {new}")
    if len(groups) > most:
        print(f"\n{len(groups) - most} kinds more, each of at most {groups[most].count} places.")


def _short(text, most):
    return text if len(text) <= most else text[:most - 1] + "…"


def _middle(old, new, most=150):
    """Both lines from shortly before the place where they part."""
    start = 0
    while start < min(len(old), len(new)) and old[start] == new[start]:
        start += 1
    if start <= most - 50:
        return _short(old, most), _short(new, most)
    start -= 40
    return "…" + _short(old[start:], most), "…" + _short(new[start:], most)
