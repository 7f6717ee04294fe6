"""The traffic of the gateway's trials: people with devices, groups, and messages that name their place in a conversation.

The words of a push are `c CONVERSATION NUMBER`, so that what arrives tells what it is.
"""

import hashlib
import json
import random
import re
import time

from trial import SECRETS, broken

# Words that stand nowhere else, so that logs can be searched for them.
TITLE, PERSON = "Zebra news", "walrus"
WORDS = re.compile(r"\bc (\d+) (\d+)$")


class Conversation:
    """Messages from one sender to a person or a group, over one way in, one after the other."""

    def __init__(self, number, sender, target, receivers, surface, silences=False):
        self.number, self.sender, self.target, self.surface = number, sender, target, surface
        self.receivers = receivers
        self.silences = silences
        self.sent = 0

    @property
    def is_group(self):
        return self.target.startswith("g")

    def is_silent(self, number):
        """Whether the sender wants no push of a message."""
        return self.silences and number % 2 == 0

    @property
    def pushed(self):
        """The numbers of the messages that are pushed."""
        return [number for number in range(1, self.sent + 1) if not self.is_silent(number)]

    def request(self, count=1):
        """The next messages, as a request that can be sent again as it is."""
        numbers = range(self.sent + 1, self.sent + count + 1)
        self.sent += count
        if self.surface == "webhook":
            return self._webhook(numbers[0])
        messages = [self._message(f"c {self.number} {number}", number) for number in numbers]
        body = "\n".join(json.dumps(message) for message in messages)
        headers = {"Idempotency-Key": f"{self.number}-{numbers[0]}-{random.getrandbits(64):x}"}
        headers["Content-Type"] = "application/x-ndjson" if count > 1 else "application/json"
        return Request(self, numbers, "/v1/messages", headers, body.encode())

    def _message(self, words, number):
        if self.surface == "nim":
            message = {
                "from": self.sender, "ope": int(self.is_group), "to": self.target, "type": 0, "body": {"msg": words},
                "pushcontent": words,
            }
            if self.is_silent(number):
                message["option"] = {"push": False}
            return message
        message = {
            "from": self.sender, "to": [self.target], "type": "txt", "body": {"msg": words},
            "ext": self._ext(words, number),
        }
        if self.is_group:
            message["chat_type"] = "groupchat"
        if number % 2:
            message["msg_id"] = f"m{self.number}-{number}"
        return message

    def _ext(self, words, number):
        ext = {"em_apns_ext": {"em_push_title": TITLE, "em_push_content": words}}
        return ext | {"em_ignore_notification": True} if self.is_silent(number) else ext

    def _webhook(self, number):
        words, moment = f"c {self.number} {number}", int(time.time() * 1_000)
        call = f"{self.number}_{number}"
        signature = hashlib.md5((call + SECRETS["easemob"] + str(moment)).encode()).hexdigest()
        body = {
            "callId": call, "eventType": "chat", "timestamp": moment,
            "chat_type": "groupchat" if self.is_group else "chat", "from": self.sender, "to": self.target,
            "msg_id": f"w{call}", "security": signature,
            "payload": {
                "bodies": [{"type": "txt", "msg": words}],
                "ext": self._ext(words, number),
            },
        }
        if self.is_group:
            body["group_id"] = self.target
        headers = {"Content-Type": "application/json"}
        return Request(self, range(number, number + 1), "/webhooks/teahouse/easemob", headers, json.dumps(body).encode())


class Request:
    """A request that was made, and what it was answered first."""

    def __init__(self, conversation, numbers, path, headers, body):
        self.conversation, self.numbers = conversation, numbers
        self.path, self.headers, self.body = path, headers, body
        self.first = None

    @property
    def places(self):
        """Its messages, each as (conversation, number)."""
        return [(self.conversation.number, number) for number in self.numbers]

    def take(self, answer):
        """Notes the first answer; holds every later one to it."""
        status, headers, body = answer
        if status == 503:
            return False
        expected = 200 if self.conversation.surface == "webhook" else 202
        if status != expected:
            broken(f"a message by {self.conversation.surface} was answered {status}: {body[:300]!r}")
        ids = [message["id"] for message in json.loads(body)["messages"]] if body else []
        if self.first is None:
            self.first = ids
        elif ids != self.first:
            broken(f"the same request got the messages {self.first}, and then {ids}.")
        elif body and headers.get("idempotent-replayed") != "true":
            broken("a repeated request was answered as if it were new.")
        return True


class World:
    """People, devices and groups, and conversations among them; with silences, every other message is pushed to nobody."""

    def __init__(self, people, chance, silences=False, surfaces=("easemob", "nim", "webhook")):
        self.chance = chance
        self.people = [f"{PERSON}{number}" for number in range(people)]
        # Every third person has two devices.
        self.devices = {
            person: [f"{number:060x}{slot:04x}" for slot in range(2 if number % 3 == 0 else 1)]
            for number, person in enumerate(self.people, 1)
        }
        self.groups = {
            f"g{number}": chance.sample(self.people, min(8, people)) for number in range(max(people // 10, 2))
        }
        self.conversations = []
        for index in range(2 * people):
            sender = chance.choice(self.people)
            if index % 10 == 0:
                target = chance.choice(sorted(self.groups))
                receivers = [member for member in self.groups[target] if member != sender]
            else:
                target = chance.choice([person for person in self.people if person != sender])
                receivers = [target]
            self.conversations.append(Conversation(index, sender, target, receivers, surfaces[index % len(surfaces)], silences))

    def put(self, client):
        """Tells the gateway of everybody."""
        for person, tokens in self.devices.items():
            for token in tokens:
                client.json("PUT", f"/v1/people/{person}/devices/{token}", {}, expected=(204,))
        for group, members in self.groups.items():
            client.json("PUT", f"/v1/groups/{group}", {"members": members}, expected=(204,))

    def pushes(self):
        """How many pushes come of what was sent so far."""
        return sum(
            len(conversation.pushed) * sum(len(self.devices[person]) for person in conversation.receivers)
            for conversation in self.conversations)

    def suppressed(self):
        """How often a message reaches somebody who is not pushed."""
        return sum(
            (conversation.sent - len(conversation.pushed)) * len(conversation.receivers)
            for conversation in self.conversations)
