internal import PushBridge
internal import PushRecords

/// The files of `--profile`: one JSON object each, on as many lines as it likes.
enum ProfileFile {
    /// Reads the files, of which at most one may be for each vendor, and notes what they say that nobody understands.
    ///
    /// - Parameters:
    ///   - paths: The files.
    ///   - vendor: The vendor of a profile that names none.
    ///   - zones: Finds named time zones.
    ///   - remarks: Tells what is probably a mistake.
    /// - Returns: The profiles, in the order of the files.
    /// - Throws: What is wrong in which line of which file.
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
