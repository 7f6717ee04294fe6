"""The laws of Scripts/soak, which calls this.

each COUNT OUTCOMES: every line of the input has one outcome, in its order, of a kind that the server's script can cause.
whole COUNT SERVER OUTCOMES…: over all runs, the server counted what the last outcomes say, but for answers that were lost.

Ends with a sentence and status 1 when a law is broken.
"""

import collections
import json
import re
import sys

EXPECTED = {
    ("accepted", 200, None),
    ("rejected", 410, "Unregistered"),
    ("rejected", 503, "ServiceUnavailable"),
    ("failed", None, "connection-lost"),
}


def broken(sentence):
    sys.exit(f"Broken: {sentence}")


def outcomes(path):
    with open(path, encoding="utf-8") as lines:
        for line in lines:
            yield json.loads(line)


def words(path):
    """Counts of outcomes, by reason or `accepted`."""
    return collections.Counter(record.get("reason", record["outcome"]) for record in outcomes(path))


def check_each(count, path):
    number = 0
    for number, record in enumerate(outcomes(path), 1):
        if record["line"] != number:
            broken(f"outcome {number} is of line {record['line']}.")
        if int(record["token"], 16) != number:
            broken(f"line {number} has the outcome of another device.")
        if (record["outcome"], record.get("status"), record.get("reason")) not in EXPECTED:
            broken(f"line {number} has an outcome that nothing here causes: {json.dumps(record)}")
        if record["outcome"] == "failed" and record["mayBeDelivered"] is not True:
            broken(f"line {number} was given up although it can have reached nobody.")
    if number != count:
        broken(f"{count} pushes have {number} outcomes.")
    told = ", ".join(f"{number} {word}" for word, number in words(path).most_common())
    print(f"  One outcome for each line, in order: {told}.")


def check_whole(count, server, *runs):
    tally = open(server, encoding="utf-8").read().splitlines()[-1]
    said = {word: int(number) for number, word in re.findall(r"(\d+) (accepted|connections|[A-Z]\w+)", tally)}
    failures = [words(run)["connection-lost"] for run in runs]
    last = words(runs[-1])
    if failures[-1]:
        broken(f"{failures[-1]} pushes failed again and again.")
    lost = 0
    for word in ("accepted", "Unregistered", "ServiceUnavailable"):
        difference = said.get(word, 0) - last[word]
        if difference < 0:
            broken(f"{-difference} outcomes say {word}, and the server never said so.")
        lost += difference
    if lost > sum(failures):
        broken(f"{lost} answers have no outcome, and {sum(failures)} pushes failed.")
    was_trouble = last["Unregistered"] and last["ServiceUnavailable"] and failures[0]
    if not was_trouble or said.get("connections", 1) < max(count // 10_000, 10):
        broken("the server made too little trouble to prove anything.")
    told = ", ".join(f"{number} {word}" for word, number in last.most_common())
    print(f"All are settled: {told}.")
    print(f"Dropped connections left {sum(failures)} sendings open; {lost} of these the server had answered.")


def main():
    kind, count, *files = sys.argv[1:]
    if kind == "each":
        check_each(int(count), *files)
    else:
        check_whole(int(count), *files)


main()
