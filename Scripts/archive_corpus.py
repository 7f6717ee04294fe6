"""An archive for the trials of archive jobs: files of messages in several shapes, some of them broken, and their people.

Scripts/archive-spark and Scripts/archive_tasks.py call this.
"""

import json
import pathlib
import random
import urllib.parse

WORDS = "tea rice train door harbour lantern 面 茶 🍜 🚄 night river seven late".split()
PEOPLE, GROUPS = 300, 40
OPTIONS = [
    {}, {"em_apns_ext": {"em_push_title": "Tea house", "em_push_badge": "3"}}, {"em_force_notification": True},
    {"em_push_ext": {"title": "新茶", "content": "明前龙井"}, "em_at_list": ["p7"]}, {"em_push_mutable_content": True},
]


def message(chance, number):
    """A message as one line: of two vendors, in four shapes, to a person or a group; one of thirteen is broken."""
    sender, person, group = f"p{chance.randrange(PEOPLE)}", f"p{chance.randrange(PEOPLE)}", f"g{chance.randrange(GROUPS)}"
    words = " ".join(chance.choices(WORDS, k=chance.randrange(1, 12)))
    kind, to_group = chance.randrange(13), chance.random() < 0.3
    target = group if to_group else person
    if kind < 5:
        made = {"from": sender, "to": [target], "type": "txt", "body": {"msg": words}, "ext": chance.choice(OPTIONS),
                "timestamp": 1_795_000_000_000 + number * 997}
        if to_group:
            made["chat_type"] = "groupchat"
    elif kind < 8:
        made = {"from": sender, "to": target, "body": {"type": "txt", "msg": words}, "msgId": str(10**12 + number),
                "chatType": "groupChat" if to_group else "singleChat"}
    elif kind < 10:
        made = {"from": sender, "ope": int(to_group), "to": target, "type": 0, "body": {"msg": words}, "pushcontent": words}
    elif kind < 12:
        made = {"from": sender, "ope": int(to_group), "to": target, "type": "0", "body": json.dumps({"msg": words})}
        return urllib.parse.urlencode(made)
    else:
        return chance.choice(['{"from":"p1","to":["p2"', '{"colour":"blue"}', "", '{"from":"p3","to":7}}'])
    return json.dumps(made, ensure_ascii=False)


def write_archive(folder, files, lines, seed):
    """Writes files of lines, a hundred in each folder; returns their paths below the folder, by name."""
    names = [f"day-{number // 100:02}/part-{number:05}" for number in range(files)]
    for index, name in enumerate(names):
        chance = random.Random(f"{seed}-{index}")
        path = pathlib.Path(folder, name)
        path.parent.mkdir(parents=True, exist_ok=True)
        count = chance.randrange(lines // 2, lines * 3 // 2)
        path.write_text("".join(message(chance, index * lines + line) + "\n" for line in range(count)))
        # What jobs leave behind is no part of an archive.
        (path.parent / "_SUCCESS").touch()
    return names


def write_people(folder):
    """Writes recipients and groups as `--recipients` and `--groups` take them; returns the two paths."""
    chance = random.Random(17)
    people = [
        {"id": f"p{number}", "nickname": f"Person {number}", "display": chance.choice(["simple", "summary"]),
         "mode": chance.choice(["all", "all", "mentions", "none"]), "unread": number % 7,
         "devices": [{"token": f"{number:04x}" * 16, "topic": "com.example.teahouse"}]}
        # Some are not on file.
        for number in range(PEOPLE) if number % 10
    ]
    groups = [{"id": f"g{number}", "members": [f"p{person}" for person in sorted(chance.sample(range(PEOPLE), 9))]}
              for number in range(GROUPS) if number % 10]
    paths = [pathlib.Path(folder, "recipients.jsonl"), pathlib.Path(folder, "groups.jsonl")]
    for path, lines in zip(paths, (people, groups)):
        path.write_text("".join(json.dumps(line) + "\n" for line in lines))
    return [str(path) for path in paths]
