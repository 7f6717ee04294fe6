"""In which points two pushes differ (readings C4, C6 and C13), by rules of its own."""

from messages import parsed
from situations import UNREAD

# What stands between a sender's name and the text.
SEPARATORS = ["：", ": ", ":"]
# What Apple shows, plays, counts or does; anything else in `aps` is the app's.
SHOWN = [
    "badge", "sound", "category", "thread-id", "interruption-level", "relevance-score", "mutable-content",
    "content-available", "target-content-id", "filter-criteria",
]


def differences(before, after, display, source, target, written, said):
    """(path, rank) of each point in which two pushes differ."""
    points = []
    kind = "apns-push-type"
    for name in sorted(set(before["headers"]) | set(after["headers"])):
        # A priority and a topic that follow from the type of the push are no points of their own.
        follows = name in ("apns-priority", "apns-topic") and before["headers"][kind] != after["headers"][kind]
        if before["headers"].get(name) != after["headers"].get(name) and not follows:
            points.append((f"/headers/{name}", 2))
    if before.get("token") != after.get("token") and not points:
        points.append(("/token", 2))
    left, right = dict(before["payload"]["aps"]), dict(after["payload"]["aps"])
    points += alert_differences(left.pop("alert", {}), right.pop("alert", {}), display, source, target, written)
    for name in SHOWN:
        here, there = left.pop(name, None), right.pop(name, None)
        if name == "sound":
            # One without a name is as silent as none.
            here, there = here or None, there or None
        if here != there and not is_own_mark(name, here, there, source, target, said):
            # An icon that keeps its number shows the same as one that gets the number which it had.
            is_kept = name == "badge" and {here, there} == {None, UNREAD}
            points.append((f"/payload/aps/{name}", 1 if is_kept else 2))
    if left != right:
        points.append(("/payload/aps", 1))
    here, there = before["payload"]["push"], after["payload"]["push"]
    # The picture is data too: only the app's own extension shows it.
    if not same_data(here.get("data", {}), there.get("data", {})) or here.get("media") != there.get("media"):
        points.append(("/payload", 1))
    return points


def is_own_mark(name, before, after, source, target, said):
    """Whether RongCloud's server adds it of its own accord: a category that is the type, and that a push is mutable."""
    if name == "category":
        # Each is its server's own or there is none.
        return all(value is None or side.name == "rongcloud" and "category" not in names for value, side, names in (
            (before, source, said[0]), (after, target, said[1])))
    is_said = any("mutable" in one.lower() for names in said for one in names)
    return name == "mutable-content" and not is_said and "rongcloud" in (source.name, target.name)


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
    words = ("title", "body")
    plain = set(left) <= set(words) and set(right) <= set(words)
    if display == "simple" and plain:
        if source.is_hidden(left.get("title"), left.get("body")) and target.is_hidden(
                right.get("title"), right.get("body")):
            return []
    points = []
    for name in sorted(set(left) | set(right)):
        a, b = left.get(name), right.get(name)
        if a == b or name == "title" and is_built_in_title(a, b, source, target):
            continue
        if name == "body" and same_but_separator(a, b, written):
            continue
        points.append((f"/payload/aps/alert/{name}", 2))
    return points or ([("/payload/aps/alert", 1)] if is_string else [])


def alert_object(alert):
    """An alert that is one string as the object with that body."""
    return {"body": alert} if isinstance(alert, str) else alert


def is_built_in_title(before, after, source, target):
    """Whether each title is the one its vendor writes unasked in every push, or none; a name is not."""
    return all(title in (None, side.hidden[0]) for title, side in ((before, source), (after, target)))


def same_but_separator(before, after, written):
    """Whether both bodies are a name and the same text, put together by each server in its own way."""
    if before is None or after is None or before in written[0] or after in written[1]:
        return False
    return bool(splits(before) & splits(after))


def splits(body):
    pairs = set()
    for separator in SEPARATORS:
        name, found, text = body.partition(separator)
        if found:
            pairs.add((name, text))
    return pairs


def words_in(alert):
    """Every string that an alert shows."""
    if isinstance(alert, str):
        return [alert]
    found = []
    for value in alert.values():
        found += value if isinstance(value, list) else [value] if isinstance(value, str) else []
    return found
