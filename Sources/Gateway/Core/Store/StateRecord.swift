internal import PushRecords

/// A line of an export: one thing that a store keeps, between a line that begins and one that ends.
///
/// Times are Unix milliseconds. All that a gateway goes on with is there: numbers that clients remember stay the same, and
/// jobs go on where they are.
enum StateRecord: Sendable, Hashable, Codable {
    /// The format in which this version writes, and which alone it reads.
    static let format = 2

    /// The first line: the format, and the version of the program that writes.
    case start(format: Int, version: String)
    /// The greatest numbers that were given out: of an app, or those that all apps share.
    case numbers(last: StateNumbers, app: String?)
    case key(key: StoredKey)
    /// A person, and how often their counter was set.
    case person(person: StoredPerson, sets: Int, app: String)
    case device(device: StoredDevice, app: String)
    case group(group: StoredGroup, app: String)
    case message(message: StoredMessage, app: String)
    case counted(counted: CountedMessage, app: String)
    /// A request that was accepted, and its answer.
    case request(key: SubmissionKey, answer: StoredAnswer, app: String)
    case job(job: Job, wait: JobWait)
    case deadLetter(letter: DeadLetter)
    case outcome(outcome: StoredOutcome, app: String)
    /// How far outcomes were handed to an app's hook.
    case hook(position: Int, app: String)
    /// The last line: how many records of each kind there were.
    case end(counts: [String: Int])

    /// The kind of record: the only key of its line.
    var name: String { Mirror(reflecting: self).children.first?.label ?? "" }

    /// Whose state it is; nil for what is no app's.
    var app: String? {
        switch self {
        case .start, .key, .end: nil
        case .numbers(_, let app): app
        case .job(let job, _): job.app
        case .deadLetter(let letter): letter.job.app
        case .person(_, _, let app), .device(_, let app), .group(_, let app), .message(_, let app),
            .counted(_, let app), .request(_, _, let app), .outcome(_, let app), .hook(_, let app):
            app
        }
    }
}

/// The greatest numbers that a store has given out; a number is never used again.
struct StateNumbers: Sendable, Hashable, Codable {
    var job = 0
    var outcome = 0
    var deadLetter = 0
}

/// What a job waits for that is carried to another store.
enum JobWait: Sendable, Hashable, Codable {
    /// Nothing: it is new, or was handed out by a process that has ended since.
    case none
    /// A moment in Unix milliseconds.
    case until(moment: Int)
    /// The receiver's jobs before it.
    case behind
}

/// That a message was counted for a person.
struct CountedMessage: Sendable, Hashable, Codable {
    var message: MessageID
    var person: String
    /// Their count after it.
    var count: Int
    /// Whether it was taken out of the count again.
    var isTakenBack: Bool
    /// How often their counter had been set by then.
    var sets: Int
}

/// Bytes that an export has as text, or as an object with Base64 where they are no text.
@propertyWrapper
struct ExportedBytes: Sendable, Hashable, Codable {
    var wrappedValue: [UInt8]

    private enum Key: CodingKey { case base64 }

    init(wrappedValue: [UInt8]) { self.wrappedValue = wrappedValue }

    init(from decoder: any Decoder) throws {
        if let text = try? decoder.singleValueContainer().decode(String.self) {
            wrappedValue = Array(text.utf8)
            return
        }
        let container = try decoder.container(keyedBy: Key.self)
        guard let bytes = Base64.decode(UTF8Text(try container.decode(String.self, forKey: .base64))) else {
            throw DecodingError.dataCorruptedError(
                forKey: .base64, in: container, debugDescription: "is no Base64")
        }
        wrappedValue = bytes.withBytes { Array($0) }
    }

    func encode(to encoder: any Encoder) throws {
        let bytes = ByteSlice(wrappedValue)
        if let text = UTF8Text(validating: bytes) {
            var container = encoder.singleValueContainer()
            try container.encode(text.string)
        } else {
            var container = encoder.container(keyedBy: Key.self)
            try container.encode(Base64.encode(bytes).string, forKey: .base64)
        }
    }
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

    /// Writes records, none of which was written before.
    func apply(_ records: [StateRecord]) async throws(StoreError)

    /// Says that the state is whole: only now a gateway can serve from the store.
    func finish() async throws(StoreError)

    /// Ends the filling.
    func close() async
}
