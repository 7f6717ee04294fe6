import PushBridge

/// A line that was read: its message, and the people for whom it is meant.
struct LineReading {
    let translation: MessageTranslation
    /// The line, or the message within one that brings its people.
    let message: VendorInput
    /// Those whom it may reach: those whom it brings, else those of the run.
    let people: People
    /// Whether the line brings its people.
    let bringsPeople: Bool
}

extension MessageTranslator {
    /// Reads a line: a message, the record of a conversion or of a webhook, or one of these with its people.
    ///
    /// - Parameters:
    ///   - line: The line.
    ///   - path: The JSON Pointer of the line in a larger document.
    ///   - people: The people of the run.
    ///   - memory: What reading the last line left.
    /// - Returns: What was read.
    /// - Throws: ``MessageError`` for nobody's message, and for people who cannot be read.
    func reading(
        ofLine line: VendorInput, at path: String, for people: People,
        in memory: ReadingMemory = ReadingMemory()
    ) throws(MessageError) -> LineReading {
        let marks = LineMarks(line)
        guard marks.contains(.message),
            let brought = try BroughtPeople(in: line, at: path, self, besides: people)
        else {
            let translation = try translation(ofMessage: line, marks, at: path, in: memory)
            return LineReading(translation: translation, message: line, people: people, bringsPeople: false)
        }
        let translation = try translation(
            ofMessage: brought.message, LineMarks(brought.message), at: path + "/message",
            besides: brought.remarks, in: memory)
        return LineReading(
            translation: translation, message: brought.message, people: brought.people, bringsPeople: true)
    }

    /// Reads a message, the record of one, or the call that sends it.
    func translation(
        ofMessage line: VendorInput, _ marks: LineMarks, at path: String, besides remarks: [Diagnostic] = [],
        in memory: ReadingMemory
    ) throws(MessageError) -> MessageTranslation {
        guard marks.contains(.record), let recorded = try RecordedMessage(in: line, by: recognition) else {
            return try translation(of: line, pathPrefix: path, besides: remarks, in: memory)
        }
        return MessageTranslation(
            of: recorded.message, as: recorded.source, isRecord: true,
            pathPrefix: path + recorded.path, besides: remarks, in: memory, configuration)
    }
}
