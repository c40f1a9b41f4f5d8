"""The files of a place, and what became of them."""

import gzip
import io
import os
import tarfile
import zlib

# What the program derives, and may lay out otherwise at any time; its log is for people.
_DERIVED = "/.daybook/"
_LOG = "/.daybook/daybook.log"


def state(place):
    """Each file of a place with what tells that it changed."""
    found = {}
    for folder, names, leaves in os.walk(place):
        if folder.endswith("/.git"):
            names.clear()
            continue
        for leaf in leaves:
            path = os.path.join(folder, leaf)
            if _DERIVED in path and not path.endswith(_LOG):
                continue
            info = os.lstat(path)
            found[os.path.relpath(path, place)] = (info.st_size, info.st_mtime_ns, info.st_mode)
        for name in names:
            path = os.path.join(folder, name)
            if os.path.islink(path) or not os.listdir(path):
                found[os.path.relpath(path, place) + "/"] = None
    return found


def contents(place, path):
    """What stands in a file, as text is compared; of an archive, what is in it."""
    if path.endswith("/"):
        return b"(a folder)\n"
    full = os.path.join(place, path)
    if os.path.islink(full):
        return b"(a link to " + os.fsencode(os.readlink(full)) + b")\n"
    if not os.path.isfile(full):
        return b"(no file)\n"
    with open(full, "rb") as source:
        data = source.read()
    return _unpacked(data) if path.endswith((".tar.gz", ".tgz")) else data


def _unpacked(data):
    """A backup by its members; the compression's own bytes are no answer."""
    try:
        with tarfile.open(fileobj=io.BytesIO(gzip.decompress(data))) as archive:
            parts = []
            for member in archive.getmembers():
                parts.append(f"{member.name} {member.size} {member.mode:o}\n".encode())
            return b"".join(parts)
    except (OSError, EOFError, zlib.error, tarfile.TarError):
        return b"(no whole archive)\n"


def changes(place, before, after, read=contents):
    """The files that a command wrote, changed or removed: path, what happened, the content."""
    found = []
    for path in sorted(before.keys() | after.keys()):
        if path not in after:
            found.append((path, "removed", b""))
        elif path not in before:
            found.append((path, "written", read(place, path)))
        elif before[path] != after[path]:
            found.append((path, "changed", read(place, path)))
    return found
