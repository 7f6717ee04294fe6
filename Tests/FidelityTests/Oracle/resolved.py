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
from situations import EVERY, GROUPS, MORE, PEOPLE, bringing, recipient

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
        asked = [(start, [(situation, line) for situation in EVERY + MORE
                          for line in (lines[start::len(PROFILES)] if situation[1] != "free" else lines)])
                 for start in range(len(PROFILES))]
        for checks, faults in self.command.each(self.judge_some, asked):
            self.checks += checks
            self.faults += faults

    def judge_some(self, start, asked):
        """Checks lines under one of the profiles, in one process."""
        profile = {"vendor": "rongcloud", **PROFILES[start]}
        people = {situation: [{**recipient(person, *situation), "remarks": {"u9": "Nine"}} for person in PEOPLE]
                  for situation in EVERY + MORE}
        spelled = {situation: json.dumps(some) for situation, some in people.items()}
        lines = [bringing(line, spelled[situation]) for situation, line in asked]
        together = {}
        for record in self.command.translate([profile], lines, None, GROUPS, ["--from", "rongcloud"], "vendor"):
            together.setdefault(record["line"], []).append(record)
        servers = {situation: Server(profile, some, GROUPS, moment(NOW)) for situation, some in people.items()}
        faults = []
        for number, (situation, line) in enumerate(asked, 1):
            found = [seen(one) for one in together.get(number, [])]
            expected = list(servers[situation].records(line))
            if found != expected:
                place = f"resolved, {'/'.join(situation)} {json.dumps(profile, ensure_ascii=False)}"
                faults.append(f"{place}: {line} gives {first_difference(found, expected)}")
        return len(asked), faults


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
