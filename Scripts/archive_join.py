"""Gives each message of an archive its people with Spark, so that no run needs all people in memory.

    spark-submit archive_join.py [--program P] INPUT OUTPUT RECIPIENTS GROUPS
    spark-submit archive_spark.py OUTPUT/lines RESULTS translate --key tab --profile PROFILE

    OUTPUT/lines/part-…     FILE:LINE, a tab, and {"message":…,"recipients":[…],"group":{…}} of each message, in any order
    OUTPUT/rejects/part-…   the records of broken lines

RECIPIENTS and GROUPS are what `pushbridge translate` takes with --recipients and --groups, one JSON object a line, or folders
of such files. INPUT is a folder of JSON Lines, which may be compressed with gzip. Whom a message names, in whatever shape, says
`pushbridge` itself (--program), which is at the same path on every machine, as INPUT is. A message to everyone brings nobody:
that takes the whole file. One to several groups brings the people of all of them, but no group: give --groups to the command
that reads the lines. Copy this file together with archive_spark.py.

Exit status: 0 done; 1 done, and there are broken lines; 70 the job failed. OUTPUT must be a new folder.
"""

import argparse
import gzip
import itertools
import json
import os
import re
import subprocess
import sys
import traceback
from operator import itemgetter

from archive_spark import Archive

# Without any people, a message to a group reaches nobody; without files of people, it has a payload, which names the sender.
WHOM = ["--recipients", os.devnull, "--groups", os.devnull]
WHO = ["--payload-style", "neutral"]
NUMBER = re.compile(rb'{"origin":"(?:[^"\\]|\\.)*","line":(\d+)')


def addressed(program, path):
    """What the lines of a file become: key, message, ids of people, ids of groups, and no reject; or a reject alone."""
    with (gzip.open if path.endswith(".gz") else open)(path, "rb") as file:
        lines = enumerate(file, 1)
        for (number, records), (_, pushes) in zip(translated(program, path, WHOM), translated(program, path, WHO), strict=True):
            first = json.loads(records[0])
            if "index" in first:
                raise ValueError(f"{path}:{number}: one message a line is read here, and this is a list of them.")
            line = next(line for count, line in lines if count == number)
            if "error" in first and "recipient" not in first:
                yield None, None, None, None, records[0].decode().rstrip("\n")
            else:
                yield f"{path}:{number}", message(line), *ids(map(json.loads, records), json.loads(pushes[0])), None


def translated(program, path, options):
    """The records of each line of a file that is not blank, with its number."""
    arguments = [program, "translate", *options, "--origin", path, "--jobs", "1", "--progress", "never", path]
    with subprocess.Popen(arguments, stdout=subprocess.PIPE) as run:
        for number, records in itertools.groupby(run.stdout, lambda record: int(NUMBER.match(record)[1])):
            yield number, list(records)
    if run.returncode not in (0, 1):
        raise OSError(f"{path}: pushbridge ended with status {run.returncode}.")


def message(line):
    """A line as a JSON value: a form is one as a string."""
    text = line.decode("utf-8-sig").strip()
    return text if text.startswith(("{", '"')) else json.dumps(text, ensure_ascii=False)


def ids(records, push):
    """Whom a message names, and who sent it, whose nickname a push may show: people, and groups, whose members nothing gives."""
    people, groups = [], []
    for record in filter(itemgetter("recipient"), records):
        (groups if record.get("suppressed") == "unknown-group" else people).append(record["recipient"])
    sender = push.get("payload", {}).get("push", {}).get("sender")
    if sender and (people or groups):
        people.append(sender)
    return people, groups


def bring_people(spark, messages, recipients, groups):
    """The lines that bring their people. Some vendors' ids differ in more than case; what is brought too much does not matter."""
    from pyspark.sql import functions as f

    def field(name):
        return f.get_json_object("value", f"$.{name}")

    def ids_in(name):
        return f.coalesce(f.from_json(field(name), "array<string>"), f.array())

    people = spark.read.text(recipients).select(f.lower(field("id")).alias("id"), f.col("value").alias("person"))
    crowds = spark.read.text(groups).select(
        f.lower(field("id")).alias("group"), f.col("value").alias("crowd"),
        f.concat(ids_in("members"), ids_in("managers")).alias("members"))
    in_groups = (messages.select("key", f.explode("groups").alias("group")).withColumn("group", f.lower("group"))
                 .join(crowds, "group").select("key", f.explode("members").alias("id")))
    brought = (messages.select("key", f.explode("people").alias("id")).union(in_groups)
               .select("key", f.lower("id").alias("id")).distinct().join(people, "id")
               .groupBy("key").agg(f.sort_array(f.collect_list("person")).alias("recipients")))
    only = f.when(f.size("groups") == 1, f.lower(f.element_at("groups", 1)))
    return (messages.withColumn("group", only)
            .join(brought, "key", "left").join(crowds.select("group", "crowd"), "group", "left")
            .select(f.concat(
                "key", f.lit('\t{"message":'), "message", f.lit(',"recipients":['),
                f.coalesce(f.array_join("recipients", ","), f.lit("")), f.lit("]"),
                f.coalesce(f.concat(f.lit(',"group":'), "crowd"), f.lit("")), f.lit("}"))))


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--program", default="pushbridge", help="the command, on every machine (pushbridge)")
    for name in ("input", "output", "recipients", "groups"):
        parser.add_argument(name)
    given = parser.parse_args()
    archive = Archive(given.program, given.input, given.output, [])
    paths = [str(archive.source / name) for name in archive.names()]

    from pyspark import StorageLevel
    from pyspark.sql import SparkSession

    spark = SparkSession.builder.appName("pushbridge people").getOrCreate()
    program = given.program
    try:
        read = spark.createDataFrame(
            spark.sparkContext.parallelize(paths, len(paths)).flatMap(lambda path: addressed(program, path)),
            "key string, message string, people array<string>, groups array<string>, reject string",
        ).persist(StorageLevel.DISK_ONLY)
        rejects = read.where("reject is not null").select("reject")
        rejects.write.text(f"{given.output}/rejects")
        count = rejects.count()
        bring_people(spark, read.where("reject is null"), given.recipients, given.groups).write.text(f"{given.output}/lines")
    finally:
        spark.stop()
    print(f"{count} lines are rejected; see {given.output}/rejects", file=sys.stderr)
    return 1 if count else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Exception:
        traceback.print_exc()
        sys.exit(os.EX_SOFTWARE)
