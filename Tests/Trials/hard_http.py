"""Clients that are slow, rude or gone."""

import json
import os
import resource
import socket
import threading
import time

from trial import BrokenAnswer, NoAnswer, broken, wait_for


def problem(trial, answer, status, *codes):
    """Holds an answer to be a problem document with a status and a code."""
    got, headers, body = answer
    if got != status:
        broken(f"{status} was expected, and the answer is {got}: {body[:200]!r}")
    if headers.get("content-type") != "application/problem+json":
        broken(f"the answer {got} is no problem document, but {headers.get('content-type')}.")
    document = json.loads(body)
    if document["code"] not in codes or document["status"] != status or not document["detail"]:
        broken(f"the problem document says {document}.")


def unusable(answer, *codes):
    """Holds an answer to say of its one line why it is not taken."""
    status, _, body = answer
    error = json.loads(body)["messages"][0]["error"]
    if status != 422 or error["code"] not in codes or not error["detail"]:
        broken(f"the answer is {status}: {body[:200]!r}")


def is_served(client):
    status, _, _ = client.call("GET", "/healthz")
    if status != 200:
        broken(f"/healthz was answered {status} afterwards.")


def long_bodies(trial):
    """A body of 10 MB is answered 413, and the connection goes on; a client that asks before it sends one is told at once."""
    gateway, client = trial.serve()
    _asks_first(gateway, client)
    for path in ("/webhooks/teahouse/easemob", "/v1/messages", "/v1/people/bob"):
        method = "PUT" if "people" in path else "POST"
        problem(trial, client.call(method, path, b"x" * 10_000_000), 413, "too-large")
        is_served(client)
    client.deliver("after the long bodies")


def _asks_first(gateway, client):
    """Clients that wait for 100 Continue before they send a body."""
    body = client.message("after 100 Continue").encode()
    for key, length, expected in (
        (client.key, len(body), b"HTTP/1.1 100 "), (client.key, 10_000_000, b"HTTP/1.1 413 "), ("no", 5, b"HTTP/1.1 401 "),
    ):
        connection = connect(gateway)
        connection.settimeout(5)
        connection.sendall(
            f"POST /v1/messages HTTP/1.1\r\nHost: g\r\nAuthorization: Bearer {key}\r\n"
            f"Expect: 100-continue\r\nContent-Length: {length}\r\n\r\n".encode())
        answer = connection.recv(1 << 16)
        if not answer.startswith(expected):
            broken(f"a client that waits for 100 Continue was answered {answer[:100]!r}.")
        if b" 100 " in expected:
            connection.sendall(body)
            answer = connection.recv(1 << 16)
            if not answer.startswith(b"HTTP/1.1 202 "):
                broken(f"a body after 100 Continue was answered {answer[:100]!r}.")
            client.expected += 1
        connection.close()


def json_bombs(trial):
    """JSON that is deep, that has many values, or that is none, is answered at once with what is wrong."""
    gateway, client = trial.serve()
    deep = [b"[" * 60_000, b'{"a":' * 10_000 + b"1" + b"}" * 10_000]
    for body in deep:
        unusable(client.call("POST", "/v1/messages", body), "too-deep")
        problem(trial, client.call("PUT", "/v1/people/bob", body), 422, "invalid-settings")
        problem(trial, client.call("PUT", "/v1/groups/g", body), 422, "invalid-settings")
    began = time.monotonic()
    wide = b"[" + b"1," * 4_000_000 + b"1]"
    unusable(client.call("POST", "/v1/messages", b"[" + b"1," * 30_000 + b"1]"), "unknown-vendor")
    lines = {"Content-Type": "application/x-ndjson"}
    unusable(client.call("POST", "/v1/messages", wide, lines), "unknown-vendor", "too-dense")
    problem(trial, client.call("POST", "/v1/messages", b"1\n" * 4_000_000, lines), 422, "too-many-lines")
    many = json.loads(client.message("to many"))
    many["to"] = [f"p{number}" for number in range(6_000)]
    twice = "\n".join([json.dumps(many)] * 2)
    problem(trial, client.call("POST", "/v1/messages", twice, lines), 422, "too-many-receivers")
    if time.monotonic() - began > 20:
        broken("many values took longer than 20 seconds.")
    client.deliver("after the bombs")


def broken_text(trial):
    """Text that is no UTF-8 is answered with the byte at which it ends, and a name in an address with 400."""
    gateway, client = trial.serve()
    for body in (b"\xff\xfe\x00", b'{"from":"a","to":["b"],"type":"txt","body":{"msg":"hi \xff"}}', b'{"a":"\xc0\x80"}'):
        unusable(client.call("POST", "/v1/messages", body), "invalid-utf8")
    problem(trial, client.call("PUT", "/v1/people/bob", b'{"nickname":"\xff"}'), 422, "invalid-settings")
    problem(trial, client.call("PUT", "/v1/people/%FF%FE", b"{}"), 400, "invalid-address")
    client.deliver("after broken text")


def unreadable_requests(trial):
    """What is no HTTP that can be read is answered with a problem document, after the answers to what came before it."""
    gateway, client = trial.serve()
    head = f"POST /v1/messages HTTP/1.1\r\nHost: g\r\nAuthorization: Bearer {client.key}\r\n".encode()
    get = b"GET /healthz HTTP/1.1\r\nHost: g\r\n"
    chunked = head + b"Transfer-Encoding: chunked\r\n"
    large, wrong = (431, "head-too-large", "80 kB"), (400, "unreadable", "does not begin")
    cases = [
        (get + b"X: " + b"a" * 100_000 + b"\r\n\r\n", *large),
        (get + b"".join(b"X%d: a\r\n" % number for number in range(1_500)) + b"\r\n", *large),
        (b"GET /" + b"a" * 200_000 + b" HTTP/1.1\r\n\r\n", *large),
        (b"NONSENSE\r\n\r\n", *wrong),
        (b"BREW /healthz HTTP/1.1\r\nHost: g\r\n\r\n", *wrong),
        (b"GET /healthz HTTP/9.9\r\nHost: g\r\n\r\n", *wrong),
        (b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 400, "unreadable", "no HTTP/1.1"),
        (b"\x16\x03\x01\x00\x80\x01\x00\x00\x7c\x03\x03" + b"x" * 120, *wrong),
        (bytes(range(256)), *wrong),
        (get + b"b@d(: 1\r\n\r\n", 400, "unreadable", "A header"),
        (get + b"X: a\0b\r\n\r\n", 400, "unreadable", "A header"),
        (head + b"Content-Length: abc\r\n\r\nxx", 400, "unreadable", "Content-Length"),
        (head + b"Content-Length: -5\r\n\r\nxx", 400, "unreadable", "Content-Length"),
        (head + b"Content-Length: 5\r\nContent-Length: 6\r\n\r\nxxxxxx", 400, "unreadable", "Content-Length"),
        (chunked + b"Content-Length: 5\r\n\r\n0\r\n\r\n", 400, "unreadable", "Content-Length"),
        (chunked + b"\r\nZZ\r\nhello\r\n0\r\n\r\n", 400, "unreadable", "chunked"),
        (chunked + b"\r\n2\r\nhello\r\n0\r\n\r\n", 400, "unreadable", "chunked"),
        (b"GET /healthz HTTP/1.1\r\n\r\n", 400, "unreadable", "Host"),
        (get + b"Host: g\r\n\r\n", 400, "unreadable", "Host"),
        (b"GET /healthz HTTP/1.0\r\nHost: g\r\nHost: h\r\n\r\n", 400, "unreadable", "Host"),
        (head.replace(b"Host: g\r\n", b"") + b"Content-Length: 5\r\n\r\nhello" + get + b"\r\n", 400, "unreadable", "Host"),
        # What came before it is answered first; a request that was answered already gets no second answer.
        (get + b"\r\nNONSENSE\r\n\r\n", 200, *wrong),
        (b"POST /nowhere HTTP/1.1\r\nHost: g\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nhello\r\n0\r\n\r\n", 404, "no-such-address", ""),
    ]
    for sent, *expected in cases:
        answers = whole_answers(gateway, sent)
        if [status for status, _, _ in answers] != [item for item in expected if isinstance(item, int)]:
            broken(f"{sent[:60]!r} was answered {answers}")
        status, code, words = expected[-3:]
        problem(trial, answers[-1], status, code)
        if words not in json.loads(answers[-1][2])["detail"]:
            broken(f"{sent[:60]!r} was answered {answers[-1]}")
        if status != 404 and answers[-1][1].get("connection") != "close":
            broken("an answer does not say that the connection is closed.")
    for sent in (b"GET /healthz HTTP/1.0\r\n\r\n", get + b"Connection: TE, Close\r\n\r\n"):
        if [status for status, _, _ in whole_answers(gateway, sent)] != [200]:
            broken(f"{sent!r} was not answered 200, once.")
    client.deliver("after what cannot be read")
    if client.unread("bob") != 1:
        broken("something was accepted that cannot be read.")


def whole_answers(gateway, sent):
    """The answers to some bytes until the gateway closes the connection: status, headers and body of each."""
    connection = connect(gateway)
    connection.settimeout(5)
    connection.sendall(sent)
    given = b""
    try:
        while more := connection.recv(1 << 16):
            given += more
    except TimeoutError:
        broken(f"the connection of {sent[:60]!r} was not closed.")
    except ConnectionResetError:
        # What was sent behind the fault is read by nobody.
        pass
    connection.close()
    answers = []
    while given:
        head, _, given = given.partition(b"\r\n\r\n")
        first, *fields = head.decode("latin-1").split("\r\n")
        headers = {name.lower(): value.strip() for name, _, value in (field.partition(":") for field in fields)}
        length = int(headers["content-length"])
        answers.append((int(first.split()[1]), headers, given[:length]))
        given = given[length:]
    return answers


def long_keys(trial):
    """An Idempotency-Key of 255 characters is taken, one of 256 is answered 400, and nothing is accepted for it."""
    gateway, client = trial.serve()
    for key in ("k" * 256, "with blanks", "sch\u00f6n".encode().decode("latin-1")):
        answer = client.call("POST", "/v1/messages", client.message("never"), {"Idempotency-Key": key})
        problem(trial, answer, 400, "invalid-key")
    client.deliver("under a long key", {"Idempotency-Key": "k" * 255})
    if client.unread("bob") != 1:
        broken("something was accepted under a key that cannot be one.")


def _is_let_go(trial):
    """The connections of those who left while they waited are closed long before the wait is over."""
    trial.write("slow", '{"latency":6000}\n')
    trial.restart_apple("--script", trial.path("slow"))
    gateway, client = trial.serve()
    descriptors = f"/proc/{gateway.process.pid}/fd"
    head = "POST /v1/messages?wait=20s HTTP/1.1\r\nHost: g\r\nAuthorization: Bearer {}\r\nContent-Length: {}\r\n\r\n"
    body = client.message("c 8 1").encode()
    before = len(os.listdir(descriptors))
    for _ in range(20):
        connection = connect(gateway)
        connection.sendall(head.format(client.key, len(body)).encode() + body)
        connection.close()
    time.sleep(0.5)
    if len(os.listdir(descriptors)) < before + 15:
        broken("nobody waited, so that this shows nothing.")
    wait_for("Closing the connections of those who left", 4, lambda: len(os.listdir(descriptors)) < before + 10)


def connect(gateway):
    connection = socket.create_connection(("127.0.0.1", gateway.port), 30)
    connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return connection


def ends(connection, began, least, most, send=None):
    """What a connection gives until the gateway closes it, which must be between two times."""
    given = b""
    while time.monotonic() - began < most + 5:
        try:
            if send:
                connection.settimeout(1)
                connection.sendall(send)
            connection.settimeout(0.1)
            more = connection.recv(1 << 16)
            if not more:
                break
            given += more
        except TimeoutError:
            continue
        except OSError:
            break
    took = time.monotonic() - began
    if not least <= took <= most:
        broken(f"a slow connection was closed after {took:.1f} seconds.")
    return given


def slow_clients(trial):
    """A body that comes a byte at a time, a head without an end and a silent connection are closed in requestTime."""
    gateway, client = trial.serve(limits={"requestTime": "1s"})
    head = f"POST /v1/messages HTTP/1.1\r\nHost: g\r\nAuthorization: Bearer {client.key}\r\n".encode()
    cases = [
        (head + b"Content-Length: 500\r\n\r\n", b"{", b"408 "),
        (head + b"Transfer-Encoding: chunked\r\n\r\n", b"1\r\n{\r\n", b"408 "),
        (head + b"Transfer-Encoding: chunked\r\n\r\n", b"10000\r\n" + b"x" * 65_536 + b"\r\n", b"413 "),
        (head, None, b""),
        (b"GET /healthz HTT", None, b""),
        (b"", None, b""),
    ]
    answers = [None] * len(cases)

    def run(index, start, more):
        connection, began = connect(gateway), time.monotonic()
        connection.sendall(start)
        try:
            answers[index] = ends(connection, began, 0.8, 4, more)
        except SystemExit as error:
            answers[index] = error

    threads = [threading.Thread(target=run, args=(i, start, more)) for i, (start, more, _) in enumerate(cases)]
    for thread in threads:
        thread.start()
    client.close()
    # So many that bodies of the longest kind would fill all room, if they were there.
    begun = [connect(gateway) for _ in range(80)]
    for index, connection in enumerate(begun):
        line = b"POST /webhooks/teahouse/easemob HTTP/1.1\r\nHost: g\r\n"
        lines = head + b"Content-Type: application/x-ndjson\r\n"
        connection.sendall((lines, line)[index % 2] + b"Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n")
    time.sleep(0.1)
    client.deliver("while others are slow")
    for connection in begun:
        connection.close()
    for thread in threads:
        thread.join()
    for (start, _, status), answer in zip(cases, answers):
        if isinstance(answer, SystemExit):
            raise answer
        if not answer.startswith(b"HTTP/1.1 " + status if status else b""):
            broken(f"a slow client was answered {answer[:100]!r}.")
    client.close()
    _takes_no_answer(gateway)
    client.deliver("after slow clients")


def _takes_no_answer(gateway):
    """A client that asks and asks, and reads no answer."""
    connection = connect(gateway)
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
    connection.settimeout(1)
    request = b"GET /openapi.json HTTP/1.1\r\nHost: g\r\n\r\n" * 200
    began = time.monotonic()
    while time.monotonic() - began < 15:
        try:
            connection.sendall(request)
        except TimeoutError:
            continue
        except OSError:
            return
    broken("a client that takes no answers was not closed.")


def idle_connections(trial):
    """Thousands of idle connections keep nobody from being served; one more than allowed waits for its turn."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    allowed = max(soft, min(trial.connections + 500, hard))
    resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, hard))
    count = min(trial.connections, allowed - 500)
    gateway, client = trial.serve(limits={"connections": count + 50, "requestTime": "60s"})
    before = gateway.kilobytes()
    began = time.monotonic()
    idle = [connect(gateway) for _ in range(count)]
    taken = time.monotonic() - began
    client.deliver(f"beside {count} connections")
    others = [connect(gateway) for _ in range(60)]
    ask = b"GET /healthz HTTP/1.1\r\nHost: g\r\n\r\n"
    for connection in others[:40]:
        connection.sendall(ask)
        if not connection.recv(1_000).startswith(b"HTTP/1.1 200"):
            broken("a connection beside the idle ones was not served.")
    others[-1].sendall(ask)
    others[-1].settimeout(0.3)
    try:
        others[-1].recv(1_000)
        broken("more connections are served than limits.connections allows.")
    except TimeoutError:
        pass
    if trial.log.read_text().count("limits.connections allows") != 1:
        broken("the log does not say once that there are as many connections as limits.connections allows.")
    for connection in idle[:20]:
        connection.close()
    others[-1].settimeout(10)
    if not others[-1].recv(1_000).startswith(b"HTTP/1.1 200"):
        broken("a connection that waited for its turn was not served.")
    grown = gateway.kilobytes() - before
    if grown > 40 * count:
        broken(f"{count} idle connections took {grown} kB.")
    print(f"{count} idle connections took {grown // 1_024} MB, and {taken:.1f} s to open.")


def clients_that_leave(trial):
    """A client that goes away while it waits, or in the middle of its request, takes nothing with it."""
    gateway, client = trial.serve()
    body = client.message("c 7 1").encode()
    head = "POST /v1/messages?wait=5s HTTP/1.1\r\nHost: g\r\nAuthorization: Bearer {}\r\nContent-Length: {}\r\n\r\n"
    head = head.format(client.key, len(body)).encode()
    for number in range(50):
        connection = connect(gateway)
        # The last byte of every other one never comes.
        connection.sendall(head + (body[:-1] if number % 2 else body))
        if number % 3 == 0:
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\x01\0\0\0\0\0\0\0")
        connection.shutdown(socket.SHUT_WR) if number % 3 == 1 else None
        time.sleep(0.005)
        connection.close()
    time.sleep(0.3)
    client.deliver("after those who left")
    # A whole request that was sent and reset at once may not have been read; half a request counts for nothing.
    if not 1 <= client.unread("bob") <= 26:
        broken(f"of 25 whole requests {client.unread('bob') - 1} were accepted.")
    try:
        is_served(client)
    except (NoAnswer, BrokenAnswer) as error:
        broken(f"the gateway serves nobody any more: {error}")
    _is_let_go(trial)
