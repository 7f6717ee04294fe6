"""Brings the gateway into hard conditions, and holds it to clear answers and to what it accepted.

Each condition is tried with a gateway, a store and a test server of its own. Without a name, all of them; --list tells them.
Prints what was tried; status 77 when something cannot be tried here.
"""

import inspect
import json
import pathlib
import subprocess
import sys
import tempfile
import time

import hard_http as http
import hard_operation as operation
import hard_push as push
import hard_store as store
import hard_tls as tls
from trial import Client, Process, Trial, broken

CONDITIONS = [
    http.long_bodies, http.json_bombs, http.broken_text, http.unreadable_requests, http.long_keys, http.slow_clients,
    http.idle_connections, http.clients_that_leave, store.full_disk, store.file_limit, store.read_only_file,
    store.damaged_at_start, store.damaged_while_running, store.a_second_gateway, store.restored_copy,
    operation.another_user, operation.drain, operation.drain_time, operation.reload, tls.tls, operation.secrets,
    push.asks_before_pushes,
]
TOKEN = f"{7:064x}"


class HardClient(Client):
    """A client that sends messages to bob, who has one device."""

    def __init__(self, key, port):
        super().__init__(key, port)
        self.expected = 0
        self.cursor, self.outcomes = 0, 0

    def message(self, text, person="bob"):
        return json.dumps({"from": "alice", "to": [person], "type": "txt", "body": {"msg": text},
                           "ext": {"em_apns_ext": {"em_push_title": "T", "em_push_content": text}}})

    def deliver(self, text, headers=None):
        """Sends a message, and waits until its push is taken."""
        answer = self.call("POST", "/v1/messages?wait=10s", self.message(text), headers)
        self.expected += 1
        outcomes = json.loads(answer[2])["messages"][0].get("outcomes") if answer[0] == 202 else None
        if not outcomes or outcomes[0]["outcome"] != "accepted":
            broken(f"a message {text} was answered {answer[0]}: {answer[2][:300]!r}")
        return answer

    def told(self):
        """How many outcomes are told so far."""
        for outcome in self.lines("/v1/outcomes", after=self.cursor):
            self.outcomes += outcome["outcome"] == "accepted"
            self.cursor = outcome["cursor"]
        return self.outcomes


class HardTrial(Trial):
    """A trial that ends what it has started."""

    running = None
    key = None
    known = None

    def serve(self, on_disk=None, **settings):
        """A gateway with some settings, and a client; the one before must have ended."""
        if self.running and self.running.process.poll() is None:
            self.running.stop()
        self.settings = self.settings | settings
        self.configure()
        if on_disk:
            folder, size = on_disk
            self.running = self._on_disk(f"mount -t tmpfs -o size={size} none {folder}", "gateway")
        else:
            self.key = self.key or self.make_key()
            self.running = self.start_gateway()
        gateway = self.running
        if self.known is None:
            self.known = HardClient(self.key, None)
            self.known.port = lambda: self.running.port
            self.known.json("PUT", f"/v1/people/bob/devices/{TOKEN}", {}, expected=(204,))
        self.known.close()
        return gateway, self.known

    def _on_disk(self, preparation, name):
        """A gateway in a view of the files of its own, with its key made there."""
        config = self.path("gateway.json")
        make = f"{self.gateway_program} key new --config {config} --scope send,read,people --app teahouse"
        line = f"{preparation} && {make} > {self.path('made')} && exec {self.gateway_program} serve --config {config}"
        gateway = self.last_gateway = Process(["unshare", "-m", "sh", "-c", line], str(self.log))
        self.key = pathlib.Path(self.path("made")).read_text().strip()
        return gateway

    def start_failing(self, preparation):
        """Starts a gateway that is to end by itself: its status, and what it said."""
        line = f"{preparation} && exec {self.gateway_program} serve --config {self.path('gateway.json')}"
        wrapped = ["sh", "-c", line] if preparation == "true" else ["unshare", "-m", "sh", "-c", line]
        try:
            ended = subprocess.run(wrapped, capture_output=True, text=True, timeout=20)
        except subprocess.TimeoutExpired:
            broken("a gateway that cannot work went on.")
        return ended.returncode, ended.stderr

    def client(self, port, key=None):
        return HardClient(key or self.key, port)

    def restart_apple(self, *options):
        self.apple.stop()
        self.start_apple(*options)

    def has_collapse_id(self, client):
        """Whether a push that is made now gets its message's collapse identifier."""
        word = f"asked-{time.monotonic_ns()}"
        client.deliver(word)
        found = []
        end = time.monotonic() + 5
        while not found and time.monotonic() < end:
            found = [line for line in self.record.read_text().splitlines() if word in line]
            time.sleep(0.01)
        return "collapseID" in json.loads(found[0])


def add_options(parser):
    parser.add_argument("names", nargs="*", help="the conditions to try (all)")
    parser.add_argument("--connections", type=int, default=10_000, help="how many idle connections (10000)")
    parser.add_argument("--list", action="store_true", help="tell the conditions")


def main(options, _):
    known = {condition.__name__.replace("_", "-"): condition for condition in CONDITIONS}
    if options.list:
        for name, condition in known.items():
            print(f"{name}: {inspect.getdoc(condition)}")
        return
    skipped = []
    for name in options.names or known:
        if name not in known:
            sys.exit(f"{name} is no condition; see --list.")
        began = time.monotonic()
        with tempfile.TemporaryDirectory() as folder:
            trial = HardTrial(folder, options.gateway, options.pushbridge)
            trial.connections = options.connections
            trial.start_apple()
            try:
                known[name](trial)
            except SystemExit as error:
                sys.exit(f"{name}: {error}")
            except store.Skipped as reason:
                skipped.append(f"{name} was NOT tried: {reason}.")
                continue
            finally:
                trial.end()
        print(f"{name}: {inspect.getdoc(known[name])} ({time.monotonic() - began:.1f} s)", flush=True)
    if skipped:
        print("\n".join(skipped))
        sys.exit(77)

