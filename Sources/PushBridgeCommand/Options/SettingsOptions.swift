internal import ArgumentParser
internal import PushBridge

/// Whose apps, people and groups the messages are for, and when.
struct SettingsOptions: ParsableArguments {
    @Option(name: .customLong("profile"), help: .option("Settings.profiles"), completion: .file())
    var profiles: [String] = []

    @Option(help: .option("Settings.recipients"), completion: .file())
    var recipients: String?

    @Option(help: .option("Settings.groups"), completion: .file())
    var groups: String?

    @Option(name: .customLong("ids"), help: .option("Settings.identifiers"), completion: .file())
    var identifiers: String?

    @Option(help: .option("Settings.unmapped"))
    var unmapped: IdentifierMap.Unmapped?

    @Option(help: .option("Settings.membersFrom"))
    var membersFrom: MembersSource?

    @Option(help: .option("Settings.audienceFrom"))
    var audienceFrom: MembersSource?

    @Option(help: .option("Settings.now"), transform: JudgedTime.read)
    var now: JudgedTime?

    /// Where the members of groups that no groups file has, and the users with certain tags, come from.
    enum MembersSource: String, WordOption {
        /// Everyone in the recipients file is one.
        case recipients
    }

    func validate() throws {
        guard unmapped == nil || identifiers != nil else {
            throw ValidationError("'--unmapped' needs '--ids'.")
        }
        guard membersFrom == nil || recipients != nil else {
            throw ValidationError("'--members-from recipients' needs '--recipients'.")
        }
        guard audienceFrom == nil || recipients != nil else {
            throw ValidationError("'--audience-from recipients' needs '--recipients'.")
        }
    }

    /// Everything that the files say.
    struct Settings {
        let profiles: [AppProfile]
        let people: People
        let zones: TimeZoneRule.Finder
        /// The moment of each push.
        let clock: MessageClock
        /// Whether each message is judged at its own time, as far as it has one.
        let usesMessageTime: Bool
        /// How much in the files is probably a mistake.
        let remarkCount: Int
        /// The identifiers that people and groups have got; nil where they keep them.
        let identifiers: IdentifierMap?
    }

    /// Reads the files.
    ///
    /// - Parameters:
    ///   - vendor: The vendor of the messages; nil where each line tells.
    ///   - target: The vendor for whom messages are converted; nil where they are not.
    /// - Returns: What they say.
    /// - Throws: ``CommandError`` with file and line.
    func load(vendor: String?, movingTo target: String? = nil) throws(CommandError) -> Settings {
        let clock = MessageClock(fixed: now?.moment)
        var reader = SettingsFileReader(
            zones: TimeZones.finder(from: now == .message ? clock.early : clock.now))
        let profiles = try reader.profiles(profiles, vendor: vendor)
        // Messages that are not converted have new identifiers: nobody knows whose the old ones are.
        try reader.readIdentifiers(
            identifiers, unmapped, from: target == nil ? nil : vendor, to: target, profiles)
        let people = People(
            recipients: try recipients.map { (path) throws(CommandError) in try reader.recipients(path) },
            groups: try groups.map { (path) throws(CommandError) in try reader.groups(path) }
                ?? GroupDirectory(),
            otherGroups: membersFrom == .recipients ? .everyone : .unknown,
            taggedUsers: audienceFrom == .recipients ? .everyone : .unknown)
        reader.conclude()
        return Settings(
            profiles: profiles, people: people, zones: reader.zones, clock: clock,
            usesMessageTime: now == .message, remarkCount: reader.remarkCount, identifiers: reader.identifiers
        )
    }
}

/// A moment as an option's value.
enum Moment {
    /// Reads an RFC 3339 time.
    @Sendable
    static func read(_ text: String) throws -> Instant {
        guard let moment = Instant(rfc3339: UTF8Text(text)) else { throw unreadable }
        return moment
    }

    /// Reads an RFC 3339 time as milliseconds since 1970.
    @Sendable
    static func readMilliseconds(_ text: String) throws -> Int {
        guard let moment = Instant.milliseconds(rfc3339: UTF8Text(text)) else { throw unreadable }
        return moment
    }

    private static var unreadable: ValidationError {
        ValidationError("it is not an RFC 3339 time such as 2026-11-21T12:00:00Z")
    }
}

/// The time at which quiet times are checked, as an option's value (reading G19).
enum JudgedTime: Hashable {
    case moment(Instant)
    case message

    /// Reads an RFC 3339 time, or `message`.
    @Sendable
    static func read(_ text: String) throws -> JudgedTime {
        text == "message" ? .message : .moment(try Moment.read(text))
    }

    /// The one time; nil for each message's own.
    var moment: Instant? { if case .moment(let moment) = self { moment } else { nil } }
}

/// The moment for which each message is judged (reading G19).
struct MessageClock: Sendable {
    /// One moment for all messages; nil for the moment at which each is read.
    let fixed: Instant?

    var now: Instant { fixed ?? Instant(seconds: Machine.epochSeconds) }

    /// A moment before most messages of a corpus: two years ago.
    var early: Instant { Instant(seconds: now.seconds - 2 * 366 * 86_400) }
}
