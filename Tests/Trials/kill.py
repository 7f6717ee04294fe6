"""Kills the gateway again and again under load, and proves that nothing is lost.

100 000 messages by default, 5 in 100 of them sent twice, over the gateway's own interface and by webhooks. The gateway is
ended by kill -9 at each of its steps between accepting and settling, and 20 times at random, and started again on the same
store. A test server in Apple's place, which is a process of its own, keeps what arrives. At the end: every accepted message
came to everybody whom it was for, every counter is exact, badges count up by one, conversations are in order, repeated pushes
have the same apns-id, repeated requests got the first answer, and each push has one outcome that tells its tries.
"""

import random
import threading
import time

from laws import Laws
from nodes import Traffic
from traffic import World
from trial import Client, Trial, all_outcomes, broken, say

# What the test server does besides: now and then it is busy, or ends a connection in good order.
TROUBLE = [
    '{"every":199,"answer":"TooManyRequests"}',
    '{"every":997,"connection":"goaway","reason":"Shutdown"}',
]
STEPS = ["accepted", "taken", "fanned-out", "counted", "delivered", "settled"]


def add_options(parser):
    parser.add_argument("--messages", type=int, default=100_000, help="how many messages at least (100000)")
    parser.add_argument("--kills", type=int, default=20, help="how many kills at random (20)")
    parser.add_argument("--rounds", type=int, default=1, help="how many kills at each step (1)")
    parser.add_argument("--steps", default=",".join(STEPS), help="the steps at which it is killed (all)")
    parser.add_argument("--silences", action="store_true",
                        help="every other message is pushed to nobody, and does not count (push.countsSuppressed)")
    parser.add_argument("--people", type=int, help="how many people (one for 50 messages)")
    parser.add_argument("--clients", type=int, default=8, help="how many clients at a time (8)")


class Lives:
    """The lives of the gateway: each ends at a step, at random, or when the trial is over."""

    def __init__(self, trial, options, chance):
        self.trial, self.chance = trial, chance
        ends = options.steps.split(",") * options.rounds + ["random"] * options.kills
        chance.shuffle(ends)
        self.ends = ends
        # How many messages each life sees, about.
        self.span = max(options.messages // (len(ends) + 1), 10)
        self.accepted = 0
        self.started, self.starting = 0, 0.0
        self.port = None
        self.lock = threading.Lock()
        self.is_over = False
        self.killed_at = None
        self.failure = None

    @property
    def left(self):
        return len(self.ends)

    def run(self):
        """Keeps the gateway going, and notes why that is not possible any more."""
        try:
            self._run()
        except (Exception, SystemExit) as error:
            self.failure = error

    def _run(self):
        """Starts the gateway, and again each time it has ended."""
        while not self.is_over:
            end = self.ends[0] if self.ends else None
            with self.lock:
                self.killed_at = self.accepted + self.chance.randrange(1, self.span) if end == "random" else None
            if self.is_over:
                return
            began = time.monotonic()
            self.gateway = self.trial.start_gateway(*self._options(end))
            self.starting += time.monotonic() - began
            self.started += 1
            self.port = self.gateway.port
            status = self.gateway.wait(limit=3_600)
            self.port = None
            if self.is_over:
                return
            if status != -9:
                broken(f"the gateway ended by itself with status {status}.")
            if self.ends:
                self.ends.pop(0)

    def _options(self, end):
        if end not in STEPS:
            return []
        # Groups are few, so their step comes seldom.
        share = 40 if end == "fanned-out" else 3
        return ["--end-at", f"{end}:{self.chance.randint(1, max(self.span // share, 1))}"]

    def passed(self, count):
        """Some messages were accepted; perhaps it is time for a kill."""
        with self.lock:
            self.accepted += count
            if self.killed_at is None or self.accepted < self.killed_at:
                return
            self.killed_at = None
        self.gateway.process.kill()


def main(options, folder):
    chance = random.Random(options.seed)
    trial = Trial(folder, options.gateway, options.pushbridge)
    trial.write("script", "\n".join(TROUBLE))
    trial.rules = {"push": {"countsSuppressed": not options.silences}}
    trial.start_apple("--script", trial.path("script"))
    try:
        run(trial, options, chance)
    finally:
        trial.end()


def run(trial, options, chance):
    began = time.monotonic()
    key = trial.make_key()
    world = World(options.people or max(options.messages // 50, 20), chance, options.silences)
    gateway = trial.start_gateway()
    world.put(Client(key, lambda: gateway.port))
    gateway.stop()
    lives = Lives(trial, options, chance)
    keeper = threading.Thread(target=lives.run, daemon=True)
    keeper.start()
    traffic = Traffic(world, [lives], key, options, passed=lives.passed, waits=0.01)
    while lives.accepted < options.messages or lives.left:
        traffic.check()
        if not keeper.is_alive():
            raise lives.failure or SystemExit("Broken: the gateway did not start again.")
        time.sleep(0.02)
    traffic.end()
    say(f"{lives.accepted} messages are accepted; waiting until all are pushed.")
    client = Client(key, lambda: lives.port)
    outcomes = all_outcomes(client, world.pushes() + world.suppressed(), limit=max(60, options.messages // 200))
    unread = {person: client.unread(person) for person in world.people}
    lives.is_over = True
    lives.gateway.process.terminate()
    keeper.join(30)
    trial.stop_apple()
    figures = Laws(world, list(trial.received()), outcomes).check(unread)
    table(lives, traffic, figures, time.monotonic() - began)


def table(lives, traffic, figures, seconds):
    rows = [
        ("messages accepted", lives.accepted),
        ("requests sent twice, answered alike", traffic.total("repeated")),
        ("requests without an answer, sent again", traffic.total("unanswered")),
        ("kills", lives.started - 1),
        *figures,
        ("milliseconds to start, on average", round(1_000 * lives.starting / lives.started)),
        ("seconds", round(seconds)),
    ]
    for name, value in rows:
        print(f"{value:>10}  {name}")
    print("Nothing was lost, nothing was counted twice, and the order was kept.")

