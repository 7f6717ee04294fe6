#!/usr/bin/env python3
"""Judges `pushbridge` from outside: its verdicts on conversions, who gets a push, and what is lost or shown.

Shares no code with the program: what it expects is taken from the readings and the vendors' documents. Its checks are

- verdicts: messages of corpus/ and what they become, translated in every situation, differ as the verdict says;
- losses: words that a sender writes for the push are shown, written, or told of, at their own place;
- removals: what a member does to the push is carried over or told of;
- expected: single messages reach whom they name, with the words that the readings say;
- hidden: what NIM hides from people who hide details stays hidden;
- limits: what a vendor does not take is not written;
- resolved: what RongCloud's messages come to is what a server that was written from the documents alone makes of them;
- bodies: what messages consist of is written, or told of, in every ordered pair of vendors; --bodies says how many a pair.

usage: fidelity.py BINARY [--only CHECK,…] [--folder NAME] [--plant FAULT,CHECK[,FOLDER]]…

Prints "N checks, M messages" and ends with 0, or prints what is wrong and ends with 1. --folder takes one folder of
corpus/. --plant makes the command seem to have a fault afterwards, which a check has to notice, and prints what it finds
before that behind the name of both: a verdict claimed for every conversion, `silence` (no diagnostics), `shown` (no
--keep-hidden), `everybody` (pushes to somebody else), `endless` (no limits), `forgetful` (a member less in what is
written), `repeating` (one random number for all). What was asked of the command before is not asked again.
"""

import argparse
import os

from bodies import Bodies
from command import Command
from comparing import RANKS
from expectations import Expectations
from hiding import Hiding
from limits import Limits
from losses import Losses
from removals import Removals
from resolved import Resolved
from situations import Screens
from verdicts import Verdicts, jobs_of

HERE = os.path.dirname(os.path.abspath(__file__))
CHECKS = ["verdicts", "losses", "removals", "expected", "hidden", "limits", "resolved", "bodies"]
PLANTS = RANKS + ["silence", "shown", "everybody", "endless", "forgetful", "repeating"]
# How many messages with bodies a pair of vendors has, unless --bodies says so.
BODIES = 200


def main():
    parser = argparse.ArgumentParser(description="Judges pushbridge from outside.")
    parser.add_argument("binary")
    parser.add_argument("--only", default=",".join(CHECKS), help="some of " + ", ".join(CHECKS))
    parser.add_argument("--folder")
    parser.add_argument("--bodies", type=int, default=BODIES, help="messages with bodies a pair of vendors")
    parser.add_argument("--plant", action="append", default=[], metavar="FAULT,CHECK[,FOLDER]")
    options = parser.parse_args()
    command = Command(options.binary, memory={} if options.plant else None)
    screens = Screens(command)
    done, faults = judge(command, screens, options.only.split(","), options.bodies, options.folder)
    unnoticed = plant(command, screens, options.plant, options.bodies)
    for fault in faults + unnoticed:
        print(fault)
    if faults or unnoticed:
        raise SystemExit(1)
    counts = ", ".join(f"{count} {verdict}" for verdict, count in done[0].verdicts.items())
    print(f"{sum(check.checks for check in done)} checks, {done[0].messages} messages: {counts}")


def judge(command, screens, wanted, bodies, folder=None):
    """The checks that were made, the verdicts first, and what they found."""
    verdicts = Verdicts(command, screens)
    done = [verdicts]
    pairs = []
    if {"verdicts", "losses", "removals"} & set(wanted):
        pairs = verdicts.judge(list(jobs_of(os.path.join(HERE, "corpus"), folder)))
    checks = {
        "losses": (Losses(verdicts), [pairs]), "removals": (Removals(command, verdicts.screens), [pairs]),
        "expected": (Expectations(command), [os.path.join(HERE, "expected")]),
        "hidden": (Hiding(command), [os.path.join(HERE, "hidden")]), "limits": (Limits(command), []),
        "resolved": (Resolved(command), [os.path.join(HERE, "corpus")]), "bodies": (Bodies(command, bodies), []),
    }
    for name, (check, arguments) in checks.items():
        if name in wanted:
            check.judge(*arguments)
            done.append(check)
    faults = [fault for check in done for fault in check.faults if check is not verdicts or "verdicts" in wanted]
    return done, list(dict.fromkeys(faults))


def plant(command, screens, plants, bodies):
    """Prints what the checks find of each fault; what was not noticed."""
    unnoticed = []
    for one in plants:
        fault, check, *folder = one.split(",")
        if fault not in PLANTS:
            raise SystemExit(f"{fault} is no fault that can be planted")
        command.plant = fault
        _, faults = judge(command, Screens(command) if fault == "everybody" else screens, [check], bodies, *folder)
        for words in faults:
            print(f"{fault}, {check}: {words}")
        unnoticed += [] if faults else [f"{one} was not noticed"]
    return unnoticed


if __name__ == "__main__":
    main()
