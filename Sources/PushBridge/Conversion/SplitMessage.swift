import PushModel

/// A message that becomes several at the target because it says something else to each: its words are adapted, and proved,
/// for each part by itself.
struct SplitMessage {
    private let readings: [MessageTranslation]

    /// How many messages one message may become.
    ///
    /// No vendor takes as many receivers in one call.
    static let most = 1_000
    /// How many bytes these may have together: each repeats what the message says to all.
    static let mostBytes = 8 << 20

    /// Nil for a message that stays whole.
    ///
    /// - Throws: That there would be too many.
    init?(
        of reading: MessageTranslation, for shape: TargetShape, by pair: ConversionPair
    ) throws(MessageError) {
        var parts = try reading.partsForPeople(in: shape)
        if parts == nil { parts = try reading.partsForGroups(in: shape, by: pair) }
        guard let parts, parts.count > 1 || reading.message.holds(.personalWords)
        else { return nil }
        readings = parts.map { MessageTranslation(reading, saying: $0) }
    }

    /// The conversions of all of them as one.
    ///
    /// - Throws: That they become too many.
    func conversion(
        _ convert: (MessageTranslation) throws(MessageError) -> Conversion
    ) throws(MessageError) -> Conversion {
        var whole = try convert(readings[0])
        var size = 0
        for reading in readings.dropFirst() {
            let part = try convert(reading)
            size += part.messages.reduce(0) { $0 + $1.bytes }
            try Self.refuse(whole.messages.count + part.messages.count, bytes: size)
            whole.join(part)
        }
        return whole
    }

    static func refuse(_ count: Int, bytes: Int = 0) throws(MessageError) {
        if count > most || bytes > mostBytes { throw .tooManyParts }
    }
}

extension MessageTranslation {
    /// A part for each receiver who gets words of their own, where the target has no such message (RC 28); nil for a message
    /// that says the same to everyone.
    fileprivate func partsForPeople(in shape: TargetShape) throws(MessageError) -> [PushMessage]? {
        guard message.holds(.personalWords), !shape.fields.contains(.personalWords) else { return nil }
        let resolver = source.vendor.resolver
        let ids = message.receivers.distinct(
            ignoringCase: resolver.profile.policies.identifiersIgnoreCase)
        if ids.isEmpty { return nil }
        try SplitMessage.refuse(ids.count)
        return ids.map { id in
            var part = resolver.personal(message, for: Recipient(id: id))
            part.receivers = [id]
            return part
        }
    }

    /// A part for the groups that one message of the target's can name and that are called the same on both sides, as their
    /// names stand in the words (RC 18, TX 24); nil for a message to one group.
    fileprivate func partsForGroups(
        in shape: TargetShape, by pair: ConversionPair
    ) throws(MessageError) -> [PushMessage]? {
        guard message.conversationKind == .group, message.receivers.count > 1, message.conversationID == nil
        else { return nil }
        let isOneEach = pair.target.adapter.mostReceivers(of: message, in: shape.name) == 1
        // At its own vendor a message that may stay whole does.
        if pair.isSameVendor && !isOneEach { return nil }
        let ignoresCase = pair.source.resolver.profile.policies.identifiersIgnoreCase
        var parts: [(sort: [UTF8Text?], groups: [UTF8Text])] = []
        for id in message.receivers {
            var sort = pair.groupNames(of: id, in: message)
            if isOneEach { sort.append(ignoresCase ? id.lowercasedASCII() : id) }
            if let index = parts.firstIndex(where: { $0.sort == sort }) {
                parts[index].groups.append(id)
            } else {
                parts.append((sort, [id]))
                try SplitMessage.refuse(parts.count)
            }
        }
        return parts.map { part in
            var message = message
            message.receivers = part.groups
            if isOneEach { message.conversationID = part.groups[0] }
            return message
        }
    }
}

extension ConversionPair {
    /// What a group is called on each side, where the words name it.
    fileprivate func groupNames(of id: UTF8Text, in message: PushMessage) -> [UTF8Text?] {
        [source, target].map { vendor in
            vendor.resolver.profile.namesGroups ? vendor.resolver.groupName(of: id, in: message) : nil
        }
    }
}

extension AppProfile {
    /// Whether the name of a group may stand in what people read.
    var namesGroups: Bool {
        makesTitles || policies.groupSender == .nicknameAndGroup
            || policies.templateUse == .called && !templates.isEmpty
    }
}

extension Conversion {
    /// Adds another message for somebody else; what is told of both is told once.
    fileprivate mutating func join(_ other: Conversion) {
        messages += other.messages
        if let own = fidelity, let others = other.fidelity { fidelity = max(own, others) }
        differences += other.differences.filter { !differences.contains($0) }
        losesPlatforms = losesPlatforms || other.losesPlatforms
        lostClasses.formUnion(other.lostClasses)
        let wording = other.diagnostics.count - other.wordingCount
        for (index, loss) in zip(other.diagnostics.indices, other.diagnostics)
        where index >= other.firstLoss && !losses.contains(loss) {
            // What the profiles word differently stays behind everything else.
            let isWording = index >= wording
            let place = isWording ? diagnostics.count : diagnostics.count - wordingCount
            if isWording { wordingCount += 1 }
            diagnostics.insert(loss, at: place)
            if other.lossMarks.isEmpty { continue }
            lossMarks.insert(other.lossMarks[index - other.firstLoss], at: place - firstLoss)
        }
    }
}
