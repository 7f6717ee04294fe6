internal import PushRecords

/// The file of `--recipients`: one JSON object a line, or an array of them.
enum RecipientsFile {
    /// Reads the whole file.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - zones: Finds named time zones.
    ///   - remarks: Tells what is probably a mistake.
    /// - Returns: The people.
    /// - Throws: What is wrong in which line.
    static func read(
        _ path: String, zones: TimeZoneRule.Finder, _ remarks: inout SettingsRemarks
    ) throws(CommandError) -> RecipientDirectory {
        var recipients: [Recipient] = []
        var places: (file: String, messages: [MessagePlace]) = ("", [])
        try SettingsLines.forEach(in: path) { (value, place) throws(PushModelError) in
            var found: [SettingsRemark] = []
            recipients.append(try Recipient(value, zones: zones, remarks: &found))
            for remark in found { remarks.tell(remark, place) }
            places.file = place.file
            places.messages.append(place.message)
        }
        return RecipientDirectory(recipients) { index in
            let place = SettingsLines.Place(file: places.file, message: places.messages[index])
            remarks.tell(.repeated("recipient", recipients[index].id), place)
        }
    }
}

/// The file of `--groups`: one JSON object a line, or an array of them.
enum GroupsFile {
    /// Reads the whole file.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - remarks: Tells what is probably a mistake.
    /// - Returns: The groups.
    /// - Throws: What is wrong in which line.
    static func read(
        _ path: String, _ remarks: inout SettingsRemarks
    ) throws(CommandError) -> GroupDirectory {
        var groups = GroupDirectory()
        try SettingsLines.forEach(in: path) { (value, place) throws(PushModelError) in
            var found: [SettingsRemark] = []
            try groups.add(value, remarks: &found)
            for remark in found { remarks.tell(remark, place) }
        }
        return groups
    }
}
