"""Makes a webhook as a vendor sends it, with its signature.

usage: sign_webhook.py VENDOR SECRET FILE

Writes the exact body to FILE.body, the headers, one a line, to FILE.headers, and what stands behind the question mark of the
address, with the mark, to FILE.query.
"""

import hashlib
import json
import random
import sys
import time
import urllib.parse


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
    return json.dumps(body, ensure_ascii=False), {}, {}


def nim(secret, now):
    """A copy of a message to a group; the signature is in the headers."""
    body = json.dumps({
        "eventType": "1", "convType": "TEAM", "to": "teahouse", "fromAccount": "alice", "fromNick": "艾丽",
        "msgType": "TEXT", "body": "The table is booked", "msgTimestamp": str(now), "msgidClient": "c1",
        "msgidServer": "1001", "resendFlag": "0", "fromClientType": "IOS",
    }, ensure_ascii=False)
    content = digest("md5", body)
    return body, {"CurTime": str(now), "MD5": content, "CheckSum": digest("sha1", secret, content, str(now))}, {}


def tencent(secret, now):
    """A direct message after it was sent; command and signature are in the address."""
    body = json.dumps({
        "From_Account": "alice", "To_Account": "bob", "MsgSeq": 1, "MsgRandom": 2, "MsgTime": now // 1000,
        "MsgKey": f"1_2_{now // 1000}", "OnlineOnlyFlag": 0,
        "MsgBody": [{"MsgType": "TIMTextElem", "MsgContent": {"Text": "See you at the bridge"}}],
    }, ensure_ascii=False)
    time_of_call = str(now // 1000)
    return body, {}, {
        "SdkAppid": "1400000000", "CallbackCommand": "C2C.CallbackAfterSendMsg", "contenttype": "json",
        "RequestTime": time_of_call, "Sign": digest("sha256", secret, time_of_call),
    }


def rongcloud(secret, now):
    """A routed message to a group, which is a form; the signature is in the address."""
    body = urllib.parse.urlencode({
        "fromUserId": "alice", "toUserId": "teahouse", "objectName": "RC:TxtMsg",
        "content": json.dumps({"content": "The kettle is on"}), "channelType": "GROUP",
        "msgTimestamp": str(now), "msgUID": f"U{now}",
    })
    nonce = str(random.randrange(1 << 31))
    return body, {"Content-Type": "application/x-www-form-urlencoded"}, {
        "signTimestamp": str(now), "nonce": nonce, "signature": digest("sha1", secret, nonce, str(now)),
    }


def main():
    vendor, secret, path = sys.argv[1:]
    make = {"easemob": easemob, "nim": nim, "tencent": tencent, "rongcloud": rongcloud}[vendor]
    body, headers, query = make(secret, int(time.time() * 1000))
    headers.setdefault("Content-Type", "application/json")
    with open(path + ".body", "w", encoding="utf-8") as file:
        file.write(body)
    with open(path + ".headers", "w", encoding="utf-8") as file:
        file.writelines(f"{name}: {value}\n" for name, value in headers.items())
    with open(path + ".query", "w", encoding="utf-8") as file:
        file.write("?" + urllib.parse.urlencode(query) if query else "")


main()
