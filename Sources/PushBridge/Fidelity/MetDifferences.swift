package import PushModel
import PushResolution

/// What one person gets otherwise when a message was converted.
package struct MetDifferences: Sendable {
    /// The person, as the message spells the identifier.
    package let person: UTF8Text
    /// Where it differs: JSON Pointers into a record of `translate`, each with what it makes of the verdict.
    package let points: [(path: String, fidelity: Fidelity)]
}

extension MessageConverter {
    /// Calls `body` with each person whom a message reaches, and with what they get otherwise: both sides decide for the
    /// person's own settings, which are taken to be the same at both vendors.
    ///
    /// - Parameters:
    ///   - reading: The message.
    ///   - conversion: What became of it.
    ///   - people: The people whom it may reach, and what they set.
    ///   - now: The moment of the push.
    ///   - body: Gets each person; nobody of a bare extension, which does not say whom it is for.
    package func forEachPerson(
        reachedBy reading: MessageTranslation, as conversion: Conversion, among people: People,
        at now: Instant, _ body: (MetDifferences) -> Void
    ) {
        guard !reading.isBareExtension, let pair = pairs.first(where: { $0.source === reading.source.vendor })
        else { return }
        let now = reading.moment(ofCall: now)
        let source = Resolver(pair.source.rules, people: people, now: now)
        let isSame = conversion.fidelity == .identical
        let target = isSame ? nil : TargetSide(pair, conversion, reading, people, now)
        reading.forEachAddressee(among: people) { addressee in
            guard addressee.absence == nil else { return }
            let points = target?.points(of: reading.message, for: addressee, source) ?? []
            body(MetDifferences(person: addressee.recipient.id, points: points))
        }
    }
}

/// What the target makes of the converted message, or messages, for each person.
private struct TargetSide {
    private let resolver: Resolver
    private let messages: [PushMessage]
    /// The message that reaches each person in each group, or directly.
    private var reached: [Place: Int] = [:]

    /// A person, and the group in which a message reaches them; in lower case, as accounts are written.
    private struct Place: Hashable {
        let person: UTF8Text
        let group: UTF8Text?

        init(_ addressee: Addressee) {
            person = addressee.recipient.id.lowercasedASCII()
            group = addressee.group?.lowercasedASCII()
        }
    }

    init(
        _ pair: ConversionPair, _ conversion: Conversion, _ reading: MessageTranslation, _ people: People,
        _ now: Instant
    ) {
        resolver = Resolver(pair.target.rules, people: people, now: now)
        let shape = pair.shape(for: reading.source.shape).name
        messages = conversion.messages.map { pair.target.message(in: $0, shape: shape) }
        let book = pair.target.addressBook(of: people)
        for (index, message) in messages.enumerated() {
            book.forEachAddressee(of: message, isForEveryone: message.kind == .broadcast) { addressee in
                if addressee.absence == nil { reached[Place(addressee)] = index }
            }
        }
    }

    func points(
        of message: PushMessage, for addressee: Addressee, _ source: Resolver
    ) -> [(path: String, fidelity: Fidelity)] {
        let (recipient, group) = (addressee.recipient, addressee.group)
        let after = reached[Place(addressee)].map { messages[$0] }
        let isPushed = source.suppression(of: message, for: recipient, in: group) == nil
        guard let after, resolver.suppression(of: after, for: recipient, in: group) == nil else {
            return isPushed ? [("/suppressed", .degraded)] : []
        }
        if !isPushed { return [("/suppressed", .degraded)] }
        var screens = (ShownSide(source, in: group), ShownSide(resolver, in: group))
        screens.0.fill(message, for: recipient)
        screens.1.fill(after, for: recipient)
        var comparison = Comparison()
        comparison.compareBesideWords(screens.0, screens.1)
        let besideWords = comparison.points
        comparison.compareWords(
            screens.0, screens.1, in: recipient.display ?? source.profile.display)
        return (comparison.points + besideWords).map { ($0.place.pointer, $0.fidelity) }
    }
}
