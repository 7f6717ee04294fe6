public import PushBridge

extension MessageTranslator {
    /// Reads one line into the vendor-neutral model, without deciding anything.
    ///
    /// - Parameter line: A vendor's message as JSON, a form body, a record that holds a message, or one of these with its people.
    /// - Returns: What it was taken for, what its sender asked for, and what reading found.
    /// - Throws: ``MessageError`` for a line that holds no message.
    public func read(line: ByteSlice) throws(MessageError) -> ReadMessage {
        let reading = try reading(ofLine: line)
        return ReadMessage(reading.translation, bringing: reading.bringsPeople ? reading.people : nil)
    }

    /// Translates one line.
    ///
    /// - Parameters:
    ///   - line: A vendor's message as JSON, a form body, a record that holds a message, or one of these with its people.
    ///   - people: The people whom it may reach, and what they set; those whom the line brings count instead.
    ///   - now: The moment of the push, for which quiet times are looked up.
    /// - Returns: What each recipient and device gets.
    /// - Throws: ``MessageError`` for a line that holds no message.
    public func translate(
        line: ByteSlice, for people: People = .unknown, at now: Instant
    ) throws(MessageError) -> [Translation] {
        let reading = try reading(ofLine: line, for: people)
        return reading.translation.translations(for: reading.people, at: now)
    }

    /// Explains one line.
    ///
    /// - Parameters:
    ///   - line: A vendor's message as JSON, a form body, a record that holds a message, or one of these with its people.
    ///   - people: The people whom it may reach, and what they set; those whom the line brings count instead.
    ///   - now: The moment of the push.
    ///   - person: The only recipient of interest, also one whom the message does not reach; nil for all whom it reaches.
    ///   - maximumValues: How many values and keys the line may have; each takes 16 bytes of memory.
    /// - Returns: The message's journey.
    /// - Throws: ``MessageError`` for a line that holds no message.
    public func explain(
        line: ByteSlice, for people: People = .unknown, at now: Instant, only person: UTF8Text? = nil,
        maximumValues: Int = JSONDocument.defaultMaximumValues
    ) throws(MessageError) -> Explanation {
        let reading = try reading(ofLine: line, for: people, maximumValues: maximumValues)
        return explanation(of: reading.translation, for: reading.people, at: now, only: person)
    }

    fileprivate func reading(
        ofLine line: ByteSlice, for people: People = .unknown,
        maximumValues: Int = JSONDocument.defaultMaximumValues
    ) throws(MessageError) -> LineReading {
        let input = try input(line, maximumValues: maximumValues)
        do {
            return try reading(ofLine: input, at: "", for: people)
        } catch {
            throw RejectRecord(behind: error, in: input)?.error ?? error
        }
    }
}

extension MessageConverter {
    /// Converts the message of one line.
    ///
    /// - Parameter line: A vendor's message as JSON, a form body, a record that holds a message, or one of these with its people.
    /// - Returns: The other vendor's message or messages, and what is lost.
    /// - Throws: ``MessageError`` for a line that holds no message.
    public func convert(line: ByteSlice) throws(MessageError) -> Conversion {
        try conversion(of: translator.reading(ofLine: line).translation)
    }
}
