"""The laws of Scripts/soak, which calls this.

each COUNT OUTCOMES: every line of the input has an outcome; all are of kinds that the server's script can cause.
kept EARLIER LATER: the later file begins with the earlier one; one outcome was appended for each line that met a 503, and no other.
settled OUTCOMES: the last outcome of no line is a failure.
whole COUNT SERVER OUTCOMES: over all runs, the server counted what the outcomes say, but for answers that were lost.

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


def last(path):
    """The last outcome of each line, by its number."""
    return {record["line"]: record for record in outcomes(path)}


def words(records):
    """Counts of outcomes, by reason or `accepted`."""
    return collections.Counter(record.get("reason", record["outcome"]) for record in records)


def check_each(count, path):
    seen = bytearray(count + 1)
    for record in outcomes(path):
        number = record["line"]
        if not 1 <= number <= count or int(record["token"], 16) != number:
            broken(f"line {number} has the outcome of another device.")
        seen[number] = 1
        if (record["outcome"], record.get("status"), record.get("reason")) not in EXPECTED:
            broken(f"line {number} has an outcome that nothing here causes: {json.dumps(record)}")
        if record["outcome"] == "failed" and record["mayBeDelivered"] is not True:
            broken(f"line {number} was given up although it can have reached nobody.")
    if sum(seen) != count:
        broken(f"{count} pushes have {sum(seen)} outcomes.")
    told = ", ".join(f"{number} {word}" for word, number in words(outcomes(path)).most_common())
    print(f"  An outcome for each line: {told}.")


def check_kept(earlier, later):
    refused = [record["line"] for record in outcomes(earlier) if record.get("reason") == "ServiceUnavailable"]
    rest = outcomes(later)
    for before in outcomes(earlier):
        if next(rest) != before:
            broken(f"the outcome of line {before['line']} was changed.")
    if [record["line"] for record in rest] != refused:
        broken(f"{len(refused)} pushes met trouble at the server, and others were sent again.")


def check_settled(path):
    failed = sum(record["outcome"] == "failed" for record in last(path).values())
    if failed:
        sys.exit(f"  {failed} pushes have failed.")


def check_whole(count, server, path):
    tally = open(server, encoding="utf-8").read().splitlines()[-1]
    said = {word: int(number) for number, word in re.findall(r"(\d+) (accepted|connections|[A-Z]\w+)", tally)}
    told = words(outcomes(path))
    final = words(last(path).values())
    if final["connection-lost"]:
        broken(f"{final['connection-lost']} pushes failed again and again.")
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
    print(f"In the end: {', '.join(f'{number} {word}' for word, number in final.most_common())}.")
    print(f"Dropped connections left {failed} sendings open; {lost} of these the server had answered.")


def main():
    kind, first, *files = sys.argv[1:]
    if kind == "each":
        check_each(int(first), *files)
    elif kind == "kept":
        check_kept(first, *files)
    elif kind == "settled":
        check_settled(first)
    else:
        check_whole(int(first), *files)


main()
