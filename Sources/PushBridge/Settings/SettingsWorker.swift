public import PushModel

extension SettingsConverter {
    /// What the lines are about.
    public enum Subject: Sendable, Hashable {
        /// A user each.
        case users
        /// A console's configuration each.
        case consoles
    }

    /// A worker for one thread, which reuses its buffers from line to line.
    ///
    /// - Parameters:
    ///   - subject: What the lines are about.
    ///   - maximumValues: How many values and keys a line may have; each takes 16 bytes of memory.
    /// - Returns: The worker.
    public func makeWorker(
        for subject: Subject = .users, maximumValues: Int = JSONDocument.defaultMaximumValues
    ) -> Worker {
        Worker(self, subject, JSONReader(maximumValues: maximumValues))
    }

    /// Converts lines into records.
    public struct Worker: ~Copyable {
        private let converter: SettingsConverter
        private let subject: Subject
        private var reader: JSONReader

        init(_ converter: SettingsConverter, _ subject: Subject, _ reader: consuming JSONReader) {
            self.reader = reader
            self.converter = converter
            self.subject = subject
        }

        /// Converts one line.
        ///
        /// - Parameters:
        ///   - line: The line's number, from 1.
        ///   - bytes: The line without its end.
        ///   - records: Receives the line's record, and its reject record where rejects stand among them.
        ///   - rejects: Receives the reject record otherwise.
        ///   - tally: Counts.
        public mutating func convert(
            line: Int, _ bytes: ByteSlice, records: inout JSONWriter, rejects: inout JSONWriter,
            tally: inout SettingsTally
        ) {
            tally.counts.lines += 1
            do throws(LineError) {
                try convert(value(of: bytes), line, "", &records, &tally)
            } catch {
                reject(error, line, .bytes(bytes), nil, &records, &rejects, &tally)
            }
        }

        /// Converts one value of a larger document.
        ///
        /// - Parameters:
        ///   - line: The document's line number.
        ///   - value: The user or the console.
        ///   - pathPrefix: The JSON Pointer of the value within the document.
        ///   - records: Receives the record.
        ///   - rejects: Receives the reject record where it does not stand among the records.
        ///   - tally: Counts.
        public mutating func convert(
            line: Int, value: JSONValue, pathPrefix: String, records: inout JSONWriter,
            rejects: inout JSONWriter, tally: inout SettingsTally
        ) {
            tally.counts.lines += 1
            do throws(LineError) {
                try convert(value, line, pathPrefix, &records, &tally)
            } catch {
                reject(error, line, .value(value), nil, &records, &rejects, &tally)
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
            rejects: inout JSONWriter, tally: inout SettingsTally
        ) {
            tally.counts.lines += 1
            reject(.tooLong(total), line, .bytes(head), total, &records, &rejects, &tally)
        }

        private mutating func value(of bytes: ByteSlice) throws(LineError) -> JSONValue {
            do {
                return try reader.read(bytes)
            } catch {
                throw LineError(error)
            }
        }

        private func convert(
            _ value: JSONValue, _ line: Int, _ prefix: String, _ records: inout JSONWriter,
            _ tally: inout SettingsTally
        ) throws(LineError) {
            let configuration = converter.configuration
            switch subject {
            case .users:
                let made = try converter.conversion(of: value, pathPrefix: prefix)
                tally.count(made.differences, made.written.requests, made.diagnostics)
                SettingsRecord.write(made, line: line, configuration, to: &records)
            case .consoles:
                let made = try converter.consoleConversion(of: value, pathPrefix: prefix)
                tally.count(made.differences, made.console.requests, made.diagnostics)
                SettingsRecord.write(made, line: line, configuration, to: &records)
            }
        }

        private func reject(
            _ error: LineError, _ line: Int, _ input: RejectedInput, _ total: Int?,
            _ records: inout JSONWriter, _ rejects: inout JSONWriter, _ tally: inout SettingsTally
        ) {
            tally.counts.reject(
                error, line, input, total, inline: converter.configuration.rejectsInline, &records, &rejects)
        }
    }
}
