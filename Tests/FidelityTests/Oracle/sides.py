"""What a vendor's server writes by itself, taken from the vendors' documents."""

from situations import SENDERS
from vendors import family

# What people see who hide details: title and body, by vendor, generation and language.
HIDDEN = {
    ("easemob", "current", "zh"): ("您有一条新消息", "请点击查看"),
    ("easemob", "current", "en"): ("You have a new message", "Please click to view"),
    ("easemob", "2017", "zh"): (None, "您有一条新消息"),
    ("easemob", "2018", "zh"): (None, "您有一条新消息"),
    ("nim", "current", "zh"): (None, "你收到一条新消息"),
    ("rongcloud", "current", "zh"): (None, "您收到了一条通知"),
    # Tencent hides nothing from anybody (reading TX 38).
    ("tencent", "current", "zh"): (None, None),
    ("tencent", "current", "en"): (None, None),
}


class Side:
    """One vendor with its profile."""

    def __init__(self, profile):
        self.name, self.profile = profile["vendor"], profile
        vendor = self.vendor = family(self.name)
        language = profile.get("language", "en" if self.name == "agora" else "zh")
        # Their texts are documented in Chinese only.
        language = "zh" if vendor in ("nim", "rongcloud") else language
        self.hidden = HIDDEN[(vendor, profile.get("generation", "current"), language)]
        self.templates = {template["name"]: template for template in profile.get("templates", [])}

    def is_hidden(self, title, body):
        """Whether these words say only that there is a message."""
        if body is not None and (title, body) == self.hidden:
            return True
        fixed = self.templates.get("default")
        return fixed is not None and "{" not in fixed["title"] + fixed["content"] and (title or "", body or "") == (
            fixed["title"], fixed["content"])

    def naming(self):
        """The profile with a name for everyone and every group of the corpus; its own names come first."""
        own = {name.lower() for name in self.profile.get("senders", {})}
        senders = {name: {"nickname": "Quux"} for name in SENDERS if name.lower() not in own}
        groups = {name: {"name": "Corge"} for name in ("g1", "g2")}
        return self.profile | {
            "senders": senders | self.profile.get("senders", {}), "groups": groups | self.profile.get("groups", {})}

    def filled_from(self, other):
        """The side with what its profile lacks taken from the other's (reading C3)."""
        profile = dict(self.profile)
        for key in ("topic", "timeToLive", "senders", "badgeCap", "language"):
            if key in other.profile and not profile.get(key) and not (key == "language" and self.name == "nim"):
                profile[key] = other.profile[key]
        return Side(profile)
