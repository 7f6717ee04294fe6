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
            of: members.recipients, at: "\(path)/recipients", translator.configuration.zones, &remarks)
        people = People(
            recipients: directory,
            groups: try members.group.map { (group) throws(MessageError) in
                try Self.groups(of: group, at: "\(path)/group", &remarks)
            } ?? others.groups,
            otherGroups: others.otherGroups, taggedUsers: others.taggedUsers)
        self.remarks = remarks
    }

    private static func directory(
        of value: JSONValue, at path: String, _ zones: TimeZoneRule.Finder, _ remarks: inout [Diagnostic]
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
                recipients.append(try Recipient(element, zones: zones, remarks: &found))
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
        of value: JSONValue, at path: String, _ remarks: inout [Diagnostic]
    ) throws(MessageError) -> GroupDirectory {
        var groups = GroupDirectory()
        var found: [SettingsRemark] = []
        do {
            try groups.add(value, remarks: &found)
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
