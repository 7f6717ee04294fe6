"""Shows what devices got, a line for each push that the test server received.

usage: show_pushes.py PUSHES FIRST

PUSHES is what `pushbridge-gateway serve --try --record` wrote; the pushes before number FIRST are left out.
"""

import json
import sys

from show_records import paint, shorten

NAMES = {"b0": "Bob", "ca": "Carol"}


def words(payload):
    """What a person reads, in one line."""
    alert = payload["aps"].get("alert", "")
    if isinstance(alert, str):
        return alert or "(only the number)"
    return "  ".join(alert[key] for key in ("title", "subtitle", "body") if key in alert)


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        pushes = [json.loads(line) for line in file][int(sys.argv[2]):]
    for push in pushes:
        mark = paint("yellow", "↺") if push.get("effect") == "replaced" else "·"
        badge = push["payload"]["aps"].get("badge")
        number = paint("strong", f"({badge})") if badge is not None else ""
        print(f"  {mark} {NAMES[push['token'][:2]]:6} {number:4} {paint('green', shorten(words(push['payload']), 60))}")


main()
