"""What a member does to the push is carried over or told of: each member is taken out of a message in turn.

Where the source's pushes change without it in some situation, what `convert` writes or tells changes too, or a
diagnostic names the member. Where they do not change in any, somebody who is named there is named in vain, which
`translate` tells.
"""

import json

from messages import at, is_within, leaves, names, without
from vendors import PEOPLE, PUSH, SWITCHES, family


class Removals:
    def __init__(self, command, screens):
        self.command, self.screens = command, screens
        self.checks = 0
        self.faults = []

    def judge(self, pairs):
        jobs = {}
        for pair in pairs:
            for path in members(pair) if pair.job.shape is None and pair.job.is_whole and pair.before else []:
                line = json.dumps(without(pair.tree, path), ensure_ascii=False)
                place = self.screens.want(pair.job.source, line, pair.job.few)
                jobs.setdefault(pair.job, []).append((pair, path, line, place))
                self.checks += 1
        self.screens.work()
        for faults in self.command.each(self.judge_job, list(jobs.items())):
            self.faults += faults

    def judge_job(self, job, removals):
        lines = [line for _, _, line, _ in removals]
        profiles = [job.source.profile, job.target.profile]
        records = self.command.convert(job.source.name, job.target.name, profiles, lines, extra=["--no-proof"])
        faults = []
        for number, (pair, path, _, place) in enumerate(removals, 1):
            parts = [record for record in records if record["line"] == number]
            faults += [f"{pair}: {fault}" for fault in self.faults_of(pair, path, place, parts)]
        return faults

    def faults_of(self, pair, path, place, parts):
        changes = [situation for situation in pair.job.few
                   if self.outcomes(pair, pair.before[0], situation) != self.outcomes(pair, place, situation)]
        told = pair.parts[0]["diagnostics"]
        if changes and [part.get("message") for part in parts] == [part.get("message") for part in pair.parts]:
            is_same = kinds(told) == kinds(parts[0]["diagnostics"])
            if is_same and not any(is_within(path, one["path"]) for one in told):
                yield f"{path} makes a difference in {'/'.join(changes[0])}; convert neither writes it nor tells"
        if not changes and PEOPLE & set(path.split("/")) and at(pair.tree, path):
            told = [one for situation in pair.job.few
                    for record in self.screens.records(pair.before[0], situation) for one in record["diagnostics"]]
            if not any(is_within(path, one["path"]) for one in told):
                yield f"{path} makes no difference, and translate does not tell"

    def outcomes(self, pair, place, situation):
        """What everybody gets, without what is told of it and what RongCloud's server adds of its own accord."""
        job = pair.job
        said = (names(pair.tree), names([record["message"] for record in pair.written]))
        own = {name for name in ("mutable-content", "category")
               if is_own_mark(name, job, said)}
        return [without_marks(record, own) for record in self.screens.records(place, situation)]


def is_own_mark(name, job, said):
    """Whether RongCloud's server adds it of its own accord: a category that is the type, and that a push is mutable."""
    if name == "category":
        return all(side.name == "rongcloud" and "category" not in names
                   for side, names in ((job.source, said[0]), (job.target, said[1])))
    is_said = any("mutable" in one.lower() for names in said for one in names)
    return not is_said and "rongcloud" in (job.source.name, job.target.name)


def without_marks(record, own):
    kept = {key: value for key, value in record.items() if key not in ("line", "diagnostics")}
    if own and "payload" in kept:
        aps = {key: value for key, value in kept["payload"]["aps"].items() if key not in own}
        kept["payload"] = {**kept["payload"], "aps": aps}
    return kept


def kinds(told):
    return sorted((one["kind"], one["path"]) for one in told)


def members(pair):
    """The pointers of the members that may matter to the push."""
    vendor = family(pair.job.source.name)
    for path, _ in leaves(pair.tree):
        if any(path.startswith(member) for member in PUSH[vendor] + SWITCHES[vendor]):
            yield path
