"""Drives a gateway with requests that schemathesis makes of its OpenAPI document, good ones and bad ones.

No answer may be another than the document says, and none may be a failure of the server. Starts a gateway with --try, unless
--url and --key name one that runs. Options behind -- go to schemathesis, such as -- --max-examples 500. Puts schemathesis into
.build/schemathesis with pip.
"""

import argparse
import pathlib
import subprocess
import sys
import venv

from trial import Client, Process, broken, say

PACKAGE = "schemathesis==4.32.5"
PLACE = pathlib.Path(__file__).resolve().parents[2] / ".build" / "schemathesis"
CHECKS = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"


def add_options(parser):
    parser.add_argument("--url", help="the address of a gateway that runs")
    parser.add_argument("--key", help="a key of this gateway, for everything")
    parser.add_argument("more", nargs=argparse.REMAINDER, help="options of schemathesis, behind --")


def main(options, folder):
    if options.url and not options.key:
        sys.exit("--url needs --key.")
    install()
    if options.url:
        drive(options.url.rstrip("/"), options.key, options)
        return
    gateway = Process([options.gateway, "serve", "--try", "--port", "0", "--store", folder / "store.sqlite"], folder / "log")
    try:
        drive(f"http://127.0.0.1:{gateway.port}", gateway.told["key"], options)
        if Client(None, lambda: gateway.port).call("GET", "/readyz")[0] != 200:
            broken("the gateway is not ready any more.")
    finally:
        gateway.stop()


def install():
    if (PLACE / "bin" / "schemathesis").exists():
        return
    say(f"Installing with pip into {PLACE}: {PACKAGE}")
    venv.create(PLACE, with_pip=True)
    subprocess.run([PLACE / "bin" / "python", "-m", "pip", "install", "--quiet", PACKAGE], check=True)


def drive(url, key, options):
    """A vendor's signature cannot be guessed, and events have no end. What it finds is kept in the folder that it runs in."""
    more = [option for option in options.more if option != "--"] or ["--max-examples", "50"]
    ended = subprocess.run(
        [PLACE / "bin" / "schemathesis", "run", f"{url}/openapi.json", "--url", url, "--header", f"Authorization: Bearer {key}",
         "--exclude-operation-id", "takeWebhook", "--exclude-operation-id", "watchLive", "--checks", CHECKS,
         "--request-timeout", "10", "--workers", "1", "--seed", str(options.seed), *more], cwd=PLACE)
    if ended.returncode:
        sys.exit(ended.returncode)
