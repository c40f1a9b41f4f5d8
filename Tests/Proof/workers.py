"""Runs the page's program on workers of this machine, and kills one of them."""

import os
import shutil
import signal
import subprocess
import time
from pathlib import Path

import program


def parts(folder):
    """The partitions that were written, by their names."""
    if not (folder / "_SUCCESS").exists():
        program.fail(f"{folder} was not written to its end")
    return {path.name: path.read_text(encoding="utf-8") for path in sorted(folder.glob("part-*"))}


def start(work, environment, master):
    output = work / "again"
    shutil.rmtree(output, ignore_errors=True)
    return subprocess.Popen(
        ["spark-submit", "--master", master, "transactions.py", work / "files.ndjson", output,
         work / "Rules"],
        cwd=work, env=environment, stderr=subprocess.DEVNULL)


def run(work, environment, master):
    process = start(work, environment, master)
    if process.wait() != 0:
        program.fail(f"{master} ends with {process.returncode}")
    return parts(work / "again")


def run_killing(work, environment, master):
    """Kills a worker with all that it started, once some of its partitions are at work."""
    process = start(work, environment, master)
    killed = False
    while process.poll() is None:
        if not killed:
            for executor in descendants(process.pid, "CoarseGrainedExecutorBackend"):
                pipes = descendants(executor, "daybook pipe")
                if pipes:
                    for pid in [executor, *descendants(executor, "")]:
                        kill(pid)
                    killed = True
                    break
        time.sleep(0.02)
    if process.returncode != 0:
        program.fail(f"{master} ends with {process.returncode} when a worker is killed")
    return killed, parts(work / "again")


def kill(pid):
    try:
        os.kill(pid, signal.SIGKILL)
    except ProcessLookupError:
        pass


def descendants(pid, word):
    """The processes that one started, and those that these did, whose command has a word in it."""
    children, commands = {}, {}
    for folder in Path("/proc").iterdir():
        if not folder.name.isdigit():
            continue
        try:
            # Behind the name, which stands in parentheses and may hold anything.
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            command = (folder / "cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
        except (OSError, ValueError, IndexError):
            continue
        children.setdefault(parent, []).append(int(folder.name))
        commands[int(folder.name)] = command
    found, waiting = [], [pid]
    while waiting:
        for child in children.get(waiting.pop(), []):
            waiting.append(child)
            if word in commands.get(child, ""):
                found.append(child)
    return found
