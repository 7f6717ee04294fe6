import APNSTranslation
import APNSTypes
public import PushModel

extension MessageTranslator {
    /// A worker for one thread, which reuses its buffers from line to line.
    ///
    /// - Parameter maximumValues: How many values and keys a line may have; each takes 16 bytes of memory.
    /// - Returns: The worker.
    public func makeWorker(
        maximumValues: Int = JSONDocument.defaultMaximumValues
    ) -> Worker {
        Worker(self, JSONReader(maximumValues: maximumValues))
    }

    /// Translates lines into records.
    public struct Worker: ~Copyable {
        let translator: MessageTranslator
        private var reader: JSONReader
        private var payload = JSONWriter(capacity: 4_096)

        init(_ translator: MessageTranslator, _ reader: consuming JSONReader) {
            self.translator = translator
            self.reader = reader
        }

        /// Translates one line.
        ///
        /// - Parameters:
        ///   - line: The line's number, from 1.
        ///   - bytes: The line without its end.
        ///   - people: The people whom it may reach, and what they set.
        ///   - now: The moment of the push.
        ///   - records: Receives the line's records, and its reject record where rejects stand among them.
        ///   - rejects: Receives the reject record otherwise.
        ///   - tally: Counts.
        ///   - afterRecord: Called with `records` after each record of the line; may empty it.
        public mutating func translate(
            line: Int, _ bytes: ByteSlice, for people: People = .unknown, at now: Instant,
            records: inout JSONWriter, rejects: inout JSONWriter, tally: inout TranslationTally,
            afterRecord: (inout JSONWriter) -> Void = { _ in }
        ) {
            tally.counts.lines += 1
            let origin = Origin(line: line, pathPrefix: "", input: .bytes(bytes), total: nil)
            do {
                let input = try LineReading.input(
                    bytes, &reader, isFormPossible: translator.recognition.readsForms)
                try write(input, origin, for: people, at: now, &records, &rejects, &tally, afterRecord)
            } catch {
                reject(error, origin, nil, &records, &rejects, &tally)
            }
        }

        /// Translates one message of a larger document.
        ///
        /// - Parameters:
        ///   - line: The document's line number.
        ///   - value: The message.
        ///   - pathPrefix: The JSON Pointer of the message within the document.
        ///   - people: The people whom it may reach, and what they set.
        ///   - now: The moment of the push.
        ///   - records: Receives the records.
        ///   - rejects: Receives the reject record where it does not stand among the records.
        ///   - tally: Counts.
        ///   - afterRecord: Called with `records` after each record of the message; may empty it.
        public mutating func translate(
            line: Int, value: JSONValue, pathPrefix: String, for people: People = .unknown, at now: Instant,
            records: inout JSONWriter, rejects: inout JSONWriter, tally: inout TranslationTally,
            afterRecord: (inout JSONWriter) -> Void = { _ in }
        ) {
            tally.counts.lines += 1
            let origin = Origin(line: line, pathPrefix: pathPrefix, input: .value(value), total: nil)
            do {
                let input = try LineReading.input(
                    value, isFormPossible: translator.recognition.readsForms,
                    maximumValues: reader.maximumValues)
                try write(input, origin, for: people, at: now, &records, &rejects, &tally, afterRecord)
            } catch {
                reject(error, origin, nil, &records, &rejects, &tally)
            }
        }

        /// Rejects a line that was too long to be read.
        ///
        /// - Parameters:
        ///   - line: The line's number.
        ///   - total: The line's length in bytes.
        ///   - head: Its first bytes.
        ///   - records: Receives the reject record where rejects stand among the records.
        ///   - rejects: Receives it otherwise.
        ///   - tally: Counts.
        public mutating func reject(
            line: Int, tooLongBy total: Int, head: ByteSlice, records: inout JSONWriter,
            rejects: inout JSONWriter, tally: inout TranslationTally
        ) {
            tally.counts.lines += 1
            let error = LineError.tooLong(total)
            let origin = Origin(line: line, pathPrefix: "", input: .bytes(head), total: total)
            reject(error, origin, nil, &records, &rejects, &tally)
        }
    }
}

/// Where a message came from.
private struct Origin {
    let line: Int
    let pathPrefix: String
    let input: RejectedInput
    let total: Int?
}

/// The part of a message that was rejected, when it is known.
struct RejectedPart {
    let source: UTF8Text
    let recipient: UTF8Text
    let diagnostics: [Diagnostic]
}

extension MessageTranslator.Worker {
    private mutating func write(
        _ input: VendorInput, _ origin: Origin, for people: People, at now: Instant,
        _ records: inout JSONWriter, _ rejects: inout JSONWriter, _ tally: inout TranslationTally,
        _ afterRecord: (inout JSONWriter) -> Void
    ) throws(LineError) {
        let translation = try MessageTranslation(of: input, pathPrefix: origin.pathPrefix, by: translator)
        let source = translation.source.spelledName
        translation.forEachPart(for: people, at: now) { recipient, part in
            defer { afterRecord(&records) }
            if let reason = part.suppression {
                tally.suppressed[reason, default: 0] += 1
                return writeSuppressed(
                    reason, part.diagnostics, recipient.id, origin.line, source, &records, &tally)
            }
            do throws(APNSTranslationError) {
                try writeRequests(
                    part, to: recipient.id, translation, source, origin.line, &records, &tally)
            } catch {
                let rejected = RejectedPart(
                    source: source, recipient: recipient.id, diagnostics: part.diagnostics)
                reject(LineError(error), origin, rejected, &records, &rejects, &tally)
            }
        }
    }

    private mutating func writeSuppressed(
        _ reason: SuppressionReason, _ diagnostics: [Diagnostic], _ recipient: UTF8Text, _ line: Int,
        _ source: UTF8Text, _ records: inout JSONWriter, _ tally: inout TranslationTally
    ) {
        tally.counts.records += 1
        tally.count(diagnostics)
        if translator.configuration.format == .payload { return }
        RecordWriter.begin(line, source, recipient, &records)
        records.key("suppressed")
        records.string(reason.rawValue)
        RecordWriter.end(told(diagnostics), &records)
    }

    /// Writes one record for each device, or one without a device when none is known.
    private mutating func writeRequests(
        _ part: borrowing MessageTranslation.Part, to recipient: UTF8Text,
        _ translation: MessageTranslation, _ source: UTF8Text, _ line: Int,
        _ records: inout JSONWriter, _ tally: inout TranslationTally
    ) throws(APNSTranslationError) {
        let vendor = translation.source.vendor
        var findings: [Finding] = []
        // All devices chosen for one push are of one kind, so one payload serves them.
        let device = part.devices.first
        let first = vendor.translator.headers(for: part.notification, to: device, findings: &findings)
        try vendor.translator.writePayload(
            of: part.notification, limit: first.pushType.payloadLimit, to: &payload, findings: &findings)
        vendor.translator.lint(part.notification, first, payload: payload, findings: &findings)
        var diagnostics = part.diagnostics
        translation.tell(of: findings, &diagnostics)
        write(first, to: device?.token, diagnostics, recipient, source, line, &records, &tally)
        for device in part.devices.dropFirst() {
            var repeated: [Finding] = []
            let headers = vendor.translator.headers(for: part.notification, to: device, findings: &repeated)
            write(headers, to: device.token, [], recipient, source, line, &records, &tally)
        }
    }

    private mutating func write(
        _ headers: APNSHeaders, to token: UTF8Text?, _ diagnostics: [Diagnostic], _ recipient: UTF8Text,
        _ source: UTF8Text, _ line: Int, _ records: inout JSONWriter, _ tally: inout TranslationTally
    ) {
        tally.counts.records += 1
        tally.count(diagnostics)
        if translator.configuration.format == .payload {
            payload.withBytes { records.rawBytes($0) }
            records.newline()
            return
        }
        RecordWriter.begin(line, source, recipient, &records)
        if let token {
            records.key("token")
            records.string(token)
        }
        records.key("headers")
        headers.write(to: &records)
        records.key("payload")
        payload.withBytes { records.rawBytes($0) }
        RecordWriter.end(told(diagnostics), &records)
    }

    private func told(_ diagnostics: [Diagnostic]) -> [Diagnostic]? {
        translator.configuration.recordsDiagnostics ? diagnostics : nil
    }

    private mutating func reject(
        _ error: LineError, _ origin: Origin, _ target: RejectedPart?,
        _ records: inout JSONWriter, _ rejects: inout JSONWriter, _ tally: inout TranslationTally
    ) {
        if let target { tally.count(target.diagnostics) }
        tally.counts.reject(
            error, origin.line, origin.input, origin.total, of: target,
            inline: translator.configuration.rejectsInline, &records, &rejects)
    }
}

extension LineError {
    init(_ error: APNSTranslationError) {
        self.init(.payloadTooLarge, error.description)
    }

    /// A line of more bytes than are read.
    static func tooLong(_ bytes: Int) -> LineError {
        LineError(
            .tooLong,
            "The line has \(bytes) bytes, more than --max-line allows; raise it if the line is meant.")
    }

    /// Writes the reject record: the line's number, what is wrong, and the line as it came.
    func write(
        _ line: Int, _ target: RejectedPart?, _ input: RejectedInput, _ total: Int?,
        to writer: inout JSONWriter
    ) {
        if let target {
            RecordWriter.begin(line, target.source, target.recipient, &writer)
        } else {
            writer.beginObject()
            writer.key("line")
            writer.integer(line)
        }
        writer.key("error")
        writer.beginObject()
        writer.key("code")
        writer.string(UTF8Text(code.rawValue))
        writer.key("message")
        writer.string(UTF8Text(message))
        if let offset {
            writer.key("offset")
            writer.integer(offset)
        }
        writer.endObject()
        (self.input ?? input).write(total: total, to: &writer)
        RecordWriter.end(target?.diagnostics, &writer)
    }
}
