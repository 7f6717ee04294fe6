"""Disks that are full, files that may not be written to or are damaged."""

import os
import pathlib
import resource
import shutil
import subprocess
import time

from hard_http import problem
from trial import broken, wait_for


def can_mount():
    """Whether this user may mount a disk of their own."""
    return subprocess.run(["unshare", "-m", "true"], capture_output=True).returncode == 0


class Skipped(Exception):
    """A condition cannot be brought about here, and why."""


def file_limit(trial):
    """Where the file may not grow (a quota, ulimit -f) requests are answered 503 with what to do; afterwards it goes on."""
    gateway, client = trial.serve()
    accepted = [client.deliver("before")]
    limit = resource.prlimit(gateway.process.pid, resource.RLIMIT_FSIZE)
    size = max(pathlib.Path(f"{trial.store}{end}").stat().st_size for end in ("", "-wal"))
    resource.prlimit(gateway.process.pid, resource.RLIMIT_FSIZE, (size + 100_000, limit[1]))
    refused = 0
    for number in range(400):
        answer = client.call("POST", "/v1/messages", client.message(f"limited {number}"))
        if answer[0] == 202:
            accepted.append(answer)
            continue
        problem(trial, answer, 503, "store")
        if b"room" not in answer[2]:
            broken(f"the answer does not say what to do: {answer[2]!r}")
        refused += 1
        if refused > 5:
            break
    if not refused:
        broken("a file that may not grow was not noticed.")
    problem(trial, client.call("GET", "/readyz"), 503, "not-ready")
    resource.prlimit(gateway.process.pid, resource.RLIMIT_FSIZE, limit)
    wait_for("Being ready again", 20, lambda: client.call("GET", "/readyz")[0] == 200)
    accepted.append(client.call("POST", "/v1/messages", client.message("after")))
    wait_for("Pushing after the limit", 20, lambda: client.told() >= len(accepted))
    if client.unread("bob") != len(accepted):
        broken(f"{len(accepted)} messages were accepted, and {client.unread('bob')} are counted.")
    print(f"{len(accepted)} accepted, {refused} refused while the file could not grow.")


def full_disk(trial):
    """On a full disk requests are answered 503 with what to do; with room again, all that was accepted is pushed once."""
    if not can_mount():
        raise Skipped("only root can mount a small disk")
    disk = trial.folder / "disk"
    disk.mkdir()
    # Pushes are under way when the disk becomes full.
    trial.write("script", '{"latency":300}')
    trial.restart_apple("--script", trial.path("script"))
    trial.store = disk / "store.sqlite"
    gateway, client = trial.serve(on_disk=(disk, "8m"))
    people = [f"p{number}" for number in range(10)]
    for number, person in enumerate(people):
        client.json("PUT", f"/v1/people/{person}/devices/{1_000 + number:064x}", {}, expected=(204,))
    seen = pathlib.Path(f"/proc/{gateway.process.pid}/root{disk}")
    accepted = [client.deliver("before")]
    for number in range(10):
        accepted.append(client.call("POST", "/v1/messages", client.message(f"under way {number}", f"p{number}")))
    try:
        (seen / "filler").write_bytes(b"\0" * (64 << 20))
    except OSError:
        pass
    refused = 0
    for number in range(400):
        answer = client.call("POST", "/v1/messages", client.message(f"full {number}"))
        if answer[0] == 202:
            accepted.append(answer)
        else:
            problem(trial, answer, 503, "store")
            if b"room" not in answer[2] or answer[1].get("retry-after") != "1":
                broken(f"the answer does not say what to do: {answer[2]!r}")
            refused += 1
            if refused > 5:
                break
    if not refused:
        broken("a full disk was not noticed.")
    problem(trial, client.call("GET", "/readyz"), 503, "not-ready")
    if client.call("GET", "/healthz")[0] != 200:
        broken("the gateway does not live on a full disk.")
    (seen / "filler").unlink()
    wait_for("Being ready again", 10, lambda: client.call("GET", "/readyz")[0] == 200)
    accepted.append(client.call("POST", "/v1/messages", client.message("after")))
    wait_for("Pushing after the full disk", 20, lambda: client.told() >= len(accepted))
    counted = sum(client.unread(person) for person in ["bob", *people])
    if counted != len(accepted):
        broken(f"{len(accepted)} messages were accepted, and {counted} are counted.")
    print(f"{len(accepted)} accepted, {refused} refused while the disk was full.")


def read_only_file(trial):
    """On a file that may not be written to the gateway does not start, and says what to do."""
    gateway, client = trial.serve()
    gateway.stop()
    if can_mount():
        status, said = trial.start_failing(
            f"mount --bind {trial.folder} {trial.folder} && mount -o remount,ro,bind {trial.folder}")
    else:
        os.chmod(trial.store, 0o400)
        status, said = trial.start_failing("true")
        os.chmod(trial.store, 0o600)
    # The check of the configuration sees it first, where the whole folder is read-only.
    if status not in (65, 74) or ("cannot write to" not in said and "may not be written to" not in said):
        broken(f"on a read-only file the gateway ended with {status}: {said}")
    gateway, client = trial.serve()
    client.deliver("when it may be written to again")


def damaged_at_start(trial):
    """A damaged database keeps the gateway from starting with the advice to restore it; nothing of it is changed."""
    gateway, client = trial.serve()
    client.deliver("before")
    gateway.stop()
    whole = trial.store.read_bytes()
    for name, offset, length in (("head", 0, 100), ("pages", 4_096, len(whole) - 4_096)):
        with open(trial.store, "r+b") as file:
            file.seek(offset)
            file.write(b"\xA5" * length)
        damaged = trial.store.read_bytes()
        status, said = trial.start_failing("true")
        if status != 74 or "damaged" not in said or "Restore it from a copy" not in said:
            broken(f"with a damaged {name} the gateway ended with {status}: {said}")
        if trial.store.read_bytes() != damaged:
            broken("a damaged file was changed.")
        trial.store.write_bytes(whole)
    gateway, client = trial.serve()
    client.deliver("after it was restored")
    if client.unread("bob") != 2:
        broken("the restored file has lost a message.")


def damaged_while_running(trial):
    """A database that is damaged under a running gateway is noticed within seconds: nothing more is accepted, and it is told."""
    gateway, client = trial.serve()
    client.deliver("before")
    wal = pathlib.Path(f"{trial.store}-wal")
    for path in (trial.store, wal):
        size = path.stat().st_size
        with open(path, "r+b") as file:
            file.write(b"\xA5" * size)
    began = time.monotonic()
    # Pages in memory hide it from requests, until the gateway looks at the file itself.
    wait_for("Noticing the damage", 8, lambda: client.call("GET", "/readyz")[0] == 503)
    noticed = time.monotonic() - began
    answer = client.call("GET", "/readyz")
    problem(trial, answer, 503, "not-ready")
    if b"damaged" not in answer[2]:
        broken(f"the answer does not say what is wrong: {answer[2]!r}")
    for number in range(20):
        answer = client.call("POST", "/v1/messages", client.message(f"damaged {number}"))
        problem(trial, answer, 503, "store")
        if b"from a copy" not in answer[2] or not answer[1].get("retry-after"):
            broken(f"the answer does not say what to do: {answer[2]!r}")
    if client.call("GET", "/healthz")[0] != 200:
        broken("the gateway does not live with its damaged database.")
    for person in ("bob", "eve"):
        if client.call("GET", f"/v1/people/{person}/badge")[0] not in (200, 404, 503):
            broken("a look-up in a damaged database has no clear answer.")
    if gateway.process.poll() is not None:
        broken("the gateway ended with its damaged database.")
    gateway.stop()
    status, said = trial.start_failing("true")
    if status != 74 or "damaged" not in said:
        broken(f"with the damaged file the gateway ended with {status}: {said}")
    told = [line for line in trial.log.read_text().splitlines() if " critical " in line]
    if len(told) != 1 or "damaged" not in told[0]:
        broken(f"the log tells the damage {len(told)} times: {told}")
    print(f"Noticed after {noticed:.1f} s.")


def a_second_gateway(trial):
    """A second gateway on the same store does not start, and says that another one serves."""
    gateway, client = trial.serve()
    status, said = trial.start_failing("true")
    if status != 74 or "Another process serves" not in said:
        broken(f"a second gateway ended with {status}: {said}")
    client.deliver("afterwards")


def restored_copy(trial):
    """A copy of the file that was taken after a stop serves again, with everything that was accepted before it."""
    gateway, client = trial.serve()
    client.deliver("before the copy")
    gateway.stop()
    shutil.copy(trial.store, trial.folder / "copy")
    gateway, client = trial.serve()
    client.deliver("after the copy")
    gateway.stop()
    shutil.copy(trial.folder / "copy", trial.store)
    gateway, client = trial.serve()
    client.deliver("from the copy")
    if client.unread("bob") != 2:
        broken(f"the copy counts {client.unread('bob')}.")
