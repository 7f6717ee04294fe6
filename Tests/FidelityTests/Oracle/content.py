"""What the message itself has in the conversation, and what a conversion loses of it (reading C17)."""

from losses import sent
from messages import at, leaves, strings
from vendors import CONTENT, CONTENT_NAMES, family


# Members that describe a picture, a recording or a video, and the kinds in which a file's name is what people see.
DESCRIBING, FILES = {"filename", "displayName", "name", "md5", "ext", "thumb"}, {"file", "RC:FileMsg", "TIMFileElem"}
# The kinds whose content is a small picture.
WITH_PREVIEW = {"RC:ImgMsg", "RC:SightMsg", "RC:LBSMsg"}


def content_words(pair):
    """The texts that the source's message holds for its receivers, in the conversation or in the push."""
    return {word for _, word in contents(pair)} | {word for word in pair.push_words if len(word) > 1}


def contents(pair):
    """(pointer, text) of each text in the body of a message; an identifier of one letter says nothing."""
    places = CONTENT[family(pair.job.source.name)]
    for path, value in leaves(pair.tree):
        is_content = any(path == place or path.startswith(place + "/") for place in places)
        is_content = is_content and not is_beside(pair.tree, path)
        if is_content and isinstance(value, str) and len(value) > 1 and not CONTENT_NAMES & set(path.split("/")):
            yield from ((path, word) for word in sent(pair.tree, path.split("/"), value))


def is_beside(tree, path):
    """Whether a text is of the push alone (reading TX 17), or no text in a message of its kind (reading E16)."""
    holder, name = path.rsplit("/", 1)
    kind = at(tree, f"{holder}/type") or at(tree, "/type")
    return name in ("Desc", "Ext", "Sound") and at(tree, f"{holder}/Data") is not None or (
        name == "msg" and kind in ("img", "audio", "video", "file", "loc", "custom"))


def is_description(tree, path):
    """Whether a text describes a file that stays the same without it: its name, but of a file, or a smaller picture."""
    name, kinds = path.rsplit("/", 1)[1], strings(tree)
    return name in DESCRIBING and not kinds & FILES or name == "content" and bool(kinds & WITH_PREVIEW)


def lost_content(pair):
    """The texts of its body that stand nowhere in what was written, and whether there are some that only describe."""
    written = strings([record["message"] for record in pair.written])
    lost = [(path, word) for path, word in contents(pair) if not any(word in text for text in written)]
    more = sorted(word for path, word in lost if not is_description(pair.tree, path))
    return more, len(more) < len(lost)
