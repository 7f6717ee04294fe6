"""The keys that the vendors' documents have for bodies of messages in calls of servers, and nothing of the program.

A shape has for each kind its own name of the kind, the keys that calls take, and keys that only messages which are read
have. `{k}` in a list of keys stands for the object of a list whose `Type` is k. A key with `/1000` counts seconds.
"""

import json

# Parts of a body that describe a file which stays the same without them; a file's name is what its receiver sees.
DESCRIPTIONS = {"size", "digest", "format", "width", "height", "thumbnail", "preview"}
FILES = {"image", "audio", "video", "file"}
# The numbers of Tencent's picture formats; any other is 255, which says nothing.
FORMATS = {"jpg": 1, "gif": 2, "png": 3, "bmp": 4}
# Keys that no message shows: secrets, flags and identifiers of a vendor's own store, and texts of its pushes.
OWN = {
    "easemob": {"type", "thumb_secret"},
    "nim": set(),
    "tencent": {"UUID", "VideoUUID", "ThumbUUID", "Download_Flag", "VideoDownloadFlag", "ThumbDownloadFlag", "Type",
                "Desc", "Ext", "Sound", "ThumbSize", "ThumbFormat"},
    "rongcloud": {"extra", "user", "localPath"},
}


def keys(text):
    """{field: key} of a line `field=key field`; a field alone is its own key."""
    pairs = (word.partition("=") for word in text.split())
    return {field: key or field for field, _, key in pairs}


FILE = "url name digest=md5 format=ext size"
SHAPES = {
    "easemob/rest": {
        "image": ("img", "url secret name=filename width=size.width height=size.height", "size=file_length"),
        "audio": ("audio", "url secret name=filename duration=length/1000", "size=file_length"),
        "video": ("video", "url secret name=filename duration=length/1000 thumbnail=thumb size=file_length", ""),
        "file": ("file", "url secret name=filename", "size=file_length"),
        "location": ("loc", "latitude=lat longitude=lng address=addr", ""),
        "command": ("cmd", "command=action", ""),
        "custom": ("custom", "event=customEvent data=customExts", ""),
    },
    "nim/server-v1": {
        "image": ("1", FILE + " width=w height=h", ""),
        "audio": ("2", "url digest=md5 format=ext size duration=dur", "name"),
        "video": ("3", "url digest=md5 format=ext size duration=dur width=w height=h", "name"),
        "location": ("4", "latitude=lat longitude=lng address=title", ""),
        "file": ("6", FILE, ""),
        "tip": ("10", "text=msg", ""),
        "custom": ("100", "", ""),
        "custom-notification": (None, "", ""),
    },
    "nim/server-v2": {
        "image": (1, FILE + " width height", ""),
        "audio": (2, "url digest=md5 format=ext size duration", "name"),
        "video": (3, "url digest=md5 format=ext size duration width height", "name"),
        "location": (4, "latitude longitude address", ""),
        "file": (6, FILE, ""),
        "tip": (10, "", ""),
        "custom": (100, "", ""),
        "custom-notification": (None, "", ""),
    },
    "tencent/rest": {
        "image": ("TIMImageElem", "format=ImageFormat url={1}.URL size={1}.Size width={1}.Width height={1}.Height"
                  " thumbnail={3}.URL", ""),
        "audio": ("TIMSoundElem", "url=Url size=Size duration=Second/1000", ""),
        "video": ("TIMVideoFileElem", "url=VideoUrl size=VideoSize duration=VideoSecond/1000 format=VideoFormat"
                  " thumbnail=ThumbUrl width=ThumbWidth height=ThumbHeight", ""),
        "file": ("TIMFileElem", "url=Url size=FileSize name=FileName", ""),
        "location": ("TIMLocationElem", "address=Desc latitude=Latitude longitude=Longitude", ""),
        "custom": ("TIMCustomElem", "", ""),
    },
    "rongcloud/private": {
        "image": ("RC:ImgMsg", "url=imageUri preview=content", "name"),
        "audio": ("RC:HQVCMsg", "url=remoteUrl duration=duration/1000", "name"),
        "video": ("RC:SightMsg", "url=sightUrl preview=content duration=duration/1000 size name", ""),
        "file": ("RC:FileMsg", "url=fileUrl name size format=type", ""),
        "location": ("RC:LBSMsg", "latitude longitude address=poi preview=content", ""),
        "command": ("RC:CmdMsg", "command=name parameters=data", ""),
        "notice": ("RC:InfoNtf", "text=message", ""),
        "custom": ("app:own", "", ""),
    },
}
# What the documents of the calls mark as required, beside what a server makes by itself. NIM's mark nothing, but a file
# without an address cannot be opened (reading C18).
REQUIRED = {
    "easemob": dict.fromkeys(FILES, "url") | {"location": "latitude longitude address", "command": "command"},
    "nim": dict.fromkeys(FILES, "url"),
    "tencent": {"image": "url width height", "audio": "url", "video": "url thumbnail width height", "file": "url"},
    "rongcloud": {"image": "url preview", "audio": "url duration", "video": "url preview duration size name",
                  "file": "url size format", "location": "latitude longitude address preview"},
}
SHAPES |= {"rongcloud/group": SHAPES["rongcloud/private"], "tencent/rest-group": SHAPES["tencent/rest"]}


def taken(shape, kind):
    """The fields for which a shape's calls have keys in messages of a kind."""
    _, written, _ = SHAPES[shape][kind]
    return {"data"} if kind in ("custom", "custom-notification") else {"text"} if kind == "tip" else set(keys(written))


def spelled(shape, kind, body):
    """A body as the content object of a shape."""
    _, written, read = SHAPES[shape][kind]
    content = {}
    for field, key in keys(f"{written} {read}").items():
        if field not in body:
            continue
        value, (path, _, unit) = body[field], key.partition("/")
        if unit:
            value //= int(unit)
        if path == "ImageFormat":
            value = FORMATS.get(value, 255)
        if field == "parameters" and not isinstance(value, str):
            value = json.dumps(value, ensure_ascii=False)
        place(content, path.split("."), value)
    return content


def place(content, steps, value):
    first, rest = steps[0], steps[1:]
    if first[0] == "{":
        content = content.setdefault("ImageInfoArray", [])
        number = int(first[1:-1])
        if not any(one["Type"] == number for one in content):
            content.append({"Type": number})
        return place(next(one for one in content if one["Type"] == number), rest, value)
    if rest:
        return place(content.setdefault(first, {}), rest, value)
    content[first] = value


def understood(shape, kind, content):
    """The body that a content object says, and the keys in it that no document has."""
    _, written, read = SHAPES[shape][kind]
    body, known = {}, set(OWN[shape.split("/")[0]])
    # The second server interface of NIM has samples of a picture only: the spelling of the first may be meant.
    first = SHAPES["nim/server-v1"].get(kind, (None, "", ""))[1] if shape == "nim/server-v2" else ""
    pairs = [pair for line in (first, written, read) for pair in keys(line).items()]
    for field, key in pairs:
        path, _, unit = key.partition("/")
        known.add(path)
        value = found(content, path.split("."))
        if value is None or value == "":
            continue
        if unit:
            value = number(value) * int(unit)
        elif path == "ImageFormat":
            value = {number: name for name, number in FORMATS.items()}.get(value)
            if value is None:
                continue
        elif field in ("latitude", "longitude"):
            value = number(value)
        elif field == "parameters":
            value = parsed_text(value)
        elif field == "format":
            value = value.lower()
        body[field] = value
    return body, sorted(set(paths(content)) - known)


def found(content, steps):
    for step in steps:
        if step[0] == "{":
            several = content.get("ImageInfoArray", []) if isinstance(content, dict) else []
            content = next((one for one in several if one.get("Type") == int(step[1:-1])), None)
        else:
            content = content.get(step) if isinstance(content, dict) else None
    return content


def paths(content, start=""):
    """The keys of a content object, as they are spelled above."""
    for key, value in content.items():
        if key == "ImageInfoArray":
            for one in value:
                yield from paths(one, f"{{{one.get('Type')}}}.")
        elif isinstance(value, dict) and key == "size":
            yield from paths(value, f"{key}.")
        elif start.startswith("{") and key == "Type":
            yield key
        else:
            yield start + key


def number(value):
    """A number that may be spelled in a text."""
    return float(value) if isinstance(value, str) else value


def parsed_text(value):
    """What a text says: the JSON object or list in it, else the text."""
    if not isinstance(value, str):
        return value
    try:
        inner = json.loads(value)
    except ValueError:
        return value
    return inner if isinstance(inner, (dict, list)) else value
