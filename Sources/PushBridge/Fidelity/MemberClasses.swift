import PushModel

/// One recipient of each class that the lists of either side tell apart.
struct MemberClasses {
    /// A class: how it is called, and someone who belongs to it.
    typealias Member = (name: String, id: UTF8Text)

    /// The class of those whom no list names, which comes first.
    static let unnamed = "unnamed"

    private var members: [Member]

    private init(_ first: Member) { members = [first] }

    /// A member of each class.
    static func members(_ before: PushMessage, _ after: PushMessage) -> [Member] {
        var classes = MemberClasses((unnamed, someone(in: before)))
        if before.hasLists || after.hasLists { classes.addListed(before, after) }
        return classes.members
    }

    private mutating func addListed(_ before: PushMessage, _ after: PushMessage) {
        var people = ListedPeople()
        people.take(before, Lists.allCases)
        people.take(after, Lists.allCases.map(\.ofTarget))
        var seen: Set<Lists> = []
        // Nobody gets a push of a message of their own.
        let sender = before.senderID?.lowercasedASCII()
        for (id, lists) in people.people
        where id.lowercasedASCII() != sender && seen.insert(lists).inserted {
            members.append((name(of: lists), id))
        }
    }

    /// Someone whom no list names: the receiver of a direct message, anyone in a group.
    private static func someone(in message: PushMessage) -> UTF8Text {
        message.conversationKind == .direct
            ? message.receivers.first ?? Situation.unnamed : Situation.unnamed
    }

    /// The lists' names; a number behind it tells classes apart that only the two sides' lists do.
    private func name(of lists: Lists) -> String {
        let name = lists.names.joined(separator: "+")
        let count = members.count { $0.name == name || $0.name.hasPrefix(name + "-") }
        return count == 0 ? name : "\(name)-\(count + 1)"
    }
}

extension PushMessage {
    /// Whether it may name somebody in a list.
    fileprivate var hasLists: Bool {
        if case .listed = mentions { return true }
        if case .listed = force { return true }
        return members != nil || !excludedMembers.isEmpty || directedTemplate != nil || holds(.namedMentions)
    }
}

/// Lists of both sides that treat those in them apart, a bit for each.
private struct Lists: OptionSet, Hashable {
    let rawValue: UInt16

    // By name, in which order a class is called by them.
    static let directed = Lists(rawValue: 1)
    static let excluded = Lists(rawValue: 1 << 1)
    static let forced = Lists(rawValue: 1 << 2)
    static let member = Lists(rawValue: 1 << 3)
    static let mentioned = Lists(rawValue: 1 << 4)

    private static let allNames = ["directed", "excluded", "forced", "member", "mentioned"]

    /// The source's lists, in the order in which they are looked at.
    static let allCases = [mentioned, forced, directed, member, excluded]

    /// The same list of the target's.
    var ofTarget: Lists { Lists(rawValue: rawValue << Self.allNames.count) }

    /// What the lists are called, whosesoever they are.
    var names: [String] {
        Self.allNames.indices.filter {
            let list = Lists(rawValue: 1 << $0)
            return contains(list) || contains(list.ofTarget)
        }.map { Self.allNames[$0] }
    }
}

/// Everyone whom a list names, with the lists that do.
private struct ListedPeople {
    private(set) var people: [(id: UTF8Text, lists: Lists)] = []
    /// Where each stands, by the identifier in lower case.
    private var places: [UTF8Text: Int] = [:]

    /// Takes the lists of one side; `lists` are those mentioned, forced, addressed by a template, named and left out.
    mutating func take(_ message: PushMessage, _ lists: [Lists]) {
        // In a direct conversation nobody is mentioned, and no directed template is used (reading C13).
        let isDirect = message.conversationKind == .direct
        if case .listed(let ids) = message.mentions, !isDirect { take(ids, lists[0]) }
        if !isDirect { take(message.namedMentions, lists[0]) }
        if case .listed(let ids) = message.force { take(ids, lists[1]) }
        if !isDirect, let template = message.directedTemplate { take(template.reachedTargets, lists[2]) }
        if let members = message.members { take(members, lists[3]) }
        take(message.excludedMembers, lists[4])
    }

    private mutating func take(_ ids: [UTF8Text], _ list: Lists) {
        for id in ids {
            if let place = place(of: id.lowercasedASCII()) {
                people[place].lists.insert(list)
            } else {
                people.append((id, list))
            }
        }
    }

    /// Where somebody stands; nil for someone new, who gets the next place.
    private mutating func place(of folded: UTF8Text) -> Int? {
        if let place = places[folded] { return place }
        places[folded] = people.count
        return nil
    }
}
