"""Runs the command: what a check needs of it, in as few processes as possible."""

import concurrent.futures
import hashlib
import json
import os
import subprocess
import tempfile
import threading

from comparing import RANKS
from messages import leaves, without

NOW = "2026-11-21T12:00:00Z"


class Command:
    """The command under test, with a folder for the files that its options name.

    `plant` is the fault that it seems to have. With `memory`, what was asked before is answered from there.
    """

    def __init__(self, binary, memory=None):
        self.binary, self.plant, self.memory = binary, None, memory
        self.folder = tempfile.TemporaryDirectory()
        self.lock = threading.Lock()
        self.pool = concurrent.futures.ThreadPoolExecutor(max(2, os.cpu_count() or 2))

    def file(self, lines):
        """The path of a file that holds some JSON values, one a line."""
        text = "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)
        path = os.path.join(self.folder.name, hashlib.sha256(text.encode()).hexdigest()[:16])
        with self.lock:
            if not os.path.exists(path):
                with open(path, "w") as file:
                    file.write(text)
        return path

    def run(self, arguments, lines):
        """The records that some lines become."""
        text = "".join(line + "\n" for line in lines)
        answer = self.memory.get((*arguments, text)) if self.memory is not None else None
        if answer is None:
            answer = self.answer(arguments, text)
            if self.memory is not None:
                self.memory[(*arguments, text)] = answer
        return [json.loads(line) for line in answer.splitlines()]

    def answer(self, arguments, text):
        """What the command prints."""
        done = subprocess.run([self.binary] + arguments, input=text.encode(), capture_output=True)
        if done.returncode not in (0, 1):
            raise CommandFailure(f"{' '.join(arguments)} ended with {done.returncode}: {done.stderr.decode().strip()}")
        return done.stdout.decode()

    def translate(self, profiles, lines, people=None, groups=None, extra=(), style="neutral"):
        """The records of `translate` in a payload style."""
        arguments = ["translate", "--now", NOW, "--payload-style", style, "--progress", "never", *extra]
        for profile in profiles:
            arguments += ["--profile", self.file([profile])]
        for option, content in (("--recipients", people), ("--groups", groups)):
            arguments += [option, self.file(content)] if content is not None else []
        records = self.run(arguments, lines)
        return [planted_push(record) for record in records] if self.plant == "everybody" else records

    def convert(self, source, target, profiles, lines, shape=None, extra=()):
        """The records of `convert`."""
        arguments = ["convert", "--to", target, "--from", source, "--now", NOW, "--progress", "never"]
        arguments += ["--to-shape", shape] if shape else []
        arguments += [option for option in extra if self.plant != "shown" or option != "--keep-hidden"]
        for profile in profiles:
            arguments += ["--profile", self.file([profile])]
        return [self.planted(record) for record in self.run(arguments, lines)]

    def planted(self, record):
        """A record with the fault that a test asked for."""
        if self.plant == "silence":
            record["diagnostics"] = []
        if self.plant == "endless" and record.get("message") is None:
            record["message"] = {}
        if self.plant == "forgetful" and record.get("message"):
            record["message"] = shortened(record["message"])
        if self.plant == "repeating" and record.get("message"):
            record["message"].update({key: 7 for key in ("MsgRandom", "Random") if key in record["message"]})
        if self.plant in RANKS and record.get("message") is not None:
            record["fidelity"] = self.plant
        return record

    def each(self, function, arguments):
        """What a function gives for each of some tuples, worked out side by side."""
        return list(self.pool.map(lambda some: function(*some), arguments))


class CommandFailure(Exception):
    """The command refused what it was asked, or broke down."""


def planted_push(record):
    """The record, as a push to somebody else."""
    if "payload" in record:
        record["recipient"] = "mallory"
    return record


def shortened(message):
    """A message without the first address of a file that it has."""
    path = next((path for path, value in leaves(message) if str(value).startswith("https://files.")), None)
    return message if path is None else without(message, path)
