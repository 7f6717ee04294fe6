"""Messages as a call has them, and the bodies in them; custom data and the name of an app's own type too."""

import json

from bodykeys import SHAPES, parsed_text, spelled, understood

def message(shape, kind, body, group, words, number):
    """The call that sends a body; `words` is a title and a content for the push, or None."""
    return {"easemob/rest": easemob, "nim/server-v1": nim_1, "nim/server-v2": nim_2, "tencent/rest": tencent,
            "rongcloud/private": rongcloud}[shape](shape, kind, body, group, words, number)


def content_of(shape, kind, body):
    """The content object, with members that nobody knows."""
    return spelled(shape, kind, body) | body.get("unknown", {})


def enveloped(body):
    """The data of a custom message where the name of its type has no key of its own."""
    if "event" not in body:
        return body.get("data", {})
    return {"event": body["event"]} | ({"data": body["data"]} if "data" in body else {})


def easemob(shape, kind, body, group, words, number):
    place = {"to": ["g1"], "chat_type": "groupchat"} if group else {"to": ["u2"]}
    push = {"ext": {"em_push_ext": {"title": words[0], "content": words[1]}}} if words else {}
    return {"from": "u1", **place, "type": SHAPES[shape][kind][0], "body": content_of(shape, kind, body), **push}


def nim_1(shape, kind, body, group, words, number):
    push = {"pushcontent": words[1]} if words else {}
    place = {"from": "u1", "to": "1001" if group else "u2"}
    if kind == "custom-notification":
        return {**place, "msgtype": "1" if group else "0", "attach": text_of(body["data"]), **push}
    content = enveloped(body) if kind == "custom" else content_of(shape, kind, body)
    return {**place, "ope": "1" if group else "0", "type": SHAPES[shape][kind][0], "body": text_of(content), **push}


def nim_2(shape, kind, body, group, words, number):
    push = {"push_config": {"push_content": words[1]}} if words else {}
    if kind == "custom-notification":
        place = {"sender_id": "u1", "type": 2 if group else 1, "receiver_id": "1001" if group else "u2"}
        return {**place, "content": text_of(body["data"]), **push}
    inner = {"message_type": SHAPES[shape][kind][0]}
    if kind == "tip":
        inner["text"] = body["text"]
    else:
        inner["attachment"] = enveloped(body) if kind == "custom" else content_of(shape, kind, body)
    return {"conversation_id": "u1|2|1001" if group else "u1|1|u2", "message": inner, **push}


def tencent(shape, kind, body, group, words, number):
    content = content_of(shape, kind, body)
    if kind == "custom":
        content |= {"Data": text_of(enveloped(body))}
    for flag in {"audio": ["Download_Flag"], "file": ["Download_Flag"],
                 "video": ["VideoDownloadFlag", "ThumbDownloadFlag"]}.get(kind, []):
        content[flag] = 2
    push = {"OfflinePushInfo": {"Title": words[0], "Desc": words[1]}} if words else {}
    place = {"GroupId": "g1", "Random": number} if group else {"To_Account": "u2", "MsgRandom": number}
    element = {"MsgType": SHAPES[shape][kind][0], "MsgContent": content}
    return {"From_Account": "u1", **place, "MsgBody": [element], **push}


def rongcloud(shape, kind, body, group, words, number):
    if kind == "custom":
        name, content = body.get("event", "app:own"), body.get("data", {})
    else:
        name, content = SHAPES[shape][kind][0], content_of(shape, kind, body)
    place = {"toGroupId": "g1"} if group else {"toUserId": "u2"}
    push = {"pushContent": words[1], "pushExt": json.dumps({"title": words[0]})} if words else {}
    return {"fromUserId": "u1", **place, "objectName": name, "content": text_of(content), **push}


def text_of(value):
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


# What a call says


def said(shape, call):
    """(kind, body, keys that no document has) of a call of a shape."""
    kind, content = {"easemob": from_easemob, "nim": from_nim, "tencent": from_tencent,
                     "rongcloud": from_rongcloud}[shape.split("/")[0]](shape, call)
    if kind not in ("custom", "custom-notification", "tip"):
        return kind, *understood(shape, kind, content)
    return kind, content, []


def kind_named(shape, name):
    return next((kind for kind, (its, _, _) in SHAPES[shape].items() if its == name), "custom")


def from_easemob(shape, call):
    kind = kind_named(shape, call["type"])
    if kind != "custom":
        return kind, call.get("body", {})
    names = {"customEvent": "event", "customExts": "data"}
    return kind, {names.get(key, "unknown"): value for key, value in call["body"].items()}


def from_nim(shape, call):
    if "msgtype" in call or "receiver_id" in call:
        return "custom-notification", {"data": parsed_text(call.get("attach", call.get("content")))}
    if shape == "nim/server-v1":
        kind, content = kind_named(shape, call["type"]), json.loads(call.get("body", "{}"))
        return kind, {"text": content["msg"]} if kind == "tip" else unwrapped(kind, content)
    inner = call["message"]
    kind = kind_named(shape, inner["message_type"])
    return kind, {"text": inner["text"]} if kind == "tip" else unwrapped(kind, inner.get("attachment", {}))


def from_tencent(shape, call):
    element, = call["MsgBody"]
    kind, content = kind_named(shape, element["MsgType"]), element["MsgContent"]
    return kind, unwrapped(kind, parsed_text(content["Data"])) if kind == "custom" else content


def from_rongcloud(shape, call):
    kind, content = kind_named(shape, call["objectName"]), json.loads(call["content"])
    return kind, {"event": call["objectName"], "data": content} if kind == "custom" else content


def unwrapped(kind, content):
    """The body of a custom message whose data may have the name of the type in an envelope."""
    if kind != "custom":
        return content
    if isinstance(content, dict) and isinstance(content.get("event"), str) and set(content) <= {"event", "data"}:
        return content
    return {"data": content}
