"""RongCloud's messages, read from its documents and the readings RC; shares nothing with the program."""

import json
import re
import urllib.parse

TEXTS = ("RC:TxtMsg", "RC:ReferenceMsg")
# What a wrapper's numbers of types mean.
TYPES = {2: "RC:TxtMsg", 3: "RC:HQVCMsg", 4: "RC:ImgMsg", 5: "RC:FileMsg", 6: "RC:SightMsg", 7: "RC:GIFMsg",
         8: "RC:RcCmd", 9: "RC:ReferenceMsg", 10: "RC:CmdMsg", 11: "RC:CmdNtf", 12: "RC:LBSMsg", 16: "RC:GrpNtf"}
# (kind of conversation, cType) by the numbers of servers and SDKs, by those of wrappers, and by the words of webhooks.
PLACES = {1: ("direct", "PR"), 2: ("group", "GRP"), 3: ("group", "GRP"), 4: ("room", None), 6: ("direct", "SYS"),
          10: ("group", "GRP")}
INDEXES = {1: PLACES[1], 2: PLACES[3], 3: PLACES[4], 4: PLACES[6], 5: PLACES[10]}
CHANNELS = {"PERSON": PLACES[1], **{word: ("direct", ctype) for word, ctype in
                                    (("CUSTOMERSERVICE", "CS"), ("MC", "MC"), ("MP", "MP"))}, "GROUP": PLACES[3],
            "PERSONS": PLACES[3], "TEMPGROUP": PLACES[4], "NOTIFY": PLACES[6]}
PATHS = {"/message/private/publish.json": "private", "/message/private/publish_template.json": "private-template",
         "/message/group/publish.json": "group", "/message/system/publish.json": "system",
         "/message/system/publish_template.json": "system-template", "/message/broadcast.json": "broadcast",
         "/message/online/broadcast.json": "online", "/message/chatroom/publish.json": "chatroom",
         "/message/ultragroup/publish.json": "ultragroup", "/statusmessage/private/publish.json": "status",
         "/statusmessage/group/publish.json": "status"}
CLIENTS = ("sdk", "wrapper", "web")


def text(value):
    """A text that says something; numbers are their digits."""
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        return str(value)
    return value if isinstance(value, str) and value else None


def flag(value):
    return str(value).lower() in ("true", "1", "yes") if value is not None else None


def number(value):
    found = re.fullmatch(r"-?\d+", text(value) or "")
    return int(found[0]) if found else None


def inner(value):
    """An object, also one that is spelled in a text."""
    if isinstance(value, str):
        try:
            value = json.loads(value)
        except ValueError:
            return {}
    return value if isinstance(value, dict) else {}


def ids(value):
    """Identifiers, each once."""
    found = value if isinstance(value, list) else [] if value is None else [value]
    return list(dict.fromkeys(filter(None, map(text, found))))


def fields_of(line):
    """A line's members, and the path that tells apart bodies that look alike."""
    if line[:1] == '"':
        line = json.loads(line)
    if line[:1] != "{":
        fields = {}
        for name, value in urllib.parse.parse_qsl(line, keep_blank_values=True):
            fields.setdefault(name, []).append(value)
        lists = ("toUserId", "toGroupId")
        return {name: all if name in lists and len(all) > 1 else all[-1] for name, all in fields.items()}, None
    tree = json.loads(line)
    path = tree.get("path") or inner(tree.get("request")).get("path")
    return (tree["message"] if isinstance(tree.get("message"), dict) and "request" in tree else tree), path


def shape_of(fields, path):
    has = fields.keys()
    if path in PATHS:
        return PATHS[path]
    if "rc" in has:
        return "payload"
    if "notification" in has:
        return "push"
    if "messageUID" in has:
        return "recall"
    if "channelType" in has:
        return "route" if "msgUID" in has else "callback"
    if "targetId" in has:
        number_type = isinstance(fields.get("messageType"), int)
        web = {"pushConfig", "isVoipPush", "disableNotification"} & has or isinstance(fields.get("messageType"), str)
        return "wrapper" if "pushOptions" in has or number_type else "web" if web else "sdk"
    if isinstance(fields.get("values"), list):
        return "private-template"
    for key, shape in (("toUserId", "private"), ("toGroupId", "group"), ("toGroupIds", "ultragroup"),
                       ("toChatroomId", "chatroom")):
        if key in has:
            return "group" if shape == "private" and "toGroupId" in has else shape
    return "broadcast"


class Message:
    """A message as one of the vendor's shapes says it."""

    def __init__(self, line):
        self.fields, path = fields_of(line)
        self.shape = shape_of(self.fields, path)
        self.type = self.title = self.body = self.template = self.data = self.badge = self.mention = None
        self.mention_text = self.members = self.id = self.time = self.removes = self.refused = None
        self.hides_title = self.shows = self.silent = self.wakes = self.rings = self.unpushed = False
        self.everyone = self.unknown = False
        self.counts, self.personal, self.apple = True, {}, {}
        self.kind, self.ctype = PLACES[1]
        (self.read_push if self.shape == "push" else self.read_message)()

    @staticmethod
    def is_readable(line):
        """Whether a line is a message; a delivered push is none."""
        return shape_of(*fields_of(line)) != "payload"

    @property
    def is_custom(self):
        return self.type is None or not self.type.startswith("RC:")

    def read_message(self):
        get = self.fields.get
        client = self.shape in CLIENTS
        self.sender = text(get("senderUserId" if client else "fromUserId"))
        self.type = text(get("msgType" if self.shape == "callback" else "objectName"))
        self.content = inner(get("content"))
        self.read_place()
        if self.shape == "recall":
            self.type, self.own = "RC:RcCmd", None
            self.removes, self.time = text(get("messageUID")), number(get("sentTime"))
            self.silent = flag(get("disablePush")) and get("conversationType") not in (4, 10, "4", "10")
            return
        self.id = text(get({"callback": "messageId", "route": "msgUID"}.get(self.shape, "messageUId")))
        self.time = number(get({"callback": "msgTimeStamp", "route": "msgTimestamp"}.get(self.shape, "sentTime")))
        if self.shape == "wrapper":
            kind = get("messageType")
            own = text(get("objectName")) or text(get("identifier")) or text(get("messageIdentifier"))
            self.type = TYPES.get(kind, own)
            self.content = {"content": get("text"), "mentionedInfo": get("mentionedInfo")}
        elif self.shape == "web":
            self.type = text(get("messageType")) or self.type
        self.own = text(self.content.get("content")) if self.type in TEXTS else None
        self.read_mention()
        (self.read_client if client else self.read_server)()
        if self.shape.endswith("-template"):
            self.read_personal()

    def read_place(self):
        get, shape = self.fields.get, self.shape
        if shape in CLIENTS or shape == "recall":
            places = INDEXES if shape == "wrapper" else PLACES
            self.kind, self.ctype = places[number(get("conversationType")) or 1]
            self.receivers = ids(get("targetId"))
        elif shape in ("callback", "route"):
            self.kind, self.ctype = CHANNELS[get("channelType")]
            self.receivers = ids(get("targetId" if shape == "callback" else "toUserId"))
            self.members = re.findall(r"[^\s,\[\]\"]+", get("groupUserIds") or "") or None
        elif shape in ("group", "ultragroup") or shape == "status" and "toGroupId" in self.fields:
            self.kind, self.ctype = PLACES[3]
            self.receivers = ids(get("toGroupIds" if shape == "ultragroup" else "toGroupId"))
            several = shape == "group" and len(self.receivers) > 1
            self.members = None if several else ids(get("toUserIds" if shape == "ultragroup" else "toUserId")) or None
        elif shape == "chatroom":
            self.kind, self.receivers = "room", ids(get("toChatroomId"))
        else:
            self.receivers = ids(get("toUserId"))
            self.everyone = shape in ("broadcast", "online")
            self.ctype = "SYS" if shape in ("system", "system-template", "broadcast", "online") else "PR"
        self.unpushed = shape in ("status", "online")

    def read_mention(self):
        info = inner(self.content.get("mentionedInfo"))
        said = self.shape not in ("group", "ultragroup") or flag(self.fields.get("isMentioned"))
        kind = number(info.get("type"))
        if self.shape == "wrapper" and kind is not None:
            kind = {0: 1, 1: 2}.get(kind)
        if self.kind == "group" and said and kind in (0, 1, 2):
            self.mention = "all" if kind < 2 else set(ids(info.get("userIdList")))
            self.mention_text = text(info.get("mentionedContent"))

    def read_client(self):
        get = self.fields.get
        config = inner(get({"sdk": "messagePushConfig", "wrapper": "pushOptions", "web": "pushConfig"}[self.shape]))
        self.body = text(config.get("pushContent")) or text(get("pushContent"))
        self.data = text(config.get("pushData")) or text(get("pushData"))
        self.title, self.template = text(config.get("pushTitle")), text(config.get("templateId"))
        self.hides_title = flag(config.get("disablePushTitle"))
        self.shows = flag(config.get("forceShowDetailContent")) or flag(config.get("forceShowPushContent"))
        places = [inner(get("messageConfig")), config, self.fields]
        self.silent = any(flag(place.get("disableNotification")) for place in places)
        self.rings = flag(config.get("voIPPush")) or flag(get("isVoipPush"))
        ios = inner(config.get("iOSPushOptions") or config.get("iOSConfig") or config.get("iosConfig"))
        names = {"thread-id": ("threadId", "thread_id"), "apns-collapse-id": ("apnsCollapseId", "apns_collapse_id"),
                 "category": ("category",), "richMediaUri": ("richMediaUri", "RichMediaUrl"),
                 "interruption-level": ("interruptionLevel",)}
        for key, some in names.items():
            self.apple[key] = next(filter(None, (text(ios.get(one)) for one in some)), None)

    def read_server(self):
        get = self.fields.get
        several = self.shape == "group" and len(self.receivers) > 1
        old = self.shape == "ultragroup"
        self.body = text(get("pushContent")) or (text(get("push_content")) if old else None)
        self.data = text(get("pushData")) or (text(get("push_data")) if old else None)
        push = {} if several else inner(get("pushExt") or (get("push_ext") if old else None))
        self.title, self.template = text(push.get("title")), text(push.get("templateId"))
        self.shows = flag(push.get("forceShowPushContent")) or flag(push.get("forceShowDetailContent"))
        channels = push.get("pushConfigs")
        for entry in channels if isinstance(channels, list) else [channels]:
            for name, values in entry.items() if isinstance(entry, dict) else ():
                if name.lower() == "apns" and isinstance(values, dict):
                    self.apple = values
        self.silent = not several and flag(get("silence_push" if old else "disablePush"))
        self.wakes = flag(get("contentAvailable"))
        self.counts = flag(get("isCounted")) is not False
        count = number(get("count"))
        if self.shape == "private" and len(self.receivers) == 1 and count is not None and count >= -1:
            self.badge = count

    def read_personal(self):
        """The words of each receiver; what is missing is built in."""
        get = self.fields.get

        def of(name, index):
            value = get(name)
            return value[index] if isinstance(value, list) and index < len(value) else \
                None if isinstance(value, list) else value

        for index, receiver in enumerate(self.receivers):
            values = of("values", index) or {}
            fill = {"{" + key.strip("{}") + "}": text(value) or "" for key, value in values.items()}

            def filled(words):
                return words and re.sub(r"\{[^{}]*\}", lambda found: fill.get(found[0], found[0]), words)

            self.personal[receiver] = tuple(
                text(filled(text(one))) for one in (self.own, of("pushContent", index), of("pushData", index)))

    def read_push(self):
        get, note = self.fields.get, inner(self.fields.get("notification"))
        audience, ios = inner(get("audience")), inner(note.get("ios"))
        self.sender, self.ctype, self.own, self.type = text(get("fromuserid")), "PH", None, None
        self.receivers = ids(audience.get("userid")) or ids(get("userIds"))
        self.everyone = not self.receivers and flag(audience.get("is_to_all"))
        # Who has a tag is known to nobody (reading G20).
        self.unknown = not self.receivers and not self.everyone and "tag" in audience
        self.title = text(ios.get("title")) or text(note.get("title"))
        self.body = text(ios.get("alert")) or text(note.get("alert")) or text(note.get("pushContent"))
        self.shows = flag(note.get("forceShowPushContent")) or flag(note.get("forceShowDetailContent"))
        self.apple = {**ios, "thread-id": ios.get("thread-id") or ios.get("threadId")}
        self.wakes, badge = flag(ios.get("contentAvailable")), number(ios.get("badge"))
        self.badge = -1 if badge is None else max(badge, 0)
        self.refused = isinstance(get("platform"), list) and "ios" not in get("platform")
