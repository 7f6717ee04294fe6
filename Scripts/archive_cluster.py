"""A Spark cluster on this machine, for Scripts/archive_trial.py: a master and two workers as processes, each on an address of its own.

Spark runs a second attempt at a task only on another host than the first, so the workers are 127.0.0.2 and 127.0.0.3.
"""

import os
import pathlib
import re
import signal
import subprocess
import time

import pyspark

SPARK = pathlib.Path(pyspark.__file__).parent
DEPLOY = "org.apache.spark.deploy"
# How many tasks a worker runs at a time.
PLACES = 6


class Cluster:
    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        self.environment = {**os.environ, "SPARK_NO_DAEMONIZE": "1", "SPARK_HOME": str(SPARK)}
        # A master gives an application up when its executors end ten times in a row.
        never = "-Dspark.deploy.maxExecutorRetries=-1"
        master = ["--host", "127.0.0.1", "--port", "0", "--webui-port", "0"]
        self.master = self._start(f"{DEPLOY}.master.Master", master, "master", SPARK_MASTER_OPTS=never)
        self.address = self._address()
        self.workers = {}
        for number in (2, 3):
            self._start_worker(number)

    def _start(self, name, arguments, log, **variables):
        with open(self.folder / f"{log}.log", "ab") as file:
            return subprocess.Popen(
                [SPARK / "bin" / "spark-class", name, *arguments], env=self.environment | variables,
                stdin=subprocess.DEVNULL, stdout=file, stderr=file, start_new_session=True)

    def _address(self, limit=120):
        end = time.monotonic() + limit
        while time.monotonic() < end:
            found = re.search(r"Starting Spark master at (spark://\S+)", (self.folder / "master.log").read_text())
            if found:
                return found[1]
            time.sleep(0.1)
        raise TimeoutError(f"No master within {limit} seconds: see {self.folder / 'master.log'}.")

    def _start_worker(self, number):
        arguments = [self.address, "--host", f"127.0.0.{number}", "--webui-port", "0", "--cores", str(PLACES), "--memory", "1g",
                     "--work-dir", str(self.folder / f"work-{number}")]
        self.workers[number] = self._start(f"{DEPLOY}.worker.Worker", arguments, f"worker-{number}")

    def submit(self, script, arguments, settings=(), files=()):
        """Starts a job; its driver is the process."""
        options = ["--master", self.address, "--conf", "spark.ui.enabled=false", "--conf", "spark.executor.memory=512m"]
        options += [word for setting in settings for word in ("--conf", setting)]
        options += [word for file in files for word in ("--py-files", str(file))]
        with open(self.folder / "driver.log", "ab") as log:
            return subprocess.Popen(
                [SPARK / "bin" / "spark-submit", *options, str(script), *map(str, arguments)], env=self.environment,
                stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True)

    def kill_worker(self, number):
        """Ends a worker as a lost machine does, with all that runs there, and starts it again."""
        processes = [self.workers[number].pid, *(pid for pid, _ in self.processes(number))]
        for process in processes:
            kill(process)
        self.workers[number].wait()
        self._start_worker(number)

    def processes(self, number):
        """What runs below a worker: pids and command lines."""
        children, lines = {}, {}
        for entry in pathlib.Path("/proc").iterdir():
            if not entry.name.isdigit():
                continue
            try:
                stat = (entry / "stat").read_text().rsplit(")", 1)[1].split()
                lines[int(entry.name)] = (entry / "cmdline").read_bytes().decode(errors="replace").split("\0")
            except (FileNotFoundError, ProcessLookupError):
                continue
            if stat[0] != "Z":
                children.setdefault(int(stat[1]), []).append(int(entry.name))
        found, waiting = [], [self.workers[number].pid]
        while waiting:
            below = children.get(waiting.pop(), [])
            found += [(pid, lines[pid]) for pid in below]
            waiting += below
        return found

    def said(self):
        """What the executors have written to standard error."""
        return "".join(path.read_text(errors="replace") for path in self.folder.glob("work-*/*/*/stderr"))

    def stop(self):
        for number, worker in self.workers.items():
            for pid, _ in self.processes(number):
                kill(pid)
            kill(worker.pid)
            worker.wait()
        kill(self.master.pid)
        self.master.wait()


def kill(process, with_signal=signal.SIGKILL):
    try:
        os.kill(process, with_signal)
    except ProcessLookupError:
        pass
