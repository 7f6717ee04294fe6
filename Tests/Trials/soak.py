"""Sends a million messages through the gateway, and proves that it stays as it was.

Direct and group messages over the gateway's own interface and by webhooks, to people with devices at a test server. Each
message must be told and counted; memory must be flat from a tenth of the messages on; neither the logs nor the metrics may hold a
text, a person or a token, and the store may hold no secret.
"""

import pathlib
import random
import threading
import time

from traffic import PERSON, TITLE, World
from trial import SECRETS, Client, Trial, broken, say, wait_for

# How many messages one request has, where it has several.
LINES = 20


def add_options(parser):
    parser.add_argument("--messages", type=int, default=1_000_000, help="how many messages (1000000)")
    parser.add_argument("--people", type=int, default=2_000, help="how many people (2000)")
    parser.add_argument("--clients", type=int, default=4, help="how many clients at a time (4)")
    parser.add_argument("--waiting", type=int, default=5_000, help="how many pushes may wait (5000)")
    parser.add_argument("--growth", type=int, default=24, help="how many MB memory may grow from a tenth to the end (24)")
    parser.add_argument("--log-level", default="info", help="the gateway's log level (info)")


class Soak:
    """Clients that send until all is sent, and somebody who follows what becomes of it."""

    def __init__(self, options, key, port):
        self.options, self.key, self.port = options, key, port
        self.world = World(options.people, random.Random(1))
        self.client = Client(key, port)
        self.sent = self.due = self.told = self.cursor = 0
        self.lock = threading.Lock()
        self.failure = None

    def send(self, number):
        try:
            client, chance = Client(self.key, self.port), random.Random(number)
            conversations = self.world.conversations[number::self.options.clients]
            while self.sent < self.options.messages:
                if self.due - self.told > self.options.waiting:
                    time.sleep(0.02)
                    continue
                self._send(client, chance.choice(conversations))
        except (Exception, SystemExit) as error:
            self.failure = error

    def _send(self, client, conversation):
        request = conversation.request(1 if conversation.surface == "webhook" else LINES)
        while not request.take(client.call("POST", request.path, request.body, request.headers)):
            time.sleep(0.1)
        pushes = sum(len(self.world.devices[person]) for person in conversation.receivers)
        with self.lock:
            self.sent += len(request.numbers)
            self.due += len(request.numbers) * pushes

    def follow(self):
        """Counts what was told since the last time."""
        for outcome in self.client.lines("/v1/outcomes", after=self.cursor):
            if outcome["outcome"] != "accepted":
                broken(f"a push ended otherwise than accepted: {outcome}")
            self.told += 1
            self.cursor = outcome["cursor"]
        if self.failure:
            raise self.failure


def run(trial, options):
    key = trial.make_key("send,read,people,operate")
    gateway = trial.start_gateway()
    soak = Soak(options, key, lambda: gateway.port)
    soak.world.put(soak.client)
    memory, began = [("at the start", gateway.kilobytes())], time.monotonic()
    for number in range(options.clients):
        threading.Thread(target=soak.send, args=(number,), daemon=True).start()
    marks = [(0.1, "after a tenth"), (0.5, "in the middle"), (1.0, "at the end")]
    while marks:
        soak.follow()
        if soak.sent >= marks[0][0] * options.messages:
            memory.append((marks.pop(0)[1], gateway.kilobytes()))
            say(f"{soak.sent} messages, {soak.told} pushes, {memory[-1][1] // 1_024} MB.")
        time.sleep(0.1)

    def is_told():
        soak.follow()
        return soak.told >= soak.due

    wait_for("Pushing the rest", 600, is_told)
    seconds = time.monotonic() - began
    memory.append(("when all is pushed", gateway.kilobytes()))
    check(trial, soak, key)
    if gateway.stop():
        broken("the gateway did not end in good order.")
    search(trial, soak, key)
    table(soak, memory, seconds)
    grown = max(size for _, size in memory[2:]) - memory[1][1]
    if grown > options.growth * 1_024:
        broken(f"memory grew by {grown // 1_024} MB after a tenth of the messages.")


def check(trial, soak, key):
    """Each push is told once, and each message counted once for each person."""
    if soak.told != soak.due:
        broken(f"{soak.due} pushes were due, and {soak.told} are told.")
    counts = dict.fromkeys(soak.world.people, 0)
    for conversation in soak.world.conversations:
        for person in conversation.receivers:
            counts[person] += conversation.sent
    for person, count in counts.items():
        if soak.client.unread(person) != count:
            broken(f"{count} messages were for a person, and {soak.client.unread(person)} are counted.")
    operator = Client(trial.make_key("operate", app=None), soak.port)
    status, _, metrics = operator.call("GET", "/metrics")
    if status != 200:
        broken(f"/metrics was answered {status}.")
    trial.folder.joinpath("metrics").write_bytes(metrics)


def search(trial, soak, key):
    """Looks for what nobody may find."""
    pem = pathlib.Path(trial.path("key.p8")).read_text().splitlines()[1]
    secrets = [key, key[4:], pem, *SECRETS.values()]
    tokens = [token for tokens in list(soak.world.devices.values())[:50] for token in tokens]
    for path, words in (
        [(trial.log, [TITLE, PERSON, *tokens, *secrets]), (trial.folder / "metrics", [TITLE, PERSON, *tokens, *secrets])]
        + [(path, secrets) for path in trial.folder.glob("store.sqlite*")]
    ):
        found = first_found(path, [word.encode() for word in words])
        if found:
            broken(f"{path.name} holds {found.decode()!r}.")
    if not first_found(trial.store, [TITLE.encode()]):
        broken("the store does not hold the messages, so the search proves nothing.")


def first_found(path, words):
    """The first of some words that a file holds; the file is read in parts that overlap."""
    rest = b""
    with open(path, "rb") as file:
        while part := file.read(1 << 24):
            part = rest + part
            for word in words:
                if word in part:
                    return word
            rest = part[-200:]
    return None


def table(soak, memory, seconds):
    rows = [
        ("messages", soak.sent), ("pushes, each told once", soak.told), ("people, all counters exact", len(soak.world.people)),
        ("seconds", round(seconds)), ("messages a second", round(soak.sent / seconds)),
        *((f"MB of memory {when}", size // 1_024) for when, size in memory),
    ]
    for name, value in rows:
        print(f"{value:>10}  {name}")
    print("Nothing was lost, and no secret, text, person or token stands where it must not.")


def main(options, folder):
    trial = Trial(folder, options.gateway, options.pushbridge, {"logLevel": options.log_level})
    trial.record = pathlib.Path("/dev/null")
    trial.start_apple()
    try:
        run(trial, options)
    finally:
        trial.end()
