"""Runs pushbridge over an archive with Spark, one task a file: spark-submit archive_spark.py [--program P] INPUT OUTPUT COMMAND [OPTION…]

    spark-submit archive_spark.py /archive/2026-10 /results/2026-10 convert --to nim --profile /archive/easemob.json

COMMAND is translate, convert or verify, and the options are the command's. Spark only says which file is next; pushbridge
reads and writes by itself. So INPUT, OUTPUT, what options name, and the program have the same full paths on every machine, on
a file system that all of them share, and that renames a folder at once, which mounted object stores do not. Copy this file; it
needs nothing else of the project.

    OUTPUT/parts/FILE/records.jsonl   the records, in order (not of verify)
    OUTPUT/parts/FILE/rejects.jsonl   the records of broken lines
    OUTPUT/parts/FILE/tally.json      the file's summary; of verify, its report
    OUTPUT/parts/FILE/status          the command's exit status
    OUTPUT/tally.json                 the sum of all tallies, as one run over INPUT writes it

Each attempt at a file writes to a folder of its own below OUTPUT/_attempts, which is renamed when it is whole. Of two attempts
the first one counts, and the other removes what it wrote. A job that is started again goes on with the files that are not done.

Exit status: 0 done; 1 done, and a run ended with 1, usually for broken lines; 64, 65, 74 what the command says of its options
and settings before the first task; 70 the job failed, usually as a run ended in another way in all its attempts: there is no sum.
"""

import argparse
import ctypes
import errno
import json
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import traceback
import uuid

COMMANDS = ["translate", "convert", "verify"]
# How many tallies one `pushbridge merge` reads: a command line is not endless.
MOST_MERGED = 500


class RunFailed(Exception):
    """A run of pushbridge that did not get to its end, or cannot; its status, and what is wrong."""

    def __init__(self, name, status, words):
        super().__init__(f"{name}: {words.strip()} (status {status})")
        self.status = status


class Archive:
    """A folder of files, the command for each of them, and the folder for what becomes of them."""

    def __init__(self, program, source, results, command):
        self.program, self.command = program, command
        self.source, self.results = pathlib.Path(source), pathlib.Path(results)
        self.parts, self.attempts = self.results / "parts", self.results / "_attempts"

    def names(self):
        """The files that `pushbridge` reads when it is given the folder; the largest first, so that none is late at the end."""
        def fail(error):
            raise error

        found = []
        for folder, folders, files in os.walk(self.source, onerror=fail, followlinks=True):
            folders[:] = [name for name in folders if counts(name)]
            found += [pathlib.Path(folder, name) for name in files if counts(name)]
        if not found:
            raise RunFailed(self.source, os.EX_IOERR, "the folder has no files")
        found.sort(key=lambda path: (-path.stat().st_size, str(path)))
        return [str(path.relative_to(self.source)) for path in found]

    def begin(self):
        """Looks whether the command can run at all, and that the results are not another command's."""
        self.attempt("an empty file", os.devnull, lambda folder: None)
        version = subprocess.run([self.program, "--version"], capture_output=True, text=True, check=True).stdout.strip()
        mine = {"version": version, "input": str(self.source), "command": self.command}
        note = self.results / "command.json"
        if not note.exists():
            fresh = self.results / f"_command-{uuid.uuid4().hex}"
            fresh.write_text(json.dumps(mine, ensure_ascii=False) + "\n")
            fresh.rename(note)
        elif json.loads(note.read_text()) != mine:
            raise RunFailed(self.results, os.EX_USAGE, f"the results are another command's, see {note}; name a new folder")

    def run(self, name):
        """The task: runs the command on a file, unless that is done.

        Returns its status, 0 or 1. Raises RunFailed for any other, so that the scheduler tries again.
        """
        place = self.parts / name
        if not place.exists():
            self.attempt(name, self.source / name, lambda folder: keep(folder, place))
        return int((place / "status").read_text())

    def attempt(self, name, path, finish):
        """Runs the command into a new folder, and hands that on; what is left of the folder then is removed."""
        folder = self.attempts / uuid.uuid4().hex
        folder.mkdir(parents=True)
        try:
            status, words = run_to_end([self.program, *self.command, *self.outputs(folder), "--origin", str(path), str(path)])
            if status not in (0, 1):
                raise RunFailed(name, status, words)
            (folder / "status").write_text(f"{status}\n")
            finish(folder)
        finally:
            shutil.rmtree(folder, ignore_errors=True)

    def outputs(self, folder):
        """The options that say where a run writes; Spark counts one core for a task."""
        tally = str(folder / "tally.json")
        records = ["--output", str(folder / "records.jsonl"), "--summary", tally]
        if self.command[0] == "verify":
            records = ["--output", tally, "--format", "json"]
        return [*records, "--rejects", str(folder / "rejects.jsonl"), "--jobs", "1", "--progress", "never"]

    def add_up(self, names):
        """Writes the sum of the files' tallies, and returns it."""
        tallies = [str(self.parts / name / "tally.json") for name in sorted(names)]
        self.attempts.mkdir(parents=True, exist_ok=True)
        while len(tallies) > MOST_MERGED:
            tallies = [self.merge(tallies[at:at + MOST_MERGED], self.attempts / f"{uuid.uuid4().hex}.json")
                       for at in range(0, len(tallies), MOST_MERGED)]
        return json.loads(pathlib.Path(self.merge(tallies, self.results / "tally.json")).read_text())

    def merge(self, tallies, place):
        status, words = run_to_end([self.program, "merge", *tallies, "--output", str(place)])
        if status:
            raise RunFailed("merge", status, words)
        return str(place)

    def end(self):
        """Removes what killed attempts left behind, when none is running any more."""
        shutil.rmtree(self.attempts, ignore_errors=True)


def counts(name):
    """Whether pushbridge reads a file or folder of that name."""
    return not re.fullmatch(r"[._].*|.*\.partial|.+\.tmp-[0-9a-fA-F]{1,8}", name, re.DOTALL)


def keep(folder, place):
    """Gives a whole folder its place, unless another attempt was first: a folder with something in it is not replaced."""
    place.parent.mkdir(parents=True, exist_ok=True)
    try:
        os.rename(folder, place)
    except OSError as error:
        if error.errno not in (errno.EEXIST, errno.ENOTEMPTY):
            raise
        print(f"{place}: another attempt was first.", file=sys.stderr)


def run_to_end(arguments):
    """Runs a program that is killed when this process ends in any way; its status, and what it said."""
    parent = os.getpid()

    def end_with_parent():
        if sys.platform == "linux":
            ctypes.CDLL(None).prctl(1, signal.SIGKILL)  # PR_SET_PDEATHSIG
            if os.getppid() != parent:
                os._exit(1)

    done = subprocess.run(
        arguments, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True,
        errors="replace", preexec_fn=end_with_parent)
    return done.returncode, done.stderr


def run_all(context, archive, names):
    """Has Spark run the task on each file, and returns their statuses."""
    return context.parallelize(names, len(names)).map(archive.run).collect()


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--program", default="pushbridge", help="the command, on every machine (pushbridge)")
    parser.add_argument("input", help="the folder of the archive")
    parser.add_argument("output", help="the folder for the results; that of an earlier run of the same job to go on with it")
    parser.add_argument("command", choices=COMMANDS)
    parser.add_argument("options", nargs=argparse.REMAINDER, help="the command's options")
    given = parser.parse_args()
    archive = Archive(given.program, given.input, given.output, [given.command, *given.options])
    archive.begin()
    names = archive.names()

    from pyspark.sql import SparkSession

    spark = SparkSession.builder.appName(f"pushbridge {given.command}").getOrCreate()
    try:
        statuses = run_all(spark.sparkContext, archive, names)
    finally:
        spark.stop()
    tally = archive.add_up(names)
    archive.end()
    rejected = sum(tally["rejected"].values())
    print(f"{len(names)} files, {tally['lines']} lines, {rejected} of them rejected; see {archive.parts}", file=sys.stderr)
    return max(statuses)


if __name__ == "__main__":
    # Python itself would end with 1 for any error, and that stands for broken lines here.
    try:
        sys.exit(main())
    except RunFailed as failure:
        print(failure, file=sys.stderr)
        sys.exit(failure.status)
    except Exception:
        traceback.print_exc()
        sys.exit(os.EX_SOFTWARE)
