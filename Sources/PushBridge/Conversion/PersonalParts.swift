import PushModel

/// Messages that say something else to each receiver become one message for each where the target has no such message
/// (RC 28).
struct PersonalParts {
    /// The message as it is for one receiver after the other.
    private let readings: [MessageTranslation]

    /// Nil for a message that says the same to everyone, and where the target can say it as it is.
    ///
    /// - Parameters:
    ///   - reading: The message.
    ///   - shape: The target's shape.
    init?(of reading: MessageTranslation, for shape: TargetShape) {
        guard reading.message.holds(.personalWords), !shape.fields.contains(.personalWords) else {
            return nil
        }
        let resolver = reading.source.vendor.resolver
        let ids = reading.message.receivers.distinct(
            ignoringCase: resolver.profile.policies.identifiersIgnoreCase)
        guard !ids.isEmpty else { return nil }
        readings = ids.map { id in
            var message = resolver.personal(reading.message, for: Recipient(id: id))
            message.receivers = [id]
            return MessageTranslation(reading, saying: message)
        }
    }

    /// The conversions of all of them as one.
    func conversion(_ convert: (MessageTranslation) -> Conversion) -> Conversion {
        var whole = convert(readings[0])
        for reading in readings.dropFirst() { whole.join(convert(reading)) }
        return whole
    }
}

extension Conversion {
    /// Adds another message for somebody else; what is told of both is told once.
    fileprivate mutating func join(_ other: Conversion) {
        messages += other.messages
        if let own = fidelity, let others = other.fidelity { fidelity = max(own, others) }
        differences += other.differences.filter { !differences.contains($0) }
        losesPlatforms = losesPlatforms || other.losesPlatforms
        // A title of one side stays the last that is told.
        let end = diagnostics.count - (hasTitleOfOneSide ? 1 : 0)
        var place = end
        for (index, loss) in other.losses.enumerated() where !losses.contains(loss) {
            let isTitle = other.hasTitleOfOneSide && index == other.losses.count - 1
            if isTitle { hasTitleOfOneSide = true }
            let at = isTitle ? diagnostics.count : place
            diagnostics.insert(loss, at: at)
            if !other.lossMarks.isEmpty { lossMarks.insert(other.lossMarks[index], at: at - firstLoss) }
            if !isTitle { place += 1 }
        }
    }
}
