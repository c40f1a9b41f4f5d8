"""Says of each thing that is looked at whether it holds."""

failures = []


def check(name, holds, detail=""):
    print(("ok    " if holds else "FAILS ") + name + (f": {detail}" if detail and not holds else ""),
          flush=True)
    if not holds:
        failures.append(name)


def same(name, found, wanted):
    if found == wanted:
        return check(name, True)
    if isinstance(found, dict) and isinstance(wanted, dict):
        keys = sorted(set(found) | set(wanted), key=str)
        detail = [f"{key}: page {found.get(key)}, list {wanted.get(key)}"
                  for key in keys if found.get(key) != wanted.get(key)][:3]
        return check(name, False, "; ".join(detail))
    check(name, False, f"page {str(found)[:300]}, list {str(wanted)[:300]}")


def calm(browser, name):
    complaints, requests = browser.complaints(), browser.requests()
    check(f"{name}: the console is empty", not complaints, " | ".join(complaints)[:400])
    check(f"{name}: nothing is requested", not requests, " ".join(requests)[:400])
