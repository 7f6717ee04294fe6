"""The load of the gateway's measurements: what wrk sends. Benchmarks/gateway.py and Benchmarks/gateways.py call this."""

import re
import subprocess

from gateway_trial import broken

SCRIPT = """
local people = %d
request = function()
    local body = string.format([[%s]], math.random(0, people - 1))
    return wrk.format("POST", "/v1/messages", {["Authorization"] = "Bearer %s", ["Content-Type"] = "application/json"}, body)
end
"""


def send(trial, ports, key, message, people, connections, seconds):
    """Sends messages as fast as they are accepted, to all of these ports at a time; returns how many were accepted.

    A message is JSON with `%d` where the number of one of the people belongs.
    """
    trial.write("load.lua", SCRIPT % (people, message, key))
    loads = [
        subprocess.Popen(
            ["wrk", "-t1", f"-c{connections}", f"-d{seconds}s", "-s", trial.path("load.lua"), f"http://127.0.0.1:{port}"],
            stdout=subprocess.PIPE, text=True)
        for port in ports]
    told = [load.communicate()[0] for load in loads]
    if any(load.returncode for load in loads):
        broken("wrk failed.")
    for text in told:
        failed = re.search(r"Non-2xx or 3xx responses: (\d+)", text)
        if failed:
            broken(f"{failed[1]} requests were not accepted.")
    return sum(int(re.search(r"(\d+) requests in", text)[1]) for text in told)
