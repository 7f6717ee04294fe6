"""An APNs-like server on Python's h2: answers 200, 410 to device tokens that end in 10, 400 to those that end in 00.

Usage: h2_server.py CERTIFICATE KEY. Prints its port on 127.0.0.1, then serves until its standard input ends.
"""

import asyncio
import json
import ssl
import sys
import uuid

import h2.config
import h2.connection
import h2.events


class Connection(asyncio.Protocol):
    def connection_made(self, transport):
        self.transport = transport
        self.requests = {}
        self.h2 = h2.connection.H2Connection(
            h2.config.H2Configuration(client_side=False, header_encoding="utf-8")
        )
        self.h2.initiate_connection()
        self.flush()

    def data_received(self, data):
        for event in self.h2.receive_data(data):
            if isinstance(event, h2.events.RequestReceived):
                self.requests[event.stream_id] = (dict(event.headers), bytearray())
            elif isinstance(event, h2.events.DataReceived):
                self.requests[event.stream_id][1].extend(event.data)
                self.h2.acknowledge_received_data(event.flow_controlled_length, event.stream_id)
            elif isinstance(event, h2.events.StreamEnded):
                self.answer(event.stream_id, *self.requests.pop(event.stream_id))
        self.flush()

    def answer(self, stream, headers, body):
        json.loads(body)
        token = headers[":path"].removeprefix("/3/device/")
        bytes.fromhex(token)
        assert headers[":method"] == "POST" and headers["authorization"].startswith("bearer ")
        status, reason = 200, None
        if token.endswith("10"):
            status, reason = 410, {"reason": "Unregistered", "timestamp": 1700000000000}
        elif token.endswith("00"):
            status, reason = 400, {"reason": "BadDeviceToken"}
        fields = [(":status", str(status)), ("apns-id", str(uuid.UUID(headers["apns-id"])))]
        self.h2.send_headers(stream, fields, end_stream=reason is None)
        if reason is not None:
            self.h2.send_data(stream, json.dumps(reason).encode(), end_stream=True)

    def flush(self):
        self.transport.write(self.h2.data_to_send())


async def main(certificate, key):
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, key)
    context.set_alpn_protocols(["h2"])
    loop = asyncio.get_running_loop()
    server = await loop.create_server(Connection, "127.0.0.1", 0, ssl=context)
    print(server.sockets[0].getsockname()[1], flush=True)
    await loop.run_in_executor(None, sys.stdin.read)


asyncio.run(main(*sys.argv[1:]))
