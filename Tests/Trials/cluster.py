"""Runs several gateways on one Redis, or on a cluster, and proves that together they are one.

  kills      gateways are killed at random under load, and so is the engine, each other time as when its machine is lost with
             the last second of its append-only file: nothing else is lost, and what is lost is counted; nothing is counted
             twice; the order is kept
  once       two gateways share the work: every message is pushed by one of them, once
  takeover   a gateway is killed; prints how long it takes until others serve its receivers
  rolling    each gateway is stopped and started again behind a load balancer, without one failed request
  partition  the network between one gateway and the engine is cut, and comes back (root only: it makes a network namespace)

Needs redis-server.
"""

import random
import subprocess
import time

from engine import Engine
from laws import Laws
from nodes import Balancer, Node, Traffic
from traffic import World
from trial import APP, BrokenAnswer, Client, NoAnswer, Trial, all_outcomes, broken, say, wait_for

# How many lanes an app has.
LANES = 64
# How long before its end the engine may have answered what it forgets.
FORGETS = 1.5


def add_options(parser):
    parser.add_argument("scenario", choices=sorted(SCENARIOS))
    parser.add_argument("--messages", type=int, default=100_000, help="how many messages at least (100000)")
    parser.add_argument("--gateways", type=int, default=2, help="how many gateways (2)")
    parser.add_argument("--masters", type=int, default=1, help="1 for one server, 3 for a cluster (1)")
    parser.add_argument("--kills", type=int, default=30, help="how many kills of gateways (30)")
    parser.add_argument("--engine-kills", type=int, default=3, help="how many kills of the engine (3)")
    parser.add_argument("--within", type=float, default=5, help="the seconds in which others take over (5)")
    parser.add_argument("--people", type=int, help="how many people (one for 50 messages)")
    parser.add_argument("--clients", type=int, default=8, help="how many clients at a time (8)")
    parser.add_argument("--pace", type=float, default=0, help="seconds that a client waits after each request (0)")


class Run:
    """What a scenario works with: the engine, the gateways, the people, and what stands in Apple's place."""

    def __init__(self, options, folder, engine=None, surfaces=("easemob", "nim", "webhook")):
        self.options = options
        self.chance = random.Random(options.seed)
        self.trial = Trial(folder, options.gateway, options.pushbridge)
        self.engine = engine or Engine(folder, options.masters)
        self.nodes = []
        self.world = World(options.people or max(options.messages // 50, 20), self.chance, surfaces=surfaces)
        self.began = time.monotonic()

    def start(self, urls=None):
        """Starts everything, and tells the gateways of the people; `urls` is one for each gateway."""
        self.engine.start()
        self.trial.start_apple()
        count = self.options.gateways
        for number, url in enumerate(urls or [self.engine.url()] * count):
            self.trial.configure(f"gateway-{number}.json", store={"url": url})
            self.nodes.append(Node(self.trial, number, f"gateway-{number}.json"))
        self.trial.configure(store={"url": self.engine.url()})
        self.key = self.trial.make_key()
        for node in self.nodes:
            node.start()
        self.world.put(self.client(0))
        return self

    def share(self):
        """Waits until all gateways have their share of the app's lanes."""
        fair = LANES // len(self.nodes)

        def is_fair():
            owners = [line.split(":")[0] for line in self.engine.ask("HVALS", f"{{{APP}}}l").splitlines()]
            counts = [owners.count(owner) for owner in set(owners)]
            return len(owners) == LANES and len(counts) == len(self.nodes) and min(counts) >= fair

        wait_for("Sharing the lanes", 15, is_fair)

    def client(self, number):
        return Client(self.key, lambda: self.nodes[number].port)

    def check(self, lost=None, doubtful=frozenset()):
        """Waits until everything is pushed, ends everything in good order, and holds it to the laws."""
        gone = sum(
            len(self.world.devices[person])
            for conversation, number in lost or ()
            for person in self.world.conversations[conversation].receivers)
        outcomes = all_outcomes(self.client(0), self.world.pushes() - gone, max(60, self.options.messages // 200))
        client = self.client(0)
        unread = {person: client.unread(person) for person in self.world.people}
        for node in self.nodes:
            node.stop()
        self.trial.stop_apple()
        return Laws(self.world, list(self.trial.received()), outcomes, lost, doubtful).check(unread)

    def metric(self, node, name):
        """The sum of a metric's series at a gateway."""
        key = self.trial.make_key(scopes="operate", app=None)
        _, _, text = Client(key, lambda: node.port).call("GET", "/metrics")
        lines = [line for line in text.decode().splitlines() if line.startswith(name)]
        return sum(float(line.rpartition(" ")[2]) for line in lines)

    def end(self):
        for node in self.nodes:
            node.end()
        self.trial.end()
        self.engine.end()

    def table(self, rows):
        for name, value in [*rows, ("seconds", round(time.monotonic() - self.began))]:
            print(f"{value:>10}  {name}")


def traffic_figures(traffic):
    return [
        ("messages accepted", traffic.total("accepted")),
        ("requests sent twice, answered alike", traffic.total("repeated")),
        ("requests without an answer, sent again", traffic.total("unanswered")),
        ("requests answered with 503, sent again", traffic.total("failed")),
    ]


# MARK: Scenarios


def kills(options, folder):
    """Gateways and the engine are killed at random."""
    # A webhook's answer names no message, by which what is lost could be looked for.
    run = Run(options, folder, surfaces=("easemob", "nim"))
    try:
        run.start()
        traffic = Traffic(run.world, run.nodes, run.key, options)
        ends = ["gateway"] * options.kills + ["engine"] * options.engine_kills
        run.chance.shuffle(ends)
        killed_at, doubtful = [], set()
        for index, end in enumerate(ends):
            traffic.until((index + 1) * options.messages // (len(ends) + 1), limit=600)
            if end == "gateway":
                node = run.chance.choice(run.nodes)
                node.kill()
                node.start()
            else:
                victim = run.chance.randrange(options.masters)
                traffic.hold_repetitions()
                if len(killed_at) % 2:
                    run.engine.kill(victim)
                else:
                    run.engine.lose_power(run.chance.random(), victim)
                killed_at.append(time.time())
                doubtful.update(place for request in traffic.pending() for place in request.places)
                time.sleep(run.chance.random())
                run.engine.launch(victim)
                traffic.allow_repetitions()
        traffic.until(options.messages, limit=600)
        traffic.end()
        say(f"{traffic.total('accepted')} messages are accepted; waiting until all are pushed.")
        lost = lost_messages(run, traffic, killed_at) if options.engine_kills else None
        laws = run.check(lost, doubtful)
        run.table([
            *traffic_figures(traffic), ("kills of gateways", options.kills), ("kills of the engine", options.engine_kills),
            ("messages in the engine's last moments, lost", len(lost or ())), *laws,
        ])
    finally:
        run.end()


def lost_messages(run, traffic, killed_at):
    """The messages that the gateways do not know any more; each was accepted right before a kill of the engine."""
    client, lost = run.client(0), set()
    for request in traffic.requests():
        for place, message in zip(request.places, request.first):
            if not any(moment - FORGETS - 1 < request.answered_at < moment + 1 for moment in killed_at):
                continue
            status, _, _ = client.call("GET", f"/v1/messages/{message}")
            if status == 404:
                lost.add(place)
                if not any(moment - FORGETS < request.answered_at < moment + 0.5 for moment in killed_at):
                    broken("a message is lost that was accepted long before the engine ended.")
    return lost


def once(options, folder):
    """Every message is pushed by one gateway, once."""
    run = Run(options, folder)
    try:
        run.start()
        run.share()
        processor = sum(node.process.processor_seconds() for node in run.nodes)
        traffic = Traffic(run.world, run.nodes, run.key, options)
        traffic.until(options.messages, limit=600)
        traffic.end()
        all_outcomes(run.client(0), run.world.pushes(), max(60, options.messages // 200))
        processor = sum(node.process.processor_seconds() for node in run.nodes) - processor
        shares = [run.metric(node, "gateway_push_outcomes_total") for node in run.nodes]
        if not all(shares):
            broken(f"the gateways pushed {shares}: one of them did nothing.")
        laws = run.check()
        repeated = dict(laws)["pushes that came more than once"]
        if repeated:
            broken(f"{repeated} pushes were made twice, though no gateway ended.")
        run.table([
            *traffic_figures(traffic), *laws,
            *[(f"pushes by gateway {number}", round(share)) for number, share in enumerate(shares)],
            ("microseconds of processor a message, all gateways", round(1e6 * processor / traffic.total("accepted"))),
        ])
    finally:
        run.end()


def takeover(options, folder):
    """How long receivers of a killed gateway wait."""
    run = Run(options, folder)
    try:
        run.start()
        run.share()
        rows = []
        for node in run.nodes[1:]:
            client, conversations = run.client(0), [c for c in run.world.conversations if not c.is_group]
            node.kill()
            began = time.monotonic()
            for conversation in conversations[:200]:
                request = conversation.request()
                request.take(client.call("POST", request.path, request.body, request.headers))
            all_outcomes(run.client(0), run.world.pushes(), 30)
            took = time.monotonic() - began
            if took > options.within:
                broken(f"receivers of a killed gateway waited {took:.1f} s, and {options.within:.0f} s are allowed.")
            rows.append(("seconds until all receivers of a killed gateway are served", round(took, 1)))
            node.start()
            run.share()
        run.table([*rows, *run.check()])
    finally:
        run.end()


def rolling(options, folder):
    """Each gateway is stopped and started again behind a load balancer."""
    run = Run(options, folder)
    run.trial.settings = {"noticeTime": "1s"}
    try:
        run.start()
        balancer = Balancer(run.nodes)
        wait_for("Starting", 10, lambda: len(balancer.ready) == options.gateways)
        traffic = Traffic(run.world, run.nodes, run.key, options, balancer)
        part = options.messages // (options.gateways + 1)
        for index, node in enumerate(run.nodes, 1):
            traffic.until(index * part, limit=600)
            node.stop()
            node.start()
            wait_for("Starting again", 10, lambda node=node: node.number in balancer.ready)
        traffic.until(options.messages, limit=600)
        traffic.end()
        balancer.end()
        if traffic.total("unanswered") or traffic.total("failed"):
            broken(
                f"{traffic.total('unanswered')} requests were not answered and {traffic.total('failed')} answered with "
                "503 while the gateways were restarted one by one.")
        run.table([*traffic_figures(traffic), ("gateways restarted", options.gateways), *run.check()])
    finally:
        run.end()


class Namespace:
    """A network namespace for the engine, with a link of its own for each gateway."""

    def __init__(self, links):
        self.name = f"pushbridge-{time.time_ns() % 10**8}"
        self.links = [f"pb{time.time_ns() % 10**6}{index}" for index in range(links)]
        self.run("ip", "netns", "add", self.name)
        for index, link in enumerate(self.links):
            self.run("ip", "link", "add", link, "type", "veth", "peer", "name", f"{link}e", "netns", self.name)
            self.run("ip", "addr", "add", f"10.231.{index}.1/24", "dev", link)
            self.run("ip", "-n", self.name, "addr", "add", f"10.231.{index}.2/24", "dev", f"{link}e")
            self.run("ip", "link", "set", link, "up")
            self.run("ip", "-n", self.name, "link", "set", f"{link}e", "up")
        self.run("ip", "-n", self.name, "link", "set", "lo", "up")

    @staticmethod
    def run(*words):
        made = subprocess.run(words, capture_output=True, text=True)
        if made.returncode:
            broken(f"{' '.join(words)}: {made.stderr.strip()}")

    def host(self, index):
        """The engine's address on a gateway's link."""
        return f"10.231.{index}.2"

    def set(self, index, state):
        self.run("ip", "link", "set", self.links[index], state)

    def end(self):
        for link in self.links:
            subprocess.run(["ip", "link", "del", link], capture_output=True)
        subprocess.run(["ip", "netns", "del", self.name], capture_output=True)


def partition(options, folder):
    """The network between a gateway and the engine is cut for a while."""
    space = Namespace(options.gateways)
    hosts = [space.host(index) for index in range(options.gateways)]
    engine = Engine(folder, within=["ip", "netns", "exec", space.name], hosts=[*hosts, "127.0.0.1"])
    run = Run(options, folder, engine)
    try:
        run.start([engine.url(host) for host in hosts])
        traffic = Traffic(run.world, run.nodes, run.key, options)
        traffic.until(options.messages // 3, limit=600)
        space.set(0, "down")
        cut = time.monotonic()
        wait_for("Refusing what cannot be kept", 10, lambda: ready(run.nodes[0]) == 503)
        noticed = time.monotonic() - cut
        slowest = slowest_refusal(run)
        traffic.until(2 * options.messages // 3, limit=600)
        time.sleep(max(options.within - (time.monotonic() - cut), 0))
        space.set(0, "up")
        healed = time.monotonic()
        wait_for("Coming back", 15, lambda: ready(run.nodes[0]) == 200)
        back = time.monotonic() - healed
        traffic.until(options.messages, limit=600)
        traffic.end()
        run.table([
            *traffic_figures(traffic), ("seconds until the cut was noticed", round(noticed, 1)),
            ("milliseconds of the slowest refusal then", round(1_000 * slowest)),
            ("seconds until the gateway came back", round(back, 1)), *run.check(),
        ])
    finally:
        run.end()
        space.end()


def ready(node):
    try:
        return Client(None, lambda: node.port).call("GET", "/readyz", limit=5)[0]
    except (NoAnswer, BrokenAnswer):
        return None


def slowest_refusal(run):
    """How long a gateway without its engine takes to say so, of twenty requests."""
    client, times = run.client(0), []
    body = b'{"from":"a","to":["b"],"type":"txt","body":{"msg":"c"}}'
    for _ in range(20):
        began = time.monotonic()
        status, _, _ = client.call("POST", "/v1/messages", body, limit=10)
        times.append(time.monotonic() - began)
        if status != 503:
            broken(f"a message was answered {status} by a gateway that cannot reach its engine.")
    if max(times) > 1:
        broken(f"a refusal took {max(times):.1f} s while the engine was away; it must come at once.")
    return max(times)


SCENARIOS = {"kills": kills, "once": once, "takeover": takeover, "rolling": rolling, "partition": partition}


def main(options, folder):
    SCENARIOS[options.scenario](options, folder)
