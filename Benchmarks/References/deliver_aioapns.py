# Sends pushes with aioapns over one connection. Usage: deliver_aioapns.py PORT CAFILE KEYFILE COUNT IN-FLIGHT
import asyncio, json, logging, ssl, sys, time
from aioapns import APNs, NotificationRequest
from aioapns.connection import APNsProductionClientProtocol as Apple

logging.disable(logging.CRITICAL)
Apple.APNS_SERVER, Apple.APNS_PORT = "localhost", int(sys.argv[1])
count, in_flight = int(sys.argv[4]), int(sys.argv[5])

async def main():
    client = APNs(key=open(sys.argv[3]).read(), key_id="ABC123DEFG", team_id="DEF123GHIJ", topic="com.example.app", max_connections=1, ssl_context=ssl.create_default_context(cafile=sys.argv[2]))
    places, accepted = asyncio.Semaphore(in_flight), 0
    async def send(number):
        nonlocal accepted
        async with places:
            result = await client.send_notification(NotificationRequest(device_token="%064x" % number, message={"aps": {"alert": {"title": "Alice", "body": "a" * 181}}}))
            accepted += result.is_successful
    await send(0)
    start, processor = time.monotonic(), time.process_time()
    for first in range(1, count + 1, 5000):
        await asyncio.gather(*(send(number) for number in range(first, min(first + 5000, count + 1))))
    elapsed, spent = time.monotonic() - start, time.process_time() - processor
    assert accepted == count + 1, f"{accepted} of {count + 1} were accepted"
    print(json.dumps({"operations": count, "bytes": count * 226, "processor": spent, "elapsed": elapsed}))

asyncio.run(main())
