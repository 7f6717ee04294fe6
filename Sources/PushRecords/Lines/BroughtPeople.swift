import PushBridge

/// A line that brings its people: an object of `message`, `recipients` and perhaps `group`, and of nothing else.
struct BroughtPeople {
    /// The message, as a line of its own would hold it.
    let message: VendorInput
    /// The line's recipients, and its group; where it brings no group, those of the run.
    let people: People
    /// What in the recipients and in the group is probably a mistake.
    let remarks: [Diagnostic]

    /// Reads the line; nil for any other line.
    ///
    /// - Parameters:
    ///   - line: The line.
    ///   - path: Its JSON Pointer in a larger document.
    ///   - translator: Reads messages, and finds time zones.
    ///   - others: The people of the run.
    /// - Throws: ``MessageError`` for settings that cannot be used, with their JSON Pointer.
    init?(
        in line: VendorInput, at path: String, _ translator: borrowing MessageTranslator,
        besides others: People
    ) throws(MessageError) {
        guard case .json(let line) = line, let members = try BroughtMembers(of: line, at: path) else {
            return nil
        }
        self.message = try VendorInput(
            members.message, isFormPossible: translator.recognition.readsForms,
            maximumValues: JSONDocument.defaultMaximumValues)
        var remarks: [Diagnostic] = []
        let directory = try Self.directory(
            of: members.recipients, at: "\(path)/recipients", translator.configuration, &remarks)
        people = People(
            recipients: directory,
            groups: try members.group.map { (group) throws(MessageError) in
                try Self.groups(
                    of: group, at: "\(path)/group", translator.configuration.renaming?.map, &remarks)
            } ?? others.groups,
            otherGroups: others.otherGroups, taggedUsers: others.taggedUsers)
        self.remarks = remarks
    }

    private static func directory(
        of value: JSONValue, at path: String, _ configuration: MessageTranslator.Configuration,
        _ remarks: inout [Diagnostic]
    ) throws(MessageError) -> RecipientDirectory {
        guard value.kind == .array else {
            throw .unusable(
                PushModelError(.wrongType, path: "", message: "must be an array of recipients"), at: path)
        }
        var recipients: [Recipient] = []
        for element in value.elements {
            let path = "\(path)/\(recipients.count)"
            var found: [SettingsRemark] = []
            do {
                recipients.append(
                    try Recipient(
                        element, zones: configuration.zones, renamedBy: configuration.renaming?.map,
                        remarks: &found))
            } catch {
                throw .unusable(error, at: path)
            }
            remarks += found.map { Diagnostic($0, at: path) }
        }
        return RecipientDirectory(recipients) { index, remark in
            remarks.append(Diagnostic(remark, at: "\(path)/\(index)"))
        }
    }

    private static func groups(
        of value: JSONValue, at path: String, _ map: IdentifierMap?, _ remarks: inout [Diagnostic]
    ) throws(MessageError) -> GroupDirectory {
        var groups = GroupDirectory()
        var found: [SettingsRemark] = []
        do {
            try groups.add(value, renamedBy: map, remarks: &found)
        } catch {
            throw .unusable(error, at: path)
        }
        remarks += found.map { Diagnostic($0, at: path) }
        return groups
    }
}

extension MessageError {
    /// Settings in a line that cannot be used.
    fileprivate static func unusable(_ error: PushModelError, at path: String) -> MessageError {
        MessageError(.invalidSettings, "\(path)\(error.path): \(error.message).")
    }
}

extension Diagnostic {
    /// A remark on settings in a line.
    fileprivate init(_ remark: SettingsRemark, at path: String) {
        self.init(
            .remark(remark.kind), path: path + remark.path,
            [.words("\(path)\(remark.path) \(remark.message)")], isLocated: true)
    }
}

/// The members of a line that brings its people: `message`, `recipients` and perhaps `group`, each once and nothing else.
///
/// No vendor's message has a member that is called like the people beside `message`, so whoever writes both means such a line, and
/// what is wrong with it is told.
struct BroughtMembers {
    let message: JSONValue
    let recipients: JSONValue
    /// The group; nil where it is absent or `null`.
    let group: JSONValue?

    static let messageName: UTF8Text = "message"
    private static let recipientsName: UTF8Text = "recipients"
    private static let groupName: UTF8Text = "group"
    /// What people are called in such a line, or by mistake.
    private static let peopleNames: [UTF8Text] = [recipientsName, groupName, "recipient", "groups"]

    /// Finds the members; nil for any other line.
    ///
    /// - Parameters:
    ///   - line: The line.
    ///   - path: Its JSON Pointer in a larger document.
    /// - Throws: ``MessageError`` for a line with other members, or with one of them twice, and for one in whose message there are
    ///   people again.
    init?(of line: JSONValue, at path: String) throws(MessageError) {
        guard Self.namesPeople(line) else { return nil }
        if let name = Self.strangeName(in: line) {
            throw .misjoined("has \"\(name)\"", at: path)
        }
        for name in [Self.messageName, Self.recipientsName, Self.groupName] {
            let count = line.members.count { $0.key == name }
            if count > 1 { throw .misjoined("has \"\(name)\" \(count) times", at: path) }
        }
        guard let message = line[Self.messageName] else { return nil }
        guard let recipients = line[Self.recipientsName] else {
            throw .misjoined("has no \"recipients\"", at: path)
        }
        if Self.namesPeople(message) { throw .misjoined("has people in its \"message\" as well", at: path) }
        self.message = message
        self.recipients = recipients
        group = line[Self.groupName].flatMap { $0.isNull ? nil : $0 }
    }

    /// Whether an object has a message and people, in whatever case they are written.
    private static func namesPeople(_ line: JSONValue) -> Bool {
        LineMarks(.json(line)).contains(.message) && line.members.contains { isPeopleName($0.key) }
    }

    private static func isPeopleName(_ key: borrowing UTF8Text) -> Bool {
        for name in peopleNames where key.equalsIgnoringASCIICase(name) { return true }
        return false
    }

    /// The first member that such a line cannot have.
    private static func strangeName(in line: JSONValue) -> UTF8Text? {
        line.members.first { ![messageName, recipientsName, groupName].contains($0.key) }?.key
    }
}

extension MessageError {
    /// A line that is meant to bring its people, and is put together otherwise.
    fileprivate static func misjoined(_ what: String, at path: String) -> MessageError {
        let place = path.isEmpty ? "" : "\(path): "
        return MessageError(
            .invalidSettings,
            "\(place)A line that brings its people has \"message\", \"recipients\" and, if wanted, \"group\", each once, and "
                + "no other member; this one \(what).")
    }
}

/// What a line that brings its people may tell.
extension DiagnosticCode {
    /// Something in the people of a line that is probably not what was meant; the argument is the remark, as sentences.
    static func remark(_ kind: SettingsRemark.Kind) -> DiagnosticCode {
        DiagnosticCode(
            "remark-on-people", .warning, kind == .missingTimeZone ? .defaulted : .ignored, "{0}")
    }
}
