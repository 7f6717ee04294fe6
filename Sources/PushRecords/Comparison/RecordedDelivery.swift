import PushBridge

/// One of the two runs that are compared.
public enum ComparedRun: Sendable, Hashable, CaseIterable {
    /// The run before the change.
    case old
    /// The run after it.
    case new
}

/// What one run makes of one message for one person: a push to each device, or none at all.
///
/// Its texts have bytes of their own, so that a delivery that waits does not keep its file's blocks in memory.
struct RecordedDelivery: Sendable {
    /// What the deliveries of both runs that belong together have in common.
    struct Key: Hashable, Sendable {
        let message: UTF8Text
        /// In lower case: of two runs one may be of a vendor that ignores case (reading G25).
        let person: UTF8Text
    }

    /// One push.
    struct Push: Sendable {
        /// The device's; nil when none is known.
        let token: UTF8Text?
        let headers: RawJSON
        let payload: RawJSON
    }

    let key: Key
    /// Where its first record stands in the run's input.
    let place: MessagePlace
    /// The person, as the run spells the identifier.
    let recipient: UTF8Text
    /// Whether the vendor of the run's message ignores the case of identifiers.
    let ignoresCase: Bool
    /// The pushes; empty when there are none.
    private(set) var pushes: [Push]
    /// Why there is no push; nil where there is one.
    let reason: UTF8Text?

    init(_ record: TranslatedRecord) {
        key = Key(message: record.id.detached, person: record.recipient.lowercasedASCII().detached)
        place = record.place
        recipient = record.recipient.detached
        ignoresCase = record.ignoresCase
        switch record.outcome {
        case .pushed(let push): (pushes, reason) = ([push], nil)
        case .withheld(let why): (pushes, reason) = ([], why.detached)
        }
    }

    /// The person as all spellings of the identifier have it at the vendor.
    var person: UTF8Text { ignoresCase ? key.person : recipient }

    /// Whether a delivery of the other run is for the same person: without case where one of the vendors ignores it.
    func isForPerson(of other: RecordedDelivery) -> Bool {
        recipient == other.recipient || ignoresCase || other.ignoresCase
    }

    /// Adds the push to another of the person's devices; false for a record that belongs to another delivery.
    mutating func add(_ record: TranslatedRecord) -> Bool {
        guard record.place == place, record.recipient == recipient, record.id == key.message,
            case .pushed(let push) = record.outcome, reason == nil, let token = push.token,
            pushes.allSatisfy({ $0.token != nil && $0.token != token })
        else { return false }
        pushes.append(push)
        return true
    }
}

/// A record of a translation as input again.
struct TranslatedRecord {
    /// What the person gets.
    enum Outcome {
        case pushed(RecordedDelivery.Push)
        /// Nothing, and why: a reason against a push, or the code of an error.
        case withheld(UTF8Text)
    }

    let id: UTF8Text
    let place: MessagePlace
    let recipient: UTF8Text
    /// Whether the vendor of the record's message ignores the case of identifiers.
    let ignoresCase: Bool
    let outcome: Outcome

    /// Reads a record, whose person gets the new identifier of a map.
    ///
    /// - Throws: ``UncomparedLine`` for any other line.
    init(_ record: JSONValue, renamedBy map: IdentifierMap? = nil) throws(UncomparedLine) {
        guard record.kind == .object, let line = record["line"]?.integer else { throw .noRecord }
        place = MessagePlace(line: line, index: record["index"]?.integer)
        guard let recipient = record["recipient"]?.string else {
            throw record["error"]?["code"] == nil ? .noRecord : .rejected
        }
        let ignoresCase = MessageTranslator.usuallyIgnoresCase(ofIdentifiersAt: record["source"]?.string)
        self.ignoresCase = ignoresCase
        // A group of which nobody knows the members has a record of its own.
        self.recipient =
            map?.new(for: recipient, .user, ignoringCase: ignoresCase)
            ?? map?.new(for: recipient, .group, ignoringCase: ignoresCase) ?? recipient
        outcome = try Self.outcome(of: record)
        guard let id = record["id"]?.string, !id.isEmpty else { throw .noID }
        self.id = id
    }

    private static func outcome(of record: JSONValue) throws(UncomparedLine) -> Outcome {
        if let code = record["error"]?["code"]?.string { return .withheld(code) }
        if let reason = record["suppressed"]?.string { return .withheld(reason) }
        guard let payload = record["payload"], payload.kind == .object else { throw .noRecord }
        let token = record["token"]?.string?.lowercasedASCII().detached
        let headers = record["headers"]?.copied ?? .null
        return .pushed(RecordedDelivery.Push(token: token, headers: headers, payload: payload.copied))
    }
}

/// Why a line takes no part in a comparison.
public enum UncomparedLine: Error, Sendable, Hashable {
    /// It is no JSON, for the reason given.
    case invalid(String)
    /// It is no record of a translation.
    case noRecord
    /// It is such a record, and says of no message that it is about it.
    case noID
    /// It is the record of a line that the run rejected, so nobody knows whom the line was for.
    case rejected

    /// What is wrong with it, in a sentence.
    public var description: String {
        switch self {
        case .invalid(let why): "The line is not JSON: \(why)"
        case .noRecord: "The line is not a record of a translation."
        case .noID: "The record has no \"id\", so it cannot be matched."
        case .rejected: "The run rejected this line."
        }
    }
}

extension JSONValue {
    /// The value in bytes of its own.
    var copied: RawJSON {
        var writer = JSONWriter()
        writer.value(self)
        return RawJSON(written: writer)
    }
}
