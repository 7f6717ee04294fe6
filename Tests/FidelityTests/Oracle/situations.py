"""The situations of reading C5: who gets a message, how they set their phone, and what they are shown."""

import json

SETTINGS = ["free", "quiet-hours", "conversation-quiet", "muted", "mode-mentions", "mode-none"]
DISPLAYS = ["simple", "summary"]
# Whoever sends messages of the corpus.
SENDERS = ["u1", "U1", "u2", "u3", "u4", "u9", "admin"]
PEOPLE = ["u1", "u2", "u3", "u4", "anyone"]
GROUPS = [{"id": group, "members": PEOPLE} for group in ("g1", "g2")]
# Where the vendors' servers know names of senders and groups that no profile has.
NAMED = [(display, "named") for display in DISPLAYS]
EVERY = [(display, setting) for display in DISPLAYS for setting in SETTINGS] + NAMED
# What the icon of everybody shows before a message.
UNREAD = 3
# For messages that only differ in words.
FREE = [(display, "free") for display in DISPLAYS] + NAMED
# What only some vendors can tell apart (reading C15).
MORE = [("summary", setting) for setting in (
    "quiet-for-others", "all-muted", "not-received", "mode-mentions-of-me", "mode-mentions-of-all", "language")]
# One of each kind, for what is asked of many messages.
FEW = FREE + [("summary", setting) for setting in ("quiet-hours", "muted", "mode-mentions")]


def recipient(identifier, display, setting):
    """Someone in a situation, for whatever conversation."""
    person = {"id": identifier, "display": display, "unread": UNREAD}
    person["devices"] = [{"token": "aa", "kind": "alert"}, {"token": "bb", "kind": "voip"}]
    places = [("direct", "u1"), ("direct", "u9"), ("direct", "admin"), ("group", "g1"), ("group", "g2")]
    if setting == "named":
        person["remarks"] = dict.fromkeys(SENDERS, "Plugh")
    elif setting == "quiet-hours":
        person["quiet"] = {"daily": {"start": "01:00", "end": "01:00"}, "timeZone": "+00:00"}
    elif setting == "conversation-quiet":
        person["conversations"] = [
            {"kind": kind, "id": place, "quietUntil": "2030-01-01T00:00:00Z"} for kind, place in places]
    elif setting == "muted":
        person["conversations"] = [{"kind": kind, "id": place, "muted": True} for kind, place in places]
    elif setting == "quiet-for-others":
        person["quiet"] = {"daily": {"start": "01:00", "end": "01:00", "mode": "mentions"}, "timeZone": "+00:00"}
    elif setting == "all-muted":
        person["conversations"] = [{"kind": kind, "id": "*", "muted": True} for kind in ("direct", "group")]
    elif setting == "not-received":
        person["conversations"] = [{"kind": kind, "id": place, "received": False} for kind, place in places]
    elif setting == "language":
        person["language"] = "en"
    elif setting.startswith("mode-mentions"):
        person["mode"] = setting.removeprefix("mode-")
    elif setting == "mode-none":
        person["mode"] = "none"
    return person


PEOPLE_IN = {
    situation: json.dumps([recipient(person, *situation) for person in PEOPLE]) for situation in EVERY + MORE}
# How many lines one process gets.
MOST = 2000


def bringing(line, people):
    """A line that brings its people; a form is a string in it."""
    message = line if line.startswith("{") else json.dumps(line)
    return f'{{"message":{message},"recipients":{people}}}'


def unwrapped(record):
    """A record of such a line, with the places that it has without people."""
    for diagnostic in record.get("diagnostics", []):
        diagnostic["path"] = diagnostic["path"].removeprefix("/message")
    return record


class Screens:
    """What lines become for each person in some situations, worked out once for all who ask."""

    def __init__(self, command):
        self.command = command
        self.wanted, self.seen = {}, {}

    def want(self, side, line, situations):
        """Notes that somebody will ask for a line under a vendor's profile."""
        key = self.command.file([side.profile])
        lines = self.wanted.setdefault(key, (side, {}))[1]
        missing = [situation for situation in situations if (key, line, situation) not in self.seen]
        if missing:
            lines.setdefault(line, set()).update(missing)
        return key, line

    def work(self):
        """Translates what was wanted: one process for each profile, to which each line brings its people."""
        runs = []
        for key, (side, lines) in self.wanted.items():
            asked = [(line, situation) for line, situations in lines.items() for situation in EVERY + MORE
                     if situation in situations]
            runs += [(key, side, asked[start:start + MOST]) for start in range(0, len(asked), MOST)]
        for found in self.command.each(self.translate, runs):
            self.seen.update(found)
        self.wanted = {}

    def translate(self, key, side, asked):
        found = {(key, line, situation): [] for line, situation in asked}
        for profile, is_named in ((side.profile, False), (side.naming(), True)):
            here = [one for one in asked if (one[1] in NAMED) == is_named]
            lines = [bringing(line, PEOPLE_IN[situation]) for line, situation in here]
            for record in self.command.translate([profile], lines, groups=GROUPS) if lines else []:
                found[(key, *here[record["line"] - 1])].append(unwrapped(record))
        return found

    def records(self, place, situation):
        """The records of what `want` noted."""
        return self.seen[(*place, situation)]

    def pushes(self, place, situation):
        """{person: records that make a push}, a person without one having none."""
        people = {}
        for record in self.records(place, situation):
            pushes = people.setdefault(record.get("recipient", "").lower(), [])
            if "payload" in record:
                pushes.append(record)
        return people
