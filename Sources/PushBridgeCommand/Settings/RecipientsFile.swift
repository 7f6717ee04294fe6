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
        var people = PackedRecipients()
        var places = SettingsPlaces()
        try SettingsLines.forEach(in: path) { (value, place) throws(PushModelError) in
            var found: [SettingsRemark] = []
            people.append(try Recipient(value, zones: zones, remarks: &found))
            for remark in found { remarks.tell(remark, place) }
            places.append(place)
        }
        return RecipientDirectory(people) { index, remark in
            remarks.tell(remark, places[index])
        }
    }
}

/// Where the objects of one file stand, in four bytes each.
private struct SettingsPlaces {
    private var file = ""
    private var isArray = false
    /// The lines, or the places in an array.
    private var numbers: [UInt32] = []

    mutating func append(_ place: SettingsLines.Place) {
        if numbers.isEmpty { (file, isArray) = (place.file, place.message.index != nil) }
        numbers.append(UInt32(clamping: place.message.index ?? place.message.line))
    }

    subscript(index: Int) -> SettingsLines.Place {
        let number = Int(numbers[index])
        // An array's elements all stand where it begins.
        let message = isArray ? MessagePlace(line: 1, index: number) : MessagePlace(line: number)
        return SettingsLines.Place(file: file, message: message)
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
