"""Makes a webhook as a vendor sends it, with its signature.

usage: sign_webhook.py VENDOR SECRET FILE

Writes the exact body to FILE.body, and the headers, one a line, to FILE.headers.
"""

import hashlib
import json
import sys
import time


def digest(algorithm, *parts):
    return hashlib.new(algorithm, "".join(parts).encode()).hexdigest()


def easemob(secret, now):
    """A callback after a direct message was sent; the signature is in the body."""
    body = {
        "callId": "demo#teahouse_5e6f9c2a", "eventType": "chat", "timestamp": now, "chat_type": "chat",
        "from": "alice", "to": "bob", "msg_id": "1300000000000000001",
        "payload": {
            "bodies": [{"type": "txt", "msg": "Lunch?"}], "from": "alice", "to": "bob", "type": "chat",
            "ext": {"em_apns_ext": {"em_push_title": "艾丽", "em_push_content": "Lunch? 🍜"}},
        },
        "appkey": "demo#teahouse", "host": "msync", "securityVersion": "1.0.0",
    }
    body["security"] = digest("md5", body["callId"], secret, str(now))
    return json.dumps(body, ensure_ascii=False), {}


def nim(secret, now):
    """A copy of a message to a group; the signature is in the headers."""
    body = json.dumps({
        "eventType": "1", "convType": "TEAM", "to": "teahouse", "fromAccount": "alice", "fromNick": "艾丽",
        "msgType": "TEXT", "body": "The table is booked", "msgTimestamp": str(now), "msgidClient": "c1",
        "msgidServer": "1001", "resendFlag": "0", "fromClientType": "IOS",
    }, ensure_ascii=False)
    content = digest("md5", body)
    return body, {"CurTime": str(now), "MD5": content, "CheckSum": digest("sha1", secret, content, str(now))}


def main():
    vendor, secret, path = sys.argv[1:]
    body, headers = {"easemob": easemob, "nim": nim}[vendor](secret, int(time.time() * 1000))
    headers["Content-Type"] = "application/json"
    with open(path + ".body", "w", encoding="utf-8") as file:
        file.write(body)
    with open(path + ".headers", "w", encoding="utf-8") as file:
        file.writelines(f"{name}: {value}\n" for name, value in headers.items())


main()
