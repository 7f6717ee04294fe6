"""Holds the records of `translate` against a server of RongCloud's that was written from the documents alone.

The messages are those of corpus/ and some at random, of every shape that can be pushed; they are pushed to the people
of every situation, as the preset and as other profiles have it.
"""

import json
import os

from command import NOW
from making import made
from rongcloud import Message
from server import Server, moment
from situations import EVERY, GROUPS, MORE, PEOPLE, recipient

NAMED = {"senders": {"u1": {"nickname": "Ada"}}, "groups": {"g1": {"name": "Team"}}, "badgeCap": 99, "templates": [
    {"name": "t1", "title": "Offer", "content": "Look here"}, {"name": "t2", "title": "", "content": "Only words"}]}
POLICIES = {"mentionTextFor": "mentioned", "defaultBadge": "one", "mutableContent": "only-when-set"}
PROFILES = [
    {}, NAMED, {**NAMED, "policies": POLICIES},
    {"policies": {"defaultBadge": "none", "defaultSound": "bell.caf", "quietZone": "UTC"}, "display": "simple"},
]
MADE = 300


class Resolved:
    def __init__(self, command):
        self.command = command
        self.checks = 0
        self.faults = []

    def judge(self, corpus):
        lines = [line for line in written(corpus) if Message.is_readable(line)] + list(made(MADE))
        jobs = [(profile, situation, lines[start::len(PROFILES)] if situation[1] != "free" else lines)
                for start, profile in enumerate(PROFILES) for situation in EVERY + MORE]
        for checks, faults in self.command.each(self.judge_some, jobs):
            self.checks += checks
            self.faults += faults

    def judge_some(self, profile, situation, lines):
        people = [{**recipient(person, *situation), "remarks": {"u9": "Nine"}} for person in PEOPLE]
        profile = {"vendor": "rongcloud", **profile}
        records = self.command.translate([profile], lines, people, GROUPS, ["--from", "rongcloud"], style="vendor")
        server, together = Server(profile, people, GROUPS, moment(NOW)), {}
        for record in records:
            together.setdefault(record["line"], []).append(record)
        faults = []
        for number, line in enumerate(lines, 1):
            found, expected = [seen(one) for one in together.get(number, [])], list(server.records(line))
            if found != expected:
                place = f"resolved, {'/'.join(situation)} {json.dumps(profile, ensure_ascii=False)}"
                faults.append(f"{place}: {line} gives {first_difference(found, expected)}")
        return len(lines), faults


def seen(record):
    """A record as the documents' server says it."""
    if "error" in record:
        return record["error"]["code"]
    if "suppressed" in record:
        return record["recipient"], record["suppressed"]
    headers = record["headers"]
    push = {"collapse": headers.get("apns-collapse-id"), **record["payload"]}
    return record["recipient"], push, (record.get("token"), headers["apns-push-type"] == "voip")


def first_difference(found, expected):
    for one, other in zip(found, expected):
        if one != other:
            return f"{json.dumps(one, ensure_ascii=False)}, not {json.dumps(other, ensure_ascii=False)}"
    return f"{len(found)} records, not {len(expected)}"


def written(corpus):
    for folder in sorted(os.listdir(corpus)):
        path = os.path.join(corpus, folder, "rongcloud.jsonl")
        if os.path.exists(path):
            with open(path) as file:
                yield from file.read().splitlines()
