#!/usr/bin/env python3
"""Checks every verdict of `pushbridge convert` from outside.

Converts the messages of corpus/, translates each message and its conversion under every situation of a recipient through
the command line, compares the two by rules of its own, and holds the verdict against that. Shares no code with the
program: what it knows of wording stands below, taken from the vendors' documents.

usage: fidelity.py BINARY [--plant VERDICT]

Prints "N checks, M messages" and ends with 0, or prints what is wrong and ends with 1. --plant makes every conversion
claim VERDICT, which has to be noticed.
"""

import json
import os
import subprocess
import sys
import tempfile

HERE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "corpus")
RANKS = ["identical", "same-screen", "degraded"]
NOW = "2026-11-21T12:00:00Z"
SETTINGS = ["free", "quiet-hours", "conversation-quiet", "muted", "mode-mentions", "mode-none"]
DISPLAYS = ["simple", "summary"]
PEOPLE = ["u1", "u2", "u3", "u4", "anyone"]
# Who stands for the receiver that a bare extension does not name.
RECEIVER = "u2"

# The shapes in which each vendor's messages are sent; none leaves the choice to the program.
SHAPES = {
    "easemob": [None, "sdk", "rest", "rest-legacy", "ext"],
    "nim": [None, "sdk", "sdk-v2", "server-v1", "server-v2"],
}
# What people see who hide details: title and body, by vendor, generation and language.
HIDDEN = {
    ("easemob", "current", "zh"): ("您有一条新消息", "请点击查看"),
    ("easemob", "current", "en"): ("You have a new message", "Please click to view"),
    ("easemob", "2017", "zh"): (None, "您有一条新消息"),
    ("easemob", "2018", "zh"): (None, "您有一条新消息"),
    ("nim", "current", "zh"): (None, "你收到一条新消息"),
}
# What stands between a sender's name and the text.
SEPARATORS = ["：", ": ", ":"]
# What Apple shows, plays, counts or does; anything else in `aps` is the app's.
SHOWN = [
    "badge", "sound", "category", "thread-id", "interruption-level", "relevance-score", "mutable-content",
    "content-available", "target-content-id", "filter-criteria",
]


def run(arguments, lines):
    text = "".join(line + "\n" for line in lines)
    done = subprocess.run(arguments, input=text.encode(), stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    if done.returncode not in (0, 1):
        raise SystemExit(f"{' '.join(arguments)} ended with {done.returncode}: {done.stderr.decode()}")
    return [json.loads(line) for line in done.stdout.decode().splitlines()]


class Side:
    """One vendor with its profile."""

    def __init__(self, name, profile):
        self.name, self.profile = name, profile
        family = "nim" if name == "nim" else "easemob"
        language = profile.get("language", "en" if name == "agora" else "zh")
        self.hidden = HIDDEN[(family, profile.get("generation", "current"), language)]
        self.templates = {template["name"]: template for template in profile.get("templates", [])}

    def is_hidden(self, title, body):
        """Whether these words say only that there is a message."""
        if (title, body) == self.hidden:
            return True
        fixed = self.templates.get("default")
        return fixed is not None and "{" not in fixed["title"] + fixed["content"] and (title or "", body or "") == (
            fixed["title"], fixed["content"])

    def filled_from(self, other):
        """The side with what its profile lacks taken from the other's (reading C3)."""
        profile = dict(self.profile)
        for key in ("topic", "timeToLive", "senders", "badgeCap", "language"):
            if key in other.profile and not profile.get(key) and not (key == "language" and self.name == "nim"):
                profile[key] = other.profile[key]
        return Side(self.name, profile)


def recipient(identifier, display, setting):
    """Someone in a situation of reading C5, for whatever conversation."""
    person = {"id": identifier, "display": display, "unread": 3}
    person["devices"] = [{"token": "aa", "kind": "alert"}, {"token": "bb", "kind": "voip"}]
    places = [("direct", "u1"), ("direct", "u9"), ("direct", "admin"), ("group", "g1"), ("group", "g2")]
    if setting == "quiet-hours":
        person["quiet"] = {"daily": {"start": "01:00", "end": "01:00"}}
    elif setting == "conversation-quiet":
        person["conversations"] = [
            {"kind": kind, "id": place, "quietUntil": "2030-01-01T00:00:00Z"} for kind, place in places]
    elif setting == "muted":
        person["conversations"] = [{"kind": kind, "id": place, "muted": True} for kind, place in places]
    elif setting == "mode-mentions":
        person["mode"] = "mentions"
    elif setting == "mode-none":
        person["mode"] = "none"
    return person


def translate(binary, side, lines, display, setting, folder, sources=None):
    """What each line becomes for each person: {line: {(person, occurrence): record}}."""
    people, profile = os.path.join(folder, "people"), os.path.join(folder, side.name + ".json")
    with open(people, "w") as file:
        file.writelines(json.dumps(recipient(person, display, setting)) + "\n" for person in PEOPLE)
    with open(profile, "w") as file:
        json.dump(side.profile, file, ensure_ascii=False)
    arguments = [binary, "translate", "--profile", profile, "--recipients", people, "--members-from", "recipients",
                 "--now", NOW]
    records = run(arguments + ["--payload-style", "neutral", "--progress", "never"], lines)
    outcomes = {}
    for record in records:
        if "error" in record:
            raise SystemExit(f"translate rejects line {record['line']} of {side.name}: {record}")
        line = sources[record["line"] - 1] if sources else record["line"]
        seen = outcomes.setdefault(line, {})
        group = record.get("payload", {}).get("push", {}).get("group")
        seen.setdefault((record["recipient"], group if record.get("payload") else None), record)
    return outcomes


def per_person(outcomes):
    """{person: records that make a push}, a person without one having none."""
    people = {}
    for (person, _), record in outcomes.items():
        pushes = people.setdefault(person, [])
        if "payload" in record:
            pushes.append(record)
    return people


def addressed(record):
    """A conversion's record with one receiver, where it became one of a bare extension, which names nobody."""
    if not record["source"].endswith("/ext"):
        return record
    key, value = {
        "sdk": ("session", {"sessionId": RECEIVER, "sessionType": 0}), "sdk-v2": ("receiverId", RECEIVER),
        "server-v1": ("to", RECEIVER), "server-v2": ("receiver_id", RECEIVER),
    }[record["target"].split("/")[1]]
    return dict(record, message=dict(record["message"], **{key: value}))


def differences(before, after, display, source, target, written):
    """(path, rank) of each point in which two pushes differ (readings C4 and C6)."""
    points = []
    for name in sorted(set(before["headers"]) | set(after["headers"])):
        if before["headers"].get(name) != after["headers"].get(name):
            points.append((f"/headers/{name}", 2))
    if before.get("token") != after.get("token") and not points:
        points.append(("/token", 2))
    left, right = dict(before["payload"]["aps"]), dict(after["payload"]["aps"])
    points += alert_differences(left.pop("alert", {}), right.pop("alert", {}), display, source, target, written)
    for name in SHOWN:
        if left.pop(name, None) != right.pop(name, None) if name in left or name in right else False:
            points.append((f"/payload/aps/{name}", 2))
    if left != right:
        points.append(("/payload/aps", 1))
    if before["payload"]["push"].get("data", {}) != after["payload"]["push"].get("data", {}):
        points.append(("/payload", 1))
    return points


def alert_differences(left, right, display, source, target, written):
    if left == right:
        return []
    is_string = isinstance(left, str) != isinstance(right, str)
    left = {"body": left} if isinstance(left, str) else left
    right = {"body": right} if isinstance(right, str) else right
    words = ("title", "body")
    plain = set(left) <= set(words) and set(right) <= set(words)
    if display == "simple" and plain:
        if source.is_hidden(left.get("title"), left.get("body")) and target.is_hidden(
                right.get("title"), right.get("body")):
            return []
    points = []
    for name in sorted(set(left) | set(right)):
        a, b = left.get(name), right.get(name)
        if a == b or name == "title" and is_built_in_title(a, b, source, target):
            continue
        if name == "body" and same_but_separator(a, b, written):
            continue
        points.append((f"/payload/aps/alert/{name}", 2))
    return points or ([("/payload/aps/alert", 1)] if is_string else [])


def is_built_in_title(before, after, source, target):
    """Whether each title is the one its vendor writes unasked, or none."""
    return before in (None, source.hidden[0]) and after in (None, target.hidden[0])


def same_but_separator(before, after, written):
    """Whether both bodies are a name and the same text, put together by each server in its own way."""
    if before is None or after is None or before in written[0] or after in written[1]:
        return False
    return bool(splits(before) & splits(after))


def splits(body):
    pairs = set()
    for separator in SEPARATORS:
        name, found, text = body.partition(separator)
        if found:
            pairs.add((name, text))
    return pairs


def strings(value):
    """Every string in a message, in JSON within strings too."""
    if isinstance(value, dict):
        return set().union(*map(strings, value.values())) if value else set()
    if isinstance(value, list):
        return set().union(*map(strings, value)) if value else set()
    if not isinstance(value, str):
        return set()
    try:
        inner = json.loads(value)
    except ValueError:
        return {value}
    return {value} | (strings(inner) if isinstance(inner, (dict, list)) else set())


class Check:
    """The verdicts of one file of messages."""

    def __init__(self, binary, plant):
        self.binary, self.plant = binary, plant
        self.checks = self.messages = 0
        self.verdicts = dict.fromkeys(RANKS, 0)
        self.faults = []

    def convert(self, source, target, shape, lines, folder):
        files = []
        for side in (source, target):
            path = os.path.join(folder, "convert-" + side.name + ".json")
            with open(path, "w") as file:
                json.dump(side.profile, file, ensure_ascii=False)
            files += ["--profile", path]
        arguments = [self.binary, "convert", "--to", target.name, "--from", source.name, "--now", NOW]
        arguments += ["--to-shape", shape] if shape else []
        records = run(arguments + files + ["--progress", "never"], lines)
        for record in records:
            if self.plant and record.get("message") is not None:
                record["fidelity"] = self.plant
        return records

    def corpus(self, name, source, target, shape):
        with open(os.path.join(HERE, name, source.name + ".jsonl")) as file:
            lines = file.read().splitlines()
        with tempfile.TemporaryDirectory() as folder:
            records = self.convert(source, target, shape, lines, folder)
            points = self.compared(source, target.filled_from(source), lines, records, folder)
        for number, line in enumerate(lines, 1):
            parts = [record for record in records if record["line"] == number]
            self.judge(f"{name}/{source.name}.jsonl:{number} to {parts[0]['target']}", parts, points[number])

    def compared(self, source, target, lines, records, folder):
        """The points of each line, over every situation."""
        points = {number: {} for number in range(1, len(lines) + 1)}
        written = [record for record in records if record.get("message") is not None]
        numbers = [record["line"] for record in written]
        bare = {record["line"] for record in written if record["source"].endswith("/ext")}
        texts = {}
        for number in points:
            after = [record["message"] for record in written if record["line"] == number]
            texts[number] = (strings(json.loads(lines[number - 1])), strings(after))
        for display in DISPLAYS:
            for setting in SETTINGS:
                left = translate(self.binary, source, lines, display, setting, folder)
                right = translate(
                    self.binary, target,
                    [json.dumps(addressed(record), ensure_ascii=False) for record in written],
                    display, setting, folder, numbers)
                for number in set(numbers):
                    if number in bare:
                        left[number] = {key: left[number][key] for key in left[number] if key[0] == RECEIVER}
                    here = self.pushes(left[number], right[number], display, source, target, texts[number])
                    for path, rank in here:
                        points[number].setdefault(path, (rank, f"{display}/{setting}"))
        return points

    def pushes(self, left, right, display, source, target, written):
        before, after = per_person(left), per_person(right)
        for person in sorted(set(before) | set(after)):
            ours, theirs = before.get(person, []), after.get(person, [])
            self.checks += 1
            if len(ours) != len(theirs):
                yield "/suppressed", 2
                continue
            for one, other in zip(ours, theirs):
                yield from differences(one, other, display, source, target, written)

    def judge(self, place, parts, points):
        self.messages += 1
        verdict, told = parts[0]["fidelity"], parts[0]["diagnostics"]
        self.verdicts[verdict] += 1
        lost = {finding["kind"] for finding in told}
        if parts[0].get("message") is None:
            if verdict != "degraded" or "dropped" not in lost:
                self.faults.append(f"{place}: nothing was written, and the verdict is {verdict}")
            return
        rank = max([rank for rank, _ in points.values()], default=0)
        claimed = RANKS.index(verdict)
        cap = 2 if "dropped" in lost else 1 if "approximated" in lost else 0
        if claimed < rank:
            self.faults.append(f"{place}: {verdict} is claimed, and these differ: {points}")
        elif claimed > max(rank, cap):
            self.faults.append(f"{place}: {verdict} is claimed, and nothing says why; these differ: {points}")
        named = {difference["path"] for difference in parts[0]["differences"]}
        missing = sorted(set(points) - named)
        if missing:
            self.faults.append(f"{place}: differences lacks {missing}; it has {sorted(named)}")
        surplus = sorted(named - set(points))
        if surplus:
            self.faults.append(f"{place}: differences has {surplus}, which nobody sees; there are {points}")


def profile_of(folder, name):
    path = os.path.join(HERE, folder, name + ".json")
    if not os.path.exists(path):
        return {"vendor": name}
    with open(path) as file:
        return json.load(file)


def main():
    if len(sys.argv) not in (2, 4):
        raise SystemExit(__doc__)
    check = Check(sys.argv[1], sys.argv[3] if len(sys.argv) == 4 else None)
    for folder in sorted(os.listdir(HERE)):
        for file in sorted(os.listdir(os.path.join(HERE, folder))):
            name, extension = os.path.splitext(file)
            if extension != ".jsonl":
                continue
            others = [other for other in ("easemob", "agora", "nim") if (other == "nim") != (name == "nim")]
            exists = [other for other in others if os.path.exists(os.path.join(HERE, folder, other + ".jsonl"))]
            source, target = Side(name, profile_of(folder, name)), exists[0]
            for shape in SHAPES[target] if folder == "plain" else [None]:
                check.corpus(folder, source, Side(target, profile_of(folder, target)), shape)
    for fault in check.faults:
        print(fault)
    if check.faults:
        raise SystemExit(1)
    counts = ", ".join(f"{count} {verdict}" for verdict, count in check.verdicts.items())
    print(f"{check.checks} checks, {check.messages} messages: {counts}")


if __name__ == "__main__":
    main()
