"""Holds conversions of bodies against the vendors' documents (readings C9, C17, C18 and C25).

What a message consists of has to be in what was written, wherever both vendors have keys for it; all else has to be
told, and makes the verdict. Messages are made at random; what their bodies say after a conversion is read with keys
that were taken from the documents.
"""

import json
import re

from bodykeys import DESCRIPTIONS, FILES, FORMATS, REQUIRED, SHAPES, taken
from bodymaking import OF_VENDOR, made
from comparing import DEGRADED, RANKS, SAME_SCREEN, UNSEEN
from envelopes import said
from messages import at

# What is told of bodies, and how bad the verdict is at least.
TOLD = {"content-left-out": DEGRADED, "kind-became-custom": DEGRADED, "description-left-out": SAME_SCREEN,
        "content-became-data": SAME_SCREEN, "content-became-text": SAME_SCREEN, "upload-needed": 0,
        "content-missing": 0, "tip-became-notice": 0, "notice-became-tip": 0}
LEFT_OUT = {"content-left-out", "description-left-out"}
# What the written call needs where it is told (reading C18).
NEEDS = {"upload-needed": "upload", "content-missing": "content"}
PLACE = "/message/content"
# What apps configure that hide nothing from anybody, so that most pushes stay as they are.
PROFILES = {
    "easemob": {"templates": [{"name": "default", "title": "{$fromNickname}", "content": "{$msg}"}]}, "tencent": {},
    "nim": {"policies": {"simpleHidesText": False, "ignoresDisplay": True}},
    "rongcloud": {"policies": {"simpleHidesText": False}},
}
# A name of an app's own type that RongCloud takes.
TYPE_NAME = re.compile(r"(?!RC:)[A-Za-z0-9:_-]{1,32}")
NOTHING = (None, "", {}, [])


class Bodies:
    def __init__(self, command, count):
        self.command, self.count = command, count
        self.checks = self.exact = 0
        self.faults = []

    def judge(self):
        runs = [(source, target, shape) for source in OF_VENDOR for target in OF_VENDOR if source != target
                for shape in ([None, "server-v1"] if target == "nim" else [None])]
        for checks, exact, faults in self.command.each(self.judge_pair, runs):
            self.checks += checks
            self.exact += exact
            self.faults += faults
        if self.exact * 5 < self.checks:
            self.faults.append(f"bodies: the verdicts of only {self.exact} of {self.checks} messages follow from them")

    def judge_pair(self, source, target, shape):
        """Checks messages of one vendor's as messages of another's, in one process."""
        # Both shapes of NIM share the messages of a pair.
        count = self.count // 2 if target == "nim" else self.count
        messages = list(made(source, count, f"{target} {shape}"))
        lines = [json.dumps(call, ensure_ascii=False) for *_, call in messages]
        profiles = [{"vendor": vendor, **PROFILES[vendor]} for vendor in (source, target)]
        together = {}
        for record in self.command.convert(source, target, profiles, lines, shape):
            together.setdefault(record["line"], []).append(record)
        faults, exact = list(repeated_numbers(target, together)), 0
        for number, message in enumerate(messages, 1):
            case = Case(*message, together[number], target)
            found = list(case.faults())
            exact += case.is_exact
            faults += [f"bodies, {source} to {target}: {fault}; {lines[number - 1]}" for fault in found[:1]]
        return len(messages), exact, faults


def repeated_numbers(target, together):
    """Calls for Tencent without the number by which it knows one that comes again, or with that of another call."""
    known = {}
    for line, records in together.items() if target == "tencent" else ():
        for call in (record["message"] for record in records if record.get("message") is not None):
            number = call.get("Random" if "GroupId" in call else "MsgRandom")
            if not isinstance(number, int) or not 0 < number < 2 ** 32:
                yield f"bodies, to tencent: line {line} has the random number {number}"
            elif number in known:
                yield f"bodies, to tencent: lines {known[number]} and {line} have the same random number"
            known[number] = line


class Case:
    """One message, and what it became."""

    def __init__(self, shape, kind, body, has_words, call, records, target):
        self.shape, self.kind, self.body, self.has_words, self.call = shape, kind, body, has_words, call
        self.records, self.target = records, target
        self.told = records[0]["diagnostics"]
        self.codes = {one["code"] for one in self.told} & set(TOLD)
        # What has to be told.
        self.expected = set()
        self.lost, self.changed = set(), set()
        self.is_exact = False

    def faults(self):
        written = [record["message"] for record in self.records if record.get("message") is not None]
        # A grey bar without a counterpart may become the app's own data, or is not converted (reading C25).
        may_be_refused = self.kind == "notice" and self.target != "nim"
        if self.is_refused() or may_be_refused and not written:
            if written:
                yield f"{self.target} has no such message, and {written} was written"
            elif not any(one["severity"] == "error" and one["kind"] == "dropped" for one in self.told):
                yield "nothing was written, and no error says so"
            return
        if len(written) != 1:
            yield f"{len(written)} messages were written: {[one['code'] for one in self.told]}"
            return
        shape = self.records[0]["target"]
        try:
            kind, after, strange = said(shape, written[0])
        except (KeyError, TypeError, ValueError) as error:
            yield f"{written[0]} is no message of {shape}: {error!r}"
            return
        if strange:
            yield f"no document of {shape} has {strange} in {written[0]}"
        yield from self.content_faults(shape, kind, after)
        yield from self.telling_faults()
        yield from self.verdict_faults()

    def is_refused(self):
        """Whether the target has nothing that the message could become (reading C25)."""
        if self.kind == "custom-notification":
            return self.target == "easemob" and not self.has_words and not self.names_command()
        return self.kind == "command" and self.target == "tencent"

    def names_command(self):
        """Whether the data of a custom notification is a command of another vendor's."""
        return self.body["data"].get("kind") == "command"

    # What is written

    def content_faults(self, shape, kind, after):
        """What of the body is neither as it was nor where it has to be; notes what is lost."""
        source, before = self.kind, dict(self.body)
        if source == "custom-notification":
            before, source = self.notified(before)
        wanted, wrapped = self.becomes(source, kind)
        if kind != wanted:
            yield f"it became {kind}, not {wanted}: {after}"
            return
        if source == "command" and kind == "custom-notification" or wrapped:
            data, expected = after.get("data"), {"kind": source, **before}
            unknown = expected.pop("unknown", None)
            self.expected.add("content-became-data")
            if unknown is not None:
                self.lose({"unknown"})
            if not same(expected, data):
                yield f"the data is {data}, not {expected}"
            return
        if kind == "custom":
            yield from self.custom_faults(shape, before, after)
            return
        if kind == "custom-notification" or (source, kind) in (("tip", "notice"), ("notice", "tip")):
            if before != after:
                yield f"the content is {after}, not {before}"
            return
        yield from self.member_faults(shape, kind, before, after)

    def notified(self, before):
        """What a custom notification is at a vendor without them: a message; one without words a command, if it can."""
        if self.has_words or self.target == "tencent":
            return before, "custom"
        if not self.names_command():
            return {"parameters": before["data"]}, "command"
        return {key: value for key, value in before["data"].items() if key != "kind"}, "command"

    def becomes(self, source, kind):
        """The kind that the message has to be of, and whether its body has to be the data of a custom message."""
        has = set(SHAPES[self.records[0]["target"]])
        if source == "command" and self.target == "nim":
            return "custom-notification", True
        if source == "notice" and self.target == "nim":
            self.expected.add("notice-became-tip")
            return "tip", False
        if source == "tip" and self.target == "rongcloud" and kind == "notice" and not self.has_words:
            self.expected.add("tip-became-notice")
            return "notice", False
        if source in has:
            return source, False
        self.expected.add("kind-became-custom")
        return "custom", True

    def member_faults(self, shape, kind, before, after):
        for field, value in before.items():
            if field in after and same(value, after[field]):
                continue
            if field not in after:
                self.lose({field})
            elif field == "duration" and abs(value - after[field]) <= 500 and self.counts_seconds(shape, kind):
                self.changed |= {field} if (value + 500) // 1000 != (after[field] + 500) // 1000 else set()
            else:
                yield f"{field} is {after[field]}, not {value}"
            is_named = field != "format" or kind != "image" or not shape.startswith("tencent") or value in FORMATS
            if field not in after and field in taken(shape, kind) and is_named:
                yield f"{field} is left out, and {shape} has a key for it"
        added = sorted(set(after) - set(before))
        if added:
            yield f"{ {field: after[field] for field in added} } was added"
        if self.target == "easemob" and kind in FILES and "url" in before:
            self.expected.add("upload-needed")
        missing = set(REQUIRED[self.target].get(kind, "").split()) - set(after)
        if missing:
            self.expected.add("content-missing")
            if not self.names("content-missing", missing):
                yield f"the call lacks {sorted(missing)}, and no content-missing names all of them"

    def counts_seconds(self, shape, kind):
        return SHAPES[shape][kind][1].find("/1000") >= 0

    def custom_faults(self, shape, before, after):
        event, data = before.get("event"), before.get("data")
        if "unknown" in before:
            self.lose({"unknown"})
        has_key = self.target == "easemob" or self.target == "rongcloud" and event and TYPE_NAME.fullmatch(event)
        if self.target == "rongcloud" and not has_key:
            after = {"data": after["data"]}
        if event and not has_key:
            self.expected.add("content-became-data")
            if "event" not in after and isinstance(after.get("data"), dict):
                after = after["data"]
        if after.get("event") != event:
            yield f"the name of the type is {after.get('event')}, not {event}"
        there = after.get("data")
        if not isinstance(data, dict) and data is not None and isinstance(there, dict) and set(there) == {"data"}:
            self.expected.add("content-became-data")
            there = there["data"]
        is_text = self.target == "easemob"
        if not same(data, there, is_text):
            yield f"the data is {there}, not {data}"
        if is_text and (isinstance(data, list) or isinstance(data, dict) and any(
                not isinstance(value, str) for value in data.values())):
            self.expected.add("content-became-text")

    def lose(self, fields):
        self.lost |= fields
        for field in fields:
            self.expected.add("description-left-out" if self.is_description(field) else "content-left-out")

    def names(self, code, fields):
        """Whether what is told by a code names some fields."""
        return any(one["code"] == code and fields <= set(re.findall(r"\w+", one["message"])) for one in self.told)

    def is_description(self, field):
        """Whether the message shows the same without a part of its body."""
        return field in DESCRIPTIONS or field == "name" and self.kind in ("image", "audio", "video")

    # What is told

    def telling_faults(self):
        untold, surplus = self.expected - self.codes, self.codes - self.expected
        lost = f" of {sorted(self.lost)}" if self.lost else ""
        if untold:
            yield f"it loses or moves something{lost} and does not tell {sorted(untold)}; it tells {sorted(self.codes)}"
        if surplus:
            yield f"it tells {sorted(surplus)}, and nothing of the kind is so; it loses {sorted(self.lost)}"
        names = sorted(one["code"] for one in self.told if one["code"] in TOLD)
        # Of each loss of more than a description it is told by itself; of all else once.
        losses = [field for field in self.lost if not self.is_description(field)]
        if len(names) != len(self.codes - {"content-left-out"}) + len(losses):
            yield f"it tells {names}, and loses {sorted(self.lost)}"
        for field in self.lost:
            # What nobody knows is named as it is spelled.
            called = set(self.body["unknown"]) if field == "unknown" else {field}
            if not any(self.names(code, called) for code in LEFT_OUT):
                yield f"it loses {field}, which nothing names; it tells {[one['message'] for one in self.told]}"
        for one in self.told:
            if one["code"] in TOLD and at(self.call, one["path"]) is None:
                yield f"{one['code']} is told at {one['path']}, where there is nothing"
        severities = {one["code"]: one["severity"] for one in self.told}
        for code, severity in {"content-left-out": "error", "description-left-out": "info"}.items():
            if severities.get(code, severity) != severity:
                yield f"{code} is {severities[code]}"
        needs = {NEEDS[code] for code in self.expected & set(NEEDS)}
        found = set(self.records[0].get("needs", [])) & set(NEEDS.values())
        if found != needs:
            yield f"the call needs {sorted(needs)} before it can be sent, and the record has {sorted(found)}"
        named = {one["path"] for one in self.records[0]["differences"] if one["path"].startswith(PLACE)}
        expected = {f"{PLACE}/{field}" for field in self.lost | self.changed}
        if not expected <= named:
            yield f"differences lacks {sorted(expected - named)}; it has {sorted(named)}"
        is_moved = self.expected & {"content-became-data", "content-became-text", "kind-became-custom"}
        if not is_moved and named - expected:
            yield f"differences has {sorted(named - expected)}, and nothing of the kind differs"

    def verdict_faults(self):
        verdict = self.records[0]["fidelity"]
        rank = max([TOLD[code] for code in self.expected], default=0)
        if RANKS.index(verdict) < rank:
            yield f"{verdict} is claimed; it loses {sorted(self.lost)}, which has to tell {sorted(self.expected)}"
        others = [one for one in self.told if one["code"] not in TOLD and one["kind"] in (
            "dropped", "approximated", "ambiguous") and one["severity"] != "info"]
        pushes = {one["path"].rpartition("/")[2] for one in self.records[0]["differences"]
                  if not one["path"].startswith(PLACE)}
        rank = max(rank, SAME_SCREEN) if pushes else rank
        self.is_exact = not others and pushes <= set(UNSEEN)
        if self.is_exact and RANKS.index(verdict) > rank:
            yield f"{verdict} is claimed, and nothing says why; it tells {sorted(self.codes)}"


def same(one, other, is_text=False):
    """Whether two values are the same; where the target has texts only, a text may be the JSON of a value."""
    if one in NOTHING and other in NOTHING and not isinstance(one, bool) and not isinstance(other, bool):
        return True
    if is_text and isinstance(one, dict) and isinstance(other, dict):
        return set(one) == set(other) and all(same_text(one[name], other[name]) for name in one)
    if is_text and not isinstance(one, str):
        return same_text(one, other)
    if isinstance(one, bool) or isinstance(other, bool):
        return one is other
    if isinstance(one, dict) and isinstance(other, dict):
        return set(one) == set(other) and all(same(one[name], other[name]) for name in one)
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(map(same, one, other))
    return one == other


def same_text(value, text):
    """Whether a text is a value, or the JSON of a value that is none."""
    if isinstance(value, str):
        return value == text
    return isinstance(text, str) and same(value, json.loads(text))
