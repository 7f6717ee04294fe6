"""Clients over TLS, and those that only seem to be."""

import os
import re
import signal
import ssl
import subprocess
import time

from hard_http import connect
from trial import Client, broken, wait_for


def make_certificate(trial, name, subject="localhost"):
    """A certificate that signs itself, as NAME.pem with NAME.key; whoever trusts it needs nothing else."""
    made = subprocess.run(
        ["openssl", "req", "-x509", "-days", "40", "-nodes", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256",
         "-subj", f"/CN={subject}", "-addext", f"subjectAltName=DNS:{subject}",
         "-keyout", trial.path(f"{name}.key"), "-out", trial.path(f"{name}.pem")], capture_output=True, text=True)
    if made.returncode:
        broken(f"openssl made no certificate: {made.stderr}")
    os.chmod(trial.path(f"{name}.key"), 0o600)


def over_tls(trial, gateway, trusted, name="localhost"):
    """A connection over TLS to the gateway of one who trusts a certificate."""
    context = ssl.create_default_context(cafile=trial.path(f"{trusted}.pem"))
    return context.wrap_socket(connect(gateway), server_hostname=name)


def ask(connection):
    """What /healthz is answered over a connection that stays open."""
    connection.settimeout(5)
    connection.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
    answer = b""
    # Head and body may come one after the other; what stays unread would be taken for the next answer.
    while not is_whole(answer) and (more := connection.recv(1 << 16)):
        answer += more
    return answer


def is_whole(answer):
    """Whether the head of an answer has come, and as much of the body as it says."""
    head, end, body = answer.partition(b"\r\n\r\n")
    length = re.search(rb"(?i)\r\ncontent-length: *(\d+)", head)
    return bool(end) and len(body) >= (int(length[1]) if length else 0)


def is_trusted(trial, gateway, trusted, name="localhost"):
    try:
        with over_tls(trial, gateway, trusted, name) as connection:
            return ask(connection).startswith(b"HTTP/1.1 200 ")
    except ssl.SSLCertVerificationError:
        return False


def tls(trial):
    """Over TLS clients are served who trust the certificate; others are no hang, and SIGHUP shows a renewed certificate."""
    for name in ("first", "second", "stranger"):
        make_certificate(trial, name)
    for kind in ("pem", "key"):
        os.link(trial.path(f"first.{kind}"), trial.path(f"shown.{kind}"))
    files = {"certificateFile": "shown.pem", "keyFile": "shown.key"}
    trial.settings = {"listen": {"port": 0, "tls": files}, "limits": {"requestTime": "3s"}}
    trial.configure()
    key = trial.make_key()
    gateway = trial.running = trial.start_gateway()
    if not is_trusted(trial, gateway, "first"):
        broken("a client who trusts the certificate was not served.")
    if is_trusted(trial, gateway, "stranger") or is_trusted(trial, gateway, "first", "elsewhere"):
        broken("a client took a certificate that it does not trust.")
    _deliver(trial, gateway, key)
    _no_hang(trial, gateway)
    with over_tls(trial, gateway, "first") as kept:
        ask(kept)
        _renew(trial, gateway, kept)
    if gateway.stop():
        broken("the gateway did not end in good order.")


def _deliver(trial, gateway, key):
    """A message with its key goes its whole way over TLS."""
    client = Client(key, None)
    client.socket = over_tls(trial, gateway, "first")
    client.json("PUT", f"/v1/people/bob/devices/{7:064x}", {}, expected=(204,))
    message = {"from": "alice", "to": ["bob"], "type": "txt", "body": {"msg": "over TLS"},
               "ext": {"em_apns_ext": {"em_push_content": "over TLS"}}}
    answer = client.json("POST", "/v1/messages?wait=10s", message, expected=(202,))
    if answer["messages"][0]["outcomes"][0]["outcome"] != "accepted":
        broken(f"a message over TLS came to {answer}.")
    client.close()


def _no_hang(trial, gateway):
    """Plain HTTP, noise and silence at the port for TLS: closed at once, or when the time for a request is over."""
    old = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    old.check_hostname, old.verify_mode = False, ssl.CERT_NONE
    old.maximum_version = old.minimum_version = ssl.TLSVersion.TLSv1_1
    old.set_ciphers("DEFAULT:@SECLEVEL=0")
    try:
        old.wrap_socket(connect(gateway))
        broken("a client was served over TLS 1.1.")
    except (ssl.SSLError, ConnectionResetError):
        pass
    for sent, limit in ((b"GET /healthz HTTP/1.1\r\nHost: g\r\n\r\n", 2), (b"\xff" * 1_000, 2), (b"", 5), (b"\x16\x03", 5)):
        connection, began = connect(gateway), time.monotonic()
        connection.settimeout(limit)
        connection.sendall(sent)
        given = b""
        try:
            while more := connection.recv(1 << 16):
                given += more
        except ConnectionResetError:
            pass
        except TimeoutError:
            broken(f"a connection that sent {sent[:20]!r} to the port for TLS was open after {limit} seconds.")
        if given.startswith(b"HTTP"):
            broken("plain HTTP was answered at the port for TLS.")
        connection.close()
    if not is_trusted(trial, gateway, "first"):
        broken("a client was not served after those who speak no TLS.")


def _renew(trial, gateway, kept):
    """New files are shown after SIGHUP; a key that does not fit changes nothing; a connection from before goes on."""
    os.replace(trial.path("second.key"), trial.path("shown.key"))
    gateway.process.send_signal(signal.SIGHUP)
    wait_for("Telling what is wrong", 10, lambda: "do not fit" in trial.log.read_text())
    if not ask(kept) or not is_trusted(trial, gateway, "first"):
        broken("a key that does not fit changed the certificate.")
    os.link(trial.path("second.pem"), trial.path("new.pem"))
    os.replace(trial.path("new.pem"), trial.path("shown.pem"))
    gateway.process.send_signal(signal.SIGHUP)
    # It is asked now and then, so that it is not closed for being idle.
    wait_for("Showing the renewed certificate", 10, lambda: ask(kept) and is_trusted(trial, gateway, "second"))
    if not ask(kept).startswith(b"HTTP/1.1 200 "):
        broken("a connection from before the renewal was not served.")
    if is_trusted(trial, gateway, "first"):
        broken("the certificate from before is still shown.")
