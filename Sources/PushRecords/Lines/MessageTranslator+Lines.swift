public import PushBridge

extension MessageTranslator {
    /// Reads a line: a message, or the record of a conversion or of a webhook, whose message is read then.
    ///
    /// - Parameters:
    ///   - line: The line.
    ///   - path: The JSON Pointer of the line in a larger document.
    ///   - memory: What reading the last line left.
    /// - Returns: The message.
    /// - Throws: ``MessageError`` for nobody's message.
    func translation(
        ofLine line: VendorInput, at path: String, in memory: ReadingMemory = ReadingMemory()
    ) throws(MessageError) -> MessageTranslation {
        guard let recorded = try RecordedMessage(in: line, by: recognition) else {
            return try translation(of: line, pathPrefix: path, in: memory)
        }
        return MessageTranslation(
            of: .json(recorded.message), as: recorded.source, isRecord: true,
            pathPrefix: path + "/message", in: memory, configuration)
    }

    /// Reads one line into the vendor-neutral model, without deciding anything.
    ///
    /// - Parameter line: A vendor's message as JSON, a form body, or a record that holds a message.
    /// - Returns: What it was taken for, what its sender asked for, and what reading found.
    /// - Throws: ``MessageError`` for a line that holds no message.
    public func read(line: ByteSlice) throws(MessageError) -> ReadMessage {
        ReadMessage(try translation(ofLine: line))
    }

    /// Translates one line.
    ///
    /// - Parameters:
    ///   - line: A vendor's message as JSON, a form body, or a record that holds a message.
    ///   - people: The people whom it may reach, and what they set.
    ///   - now: The moment of the push, for which quiet times are looked up.
    /// - Returns: What each recipient and device gets.
    /// - Throws: ``MessageError`` for a line that holds no message.
    public func translate(
        line: ByteSlice, for people: People = .unknown, at now: Instant
    ) throws(MessageError) -> [Translation] {
        try translation(ofLine: line).translations(for: people, at: now)
    }

    /// Explains one line.
    ///
    /// - Parameters:
    ///   - line: A vendor's message as JSON, a form body, or a record that holds a message.
    ///   - people: The people whom it may reach, and what they set.
    ///   - now: The moment of the push.
    ///   - person: The only recipient of interest, also one whom the message does not reach; nil for all whom it reaches.
    ///   - maximumValues: How many values and keys the line may have; each takes 16 bytes of memory.
    /// - Returns: The message's journey.
    /// - Throws: ``MessageError`` for a line that holds no message.
    public func explain(
        line: ByteSlice, for people: People = .unknown, at now: Instant, only person: UTF8Text? = nil,
        maximumValues: Int = JSONDocument.defaultMaximumValues
    ) throws(MessageError) -> Explanation {
        let reading = try translation(ofLine: line, maximumValues: maximumValues)
        return explanation(of: reading, for: people, at: now, only: person)
    }

    fileprivate func translation(
        ofLine line: ByteSlice, maximumValues: Int = JSONDocument.defaultMaximumValues
    ) throws(MessageError) -> MessageTranslation {
        let input = try input(line, maximumValues: maximumValues)
        do {
            return try translation(ofLine: input, at: "")
        } catch {
            throw RejectRecord(behind: error, in: input)?.error ?? error
        }
    }
}

extension MessageConverter {
    /// Converts the message of one line.
    ///
    /// - Parameter line: A vendor's message as JSON, a form body, or a record that holds a message.
    /// - Returns: The other vendor's message or messages, and what is lost.
    /// - Throws: ``MessageError`` for a line that holds no message.
    public func convert(line: ByteSlice) throws(MessageError) -> Conversion {
        try conversion(of: translator.translation(ofLine: line))
    }
}
