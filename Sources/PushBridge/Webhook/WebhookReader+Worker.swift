public import PushModel

extension WebhookReader {
    /// Turns lines into records.
    public struct Worker: ~Copyable {
        private let reader: WebhookReader
        private var lines: JSONReader
        private var bodies: JSONReader

        init(_ reader: WebhookReader, _ lines: consuming JSONReader) {
            self.reader = reader
            bodies = JSONReader(maximumValues: lines.maximumValues)
            self.lines = lines
        }

        /// Reads one line without its end; `records` and `rejects` receive what becomes of it.
        public mutating func read(
            line: Int, _ bytes: ByteSlice, records: inout JSONWriter, rejects: inout JSONWriter,
            tally: inout WebhookTally
        ) {
            tally.counts.lines += 1
            do throws(LineError) {
                try verify(try value(bytes), line, .bytes(bytes), &records, &rejects, &tally)
            } catch {
                reject(error, line, .bytes(bytes), nil, &records, &rejects, &tally)
            }
        }

        /// Reads one webhook of a larger document.
        public mutating func read(
            line: Int, value: JSONValue, records: inout JSONWriter, rejects: inout JSONWriter,
            tally: inout WebhookTally
        ) {
            tally.counts.lines += 1
            do throws(LineError) {
                try verify(value, line, .value(value), &records, &rejects, &tally)
            } catch {
                reject(error, line, .value(value), nil, &records, &rejects, &tally)
            }
        }

        /// Rejects a line of `total` bytes, too many to be read.
        public mutating func reject(
            line: Int, tooLongBy total: Int, head: ByteSlice, records: inout JSONWriter,
            rejects: inout JSONWriter, tally: inout WebhookTally
        ) {
            tally.counts.lines += 1
            reject(.tooLong(total), line, .bytes(head), total, &records, &rejects, &tally)
        }

        private mutating func value(_ bytes: ByteSlice) throws(LineError) -> JSONValue {
            do {
                return try lines.read(bytes)
            } catch {
                throw LineError(error)
            }
        }

        private mutating func verify(
            _ value: JSONValue, _ line: Int, _ input: RejectedInput, _ records: inout JSONWriter,
            _ rejects: inout JSONWriter, _ tally: inout WebhookTally
        ) throws(LineError) {
            let webhook = try WebhookLine(value, needsHeaders: reader.needsHeaders)
            let (body, fault) = parsed(webhook.body)
            let check = reader.verify(webhook.headers, webhook.body, body)
            if let fault, check.result != .invalid { throw fault }
            tally.count(check)
            guard reader.onlyValid else {
                tally.counts.records += 1
                return WebhookRecord.write(check, body, of: reader.vendor, line: line, to: &records)
            }
            guard check.result == .valid, let body else {
                return LineError.unverified(check).write(line, nil, input, nil, to: &rejects)
            }
            tally.counts.records += 1
            records.value(body)
            records.newline()
        }

        /// The body as JSON, or what is wrong with it.
        private mutating func parsed(_ body: ByteSlice) -> (JSONValue?, LineError?) {
            do {
                return (try bodies.read(body), nil)
            } catch {
                let reason = LineError(error)
                return (nil, LineError(reason.code, "The body is no JSON. \(reason.message)"))
            }
        }

        private mutating func reject(
            _ error: LineError, _ line: Int, _ input: RejectedInput, _ total: Int?,
            _ records: inout JSONWriter, _ rejects: inout JSONWriter, _ tally: inout WebhookTally
        ) {
            tally.counts.reject(
                error, line, input, total, inline: reader.rejectsInline, &records, &rejects)
        }
    }
}
