internal import PushBridge

/// What a move may lose of every key that fills a field, and what to do about it.
///
/// The page *What cannot be carried over* names one row for each of the first kinds; the other keys of the same field lose
/// the same. ``RowJourney`` shows them all, so that each row that `verify` names has its loss and its remedy.
struct FieldLoss: Sendable {
    /// What happens to which of its values.
    let loss: KnownLoss
    /// The vendor whose keys they are.
    private let vendor: String
    private let fields: Set<CanonicalField>

    private init(_ vendor: String, _ fields: Set<CanonicalField>, _ loss: KnownLoss?) {
        self.vendor = vendor
        self.fields = fields
        self.loss = loss ?? .withoutKey
    }

    /// What is known of a field of a vendor's, beside what is known of one row.
    static func all(of field: CanonicalField, from vendor: String) -> [KnownLoss] {
        all.filter { $0.vendor == vendor && $0.fields.contains(field) }.map(\.loss)
    }

    private static let all = fromEasemob + fromNIM

    /// The fields of the words that people read, the message's own among them.
    private static let words = Set(
        CanonicalField.allCases.filter { field in
            ["alert.", "explicitAlert.", "template.", "directed."].contains { field.rawValue.hasPrefix($0) }
        } + [.text, .memberText])

    private static let serverWords = KnownLoss(
        "", "The words that a server writes before or for a text",
        "each writes its own: a name, or that somebody was mentioned",
        "nothing, or try 'verify --advise', which looks for texts of the profile that keep them", .degraded)
    private static let tooLong = KnownLoss(
        "", "A message or a payload that is too large for the target", "no message, or less data",
        "send less, or a link to it", .degraded)
    private static let name = KnownLoss(
        "", "The sender's name before the text", "left out where the target has no key for it",
        "add the sender to the profile's 'senders'", .degraded)
    private static let noMembers = KnownLoss(
        "", "A message for some members", "no message where the target's shape cannot name them",
        "choose a '--to-shape' that can, or send to each member", .degraded)
    private static let noRoom = KnownLoss(
        "", "A message to a chat room", "no message where the target's shape has no rooms",
        "'--to-shape sdk'",
        .degraded)
    private static let otherKind = KnownLoss(
        "", "A kind of message that the target does not have", "no message, or a custom message",
        "send the message through the target's own interface", .degraded)

    /// What may happen to a message as a whole.
    static let ofWholeMessages = [tooLong, noMembers, noRoom, otherKind]

    private static let fromEasemob = [
        FieldLoss("easemob", words.subtracting([.text]), .first(of: "EM-004")),
        FieldLoss("easemob", words.union([.mentions, .conversationKind]), serverWords),
        FieldLoss("easemob", [.badge], .first(of: "EM-012")),
        FieldLoss("easemob", [.mentions], .first(of: "EM-028")),
        FieldLoss(
            "easemob", [.acceptedDevices, .ignoredDevices, .acceptedNotifiers, .ignoredNotifiers],
            .first(of: "EM-048")),
        FieldLoss("easemob", [.senderID, .conversationID, .senderName, .senderGroupName, .hasPrefix], name),
        FieldLoss("easemob", [.kind], otherKind),
        FieldLoss("easemob", [.conversationKind], noRoom),
        FieldLoss("easemob", [.members, .excludedMembers], noMembers),
        FieldLoss("easemob", [.text, .appData, .rootData], tooLong),
    ]

    private static let fromNIM = [
        FieldLoss("nim", words.union([.kind]), .first(of: "NIM-049")),
        FieldLoss(
            "nim", [.senderID, .conversationID, .senderName, .senderGroupName, .hasPrefix], name),
        FieldLoss("nim", [.memberText, .mentions], .first(of: "NIM-061")),
        FieldLoss("nim", [.force, .memberText], .first(of: "NIM-060")),
        FieldLoss("nim", [.isCounted], .first(of: "NIM-055")),
        FieldLoss("nim", [.rootData, .appData], .first(of: "NIM-131")),
        FieldLoss("nim", [.kind], otherKind),
        FieldLoss("nim", [.conversationKind], noRoom),
        FieldLoss("nim", [.members, .excludedMembers], noMembers),
        FieldLoss("nim", [.text, .appData, .rootData], tooLong),
    ]
}

extension KnownLoss {
    /// The first that the page tells of a row.
    fileprivate static func first(of row: String) -> KnownLoss? { all(of: row).first }

    /// What may happen to a key that decides what people get, where nothing else is known.
    static let withoutKey = KnownLoss(
        "", "A value for which the target's shape has no key",
        "dropped, unless 'convert' can show the same in another way",
        "try another '--to-shape'; otherwise tell the users who need it", .degraded)

    /// What may happen to a key that only holds others.
    static let ofMembers = KnownLoss(
        "", "What it holds", "left out, or too large for the target, or hidden, as for each member",
        "see the rows of its members", .degraded)
}
