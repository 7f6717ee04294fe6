/// The objects of the interface that have a name.
enum NamedSchema: String, Sendable, CaseIterable {
    case problem = "Problem"
    case submission = "Submission"
    case submittedLine = "SubmittedLine"
    case lineError = "LineError"
    case message = "Message"
    case outcome = "Outcome"
    case deadLetter = "DeadLetter"
    case redriving = "Redriving"
    case redriven = "Redriven"
    case person = "Person"
    case device = "Device"
    case deviceSettings = "DeviceSettings"
    case badge = "Badge"
    case badgeSetting = "BadgeSetting"
    case badgeChange = "BadgeChange"
    case presence = "Presence"
    case group = "Group"
    case health = "Health"

    /// What it is.
    var words: String {
        switch self {
        case .problem: "What is wrong (RFC 9457)"
        case .submission: "What became of the lines of a request"
        case .submittedLine: "What became of one line"
        case .lineError: "Why a line was not taken"
        case .message: "A message that is kept"
        case .outcome: "What became of one push, or that there was none"
        case .deadLetter: "What nobody tries again by itself"
        case .redriving: "Which dead letters to try again"
        case .redriven: "How many dead letters are tried again"
        case .person: "A person, as in a line of a recipients file"
        case .device: "A device"
        case .deviceSettings: "What an app says of its device"
        case .badge: "A person's badge"
        case .badgeSetting: "What the badge is to be"
        case .badgeChange: "How the badge changes"
        case .presence: "Whether a person is connected"
        case .group: "A group with its members"
        case .health: "Whether all is well"
        }
    }

    /// What it may be.
    var schema: JSONSchema {
        switch self {
        case .problem: .object(Self.problemMembers, isOpen: true)
        case .submission:
            .object([.needed("messages", .array(.named(.submittedLine)), "In the order of the lines")])
        case .submittedLine: .object(Self.lineMembers)
        case .lineError: .object(Self.errorMembers)
        case .message: .object(Self.messageMembers, isOpen: true)
        case .outcome: .object(Self.outcomeMembers)
        case .deadLetter: .object(Self.deadLetterMembers)
        case .redriving:
            .object([
                SchemaMember("ids", .array(.integer(from: 1)), "Their numbers; absent for all of the app")
            ])
        case .redriven: .object([.needed("redriven", .integer(from: 0), "How many")])
        case .person: .object(Self.personMembers, isOpen: true)
        case .device: .object(Self.deviceMembers)
        case .deviceSettings: .object(Self.deviceSettingMembers)
        case .badge: .object([.needed("unread", .integer(from: 0), "How many messages count")])
        case .badgeSetting:
            .object(Self.badgeSettingMembers)
        case .badgeChange: .object(Self.badgeChangeMembers)
        case .presence: .object(Self.presenceMembers)
        case .group: .object(Self.groupMembers)
        case .health: .object(Self.healthMembers, isOpen: true)
        }
    }
}
