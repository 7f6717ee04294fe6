"""Conditions of a vendor's server that asks the gateway before each push; run as a program, that server itself."""

import collections
import json
import pathlib
import subprocess
import sys
import time
import urllib.error
import urllib.request

from engine import free_port
from trial import broken, wait_for

SECRET = "a-long-random-secret"
COMMAND = "callbackBeforeOfflinePushCommand"
MESSAGES = 60


def asks_before_pushes(trial):
    """OpenIM's server asks before each push; it and the gateway are killed, and each message is pushed once, by one of them."""
    trial.write("openim.json", json.dumps({"vendor": "openim", "topic": "com.example.teahouse"}))
    trial.write("openim.secret", SECRET)
    openim = {"profile": "openim.json", "webhook": {"secretFile": "openim.secret"}, "pushesItself": False}
    trial.rules = {"vendors": {"openim": openim}}
    port = free_port()
    gateway, client = trial.serve(listen={"port": port})
    gateway.stop()
    url = f"http://127.0.0.1:{port}/webhooks/teahouse/openim?secret={SECRET}"
    server = None
    # Each life of the gateway ends at a step, and each of the server's soon after; the last ones go on.
    for step in ["accepted:6", "taken:6", "delivered:6", None]:
        gateway = trial.running = trial.start_gateway(*(["--end-at", step] if step else []))
        server = server or start_server(trial, url)
        if step is None:
            break
        if gateway.wait(30) != -9:
            broken(f"the gateway did not end at {step}.")
        server.kill()
        server.wait()
        server = None
    if server.wait(60):
        broken(f"the server ended with status {server.returncode}.")
    check(trial, client)


def check(trial, client):
    asked = [json.loads(line) for line in (trial.folder / "asked").read_text().splitlines()]
    answered = {one["id"] for one in asked if one["others"] is not None}
    if len(answered) < MESSAGES / 2:
        broken(f"of {MESSAGES} messages only {len(answered)} were answered.")
    if wrong := [one for one in asked if one["others"] not in (None, one["users"][1:])]:
        broken(f"the server was to push to {wrong[0]['others']} of {wrong[0]['users']}.")

    def pushed():
        """The messages that arrived, each under every identifier of a push of it."""
        return {(push["payload"]["aps"]["alert"]["body"], push["id"]) for push in trial.received()}

    wait_for("Pushing what was accepted", 30, lambda: answered <= {body for body, _ in pushed()})
    # What was delivered when the gateway was killed comes again, under the same identifier: Apple shows it once.
    times = collections.Counter(body for body, _ in pushed())
    if twice := [body for body, count in times.items() if count > 1]:
        broken(f"{twice} were pushed under two identifiers.")
    told = collections.Counter(outcome["message"] for outcome in client.lines("/v1/outcomes"))
    if len(told) != len(times):
        broken(f"of {len(times)} messages {len(told)} are told.")


def start_server(trial, url):
    return subprocess.Popen([sys.executable, __file__, url, str(trial.folder)])


def serve(url, folder):
    """The server: takes messages from its queue, asks before the push, and goes on, whatever the answer is.

    It knows how far it is only when it has gone on, so that it asks again for the last one after a kill.
    """
    position = folder / "position"
    number = int(position.read_text()) if position.exists() else 0
    while number < MESSAGES:
        users = ["bob", "dave"] if number % 3 == 0 else ["bob"]
        answer = ask(url, number, users)
        with open(folder / "asked", "a") as asked:
            print(json.dumps({"id": str(number), "users": users, "others": answer}), file=asked)
        time.sleep(0.02)
        number += 1
        # The server may be killed while it writes: the file is there as a whole or as it was.
        following = folder / "position.next"
        following.write_text(str(number))
        following.replace(position)


def ask(url, number, users):
    """To whom the server is to push itself; None where nobody answers, and then nobody is pushed by it."""
    group = "g1" if len(users) > 1 else ""
    body = {
        "callbackCommand": COMMAND, "operationID": f"o{number}-{time.monotonic_ns()}", "platformID": 1, "platform": "iOS",
        "userIDList": users, "title": "Ann", "desc": str(number), "ex": "", "iOSPushSound": "default",
        "iOSBadgeCount": True, "signalInfo": "", "clientMsgID": f"m{number}", "sendID": "ann", "groupID": group,
        "contentType": 101, "sessionType": 3 if group else 1, "atUserIDList": [],
        "content": json.dumps({"content": "hi"}),
    }
    request = urllib.request.Request(
        f"{url}/{COMMAND}", json.dumps(body).encode(), {"Content-Type": "application/json", "operationID": f"o{number}"})
    try:
        with urllib.request.urlopen(request, timeout=5) as response:
            answer = json.load(response)
    except (OSError, urllib.error.URLError):
        # Nobody answers while the gateway starts again.
        time.sleep(0.1)
        return None
    if answer["actionCode"] == 0 and answer["nextCode"] == 1:
        return []
    return answer.get("userIDList") or users


if __name__ == "__main__":
    serve(sys.argv[1], pathlib.Path(sys.argv[2]))
