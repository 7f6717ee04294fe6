"""Messages as trees: their strings, their members, and places in them."""

import json
import urllib.parse

from vendors import OTHERS


def parsed(text):
    """The JSON object or array in a string; None for any other."""
    try:
        value = json.loads(text)
    except ValueError:
        return None
    return value if isinstance(value, (dict, list)) else None


def message(line):
    """A line as a tree; a form's fields are members."""
    if line.lstrip()[:1] in ("{", "[", '"'):
        return json.loads(line)
    return {name: values[-1] for name, values in urllib.parse.parse_qs(line, keep_blank_values=True).items()}


def leaves(value, path=""):
    """(pointer, value) of every member that holds no others; JSON within strings is gone through as T8 says."""
    inner = parsed(value) if isinstance(value, str) else value
    if isinstance(inner, dict):
        for key, member in inner.items():
            yield from leaves(member, f"{path}/{key.replace('~', '~0').replace('/', '~1')}")
    elif isinstance(inner, list):
        for index, member in enumerate(inner):
            yield from leaves(member, f"{path}/{index}")
    else:
        yield path, value


def names(tree):
    """The names of a message's members, but for other platforms'."""
    places = [path.split("/") for path, _ in leaves(tree)]
    return {steps[-1] for steps in places if not any(step.startswith(OTHERS) for step in steps)}


def at(value, pointer):
    """What stands at a JSON Pointer; None for nothing."""
    for step in pointer.split("/")[1:]:
        step = step.replace("~1", "/").replace("~0", "~")
        value = parsed(value) if isinstance(value, str) else value
        if isinstance(value, list) and step.isdigit() and int(step) < len(value):
            value = value[int(step)]
        elif isinstance(value, dict) and step in value:
            value = value[step]
        else:
            return None
    return value


def is_within(place, path):
    """Whether a diagnostic at a path speaks of a place: of itself, what holds it, or the key of localised arguments."""
    key = place.rsplit("/", 1)[0].replace("loc-args", "loc-key").replace("loc_args", "loc_key")
    directed, found, _ = place.partition("/directed_template/")
    # What becomes of a directed template is told at its targets.
    is_directed = found and path.startswith(directed + "/directed_template")
    return path != "" and (place == path or place.startswith(path + "/") or key == path or is_directed)


def strings(value):
    """Every string in a message, in JSON within strings too."""
    if isinstance(value, dict):
        return set().union(*map(strings, value.values())) if value else set()
    if isinstance(value, list):
        return set().union(*map(strings, value)) if value else set()
    if not isinstance(value, str):
        return set()
    inner = parsed(value)
    return {value} | (strings(inner) if inner is not None else set())


def without(value, pointer):
    """A message without what stands at a pointer, JSON within strings written anew."""
    return removed(value, pointer.split("/")[1:])


def removed(value, steps):
    inner = parsed(value) if isinstance(value, str) else value
    step = steps[0].replace("~1", "/").replace("~0", "~")
    if isinstance(inner, list):
        index = int(step)
        rest = inner[:index] + ([] if len(steps) == 1 else [removed(inner[index], steps[1:])]) + inner[index + 1:]
    else:
        rest = {key: removed(member, steps[1:]) if key == step else member
                for key, member in inner.items() if key != step or len(steps) > 1}
    return json.dumps(rest, ensure_ascii=False) if isinstance(value, str) else rest
