package import PushModel

/// What people get otherwise when a message was converted.
package struct PersonDifferences: Sendable {
    /// Whom it is about.
    package let people: ReachedPeople
    /// Where it differs: JSON Pointers into a record of `translate`, each with what it makes of the verdict.
    package let points: [(path: String, fidelity: Fidelity)]
}

/// The people for whom a message makes the same difference.
package enum ReachedPeople: Sendable {
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
    ///   - now: The moment of the push, for a message that is not judged at its own; nil counts as a time at which nobody
    ///     has quiet hours.
    ///   - body: Gets each person or class; nobody of a bare extension, which does not say whom it is for.
    package func forEachPerson(
        reachedBy reading: MessageTranslation, as conversion: Conversion, among people: People,
        in crowds: Crowds? = nil, at now: Instant?, _ body: (PersonDifferences) -> Void
    ) {
        guard !reading.isBareExtension, let pair = pairs.first(where: { $0.source === reading.source.vendor })
        else { return }
        let now = reading.moment ?? now
        let isSame = conversion.fidelity == .identical
        let messages = isSame ? [] : pair.messages(of: conversion, from: reading)
        let content = conversion.contentPoints
        if let crowds, crowds.people === people,
            let meeting = CrowdComparison(of: reading, as: messages, isSame, content, pair, crowds, now)
        {
            return meeting.forEach(body)
        }
        let target = isSame ? nil : TargetSide(pair, messages, people, now)
        reading.forEachAddressee(among: people) { addressee in
            guard addressee.absence == nil else { return }
            let points = target?.points(of: reading.message, for: addressee) ?? []
            body(PersonDifferences(people: .person(addressee.recipient.id), points: points + content))
        }
    }
}

extension ConversionPair {
    fileprivate func messages(of conversion: Conversion, from reading: MessageTranslation) -> [PushMessage] {
        let shape = shape(for: reading.source.shape, of: reading.message).name
        return conversion.messages.map { target.message(in: $0, shape: shape) }
    }
}

/// What the target makes of the converted message, or messages, for each person.
private struct TargetSide {
    private let sides: ComparedSides
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

    init(_ pair: ConversionPair, _ messages: [PushMessage], _ people: People, _ now: Instant?) {
        sides = ComparedSides(pair, among: people, at: now)
        self.messages = messages
        let book = pair.target.addressBook(of: people)
        for (index, message) in messages.enumerated() {
            book.forEachAddressee(of: message, isForEveryone: message.isForEveryone) { addressee in
                if addressee.absence == nil { reached[Place(addressee)] = index }
            }
        }
    }

    func points(of message: PushMessage, for addressee: Addressee) -> [(path: String, fidelity: Fidelity)] {
        sides.points(of: message, and: reached[Place(addressee)].map { messages[$0] }, for: addressee)
    }
}

/// What both sides decide for people with their settings.
struct ComparedSides {
    let source: Resolver
    let target: Resolver
    private let pair: ConversionPair
    /// Whether people are judged as if no quiet time held.
    private let ignoresQuietTimes: Bool

    init(_ pair: ConversionPair, among people: People, at now: Instant?) {
        ignoresQuietTimes = now == nil
        let now = now ?? Instant(seconds: 0)
        source = Resolver(pair.source.rules, people: people, now: now)
        target = Resolver(pair.target.rules, people: people, now: now)
        self.pair = pair
    }

    /// Where what someone gets of the source's message differs from what they get of the target's.
    ///
    /// - Parameters:
    ///   - message: The source's message.
    ///   - after: The target's; nil where none reaches them.
    ///   - addressee: Whom the source's message reaches, and where.
    /// - Returns: The places, each with what it makes of the verdict.
    func points(
        of message: PushMessage, and after: PushMessage?, for addressee: Addressee
    ) -> [(path: String, fidelity: Fidelity)] {
        let isTranslated = message.holds(.translations) || after?.holds(.translations) == true
        guard isTranslated else { return points(of: message, and: after, as: addressee) }
        var points: [(path: String, fidelity: Fidelity)] = []
        for reader in addressee.inEachLanguage {
            for point in self.points(of: message, and: after, as: reader)
            where !points.contains(where: { $0 == point }) {
                points.append(point)
            }
        }
        return points
    }

    private func points(
        of message: PushMessage, and after: PushMessage?, as addressee: Addressee
    ) -> [(path: String, fidelity: Fidelity)] {
        let group = addressee.group
        let recipient = ignoresQuietTimes ? addressee.recipient.withoutQuietTimes : addressee.recipient
        let isPushed = source.suppression(of: message, for: recipient, in: group) == nil
        guard let after, target.suppression(of: after, for: recipient, in: group) == nil else {
            return isPushed ? [("/suppressed", .degraded)] : []
        }
        if !isPushed { return [("/suppressed", .degraded)] }
        var screens = (
            ShownSide(resolver: source, vendor: pair.source, group: group),
            ShownSide(resolver: target, vendor: pair.target, group: group)
        )
        screens.0.fill(message, for: recipient)
        screens.1.fill(after, for: recipient)
        var comparison = Comparison()
        comparison.compareBesideWords(screens.0, screens.1)
        let besideWords = comparison.points
        let display = recipient.display ?? source.profile.display
        comparison.compareWords(screens.0, screens.1, of: message, in: display)
        return (comparison.points + besideWords).map { ($0.place.pointer, $0.fidelity) }
    }
}
