"""Measures Spark with one task a file against the program alone, on all cores of this machine; Scripts/archive-spark --figures calls this.

Both convert the same messages without proofs, the cheapest run whose records have to be written, so what Spark costs shows most.
Spark's start-up is left aside: the clock starts when its Python workers have run a first task, and stops when the sum is written.
"""

import argparse
import os
import pathlib
import random
import shutil
import subprocess
import sys
import tempfile
import time

import archive_spark
from archive_corpus import message
from archive_spark import Archive

COMMAND = ["convert", "--to", "nim", "--no-proof"]
# How much of the program's own speed is wanted at least.
WANTED = 0.85


def write_messages(folder, messages, files):
    """Writes equally long files, each of them another."""
    length = messages // files
    chance = random.Random(17)
    lines = [message(chance, number) + "\n" for number in range(length)]
    folder.mkdir()
    for number in range(files):
        at = number * length // files
        (folder / f"part-{number:05}").write_text("".join(lines[at:] + lines[:at]))


def alone(program, source, folder):
    """One process over all files, with a thread for each core; its seconds."""
    folder.mkdir()
    options = ["--output", folder / "records.jsonl", "--rejects", folder / "rejects.jsonl", "--summary", folder / "tally.json"]
    os.sync()
    begun = time.monotonic()
    run = subprocess.run([program, *COMMAND, source, *options, "--progress", "never"], stderr=subprocess.PIPE, text=True)
    seconds = time.monotonic() - begun
    if run.returncode != 1:
        sys.exit(f"The program alone ended with {run.returncode}: {run.stderr}")
    return seconds


def with_spark(spark, program, source, folder, cores):
    """One task a file, and the sum; its seconds."""
    archive = Archive(program, source, folder, COMMAND)
    spark.sparkContext.parallelize(range(cores), cores).map(abs).collect()
    os.sync()
    begun = time.monotonic()
    archive.begin()
    names = archive.names()
    archive_spark.run_all(spark.sparkContext, archive, names)
    archive.add_up(names)
    return time.monotonic() - begun


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--pushbridge", required=True, help="the program to measure")
    parser.add_argument("--messages", type=int, default=5_000_000, help="how many lines (5000000)")
    parser.add_argument("--files", type=int, default=50, help="in how many files (50)")
    parser.add_argument("--rounds", type=int, default=1, help="how often both are measured, one after the other (1)")
    options = parser.parse_args()
    cores = len(os.sched_getaffinity(0))
    # Its workers import the task.
    os.environ["PYTHONPATH"] = str(pathlib.Path(__file__).resolve().parent)
    from pyspark.sql import SparkSession

    spark = (SparkSession.builder.master(f"local[{cores}]").config("spark.ui.enabled", "false")
             .config("spark.ui.showConsoleProgress", "false").config("spark.log.level", "ERROR").getOrCreate())
    with tempfile.TemporaryDirectory() as scratch:
        scratch = pathlib.Path(scratch)
        source = scratch / "in"
        write_messages(source, options.messages, options.files)
        shares = []
        for _ in range(options.rounds):
            one = alone(options.pushbridge, source, scratch / "alone")
            many = with_spark(spark, options.pushbridge, source, scratch / "spark", cores)
            if (scratch / "alone/tally.json").read_bytes() != (scratch / "spark/tally.json").read_bytes():
                sys.exit("The sums differ.")
            print(f"{options.messages} messages in {options.files} files, {cores} cores, load {os.getloadavg()[0]:.1f}: "
                  f"alone {one:.1f} s, Spark {many:.1f} s, which is {one / many:.2f} × the program alone", flush=True)
            shares.append(one / many)
            for name in ("alone", "spark"):
                shutil.rmtree(scratch / name)
    spark.stop()
    if max(shares) < WANTED:
        sys.exit(f"That is less than {WANTED}.")


if __name__ == "__main__":
    main()
