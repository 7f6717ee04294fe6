internal import PushRecords

/// A line of an export: JSON Lines that carry a store's state.
///
/// The first line names the format, the last one tells how many lines of each kind there were:
///
/// ```json
/// {"record":"start","format":1,"version":"0.1.0"}
/// {"record":"person","app":"teahouse","id":"6006","settings":"{\"nickname\":\"Bob\"}","unread":3,"sets":0,"presenceAt":0,"updatedAt":1795400000000}
/// {"record":"end","counts":{"person":1}}
/// ```
enum StateLine: Sendable, Hashable {
    /// The format in which this version writes, and which alone it reads.
    static let format = 1

    /// The first line: the format, and the version of the program that writes.
    case start(format: Int, version: String)
    /// A record.
    case record(StateRecord)
    /// The last line: how many records of each kind there were.
    case end(counts: [String: Int])

    /// Reads a line.
    ///
    /// - Throws: ``StateLineError``, with what is wrong.
    init(_ line: ByteSlice) throws(StateLineError) {
        let root: JSONValue
        do { root = try JSONDocument(line).root } catch { throw StateLineError("It is no JSON: \(error)") }
        let object = StateObject(root)
        switch try object.text("record") {
        case "start":
            self = .start(format: try object.integer("format"), version: try object.text("version"))
        case "end": self = .end(counts: try object.counts("counts"))
        case let name: self = .record(try StateRecord(object, named: name))
        }
    }

    /// Writes the line with its line feed.
    func write(to writer: inout JSONWriter) {
        writer.beginObject()
        switch self {
        case .start(let format, let version):
            writer.member("record", "start" as UTF8Text)
            writer.member("format", format)
            writer.member("version", UTF8Text(version))
        case .record(let record): record.writeMembers(to: &writer)
        case .end(let counts):
            writer.member("record", "end" as UTF8Text)
            writer.key("counts" as UTF8Text)
            writer.beginObject()
            for (name, count) in counts.sorted(by: { $0.key < $1.key }) {
                writer.member(UTF8Text(name), count)
            }
            writer.endObject()
        }
        writer.endObject()
        writer.newline()
    }
}

/// Why an export cannot be read.
struct StateLineError: Error, Sendable, Hashable, CustomStringConvertible {
    /// What is wrong, for people; holds no text of a message and no secret.
    let description: String

    /// Says what is wrong.
    init(_ description: String) { self.description = description }
}
