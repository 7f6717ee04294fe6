import PushBridge

/// A rejected line, or what one recipient would have got of it, as a record.
struct RejectedLine {
    let error: MessageError
    private let origin: LineOrigin
    private let input: RejectedInput
    /// The part of a message that was rejected; nil for all of it.
    let part: Part?

    /// What one recipient would have got.
    struct Part {
        /// The message's identifier, where records carry one.
        let id: UTF8Text?
        let source: UTF8Text
        let recipient: UTF8Text
        let diagnostics: [Diagnostic]
    }

    /// - Parameters:
    ///   - error: What is wrong.
    ///   - origin: Where the line comes from.
    ///   - input: What the record repeats instead of the line; nil repeats the line.
    ///   - part: The part of the message that is rejected.
    init(
        _ error: MessageError, of origin: LineOrigin, repeating input: RejectedInput? = nil,
        part: Part? = nil
    ) {
        self.error = error
        self.origin = origin
        self.input = input ?? origin.input
        self.part = part
    }

    /// Writes the record: the place, what is wrong, and the line as it came.
    func write(advising words: Remedy.Words, to writer: inout JSONWriter) {
        writer.beginRecord(origin)
        if let part {
            writer.member("id", part.id)
            writer.member("source", part.source)
            writer.member("recipient", part.recipient)
        }
        writer.key("error")
        writer.beginObject()
        writer.member("code", UTF8Text(error.code.rawValue))
        writer.member("message", UTF8Text(error.description(advising: words)))
        if let offset = error.offset { writer.member("offset", offset) }
        writer.endObject()
        input.write(to: &writer)
        writer.endRecord(part?.diagnostics)
    }
}
