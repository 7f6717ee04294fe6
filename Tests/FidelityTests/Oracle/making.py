"""RongCloud's messages at random, of every shape that can be pushed."""

import json
import random

TYPES = ["RC:TxtMsg"] * 4 + ["RC:ReferenceMsg", "RC:ImgMsg", "RC:CardMsg", "RC:InfoNtf", "RC:CmdMsg", "app:order"]
LEVELS = ["passive", "active", "time-sensitive", "critical", "loud", ""]
DATA = ['{"k":1}', "d", ""]
PICTURE = ["https://a/b.png"]


def made(count):
    """Messages at random, whose members are there or not."""
    rolls = random.Random(7)

    def some(**members):
        return {name: rolls.choice(values) for name, values in members.items() if rolls.random() < 0.5}

    kinds = [client, client, call, call, call, webhook, push, recall]
    for _ in range(count):
        yield json.dumps(rolls.choice(kinds)(some, rolls), ensure_ascii=False)


def content(some, rolls, kinds):
    info = some(type=kinds, userIdList=[["u3"], ["u2", "u4"], []], mentionedContent=["you!", ""])
    return {"content": rolls.choice(["lunch?", "hi", "hi", ""]), **some(extra=["e"], user=[{"id": "u1", "name": "In"}]),
            **({"mentionedInfo": info} if "type" in info else {})}


def client(some, rolls):
    kept = {**some(messageUId=["U1"], sentTime=[1700000000000]), "senderUserId": rolls.choice(["u1", "u9"]),
            "targetId": rolls.choice(["u2", "g1"])}
    ios = some(threadId=["th"], apnsCollapseId=["c", "x" * 70], category=["REPLY", ""], richMediaUri=PICTURE,
               interruptionLevel=LEVELS)
    config = some(pushTitle=["T", ""], pushContent=["words", ""], pushData=DATA, templateId=["t1", "t2", "t9", ""],
                  disablePushTitle=[True, False], disableNotification=[True, False, False, False])
    return rolls.choice([native, wrapper, web])(some, rolls, kept, config, ios, kept["targetId"] == "g1")


def native(some, rolls, kept, config, ios, group):
    config.update(some(forceShowDetailContent=[True, False]), iOSConfig=ios)
    return {**kept, "conversationType": rolls.choice([2, 3, 10] if group else [1, 6]),
            "objectName": rolls.choice(TYPES), "content": content(some, rolls, [0, 1, 2]), "messagePushConfig": config,
            **some(pushContent=["called", ""], pushData=["cd"],
                   messageConfig=[{"disableNotification": True}, {"disableNotification": False}, {}])}


def wrapper(some, rolls, kept, config, ios, group):
    config.update(some(forceShowDetailContent=[True, False], voIPPush=[True, False]), iOSPushOptions=ios)
    inside = content(some, rolls, [0, 1])
    mention = {"mentionedInfo": inside["mentionedInfo"]} if "mentionedInfo" in inside else {}
    return {**kept, "conversationType": rolls.choice([2, 5] if group else [1, 4]), "text": inside["content"],
            "messageType": rolls.choice([2, 2, 3, 4, 9, 10, 16]), **mention, "pushOptions": config}


def web(some, rolls, kept, config, ios, group):
    config.update(some(forceShowPushContent=[True, False]), iOSConfig=ios)
    return {**kept, "conversationType": rolls.choice([3, 10] if group else [1, 6]), "messageType": rolls.choice(TYPES),
            "content": content(some, rolls, [0, 1, 2]), "pushConfig": config,
            **some(pushContent=["called", ""], pushData=["cd"], isVoipPush=[True, False])}


def settings(some):
    apple = some(**{"thread-id": ["th", ""], "apns-collapse-id": ["c"], "category": ["REPLY"], "richMediaUri": PICTURE,
                    "interruption-level": LEVELS})
    configs = [[{"APNs": apple}], [{"HW": {"channelId": "c"}}, {"APNS": apple}], {"APNs": apple},
               [{"APNs": {"category": "old"}}, {"APNs": apple}]]
    return json.dumps(some(title=["T", ""], templateId=["t1", "t2", "t9"], forceShowPushContent=[0, 1, "1"],
                           pushConfigs=configs))


def call(some, rolls):
    shape = rolls.choice(["private", "group", "system", "ultragroup", "broadcast"])
    head, own = CALLS[shape]
    members = {name: rolls.choice(values) for name, values in head.items()}
    return {**members, "fromUserId": rolls.choice(["u1", "u9"]), "objectName": rolls.choice(TYPES),
            "content": json.dumps(content(some, rolls, [0, 1, 2])), **some(**own),
            **some(pushContent=["words", ""], pushData=DATA, pushExt=[settings(some)])}


SWITCHES = {"disablePush": ["true", "false", "false", "false"], "contentAvailable": ["1", "0"], "isCounted": ["0", "1"]}
MENTION = {"isMentioned": ["1", "1", "0"]}
# What each call always says, and what it may say.
CALLS = {
    "private": ({"toUserId": ["u2", ["u2", "u3"]]}, {**SWITCHES, "count": ["7", "0", "-1", "-4"]}),
    "group": ({"toGroupId": ["g1", ["g1", "g2"]]}, {**SWITCHES, **MENTION, "toUserId": ["u3", ["u3", "u4"]]}),
    "system": ({"path": ["/message/system/publish.json"], "toUserId": ["u2", ["u2", "u3", "u2"]]}, SWITCHES),
    "ultragroup": ({"toGroupIds": [["g1"], ["g2", "g1"]]}, {**MENTION, "toUserIds": [["u3"]]}),
    "broadcast": ({"path": ["/message/broadcast.json"]}, {"contentAvailable": ["1", "0"]}),
}


def webhook(some, rolls):
    group = rolls.random() < 0.5
    words = {"fromUserId": rolls.choice(["u1", "u9"]), "content": json.dumps(content(some, rolls, [1, 2])),
             "channelType": rolls.choice(["GROUP", "PERSONS"] if group else ["PERSON", "NOTIFY", "MC"])}
    place, kind = "g1" if group else "u2", rolls.choice(TYPES)
    if rolls.random() < 0.5:
        narrow = {"groupUserIds": ["[u3,u4]", "[]", ""]} if group else {}
        return {**words, "toUserId": place, "objectName": kind, "msgUID": "U1",
                **some(msgTimestamp=["1700000000000"], **narrow)}
    return {**words, "targetId": place, "msgType": kind, "messageId": "U1", **some(
        msgTimeStamp=["1700000000000"], pushContent=["words", ""], disablePush=["true", "false"],
        pushExt=[settings(some)])}


def push(some, rolls):
    ios = some(title=["iT"], alert=["iA"], badge=[3, 0, -2], contentAvailable=[1, 0], category=["REPLY"],
               richMediaUri=PICTURE, **{"thread-id": ["th"], "apns-collapse-id": ["c"], "interruption-level": LEVELS})
    words = some(title=["T", ""], forceShowPushContent=[0, 1])
    if rolls.random() < 0.3:
        return {"userIds": ["u2", "u3"], "notification": {**words, "pushContent": "A", "ios": ios}}
    audience = rolls.choice([{"userid": ["u2", "u3"]}, {"is_to_all": True}, {"tag": ["x"]}])
    return {"platform": rolls.choice([["ios"], ["ios", "android"], ["android"]]), **some(fromuserid=["u1"]),
            "audience": audience, "notification": {**words, **some(alert=["A", "A", ""]), "ios": ios}}


def recall(some, rolls):
    kind, place = rolls.choice([(1, "u2"), (3, "g1"), (6, "u2"), (10, "g1")])
    return {"fromUserId": rolls.choice(["u1", "u9"]), "conversationType": kind, "targetId": place, "messageUID": "U1",
            **some(sentTime=[1700000000000], disablePush=["true", "false"], isDelete=[1])}
