public import PushModel

/// A message as its adapter read it.
public struct ReadMessage: Sendable {
    /// What the line was taken for, such as `nim/server-v1`.
    public var source: String
    /// What the sender asked for.
    public var message: PushMessage
    /// What could not be taken as it came.
    public var diagnostics: [Diagnostic]

    /// The message on its way.
    package let reading: MessageTranslation
    /// The people whom the line brings beside the message; nil for most lines, which bring none.
    public let people: People?

    package init(_ reading: MessageTranslation, bringing people: People? = nil) {
        self.reading = reading
        self.people = people
        source = reading.source.name
        message = reading.message
        diagnostics = reading.diagnostics
    }
}

/// Whom a message is for, before anybody is looked up.
public enum Addressees: Sendable, Hashable {
    /// The people whom it names, each once.
    case people([UTF8Text])
    /// The members of some groups, or only those of them whom it names; never those whom ``ReadMessage/leavesOut(_:)`` tells.
    case groups([UTF8Text], only: [UTF8Text]?)
    /// Everyone who uses the app.
    case everyone
    /// The people in chat rooms, who are never pushed anything.
    case rooms
    /// Nobody, and why.
    case nobody(Absence)
}

/// What a service asks that keeps people, groups and counters itself: whom a message is for, whether it counts, and what
/// one of them gets.
extension ReadMessage {
    /// Whom the message is for.
    public var addressees: Addressees {
        let book = reading.source.vendor.addressBook(of: .unknown)
        switch message.conversationKind {
        case .room: return .rooms
        case .direct:
            if message.holds(.audienceCondition) { return .nobody(.unknownAudience) }
            if !message.receivers.isEmpty { return .people(book.distinct(message.receivers)) }
            return message.isForEveryone ? .everyone : .nobody(.namesNobody)
        case .group:
            let groups = book.conversations(of: message)
            if groups.isEmpty {
                guard let members = message.members else { return .nobody(.namesNobody) }
                return .groups([""], only: book.distinct(members))
            }
            let members = message.members.map(book.distinct)
            return members?.isEmpty == true ? .nobody(.emptyGroup) : .groups(groups, only: members)
        }
    }

    /// An identifier in the message as all its spellings have it: in lower case at a vendor that ignores case (reading G25).
    public func name(of id: UTF8Text) -> UTF8Text {
        reading.source.vendor.ignoresCase ? id.lowercasedASCII() : id
    }

    /// The people whom the message names, be it some of a group; nil where it leaves open who they are.
    public var named: [UTF8Text]? {
        switch addressees {
        case .people(let ids): ids
        case .groups(_, let members): members
        case .rooms, .nobody: []
        case .everyone: nil
        }
    }

    /// Whether the message is for everyone who uses the app, because a sign in it says so (reading G20).
    public var isForEveryone: Bool { addressees == .everyone }

    /// Whether somebody in a group's list does not get the message: its sender, and those whom it leaves out.
    public func leavesOut(_ member: UTF8Text) -> Bool {
        reading.source.vendor.addressBook(of: .unknown).isLeftOut(member, of: message)
    }

    /// Whether the message counts in the badges of those whom it reaches: unless its sender says no (reading G1), or it is
    /// nothing that anybody could be told of later.
    public var isCounted: Bool {
        guard message.isCounted ?? true else { return false }
        if message.kind == .recall, !reading.source.vendor.resolver.profile.policies.countsRecalls {
            return false
        }
        switch reading.source.vendor.resolver.suppression(of: message, on: []) {
        case .chatroom, .onlineOnly, .nothingToPush: return false
        default: return true
        }
    }

    /// Whether the message makes a push, for a recipient who has changed no setting.
    public var isPushed: Bool { reading.source.vendor.resolver.suppression(of: message, on: []) == nil }

    /// What reading the message found, with a warning where it reaches nobody.
    public var findings: [Diagnostic] {
        guard case .nobody(let absence) = addressees else { return diagnostics }
        return diagnostics + [.nobody(absence)]
    }

    /// What one person gets.
    ///
    /// - Parameters:
    ///   - recipient: The person, with their devices; `unread` is the count before this message.
    ///   - group: The group in which the message reaches them; nil in a direct conversation.
    ///   - people: Those whose nicknames and roles count, such as the sender.
    ///   - now: The moment of the push.
    /// - Returns: One translation for each device, or one without a device; what concerns the message as a whole stands at the
    ///   first.
    public func translations(
        for recipient: Recipient, in group: UTF8Text?, among people: People = .unknown, at now: Instant
    ) -> [Translation] {
        reading.translations(for: Addressee(recipient, in: group), among: people, at: now)
    }
}

extension ReadMessage {
    /// The recall of this message: for the same people, in the same conversation, with the vendor's text for a recall.
    ///
    /// A vendor that has none pushes no recalls itself. Its built-in words tell of a new message, so the recall has words of
    /// its own in place of them.
    public func recalling() -> ReadMessage {
        var recall = PushMessage()
        recall.kind = .recall
        var withdrawn = PushMessage.Recall()
        withdrawn.messageID = message.id
        withdrawn.clientID = message.clientID
        recall.recall = withdrawn
        recall.senderID = message.senderID
        recall.senderName = message.senderName
        recall.senderGroupName = message.senderGroupName
        recall.hasPrefix = false
        recall.conversationKind = message.conversationKind
        recall.conversationID = message.conversationID
        recall.conversationSort = message.conversationSort
        recall.typeName = reading.source.vendor.adapter.usualTypeName(of: .recall)
        recall.receivers = message.receivers
        recall.isForEveryone = message.isForEveryone
        recall.members = message.members
        recall.excludedMembers = message.excludedMembers
        let profile = reading.source.vendor.resolver.profile
        let words = profile.texts.recall ?? (profile.language == "en" ? "A message was recalled" : "撤回了一条消息")
        if profile.preset?.texts.recall == nil {
            recall.text = words
            recall.body = words
            recall.hidesTitle = profile.texts.title != nil
        }
        return ReadMessage(MessageTranslation(reading, saying: recall))
    }
}

/// Members of a group whom a direct message names: nobody is mentioned there, and no directed template is used (reading C13).
extension PushMessage {
    var namesMembersInVain: Bool {
        (holds(.mentions) || has(.directedTemplate)) && isForOnePerson
    }

    /// Takes the mentions out, and tells of each key that names members.
    mutating func passOverMembers(_ places: (any FieldPlaces)?, _ diagnostics: inout [Diagnostic]) {
        for field in Self.fieldsOfMembers {
            guard holds(field) || field == .mentions && mentions != .nobody,
                let place = places?.location(of: field)
            else { continue }
            diagnostics.append(Diagnostic(.membersInDirectMessage, at: place))
        }
        mentions = .nobody
    }

    /// Whether words for the members of a group would be everybody's at a target that writes the message as a direct one.
    fileprivate var hasWordsForUnknownMembers: Bool {
        memberText != nil && conversationKind == .direct && receivers.isEmpty && conversationID == nil
            && !isForEveryone && kind != .pushOnly
    }

    private static let fieldsOfMembers: [CanonicalField] = [
        .mentions, .directedTargets, .directedName, .directedTitleArguments, .directedContentArguments,
    ]
}

extension MessageTranslation {
    /// The line without words and force for members, where it does not say that it is in a group (reading N4).
    var withoutWordsForMembers: MessageTranslation {
        guard message.hasWordsForUnknownMembers else { return self }
        var message = message
        (message.memberText, message.mentions, message.force) = (nil, .nobody, .nobody)
        return MessageTranslation(self, saying: message)
    }
}
