"""Runs the archive jobs in a cluster whose parts are killed, and compares with one run; Scripts/archive-spark calls this."""

import argparse
import collections
import itertools
import json
import os
import pathlib
import random
import signal
import subprocess
import sys
import tempfile
import threading
import time

from archive_cluster import PLACES, Cluster, kill
from archive_corpus import write_archive, write_people
from archive_spark import Archive

HERE = pathlib.Path(__file__).resolve().parent
# Of a hundred troubles, how many are of a kind. A stopped program never goes on; a paused one does when another attempt has done
# its file, and so comes second. Spark begins second attempts only when it has begun all first ones, so both wait until then.
TROUBLES = {"program": 44, "python": 26, "executor": 8, "machine": 4, "stop": 10, "pause": 8}
SPECULATION = ["spark.speculation=true", "spark.speculation.quantile=0.02", "spark.speculation.multiplier=2",
               "spark.speculation.interval=200ms", "spark.speculation.minTaskRuntime=500ms", "spark.task.maxFailures=20"]


def broken(sentence):
    sys.exit(f"Broken: {sentence}")


def check(holds, sentence):
    if not holds:
        broken(sentence)


def say(sentence):
    print(sentence, file=sys.stderr, flush=True)


class Trouble(threading.Thread):
    """Kills and stops what runs, each time when so many files are done."""

    def __init__(self, cluster, program, parts, files, count, chance):
        super().__init__(daemon=True)
        self.cluster, self.program, self.parts, self.chance = cluster, program, parts, chance
        kinds = [kind for kind, share in TROUBLES.items() for _ in range(max(1, round(count * share / 100)))]
        chance.shuffle(kinds)
        self.plan = sorted((chance.randrange(files * 4 // 5), kind) for kind in kinds)
        self.made = collections.Counter()
        # What is stopped or paused, and where.
        self.held = {}
        self.is_over = threading.Event()

    def run(self):
        for done, kind in self.plan:
            while sum(1 for _ in self.parts.glob("*/*")) < done or not self.make(kind):
                if self.is_over.wait(0.03):
                    return
            self.made[kind] += 1

    def make(self, kind):
        """Makes a trouble, if what it needs is there."""
        if kind == "machine":
            self.cluster.kill_worker(self.chance.choice(list(self.cluster.workers)))
            return True
        running = [(pid, line, number) for number in self.cluster.workers for pid, line in self.cluster.processes(number)]
        self.held = {pid: number for pid, _, number in running if pid in self.held}
        found = [(pid, line, number) for pid, line, number in running if self.fits(kind, pid, line, number)]
        if not found:
            return False
        pid, line, number = self.chance.choice(found)
        if kind in ("stop", "pause"):
            self.held[pid] = number
            kill(pid, signal.SIGSTOP)
            if kind == "pause":
                threading.Thread(target=self.go_on, args=(pid, line[-2]), daemon=True).start()
        else:
            kill(pid)
        return True

    def go_on(self, pid, path):
        """Lets a paused program go on when another attempt has done its file, whose path it was given."""
        place = self.parts.joinpath(*pathlib.Path(path).parts[-2:])
        while not place.exists() and not self.is_over.wait(0.01):
            pass
        kill(pid, signal.SIGCONT)

    def fits(self, kind, pid, line, number):
        if kind == "executor":
            return any("CoarseGrainedExecutorBackend" in word for word in line)
        if kind == "python":
            return "pyspark.daemon" in line
        # One place of each worker's stays free for second attempts.
        is_free = kind == "program" or list(self.held.values()).count(number) < PLACES - 1
        return line[0] == self.program and pid not in self.held and is_free

    def end(self):
        self.is_over.set()
        self.join()


class Trial:
    def __init__(self, options, folder):
        self.options, self.folder = options, pathlib.Path(folder)
        self.program = options.pushbridge
        self.cluster = Cluster(folder)
        self.chance = random.Random(options.seed)
        self.source = self.folder / "in"
        self.names = write_archive(self.source, options.files, options.lines, options.seed)
        self.people = write_people(folder)

    def job(self, name, command):
        """Runs a command over the archive under trouble: the driver is killed once, and the job is started again."""
        results = self.folder / name
        events = self.folder / f"{name}-events"
        events.mkdir()
        settings = [*SPECULATION, "spark.eventLog.enabled=true", "spark.eventLog.compress=false",
                    "spark.eventLog.rolling.enabled=false", f"spark.eventLog.dir=file://{events}"]
        archive = Archive(self.program, self.source, results, command)
        trouble = Trouble(self.cluster, self.program, archive.parts, len(self.names), self.options.kills, self.chance)
        trouble.start()
        status, begun = None, time.monotonic()
        for attempt in ("first", "second"):
            driver = self.cluster.submit(
                HERE / "archive_spark.py", ["--program", self.program, self.source, results, *command], settings)
            while driver.poll() is None:
                check(time.monotonic() - begun < self.options.limit, f"{name} took more than {self.options.limit} s.")
                done = sum(1 for _ in archive.parts.glob("*/*"))
                if attempt == "first" and done > len(self.names) // 3:
                    os.killpg(driver.pid, signal.SIGKILL)
                time.sleep(0.1)
            status = driver.wait()
            check(status in (1, -signal.SIGKILL), f"{name} ended with {status}; see {self.folder}/driver.log.")
        trouble.end()
        self.tell(name, trouble, events, time.monotonic() - begun)
        self.compare(archive)

    def tell(self, name, trouble, events, seconds):
        """What became of the attempts, by Spark's own record; without each kind of it, the trial proves little."""
        ends, second = collections.Counter(), 0
        for path in events.iterdir():
            # A driver that was killed may have left half a line.
            for event in map(json.loads, path.read_text().split("\n")[:-1]):
                if event.get("Event") == "SparkListenerTaskStart":
                    second += event["Task Info"]["Speculative"]
                if event.get("Event") == "SparkListenerTaskEnd":
                    ends[event["Task End Reason"]["Reason"]] += 1
        late = self.cluster.said().count("another attempt was first.")
        troubles = ", ".join(f"{count} × {kind}" for kind, count in trouble.made.items())
        say(f"{name}: {seconds:.0f} s; {troubles}. Attempts: "
            + ", ".join(f"{count} {reason}" for reason, count in ends.items())
            + f", {second} of them speculative; {late} came second, so far.")
        check(set(trouble.made) == set(TROUBLES), f"{name}: not every kind of trouble was made.")
        check(ends["ExceptionFailure"] and ends["ExecutorLostFailure"], f"{name}: no attempt failed.")
        check(second and late, f"{name}: no attempt was speculative, or none came second.")

    def compare(self, archive):
        """Every file is done and whole, nothing else is there, and all is what one run writes."""
        command = archive.command
        made = {str(path.relative_to(archive.parts)) for path in archive.parts.glob("**/*") if path.is_file()}
        kinds = ["status", "tally.json", "rejects.jsonl"] + ["records.jsonl"] * (command[0] != "verify")
        check(made == {f"{name}/{kind}" for name in self.names for kind in kinds}, f"{command[0]}: other files are there.")
        left = {path.name for path in archive.results.iterdir()} - {"parts", "tally.json", "command.json"}
        check(not left, f"{command[0]}: {left} is left.")
        whole = {kind: self.folder / f"{command[0]}-{kind}" for kind in kinds[1:]}
        options = ["--rejects", whole["rejects.jsonl"], "--progress", "never"]
        if command[0] == "verify":
            options += ["--format", "json", "--output", whole["tally.json"]]
        else:
            options += ["--summary", whole["tally.json"], "--output", whole["records.jsonl"]]
        run = subprocess.run([self.program, *command, self.source, *options], stderr=subprocess.PIPE, text=True)
        check(run.returncode == 1, f"One run of {command[0]} ended with {run.returncode}: {run.stderr}")
        for kind, path in whole.items():
            joined = b"".join((archive.parts / name / kind).read_bytes() for name in self.names)
            if kind == "tally.json":
                joined = (archive.results / kind).read_bytes()
            check(joined == path.read_bytes(), f"{command[0]}: {kind} is not that of one run.")
        say(f"{command[0]}: {len(self.names)} files are those of one run, byte for byte.")

    def join(self):
        """Lines that bring their people give the records that files of people give."""
        people, groups = self.people
        settings = ["spark.sql.shuffle.partitions=4"]
        joined, results = self.folder / "joined", self.folder / "joined-results"
        options = ["--program", self.program]
        self.finish(self.cluster.submit(
            HERE / "archive_join.py", [*options, self.some, joined, people, groups], settings, [HERE / "archive_spark.py"]), 1)
        translate = ["translate", "--now", "message"]
        self.finish(self.cluster.submit(
            HERE / "archive_spark.py", [*options, joined / "lines", results, *translate, "--key", "tab"]), 0)
        whole, rejects = self.folder / "people.jsonl", self.folder / "people.rejects"
        subprocess.run([self.program, *translate, self.some, "--recipients", people, "--groups", groups, "--output", whole,
                        "--rejects", rejects], stderr=subprocess.DEVNULL)
        check(by_line([whole]) == by_line(results.glob("parts/*/records.jsonl")), "People that lines bring count otherwise.")
        check(lines_of([rejects]) == lines_of(joined.glob("rejects/part-*")), "Lines with people are rejected otherwise.")
        say("translate: lines that bring their people give the records that files of people give.")

    @property
    def some(self):
        return self.source / "day-00"

    def finish(self, driver, expected):
        status = driver.wait(self.options.limit)
        check(status == expected, f"{driver.args[-1]}: the job ended with {status}; see {self.folder}/driver.log.")


def lines_of(paths):
    return sorted(line for path in paths for line in path.read_bytes().splitlines())


def by_line(paths):
    """The records of each line, without what says where it stands; its place is its origin and number, or else its key."""
    found = {}
    for record in map(json.loads, itertools.chain.from_iterable(path.open() for path in paths)):
        place = f"{record.pop('origin')}:{record.pop('line')}"
        place = record.pop("key", place)
        for diagnostic in record.get("diagnostics", []):
            diagnostic["path"] = diagnostic["path"].removeprefix("/message")
        found.setdefault(place, []).append(record)
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pushbridge", required=True, help="the program to try")
    parser.add_argument("--files", type=int, default=1_000, help="how many files (1000)")
    parser.add_argument("--lines", type=int, default=300, help="how many lines a file has, about (300)")
    parser.add_argument("--kills", type=int, default=60, help="how many troubles in each job (60)")
    parser.add_argument("--limit", type=int, default=1_800, help="how many seconds a job may take (1800)")
    parser.add_argument("--seed", type=int, default=random.randrange(1 << 32), help="repeats a run's choices")
    parser.add_argument("--folder", help="keeps everything in this folder, which must be new")
    options = parser.parse_args()
    say(f"--seed {options.seed} makes the same choices again.")
    with tempfile.TemporaryDirectory() as folder:
        if options.folder:
            folder = options.folder
            os.makedirs(folder)
        trial = Trial(options, folder)
        try:
            trial.job("converted", ["convert", "--to", "nim"])
            trial.job("verified", ["verify", "--to", "easemob"])
            trial.join()
        finally:
            trial.cluster.stop()
    print("Everything is that of one run.")


if __name__ == "__main__":
    main()
