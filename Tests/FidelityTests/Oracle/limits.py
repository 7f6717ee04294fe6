"""Holds conversions against the vendors' limits (readings N11 and N14; REST-MSG): what is too long cannot be sent."""

import json

from messages import leaves, parsed

# Characters that NIM takes, counted as Unicode scalars.
TEXT, EXTENSION, RECALL_EXTENSION, PUSH_TEXT, PAYLOAD, LISTED = 5000, 1024, 5000, 500, 2048, 100
# Bytes of body and ext that Easemob takes.
WHOLE = 5 * 1024
# Bytes of words and data that Tencent takes for a push.
PUSHED = 3 * 1024
# Characters of a title and bytes of a content that RongCloud's servers take.
TITLE, CONTENT = 50, 128 * 1024
SHAPES = ["sdk", "sdk-v2", "server-v1", "server-v2"]


def messages():
    """(name, message, shapes in which it cannot be sent)."""
    every = set(SHAPES)
    # The first server interface counts the body as it is written, {"msg":"…"}.
    v1 = {"server-v1"}
    for name, letter in (("letters", "x"), ("Chinese", "字"), ("emoji", "🍜")):
        yield f"5000 {name}", easemob(letter * TEXT), v1
        yield f"5001 {name}", easemob(letter * (TEXT + 1)), every
        yield f"{TEXT - 10} {name}", easemob(letter * (TEXT - 10)), set()
    for name, letter in (("letters", "x"), ("Chinese", "字"), ("emoji", "🍜")):
        fits = EXTENSION - len('{"k":""}')
        yield f"an extension of 1024 {name}", easemob("hi", {"k": letter * fits}), set()
        yield f"an extension of 1025 {name}", easemob("hi", {"k": letter * (fits + 1)}), every
    yield "a text of 5100 and words of its own", easemob("x" * 5100, {"em_push_ext": {"content": "short"}}), every
    yield "push words of 600", easemob("hi", {"em_push_ext": {"content": "w" * 600}}), set()
    yield "120 mentions", easemob("hi", {"em_at_list": [f"u{n}" for n in range(120)]}, group=True), set()


def easemob(text, ext=None, group=False):
    place = {"chat_type": "groupchat", "to": ["g1"]} if group else {"chat_type": "chat", "to": ["u2"]}
    return {**place, "from": "u1", "type": "txt", "body": {"msg": text}, **({"ext": ext} if ext else {})}


def nim():
    """(name, message, whether Easemob can take it)."""
    base = {"session": {"sessionId": "u2", "sessionType": 0}, "from": "u1", "messageType": 0}
    yield "4900 letters", {**base, "text": "x" * 4900}, True
    yield "5200 letters", {**base, "text": "x" * 5200}, False
    yield "1800 characters of three bytes", {**base, "text": "字" * 1800}, False
    yield "an extension of 5200", {**base, "text": "hi", "remoteExt": {"k": "x" * 5200}}, False


def to_tencent():
    """(name, message, whether Tencent can take it)."""
    for name, letter in (("letters", "x"), ("Chinese", "字")):
        yield f"push words of 3072 {name}", easemob("hi", {"em_push_ext": {"content": letter * PUSHED}}), True
        yield f"push words of 900 {name}", easemob("hi", {"em_push_ext": {"content": letter * 900}}), True
    yield "words and data of 1600 each", easemob(
        "hi", {"em_push_ext": {"content": "w" * 1600, "custom": {"k": "x" * 1600}}}), True


def to_rongcloud():
    """(name, message, whether RongCloud can take it)."""
    for name, letter in (("letters", "x"), ("Chinese", "字"), ("emoji", "🍜")):
        for count in (TITLE, TITLE + 1, 4 * TITLE):
            words = {"title": letter * count, "content": "hi"}
            yield f"a title of {count} {name}", easemob("hi", {"em_push_ext": words}), True
    fits = CONTENT - len('{"content":""}')
    yield "a content of 128 KB", easemob("x" * fits), True
    yield "a content of 128 KB and a byte", easemob("x" * (fits + 1)), False


class Limits:
    def __init__(self, command):
        self.command = command
        self.checks = 0
        self.faults = []

    def judge(self):
        lines = [json.dumps(message, ensure_ascii=False) for _, message, _ in messages()]
        runs = [("easemob", "nim", [{"vendor": "easemob"}, {"vendor": "nim"}], lines, shape) for shape in SHAPES]
        back = [json.dumps(message, ensure_ascii=False) for _, message, _ in nim()]
        runs.append(("nim", "easemob", [{"vendor": "nim"}, {"vendor": "easemob"}], back))
        over = [json.dumps(message, ensure_ascii=False) for _, message, _ in to_tencent()]
        runs.append(("easemob", "tencent", [{"vendor": "easemob"}, {"vendor": "tencent"}], over))
        long = [json.dumps(message, ensure_ascii=False) for _, message, _ in to_rongcloud()]
        runs.append(("easemob", "rongcloud", [{"vendor": "easemob"}, {"vendor": "rongcloud"}], long))
        *found, easemobs, tencents, rongclouds = self.command.each(self.command.convert, runs)
        for shape, records in zip(SHAPES, found):
            for number, (name, _, refusing) in enumerate(messages(), 1):
                self.judge_one(f"{name} to nim/{shape}", of_line(records, number), shape not in refusing)
        for number, (name, _, fits) in enumerate(nim(), 1):
            self.judge_one(f"{name} to easemob", of_line(easemobs, number), fits)
        for number, (name, _, fits) in enumerate(to_tencent(), 1):
            self.judge_one(f"{name} to tencent", of_line(tencents, number), fits)
        for number, (name, _, fits) in enumerate(to_rongcloud(), 1):
            self.judge_one(f"{name} to rongcloud", of_line(rongclouds, number), fits)

    def judge_one(self, place, records, fits):
        self.checks += 1
        written = [record for record in records if record.get("message") is not None]
        if not fits:
            is_told = any(one["severity"] == "error" for one in records[0]["diagnostics"])
            if written or records[0]["fidelity"] != "degraded" or not is_told:
                what = f"{'written' if written else 'not written'}, {'with' if is_told else 'without'} an error"
                verdict = records[0]["fidelity"]
                self.faults.append(f"limits, {place}: it is too long to be sent; it was {what}, {verdict}")
            return
        if not written:
            self.faults.append(f"limits, {place}: it fits and was not written: {records[0]['diagnostics']}")
        for record in written:
            judge = {"nim": too_long, "tencent": too_much, "rongcloud": too_wide}.get(record["target"].split("/")[0])
            self.faults += [f"limits, {place}: {fault}" for fault in judge(record["message"])] if judge else []


def of_line(records, number):
    return [record for record in records if record["line"] == number]


def too_long(message):
    """What a message for NIM holds over the limits of what can be shortened."""
    bounds = {"apnsContent": PUSH_TEXT, "pushContent": PUSH_TEXT, "pushcontent": PUSH_TEXT, "push_content": PUSH_TEXT}
    for path, value in leaves(message):
        name = path.rsplit("/", 1)[1]
        if name in bounds and isinstance(value, str) and len(value) > bounds[name]:
            yield f"{path} has {len(value)} characters, over {bounds[name]}"
    for path, value in lists(message):
        if len(value) > LISTED:
            yield f"{path} names {len(value)} members, over {LISTED}"


def too_much(message):
    """What a push at Tencent holds over the limit of its words and data together."""
    push = message.get("OfflinePushInfo", {})
    size = sum(len(push.get(name, "").encode()) for name in ("Desc", "Ext"))
    if size > PUSHED:
        yield f"words and data have {size} bytes, over {PUSHED}"


def too_wide(message):
    """What a call of RongCloud's holds over the limit of a title, which is shortened."""
    for path, value in leaves(message):
        if path == "/pushExt/title" and len(value) > TITLE:
            yield f"{path} has {len(value)} characters, over {TITLE}"


def lists(value, path=""):
    """(pointer, list) of every list in a message."""
    value = parsed(value) if isinstance(value, str) else value
    if isinstance(value, list):
        yield path, value
    elif isinstance(value, dict):
        for key, member in value.items():
            yield from lists(member, f"{path}/{key}")
