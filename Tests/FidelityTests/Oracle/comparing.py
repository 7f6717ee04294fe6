"""In which points two pushes differ (readings C4, C13 and C16), by rules of its own."""

from messages import parsed
from situations import UNREAD

# The key of the payload's root where a vendor's pushes have the app's data.
DATA_PLACE = {"easemob": "e", "nim": "e", "tencent": "ext", "rongcloud": "appData"}
# The scale of verdicts (reading C16), from best to worst; a rank is a place in it.
RANKS = ["identical", "same-screen", "vendor-wording", "degraded", "exposed"]
SAME_SCREEN, WORDING, DEGRADED, EXPOSED = range(1, 5)
# What Apple shows, plays, counts or does; anything else in `aps` is the app's.
NOTICED = ["badge", "sound", "interruption-level", "relevance-score"]
# What only the app and its extension see.
UNSEEN = ["category", "thread-id", "mutable-content", "content-available", "target-content-id", "filter-criteria"]


def differences(before, after, display, source, target, written):
    """(path, rank) of each point in which two pushes differ."""
    points = []
    kind = "apns-push-type"
    for name in sorted(set(before["headers"]) | set(after["headers"])):
        # A priority and a topic that follow from the type of the push are no points of their own.
        follows = name in ("apns-priority", "apns-topic") and before["headers"][kind] != after["headers"][kind]
        if before["headers"].get(name) != after["headers"].get(name) and not follows:
            points.append((f"/headers/{name}", DEGRADED))
    if before.get("token") != after.get("token") and not points:
        points.append(("/token", DEGRADED))
    left, right = dict(before["payload"]["aps"]), dict(after["payload"]["aps"])
    points += alert_differences(left.pop("alert", {}), right.pop("alert", {}), display, source, target, written)
    for name in NOTICED + UNSEEN:
        here, there = left.pop(name, None), right.pop(name, None)
        if name == "sound":
            # One without a name is as silent as none.
            here, there = here or None, there or None
        if here != there:
            # An icon that keeps its number shows the same as one that gets the number which it had.
            is_kept = name == "badge" and {here, there} == {None, UNREAD}
            # Only the app's extension shows a picture.
            is_needed = name == "mutable-content" and before["payload"]["push"].get("media")
            is_same = is_kept or name in UNSEEN and not is_needed
            points.append((f"/payload/aps/{name}", SAME_SCREEN if is_same else DEGRADED))
    if left != right:
        points.append(("/payload/aps", SAME_SCREEN))
    here, there = before["payload"]["push"], after["payload"]["push"]
    is_moved = "e" in here.get("data", {}) and DATA_PLACE[source.vendor] != DATA_PLACE[target.vendor]
    data = app_data(here, source), app_data(there, target)
    # The picture is data too: only the app's own extension shows it.
    if is_moved or not same_data(*data) or here.get("media") != there.get("media"):
        points.append(("/payload", SAME_SCREEN))
    return points


def app_data(push, side):
    """The app's data of a push. NIM's payload has Xiaomi's channel among them, a setting for another platform (reading C9)."""
    data = push.get("data", {})
    if side.vendor != "nim" or not isinstance(data, dict):
        return data
    return {key: value for key, value in data.items() if key != "channel_id"}


def same_data(before, after):
    """Whether two values are the same data; where only one side is a text, it is the JSON that it holds."""
    if isinstance(before, dict) and isinstance(after, dict) and set(before) == set(after):
        return all(same_data(before[key], after[key]) for key in before)
    if isinstance(before, str) != isinstance(after, str):
        before, after = (parsed(one) if isinstance(one, str) else one for one in (before, after))
    return before == after


def alert_differences(left, right, display, source, target, written):
    if left == right:
        return []
    is_string = isinstance(left, str) != isinstance(right, str)
    left, right = alert_object(left), alert_object(right)
    is_hidden = source.is_hidden(left.get("title"), left.get("body"))
    # A banner that appears, or is gone, is no wording.
    appears = bool("".join(words_in(left))) != bool("".join(words_in(right)))
    if not appears and is_hidden and target.is_hidden(right.get("title"), right.get("body")) and set(left) | set(right) <= {"title", "body"}:
        return [(f"/payload/aps/alert/{name}", WORDING) for name in ("title", "body") if left.get(name) != right.get(name)]
    points = []
    for name in sorted(set(left) | set(right)):
        a, b = left.get(name), right.get(name)
        if a == b:
            continue
        if is_hidden and shows_words(b, left, written):
            rank = EXPOSED
        else:
            is_wording = name in ("title", "body") and not appears and has_same_words(a, b, written)
            rank = WORDING if is_wording else DEGRADED
        points.append((f"/payload/aps/alert/{name}", rank))
    return points or ([("/payload/aps/alert", SAME_SCREEN)] if is_string else [])


def shows_words(value, before, written):
    """Whether a member of an alert has words of the message that nobody read before."""
    known = " ".join(words_in(before))
    return any(word in value and word not in known for word in written[2]) if isinstance(value, str) else False


def alert_object(alert):
    """An alert that is one string as the object with that body."""
    return {"body": alert} if isinstance(alert, str) else alert


def has_same_words(before, after, written):
    """Whether both texts show the same of what the sender wrote; all else is a vendor's: a built-in text, a name, a
    separator, what the server makes of a kind of message."""
    one, other = ({word for word in written[2] if word in (text or "")} for text in (before, after))
    return one == other


def words_in(alert):
    """Every string that an alert shows."""
    if isinstance(alert, str):
        return [alert]
    found = []
    for value in alert.values():
        found += value if isinstance(value, list) else [value] if isinstance(value, str) else []
    return found
