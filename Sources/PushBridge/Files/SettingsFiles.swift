/// Reads what the app configured and what its users set from files, as `--profile`, `--recipients` and `--groups` do.
///
/// ```swift
/// let files = SettingsFiles(from: now)
/// let profile = try files.profile(at: "nim.json")
/// let people = try files.people(recipients: "recipients.jsonl", groups: "groups.jsonl")
/// ```
/// Each call reads its whole file. What is probably a mistake does not stop it; ``note`` is told.
public struct SettingsFiles: Sendable {
    /// Finds the time zones that recipients name.
    public var zones: TimeZoneRule.Finder
    /// The identifiers that people and groups get: files have the old ones, directories the new ones.
    public var identifiers: IdentifierMap?
    /// Gets what in a file is probably a mistake.
    public var note: @Sendable (SettingsNote) -> Void

    /// Creates a reader of files.
    ///
    /// - Parameters:
    ///   - moment: The moment from which on quiet times will be asked for, usually now.
    ///   - note: Gets what in a file is probably a mistake.
    public init(from moment: Instant, note: @escaping @Sendable (SettingsNote) -> Void = { _ in }) {
        zones = TimeZones.finder(from: moment)
        self.note = note
    }

    /// Reads an app's profile: one JSON object on as many lines as it likes.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - vendor: The vendor of a profile that names none; nil where it has to.
    /// - Returns: The profile, complete from its vendor's preset.
    /// - Throws: ``SettingsFileError``, with file and line.
    public func profile(at path: String, vendor: String? = nil) throws(SettingsFileError) -> AppProfile {
        let file = try SettingsFile(path)
        let root = try file.document()
        do {
            let profile = try AppProfile(root, vendor: vendor, zones: zones)
            for remark in profile.remarks {
                note(SettingsNote(file: path, line: file.line(of: remark.path, in: root), remark: remark))
            }
            return profile
        } catch {
            let line = file.line(of: error.path, in: root)
            throw SettingsFileError(
                code: .malformed, file: path, line: line, reason: error.description)
        }
    }

    /// Reads recipients: one JSON object a line, or an array of them.
    ///
    /// - Parameter path: The file.
    /// - Returns: The recipients; of two with one identifier the later counts.
    /// - Throws: ``SettingsFileError``, with file and line.
    public func recipients(at path: String) throws(SettingsFileError) -> RecipientDirectory {
        try RecipientDirectory(
            zones: zones, renamedBy: identifiers,
            note: { note(SettingsNote(file: path, line: $1, remark: $0)) },
            reading: SettingsFile(path).forEach)
    }

    /// Reads groups: one JSON object a line, or an array of them.
    ///
    /// - Parameter path: The file.
    /// - Returns: The groups with their members.
    /// - Throws: ``SettingsFileError``, with file and line.
    public func groups(at path: String) throws(SettingsFileError) -> GroupDirectory {
        try GroupDirectory(
            renamedBy: identifiers, note: { note(SettingsNote(file: path, line: $1, remark: $0)) },
            reading: SettingsFile(path).forEach)
    }

    /// Reads the identifiers that an app's users, groups and messages get at another vendor.
    ///
    /// - Parameter path: The file: a line each, with tabs between kind, old and new identifier.
    /// - Returns: The map.
    /// - Throws: ``SettingsFileError``, with file and line.
    public func identifiers(at path: String) throws(SettingsFileError) -> IdentifierMap {
        let file = try SettingsFile(path)
        do {
            return try IdentifierMap(lines: file.bytes)
        } catch {
            throw SettingsFileError(
                code: .malformed, file: path, line: error.line, reason: error.description)
        }
    }

    /// Reads all whom messages may reach.
    ///
    /// - Parameters:
    ///   - recipients: The file of recipients.
    ///   - groups: The file of groups; nil where there is none.
    /// - Returns: The people.
    /// - Throws: ``SettingsFileError``, with file and line.
    public func people(recipients: String, groups: String? = nil) throws(SettingsFileError) -> People {
        let directory = try self.recipients(at: recipients)
        guard let groups else { return People(recipients: directory) }
        return People(recipients: directory, groups: try self.groups(at: groups))
    }
}

extension Recipient {
    /// Reads a person, who gets the new identifier of a map.
    package init(
        _ value: JSONValue, zones: TimeZoneRule.Finder, renamedBy map: IdentifierMap?,
        remarks: inout [SettingsRemark]
    ) throws(PushModelError) {
        try self.init(value, zones: zones, remarks: &remarks)
        guard let map else { return }
        for (_, id, conversation) in rename(by: map) where conversation == nil {
            try map.tell(ofUnmapped: "recipient", id, &remarks)
        }
    }
}

extension RecipientDirectory {
    /// Reads recipients; `forEach` gives each object with its number, of which remarks are told.
    package init<Failure: Error>(
        zones: TimeZoneRule.Finder, renamedBy map: IdentifierMap? = nil,
        note: (SettingsRemark, Int) -> Void,
        reading forEach:
            @escaping (_ body: (JSONValue, Int) throws(PushModelError) -> Void) throws(Failure) -> Void
    ) throws(Failure) {
        var people = PackedRecipients()
        var numbers: [UInt32] = []
        try forEach { (value, number) throws(PushModelError) in
            var remarks: [SettingsRemark] = []
            people.append(try Recipient(value, zones: zones, renamedBy: map, remarks: &remarks))
            numbers.append(UInt32(clamping: number))
            for remark in remarks { note(remark, number) }
        }
        self.init(people) { index, remark in note(remark, Int(numbers[index])) }
    }
}

extension GroupDirectory {
    /// Reads groups; `forEach` gives each object with its number, of which remarks are told.
    package init<Failure: Error>(
        renamedBy map: IdentifierMap? = nil, note: (SettingsRemark, Int) -> Void,
        reading forEach:
            @escaping (_ body: (JSONValue, Int) throws(PushModelError) -> Void) throws(Failure) -> Void
    ) throws(Failure) {
        self.init()
        try forEach { (value, number) throws(PushModelError) in
            var remarks: [SettingsRemark] = []
            try add(value, renamedBy: map, remarks: &remarks)
            for remark in remarks { note(remark, number) }
        }
    }
}

/// What in a file of settings is probably a mistake.
public struct SettingsNote: Sendable, Hashable, CustomStringConvertible {
    /// The file.
    public let file: String
    /// The line at which the object begins, from 1.
    public let line: Int
    /// What it is.
    public let remark: SettingsRemark

    /// File, line and words, as `recipients.jsonl:3: …`.
    public var description: String { "\(file):\(line): \(remark)" }
}
