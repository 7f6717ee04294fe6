import JSONDocument

/// How the gateway does at a moment.
///
/// Nothing in it tells of a person, a device or a text.
struct LiveSnapshot: Sendable, Hashable {
    /// When, in Unix milliseconds.
    var at: Int
    /// When the gateway started, in Unix milliseconds.
    var startedAt: Int
    /// The gateway's version.
    var version: String
    /// How many messages were accepted since the start.
    var accepted: Int
    /// How many requests repeated one before, since the start.
    var repeated: Int
    /// How many requests and lines were refused since the start.
    var refused: Int
    /// How many pushes had each outcome since the start, by the outcome's name.
    var outcomes: [String: Int]
    /// How many jobs are not settled.
    var waiting: Int
    /// How old the oldest of them is, in milliseconds; 0 where none waits.
    var lag: Int
    /// How many dead letters there are.
    var dead: Int
    /// Where the jobs are.
    var lanes: [LiveLane]
    /// What went wrong last, newest first.
    var errors: [LiveError]

    /// Writes it as one JSON object.
    func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("at", at)
        writer.member("startedAt", startedAt)
        writer.member("version", UTF8Text(version))
        writer.member("accepted", accepted)
        writer.member("repeated", repeated)
        writer.member("refused", refused)
        writer.key("outcomes")
        writer.beginObject()
        for (name, count) in outcomes.sorted(by: { $0.key < $1.key }) {
            writer.key(UTF8Text(name))
            writer.integer(count)
        }
        writer.endObject()
        writer.member("waiting", waiting)
        writer.member("lag", lag)
        writer.member("dead", dead)
        writer.key("lanes")
        writer.beginArray()
        for lane in lanes { lane.write(to: &writer) }
        writer.endArray()
        writer.key("errors")
        writer.beginArray()
        for error in errors { error.write(to: &writer) }
        writer.endArray()
        writer.endObject()
    }
}

/// Jobs that are at one place.
struct LiveLane: Sendable, Hashable {
    /// Which, in a word.
    var name: String
    /// How many there are.
    var jobs: Int

    fileprivate func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("name", UTF8Text(name))
        writer.member("jobs", jobs)
        writer.endObject()
    }
}

/// Something that went wrong, once or several times in a row.
struct LiveError: Sendable, Hashable {
    /// What, in a word.
    var code: String
    /// When last, in Unix milliseconds.
    var at: Int
    /// How often in a row.
    var count = 1

    fileprivate func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("code", UTF8Text(code))
        writer.member("at", at)
        writer.member("count", count)
        writer.endObject()
    }
}
