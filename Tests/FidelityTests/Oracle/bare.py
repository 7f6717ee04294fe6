"""A bare ext as a part of two messages (reading E15): one to a person and one to a group."""

import json

# What a bare ext does not say: text and sender are invented.
INVENTED = "invented words"


def is_bare(tree):
    return all(key.startswith("em_") for key in tree)


def person(ext):
    return {"chat_type": "chat", "from": "u1", "to": ["u2"], "type": "txt", "body": {"msg": INVENTED}, "ext": ext}


def team(ext):
    # A sender who is called like the group: whether a vendor shows one or the other is nothing that the ext says.
    return {"chat_type": "groupchat", "from": "g1", "to": ["g1"], "type": "txt", "body": {"msg": INVENTED}, "ext": ext}


TEXT = [{"MsgType": "TIMTextElem", "MsgContent": {"Text": INVENTED}}]
STORED = {"message_elem_array": [{"elem_type": 0, "text_elem_content": INVENTED}], "message_sender": "u1"}
KEPT = {"senderUserId": "u1"}
CONTENT = {"content": INVENTED}
# What each shape says of text, sender and conversation.
direct = {
    "ext": person,
    "nim/sdk": {"session": {"sessionId": "u2", "sessionType": 0}, "from": "u1", "text": INVENTED, "messageType": 0},
    "nim/sdk-v2": {"conversationId": "u1|1|u2", "senderId": "u1", "text": INVENTED, "messageType": 0},
    "nim/server-v1": {"from": "u1", "ope": "0", "to": "u2", "type": "0", "body": json.dumps({"msg": INVENTED})},
    "nim/server-v2": {"conversation_id": "u1|1|u2", "message": {"message_type": 0, "text": INVENTED}},
    "tencent/rest": {"From_Account": "u1", "To_Account": "u2", "MsgBody": TEXT},
    "tencent/sdk": {"sender": "u1", "receiver": "u2", "elemType": 1, "textElem": {"text": INVENTED}},
    "tencent/sdk-json": {**STORED, "message_conv_id": "u2", "message_conv_type": 1},
    "tencent/web": {"from": "u1", "to": "u2", "conversationType": "C2C", "type": "TIMTextElem",
                    "payload": {"text": INVENTED}},
    "rongcloud/sdk": {**KEPT, "conversationType": 1, "targetId": "u2", "objectName": "RC:TxtMsg", "content": CONTENT},
    "rongcloud/wrapper": {**KEPT, "conversationType": 1, "targetId": "u2", "messageType": 2, "text": INVENTED},
    "rongcloud/web": {**KEPT, "conversationType": 1, "targetId": "u2", "messageType": "RC:TxtMsg", "content": CONTENT},
}
group = {
    "ext": team,
    "nim/sdk": {**direct["nim/sdk"], "session": {"sessionId": "g1", "sessionType": 1}, "from": "g1"},
    "nim/sdk-v2": {**direct["nim/sdk-v2"], "conversationId": "g1|2|g1", "senderId": "g1"},
    "nim/server-v1": {**direct["nim/server-v1"], "ope": "1", "from": "g1", "to": "g1"},
    "nim/server-v2": {**direct["nim/server-v2"], "conversation_id": "g1|2|g1"},
    "tencent/rest": {"From_Account": "g1", "GroupId": "g1", "MsgBody": TEXT},
    "tencent/sdk": {"sender": "g1", "groupID": "g1", "elemType": 1, "textElem": {"text": INVENTED}},
    "tencent/sdk-json": {**STORED, "message_sender": "g1", "message_conv_id": "g1", "message_conv_type": 2},
    "tencent/web": {"from": "g1", "to": "g1", "conversationType": "GROUP", "type": "TIMTextElem",
                    "payload": {"text": INVENTED}},
    "rongcloud/sdk": {**direct["rongcloud/sdk"], "conversationType": 3, "targetId": "g1", "senderUserId": "g1"},
    # A wrapper counts groups from its own list.
    "rongcloud/wrapper": {**direct["rongcloud/wrapper"], "conversationType": 2, "targetId": "g1", "senderUserId": "g1"},
    "rongcloud/web": {**direct["rongcloud/web"], "conversationType": 3, "targetId": "g1", "senderUserId": "g1"},
}
# The same words as what the push says, where the ext did not say it: NIM does not show a message's text unasked.
PUSHED = {
    "nim/sdk": {"apnsContent": INVENTED}, "nim/sdk-v2": {"pushConfig": {"pushContent": INVENTED}},
    "nim/server-v1": {"pushcontent": INVENTED}, "nim/server-v2": {"push_config": {"push_content": INVENTED}},
}


def filled(record, wrap):
    """The record, or what a bare ext became, with the words that the app gives beside it."""
    if wrap is None:
        return record
    target = record["target"]
    return merged(merged(PUSHED.get(target, {}), record["message"]), wrap[target])


def merged(below, above):
    """Two objects as one; of two values for a member the one above counts, of two objects both."""
    both = {key: merged(below[key], above[key]) for key in below.keys() & above.keys()
            if isinstance(below[key], dict) and isinstance(above[key], dict)}
    return {**below, **above, **both}
