"""Holds every verdict against what people see, hear and count in every situation."""

import itertools
import json
import os

from bare import direct, filled, group, is_bare
from comparing import DEGRADED, EXPOSED, RANKS, SAME_SCREEN, differences
from content import content_words, lost_content
from losses import words_of
from messages import message, strings
from sides import Side
from situations import EVERY, FEW, FREE, MORE
from vendors import SHAPES, family


# What a webhook has says nothing of the push that its sender wanted (reading C21).
COPIES, UNJUDGED = ("nim/copy", "tencent/callback", "rongcloud/route"), "unjudged"


class Job:
    """Some messages of a file by their numbers there, a profile on each side, and a shape to convert to."""

    def __init__(self, name, messages, source, target, shape, situations):
        self.name, self.shape, self.situations = name, shape, situations
        self.numbers, self.lines = list(messages), list(messages.values())
        self.source, self.target = source, target
        self.is_whole = situations != FREE
        # Those in which a member of a message may make a difference.
        self.few = [*FEW, ("summary", "language")] if ("summary", "language") in situations else FEW
        # The proof fills in what the target's profile lacks.
        self.seen_target = target.filled_from(source)

    @property
    def run(self):
        """What must be equal for jobs that share a process."""
        return json.dumps([self.source.profile, self.target.profile, self.shape])


def convert(command, jobs):
    """Notes in some jobs of one run what their lines become."""
    first, lines = jobs[0], [line for job in jobs for line in job.lines]
    profiles = [first.source.profile, first.target.profile]
    records = command.convert(first.source.name, first.target.name, profiles, lines, first.shape)
    start = 0
    for job in jobs:
        end = start + len(job.lines)
        job.records = [record | {"line": record["line"] - start} for record in records if start < record["line"] <= end]
        start = end


class Pair:
    """A message and what it became, each as somebody would send it; a bare ext as a part of two messages."""

    def __init__(self, job, number, screens):
        self.job, self.line = job, job.lines[number - 1]
        self.place = f"{job.name}:{job.numbers[number - 1]}"
        self.parts = [record for record in job.records if record["line"] == number]
        self.written = [record for record in self.parts if record.get("message") is not None]
        self.tree = message(self.line)
        self.push_words = {word for _, word in words_of(self)}
        self.before, self.after = [], []
        wraps = [direct, group] if is_bare(self.tree) else [None]
        for wrap in wraps if self.written else []:
            line = self.line if wrap is None else json.dumps(wrap["ext"](self.tree), ensure_ascii=False)
            records = [json.dumps(filled(record, wrap), ensure_ascii=False) for record in self.written]
            self.before.append(screens.want(job.source, line, job.situations))
            self.after.append([screens.want(job.seen_target, record, job.situations) for record in records])

    def __str__(self):
        return f"{self.place} to {self.parts[0]['target']}"


class Verdicts:
    """Collects faults over all jobs."""

    def __init__(self, command, screens):
        self.command, self.screens = command, screens
        self.checks = self.messages = 0
        self.verdicts = dict.fromkeys([*RANKS, UNJUDGED], 0)
        self.faults = []

    def judge(self, jobs):
        jobs = list(jobs)
        together = {}
        for job in jobs:
            together.setdefault(job.run, []).append(job)
        self.command.each(lambda *some: convert(self.command, some), list(together.values()))
        pairs = [Pair(job, number, self.screens) for job in jobs for number in range(1, len(job.lines) + 1)]
        self.screens.work()
        for pair in pairs:
            self.messages += 1
            self.verdicts[pair.parts[0]["fidelity"]] += 1
            self.judge_one(pair)
        return pairs

    def fault(self, pair, words):
        self.faults.append(f"{pair}: {words}")

    def judge_one(self, pair):
        verdict, told = pair.parts[0]["fidelity"], pair.parts[0]["diagnostics"]
        if pair.parts[0]["source"] in COPIES or verdict == UNJUDGED:
            if (pair.parts[0]["source"] in COPIES) != (verdict == UNJUDGED):
                self.fault(pair, f"{verdict} is claimed of {pair.parts[0]['source']}")
            return
        lost = {finding["kind"] for finding in told}
        if not pair.written:
            if verdict not in RANKS[DEGRADED:] or "dropped" not in lost:
                self.fault(pair, f"nothing was written, and the verdict is {verdict}")
            return
        points = self.points(pair)
        rank = max([rank for rank, _ in points.values()], default=0)
        missing, is_described_less = lost_content(pair)
        rank = max(rank, DEGRADED) if missing else max(rank, SAME_SCREEN) if is_described_less else rank
        claimed = RANKS.index(verdict)
        cap = self.cap(told)
        if claimed < rank:
            self.fault(pair, f"{verdict} is claimed, and these differ: {points}; the message loses {missing}")
        elif claimed > max(rank, cap):
            self.fault(pair, f"{verdict} is claimed, and nothing says why; these differ: {points}")
        here = {f"{display}/{setting}" for display, setting in pair.job.situations}
        named = {one["path"] for one in pair.parts[0]["differences"]}
        seen_here = {
            one["path"] for one in pair.parts[0]["differences"]
            if any(situation_of(name) in here for name in one.get("situations", [one["situation"]]))}
        missing, surplus = sorted(set(points) - named), sorted(seen_here - set(points))
        if missing:
            self.fault(pair, f"differences lacks {missing}; it has {sorted(named)}")
        if surplus:
            self.fault(pair, f"differences has {surplus}, which nobody sees; there are {points}")

    def cap(self, told):
        """How bad a verdict the diagnostics by themselves account for."""
        if any(one["code"].startswith("hidden-words-shown") for one in told):
            return EXPOSED
        return DEGRADED if {"dropped", "approximated", "ambiguous"} & {one["kind"] for one in told} else 0

    def points(self, pair):
        """What differs, over every situation: {path: (rank, situation)}."""
        points = {}
        bodies = [record["message"] for record in pair.written]
        texts = (strings(pair.tree), strings(bodies), content_words(pair))
        for situation in pair.job.situations:
            for before, after in zip(pair.before, pair.after):
                for path, rank in self.pushes(pair, before, after, situation, texts):
                    if rank > points.get(path, (0,))[0]:
                        points[path] = (rank, "/".join(situation))
        return points

    def pushes(self, pair, before, after, situation, texts):
        left, right = self.screens.pushes(before, situation), {}
        for place in after:
            for person, pushes in self.screens.pushes(place, situation).items():
                right.setdefault(person, []).extend(pushes)
        for person in sorted(set(left) | set(right)):
            ours, theirs = left.get(person, []), right.get(person, [])
            self.checks += 1
            def between(one, other):
                return list(differences(one, other, situation[0], pair.job.source, pair.job.seen_target, texts))

            if len(ours) == len(theirs):
                for one, other in zip(ours, theirs):
                    yield from between(one, other)
                continue
            yield "/suppressed", DEGRADED
            # Whoever gets more or fewer of them reads what is nearest.
            for one in ours if theirs else []:
                yield from min((between(one, other) for other in theirs), key=len)


def situation_of(name):
    """Which situation of the judge's one of the program's is: `summary/free/unnamed` is `summary/free`."""
    parts = name.split("/")
    return f"{parts[0]}/named" if parts[-1] == "named" else "/".join(parts[:2])


def jobs_of(corpus, only=None):
    """A job for each file of messages, profile and shape of a folder of folders."""
    for folder in [only] if only else sorted(os.listdir(corpus)):
        path = os.path.join(corpus, folder)
        names = [name[:-6] for name in sorted(os.listdir(path)) if name.endswith(".jsonl")]
        for name, target in itertools.permutations(names, 2):
            if family(name) != family(target):
                shapes = SHAPES[family(target)] if folder in ("plain", "kinds") else [None]
                yield from jobs_between(path, name, target, shapes)


def jobs_between(path, name, target, shapes):
    with open(os.path.join(path, name + ".jsonl")) as file:
        lines = file.read().splitlines()
    sources, targets = profiles_of(path, name), profiles_of(path, target)
    # Templates are a matter of words; who gets a push does not depend on them.
    whole = EVERY + MORE if {"tencent", "rongcloud"} & {name, target} else EVERY
    situations = whole if len(sources) + len(targets) == 2 else FREE
    few = [situation for situation in whole if situation in FEW or situation[1] == "language"]
    for source in sources:
        for aim in targets:
            label = f"{os.path.basename(path)}/{name}.jsonl"
            if situations == FREE:
                label += f" ({label_of(source)} → {label_of(aim)})"
            for place, shape in enumerate(shapes):
                messages = dict(enumerate(lines, 1))
                # Most lines of a file differ in what they say, and few in what a shape makes of it: each is tried in the
                # shape that the program chooses, and in one of the others, there in one situation of each kind.
                if shape:
                    messages = {number: line for number, line in messages.items()
                                if number % (len(shapes) - 1) == place - 1}
                yield Job(label, messages, Side(source), Side(aim), shape, few if shape else situations)


def profiles_of(path, name):
    """What the app configured at a vendor: one object, or one a line for each of several apps."""
    for ending in (".json", ".profiles"):
        file = os.path.join(path, name + ending)
        if os.path.exists(file):
            with open(file) as content:
                return [json.loads(line) for line in content]
    return [{"vendor": name}]


def label_of(profile):
    """A profile in a few words."""
    templates = [f"{one['name']}={one['title']}|{one['content']}" for one in profile.get("templates", [])]
    return " ".join([profile["vendor"], *filter(None, [profile.get("generation")]), *templates])
