public import PushModel

extension PushReportReader {
    /// Turns lines into records.
    public struct Worker: ~Copyable {
        private let reader: PushReportReader
        private var lines: JSONReader

        init(_ reader: PushReportReader, _ lines: consuming JSONReader) {
            self.reader = reader
            self.lines = lines
        }

        /// Reads one line without its end; `records` and `rejects` receive what becomes of it.
        public mutating func read(
            line: Int, _ bytes: ByteSlice, records: inout JSONWriter, rejects: inout JSONWriter,
            tally: inout OutcomeTally
        ) {
            tally.counts.lines += 1
            do throws(LineError) {
                write(try reader.report(in: try value(bytes), ""), line, &records, &tally)
            } catch {
                reject(error, line, .bytes(bytes), nil, &records, &rejects, &tally)
            }
        }

        /// Reads one callback of a larger document, at a JSON Pointer.
        public mutating func read(
            line: Int, value: JSONValue, pathPrefix: String, records: inout JSONWriter,
            rejects: inout JSONWriter, tally: inout OutcomeTally
        ) {
            tally.counts.lines += 1
            do throws(LineError) {
                write(try reader.report(in: value, pathPrefix), line, &records, &tally)
            } catch {
                reject(error, line, .value(value), nil, &records, &rejects, &tally)
            }
        }

        /// Rejects a line of `total` bytes, too many to be read.
        public mutating func reject(
            line: Int, tooLongBy total: Int, head: ByteSlice, records: inout JSONWriter,
            rejects: inout JSONWriter, tally: inout OutcomeTally
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

        private func write(
            _ read: ReadReport?, _ line: Int, _ records: inout JSONWriter, _ tally: inout OutcomeTally
        ) {
            guard let read else {
                tally.notPushResults += 1
                return
            }
            tally.count(read)
            OutcomeRecord.write(
                read, source: "\(reader.vendor)/offline-push", line: line, showsToken: reader.showsTokens,
                to: &records)
        }

        private mutating func reject(
            _ error: LineError, _ line: Int, _ input: RejectedInput, _ total: Int?,
            _ records: inout JSONWriter, _ rejects: inout JSONWriter, _ tally: inout OutcomeTally
        ) {
            tally.counts.reject(
                error, line, input, total, inline: reader.rejectsInline, &records, &rejects)
        }
    }
}
