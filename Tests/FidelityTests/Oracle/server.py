"""What RongCloud's server makes of a message, by its documents and the readings RC; shares nothing with the program."""

import datetime
import re
import zoneinfo

from rongcloud import Message, text

WORDS = {
    "RC:ImgMsg": "[图片]", "RC:GIFMsg": "[图片]", "RC:VcMsg": "[语音]", "RC:HQVCMsg": "[语音]", "RC:LBSMsg": "[位置]",
    "RC:FileMsg": "[文件]", "RC:SightMsg": "[小视频]", "RC:ImgTextMsg": "[图文]", "RC:CombineMsg": "[聊天记录]",
    "RC:CombineV2Msg": "[聊天记录]", "RC:CardMsg": "[个人名片]", "RC:StkMsg": "[动态表情]",
    "RC:VCInvite": "[音视频通话]", "RC:VCSummary": "[音视频通话]", "RC:VCHangup": "[结束通话]", "RC:RcCmd": "撤回了一条消息",
}
GENERIC = "您收到了一条通知"
LEVELS = ("passive", "active", "time-sensitive", "critical")


class Server:
    """RongCloud's server with what an app configured, the people that it knows and the members of groups."""

    def __init__(self, profile=None, people=None, groups=None, now=None):
        self.profile, self.now = profile or {}, now
        self.people = None if people is None else {one["id"]: one for one in people}
        self.groups = {one["id"]: one for one in groups or ()}

    def policy(self, name, usual):
        return self.profile.get("policies", {}).get(name, usual)

    def records(self, line):
        """(recipient, reason) or (recipient, push, device) for everybody whom a message concerns."""
        message = Message(line)
        for place, person in self.concerned(message):
            if isinstance(person, str):
                yield place, person
                continue
            reason = self.gate(message, place, person)
            if reason:
                yield person["id"], reason
                continue
            push = self.push(message, place, person)
            yield from ((person["id"], push, device) for device in devices(message, person))

    def person(self, name):
        return (self.people or {}).get(name, {"id": name})

    def concerned(self, message):
        """(place, person) for each; a place and a reason where there is nobody."""
        if message.kind == "room":
            yield from ((room, "chatroom") for room in message.receivers)
        elif message.kind == "group":
            for group in message.receivers:
                yield from self.members(message, group)
        elif message.everyone:
            for name in [""] if self.people is None else [one for one in self.people if one != message.sender]:
                yield name, self.person(name)
        elif message.unknown:
            yield "", "unknown-audience"
        elif not message.receivers:
            yield "", "nothing-to-push"
        else:
            yield from ((name, self.person(name)) for name in message.receivers)

    def members(self, message, group):
        known = self.groups.get(group, {}).get("members", message.members)
        if known is None:
            yield (group, "unknown-group") if self.people is not None else (group, {"id": group})
            return
        for name in dict.fromkeys(known):
            if name != message.sender and (message.members is None or name in message.members):
                yield group, self.person(name)

    # Who gets a push

    def gate(self, message, place, person):
        if message.unpushed:
            return "online-only"
        if message.silent:
            return "silent-message"
        if message.refused or self.words(message, place, person)[1] is None:
            return "nothing-to-push"
        quiet = person.get("quiet", {})
        kind, peer = ("group", place) if message.kind == "group" else ("direct", message.sender)
        # A push without a message belongs to no conversation.
        settings = [one for one in person.get("conversations", ()) if one["kind"] == kind and message.ctype != "PH"]
        named = next((one for one in settings if one["id"] == peer), None)
        setting = named or next((one for one in settings if one["id"] == "*"), {})
        if "until" in quiet or "from" in quiet:
            begun = "from" not in quiet or moment(quiet["from"]) <= self.now
            if begun and ("until" not in quiet or self.now < moment(quiet["until"])):
                return "quiet-duration"
        if "quietUntil" in setting and self.now < moment(setting["quietUntil"]):
            return "quiet-duration"
        if "daily" in quiet and self.is_within(quiet):
            return None if passes(message, person, quiet["daily"].get("mode", "none")) else "quiet-hours"
        if setting.get("muted") or setting.get("received") is False:
            return "conversation-muted"
        mode = setting.get("mode") or person.get("mode") or self.profile.get("mode", "all")
        if passes(message, person, mode):
            return None
        return "mode-none" if mode == "none" else "not-mentioned"

    def is_within(self, quiet):
        """Whether a daily interval is active now."""
        zone = quiet.get("timeZone") or self.policy("quietZone", "Asia/Shanghai")
        offset = re.fullmatch(r"([+-])(\d\d):(\d\d)", zone)
        if offset:
            span = datetime.timedelta(hours=int(offset[2]), minutes=int(offset[3]))
            local = self.now.astimezone(datetime.timezone(span if offset[1] == "+" else -span))
        else:
            local = self.now.astimezone(zoneinfo.ZoneInfo(zone))
        clock = f"{local:%H:%M}"
        start, end = quiet["daily"]["start"], quiet["daily"]["end"]
        return start <= clock < end if start < end else clock >= start or clock < end

    # What is shown

    def words(self, message, place, person):
        """Title and body, before anything is hidden."""
        own, body, _ = message.personal.get(person["id"], (message.own, message.body, None))
        template = next((one for one in self.profile.get("templates", ()) if one["name"] == message.template), {})
        body = body or text(template.get("content")) or own or WORDS.get(message.type)
        if message.mention_text and (
                self.policy("mentionTextFor", "everyone") == "everyone" or mentions(message, person) != "nobody"):
            body = message.mention_text
        if message.hides_title:
            return None, body
        title = message.title or text(template.get("title"))
        return title or (None if message.is_custom else self.name(message, place, person)), body

    def name(self, message, place, person):
        """The title that the server makes: the group's name, or that by which a receiver knows the sender."""
        if message.kind == "group":
            return self.groups.get(place, {}).get("name") or self.profile.get("groups", {}).get(place, {}).get("name")
        sender = message.sender
        return person.get("remarks", {}).get(sender) or self.profile.get("senders", {}).get(sender, {}).get(
            "nickname") or self.person(sender).get("nickname") or sender

    def push(self, message, place, person):
        """Headers, aps and the rest of the payload."""
        title, body = self.words(message, place, person)
        if person.get("display", self.profile.get("display", "summary")) == "simple" and not message.shows:
            title, body = None, GENERIC
        alert = {"title": title, "body": body} if title else {"body": body}
        category = text(message.apple.get("category"))
        mutable = bool(category) if message.ctype == "PH" or self.policy(
            "mutableContent", "always") == "only-when-set" else True
        level = message.apple.get("interruption-level")
        aps = {"alert": alert, "badge": self.badge(message, person), "sound": self.policy("defaultSound", "default"),
               "category": category or message.type, "thread-id": text(message.apple.get("thread-id")),
               "interruption-level": level if level in LEVELS else None,
               "content-available": 1 if message.wakes else None,
               "mutable-content": 1 if mutable else None}
        _, _, data = message.personal.get(person["id"], (None, None, message.data))
        rest = {"rc": self.origin(message, place), "appData": data,
                "richMediaUri": text(message.apple.get("richMediaUri"))}
        collapse = text(message.apple.get("apns-collapse-id"))
        return {"collapse": collapse and collapse.encode()[:64].decode(errors="ignore"), "aps": present(aps),
                **present(rest)}

    def badge(self, message, person):
        if message.badge is not None:
            return None if message.badge == -1 else message.badge
        usual = self.policy("defaultBadge", "unread")
        if usual != "unread":
            return 1 if usual == "one" else None
        count = person.get("unread", 0) + (1 if message.counts else 0)
        cap = self.profile.get("badgeCap") or count
        return min(count, cap)

    def origin(self, message, place):
        if message.ctype == "PH":
            return present({"cType": "PH", "fId": message.sender})
        return present({
            "cType": message.ctype, "fId": message.sender, "oName": message.type, "tId": place or None,
            "id": message.id, "msgTime": message.time, "rc-dlt-identifier": message.removes})


def present(members):
    return {name: value for name, value in members.items() if value is not None}


def moment(value):
    return datetime.datetime.fromisoformat(value.replace("Z", "+00:00"))


def mentions(message, person):
    """Whether a message mentions somebody: `me`, `all` or `nobody`."""
    if message.mention is None:
        return "nobody"
    return "all" if message.mention == "all" else "me" if person["id"] in message.mention else "nobody"


def passes(message, person, mode):
    """Whether a level lets a message through."""
    wanted = {"all": ("me", "all", "nobody"), "mentions": ("me", "all"), "mentions-of-me": ("me",),
              "mentions-of-all": ("all",), "none": ()}[mode]
    return mentions(message, person) in wanted


def devices(message, person):
    """(token, whether it rings) of each device that gets a push; one without a token for somebody without devices."""
    own = person.get("devices")
    if not own:
        return [(None, False)]
    calls = [(one["token"], True) for one in own if one.get("kind") == "voip"]
    others = [(one["token"], False) for one in own if one.get("kind") != "voip"]
    return calls if message.rings and calls else others
