"""What the long trials of the gateway share: the gateway and a test server in Apple's place as processes, and a client."""

import json
import os
import pathlib
import re
import socket
import subprocess
import sys
import time

TOPIC = "com.example.teahouse"
APP = "teahouse"
SECRETS = {"easemob": "lapsang-souchong-secret", "nim": "gunpowder-green-secret"}
SCOPES = "send,read,people"


def broken(sentence):
    """Ends the trial: something does not hold that must."""
    sys.exit(f"Broken: {sentence}")


def say(sentence):
    print(sentence, file=sys.stderr, flush=True)


class BrokenAnswer(Exception):
    """A connection ended in the middle of an answer."""


class NoAnswer(Exception):
    """A connection ended, or was refused, before the first byte of an answer."""


class Process:
    """A process that says in one line of JSON where it listens; its port is None if it was killed before that."""

    def __init__(self, arguments, errors, **options):
        self.errors = open(errors, "ab")
        self.process = subprocess.Popen(arguments, stdout=subprocess.PIPE, stderr=self.errors, **options)
        line = self.process.stdout.readline()
        if not line and self.process.wait() != -9:
            broken(f"{arguments[1]} did not start (status {self.process.wait()}): {tail(errors)}")
        self.told = json.loads(line) if line else {}
        self.port = self.told.get("port")

    def stop(self, signal=15, limit=60):
        """Ends the process, and returns its status."""
        self.process.send_signal(signal)
        return self.wait(limit)

    def wait(self, limit=60):
        try:
            status = self.process.wait(limit)
        except subprocess.TimeoutExpired:
            self.process.kill()
            broken(f"A process did not end within {limit} seconds.")
        self.process.stdout.close()
        self.errors.close()
        return status

    def kilobytes(self):
        """The memory that the process has, where the system tells it."""
        try:
            status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        except FileNotFoundError:
            return None
        found = re.search(r"VmRSS:\s+(\d+)", status)
        return int(found[1]) if found else None

    def processor_seconds(self):
        """The processor time that the process has used."""
        fields = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def tail(path):
    return pathlib.Path(path).read_text(errors="replace")[-2_000:]


class Trial:
    """A folder with everything that a gateway needs, and the programs."""

    apple = last_gateway = None

    def __init__(self, folder, gateway, pushbridge, settings=None):
        self.folder = pathlib.Path(folder)
        self.gateway_program, self.pushbridge = gateway, pushbridge
        self.record = self.folder / "received"
        self.log = self.folder / "log"
        self.store = self.folder / "store.sqlite"
        self._make_key()
        for vendor, secret in SECRETS.items():
            profile = {"vendor": vendor, "topic": TOPIC, "badgeCap": 1_000_000}
            self.write(f"{vendor}.json", json.dumps(profile))
            self.write(f"{vendor}.secret", secret)
        self.settings = settings or {}
        # What the app's part of the configuration has besides.
        self.rules = {}

    def path(self, name):
        return str(self.folder / name)

    def write(self, name, text):
        (self.folder / name).write_text(text)
        os.chmod(self.folder / name, 0o600)

    def _make_key(self):
        make = "openssl ecparam -name prime256v1 -genkey -noout | openssl pkcs8 -topk8 -nocrypt"
        self.write("key.p8", subprocess.run(make, shell=True, check=True, capture_output=True, text=True).stdout)
        self.write("keys", json.dumps({"key": "key.p8", "keyID": "ABC123DEFG", "teamID": "DEF123GHIJ"}))

    def start_apple(self, *options):
        """Starts the test server; its record outlives every gateway."""
        self.apple = Process(
            [self.pushbridge, "test-server", "--keys", self.path("keys"), "--ca-out", self.path("ca.pem"),
             "--record", str(self.record), "--full", *options], self.path("apple.log"))
        self.configure()

    def configure(self, name="gateway.json", **changes):
        """Writes a configuration, with some settings over the usual ones."""
        app = {
            "vendors": {
                vendor: {
                    "profile": f"{vendor}.json", "webhook": {"secretFile": f"{vendor}.secret"},
                    "pushesItself": False,
                }
                for vendor in SECRETS
            },
            "apns": {
                "main": {
                    "team": "DEF123GHIJ", "keyID": "ABC123DEFG", "p8File": "key.p8", "topics": [TOPIC],
                    "host": f"localhost:{self.apple.port}", "caFile": "ca.pem",
                }
            },
        }
        app |= self.rules
        whole = {"listen": {"port": 0}, "store": {"path": str(self.store)}, "apps": {APP: app}}
        self.write(name, json.dumps(whole | self.settings | changes))

    def make_key(self, scopes=SCOPES, app=APP):
        """A key of the gateway's interface."""
        arguments = [self.gateway_program, "key", "new", "--config", self.path("gateway.json"), "--scope", scopes]
        if app:
            arguments += ["--app", app]
        made = subprocess.run(arguments, capture_output=True, text=True)
        if made.returncode:
            broken(f"key new ended with status {made.returncode}: {made.stderr}")
        return made.stdout.strip()

    def start_gateway(self, *options):
        self.last_gateway = Process(
            [self.gateway_program, "serve", "--config", self.path("gateway.json"), *options], str(self.log))
        return self.last_gateway

    def end(self):
        """Ends what still runs."""
        for process in (self.last_gateway, self.apple):
            if process and process.process.poll() is None:
                process.process.kill()
                process.process.wait()

    def stop_apple(self):
        status = self.apple.stop()
        if status:
            broken(f"The test server ended with status {status}: {tail(self.path('apple.log'))}")

    def received(self):
        """The pushes that the test server got, in order."""
        with open(self.record, encoding="utf-8") as lines:
            yield from map(json.loads, lines)


class Client:
    """Calls the gateway over one connection, which it opens anew when it ended."""

    def __init__(self, key, port):
        self.key, self.port = key, port
        self.socket = self.place = None
        self.buffer = bytearray()

    def close(self):
        if self.socket:
            self.socket.close()
        self.socket, self.buffer = None, bytearray()

    def call(self, method, path, body=b"", headers=None, limit=60):
        """One request: its status, its headers with small letters, and its body.

        A connection is kept as long as the gateway listens where it did.
        """
        if isinstance(body, (dict, list)):
            body = json.dumps(body, ensure_ascii=False)
        if isinstance(body, str):
            body = body.encode()
        lines = [f"{method} {path} HTTP/1.1", "Host: gateway", f"Content-Length: {len(body)}"]
        if self.key:
            lines.append(f"Authorization: Bearer {self.key}")
        lines += [f"{name}: {value}" for name, value in (headers or {}).items()]
        request = "\r\n".join(lines).encode() + b"\r\n\r\n" + body
        try:
            # A client that was given its connection has no place to look for.
            place = self.port() if self.port else None
            if self.socket and self.port and place != self.place:
                self.close()
            if self.socket is None:
                self.place = place
                self.socket = socket.create_connection(("127.0.0.1", place), limit)
                self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            self.socket.settimeout(limit)
            self.socket.sendall(request)
        except (OSError, TypeError) as error:
            self.close()
            raise NoAnswer(str(error))
        return self._answer()

    def _answer(self):
        head = self._until(b"\r\n\r\n")
        first, *fields = head.decode("latin-1").split("\r\n")
        headers = {name.lower(): value.strip() for name, _, value in (field.partition(":") for field in fields)}
        length = int(headers.get("content-length", 0))
        while len(self.buffer) < length:
            self._more(True)
        body = bytes(self.buffer[:length])
        del self.buffer[:length]
        if headers.get("connection") == "close":
            self.close()
        return int(first.split()[1]), headers, body

    def _until(self, end):
        while end not in self.buffer:
            self._more(bool(self.buffer))
        size = self.buffer.index(end)
        head = bytes(self.buffer[:size])
        del self.buffer[:size + len(end)]
        return head

    def _more(self, has_begun):
        try:
            bytes_read = self.socket.recv(1 << 16)
        except OSError as error:
            self.close()
            raise (BrokenAnswer if has_begun else NoAnswer)(str(error))
        if not bytes_read:
            self.close()
            raise (BrokenAnswer if has_begun else NoAnswer)("The connection was closed.")
        self.buffer += bytes_read

    def json(self, method, path, body=b"", expected=(200,), headers=None):
        """One request whose answer is JSON, or nothing."""
        status, _, answer = self.call(method, path, body, headers)
        if status not in expected:
            broken(f"{method} {path.split('?')[0]} was answered {status}: {answer[:300]!r}")
        return json.loads(answer) if answer else None

    def unread(self, person):
        """The counter of a person; 0 for one whom nobody knows."""
        status, _, answer = self.call("GET", f"/v1/people/{person}/badge")
        return 0 if status == 404 else json.loads(answer)["unread"]

    def lines(self, path, after=0, limit=10_000):
        """Everything behind a cursor, from a path that gives pages of JSON Lines."""
        while True:
            status, _, answer = self.call("GET", f"{path}?after={after}&limit={limit}")
            if status != 200:
                broken(f"GET {path} was answered {status}: {answer[:300]!r}")
            page = [json.loads(line) for line in answer.splitlines()]
            yield from page
            if len(page) < limit:
                return
            after = page[-1].get("cursor", page[-1].get("id"))


def all_outcomes(client, count, limit):
    """The outcomes of so many pushes, once all of them are told, in the order of their cursors."""
    outcomes = []

    def are_told():
        try:
            outcomes.extend(client.lines("/v1/outcomes", after=outcomes[-1]["cursor"] if outcomes else 0))
        except (NoAnswer, BrokenAnswer):
            # Who answers may just have been killed, and is started again.
            return False
        return len(outcomes) >= count

    wait_for("Pushing what was accepted", limit, are_told)
    cursors = [outcome["cursor"] for outcome in outcomes]
    if cursors != sorted(set(cursors)):
        broken("the cursors of outcomes do not rise.")
    return outcomes


def wait_for(what, limit, check):
    """Waits until something is so."""
    end = time.monotonic() + limit
    while not check():
        if time.monotonic() > end:
            broken(f"{what} took longer than {limit} seconds.")
        time.sleep(0.05)
