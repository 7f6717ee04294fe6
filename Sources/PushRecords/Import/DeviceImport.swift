import PushBridge

/// Gathers the people of an export of devices; their lines are written once all rows are read.
package struct DeviceImport: ImportTask {
    package let format: ExportFormat
    private let people: ImportedPeople
    private let known: Set<UTF8Text>?
    private let since: Instant?

    /// Creates a task.
    ///
    /// - Parameters:
    ///   - format: The columns of the rows.
    ///   - people: Receives the people.
    ///   - known: Which names are people's; nil for all of them.
    ///   - since: Leaves out older rows; nil for none.
    package init(
        _ format: ExportFormat, into people: ImportedPeople, known: Set<UTF8Text>?, since: Instant?
    ) {
        self.format = format
        self.people = people
        self.known = known
        self.since = since
    }

    package func work(
        on row: ExportRow, at place: MessagePlace, into output: inout LineOutput
    ) throws(MessageError) {
        let names = try row.identifiers(.people)
        let ids = known.map { known in names.filter(known.contains) } ?? names
        let reading = try DeviceRow.reading(row)
        let device: DeviceRow
        switch reading {
        case .omitted(let reason): return output.tally.count(reason)
        case .device(let found): device = found
        }
        if !device.isValid {
            output.tally.count(.invalidDevice)
            // It may be newer than a row that calls the same device valid.
            return output.tally.count(.repeatedToken, people.add(device, of: ids, at: place))
        }
        if ids.isEmpty { return output.tally.count(names.isEmpty ? .noNames : .noPerson) }
        if let since, let updated = device.updated, updated < since { return output.tally.count(.tooOld) }
        output.tally.count(.otherNames, names.count - ids.count)
        output.tally.count(.repeatedToken, people.add(device, of: ids, at: place))
    }

    /// Writes the counts of devices, of what was left out and of what became otherwise.
    package func writeSummary(of tally: Tally, to writer: inout JSONWriter) {
        tally.write([.rows, .devices], to: &writer)
        tally.write([.leftOut, .notes, .teams, .rejected], to: &writer)
    }
}

/// A row about a device of Apple's.
struct DeviceRow {
    let device: Device
    /// Whether the device can get pushes: the vendor has not marked it as invalid.
    let isValid: Bool
    /// The count on the device's icon; nil without one.
    let unread: Int?
    let hasBadBadge: Bool
    /// The team whose key signs the pushes.
    let team: UTF8Text?
    let updated: Instant?

    /// What a row is: a device, or left out.
    enum Reading {
        case device(DeviceRow)
        case omitted(OmittedRow)
    }

    /// The fewest digits of a token.
    private static let fewestDigits = 64
    /// What the topic of a device ends in that gets calls.
    private static let callSuffix: UTF8Text = ".voip"

    /// Reads a row.
    ///
    /// - Throws: ``MessageError`` for a value of another type than its column's.
    static func reading(_ row: ExportRow) throws(MessageError) -> Reading {
        let (token, topic) = (try row.text(.token), try row.text(.topic))
        let (notifier, team) = (try row.text(.notifier), try row.text(.team))
        let (isApples, isValid) = (try row.counts(.platform), try row.flag(.isValid))
        guard let isApples else { return .omitted(.noPlatform) }
        guard isApples else { return .omitted(.otherPlatform) }
        guard let token else { return .omitted(.noToken) }
        guard token.count >= fewestDigits, token.count.isMultiple(of: 2), token.isHexadecimal else {
            return .omitted(.badToken)
        }
        let (unread, hasBadge) = row.count(.unread)
        let app = topic.map(Self.app)
        return .device(
            DeviceRow(
                device: Device(
                    token: token, topic: app?.topic, notifier: notifier, kind: app?.kind ?? .alert),
                isValid: isValid != false, unread: unread, hasBadBadge: hasBadge && unread == nil, team: team,
                updated: row.moment(.updated)))
    }

    /// The app's topic without the suffix of calls, and what the suffix says of the device.
    private static func app(_ topic: UTF8Text) -> (topic: UTF8Text?, kind: Device.Kind) {
        guard topic.hasSuffix(callSuffix) else { return (topic, .alert) }
        return (topic[0..<topic.count - callSuffix.count].nonEmpty, .voip)
    }
}
