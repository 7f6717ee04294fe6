"""Holds what the command makes of single messages against what the readings and the vendors' documents say of them.

Each line of expected/ has the `rule` that it is about, a `message`, and what to `expect`: for each person who gets a
push the alert, and for nobody else anything; null for an alert is a push without one. Beside them may stand

- `profiles`, `vendor` (--from; of a conversion else NIM, and toward NIM the vendor of the first profile), `shape`,
  `groups`, `members` (--members-from), and the `display` (else summary) and the `mode` of everybody in the recipients
  file; `alone`: without that file;
- `rejected`: the code of the error with which it may be refused, too, instead of reaching nobody;
- `suppressed`: how many records have each reason; `told`: [kind, path] of diagnostics that there must be, of any kind
  for `*`;
- `to`: what is expected is that of a conversion to that vendor, null for one without a message; `fidelity`: its
  verdict; `silent`: words that it must not hold.
"""

import json
import os

from command import CommandFailure
from comparing import alert_object
from messages import strings

FOLK = ["alice", "bob", "carol", "dave"]
GROUPS = [{"id": "tea", "members": ["alice", "bob", "carol"]}]


class Case:
    def __init__(self, place, case):
        self.place, self.rule = place, case["rule"]
        self.line = json.dumps(case["message"], ensure_ascii=False)
        self.case = case

    def get(self, key, default=None):
        return self.case.get(key, default)

    @property
    def setting(self):
        """What must be equal for cases that share a process."""
        keys = ("profiles", "vendor", "shape", "groups", "members", "display", "mode", "alone", "to")
        return json.dumps([self.get(key) for key in keys])


class Expectations:
    def __init__(self, command):
        self.command = command
        self.checks = 0
        self.faults = []

    def judge(self, folder):
        together = {}
        for case in cases(folder):
            together.setdefault(case.setting, []).append(case)
        for found, faults in self.command.each(self.judge_some, [(some,) for some in together.values()]):
            self.checks += found
            self.faults += faults

    def judge_some(self, some):
        faults = []
        try:
            records = self.records(some)
        except CommandFailure as failure:
            return 0, [f"{case.place} ({case.rule}): {failure}" for case in some]
        for number, case in enumerate(some, 1):
            own = [record for record in records if record["line"] == number]
            judge = judge_conversion if case.get("to") else judge_translation
            told = own[0].get("diagnostics", []) if own else []
            missing = [f"nothing tells that {path} is {kind}" for kind, path in case.get("told", [])
                       if not any(kind in ("*", one["kind"]) and one["path"].startswith(path) for one in told)]
            faults += [f"{case.place} ({case.rule}): {fault}" for fault in [*judge(case, own), *missing]]
        return len(some), faults

    def records(self, some):
        case, lines = some[0], [one.line for one in some]
        profiles = case.get("profiles", [])
        if case.get("to"):
            usual = "nim" if case.get("to") != "nim" else profiles[0]["vendor"] if profiles else "easemob"
            source = case.get("vendor", usual)
            return self.command.convert(source, case.get("to"), profiles, lines)
        extra = ["--members-from", case.get("members")] if case.get("members") else []
        extra += ["--from", case.get("vendor")] if case.get("vendor") else []
        extra += ["--shape", case.get("shape")] if case.get("shape") else []
        if case.get("alone"):
            return self.command.translate(profiles, lines, extra=extra)
        setting = {"display": case.get("display", "summary"), "mode": case.get("mode", "all")}
        people = [{"id": person, **setting} for person in FOLK]
        groups = case.get("groups", GROUPS)
        return self.command.translate(profiles, lines, people, groups or None, extra)


def cases(folder):
    for name in sorted(os.listdir(folder)):
        with open(os.path.join(folder, name)) as file:
            for number, line in enumerate(file, 1):
                yield Case(f"expected/{name}:{number}", json.loads(line))


def judge_translation(case, records):
    """What is wrong with the records of one message."""
    pushes, reasons = {}, {}
    for record in records:
        if "error" in record:
            if record["error"]["code"] != case.get("rejected"):
                yield f"it is rejected: {record['error']}"
        elif "suppressed" in record:
            reasons[record["suppressed"]] = reasons.get(record["suppressed"], 0) + 1
        else:
            pushes.setdefault(person_of(record), []).append(record["payload"]["aps"].get("alert"))
    expected = case.get("expect")
    for person in sorted(set(pushes) | set(expected)):
        if person not in expected:
            yield f"{person} gets a push, and should not: {pushes[person]}"
        elif person not in pushes:
            yield f"{person} gets no push, and should"
        elif len(pushes[person]) > 1:
            yield f"{person} gets {len(pushes[person])} pushes"
        elif not is_same(pushes[person][0], expected[person]):
            yield f"{person} is shown {pushes[person][0]}, not {expected[person]}"
    for reason, count in case.get("suppressed", {}).items():
        if reasons.get(reason, 0) != count:
            yield f"{count} records should say {reason}; these are suppressed: {reasons}"


def person_of(record):
    """Who gets the push; whether names that differ in case are one person is the vendor's rule (reading G25)."""
    name = record["recipient"]
    return name if record["source"].split("/")[0] in ("tencent", "rongcloud") else name.lower()


def is_same(found, expected):
    """Whether an alert is the expected one; one string stands for the whole alert."""
    if isinstance(expected, str) or found is None or expected is None:
        return found == expected
    return alert_object(found) == expected


def judge_conversion(case, records):
    """What is wrong with what one message became."""
    written = [record["message"] for record in records if record.get("message") is not None]
    if case.get("expect") is None:
        if written:
            yield f"{case.get('to')} has no such message, and this was written: {written}"
        elif not any(one["severity"] == "error" and one["kind"] == "dropped" for one in records[0]["diagnostics"]):
            yield "nothing was written, and no error says so"
        return
    if not written:
        yield "nothing was written"
    if case.get("fidelity", records[0]["fidelity"]) != records[0]["fidelity"]:
        yield f"{records[0]['fidelity']} is claimed, not {case.get('fidelity')}; {records[0]['differences']}"
    words = strings(written) | {part for text in strings(written) for part in text.split("|")}
    for word in case.get("silent", []):
        if word in words:
            yield f"\"{word}\" stands in what was written: {written}"
