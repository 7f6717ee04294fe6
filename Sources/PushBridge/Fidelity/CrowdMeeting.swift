import PushModel

/// What a crowd meets of one message: each of its classes, and those whom the message singles out.
struct CrowdMeeting {
    private let message: PushMessage
    /// The target's message, which reaches the same crowd; nil where there is none.
    private let after: PushMessage?
    /// Whether nothing differs for anyone.
    private let isSame: Bool
    private let group: UTF8Text?
    private let classes: PeopleClasses
    private let crowds: Crowds
    private let sides: ComparedSides
    private let books: (source: AddressBook, target: AddressBook)
    /// Where what the conversation itself has differs.
    private let content: [(path: String, fidelity: Fidelity)]
    /// Those whom the message, or the target's, singles out.
    private let individuals: [Addressee]

    /// Finds the crowd; nil for a message that reaches none as a whole, and for one that asks for certain devices.
    ///
    /// - Parameters:
    ///   - reading: The message.
    ///   - messages: The target's.
    ///   - isSame: Whether nothing differs for anyone.
    ///   - content: Where what the conversation itself has differs.
    ///   - pair: The vendors.
    ///   - crowds: The crowds.
    ///   - now: The moment of the push.
    init?(
        of reading: MessageTranslation, as messages: [PushMessage], _ isSame: Bool,
        _ content: [(path: String, fidelity: Fidelity)], _ pair: ConversionPair, _ crowds: Crowds,
        _ now: Instant?
    ) {
        let books = (
            pair.source.addressBook(of: crowds.people), pair.target.addressBook(of: crowds.people)
        )
        // What one side takes for one person must be one for the other side too.
        guard books.0.ignoresCase == books.1.ignoresCase, messages.count < 2, reading.message.devices == nil,
            messages.first?.devices == nil,
            let crowd = books.0.crowd(of: reading.message, isForEveryone: reading.isForEveryone),
            messages.allSatisfy({ books.1.isSame(crowd, of: $0) }),
            let classes = crowds.classes(of: crowd, in: books.0)
        else { return nil }
        message = reading.message
        after = messages.first
        self.isSame = isSame
        group = crowd.group
        self.classes = classes
        self.crowds = crowds
        sides = ComparedSides(pair, among: crowds.people, at: now)
        self.books = books
        self.content = content
        individuals = Self.individuals([reading.message] + messages, of: crowd, in: books.0, classes)
    }

    /// Calls `body` with each class, and with each person who is singled out.
    func forEach(_ body: (MetDifferences) -> Void) {
        let except = Set(individuals.map { crowds.digest($0.recipient.id) })
        for one in classes.classes {
            let points = points(for: Addressee(one.someone, in: group), after)
            body(MetDifferences(people: .people(one.digests, except: except), points: points))
        }
        for individual in individuals where !books.source.isLeftOut(individual.recipient.id, of: message) {
            let isReached = after.map { !books.target.isLeftOut(individual.recipient.id, of: $0) } ?? false
            body(
                MetDifferences(
                    people: .person(individual.recipient.id),
                    points: points(for: individual, isReached ? after : nil)))
        }
    }

    private func points(
        for addressee: Addressee, _ after: PushMessage?
    ) -> [(path: String, fidelity: Fidelity)] {
        if isSame { return [] }
        return sides.points(of: message, and: after, for: addressee) + content
    }

    /// Those of a crowd whom messages name, or who have settings for where they come from, each once.
    private static func individuals(
        _ messages: [PushMessage], of crowd: Crowd, in book: AddressBook, _ classes: PeopleClasses
    ) -> [Addressee] {
        var ids: [UTF8Text] = []
        for message in messages {
            ids += message.namedPeople.filter { classes.contains($0, in: book) }
            ids += classes.people(withSettingsFor: crowd.group, message.senderID)
        }
        return book.distinct(ids).map { book.addressee($0, in: crowd.group) }
    }
}

extension PushMessage {
    /// Those whom it names beside its receivers: its sender, and those in lists.
    fileprivate var namedPeople: [UTF8Text] {
        var ids = excludedMembers + namedMentions + [senderID].compactMap(\.self)
        if case .listed(let listed) = mentions { ids += listed }
        if case .listed(let listed) = force { ids += listed }
        if let template = directedTemplate { ids += template.targets }
        return ids
    }
}

extension AddressBook {
    /// Whether a message of the other vendor reaches the same crowd.
    fileprivate func isSame(_ crowd: Crowd, of message: PushMessage) -> Bool {
        guard let other = self.crowd(of: message, isForEveryone: message.isForEveryone) else {
            return false
        }
        return other.isEveryone == crowd.isEveryone
            && other.group?.lowercasedASCII() == crowd.group?.lowercasedASCII()
    }
}
