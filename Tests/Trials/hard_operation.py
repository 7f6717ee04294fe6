"""What operators do while clients send."""

import json
import os
import pathlib
import shutil
import signal
import subprocess
import tempfile
import threading
import time

from hard_http import connect, problem
from trial import APP, SCOPES, SECRETS, BrokenAnswer, NoAnswer, Process, broken, wait_for


class Load:
    """Clients that send messages with keys, one after the other, until they are told to stop."""

    def __init__(self, trial, port, clients=6):
        self.trial, self.port = trial, port
        self.accepted, self.unanswered, self.broken_answers = 0, [], 0
        self.name = f"load-{time.monotonic_ns()}"
        self.is_over = False
        self.statuses = set()
        self.lock = threading.Lock()
        self.threads = [threading.Thread(target=self._run, args=(number,), daemon=True) for number in range(clients)]
        for thread in self.threads:
            thread.start()

    def _run(self, number):
        client = self.trial.client(self.port)
        count = 0
        while not self.is_over:
            count += 1
            request = (client.message(f"load {number} {count}"), {"Idempotency-Key": f"{self.name}-{number}-{count}"})
            path = "/v1/messages?wait=1s" if count % 5 == 0 else "/v1/messages"
            try:
                status = client.call("POST", path, *request)[0]
            except BrokenAnswer:
                with self.lock:
                    self.broken_answers += 1
                return
            except NoAnswer:
                with self.lock:
                    self.unanswered.append(request)
                if not self.port():
                    return
                time.sleep(0.01)
                continue
            with self.lock:
                self.statuses.add(status)
                self.accepted += status == 202
                if status == 503:
                    self.unanswered.append(request)

    def end(self):
        self.is_over = True
        for thread in self.threads:
            thread.join(30)


def another_user(trial):
    """A user who is not root serves and pushes, as the service does."""
    if os.geteuid():
        gateway, client = trial.serve()
        return client.deliver("by a user who is not root")
    # Everybody may look into this folder, which the usual one for temporary files may forbid.
    with tempfile.TemporaryDirectory(dir="/tmp") as folder:
        os.chmod(folder, 0o755)
        program = shutil.copy(trial.gateway_program, folder)
        os.chmod(program, 0o755)
        trial.configure(store={"path": f"{folder}/state/store.sqlite"})
        files = [f"{vendor}.{kind}" for vendor in SECRETS for kind in ("json", "secret")]
        for name in ("gateway.json", "key.p8", "ca.pem", *files):
            os.chown(shutil.copy(trial.path(name), folder), NOBODY, NOBODY)
        os.mkdir(f"{folder}/state")
        os.chown(f"{folder}/state", NOBODY, NOBODY)
        command = [program, "key", "new", "--config", f"{folder}/gateway.json", "--scope", SCOPES, "--app", APP]
        as_nobody = {"user": NOBODY, "group": NOBODY, "extra_groups": []}
        made = subprocess.run(command, capture_output=True, text=True, **as_nobody)
        if made.returncode:
            broken(f"key new of another user ended with status {made.returncode}: {made.stderr}")
        gateway = trial.last_gateway = Process(
            [program, "serve", "--config", f"{folder}/gateway.json"], str(trial.log), **as_nobody)
        client = trial.client(lambda: gateway.port, key=made.stdout.strip())
        client.json("PUT", f"/v1/people/bob/devices/{7:064x}", {}, expected=(204,))
        client.deliver("by a user who is not root")
        if gateway.stop():
            broken("the gateway of another user did not end in good order.")


# The user whom every system has for those without rights.
NOBODY = 65_534


def drain(trial):
    """SIGTERM under load: no answer is cut off, the gateway ends soon with status 0, and what was accepted is pushed."""
    for round_number in range(2):
        gateway, client = trial.serve()
        port = [gateway.port]
        load = Load(trial, lambda: port[0])
        time.sleep(0.5)
        began = time.monotonic()
        gateway.process.send_signal(signal.SIGTERM)
        time.sleep(0.02)
        port[0] = None
        status = gateway.wait(30)
        took = time.monotonic() - began
        load.end()
        if status:
            broken(f"the gateway ended with status {status}.")
        if load.broken_answers:
            broken(f"{load.broken_answers} answers were cut off.")
        if load.statuses - {202, 503}:
            broken(f"requests were answered {load.statuses}.")
        if took > 10:
            broken(f"ending took {took:.0f} seconds.")
        gateway, client = trial.serve()
        # Whoever had no answer sends again, under the same key.
        for body, headers in load.unanswered:
            if client.call("POST", "/v1/messages", body, headers)[0] != 202:
                broken("a request that had no answer was not taken afterwards.")
        total = client.expected = client.expected + load.accepted + len(load.unanswered)
        wait_for("Pushing after the restart", 30, lambda: client.told() >= total)
        if client.told() != total or client.unread("bob") != total:
            broken(f"of {total} messages {client.told()} are told, and {client.unread('bob')} counted.")
        gateway.stop()
        print(f"{load.accepted} accepted, {len(load.unanswered)} without an answer, ended in {took:.2f} s.")


def drain_time(trial):
    """SIGTERM while a request does not end: one that waits for its push is answered, and the gateway ends in drainTime."""
    trial.write("script", '{"latency":700}')
    trial.restart_apple("--script", trial.path("script"))
    gateway, client = trial.serve(drainTime="2s")
    half = connect(gateway)
    head = f"POST /v1/messages HTTP/1.1\r\nHost: g\r\nAuthorization: Bearer {client.key}\r\nContent-Length: 50\r\n\r\n"
    half.sendall(head.encode() + b"{")
    answers = []
    waiting = threading.Thread(target=lambda: answers.append(client.deliver("under way")), daemon=True)
    waiting.start()
    time.sleep(0.4)
    began = time.monotonic()
    status = gateway.stop()
    took = time.monotonic() - began
    waiting.join(5)
    if not answers:
        broken("the request that waited for its push got no answer.")
    if status or took > 12:
        broken(f"the gateway ended with status {status} after {took:.1f} seconds.")
    print(f"Ended in {took:.1f} s.")


def reload(trial):
    """SIGHUP under load: no request is lost, new rules hold from then on, and a configuration with errors changes nothing."""
    gateway, client = trial.serve()
    load = Load(trial, lambda: gateway.port)
    time.sleep(0.2)
    for collapses in (False, True, False):
        trial.rules = {"push": {"collapsesByMessage": collapses}}
        trial.configure()
        gateway.process.send_signal(signal.SIGHUP)
        wait_for("Taking the new rules", 10, lambda: trial.has_collapse_id(client) == collapses)
    # What is wrong, and a file that is being written, and so has nothing yet.
    for text, words in (('{"apps":{"teahouse":{"push":{"when":"seldom"}}}}', "push.when"), ("", "has no app")):
        trial.write("gateway.json", text)
        gateway.process.send_signal(signal.SIGHUP)
        wait_for("Telling what is wrong", 10, lambda: words in trial.log.read_text())
        if trial.has_collapse_id(client):
            broken("a configuration that cannot be used changed something.")
    load.end()
    if load.unanswered or load.broken_answers or load.statuses != {202}:
        broken(f"under SIGHUP {len(load.unanswered)} requests had no answer; the others got {load.statuses}.")
    sent = client.expected + load.accepted
    wait_for("Pushing", 30, lambda: client.told() >= sent)
    if client.told() != sent or client.unread("bob") != sent:
        broken(f"of {sent} messages {client.told()} are told, and {client.unread('bob')} counted.")
    print(f"{load.accepted} requests were answered meanwhile.")


TEXTS = ["zebra-crossing-text", "zebra-title", "zebra-nick"]
PEOPLE = ["walrus-person-1", "walrus-person-2", "walrus-person-3", "walrus-group"]
TOKENS = ["feed" + f"{number:060x}" for number in (1, 2, 3)]


def secrets(trial):
    """At log level trace neither logs nor metrics hold a text, a person, a token or a secret; the store holds no secret."""
    trial.write("script", json.dumps({"token": TOKENS[1], "answers": ["Unregistered"]}))
    trial.restart_apple("--script", trial.path("script"))
    gateway, client = trial.serve(logLevel="trace", metrics="open")
    for person, token in zip(PEOPLE, TOKENS):
        client.json("PUT", f"/v1/people/{person}", {"nickname": TEXTS[2]}, expected=(204,))
        client.json("PUT", f"/v1/people/{person}/devices/{token}", {}, expected=(204,))
    client.json("PUT", f"/v1/groups/{PEOPLE[3]}", {"members": PEOPLE[:3]}, expected=(204,))
    for target, kind in ((PEOPLE[0], "users"), (PEOPLE[1], "users"), (PEOPLE[3], "groupchat")):
        body = {
            "from": PEOPLE[2], "to": [target], "type": "txt", "body": {"msg": TEXTS[0]},
            "ext": {"em_apns_ext": {"em_push_title": TEXTS[1], "em_push_content": TEXTS[0]}},
        }
        if kind == "groupchat":
            body["chat_type"] = kind
        client.call("POST", "/v1/messages?wait=2s", json.dumps(body), {"Idempotency-Key": "walrus-person-1-key"})
        client.call("POST", "/v1/messages?wait=2s", json.dumps(body))
        client.call("POST", "/v1/messages", json.dumps(body) + "}")
    _refused(trial, gateway, client)
    for path in (f"/v1/people/{PEOPLE[0]}", f"/v1/people/{PEOPLE[1]}/devices", "/v1/outcomes", f"/v1/nothing/{PEOPLE[0]}"):
        client.call("GET", path)
    client.json("PUT", f"/v1/people/{PEOPLE[0]}/badge", {"unread": 3}, expected=(200,))
    client.call("DELETE", f"/v1/people/{PEOPLE[2]}/devices/{TOKENS[2]}")
    client.call("DELETE", f"/v1/people/{PEOPLE[2]}")
    status, _, metrics = client.call("GET", "/metrics")
    if status != 200 or b"gateway_accepted_total" not in metrics:
        broken("there are no metrics.")
    # Both ways to end leave their lines: in good order, and while pushes fail.
    gateway, client = trial.serve()
    trial.apple.stop()
    client.call("POST", "/v1/messages?wait=1s", client.message(TEXTS[0], PEOPLE[0]))
    gateway.process.send_signal(signal.SIGHUP)
    time.sleep(0.2)
    gateway.process.kill()
    gateway.wait()
    _search(trial, client, metrics)


def _refused(trial, gateway, client):
    """Requests that are refused, whose words an error might repeat."""
    webhook = json.dumps({
        "callId": PEOPLE[0], "eventType": "chat", "timestamp": int(time.time() * 1_000), "from": PEOPLE[0],
        "to": PEOPLE[1], "msg_id": "1", "payload": {"bodies": [{"type": "txt", "msg": TEXTS[0]}]}, "security": TEXTS[0],
    })
    json_type = {"Content-Type": "application/json"}
    problem(trial, client.call("POST", "/webhooks/teahouse/easemob", webhook, json_type), 401, "unverified")
    client.call("POST", f"/webhooks/teahouse/{TEXTS[0]}", webhook, json_type)
    stranger = trial.client(lambda: gateway.port, key="pbk_" + "d00d" * 16)
    problem(trial, stranger.call("GET", f"/v1/people/{PEOPLE[0]}"), 401, "unknown-key")
    client.call("PUT", f"/v1/people/{PEOPLE[0]}", '{"nickname":"' + TEXTS[2])
    client.call("PUT", f"/v1/people/{PEOPLE[0]}/devices/{TEXTS[0]}", {})


def _search(trial, client, metrics):
    log = trial.log.read_bytes()
    if b" trace " not in log and b" debug " not in log:
        broken("the log has nothing below info, so looking for words proves little.")
    pem = "".join(pathlib.Path(trial.path("key.p8")).read_text().splitlines()[1:-1])
    keys = [client.key, client.key[4:], "d00d" * 16, pem[:40], *SECRETS.values()]
    for name, held in (("logs", log), ("metrics", metrics)):
        for word in TEXTS + PEOPLE + TOKENS + keys:
            if word.encode() in held:
                broken(f"the {name} hold {word!r}: {line_of(held, word)}")
    for path in trial.folder.glob("store.sqlite*"):
        held = path.read_bytes()
        for word in keys:
            if word.encode() in held:
                broken(f"{path.name} holds a secret.")
    store = b"".join(path.read_bytes() for path in trial.folder.glob("store.sqlite*"))
    if TEXTS[0].encode() not in store:
        broken("the store does not hold the messages, so the search proves nothing.")
    print(f"{len(log.splitlines())} lines of logs at trace.")


def line_of(held, word):
    return next(line for line in held.splitlines() if word.encode() in line)[:300]
