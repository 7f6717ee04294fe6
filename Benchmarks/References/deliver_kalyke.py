# Sends pushes with kalyke-apns, which opens a connection for each. Usage: deliver_kalyke.py PORT CAFILE KEYFILE COUNT IN-FLIGHT
#
# SSL_CERT_FILE must name CAFILE, for kalyke cannot be told what to trust.
import asyncio, json, sys, time
from kalyke import ApnsClient, ApnsConfig, ApnsPushType

count, in_flight = int(sys.argv[4]), int(sys.argv[5])

class Client(ApnsClient):
    _base_url = f"https://localhost:{sys.argv[1]}"

async def main():
    client, config = Client(use_sandbox=False, team_id="DEF123GHIJ", auth_key_id="ABC123DEFG", auth_key_filepath=sys.argv[3]), ApnsConfig(topic="com.example.app", push_type=ApnsPushType.ALERT)
    places, identifiers = asyncio.Semaphore(in_flight), []
    async def send(number):
        async with places:
            identifiers.append(await client.send_message("%064x" % number, {"aps": {"alert": {"title": "Alice", "body": "a" * 181}}}, config))
    await send(0)
    start, processor = time.monotonic(), time.process_time()
    await asyncio.gather(*(send(number) for number in range(1, count + 1)))
    elapsed, spent = time.monotonic() - start, time.process_time() - processor
    assert len(set(identifiers)) == count + 1, "A push got no identifier of its own."
    print(json.dumps({"operations": count, "bytes": count * 226, "processor": spent, "elapsed": elapsed}))

asyncio.run(main())
