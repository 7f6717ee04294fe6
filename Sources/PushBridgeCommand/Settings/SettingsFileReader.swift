internal import PushBridge
internal import PushRecords

/// Reads the settings files that options name, and tells what in them is probably a mistake.
struct SettingsFileReader {
    let zones: TimeZoneRule.Finder
    /// How many remarks there are, which matters with `--strict`.
    private(set) var remarkCount = 0
    private var counts: [String: Int] = [:]

    /// How many remarks on a file are told one by one: a file may repeat a mistake in every line.
    private static let mostTold = 20

    init(zones: @escaping TimeZoneRule.Finder) { self.zones = zones }

    /// The profiles, at most one for each vendor; one that names no vendor is for `vendor`.
    mutating func profiles(_ paths: [String], vendor: String?) throws(CommandError) -> [AppProfile] {
        var profiles: [AppProfile] = []
        for (index, path) in paths.enumerated() {
            let file = try JSONFile(path: path)
            let profile: AppProfile
            do {
                profile = try AppProfile(file.root, vendor: vendor, zones: zones)
            } catch {
                throw .malformed(file.name, file.place(of: error.path), error)
            }
            for remark in profile.remarks { tell(remark, file.name, file.place(of: remark.path)) }
            if let other = profiles.firstIndex(where: { $0.vendor == profile.vendor }) {
                throw .repeatedProfile(profile.vendor, paths[other], paths[index])
            }
            profiles.append(profile)
        }
        return profiles
    }

    mutating func recipients(_ path: String) throws(CommandError) -> RecipientDirectory {
        let lines = try SettingsLines(path)
        return try RecipientDirectory(
            zones: zones, note: { tell($0, lines.name, lines.place($1)) }, reading: lines.forEach)
    }

    mutating func groups(_ path: String) throws(CommandError) -> GroupDirectory {
        let lines = try SettingsLines(path)
        return try GroupDirectory(
            note: { tell($0, lines.name, lines.place($1)) }, reading: lines.forEach)
    }

    private mutating func tell(_ remark: SettingsRemark, _ file: String, _ place: MessagePlace) {
        remarkCount += 1
        counts[file, default: 0] += 1
        if counts[file, default: 0] > Self.mostTold { return }
        StandardError.note(CommandError.remark(file, place, remark))
    }

    /// Tells how many remarks were not told.
    func conclude() {
        for (file, count) in counts.sorted(by: { $0.key < $1.key }) where count > Self.mostTold {
            StandardError.note(CommandError.furtherRemarks(file, count: count - Self.mostTold))
        }
    }
}
