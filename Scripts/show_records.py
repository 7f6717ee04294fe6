"""Lays out the records of `pushbridge translate` for a person.

usage: show_records.py MESSAGES [CAPTIONS] < RECORDS

MESSAGES is the file that was translated; each of its lines is shown in short above what it became. CAPTIONS has a
sentence for each of them. Colour appears on a terminal only, and never when NO_COLOR is set.
"""

import itertools
import json
import os
import sys
import unicodedata
import urllib.parse

PAGE = 100  # columns
BOX = 44  # columns within a lock screen's frame
INDENT = " " * 12

STYLES = {"strong": "1", "dim": "2", "red": "31", "green": "32", "yellow": "33", "badge": "97;41"}
HAS_COLOUR = sys.stdout.isatty() and "NO_COLOR" not in os.environ

SEVERITIES = {"info": ("· ", "dim"), "warning": ("! ", "yellow"), "error": ("! ", "red")}

REASONS = {
    "sender-disabled": "the sender switched the push off",
    "silent-message": "the sender asked for no push, which overrides everything else",
    "quiet-hours": "it is inside their quiet hours",
    "quiet-duration": "they switched on quiet time until later",
    "conversation-muted": "they muted this conversation",
    "mode-none": "they want no pushes",
    "not-mentioned": "they only want pushes that mention them",
    "chatroom": "messages in chat rooms are never pushed",
    "online-only": "the message is only for people who are online",
    "filtered-device": "the message's filter excludes all their devices",
    "nothing-to-push": "the message has nothing to show",
}


def paint(style, text):
    return f"\033[{STYLES[style]}m{text}\033[0m" if HAS_COLOUR else text


def width(text):
    """The columns that a terminal gives to a text: Chinese characters and emoji take two."""
    columns = 0
    for character in text:
        if not unicodedata.combining(character):
            columns += 2 if unicodedata.east_asian_width(character) in "WF" else 1
    return columns


def shorten(text, columns):
    if width(text) <= columns:
        return text
    while width(text) > columns - 1:
        text = text[:-1]
    return text + "…"


def wrap(text, columns):
    """Lines of at most so many columns, broken at blanks where that works and anywhere else where not."""
    line = ""
    for word in text.split(" "):
        candidate = f"{line} {word}" if line else word
        if line and width(candidate) > columns:
            yield line
            candidate = word
        while width(candidate) > columns:
            head = shorten(candidate, columns + 1)[:-1]
            yield head
            candidate = candidate[len(head):]
        line = candidate
    yield line


def compact(value):
    if isinstance(value, str):
        return value
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def frame(texts, badge):
    """The lock screen: each text with its style, and the badge in the corner."""
    mark = "" if badge is None else f" {badge} "
    lines = [(style, line) for style, text in texts for line in wrap(text, BOX - width(mark) - 1)] or [("dim", "")]
    yield paint("dim", "╭" + "─" * (BOX + 2) + "╮")
    for index, (style, line) in enumerate(lines):
        corner = mark if index == 0 else ""
        blanks = " " * (BOX - width(line) - width(corner))
        shown = paint("badge", corner) if corner else ""
        yield paint("dim", "│ ") + paint(style, line) + blanks + shown + paint("dim", " │")
    yield paint("dim", "╰" + "─" * (BOX + 2) + "╯")


def lock_screen(aps):
    alert = aps.get("alert", {})
    alert = alert if isinstance(alert, dict) else {"body": alert}
    styles = {"title": "strong", "subtitle": "dim", "body": "green"}
    return frame([(style, alert[key]) for key, style in styles.items() if key in alert], aps.get("badge"))


def request_lines(record, devices):
    """What Apple is told besides the text, each line with its label."""
    headers, payload = record["headers"], record["payload"]
    if tokens := [device["token"][:6] + "…" for device in devices if "token" in device]:
        yield "POST", "/3/device/" + ", ".join(tokens)
    yield "apns", "  ".join(f"{name.removeprefix('apns-')}: {value}" for name, value in headers.items())
    if aps := {key: value for key, value in payload["aps"].items() if key not in ("alert", "badge")}:
        yield "aps", "  ".join(f"{key}: {compact(value)}" for key, value in aps.items())
    if app := {key: value for key, value in payload.items() if key != "aps"}:
        yield "app", compact(app)


def show_push(record, devices):
    """One recipient's lock screen and request; devices that get the same are told together."""
    name = f"    {record['recipient']:7} "
    screen = lock_screen(record["payload"]["aps"])
    print(paint("strong", name) + next(screen))
    for line in screen:
        print(INDENT + line)
    for label, text in request_lines(record, devices):
        print(INDENT + paint("dim", f"{label:5}" + shorten(text, PAGE - len(INDENT) - 5)))


def show_suppression(record):
    reason = record["suppressed"]
    name = f"    {record['recipient']:7} "
    print(paint("strong", name) + paint("yellow", "nothing: ") + REASONS.get(reason, reason) + paint("dim", f" ({reason})"))


class Replacements:
    """Which line showed what a collapse identifier replaces."""

    def __init__(self):
        self.lines = {}

    def show(self, record):
        identifier = record["headers"].get("apns-collapse-id")
        key = record["recipient"], identifier
        if identifier and key in self.lines:
            print(INDENT + paint("yellow", f"↺ replaces what line {self.lines[key]} put on this screen"))
        self.lines[key] = record["line"]


def show_diagnostic(diagnostic):
    row = f" ({diagnostic['row']})" if "row" in diagnostic else ""
    text = f"{diagnostic['kind']}{row}: {diagnostic['message']}"
    mark, style = SEVERITIES[diagnostic["severity"]]
    for index, line in enumerate(wrap(text, PAGE - len(INDENT) - 2)):
        print(INDENT + paint(style, ("  " if index else mark) + line))


def show_error(record):
    """Why the line was rejected, and the place, where the error knows one."""
    error = record["error"]
    print("    " + paint("red", f"rejected, {error['code']}: ") + error["message"])
    if "offset" in error and "input" in record:
        before = record["input"].encode()[: error["offset"]].decode(errors="ignore")[-40:]
        print("    " + paint("dim", "…" + before))
        print("    " + " " * (width(before) + 1) + paint("red", "^"))


def in_short(message, columns):
    """The line as it came; a form is decoded, so that it can be read."""
    is_form = message[:1] not in ("{", "[", '"') and "=" in message
    return shorten(urllib.parse.unquote_plus(message) if is_form else message, columns)


def same_push(record):
    return record.get("recipient"), compact(record.get("headers")), compact(record.get("payload"))


def show_line(message, caption, records, replacements):
    number, source = records[0]["line"], records[0].get("source", "unknown")
    print(paint("dim", "─" * PAGE))
    print(paint("strong", f"{number:2}  {caption}"))
    print(paint("dim", f"    {source}  {in_short(message, PAGE - len(source) - 6)}") + "\n")
    for _, devices in itertools.groupby(records, same_push):
        devices = list(devices)
        record = devices[0]
        if "error" in record:
            show_error(record)
            continue
        if "suppressed" in record:
            show_suppression(record)
        else:
            show_push(record, devices)
            replacements.show(record)
        for diagnostic in itertools.chain.from_iterable(device["diagnostics"] for device in devices):
            show_diagnostic(diagnostic)
    print()


def lines_of(path):
    with open(path, encoding="utf-8") as file:
        return file.read().splitlines()


def main():
    messages = lines_of(sys.argv[1])
    captions = lines_of(sys.argv[2]) if len(sys.argv) > 2 else []
    captions += [""] * (len(messages) - len(captions))
    replacements = Replacements()
    records = (json.loads(line) for line in sys.stdin)
    for number, of_line in itertools.groupby(records, lambda record: record["line"]):
        show_line(messages[number - 1], captions[number - 1], list(of_line), replacements)


if __name__ == "__main__":
    main()
