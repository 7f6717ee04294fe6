import PushModel

/// The people of a crowd in classes of those for whom both sides decide alike, as long as a message does not single one out.
///
/// A person is singled out by a list of the message, as its sender, or by a setting of their own for its conversation or its sender.
/// For the others, what a class's people set is all that matters, so that one decision is enough for all of them.
package final class PeopleClasses: Sendable {
    /// People who set the same.
    struct Class: Sendable {
        /// Someone like them, whom no message names.
        let someone: Recipient
        /// Their digests, in order.
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
    ///
    /// - Parameters:
    ///   - crowd: The crowd.
    ///   - book: Knows who belongs to it.
    ///   - digest: What stands for a person.
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

    /// Whether somebody belongs to the crowd.
    func contains(_ id: UTF8Text, in book: AddressBook) -> Bool {
        guard let names else {
            return book.people.recipients?.find(id, ignoringCase: book.ignoresCase) != nil
        }
        return names.contains(book.name(id))
    }

    /// Those who have settings of their own for a group, or for a sender.
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
    /// What they set for all conversations.
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
