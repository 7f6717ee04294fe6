public import PushModel

extension MessageTranslator {
    /// Explains one message.
    ///
    /// - Parameters:
    ///   - bytes: A vendor's message as JSON, or a form body.
    ///   - people: The people whom it may reach, and what they set.
    ///   - now: The moment of the push.
    ///   - person: The only recipient of interest, also one whom the message does not reach; nil for all whom it reaches.
    ///   - maximumValues: How many values and keys the message may have; each takes 16 bytes of memory.
    /// - Returns: Its journey.
    /// - Throws: ``MessageError`` for a line that is no message.
    public func explain(
        _ bytes: ByteSlice, for people: People = .unknown, at now: Instant, only person: UTF8Text? = nil,
        maximumValues: Int = JSONDocument.defaultMaximumValues
    ) throws(MessageError) -> Explanation {
        let reading = try translation(of: input(bytes, maximumValues: maximumValues))
        return explanation(of: reading, for: people, at: now, only: person)
    }

    /// Explains a message that was read.
    package func explanation(
        of reading: MessageTranslation, for people: People, at now: Instant, only person: UTF8Text?
    ) -> Explanation {
        let resolver = Resolver(reading.source.vendor.rules, people: people, now: reading.moment(ofCall: now))
        let fates = KeyFates(reading)
        let source = reading.source
        let keys = configuration.payloadStyle.keys(
            of: source.vendor.number, in: recognition.registry)
        let journeys = Journeys(reading, resolver, applicationKeys: keys, person)
        return Explanation(
            source: source.name, recognition: recognition(of: reading), alternatives: source.alternatives,
            message: reading.message, keys: fates.fates, implied: fates.implied,
            diagnostics: fates.otherDiagnostics, journeys: journeys)
    }

    private func recognition(of reading: MessageTranslation) -> Explanation.Recognition {
        if reading.isRecord { return .record }
        if configuration.shape != nil { return .asked }
        return reading.source.alternatives.isEmpty ? .only : .likeliest
    }
}
