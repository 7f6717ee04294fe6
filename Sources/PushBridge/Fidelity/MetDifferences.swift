package import PushModel
import PushResolution

/// What people get otherwise when a message was converted.
package struct MetDifferences: Sendable {
    /// Whom it is about.
    package let people: MetPeople
    /// Where it differs: JSON Pointers into a record of `translate`, each with what it makes of the verdict.
    package let points: [(path: String, fidelity: Fidelity)]
}

/// The people for whom a message makes the same difference.
package enum MetPeople: Sendable {
    /// One person, as the message spells the identifier.
    case person(UTF8Text)
    /// Those of a class, by their digests in order, but for some.
    case people([UInt64], except: Set<UInt64>)
}

extension MessageConverter {
    /// Calls `body` with the people whom a message reaches, and with what they get otherwise: both sides decide for the
    /// people's own settings, which are taken to be the same at both vendors.
    ///
    /// - Parameters:
    ///   - reading: The message.
    ///   - conversion: What became of it.
    ///   - people: The people whom it may reach, and what they set.
    ///   - crowds: The crowds among these people; nil decides for each person alone.
    ///   - now: The moment of the push.
    ///   - body: Gets each person or class; nobody of a bare extension, which does not say whom it is for.
    package func forEachPerson(
        reachedBy reading: MessageTranslation, as conversion: Conversion, among people: People,
        in crowds: Crowds? = nil, at now: Instant, _ body: (MetDifferences) -> Void
    ) {
        guard !reading.isBareExtension, let pair = pairs.first(where: { $0.source === reading.source.vendor })
        else { return }
        let now = reading.moment(ofCall: now)
        let source = Resolver(pair.source.rules, people: people, now: now)
        let isSame = conversion.fidelity == .identical
        let messages = isSame ? [] : pair.messages(of: conversion, from: reading)
        if let crowds, crowds.people === people,
            let meeting = CrowdMeeting(of: reading, as: messages, isSame, pair, crowds, now)
        {
            return meeting.forEach(body)
        }
        let target = isSame ? nil : TargetSide(pair, messages, people, now)
        reading.forEachAddressee(among: people) { addressee in
            guard addressee.absence == nil else { return }
            let points = target?.points(of: reading.message, for: addressee, source) ?? []
            body(MetDifferences(people: .person(addressee.recipient.id), points: points))
        }
    }
}

extension ConversionPair {
    /// The target's messages, as it reads them.
    fileprivate func messages(of conversion: Conversion, from reading: MessageTranslation) -> [PushMessage] {
        let shape = shape(for: reading.source.shape, of: reading.message).name
        return conversion.messages.map { target.message(in: $0, shape: shape) }
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

    init(_ pair: ConversionPair, _ messages: [PushMessage], _ people: People, _ now: Instant) {
        resolver = Resolver(pair.target.rules, people: people, now: now)
        self.messages = messages
        let book = pair.target.addressBook(of: people)
        for (index, message) in messages.enumerated() {
            book.forEachAddressee(of: message, isForEveryone: message.isForEveryone) { addressee in
                if addressee.absence == nil { reached[Place(addressee)] = index }
            }
        }
    }

    func points(
        of message: PushMessage, for addressee: Addressee, _ source: Resolver
    ) -> [(path: String, fidelity: Fidelity)] {
        let after = reached[Place(addressee)].map { messages[$0] }
        return source.points(of: message, and: after, by: resolver, for: addressee)
    }
}

extension Resolver {
    /// Where what someone gets of a message differs from what another resolver gives them of another message.
    ///
    /// - Parameters:
    ///   - message: This side's message.
    ///   - after: The other side's; nil where none reaches them.
    ///   - target: The other side's resolver.
    ///   - addressee: Whom this side's message reaches, and where.
    /// - Returns: The places, each with what it makes of the verdict.
    func points(
        of message: PushMessage, and after: PushMessage?, by target: Resolver, for addressee: Addressee
    ) -> [(path: String, fidelity: Fidelity)] {
        let isTranslated = message.holds(.translations) || after?.holds(.translations) == true
        guard isTranslated else { return points(of: message, and: after, by: target, as: addressee) }
        var points: [(path: String, fidelity: Fidelity)] = []
        for reader in addressee.inEachLanguage {
            for point in self.points(of: message, and: after, by: target, as: reader)
            where !points.contains(where: { $0 == point }) {
                points.append(point)
            }
        }
        return points
    }

    private func points(
        of message: PushMessage, and after: PushMessage?, by target: Resolver, as addressee: Addressee
    ) -> [(path: String, fidelity: Fidelity)] {
        let (recipient, group) = (addressee.recipient, addressee.group)
        let isPushed = suppression(of: message, for: recipient, in: group) == nil
        guard let after, target.suppression(of: after, for: recipient, in: group) == nil else {
            return isPushed ? [("/suppressed", .degraded)] : []
        }
        if !isPushed { return [("/suppressed", .degraded)] }
        var screens = (ShownSide(self, in: group), ShownSide(target, in: group))
        screens.0.fill(message, for: recipient)
        screens.1.fill(after, for: recipient)
        var comparison = Comparison()
        comparison.compareBesideWords(screens.0, screens.1)
        let besideWords = comparison.points
        comparison.compareWords(screens.0, screens.1, in: recipient.display ?? profile.display)
        return (comparison.points + besideWords).map { ($0.place.pointer, $0.fidelity) }
    }
}
