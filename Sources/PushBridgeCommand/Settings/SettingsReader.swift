internal import PushBridge
internal import PushRecords

/// The files of `--profile`: one JSON object each, on as many lines as it likes.
enum ProfileFile {
    /// Reads the files, of which at most one may be for each vendor, and notes what they say that nobody understands.
    static func readAll(
        _ paths: [String], vendor: String?, zones: @escaping TimeZoneRule.Finder,
        _ remarks: inout SettingsRemarks
    ) throws(CommandError) -> [AppProfile] {
        var profiles: [AppProfile] = []
        for (index, path) in paths.enumerated() {
            let profile = try read(path, vendor: vendor, zones, &remarks)
            if let other = profiles.firstIndex(where: { $0.vendor == profile.vendor }) {
                throw .repeatedProfile(profile.vendor, paths[other], paths[index])
            }
            profiles.append(profile)
        }
        return profiles
    }

    private static func read(
        _ path: String, vendor: String?, _ zones: @escaping TimeZoneRule.Finder,
        _ remarks: inout SettingsRemarks
    ) throws(CommandError) -> AppProfile {
        let file = try JSONFile(path: path)
        do {
            let profile = try AppProfile(file.root, vendor: vendor, zones: zones)
            for remark in profile.remarks {
                let place = MessagePlace(line: file.line(of: remark.path))
                remarks.tell(remark, SettingsLines.Place(file: file.name, message: place))
            }
            return profile
        } catch {
            throw .malformed(file.name, MessagePlace(line: file.line(of: error.path)), error)
        }
    }
}

/// The file of `--recipients`: one JSON object a line, or an array of them.
enum RecipientsFile {
    /// Reads the whole file.
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

/// Tells people what in their settings files is probably a mistake, and counts it for `--strict`.
struct SettingsRemarks {
    /// How many remarks there are.
    private(set) var count = 0
    /// How many there are in each file.
    private var counts: [String: Int] = [:]

    /// How many remarks on a file are told one by one: a file may repeat a mistake in every line.
    private static let mostTold = 20

    /// Tells a remark, unless there were many on the file.
    mutating func tell(_ remark: SettingsRemark, _ place: SettingsLines.Place) {
        count += 1
        counts[place.file, default: 0] += 1
        if counts[place.file, default: 0] > Self.mostTold { return }
        StandardError.note(CommandError.remark(place.file, place.message, remark))
    }

    /// Tells how many remarks were not told.
    func conclude() {
        for (file, count) in counts.sorted(by: { $0.key < $1.key }) where count > Self.mostTold {
            StandardError.note(CommandError.furtherRemarks(file, count: count - Self.mostTold))
        }
    }
}
