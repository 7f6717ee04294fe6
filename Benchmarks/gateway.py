"""Measures the gateway: how much it accepts, how long that takes, and what a message costs; Benchmarks/run gateway calls it.

usage: gateway.py GATEWAY PUSHBRIDGE [--quick]

GATEWAY and PUSHBRIDGE are the programs of a release build. Needs wrk and h2load. Prints one table.
"""

import argparse
import json
import pathlib
import sqlite3
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "Scripts"))
from gateway_trial import APP, TOPIC, Client, Trial, broken, say, wait_for  # noqa: E402
from load import send  # noqa: E402

PEOPLE = 10_000
DEVICES = 1_000_000

MESSAGE = '{"from":"alice","to":["u%d"],"type":"txt","body":{"msg":"Lunch?"},"ext":{"em_apns_ext":{"em_push_content":"Lunch?"}}}'


def fill(trial, devices):
    """Puts so many people with a device each into the store, in the store's own tables: over HTTP it takes minutes."""
    with sqlite3.connect(trial.store) as store:
        store.execute("PRAGMA synchronous = OFF")
        store.executemany(
            "INSERT OR IGNORE INTO person (app, id, unread, presence_at, updated_at) VALUES (?, ?, 0, 0, 0)",
            ((APP, f"u{number}") for number in range(devices)))
        store.executemany(
            "INSERT OR IGNORE INTO device (app, person, token, topic, kind, environment, registered_at)"
            " VALUES (?, ?, ?, ?, 'alert', 'production', 1)",
            ((APP, f"u{number}", f"{number:064x}", TOPIC) for number in range(devices)))
    store.close()


def begin(trial, devices):
    """An empty store with a key, which it returns, and so many people with a device each."""
    for file in trial.folder.glob("store.sqlite*"):
        file.unlink()
    key = trial.make_key("send,read,people")
    fill(trial, devices)
    return key


def serve(trial):
    """Starts the gateway; returns it with the seconds until it took requests."""
    began = time.monotonic()
    gateway = trial.start_gateway()
    return gateway, time.monotonic() - began


def load(trial, gateway, key, seconds):
    """Sends messages as fast as they are accepted; returns how many a second were."""
    return send(trial, [gateway.port], key, MESSAGE, PEOPLE, 64, seconds) / seconds


def latency(trial, gateway, key, rate, seconds):
    """The 99th percentile, in milliseconds, of requests that come at a rate; h2load keeps the rate for each connection."""
    connections = 50
    trial.write("body", MESSAGE % 7)
    log = trial.path("latencies")
    subprocess.run(
        ["h2load", "--h1", "-t1", f"-c{connections}", f"--rps={rate // connections}", f"-D{seconds}", "-d", trial.path("body"),
         "-H", f"authorization: Bearer {key}", "-H", "content-type: application/json", f"--log-file={log}",
         f"http://127.0.0.1:{gateway.port}/v1/messages"], capture_output=True, check=True)
    times = sorted(int(line.split()[2]) for line in open(log) if line.split()[1] == "202")
    if not times:
        broken("no request was accepted.")
    return times[len(times) * 99 // 100] / 1_000, len(times) / seconds


def tell(row):
    what, figure, wanted = row
    print(f"{what:42}  {figure:>12}   wanted: {wanted}", flush=True)


def metrics_time(client):
    began = time.monotonic()
    status = client.call("GET", "/metrics")[0]
    if status != 200:
        broken(f"/metrics answered {status}.")
    return time.monotonic() - began


def jobs(trial):
    with sqlite3.connect(f"file:{trial.store}?mode=ro", uri=True) as store:
        count = store.execute("SELECT count(*) FROM job").fetchone()[0]
    store.close()
    return count


def measure(arguments):
    seconds = 3 if arguments.quick else 10
    with tempfile.TemporaryDirectory() as folder:
        trial = Trial(folder, arguments.gateway, arguments.pushbridge, {"metrics": "open"})
        trial.start_apple()

        # Nobody answers in Apple's place, so that everything that is accepted waits.
        configuration = json.loads(pathlib.Path(trial.path("gateway.json")).read_text())
        configuration["apps"][APP]["apns"]["main"]["host"] = "localhost:1"
        trial.write("gateway.json", json.dumps(configuration))
        key = begin(trial, PEOPLE)
        gateway, _ = serve(trial)
        load(trial, gateway, key, 3)
        tell(("accepted, delivery waiting", f"{load(trial, gateway, key, seconds):,.0f} /s", "10 000 /s"))
        percentile, rate = latency(trial, gateway, key, 5_000, seconds)
        tell((f"99th percentile at {rate:,.0f} /s", f"{percentile:.1f} ms", "20 ms at 5 000 /s"))
        gateway.stop()

        # From the socket to the test server's answer.
        trial.configure()
        key = begin(trial, PEOPLE)
        gateway, _ = serve(trial)
        before = gateway.processor_seconds()
        began = time.monotonic()
        accepted = load(trial, gateway, key, seconds) * seconds
        wait_for("Delivering", 120, lambda: jobs(trial) == 0)
        took = time.monotonic() - began
        spent = gateway.processor_seconds() - before
        tell(("processor time, socket to Apple's answer", f"{1e6 * spent / accepted:.0f} µs", "150 µs"))
        tell(("delivered", f"{accepted / took:,.0f} /s", "-"))
        gateway.stop()

        # With many devices in the store.
        key = begin(trial, 100_000 if arguments.quick else DEVICES)
        gateway, start = serve(trial)
        tell(("start", f"{1e3 * start:.0f} ms", "200 ms"))
        load(trial, gateway, key, seconds)
        client = Client(key, lambda: gateway.port)
        tell(("/metrics", f"{1e3 * min(metrics_time(client) for _ in range(10)):.1f} ms", "5 ms"))
        tell(("memory after that", f"{gateway.kilobytes() / 1024:.0f} MB", "100 MB"))
        gateway.stop()
        trial.stop_apple()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("gateway")
    parser.add_argument("pushbridge")
    parser.add_argument("--quick", action="store_true")
    measure(parser.parse_args())
    say("gorush and sygnal were not measured: no registry that this project may use has them.")


main()
