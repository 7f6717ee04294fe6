"""Nobody sees more than before (readings C2 and C12): what one vendor hides from people who hide details stays hidden.

Every word that must stay hidden in hidden/easemob.jsonl, nim.jsonl and rongcloud.jsonl begins with "secret". Each line
is converted with each profile of hidden/targets.jsonl for another vendor, with and without --keep-hidden, and what
comes out is read as people do who hide details, and as others do.
"""

import json
import os
import re

from comparing import words_in
from messages import is_within, leaves, message
from sides import Side
from situations import FREE, GROUPS, PEOPLE, PEOPLE_IN, bringing
from vendors import family
from verdicts import label_of

SECRET = re.compile(r"secret\w*")


class Hiding:
    def __init__(self, command):
        self.command = command
        self.checks = 0
        self.faults = []

    def judge(self, folder):
        with open(os.path.join(folder, "targets.jsonl")) as file:
            targets = [Side(json.loads(line)) for line in file]
        for name in ("easemob", "nim", "rongcloud"):
            source = Source(self.command, name, folder)
            aims = [target for target in targets if family(target.name) != name]
            for faults in self.command.each(source.judge, [(target,) for target in aims]):
                self.checks += 2 * len(source.lines)
                self.faults += faults


class Source:
    """A vendor's messages with words that people who hide details do not read."""

    def __init__(self, command, name, folder):
        self.command, self.name = command, name
        self.side = Side({"vendor": name, "senders": {"u1": {"nickname": "Ada"}}})
        with open(os.path.join(folder, name + ".jsonl")) as file:
            self.lines = file.read().splitlines()
        self.before = self.seen(self.side, self.lines)

    def seen(self, side, lines):
        """{(display, line, person): secret words on their screen}."""
        asked = [(display, number) for display, _ in FREE for number in range(1, len(lines) + 1)]
        brought = [bringing(lines[number - 1], PEOPLE_IN[display, "free"]) for display, number in asked]
        seen = {}
        for record in self.command.translate([side.profile], brought, groups=GROUPS):
            alert = record.get("payload", {}).get("aps", {}).get("alert", {})
            words = {word for text in words_in(alert) for word in SECRET.findall(text)}
            place = (*asked[record["line"] - 1], record.get("recipient", "").lower())
            seen.setdefault(place, set()).update(words)
        return seen

    def judge(self, target):
        """What is wrong with what the messages become for a target."""
        converted = [(keeps, record) for keeps in (True, False) for record in self.converted(target, keeps)]
        told = {(keeps, record["line"]): record["diagnostics"] for keeps, record in reversed(converted)}
        written = [(keeps, record) for keeps, record in converted if record.get("message") is not None]
        lines = [json.dumps(record, ensure_ascii=False) for _, record in written]
        after = {}
        for (display, line, person), words in self.seen(target.filled_from(self.side), lines).items():
            keeps, record = written[line - 1]
            after.setdefault((keeps, display, record["line"], person), set()).update(words)
        faults = []
        for keeps, number in told:
            option = " --keep-hidden" if keeps else ""
            place = f"hidden/{self.name}.jsonl:{number} to {label_of(target.profile)}{option}"
            faults += [f"{place}: {fault}" for fault in self.faults_of(number, told[keeps, number], after, keeps)]
        return faults

    def converted(self, target, keeps):
        profiles = [self.side.profile, target.profile]
        extra = ["--keep-hidden"] if keeps else []
        return self.command.convert(self.name, target.name, profiles, self.lines, extra=extra)

    def faults_of(self, number, told, after, keeps):
        shown, lost = set(), set()
        for person in PEOPLE:
            simple, summary = (after.get((keeps, display, number, person), set()) for display in ("simple", "summary"))
            shown |= simple - self.before.get(("simple", number, person), set())
            lost |= self.before.get(("summary", number, person), set()) - summary
        for word in sorted(shown):
            if keeps:
                yield f"people who hide details read \"{word}\""
            elif not self.is_told(word, number, told, {"approximated", "ambiguous", "dropped"}):
                yield f"people who hide details read \"{word}\", and no warning names it"
        for word in sorted(lost) if keeps else []:
            if not self.is_told(word, number, told, {"dropped"}):
                yield f"people who show details no longer read \"{word}\", and nothing says that it was left out"

    def is_told(self, word, number, told, kinds):
        """Whether a warning names the place of a word."""
        members = leaves(message(self.lines[number - 1]))
        places = [path for path, value in members if isinstance(value, str) and word in value]
        return any(one["severity"] != "info" and one["kind"] in kinds and is_within(place, one["path"])
                   for one in told for place in places)
