internal import PushBridge

/// The file of `--recipients`: one JSON object a line.
enum RecipientsFile {
    /// Reads the whole file.
    static func read(
        _ path: String, zones: TimeZoneRule.Finder
    ) throws(CommandError) -> RecipientDirectory {
        var recipients: [Recipient] = []
        try SettingsLines.forEach(in: path) { value throws(PushModelError) in
            recipients.append(try Recipient(value, zones: zones))
        }
        return RecipientDirectory(recipients)
    }
}

/// The file of `--groups`: one JSON object a line.
enum GroupsFile {
    /// Reads the whole file.
    static func read(_ path: String) throws(CommandError) -> GroupDirectory {
        var groups = GroupDirectory()
        try SettingsLines.forEach(in: path) { value throws(PushModelError) in
            try groups.add(value)
        }
        return groups
    }
}
