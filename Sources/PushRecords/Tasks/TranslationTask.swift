import APNSTypes
public import PushBridge

/// What a translated line becomes.
public enum OutputFormat: String, Sendable, Hashable, CaseIterable {
    /// One record for each recipient and device, with headers, payload and diagnostics.
    case records
    /// The payloads alone.
    case payload
}

/// Translates messages, one a line, into records for each recipient and device.
public struct TranslationTask: LineTask {
    private let translator: MessageTranslator
    private let people: People
    private let now: @Sendable () -> Instant
    /// What a line becomes.
    public var format = OutputFormat.records
    /// Whether records carry their diagnostics.
    public var recordsDiagnostics = true
    /// Whether records carry an identifier of their message, by which the records of two runs can be compared.
    public var recordsIDs = false

    /// Creates a task.
    ///
    /// - Parameters:
    ///   - translator: Translates the messages.
    ///   - people: The people whom they may reach, and what they set.
    ///   - now: Tells the moment of a push.
    public init(
        _ translator: MessageTranslator, for people: People = .unknown,
        at now: @escaping @Sendable () -> Instant
    ) {
        self.translator = translator
        self.people = people
        self.now = now
    }

    /// Whether some vendor's messages are forms.
    public var readsForms: Bool { translator.recognition.readsForms }

    /// Translates a message; what one recipient gets may be rejected, and the others' not.
    public func work(
        on input: VendorInput, from origin: LineOrigin, into output: inout LineOutput
    ) throws(MessageError) {
        let reading = try translator.reading(
            ofLine: input, at: origin.path, for: people, in: output.memory)
        let translation = reading.translation
        let source = translation.source.spelledName
        let id = recordsIDs ? translation.recordID(in: reading.message) : nil
        translation.forEachPart(for: reading.people, at: now()) { addressee, part in
            let recipient = addressee.recipient.id
            let place = RecordPlace(
                message: origin.place, key: origin.key, id: id, source: source, recipient: recipient)
            if let reason = part.suppression {
                writeSuppressed(reason, part.diagnostics, place, &output)
            } else {
                do throws(APNSTranslationError) {
                    try writeRequests(part, place, translation, &output)
                } catch {
                    let rejected = RejectedLine.Part(
                        id: id, source: source, recipient: recipient, diagnostics: part.diagnostics)
                    let error = MessageError(.payloadTooLarge, error.description)
                    output.reject(RejectedLine(error, of: origin, part: rejected))
                }
            }
            output.drainIfFull()
        }
    }

    /// Writes the counts of what is suppressed and told.
    public func writeSummary(of tally: Tally, to writer: inout JSONWriter) {
        tally.write([.suppressed, .rejected, .diagnostics], to: &writer)
    }
}

/// The first fields of each record: origin, line, index, key, id, source, recipient.
private struct RecordPlace {
    let message: MessagePlace
    let key: ByteSlice?
    let id: UTF8Text?
    let source: UTF8Text
    let recipient: UTF8Text

    @inline(__always)
    func begin(_ writer: inout JSONWriter) {
        writer.beginRecord(message, key: key)
        writer.member("id", id)
        writer.member("source", source)
        writer.member("recipient", recipient)
    }
}

extension TranslationTask {
    private func writeSuppressed(
        _ reason: SuppressionReason, _ diagnostics: [Diagnostic], _ place: RecordPlace,
        _ output: inout LineOutput
    ) {
        output.tally.count(reason.rawValue, in: .suppressed)
        count(diagnostics, &output)
        if format == .payload { return }
        place.begin(&output.records)
        output.records.key("suppressed")
        output.records.string(reason.rawValue)
        output.records.endRecord(recordsDiagnostics ? diagnostics : nil, spelledBy: output.spelled)
    }

    /// Writes one record for each device, or one without a device when none is known.
    private func writeRequests(
        _ part: borrowing MessageTranslation.Part, _ place: RecordPlace, _ translation: MessageTranslation,
        _ output: inout LineOutput
    ) throws(APNSTranslationError) {
        let translator = translation.source.vendor.translator
        var findings: [Finding] = []
        // All devices chosen for one push are of one kind, so one payload serves them.
        let device = part.devices.first
        let first = try translator.write(
            part.notification, to: device, into: &output.payload, findings: &findings)
        var diagnostics = part.diagnostics
        translation.tell(of: findings, &diagnostics)
        write(first, to: device?.token, diagnostics, place, &output)
        for device in part.devices.dropFirst() {
            var repeated: [Finding] = []
            let headers = translator.headers(for: part.notification, to: device, findings: &repeated)
            write(headers, to: device.token, [], place, &output)
        }
    }

    private func write(
        _ headers: APNSHeaders, to token: UTF8Text?, _ diagnostics: [Diagnostic], _ place: RecordPlace,
        _ output: inout LineOutput
    ) {
        count(diagnostics, &output)
        if format == .payload {
            output.records.written(output.payload)
            return output.records.newline()
        }
        place.begin(&output.records)
        output.records.member("token", token)
        output.records.key("headers")
        headers.write(to: &output.records)
        output.records.key("payload")
        output.records.written(output.payload)
        output.records.endRecord(recordsDiagnostics ? diagnostics : nil, spelledBy: output.spelled)
    }

    private func count(_ diagnostics: [Diagnostic], _ output: inout LineOutput) {
        output.tally[.records] += 1
        output.tally.count(diagnostics)
    }
}
