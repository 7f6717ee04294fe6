internal import PushRecords

/// What a request to take messages comes to: an HTTP status and a body of JSON.
///
/// ```json
/// {"messages":[{"line":1,"id":3801088,"source":"nim/server-v1"},{"line":2,"error":{"code":"no-message","detail":"…"}}]}
/// ```
struct SubmissionAnswer: Sendable {
    /// 202, or 422 where no line could be taken.
    let status: Int
    var body: [UInt8]
    /// The messages that were taken.
    var ids: [MessageID] = []
    /// Whether it is the answer of an earlier, same request.
    var isRepeated = false

    /// What came of a message that was waited for.
    struct Result {
        let outcomes: [StoredOutcome]
        /// How many people's pushes are still to be made.
        let pending: Int

        fileprivate func write(to writer: inout JSONWriter) {
            writer.array(named: "outcomes", outcomes) { $0.write(to: &$1) }
            writer.member("pending", pending > 0 ? pending : nil)
        }
    }

    /// The messages that a body tells of.
    static func ids(in body: [UInt8]) -> [MessageID] { lines(in: body).compactMap(id) }

    /// A body that was kept without outcomes, with those that are known now.
    static func body(_ kept: [UInt8], with results: [MessageID: Result]) -> [UInt8] {
        var writer = JSONWriter()
        writer.beginObject()
        writer.array(named: "messages", lines(in: kept)) { line, writer in
            writer.beginObject()
            for member in line.members {
                writer.key(member.key)
                writer.value(member.value)
            }
            id(of: line).flatMap { results[$0] }?.write(to: &writer)
            writer.endObject()
        }
        writer.endObject()
        return writer.bytes()
    }

    private static func lines(in body: [UInt8]) -> [JSONValue] {
        (try? JSONDocument(ByteSlice(body)).root["messages"]).map { $0.elements.map { $0 } } ?? []
    }

    private static func id(of line: JSONValue) -> MessageID? { line["id"]?.integer.map(MessageID.init) }

    /// Tells of lines, and of the outcomes of those that were waited for.
    static func body(
        of lines: [Intake.Line], kept: [MessageID], results: [MessageID: Result] = [:]
    ) -> [UInt8] {
        var kept = kept[...]
        var writer = JSONWriter()
        writer.beginObject()
        writer.key("messages" as UTF8Text)
        writer.beginArray()
        for line in lines {
            writer.beginObject()
            writer.member("line", line.number)
            switch line.result {
            case .success(let accepted):
                let id = kept.popFirst() ?? accepted.message.id
                writer.member("id", id.rawValue)
                writer.member("source", UTF8Text(accepted.message.source))
                // A recall that is asked for again has the first answer.
                if id != accepted.message.id, accepted.message.surface != StoredMessage.recallSurface {
                    writer.member("known", true)
                }
                writer.diagnostics(accepted.diagnostics)
                results[id]?.write(to: &writer)
            case .failure(let error):
                writer.key("error" as UTF8Text)
                writer.beginObject()
                writer.member("code", UTF8Text(error.code.rawValue))
                writer.member("detail", UTF8Text(error.description))
                writer.endObject()
            }
            writer.endObject()
        }
        writer.endArray()
        writer.endObject()
        return writer.bytes()
    }
}

extension JSONWriter {
    /// What reading a message found; nothing where it found nothing.
    mutating func diagnostics(_ diagnostics: [Diagnostic]) {
        if !diagnostics.isEmpty { array(named: "diagnostics", diagnostics) { $0.write(to: &$1) } }
    }

    /// A member that is an array, empty or not.
    mutating func array<Element>(
        named name: UTF8Text, _ elements: [Element], _ write: (Element, inout JSONWriter) -> Void
    ) {
        key(name)
        beginArray()
        for element in elements { write(element, &self) }
        endArray()
    }
}
