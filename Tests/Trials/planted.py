"""Shows that each law of the trial under kills can be broken. What a sound run gives is changed in one place at a time."""

import copy
import random
import sys

from laws import Laws
from traffic import TITLE, World


def sound():
    """A world of a few people, what arrives there when nothing goes wrong, and what is told."""
    world = World(6, random.Random(5), silences=True)
    pushes, outcomes, unread = [], [], dict.fromkeys(world.people, 0)
    for number in (1, 2, 3):
        for conversation in world.conversations:
            conversation.sent = number
            for person in conversation.receivers:
                if conversation.is_silent(number):
                    outcomes.append({"outcome": "suppressed", "message": 10 * conversation.number + number, "receiver": person})
                    continue
                unread[person] += 1
                for token in world.devices[person]:
                    words = f"c {conversation.number} {number}"
                    alert = {"title": TITLE, "body": words}
                    name = f"{token}/{words}"
                    aps = {"alert": alert, "badge": unread[person]}
                    pushes.append({"token": token, "id": name, "status": 200, "payload": {"aps": aps}})
                    outcomes.append({"outcome": "accepted", "apnsID": name, "tries": 1})
    # One push came twice, since the gateway ended before it could write the outcome.
    pushes.append(copy.deepcopy(pushes[7]))
    outcomes[7]["tries"] = 2
    return world, pushes, outcomes, unread


def lost(world, pushes, outcomes, unread):
    """never came to a device"""
    last = pushes[-2]
    pushes.remove(last)


def counted_twice(world, pushes, outcomes, unread):
    """were counted"""
    unread[world.people[0]] += 1


def other_identity(world, pushes, outcomes, unread):
    """two values of apns-id"""
    pushes[-1]["id"] = "another"


def shared_identity(world, pushes, outcomes, unread):
    """two pushes have the apns-id"""
    pushes[3]["id"] = pushes[4]["id"]


def other_badge(world, pushes, outcomes, unread):
    """and then with"""
    pushes[-1]["payload"]["aps"]["badge"] += 1


def gap(world, pushes, outcomes, unread):
    """the badges of a device went"""
    for push in pushes:
        if push["token"] == pushes[0]["token"] and push["payload"]["aps"]["badge"] > 1:
            push["payload"]["aps"]["badge"] += 1


def out_of_order(world, pushes, outcomes, unread):
    """of conversation 0 came after"""
    mine = [push for push in pushes if push["token"] == pushes[0]["token"]]
    words = mine[0]["payload"]["aps"]["alert"]["body"].rpartition(" ")[0] + " "
    early, late = [push for push in mine if push["payload"]["aps"]["alert"]["body"].startswith(words)][:2]
    early["payload"]["aps"]["alert"], late["payload"]["aps"]["alert"] = (
        late["payload"]["aps"]["alert"], early["payload"]["aps"]["alert"])


def invented(world, pushes, outcomes, unread):
    """that nobody sent"""
    pushes[2]["payload"]["aps"]["alert"]["body"] = "Hello"


def untold(world, pushes, outcomes, unread):
    """and has no outcome"""
    outcomes.pop()


def told_twice(world, pushes, outcomes, unread):
    """has two outcomes"""
    outcomes.append(dict(outcomes[0]))


def try_not_told(world, pushes, outcomes, unread):
    """tries are told"""
    outcomes[7]["tries"] = 1


def silence_counted(world, pushes, outcomes, unread):
    """were counted"""
    silent = next(outcome for outcome in outcomes if outcome["outcome"] == "suppressed")
    unread[silent["receiver"]] += 1


def silence_told_twice(world, pushes, outcomes, unread):
    """is told twice"""
    outcomes.append(next(outcome for outcome in outcomes if outcome["outcome"] == "suppressed"))


def silence_untold(world, pushes, outcomes, unread):
    """are told as that"""
    outcomes.remove(next(outcome for outcome in outcomes if outcome["outcome"] == "suppressed"))


def otherwise(world, pushes, outcomes, unread):
    """otherwise than accepted"""
    outcomes[0]["outcome"] = "failed"


PLANTED = [
    lost, counted_twice, other_identity, shared_identity, other_badge, gap, out_of_order, invented, untold, told_twice,
    try_not_told, silence_counted, silence_told_twice, silence_untold, otherwise,
]


def add_options(parser):
    pass


def main(options, folder):
    world, pushes, outcomes, unread = sound()
    Laws(world, pushes, outcomes).check(unread)
    for plant in PLANTED:
        state = sound()
        plant(*state)
        try:
            Laws(*state[:3]).check(state[3])
        except SystemExit as error:
            if plant.__doc__ not in str(error):
                sys.exit(f"{plant.__name__} was found as something else: {error}")
        else:
            sys.exit(f"{plant.__name__} was not found.")
    print(f"{len(PLANTED)} planted faults were found.")
