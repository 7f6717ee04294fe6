"""Lays out what devices show after the pushes that `pushbridge test-server --full` has received.

usage: show_devices.py RECORDS RECEIVED

RECORDS is what `pushbridge translate` wrote, and says whose device it is; RECEIVED is what the test server wrote. A
notification that another one replaced is shown with its successor, as a device does not.
"""

import json
import sys

from show_records import PAGE, lines_of, paint, shorten

NAME = 9  # columns


def text_of(push):
    """What a person reads of a notification, in one line."""
    alert = push["payload"]["aps"].get("alert", "")
    if isinstance(alert, str):
        return alert
    return "  ".join(alert[key] for key in ("title", "subtitle", "body") if key in alert)


def notifications(pushes):
    """What a device shows, oldest first, each with those that it replaced."""
    shown = {}
    for number, push in enumerate(pushes):
        if push.get("effect") not in ("shown", "replaced"):
            continue
        key = push.get("collapseID", number)
        shown[key] = shown.get(key, []) + [push]
    return shown.values()


def show_device(name, token, pushes):
    print(paint("strong", f"  {name:{NAME}}") + paint("dim", f"{token[:6]}…"))
    columns = PAGE - NAME - 5
    for *replaced, last in notifications(pushes):
        for push in replaced:
            print(" " * NAME + paint("dim", "  ✗ " + shorten(text_of(push), columns)))
        mark = paint("yellow", "↺ ") if replaced else "· "
        print(" " * NAME + "  " + mark + paint("green", shorten(text_of(last), columns)))


def main():
    records = [json.loads(line) for line in lines_of(sys.argv[1])]
    names = {record["token"]: record["recipient"] for record in records if "token" in record}
    received = [json.loads(line) for line in lines_of(sys.argv[2])]
    for token, name in sorted(names.items(), key=lambda device: device[1]):
        show_device(name, token, [push for push in received if push["token"] == token])


main()
