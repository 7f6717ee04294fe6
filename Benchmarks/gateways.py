"""Measures several gateways on one Redis: what they deliver together, and what a message costs; Benchmarks/run gateways calls it.

usage: gateways.py GATEWAY PUSHBRIDGE [--quick] [--gateways N]

GATEWAY and PUSHBRIDGE are the programs of a release build. Needs wrk and redis-server. Prints one table.
"""

import argparse
import pathlib
import re
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "Scripts"))
from gateway_engine import Engine  # noqa: E402
from gateway_nodes import Node  # noqa: E402
from gateway_trial import Client, Trial, wait_for  # noqa: E402
from load import send  # noqa: E402

PEOPLE = 2_000

# A body of 500 bytes.
WORDS = "Lunch at the tea house by the river?"
MESSAGE = (
    '{"from":"alice","to":["u%d"],"type":"txt","body":{"msg":"' + WORDS + '"},"ext":{"em_apns_ext":{"em_push_title":"Alice",'
    '"em_push_content":"' + WORDS + '"},"order":"' + "8" * 288 + '"}}')


def tell(what, figure, wanted):
    print(f"{what:56}  {figure:>12}   wanted: {wanted}", flush=True)


class Setting:
    """An engine, gateways, and people with a device each."""

    def __init__(self, folder, arguments):
        self.trial = Trial(folder, arguments.gateway, arguments.pushbridge, {"metrics": "open"})
        self.engine = Engine(folder).start()
        self.trial.start_apple()
        self.count = arguments.gateways

    def start(self):
        self.key = self.trial.make_key("send,read,people")
        self.nodes = [Node(self.trial, number).start() for number in range(self.count)]
        client = Client(self.key, lambda: self.nodes[0].port)
        for number in range(PEOPLE):
            client.json("PUT", f"/v1/people/u{number}/devices/{number:064x}", {}, expected=(204,))

    def configure(self, **changes):
        self.trial.configure(store={"url": self.engine.url()}, **changes)

    def load(self, seconds):
        """Sends messages to all gateways as fast as they are accepted; returns how many were."""
        ports = [node.port for node in self.nodes]
        return send(self.trial, ports, self.key, MESSAGE, PEOPLE, 32, seconds)

    def waiting(self):
        """The jobs that wait, as the first gateway sees them."""
        text = Client(None, lambda: self.nodes[0].port).call("GET", "/metrics")[2].decode()
        return int(float(re.search(r"^gateway_jobs (\S+)", text, re.M)[1]))

    def processor_seconds(self):
        return sum(node.process.processor_seconds() for node in self.nodes)

    def engine_info(self, section, name):
        return float(re.search(rf"^{name}:(\S+)", self.engine.ask("INFO", section), re.M)[1])

    def stop(self):
        for node in self.nodes:
            node.stop()

    def end(self):
        for node in getattr(self, "nodes", []):
            node.end()
        self.trial.end()
        self.engine.end()


def measure(arguments):
    seconds = 5 if arguments.quick else 20
    with tempfile.TemporaryDirectory() as folder:
        setting = Setting(folder, arguments)
        try:
            deliver(setting, seconds)
            hold(setting, seconds)
        finally:
            setting.end()


def deliver(setting, seconds):
    """From the socket to the test server's answer."""
    setting.configure()
    setting.start()
    setting.load(2)
    wait_for("Delivering", 120, lambda: setting.waiting() == 0)
    spent = setting.processor_seconds()
    engine = setting.engine_info("cpu", "used_cpu_user") + setting.engine_info("cpu", "used_cpu_sys")
    began = time.monotonic()
    accepted = setting.load(seconds)
    wait_for("Delivering", 300, lambda: setting.waiting() == 0)
    took = time.monotonic() - began
    spent = setting.processor_seconds() - spent
    engine = setting.engine_info("cpu", "used_cpu_user") + setting.engine_info("cpu", "used_cpu_sys") - engine
    tell(f"end to end, {setting.count} gateways", f"{accepted / took:,.0f} /s", "5 000 /s")
    tell("processor time of the gateways, a message", f"{1e6 * spent / accepted:.0f} µs", "200 µs")
    tell("processor time of the engine, a message", f"{1e6 * engine / accepted:.0f} µs", "-")
    tell("memory of a gateway", f"{max(node.process.kilobytes() for node in setting.nodes) / 1024:.0f} MB", "-")
    setting.stop()


def hold(setting, seconds):
    """Nobody answers in Apple's place, so that everything that is accepted waits."""
    setting.engine.ask("FLUSHALL")
    apple, setting.trial.apple.port = setting.trial.apple.port, 1
    setting.configure()
    setting.trial.apple.port = apple
    setting.start()
    before, waiting = setting.engine_info("memory", "used_memory"), setting.waiting()
    setting.load(seconds)
    waiting = setting.waiting() - waiting
    after = setting.engine_info("memory", "used_memory")
    tell("engine's memory, a waiting message of 500 bytes", f"{(after - before) / waiting:.0f} bytes", "900 bytes")
    setting.stop()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("gateway")
    parser.add_argument("pushbridge")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--gateways", type=int, default=2)
    measure(parser.parse_args())


main()
