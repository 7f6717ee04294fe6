package import PushModel

/// The crowds among the people of a run, each in classes of people for whom decisions are alike (``PeopleClasses``).
///
/// A message to everyone in a large file then costs a decision for each class, and not for each person. Classes are made when a
/// crowd is first reached.
package struct Crowds: Sendable {
    /// The people.
    package let people: People
    /// What stands for a person.
    let digest: @Sendable (UTF8Text) -> UInt64
    private let memory: any CrowdMemory

    /// Crowds of fewer people are not worth classes.
    static let fewest = 100

    /// Describes the crowds among people.
    ///
    /// - Parameters:
    ///   - people: The people.
    ///   - memory: Keeps the classes of each crowd, for all threads.
    ///   - digest: What stands for a person, whatever the case of the identifier.
    package init(
        among people: People, in memory: any CrowdMemory, digest: @escaping @Sendable (UTF8Text) -> UInt64
    ) {
        self.people = people
        self.memory = memory
        self.digest = digest
    }

    /// The classes of a crowd; nil for a small one.
    func classes(of crowd: Crowd, in book: AddressBook) -> PeopleClasses? {
        guard book.count(of: crowd) >= Self.fewest else { return nil }
        return memory.classes(of: CrowdName(group: crowd.name, ignoresCase: book.ignoresCase)) {
            PeopleClasses(of: crowd, in: book, digest: digest)
        }
    }
}

/// Keeps the classes of crowds; threads share it, for which a library without locks has no means.
package protocol CrowdMemory: Sendable {
    func classes(of crowd: CrowdName, _ make: () -> PeopleClasses) -> PeopleClasses
}

/// What tells a crowd from the others of a run.
package struct CrowdName: Sendable, Hashable {
    /// The group; nil for everyone in the recipients file.
    let group: UTF8Text?
    /// Whether identifiers that differ in case only are one person's.
    let ignoresCase: Bool
}

/// What a crowd meets of one message: each of its classes, and those whom the message singles out.
struct CrowdComparison {
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
    func forEach(_ body: (PersonDifferences) -> Void) {
        let except = Set(individuals.map { crowds.digest($0.recipient.id) })
        for one in classes.classes {
            let points = points(for: Addressee(one.someone, in: group), after)
            body(PersonDifferences(people: .people(one.digests, except: except), points: points))
        }
        for individual in individuals where !books.source.isLeftOut(individual.recipient.id, of: message) {
            let isReached = after.map { !books.target.isLeftOut(individual.recipient.id, of: $0) } ?? false
            body(
                PersonDifferences(
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

/// The people of a crowd in classes of those for whom both sides decide alike, as long as a message does not single one out.
///
/// A person is singled out by a list of the message, as its sender, or by a setting of their own for its conversation or its sender.
/// For the others, what a class's people set is all that matters, so that one decision is enough for all of them.
package final class PeopleClasses: Sendable {
    /// People who set the same.
    struct Class: Sendable {
        /// Someone like them, whom no message names.
        let someone: Recipient
        fileprivate(set) var digests: [UInt64] = []
    }

    /// The classes; none is empty.
    let classes: [Class]
    /// The identifiers of a group's members, in lower case where that does not matter; nil where everyone in the file belongs.
    private let names: Set<UTF8Text>?
    /// Those who have settings for a conversation, or a name of their own for somebody, by the conversation or the person.
    private let particular: [Peer: [UTF8Text]]

    /// A conversation, or a person, for which or whom people may have settings; in lower case.
    private struct Peer: Hashable {
        let kind: Conversation.Kind
        let id: UTF8Text
    }

    /// Sorts a crowd.
    init(of crowd: Crowd, in book: AddressBook, digest: (UTF8Text) -> UInt64) {
        var numbers: [ClassKey: Int] = [:]
        var classes: [Class] = []
        var particular: [Peer: [UTF8Text]] = [:]
        var names: Set<UTF8Text> = []
        book.forEach(in: crowd) { recipient in
            if !crowd.isEveryone { names.insert(book.name(recipient.id)) }
            for setting in recipient.conversations where !setting.isOfAll {
                particular[Peer(kind: setting.kind, id: setting.id.lowercasedASCII()), default: []]
                    .append(recipient.id)
            }
            for name in recipient.remarks.keys {
                particular[Peer(kind: .direct, id: name.lowercasedASCII()), default: []].append(recipient.id)
            }
            let key = ClassKey(recipient)
            let number = numbers[key] ?? classes.count
            if number == classes.count {
                numbers[key] = number
                classes.append(Class(someone: recipient.withoutPeers))
            }
            classes[number].digests.append(digest(recipient.id))
        }
        for number in classes.indices { classes[number].digests.sort() }
        self.classes = classes
        self.names = crowd.isEveryone ? nil : names
        self.particular = particular
    }

    func contains(_ id: UTF8Text, in book: AddressBook) -> Bool {
        guard let names else {
            return book.people.recipients?.find(id, ignoringCase: book.ignoresCase) != nil
        }
        return names.contains(book.name(id))
    }

    func people(withSettingsFor group: UTF8Text?, _ sender: UTF8Text?) -> [UTF8Text] {
        let peers = [
            group.map { Peer(kind: .group, id: $0.lowercasedASCII()) },
            sender.map { Peer(kind: .direct, id: $0.lowercasedASCII()) },
        ]
        return peers.compactMap(\.self).flatMap { particular[$0] ?? [] }
    }
}

/// What of a person's settings decides, conversations and names for others aside.
private struct ClassKey: Hashable {
    let words: [String?]
    let texts: [UTF8Text?]
    let numbers: [Int?]
    let daily: DailyInterval?
    let flags: [Bool?]
    let ofAll: [ConversationSetting]

    init(_ recipient: Recipient) {
        let quiet = recipient.quiet
        words = [
            recipient.display?.rawValue, recipient.mode?.rawValue,
            quiet?.isZoneNamed == true ? quiet?.zone.name : nil,
        ]
        texts =
            [recipient.language, recipient.template, recipient.textKey]
            + recipient.devices.map(\.language)
        numbers = [recipient.knownUnread, quiet?.from?.seconds, quiet?.until?.seconds]
        ofAll = recipient.conversations.filter(\.isOfAll)
        daily = quiet?.daily
        flags = [
            recipient.pushesWhileDesktopOnline, recipient.devices.contains { $0.kind == .alert },
            recipient.devices.contains { $0.kind == .voip },
        ]
    }
}

extension Recipient {
    /// Someone with the same settings but those for conversations and people, whom nothing names.
    fileprivate var withoutPeers: Recipient {
        var someone = self
        someone.id = Situation.unnamed
        someone.nickname = nil
        someone.conversations = conversations.filter(\.isOfAll)
        someone.remarks = [:]
        return someone
    }
}
