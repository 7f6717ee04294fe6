internal import ArgumentParser
internal import PushBridge

/// Whose apps, people and groups the messages are for, and when.
struct SettingsOptions: ParsableArguments {
    @Option(
        name: .customLong("profile"),
        help: ArgumentHelp(
            "What the app configured at the vendor, one JSON object. May be repeated, once for each vendor.",
            valueName: "file"),
        completion: .file())
    var profiles: [String] = []

    @Option(
        help: ArgumentHelp(
            "What the receivers set, and their devices: one JSON object a line; only \"id\" is required.",
            valueName: "file"),
        completion: .file())
    var recipients: String?

    @Option(
        help: ArgumentHelp(
            "The members of groups, one {\"id\":…,\"members\":[…],\"managers\":[…]} a line; managers may be absent.",
            valueName: "file"),
        completion: .file())
    var groups: String?

    @Option(
        help: ArgumentHelp(
            "The moment for which quiet times are looked up, such as 2026-11-21T12:00:00Z. (default: now)",
            valueName: "time"),
        transform: { text in
            guard let moment = Instant(rfc3339: UTF8Text(text)) else {
                throw ValidationError("it is no RFC 3339 time such as 2026-11-21T12:00:00Z")
            }
            return moment
        })
    var now: Instant?

    /// Everything that the files say.
    struct Settings {
        var profiles: [AppProfile]
        var recipients: RecipientDirectory?
        var groups: GroupDirectory?
        var now: Instant
    }

    /// Reads the files.
    ///
    /// - Parameter vendor: The vendor of a profile that names none.
    /// - Returns: What they say.
    /// - Throws: What is wrong in which line of which file.
    func load(vendor: String?) throws(CommandError) -> Settings {
        let now = self.now ?? Instant(seconds: Machine.epochSeconds)
        return Settings(
            profiles: try ProfileFile.readAll(profiles, vendor: vendor),
            recipients: try recipients.map { (path) throws(CommandError) in
                try RecipientsFile.read(path, zones: TimeZones.finder(at: now))
            },
            groups: try groups.map(GroupsFile.read), now: now)
    }
}
