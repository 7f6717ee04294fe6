internal import PushBridge
internal import PushRecords

/// Reads the settings files that options name, and tells what in them is probably a mistake.
struct SettingsFileReader {
    let zones: TimeZoneRule.Finder
    /// How many remarks there are, which matters with `--strict`.
    private(set) var remarkCount = 0
    /// The identifiers that people and groups get; nil where they keep them.
    private(set) var identifiers: IdentifierMap?
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

    /// Reads the file of identifiers, which recipients and groups then get.
    ///
    /// - Parameters:
    ///   - path: The file; nil for none.
    ///   - unmapped: What becomes of other identifiers; nil for the usual.
    ///   - source: The vendor of the old identifiers; nil where nobody knows.
    ///   - target: The vendor of the new ones; nil where nobody knows.
    ///   - profiles: The vendors' profiles.
    /// - Throws: ``CommandError`` with file and line.
    mutating func readIdentifiers(
        _ path: String?, _ unmapped: IdentifierMap.Unmapped?, from source: String?, to target: String?,
        _ profiles: [AppProfile]
    ) throws(CommandError) {
        guard let path else { return }
        identifiers = try Self.identifiers(path) { map in
            if let unmapped { map.unmapped = unmapped }
            map.ignoresCase = profiles.ignoresCase(ofIdentifiersAt: source)
            return target.flatMap { profiles.collision(in: map, from: source, to: $0) }
        }
    }

    /// A map of identifiers that a check finds nothing wrong with.
    static func identifiers(
        _ path: String, _ check: (inout IdentifierMap) -> IdentifierMapError? = { _ in nil }
    ) throws(CommandError) -> IdentifierMap {
        let (name, bytes) = try SettingsLines.wholeFile(path)
        do throws(IdentifierMapError) {
            var map = try IdentifierMap(lines: bytes)
            if let error = check(&map) { throw error }
            return map
        } catch {
            throw .malformed(name, line: error.line, error.description)
        }
    }

    mutating func recipients(_ path: String) throws(CommandError) -> RecipientDirectory {
        let lines = try SettingsLines(path)
        return try RecipientDirectory(
            zones: zones, renamedBy: identifiers, note: { tell($0, lines.name, lines.place($1)) },
            reading: lines.forEach)
    }

    mutating func groups(_ path: String) throws(CommandError) -> GroupDirectory {
        let lines = try SettingsLines(path)
        return try GroupDirectory(
            renamedBy: identifiers, note: { tell($0, lines.name, lines.place($1)) },
            reading: lines.forEach)
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
