import PushModel

/// The situations of a recipient in which both sides of a conversion are compared (reading C5).
enum Situation {
    /// A recipient whom no list of the message names; no vendor's identifier looks like it.
    static let unnamed: UTF8Text = "(anyone)"

    /// What a recipient set that decides whether anything is pushed.
    enum Setting: String, CaseIterable {
        case free
        case quietHours = "quiet-hours"
        case conversationQuiet = "conversation-quiet"
        case muted
        case mentions = "mode-mentions"
        case none = "mode-none"

        /// A recipient with this setting, who has a device for alerts and one for calls.
        func recipient(
            _ id: UTF8Text, in conversation: (kind: Conversation.Kind, id: UTF8Text?), at now: Instant
        ) -> Recipient {
            var recipient = Recipient(id: id)
            recipient.unread = 3
            recipient.devices = [
                Device(token: "00", kind: .alert), Device(token: "01", kind: .voip),
            ]
            switch self {
            case .free: break
            // Equal ends hold all day (reading G9).
            case .quietHours: recipient.quiet = QuietTime(daily: DailyInterval(start: 60, end: 60))
            case .mentions: recipient.mode = .mentions
            case .none: recipient.mode = NotificationMode.none
            case .conversationQuiet, .muted:
                guard let id = conversation.id else { break }
                var setting = ConversationSetting(kind: conversation.kind, id: id)
                if self == .muted { setting.isMuted = true } else { setting.quietUntil = .latest }
                recipient.conversations = [setting]
            }
            return recipient
        }
    }
}

extension Instant {
    /// Later than every moment asked about.
    fileprivate static var latest: Instant { Instant(seconds: .max) }
}

// MARK: - Members

/// One recipient of each class that the lists of either side tell apart.
struct MemberClasses {
    /// A class: how it is called, and someone who belongs to it.
    typealias Member = (name: String, id: UTF8Text)

    private(set) var members: [Member]

    init(_ before: PushMessage, _ after: PushMessage) {
        members = [("unnamed", Self.someone(in: before))]
        var classes: [UTF8Text: Set<List>] = [:]
        var order: [(folded: UTF8Text, id: UTF8Text)] = []
        for (list, ids) in Self.lists(before, isBefore: true) + Self.lists(after, isBefore: false) {
            for id in ids {
                let folded = id.lowercasedASCII()
                if classes[folded] == nil { order.append((folded, id)) }
                classes[folded, default: []].insert(list)
            }
        }
        var seen: Set<Set<List>> = []
        for (folded, id) in order {
            guard let lists = classes[folded], seen.insert(lists).inserted else { continue }
            members.append((name(of: lists), id))
        }
    }

    /// Someone whom no list names: the receiver of a direct message, anyone in a group.
    private static func someone(in message: PushMessage) -> UTF8Text {
        message.conversationKind == .direct
            ? message.receivers.first ?? Situation.unnamed : Situation.unnamed
    }

    /// A list of one side that treats those in it apart.
    private struct List: Hashable {
        let name: String
        let isBefore: Bool
    }

    private static func lists(_ message: PushMessage, isBefore: Bool) -> [(List, [UTF8Text])] {
        func ids(_ audience: Audience) -> [UTF8Text] {
            if case .listed(let ids) = audience { ids } else { [] }
        }
        // In a direct conversation nobody is mentioned, and no directed template is used (reading C13).
        let isDirect = message.conversationKind == .direct
        return [
            (List(name: "mentioned", isBefore: isBefore), isDirect ? [] : ids(message.mentions)),
            (List(name: "forced", isBefore: isBefore), ids(message.force)),
            (
                List(name: "directed", isBefore: isBefore),
                isDirect ? [] : message.directedTemplate?.reachedTargets ?? []
            ),
            (List(name: "member", isBefore: isBefore), message.members ?? []),
            (List(name: "excluded", isBefore: isBefore), message.excludedMembers),
        ]
    }

    /// The lists' names; a number behind it tells classes apart that only the two sides' lists do.
    private func name(of lists: Set<List>) -> String {
        let name = Set(lists.map(\.name)).sorted().joined(separator: "+")
        let count = members.count { $0.name == name || $0.name.hasPrefix(name + "-") }
        return count == 0 ? name : "\(name)-\(count + 1)"
    }
}
