"""What must hold when gateways were killed again and again."""

import collections

from traffic import WORDS
from trial import broken


class Laws:
    """Looks at what arrived and at what is told of it.

    An engine whose machine is lost forgets its last second. `lost` are the messages that were in it, as (conversation,
    number); None for a store that forgets nothing. `doubtful` are messages whose answer had not come by then, so that they
    were sent again: they may have been there before, and pushed. Tries may be forgotten as well.
    """

    def __init__(self, world, pushes, outcomes, lost=None, doubtful=frozenset()):
        self.world = world
        self.lost, self.forgets, self.doubtful = lost or frozenset(), lost is not None, doubtful
        self.pushes, self.outcomes = pushes, outcomes
        self.forgotten = set()
        self.receivers = {c.number: c for c in world.conversations}

    def check(self, unread):
        """Everything; `unread` are the counters as the gateway tells them."""
        first = self._identities()
        self._nothing_lost(first)
        self._counters(unread)
        self._badges(first)
        self._told()
        return self._figures(first)

    @staticmethod
    def _place(push):
        """The conversation and the number of a push's message."""
        alert = push["payload"]["aps"]["alert"]
        found = WORDS.search(alert["body"])
        if not found:
            broken(f"a push arrived that nobody sent: {alert}")
        return int(found[1]), int(found[2])

    def _identities(self):
        """The first arrival of each push, by device, or the last where the store forgets; each push has one apns-id, and
        each apns-id one push."""
        ids, owners, first = {}, {}, collections.defaultdict(dict)
        for push in self.pushes:
            place = self._place(push)
            key, name = (push["token"], place), push["id"]
            if place in self.doubtful and ids.get(key, name) != name:
                # It is another message to the gateways, which have forgotten the first one.
                self.forgotten.add(ids.pop(key))
                first[push["token"]].pop(place)
            if ids.setdefault(key, name) != name:
                broken(f"the push of message {place} to a device came with two values of apns-id.")
            if owners.setdefault(name, key) != key:
                broken(f"two pushes have the apns-id {name}.")
            badge = push["payload"]["aps"].get("badge")
            if self.forgets:
                # What was counted in the forgotten second is counted again, a group's perhaps behind other messages.
                first[push["token"]].pop(place, None)
            if first[push["token"]].setdefault(place, badge) != badge:
                broken(f"message {place} came with the badge {first[push['token']][place]}, and then with {badge}.")
        return first

    def _expected(self):
        """Which messages each person is to be pushed, each of which counts."""
        for conversation in self.world.conversations:
            for person in conversation.receivers:
                for number in conversation.pushed:
                    if (conversation.number, number) not in self.lost:
                        yield person, (conversation.number, number)

    def _nothing_lost(self, first):
        expected = collections.defaultdict(set)
        for person, place in self._expected():
            expected[person].add(place)
        for person, tokens in self.world.devices.items():
            for token in tokens:
                missing = expected[person] - set(first[token])
                strange = set(first[token]) - expected[person] - self.lost
                if missing:
                    broken(f"{len(missing)} messages never came to a device of {person}, such as {min(missing)}.")
                if strange:
                    broken(f"{len(strange)} messages came to {person}, whom they were not for.")

    def _counters(self, unread):
        counts = collections.Counter(person for person, _ in self._expected())
        for person in self.world.people:
            if unread[person] != counts[person]:
                broken(f"{counts[person]} messages were for {person}, and {unread[person]} were counted.")

    def _badges(self, first):
        """The badges of a device count up by one, and each conversation comes in its order."""
        for token, places in first.items():
            places = {place: badge for place, badge in places.items() if place not in self.lost}
            badges = list(places.values())
            if badges != list(range(1, len(badges) + 1)):
                where = next(i for i, badge in enumerate(badges) if badge != i + 1)
                broken(f"the badges of a device went {badges[max(where - 3, 0):where + 3]} after {where} pushes.")
            last = {}
            for conversation, number in places:
                if number <= last.get(conversation, 0):
                    broken(f"message {number} of conversation {conversation} came after {last[conversation]}.")
                last[conversation] = number

    def _told(self):
        """Each push has one outcome, which knows of all its tries."""
        told, suppressed = {}, set()
        for outcome in self.outcomes:
            if outcome["outcome"] == "suppressed" and self.world.suppressed():
                place = (outcome["message"], outcome["receiver"])
                if place in suppressed:
                    broken(f"a message that is not pushed is told twice: {outcome}")
                suppressed.add(place)
                continue
            if outcome["outcome"] != "accepted":
                broken(f"a push ended otherwise than accepted: {outcome}")
            if told.setdefault(outcome["apnsID"], outcome) is not outcome:
                broken(f"the push {outcome['apnsID']} has two outcomes.")
        shown = collections.Counter(
            push["id"] for push in self.pushes
            if push["status"] == 200 and self._place(push) not in self.lost and push["id"] not in self.forgotten)
        for name, times in shown.items():
            if name not in told:
                broken(f"the push {name} was taken by the test server, and has no outcome.")
            if told[name]["tries"] < times and not self.forgets:
                broken(f"the push {name} was sent {times} times, and {told[name]['tries']} tries are told.")
        if len(suppressed) != self.world.suppressed():
            broken(f"{self.world.suppressed()} messages are pushed to nobody, and {len(suppressed)} are told as that.")
        if len(told) != len(shown):
            broken(f"{len(told)} outcomes are told of {len(shown)} pushes.")

    def _figures(self, first):
        pushes = sum(map(len, first.values()))
        return [
            ("pushes, each told once", pushes),
            ("pushes that came more than once", len(self.pushes) - pushes),
            ("messages pushed to nobody, which do not count", self.world.suppressed()),
            ("counters, all exact", len(self.world.people)),
            ("devices with badges in order", len(first)),
        ]
