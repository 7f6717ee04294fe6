import PushBridge

/// A message within a line of output: the record of a conversion or of a webhook, or a call.
struct RecordedMessage {
    let message: VendorInput
    let source: Source
    /// The JSON Pointer of the message within the line.
    var path = "/message"

    /// The message that a line records; nil for a line that is a message itself.
    ///
    /// - Throws: ``MessageError`` for a record whose message cannot be had, and for nobody's message.
    init?(in line: VendorInput, by recognition: SourceRecognition) throws(MessageError) {
        guard case .json(let line) = line else { return nil }
        if let webhook = try WebhookRecord(line, among: recognition.registry) {
            message = VendorInput(try webhook.verified())
            source = try recognition.source(of: message, from: webhook.vendor)
        } else if let record = try ConversionRecord.unwrapped(line, among: recognition.registry) {
            message = VendorInput(record.input)
            source = try recognition.source(of: record)
        } else if let call = recognition.call(in: line) {
            (message, source) = call
            path = "/body"
        } else {
            return nil
        }
    }
}
