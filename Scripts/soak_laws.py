"""The laws of Scripts/soak, which calls this.

each COUNT OUTCOMES: every line of the input has one outcome, in its order, of a kind that the server's script can cause.
kept EARLIER LATER: what was accepted, unregistered or lost in one run stands in the next, which has sent again what met a 503.
whole COUNT SERVER OUTCOMES…: over all runs, the server counted what the outcomes say, but for answers that were lost.

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


def check_kept(earlier, later):
    sent = 0
    for before, after in zip(outcomes(earlier), outcomes(later), strict=True):
        if before.get("reason") == "ServiceUnavailable":
            sent += before["apnsID"] != after["apnsID"]
        elif before != after:
            broken(f"line {before['line']} was {before['outcome']} and is another outcome now.")
    refused = words(earlier)["ServiceUnavailable"]
    if sent != refused:
        broken(f"{refused} pushes met trouble at the server, and {sent} of them were sent again.")


def check_whole(count, server, *runs):
    tally = open(server, encoding="utf-8").read().splitlines()[-1]
    said = {word: int(number) for number, word in re.findall(r"(\d+) (accepted|connections|[A-Z]\w+)", tally)}
    told = fresh(runs)
    last = words(runs[-1])
    if last["connection-lost"]:
        broken(f"{last['connection-lost']} pushes failed again and again.")
    failed = told["connection-lost"]
    lost = 0
    for word in ("accepted", "Unregistered", "ServiceUnavailable"):
        difference = said.get(word, 0) - told[word]
        if difference < 0:
            broken(f"{-difference} outcomes say {word}, and the server never said so.")
        lost += difference
    if lost > failed:
        broken(f"{lost} answers have no outcome, and {failed} pushes failed.")
    was_trouble = told["Unregistered"] and told["ServiceUnavailable"] and failed
    if not was_trouble or said.get("connections", 1) < max(count // 10_000, 10):
        broken("the server made too little trouble to prove anything.")
    print(f"In the end: {', '.join(f'{number} {word}' for word, number in last.most_common())}.")
    print(f"Dropped connections left {failed} sendings open; {lost} of these the server had answered.")


def fresh(runs):
    """Counts of the outcomes that are no repetition of the run before, by reason or `accepted`."""
    counts = words(runs[0])
    for earlier, later in zip(runs, runs[1:]):
        for before, after in zip(outcomes(earlier), outcomes(later), strict=True):
            counts[after.get("reason", after["outcome"])] += before != after
    return counts


def main():
    kind, first, *files = sys.argv[1:]
    if kind == "each":
        check_each(int(first), *files)
    elif kind == "kept":
        check_kept(first, *files)
    else:
        check_whole(int(first), *files)


main()
