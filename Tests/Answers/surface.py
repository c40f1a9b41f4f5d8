"""The commands and options that a program has, held against those that the books use."""

import json
import shlex
import subprocess


class Surface:
    def __init__(self, program):
        done = subprocess.run(
            [program, "--experimental-dump-help"], capture_output=True, check=True)
        self.root = json.loads(done.stdout)["command"]
        self._used = set()

    def commands(self, command=None, path=()):
        """Every command with the words that lead to it."""
        command = command or self.root
        yield path, command
        for each in command.get("subcommands") or []:
            if each["commandName"] != "help":
                yield from self.commands(each, (*path, each["commandName"]))

    def use(self, words):
        """Notes what a call uses."""
        command, path, rest = self.root, (), list(words)
        while rest:
            word = rest.pop(0)
            below = {each["commandName"]: each for each in command.get("subcommands") or []}
            if word in below:
                command, path = below[word], (*path, word)
                self._used.add((path, "", ""))
            elif word.startswith("-") and len(word) > 1:
                self._use_option(command, path, word, rest)

    def _use_option(self, command, path, word, rest):
        name, _, value = word.partition("=")
        while command:
            for argument in command.get("arguments") or []:
                if name in _names(argument):
                    value = value or (rest[0] if argument["kind"] == "option" and rest else "")
                    self._used.add((path, name, ""))
                    self._used.add((path, name, value))
                    self._used.add((path, _names(argument)[0], value))
                    return
            # A group without a subcommand of its own stands for its usual one.
            usual = command.get("defaultSubcommand")
            below = {each["commandName"]: each for each in command.get("subcommands") or []}
            command, path = below.get(usual), (*path, usual)

    def unused(self):
        """What no call uses, as people type it."""
        found = []
        for path, command in self.commands():
            shown = " ".join(path)
            if path and (path, "", "") not in self._used and not any(
                    used[0] == path for used in self._used):
                found.append(shown)
                continue
            for argument in command.get("arguments") or []:
                names = [name for name in _names(argument)
                         if name not in ("--help", "-h", "-help", "--version")]
                found += [f"{shown} {name}".strip() for name in names
                          if (path, name, "") not in self._used]
                for value in argument.get("allValues") or [] if names else []:
                    if (path, names[0], value) not in self._used:
                        found.append(f"{shown} {names[0]} {value}".strip())
        return found


def _names(argument):
    return [("--" if name["kind"] == "long" else "-") + name["name"]
            for name in argument.get("names") or []]


def calls(step):
    """The calls of the program within a line of shell, as words."""
    lexer = shlex.shlex(step, posix=True, punctuation_chars=True)
    lexer.whitespace_split = True
    found = None
    try:
        words = list(lexer)
    except ValueError:
        return
    for word in words:
        if set(word) <= set("();<>|&") and word:
            if found:
                yield found
            found = None
        elif found is not None:
            found.append(word)
        elif word == "daybook":
            found = []
    if found:
        yield found
