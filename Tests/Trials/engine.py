"""Redis servers of a trial's own on this machine: one, or a cluster of masters."""

import os
import pathlib
import shutil
import socket
import subprocess
import time

from trial import broken, tail, wait_for


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Engine:
    """Servers that keep an append-only file, which they flush every second; each outlives its own kill."""

    def __init__(self, folder, masters=1, within=(), hosts=("127.0.0.1",)):
        self.folder = pathlib.Path(folder)
        self.masters, self.within, self.hosts = masters, list(within), hosts
        # A cluster's servers also talk to each other, 10 000 ports higher.
        self.ports = [port if masters == 1 else 10_000 + port % 20_000 for port in (free_port() for _ in range(masters))]
        self.processes = [None] * masters
        if not shutil.which("redis-server"):
            broken("redis-server is not installed; apt-get install redis-server brings it.")

    def start(self):
        for index in range(self.masters):
            self.launch(index)
        if self.masters > 1:
            servers = [f"127.0.0.1:{port}" for port in self.ports]
            made = subprocess.run(
                ["redis-cli", "--cluster", "create", *servers, "--cluster-yes"], capture_output=True, text=True)
            if made.returncode:
                broken(f"the cluster could not be made: {made.stdout[-1_000:]}")
            wait_for("Making the cluster", 30, lambda: all(
                "cluster_state:ok" in self.ask("CLUSTER", "INFO", index=index) for index in range(self.masters)))
        return self

    def launch(self, index=0):
        """Starts one server, on what it kept."""
        port = self.ports[index]
        home = self.folder / f"engine-{index}"
        home.mkdir(exist_ok=True)
        options = [
            "--port", str(port), "--bind", *self.hosts, "--protected-mode", "no", "--dir", str(home), "--save", "",
            "--appendonly", "yes", "--appendfsync", "everysec", "--maxmemory-policy", "noeviction",
        ]
        if self.masters > 1:
            options += ["--cluster-enabled", "yes", "--cluster-node-timeout", "1000"]
        with open(self.log(index), "ab") as log:
            self.processes[index] = subprocess.Popen(
                [*self.within, "redis-server", *options], stdout=log, stderr=subprocess.STDOUT)
        wait_for("Starting redis-server", 60, lambda: self.answers(index))

    def answers(self, index=0):
        if self.processes[index].poll() is not None:
            broken(f"redis-server ended: {tail(self.log(index))}")
        return self.ask("PING", index=index) == "PONG"

    def log(self, index=0):
        return self.folder / f"engine-{index}.log"

    def ask(self, *words, index=0):
        """One command, and the answer as redis-cli prints it; empty when there is none."""
        command = [*self.within, "redis-cli", "-h", self.hosts[0], "-p", str(self.ports[index]), *words]
        return subprocess.run(command, capture_output=True, text=True).stdout.strip()

    def kill(self, index=0):
        self.processes[index].kill()
        self.processes[index].wait()

    def lose_power(self, seconds, index=0):
        """Ends a server as the loss of its machine does: what it appended within the last seconds is gone."""
        home = self.folder / f"engine-{index}" / "appendonlydir"
        before = {file: file.stat().st_size for file in home.iterdir()}
        time.sleep(seconds)
        self.kill(index)
        for file, size in before.items():
            if file.suffix == ".aof" and file.exists():
                os.truncate(file, min(size, file.stat().st_size))

    def url(self, host=None):
        places = ",".join(f"{host or self.hosts[0]}:{port}" for port in self.ports)
        return f"redis://{places}"

    def end(self):
        for process in self.processes:
            if process and process.poll() is None:
                process.kill()
                process.wait()
