"""Several gateways on one engine, what keeps them going, and clients that choose among them."""

import random
import threading
import time

from trial import BrokenAnswer, Client, NoAnswer, Process, broken


class Node:
    """One of several gateways: its process, which is started again each time it was killed."""

    def __init__(self, trial, number, configuration="gateway.json"):
        self.trial, self.number, self.configuration = trial, number, configuration
        self.log = trial.path(f"log-{number}")
        self.process = None

    def start(self, *options):
        """Starts it; a start during which the engine was away is made again, as a service manager does."""
        command = [self.trial.gateway_program, "serve", "--config", self.trial.path(self.configuration), *options]
        for attempt in range(5):
            try:
                self.process = Process(command, self.log)
                return self
            except SystemExit:
                if attempt == 4:
                    raise
                time.sleep(0.5)

    @property
    def port(self):
        """Where it listens; None while it does not run."""
        process = self.process
        return process.port if process and process.process.poll() is None else None

    def kill(self):
        self.process.process.kill()
        self.process.wait()

    def stop(self):
        status = self.process.stop()
        if status:
            broken(f"gateway {self.number} ended with status {status}.")

    def end(self):
        if self.process and self.process.process.poll() is None:
            self.process.process.kill()
            self.process.process.wait()


class Balancer:
    """What stands in front of the gateways: each request goes to one that is ready, as far as that is known."""

    def __init__(self, nodes):
        self.nodes = nodes
        self.ready = set()
        self.is_over = False
        self.thread = threading.Thread(target=self._look, daemon=True)
        self.thread.start()

    def _look(self):
        clients = {node.number: Client(None, lambda node=node: node.port) for node in self.nodes}
        while not self.is_over:
            for node in self.nodes:
                try:
                    is_ready = node.port and clients[node.number].call("GET", "/readyz", limit=2)[0] == 200
                except (NoAnswer, BrokenAnswer):
                    is_ready = False
                (self.ready.add if is_ready else self.ready.discard)(node.number)
            time.sleep(0.1)

    def choose(self, chance):
        """A gateway that is ready; None when none is."""
        ready = sorted(self.ready)
        return chance.choice(ready) if ready else None

    def end(self):
        self.is_over = True
        self.thread.join()


class Sender(threading.Thread):
    """One client: the conversations of its own, one request after the other, each to whichever gateway is chosen."""

    def __init__(self, number, world, nodes, key, options, balancer=None, passed=None, waits=0):
        super().__init__(daemon=True)
        self.chance = random.Random(options.seed + number)
        self.conversations = world.conversations[number::options.clients]
        self.nodes, self.balancer, self.pace = nodes, balancer, getattr(options, "pace", 0)
        # Called with the number of messages accepted; the share of requests that wait for what becomes of them.
        self.passed, self.waits = passed or (lambda count: None), waits
        self.clients = [Client(key, lambda node=node: node.port) for node in nodes]
        self.sent, self.recent = [], []
        # What is sent now, and whether it is a repetition of something that was answered.
        self.pending, self.is_repeating, self.may_repeat = None, False, True
        self.accepted = self.repeated = self.unanswered = self.failed = 0
        self.is_over = False
        self.failure = None

    def run(self):
        try:
            while not self.is_over:
                self.step()
        except (Exception, SystemExit) as error:
            self.failure = error

    def step(self):
        conversation = self.chance.choice(self.conversations)
        several = conversation.surface != "webhook" and self.chance.random() < 0.05
        request = conversation.request(5 if several else 1)
        self.pending = request
        self.deliver(request)
        request.answered_at, self.pending = time.time(), None
        self.accepted += len(request.numbers)
        self.passed(len(request.numbers))
        self.sent.append(request)
        self.recent = [*self.recent[-50:], request]
        if self.chance.random() < 0.05:
            self.repeat()
        if self.pace:
            time.sleep(self.pace)

    def repeat(self):
        """Sends again what was answered, unless it may have been forgotten."""
        self.is_repeating = True
        if self.may_repeat and self.recent:
            self.repeated += 1
            self.deliver(self.chance.choice(self.recent))
        self.is_repeating = False

    def deliver(self, request):
        """Sends a request until it is answered, as every client must, to another gateway each time."""
        path = request.path
        if "v1" in path and self.chance.random() < self.waits:
            path += "?wait=2s"
        while True:
            number = self.balancer.choose(self.chance) if self.balancer else self.chance.randrange(len(self.nodes))
            if number is None:
                time.sleep(0.02)
                continue
            try:
                answer = self.clients[number].call("POST", path, request.body, request.headers)
            except (NoAnswer, BrokenAnswer):
                self.unanswered += 1
            else:
                if request.take(answer):
                    return
                self.failed += 1
            time.sleep(0.02)


class Traffic:
    """All clients together."""

    def __init__(self, world, nodes, key, options, balancer=None, **more):
        self.senders = [
            Sender(number, world, nodes, key, options, balancer, **more) for number in range(options.clients)]
        for sender in self.senders:
            sender.start()

    def total(self, name):
        return sum(getattr(sender, name) for sender in self.senders)

    def until(self, count, limit):
        """Waits until so many messages are accepted."""
        end = time.monotonic() + limit
        while self.total("accepted") < count:
            self.check()
            if time.monotonic() > end:
                broken(f"{self.total('accepted')} of {count} messages were accepted within {limit} seconds.")
            time.sleep(0.02)

    def check(self):
        for sender in self.senders:
            if sender.failure:
                raise sender.failure

    def end(self):
        for sender in self.senders:
            sender.is_over = True
        for sender in self.senders:
            sender.join(120)
            if sender.is_alive():
                broken("a request was not answered within two minutes.")
        self.check()

    def hold_repetitions(self):
        """Sends nothing again from now on that was answered before."""
        for sender in self.senders:
            sender.may_repeat = False
        while any(sender.is_repeating for sender in self.senders):
            self.check()
            time.sleep(0.001)

    def allow_repetitions(self):
        """Sends again what is answered from now on."""
        for sender in self.senders:
            sender.recent, sender.may_repeat = [], True

    def pending(self):
        """The requests that have no answer now."""
        return [request for sender in self.senders if (request := sender.pending)]

    def requests(self):
        return [request for sender in self.senders for request in sender.sent]
