public import PushBridge

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
            return LineReading(
                translation: translation.addressed(among: people), message: line, people: people,
                bringsPeople: false)
        }
        let translation = try translation(
            ofMessage: brought.message, LineMarks(brought.message), at: path + "/message",
            besides: brought.remarks, in: memory)
        return LineReading(
            translation: translation.addressed(among: brought.people), message: brought.message,
            people: brought.people, bringsPeople: true)
    }

    /// Reads a message, the record of one, or the call that sends it.
    func translation(
        ofMessage line: VendorInput, _ marks: LineMarks, at path: String, besides remarks: [Diagnostic] = [],
        in memory: ReadingMemory
    ) throws(MessageError) -> MessageTranslation {
        guard marks.contains(.record), let recorded = try RecordedMessage(in: line, by: recognition) else {
            return try translation(of: line, pathPrefix: path, besides: remarks, in: memory)
        }
        let translation = MessageTranslation(
            of: recorded.message, as: recorded.source, isRecord: true,
            pathPrefix: path + recorded.path, besides: remarks, in: memory, configuration)
        if let refusal = translation.refusal { throw refusal }
        return translation
    }
}

/// What a line may be beside a message, by the names of its members: all that most lines are asked.
struct LineMarks: OptionSet {
    let rawValue: UInt8

    /// It has a message within it, so it may bring its people.
    static let message = LineMarks(rawValue: 1 << 0)
    /// It has a member that records have.
    static let record = LineMarks(rawValue: 1 << 1)

    init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Looks at a line; a form is nothing but a message.
    init(_ line: VendorInput) {
        guard case .json(let line) = line else {
            self = []
            return
        }
        var marks: LineMarks = []
        line.forEachMember { member in
            member.withKey { key in
                switch key.count {
                case 6: if key == "method" { marks.insert(.record) }
                case 7: if key.equalsIgnoringASCIICase(BroughtMembers.messageName) { marks.insert(.message) }
                case 8: if key == ConversionRecord.fidelity { marks.insert(.record) }
                case 12: if key == WebhookRecord.verification { marks.insert(.record) }
                default: break
                }
            }
        }
        self = marks
    }
}

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
