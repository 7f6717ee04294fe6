import PushBridge

/// Why a row of an export becomes nothing; a case's text is its name in summaries.
package enum OmittedRow: String, Sendable, CaseIterable {
    /// The device has no names, or none of a person.
    case noNames = "no-names"
    case noPerson = "no-person"
    /// The device has no token, or one that is not Apple's.
    case noToken = "no-token"
    case badToken = "bad-token"
    /// The device's platform is not Apple's, or not given.
    case otherPlatform = "other-platform"
    case noPlatform = "no-platform"
    /// The vendor marked the device as invalid.
    case invalidDevice = "invalid-device"
    /// The row is older than the caller wants.
    case tooOld = "too-old"
    /// The conversation is a chat room, or one of the app's with its subscribers.
    case room
    case system
    /// The conversation has no members.
    case noMembers = "no-members"
}

/// What an import made otherwise than the export has it; a case's text is its name in summaries.
package enum ImportNote: String, Sendable, CaseIterable {
    /// Devices without a topic.
    case noTopic = "no-topic"
    /// Devices without a team, where others have one.
    case noTeam = "no-team"
    /// Devices that were not updated for so long that the vendor pushes nothing.
    case stale
    /// Rows that do not tell when they were updated last.
    case noTime = "no-time"
    /// Devices whose count cannot be read.
    case badBadge = "bad-badge"
    /// People whose devices have different counts.
    case severalBadges = "several-badges"
    /// Rows about a device that a later row of the same person is about too.
    case repeatedToken = "repeated-token"
    /// Devices that several people use, by one row or by several; each of them gets pushes there.
    case severalPeople = "several-people"
    /// Names beside those of people.
    case otherNames = "other-names"
    /// Mutes of a conversation of two, which became mutes of a person.
    case directMutes = "direct-mutes"
    /// Mutes of rooms, of conversations of the app's, and of those who are no members.
    case lostMutes = "lost-mutes"
    /// Conversations that cannot be read; their members and mutes are not known.
    case badConversations = "bad-conversations"

    /// Whether a recipient may get other pushes, or another badge.
    var isLoss: Bool {
        switch self {
        case .badBadge, .severalBadges, .directMutes, .lostMutes, .badConversations: true
        case .noTopic, .noTeam, .stale, .noTime, .repeatedToken, .severalPeople, .otherNames: false
        }
    }
}

extension Tally {
    /// How often something became otherwise.
    package func count(of note: ImportNote) -> Int { self[.notes][note.rawValue] ?? 0 }

    mutating func count(_ omitted: OmittedRow) { count(omitted.rawValue, in: .leftOut) }

    mutating func count(_ note: ImportNote, _ times: Int = 1) {
        guard times > 0 else { return }
        count(note.rawValue, in: .notes, times: times)
        if note.isLoss { self[.warnings] += times }
    }
}

/// A task whose lines are rows of an export, or answers that contain several rows.
package protocol ImportTask: JSONLineTask {
    /// The columns of the rows.
    var format: ExportFormat { get }

    /// Works on a row; throws why it is rejected, and has counted nothing then.
    func work(on row: ExportRow, at place: MessagePlace, into output: inout LineOutput) throws(MessageError)
}

extension ImportTask {
    /// Works on each row, and rejects each by itself.
    package func work(
        on value: JSONValue, from origin: LineOrigin, into output: inout LineOutput
    ) throws(MessageError) {
        format.forEachRow(of: value) { row, index in
            output.tally[.rows] += 1
            var place = origin.place
            if let index { place.index = index }
            do throws(MessageError) {
                try row.check()
                try work(on: row, at: place, into: &output)
            } catch {
                let input = index == nil ? origin.input : .value(row.json)
                output.reject(
                    RejectedLine(error, of: LineOrigin(place: place, input: input, key: origin.key)))
            }
        }
    }
}
