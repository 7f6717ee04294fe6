internal import PushRecords

/// What an import tells at its end on standard error: what was left out, and what became otherwise.
enum ImportSentences {
    /// The sentences about an export of devices.
    static func devices(_ tally: Tally, allNames: Bool) -> [String] {
        let names = allNames ? "Each name of a device was read as a person: --all-names." : nil
        let notes = ImportNote.allCases.compactMap { note in
            let count = tally.count(of: note)
            return count > 0 ? sentence(note, count) : nil
        }
        let empty = tally[.records] == 0 && tally[.rows] > 0 ? "No row became a recipient." : nil
        return [names, leftOut(tally), empty].compactMap(\.self) + notes + [teams(tally)].compactMap(\.self)
    }

    /// How many rows became nothing, by reason; nil for none.
    static func leftOut(_ tally: Tally) -> String? {
        let counts = tally[.leftOut]
        let total = counts.values.reduce(0, +)
        guard total > 0 else { return nil }
        let reasons = OmittedRow.allCases.compactMap { reason in
            counts[reason.rawValue].map { "\(reason.rawValue) \($0)" }
        }
        return "\(rows(total)) left out: \(reasons.joined(separator: ", "))."
    }

    private static func sentence(_ note: ImportNote, _ count: Int) -> String {
        let devices = "\(count) \(count == 1 ? "device" : "devices")"
        let mutes = "\(count) \(count == 1 ? "mute" : "mutes")"
        return switch note {
        case .noTopic: "No topic: \(devices). The profile's topic applies to them."
        case .noTeam: "No team: \(devices). Find out which team's key pushes to them."
        case .stale:
            "Not updated for 90 days: \(devices). The vendor sends them no pushes. Leave them out with --since."
        case .noTime: "No readable time of the last update: \(devices). They were kept."
        case .badBadge: "No usable badge: \(devices). It was left out."
        case .severalBadges:
            "Different badges on one recipient's devices: \(count). The largest became the recipient's unread count."
        case .repeatedToken: "Repeated token of one recipient: \(rows(count)) replaced by the latest."
        case .severalPeople:
            "Devices of several recipients: \(count). Each recipient gets pushes there, earlier users of the device too."
        case .otherNames: "Names that are not people: \(count). They were left out."
        case .directMutes:
            "Mutes of a conversation of two: \(count). Each mutes every direct conversation with the other member."
        case .lostMutes:
            "\(mutes) left out, of chat rooms, of system conversations or of a user who is not a member."
        case .badConversations:
            "\(rows(count)) of the conversations left out. Their members and mutes are missing, so correct them and run this again."
        }
    }

    private static func teams(_ tally: Tally) -> String? {
        let teams = tally[.teams].sorted { $0.key < $1.key }
        guard teams.count > 1 else { return nil }
        let counts = teams.prefix(mostTeams).map { "\($0.key) \($0.value)" }.joined(separator: ", ")
        return "The devices belong to \(teams.count) teams: \(counts). Send to each with a key of its team."
    }

    private static let mostTeams = 5

    private static func rows(_ count: Int) -> String { count == 1 ? "1 row" : "\(count) rows" }
}
