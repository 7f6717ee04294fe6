import PushBridge

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

    /// Reads a record.
    ///
    /// - Throws: ``UncomparedLine`` for any other line.
    init(_ record: JSONValue) throws(UncomparedLine) {
        guard record.kind == .object, let line = record["line"]?.integer else { throw .noRecord }
        place = MessagePlace(line: line, index: record["index"]?.integer)
        guard let recipient = record["recipient"]?.string else {
            throw record["error"]?["code"] == nil ? .noRecord : .rejected
        }
        self.recipient = recipient
        ignoresCase = MessageTranslator.usuallyIgnoresCase(ofIdentifiersAt: record["source"]?.string)
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
