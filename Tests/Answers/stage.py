"""Where a program is run: a folder of fixed length, a fixed clock, and an environment that holds
nothing of the machine's."""

import os
import shutil
import stat
import subprocess
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

# What every book lies below: people's folders have blanks, letters of two and more bytes, letters
# written from right to left, and accents that stand by themselves. As in the tests' Place.
FOLDER_NAME = "Bu\u0308ro Mu\u00fcller (\u05d9\u05d5\u05e1\u05d9)"

# Noon of a day right behind the sample's newest statement. Seconds are left out of the recordings,
# so the clock stands far from the end of a minute.
NOON = 1782907215  # 2026-07-01 12:00:15 UTC

# Paths are as long wherever the work folder is, since tables and lines may be fitted to them.
PATH_LENGTH = 60

STUBS = Path(__file__).parent / "Stubs"


class Stage:
    """A program under test with its work folder. `name` has three letters, so that the old and the
    new program's paths are of one length."""

    def __init__(self, program, folder, name, shim):
        self.folder = Path(folder) / name
        self.tools = self.folder / "bin"
        self.tools.mkdir(parents=True)
        # Asked for its own path, the program names this copy.
        self.program = self.folder / "program/daybook"
        self.program.parent.mkdir()
        shutil.copy(program, self.program)
        self.shim = self.folder / "program/shim.so"
        shutil.copy(shim, self.shim)
        for stub in sorted(STUBS.iterdir()):
            shutil.copy(stub, self.tools / stub.name)
        wrapper = self.tools / "daybook"
        wrapper.write_text(
            "#!/bin/sh\n"
            f"DAYBOOK_FAULT_CLOCK=$(($ANSWERS_TIME - $(date +%s))) LD_PRELOAD='{self.shim}' \\\n"
            f"  exec '{self.program}' \"$@\"\n")
        for tool in self.tools.iterdir():
            tool.chmod(tool.stat().st_mode | stat.S_IXUSR)

    def place(self, number, letter="a"):
        """The folder in which a book's folders are: `place`, where commands run, and `home`."""
        return self.folder / f"{number:03}{letter}" / FOLDER_NAME

    def environment(self, place, minute):
        home = place / "home"
        zero = str(NOON + 60 * minute)
        return {
            "PATH": f"{self.tools}:/usr/bin:/bin", "HOME": str(home),
            "XDG_STATE_HOME": str(home / "state"), "XDG_CONFIG_HOME": str(home / "config"),
            "TZ": "UTC", "LC_ALL": "C.UTF-8", "USER": "ada", "LOGNAME": "ada", "TERM": "dumb",
            "DAYBOOK_DEVICE": "test", "ANSWERS_TIME": zero, "TMPDIR": str(home / "tmp"),
            "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1",
            "GIT_AUTHOR_NAME": "ada", "GIT_AUTHOR_EMAIL": "ada@example.org",
            "GIT_COMMITTER_NAME": "ada", "GIT_COMMITTER_EMAIL": "ada@example.org",
            "GIT_AUTHOR_DATE": f"{NOON} +0000", "GIT_COMMITTER_DATE": f"{NOON} +0000",
        }

    def shell(self, line, folder, place, minute, typed=b""):
        """Runs a line of shell; `daybook` in it is the program."""
        return self._run(["/bin/sh", "-c", line], folder, self.environment(place, minute), typed)

    def call(self, arguments, folder, place, minute, typed=b""):
        """Runs the program itself."""
        environment = self.environment(place, minute)
        offset = int(environment["ANSWERS_TIME"]) - int(time.time())
        environment.update(DAYBOOK_FAULT_CLOCK=str(offset), LD_PRELOAD=str(self.shim))
        return self._run([str(self.program), *arguments], folder, environment, typed)

    @staticmethod
    def _run(words, folder, environment, typed):
        try:
            done = subprocess.run(
                words, cwd=folder, env=environment, input=typed, capture_output=True, timeout=120)
        except subprocess.TimeoutExpired as late:
            return "late", late.stdout or b"", late.stderr or b""
        return done.returncode, done.stdout, done.stderr


def work_folder():
    """A new folder, in memory where there is room, whose path has PATH_LENGTH characters."""
    for parent in ("/dev/shm", tempfile.gettempdir(), "/tmp"):
        if not os.access(parent, os.W_OK) or len(parent) > PATH_LENGTH - 20:
            continue
        free = os.statvfs(parent)
        if parent == "/dev/shm" and free.f_bavail * free.f_frsize < 3 << 30:
            continue
        prefix = "daybook-answers-"
        filler = PATH_LENGTH - len(parent) - 1 - len(prefix) - 9
        made = Path(tempfile.mkdtemp(prefix=prefix + "x" * filler + "-", dir=parent))
        if len(str(made)) == PATH_LENGTH:
            return made
        shutil.rmtree(made)
    raise SystemExit("There is no folder for temporary files whose path is short enough.")
