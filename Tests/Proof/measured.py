"""Runs a command and tells its exit code, its processor time and its memory at most: measured.py COMMAND…

A small process of its own: what whoever starts a command holds in memory counts as the command's.
"""

import json
import resource
import subprocess
import sys

code = subprocess.run(sys.argv[1:], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode
used = resource.getrusage(resource.RUSAGE_CHILDREN)
print(json.dumps([code, used.ru_utime + used.ru_stime, used.ru_maxrss / 1024]))
