public import PushModel

extension MessageConverter {
    /// A worker for one thread, which reuses its buffers from line to line.
    ///
    /// - Parameter maximumValues: How many values and keys a line may have; each takes 16 bytes of memory.
    /// - Returns: The worker.
    public func makeWorker(
        maximumValues: Int = JSONDocument.defaultMaximumValues
    ) -> Worker {
        Worker(self, JSONReader(maximumValues: maximumValues))
    }

    /// Converts lines into records.
    public struct Worker: ~Copyable {
        private let converter: MessageConverter
        private var reader: JSONReader

        init(_ converter: MessageConverter, _ reader: consuming JSONReader) {
            self.converter = converter
            self.reader = reader
        }

        /// Converts one line.
        ///
        /// - Parameters:
        ///   - line: The line's number, from 1.
        ///   - bytes: The line without its end.
        ///   - records: Receives the line's records, and its reject record where rejects stand among them.
        ///   - rejects: Receives the reject record otherwise.
        ///   - tally: Counts.
        public mutating func convert(
            line: Int, _ bytes: ByteSlice, records: inout JSONWriter, rejects: inout JSONWriter,
            tally: inout ConversionTally
        ) {
            tally.counts.lines += 1
            do {
                let input = try LineReading.input(
                    bytes, &reader, isFormPossible: converter.translator.recognition.readsForms)
                try convert(input, line, "", &records, &tally)
            } catch {
                reject(error, line, .bytes(bytes), nil, &records, &rejects, &tally)
            }
        }

        /// Converts one message of a larger document.
        ///
        /// - Parameters:
        ///   - line: The document's line number.
        ///   - value: The message.
        ///   - pathPrefix: The JSON Pointer of the message within the document.
        ///   - records: Receives the records.
        ///   - rejects: Receives the reject record where it does not stand among the records.
        ///   - tally: Counts.
        public mutating func convert(
            line: Int, value: JSONValue, pathPrefix: String, records: inout JSONWriter,
            rejects: inout JSONWriter, tally: inout ConversionTally
        ) {
            tally.counts.lines += 1
            do {
                let input = try LineReading.input(
                    value, isFormPossible: converter.translator.recognition.readsForms,
                    maximumValues: reader.maximumValues)
                try convert(input, line, pathPrefix, &records, &tally)
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
            rejects: inout JSONWriter, tally: inout ConversionTally
        ) {
            tally.counts.lines += 1
            reject(.tooLong(total), line, .bytes(head), total, &records, &rejects, &tally)
        }

        private mutating func convert(
            _ input: VendorInput, _ line: Int, _ pathPrefix: String, _ records: inout JSONWriter,
            _ tally: inout ConversionTally
        ) throws(LineError) {
            let conversion = try converter.conversion(of: input, pathPrefix: pathPrefix)
            tally.count(
                conversion, at: MessagePlace(line: line, path: pathPrefix),
                keeping: converter.configuration.examples)
            guard converter.configuration.writesRecords else { return }
            ConversionRecord.write(
                conversion, line: line,
                recordsDiagnostics: converter.configuration.recordsDiagnostics, to: &records)
        }

        private mutating func reject(
            _ error: LineError, _ line: Int, _ input: RejectedInput, _ total: Int?,
            _ records: inout JSONWriter, _ rejects: inout JSONWriter, _ tally: inout ConversionTally
        ) {
            tally.counts.reject(
                error, line, input, total, inline: converter.configuration.rejectsInline, &records, &rejects)
        }
    }
}
