# The ten-line script that one would write for Easemob's messages. Usage: translate.py INPUT OUTPUT
import sys, orjson
with open(sys.argv[1], "rb") as lines, open(sys.argv[2], "wb") as out:
    for number, line in enumerate(lines, 1):
        m = orjson.loads(line)
        ext = (m.get("payload") or m).get("ext") or {}
        if ext.get("em_ignore_notification"): continue
        apple, common, to = ext.get("em_apns_ext") or {}, ext.get("em_push_ext") or {}, m.get("to") or m.get("target")
        aps = {"alert": {"title": common.get("title") or apple.get("em_push_title") or "您有一条新消息", "body": common.get("content") or apple.get("em_push_content") or "请点击查看"}, "badge": apple.get("em_push_badge", 1), "sound": apple.get("em_push_sound", "default")}
        for receiver in to if isinstance(to, list) else [to]:
            out.write(orjson.dumps({"line": number, "recipient": receiver, "headers": {"apns-push-type": "alert", "apns-priority": "10"}, "payload": {"aps": aps, "f": m.get("from"), "t": receiver, "m": m.get("msg_id") or m.get("msgId"), "e": common.get("custom") or apple.get("extern")}}) + b"\n")
