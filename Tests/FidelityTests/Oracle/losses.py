"""Nothing is lost in silence: words that a sender writes for the push are shown, written, or told of.

In `translate`, a word shows on some screen of some situation; in `convert`, it stands in what was written. Where it
does not, a diagnostic names its place. And what is said to be left out is nowhere to be read.
"""

import re

from comparing import words_in
from messages import at, is_within, leaves, strings
from vendors import NAMES, NO_SOUND, OTHERS, PUSH, TEXTS, family

# A place as a diagnostic's words name it.
POINTER = re.compile(r"(/[A-Za-z]\w*(?:/[\w-]+)+)")


def words_of(pair):
    """(pointer, word) of what the sender says of the push."""
    members = PUSH[family(pair.job.source.name)]
    for path, value in leaves(pair.tree):
        steps = path.split("/")
        if not any(path.startswith(member) for member in members) or any(step in NAMES for step in steps):
            continue
        # A template takes the arguments that it has places for, and no more.
        is_list = {"title_args", "content_args"} & set(steps) and "directed_template" not in steps
        is_word = isinstance(value, str) and value not in ("", NO_SOUND)
        if is_word and not is_list and "PushTemplateParam" not in steps and not steps_elsewhere(steps):
            yield from ((path, word) for word in sent(pair.tree, steps, value))


def sent(tree, steps, word):
    """A word as each receiver of RongCloud's template messages gets it, its placeholders filled (RC 28); else as it is."""
    values = tree.get("values") if isinstance(tree, dict) else None
    if not isinstance(values, list):
        return [word]
    index = next((int(step) for step in steps if step.isdigit()), None)
    words = []
    for one in values if index is None else values[index:index + 1]:
        filled = word
        for name, value in one.items():
            filled = filled.replace("{" + name.strip("{}") + "}", str(value))
        words.append(filled)
    return words


def steps_elsewhere(steps):
    """Whether a place is another platform's."""
    return any(step.startswith(OTHERS) for step in steps)


class Losses:
    def __init__(self, verdicts):
        self.screens = verdicts.screens
        self.checks = 0
        self.faults = []

    def judge(self, pairs):
        for pair in pairs:
            if not pair.before:
                continue
            self.faults += [f"{pair}: {fault}" for fault in misplaced(pair)]
            for path, word in words_of(pair):
                self.checks += 2
                found = [*self.unseen(pair, path, word), *self.unwritten(pair, path, word)]
                self.faults += [f"{pair}: {fault}" for fault in found]

    def unseen(self, pair, path, word):
        """What `translate` does not show and does not tell of."""
        texts, told = set(), []
        for before in pair.before:
            for situation in pair.job.situations:
                for record in self.screens.records(before, situation):
                    texts |= strings(record.get("payload")) | strings(record.get("headers"))
                    told += record["diagnostics"]
        others = TEXTS.get(family(pair.job.source.name), ())
        if not texts or path.rsplit("/", 1)[1] in others and "apnsMemberOption" not in path:
            # Nobody gets a push, or the words are other platforms' too.
            return
        # A bare ext was made a part of a message.
        prefix = "" if pair.line == pair.before[0][1] else "/ext"
        if not is_in(word, texts) and not any(is_within(prefix + path, one["path"]) for one in told):
            yield f"translate shows \"{word}\" of {path} to nobody and does not tell"

    def unwritten(self, pair, path, word):
        """What `convert` does not write and does not tell of; and what it says that it left out, and is shown."""
        told = [one for one in pair.parts[0]["diagnostics"] if is_within(path, one["path"])]
        if not told and not is_in(word, strings([record["message"] for record in pair.written])):
            yield f"convert leaves out \"{word}\" of {path} and does not tell"
        is_left_out = any(one["kind"] == "dropped" and one["path"] == path for one in told)
        if is_left_out and sum(value == word for _, value in leaves(pair.tree)) == 1:
            readers = sorted(record["recipient"] for record in self.after(pair) if word in words_in(alert_of(record)))
            if readers:
                yield f"\"{word}\" of {path} is said to be left out, and {readers[0]} reads it"

    def after(self, pair):
        """Every record of what a message became."""
        for after in pair.after:
            for place in after:
                for situation in pair.job.situations:
                    yield from self.screens.records(place, situation)


def alert_of(record):
    return record.get("payload", {}).get("aps", {}).get("alert", {})


def misplaced(pair):
    """Diagnostics that speak of one member and stand at another, or at none of the message's."""
    for one in pair.parts[0]["diagnostics"]:
        if one["path"] and at(pair.tree, one["path"]) is None:
            yield f"a diagnostic stands at {one['path']}, where nothing is: {one['message']}"
        for named in POINTER.findall(one["message"]):
            if named.split("/")[1] not in one["path"].split("/"):
                yield f"a diagnostic speaks of {named} and stands at {one['path']}"


def is_in(word, texts):
    return any(word in text for text in texts)
