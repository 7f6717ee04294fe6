"""What the message itself has in the conversation, and what a conversion loses of it (reading C17)."""

from losses import sent
from messages import leaves, strings
from vendors import CONTENT, CONTENT_NAMES, family


def content_words(pair):
    """The texts that the source's message holds for its receivers, in the conversation or in the push."""
    return {word for _, word in contents(pair)} | {word for word in pair.push_words if len(word) > 1}


def contents(pair):
    """(pointer, text) of each text in the body of a message; an identifier of one letter says nothing."""
    places = CONTENT[family(pair.job.source.name)]
    for path, value in leaves(pair.tree):
        is_content = any(path == place or path.startswith(place + "/") for place in places)
        if is_content and isinstance(value, str) and len(value) > 1 and not CONTENT_NAMES & set(path.split("/")):
            yield from ((path, word) for word in sent(pair.tree, path.split("/"), value))


def lost_content(pair):
    """The texts of its body that stand nowhere in what was written."""
    written = strings([record["message"] for record in pair.written])
    return sorted(word for _, word in contents(pair) if not any(word in text for text in written))
