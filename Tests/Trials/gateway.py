#!/usr/bin/env python3
"""Long trials of the gateway, in which programs run as processes of their own: Tests/Trials/gateway.py TRIAL [OPTION…]

Prints a table, or a sentence and status 1 when something does not hold.
"""

import argparse
import pathlib
import random
import sys
import tempfile

sys.dont_write_bytecode = True

import cluster
import hard
import kill
import planted
import schema
import soak
from trial import say

TRIALS = {"kill": kill, "hard": hard, "cluster": cluster, "soak": soak, "schemathesis": schema, "planted": planted}


def arguments():
    build = pathlib.Path(__file__).resolve().parents[2] / ".build" / "release"
    raw = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=raw)
    trials = parser.add_subparsers(dest="trial", required=True)
    for name, trial in TRIALS.items():
        one = trials.add_parser(
            name, help=trial.__doc__.split("\n")[0], description=trial.__doc__, formatter_class=raw)
        one.add_argument("--gateway", default=str(build / "pushbridge-gateway"), help="the program to try")
        one.add_argument("--pushbridge", default=str(build / "pushbridge"), help="the program with the test server")
        one.add_argument("--folder", help="keeps everything in this folder")
        one.add_argument("--seed", type=int, default=random.randrange(1 << 32), help="repeats a run's choices")
        trial.add_options(one)
    return parser.parse_args()


def main():
    options = arguments()
    if options.trial in ("kill", "cluster", "schemathesis"):
        say(f"Seed {options.seed}.")
    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(options.folder or temporary)
        folder.mkdir(parents=True, exist_ok=True)
        TRIALS[options.trial].main(options, folder)


if __name__ == "__main__":
    main()
