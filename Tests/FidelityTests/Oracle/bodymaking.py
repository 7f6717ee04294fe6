"""Messages with bodies at random, of every kind that a vendor's servers take."""

import random

from bodykeys import FORMATS, SHAPES, keys
from envelopes import message

NAMES = ["pier.jpg", "报价单.xlsx", "a b.pdf", "🍜.mp4"]
PICTURES, OTHERS = ["jpg", "png", "gif", "bmp", "webp"], ["mp4", "mov", "aac", "pdf"]
WORDS = ["lunch?", "Ada joined.", "字"]
EVENTS = {
    "easemob": ["gift_1", "order", "order/card", "v1.2"], "rongcloud": ["app:order", "gift-2", "poke"],
    "nim": ["gift_1", "order/card", "礼物", "RC:own", "e" * 40],
    "tencent": ["gift_1", "order/card", "礼物", "e" * 32],
}
VALUES = ["1", "flower", "", 7, 1.5, True, None, [1, {"k": None}], {"列": "表"}, "{\"id\":1}", "[1", "null"]
# A shape of each vendor's calls to members of a group has the same keys.
OF_VENDOR = {"easemob": ["easemob/rest"], "nim": ["nim/server-v2", "nim/server-v1"], "tencent": ["tencent/rest"],
             "rongcloud": ["rongcloud/private"]}


def made(vendor, count, seed):
    """(shape, kind, body, whether the push has words of its own, call) for each of some messages of a vendor's."""
    rolls = random.Random(f"{vendor} {seed}")
    for number in range(1, count + 1):
        shape = rolls.choice(OF_VENDOR[vendor])
        kind = rolls.choice([*SHAPES[shape], "custom"])
        body = body_of(shape, kind, rolls)
        words = ("T", "words") if rolls.random() < 0.6 and kind not in ("command", "notice") else None
        if kind == "custom-notification" and not words and rolls.random() < 0.7:
            command = body_of("rongcloud/private", "command", rolls)
            command.pop("unknown", None)
            body = {"data": {"kind": "command", **command}}
        call = message(shape, kind, body, rolls.random() < 0.3, words, number)
        if (shape, kind) == ("tencent/rest", "image") and body.get("format") not in FORMATS:
            # The number of any other format says none.
            body.pop("format", None)
        yield shape, kind, body, words is not None, call


def body_of(shape, kind, rolls):
    vendor = shape.split("/")[0]
    if kind in ("custom", "custom-notification"):
        return custom(vendor, kind, rolls)
    if kind in ("tip", "notice"):
        return {"text": rolls.choice(WORDS)}
    _, written, read = SHAPES[shape][kind]
    values = members(kind, rolls)
    needed = {"url", "latitude", "longitude", "command"}
    if vendor == "easemob" and kind == "location":
        needed.add("address")
    # Of Tencent's pictures the first is read where none is the original.
    often = 1 if (vendor, kind) == ("tencent", "image") else 0.98
    body = {field: values[field] for field in keys(f"{written} {read}")
            if rolls.random() < (often if field == "url" else 1 if field in needed else 0.6)}
    spelling = keys(written).get("duration", "")
    if "duration" in body and spelling.endswith("/1000"):
        body["duration"] -= body["duration"] % 1000
    if not body or rolls.random() < 0.06:
        body["unknown"] = {"x_own": rolls.choice(["x", 1, {"k": 1}])}
    return body


def members(kind, rolls):
    """A value for each field."""
    number = rolls.randrange(10**6)
    return {
        "url": f"https://files.example.com/{number}", "name": rolls.choice(NAMES), "size": number,
        "secret": f"s{number}",
        "digest": f"{rolls.randrange(16**32):032x}", "format": rolls.choice(PICTURES if kind == "image" else OTHERS),
        "width": rolls.randint(1, 8000), "height": rolls.randint(1, 8000),
        "duration": rolls.choice([0, 400, 1000, rolls.randint(1, 120_000), 1000 * rolls.randint(1, 300)]),
        "thumbnail": f"https://files.example.com/t/{number}", "preview": "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBD",
        "latitude": rolls.choice([0, 39.9, -33.8568, 30.18704515647036]),
        "longitude": rolls.choice([116.4, -70.6483, 120.1908686708565, 180]),
        "address": rolls.choice(["1 Pier Road", "外滩 18 号"]), "command": rolls.choice(["sync", "TypingBegin"]),
        "parameters": rolls.choice([{"page": 1}, "door", [1, 2], {}]),
    }


def custom(vendor, kind, rolls):
    """The app's own data, with or without the name of its type."""
    texts = [value for value in VALUES if isinstance(value, str)]
    names = ["name", "size", "列", "kind", "event"]
    data = {name: rolls.choice(texts if vendor == "easemob" else VALUES)
            for name in rolls.sample(names, rolls.randint(1, 3))}
    if set(data) == {"event"}:
        data["more"] = "x"
    if vendor == "tencent" and rolls.random() < 0.15:
        return {"data": rolls.choice(["poke", "17", [{"k": 1}, 2]])}
    if vendor in ("easemob", "rongcloud") or kind == "custom" and rolls.random() < 0.3:
        event = rolls.choice(EVENTS[vendor])
        return {"event": event} | ({} if vendor != "rongcloud" and rolls.random() < 0.1 else {"data": data})
    return {"data": data}
