"""Tries the task of Scripts/archive_spark.py without Spark: Tests/Trials/archive.py [--pushbridge PROGRAM]

Tasks are processes here that run one after the other, two at once, or are killed while pushbridge writes. Afterwards the records
and the sum of tallies are those of one run over the whole archive, byte for byte. Ends with a sentence and status 1 if not.
"""

import argparse
import json
import os
import pathlib
import random
import signal
import subprocess
import sys
import tempfile
import urllib.parse

sys.dont_write_bytecode = True
ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT / "Scripts"))

import archive_spark
from archive_spark import Archive, RunFailed
from trial import broken, wait_for

WORDS = "tea rice train door harbour lantern 面 茶 🍜 🚄 night river seven late".split()
PEOPLE, GROUPS = 300, 40
OPTIONS = [
    {}, {"em_apns_ext": {"em_push_title": "Tea house", "em_push_badge": "3"}}, {"em_force_notification": True},
    {"em_push_ext": {"title": "新茶", "content": "明前龙井"}, "em_at_list": ["p7"]}, {"em_push_mutable_content": True},
]
CONVERT = ["convert", "--to", "nim", "--no-proof"]
# Programs in pushbridge's place. {program} is the real one, {marks} a folder.
HALF = """while [ $# -gt 0 ]; do
    if [ "$1" = --output ]; then printf '{{"half' >"$2.tmp-1"; fi
    shift
done
echo $$ >{marks}/writing.tmp && mv {marks}/writing.tmp {marks}/writing
exec sleep 60
"""
BOTH = """{program} "$@"; status=$?
touch {marks}/$$
while [ $(ls {marks} | wc -l) -lt 2 ]; do sleep 0.01; done
exit $status
"""
BROKEN = "echo 'Error: The disk is full.' >&2; exit 74\n"


def check(holds, sentence):
    if not holds:
        broken(sentence)


def message(chance, number):
    """A message as one line: of two vendors, in four shapes, to a person or a group; one of thirteen is broken."""
    sender, person, group = f"p{chance.randrange(PEOPLE)}", f"p{chance.randrange(PEOPLE)}", f"g{chance.randrange(GROUPS)}"
    words = " ".join(chance.choices(WORDS, k=chance.randrange(1, 12)))
    kind, to_group = chance.randrange(13), chance.random() < 0.3
    target = group if to_group else person
    if kind < 5:
        made = {"from": sender, "to": [target], "type": "txt", "body": {"msg": words}, "ext": chance.choice(OPTIONS),
                "timestamp": 1_795_000_000_000 + number * 997}
        if to_group:
            made["chat_type"] = "groupchat"
    elif kind < 8:
        made = {"from": sender, "to": target, "body": {"type": "txt", "msg": words}, "msgId": str(10**12 + number),
                "chatType": "groupChat" if to_group else "singleChat"}
    elif kind < 10:
        made = {"from": sender, "ope": int(to_group), "to": target, "type": 0, "body": {"msg": words}, "pushcontent": words}
    elif kind < 12:
        made = {"from": sender, "ope": int(to_group), "to": target, "type": "0", "body": json.dumps({"msg": words})}
        return urllib.parse.urlencode(made)
    else:
        return chance.choice(['{"from":"p1","to":["p2"', '{"colour":"blue"}', "", '{"from":"p3","to":7}}'])
    return json.dumps(made, ensure_ascii=False)


def write_archive(folder, files, lines, seed):
    """Writes files of lines, a hundred in each folder; returns their paths below the folder, by name."""
    names = [f"day-{number // 100:02}/part-{number:05}" for number in range(files)]
    for index, name in enumerate(names):
        chance = random.Random(f"{seed}-{index}")
        path = pathlib.Path(folder, name)
        path.parent.mkdir(parents=True, exist_ok=True)
        count = chance.randrange(lines // 2, lines * 3 // 2)
        path.write_text("".join(message(chance, index * lines + line) + "\n" for line in range(count)))
        # What jobs leave behind is no part of an archive.
        (path.parent / "_SUCCESS").touch()
    return names


class Trial:
    """An archive, what one run over it writes, and programs in pushbridge's place."""

    def __init__(self, folder, program):
        self.folder, self.program = pathlib.Path(folder), program
        self.source = self.folder / "in"
        self.names = write_archive(self.source, 3, 24, 17)
        self.count = 0
        self.wholes = {}

    def archive(self, command=CONVERT, script=None):
        """A new job over the archive, with a shell script as its program if one is given."""
        self.count += 1
        place = self.folder / str(self.count)
        return self.again(Archive(self.program, self.source, place, command), script)

    def again(self, archive, script=None):
        """The same job with another program."""
        program = self.program
        if script:
            marks = self.folder / f"marks-{len(list(self.folder.iterdir()))}"
            marks.mkdir()
            program = marks.with_suffix(".sh")
            program.write_text("#!/bin/sh\n" + script.format(program=self.program, marks=marks))
            program.chmod(0o755)
        return Archive(str(program), archive.source, archive.results, archive.command)

    def marks(self, archive):
        return pathlib.Path(archive.program).with_suffix("")

    def is_whole(self, archive, where):
        """Every file is done, nothing else is there, and all is what one run over the archive writes."""
        found = sorted(str(path.relative_to(archive.parts).parent) for path in archive.parts.glob("**/status"))
        check(found == self.names, f"{where}: other files are done than the archive has.")
        check(not list(archive.results.glob("**/*tmp*")) and not list(archive.results.glob("**/*.partial")),
              f"{where}: a part of a file is left.")
        check(not any(archive.attempts.glob("*")), f"{where}: an attempt left its folder behind.")
        archive.add_up(self.names)
        for name, whole in self.whole(archive.command).items():
            made = b"".join((archive.parts / part / name).read_bytes() for part in self.names)
            if name == "tally.json":
                made = (archive.results / name).read_bytes()
            check(made == whole, f"{where}: {name} is not that of one run.")

    def whole(self, command):
        """What one run over the whole archive writes, by the names of a task's files."""
        if command[0] not in self.wholes:
            options = {"records.jsonl": ["--output"], "rejects.jsonl": ["--rejects"], "tally.json": ["--summary"]}
            if command[0] == "verify":
                options = {"rejects.jsonl": ["--rejects"], "tally.json": ["--format", "json", "--output"]}
            words = [word for name, option in options.items() for word in (*option, self.folder / name)]
            run = subprocess.run([self.program, *command, self.source, *words], capture_output=True, text=True)
            check(run.returncode == 1, f"{command[0]} over the archive ended with {run.returncode}: {run.stderr}")
            self.wholes[command[0]] = {name: (self.folder / name).read_bytes() for name in options}
        return self.wholes[command[0]]


class Task:
    """A task in a process of its own, as a scheduler's worker runs it."""

    def __init__(self, archive, name):
        self.process = os.fork()
        if self.process == 0:
            status = 70
            try:
                status = archive.run(name)
            finally:
                os._exit(status)

    def end(self):
        """Its exit status; -9 if it was killed."""
        found = []
        wait_for("A task", 60, lambda: found.append(os.waitpid(self.process, os.WNOHANG)) or found[-1][0])
        return os.waitstatus_to_exitcode(found[-1][1])


def one_by_one(trial, command):
    """Each file once; broken lines are status 1 and no reason to stop, and only they are."""
    archive = trial.archive(command)
    archive.begin()
    for name in trial.names:
        status = archive.run(name)
        rejects = (archive.parts / name / "rejects.jsonl").read_bytes()
        check(status == (1 if rejects else 0), f"{command[0]}: {name} ended with {status}.")
    trial.is_whole(archive, command[0])
    again = trial.again(archive, BROKEN)
    check({again.run(name) for name in trial.names} == {0, 1}, f"{command[0]}: what is done was not left alone.")
    archive_spark.MOST_MERGED = 2
    trial.is_whole(archive, f"{command[0]}, added up in steps")
    archive_spark.MOST_MERGED = 500


def killed(trial):
    """A task that is killed while the program writes leaves nothing that counts, and no program; the next attempt does it all."""
    archive = trial.archive()
    held = trial.again(archive, HALF)
    marks = trial.marks(held)
    for name in trial.names[:1]:
        task = Task(held, name)
        wait_for("The program", 60, (marks / "writing").exists)
        program = int((marks / "writing").read_text())
        os.kill(task.process, signal.SIGKILL)
        check(task.end() == -signal.SIGKILL, "A killed task ended otherwise.")
        check(not (archive.parts / name).exists(), "A killed task left a result.")
        check(any(archive.attempts.glob("*/records.jsonl.tmp-1")), "The task was not killed while it wrote.")
        if sys.platform == "linux":
            wait_for("The end of a killed task's program", 60, lambda: not is_running(program))
        else:
            os.kill(program, signal.SIGKILL)
        (marks / "writing").unlink()
    # The program alone is killed: the task ends, and removes what there is.
    task = Task(held, trial.names[1])
    wait_for("The program", 60, (marks / "writing").exists)
    os.kill(int((marks / "writing").read_text()), signal.SIGKILL)
    check(task.end() == 70, "A task whose program was killed did not fail.")
    check(len(list(archive.attempts.iterdir())) == 1, "A task whose program was killed left its folder behind.")
    for name in trial.names:
        archive.run(name)
    archive.end()
    trial.is_whole(archive, "after kills")


def is_running(process):
    try:
        state = pathlib.Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return False
    return state != "Z"


def two_at_once(trial):
    """Two attempts that are ready at the same time: both end well, one counts, and the other removes its own."""
    archive = trial.archive()
    for name in trial.names:
        both = trial.again(archive, BOTH)
        tasks = [Task(both, name), Task(both, name)]
        statuses = [task.end() for task in tasks]
        check(len(list(trial.marks(both).iterdir())) == 2, "The two attempts were not at once.")
        check(statuses[0] == statuses[1] and statuses[0] in (0, 1), f"Of two attempts, one ended otherwise: {statuses}.")
    trial.is_whole(archive, "two attempts at once")


def broken_runs(trial):
    """A run that breaks off is a task that fails, says why, and leaves nothing; the next one does it all."""
    archive = trial.archive()
    failing = trial.again(archive, BROKEN)
    for name in trial.names:
        try:
            failing.run(name)
            broken("A run that broke off was taken for a whole one.")
        except RunFailed as failure:
            check(failure.status == 74 and str(failure) == f"{name}: Error: The disk is full. (status 74)",
                  f"A broken run says {failure}.")
        check(not any(archive.attempts.glob("*")), "A broken run left something behind.")
        archive.run(name)
    trial.is_whole(archive, "after broken runs")


def beginnings(trial):
    """What no file can go well with is told before the first task, and a folder belongs to one command."""
    archive = trial.archive()
    archive.begin()
    archive.begin()
    profile = trial.folder / "profile.json"
    profile.write_text('{"vendor":7}')
    cases = [
        (trial.archive(["convert", "--too", "nim"]), 64), (trial.archive([*CONVERT, "--profile", str(profile)]), 65),
        (trial.archive([*CONVERT, "--profile", str(profile) + "x"]), 74),
        (Archive(trial.program, trial.source, archive.results, ["translate"]), 64),
    ]
    for archive, status in cases:
        try:
            archive.begin()
            broken(f"{archive.command} began.")
        except RunFailed as failure:
            check(failure.status == status, f"{archive.command} ended with {failure.status}: {failure}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--pushbridge", default=str(ROOT / ".build" / "release" / "pushbridge"), help="the program to try")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        trial = Trial(folder, options.pushbridge)
        check(sorted(Archive("", trial.source, "", []).names()) == trial.names, "Other files are listed than there are.")
        one_by_one(trial, CONVERT)
        one_by_one(trial, ["verify", "--to", "nim"])
        killed(trial)
        two_at_once(trial)
        broken_runs(trial)
        beginnings(trial)
    print("Every attempt that counts is whole, and the sum is that of one run.")


if __name__ == "__main__":
    main()
