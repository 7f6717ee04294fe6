import PushBridge

/// A message within a line of output: the record of a conversion or of a webhook.
struct RecordedMessage {
    let message: JSONValue
    let source: Source

    /// The message that a line records; nil for a line that is a message itself.
    ///
    /// - Throws: ``MessageError`` for a record whose message cannot be had, and for nobody's message.
    init?(in line: VendorInput, by recognition: SourceRecognition) throws(MessageError) {
        guard case .json(let line) = line, Self.isMarked(line) else { return nil }
        if let webhook = try WebhookRecord(line, among: recognition.registry) {
            message = try webhook.verified()
            source = try recognition.source(of: .json(message), from: webhook.vendor)
        } else if let record = try ConversionRecord.unwrapped(line, among: recognition.registry) {
            message = record.input
            source = try recognition.source(of: record)
        } else {
            return nil
        }
    }

    /// Whether the line has a member that records have: all that most lines are asked.
    private static func isMarked(_ line: JSONValue) -> Bool {
        let (verification, fidelity) = (WebhookRecord.verification, ConversionRecord.fidelity)
        var isMarked = false
        line.forEachMember { member in
            if member.withKey({ $0 == verification || $0 == fidelity }) { isMarked = true }
        }
        return isMarked
    }
}
