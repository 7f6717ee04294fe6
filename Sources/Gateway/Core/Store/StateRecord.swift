internal import PushRecords

/// One thing that a store keeps, as it is carried to another store.
///
/// Times are Unix milliseconds. All that a gateway goes on with is there: numbers that clients remember stay the same, and
/// jobs go on where they are.
enum StateRecord: Sendable, Hashable {
    /// The greatest numbers that were given out: for an app, or for all that has none of its own.
    case numbers(StateNumbers, app: String?)
    /// A key of the interface.
    case key(StoredKey)
    /// A person, and how often their counter was set.
    case person(StoredPerson, sets: Int, app: String)
    /// A device.
    case device(StoredDevice, app: String)
    /// A group with all of its members.
    case group(StoredGroup, app: String)
    /// A message.
    case message(StoredMessage, app: String)
    /// That a message was counted for a person.
    case counted(CountedMessage, app: String)
    /// A request that was accepted, and its answer.
    case request(SubmissionKey, StoredAnswer, app: String)
    /// What is to be done, and what it waits for.
    case job(Job, JobWait)
    /// A job that nobody tries again by itself: its number is that of the dead letter.
    case deadLetter(Job, reason: String, at: Int)
    /// What became of a push.
    case outcome(StoredOutcome, app: String)
    /// How far outcomes were handed to an app's hook.
    case hook(position: Int, app: String)
}

/// The greatest numbers that a store has given out; a number is never used again.
struct StateNumbers: Sendable, Hashable {
    /// The last job.
    var job: Int = 0
    /// The last outcome.
    var outcome: Int = 0
    /// The last dead letter.
    var deadLetter: Int = 0
}

/// What a job waits for that is carried to another store.
enum JobWait: Sendable, Hashable {
    /// Nothing: it is new, or was handed out by a process that has ended since.
    case none
    /// A moment in Unix milliseconds.
    case until(Int)
    /// The receiver's jobs before it.
    case behind
}

/// That a message was counted for a person.
struct CountedMessage: Sendable, Hashable {
    /// The message.
    var message: MessageID
    /// The person.
    var person: String
    /// Their count after it.
    var count: Int
    /// Whether it was taken out of the count again.
    var isTakenBack: Bool
    /// How often their counter had been set by then.
    var sets: Int
}

/// A store as it is read to be carried to another one, while no gateway serves from it.
protocol StateSource: Sendable {
    /// Hands everything that is kept to `body`, some hundred records at a time.
    ///
    /// What records name comes before them: messages before their jobs. Jobs and outcomes of an app come in the order of their
    /// numbers.
    func forEachPart(_ body: ([StateRecord]) async throws -> Void) async throws

    /// Ends the reading; gateways can serve from the store again.
    func close() async
}

/// A store that is filled with another one's state, while nobody serves from it.
protocol StateTarget: Sendable {
    /// Makes ready for a whole state: what a filling left that did not end is deleted.
    ///
    /// Throws ``StoreError`` with the code `unavailable` for a store that has state of its own.
    func begin() async throws(StoreError)

    /// Writes records; to write one again changes nothing.
    func apply(_ records: [StateRecord]) async throws(StoreError)

    /// Says that the state is whole: only now a gateway can serve from the store.
    func finish() async throws(StoreError)

    /// Ends the filling.
    func close() async
}

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
