internal import ArgumentParser
internal import PushBridge

/// Whose apps, people and groups the messages are for, and when.
struct SettingsOptions: ParsableArguments {
    @Option(
        name: .customLong("profile"),
        help: ArgumentHelp(
            "The app's configuration at the vendor, as one JSON object. May be repeated, once for each vendor.",
            valueName: "file"),
        completion: .file())
    var profiles: [String] = []

    @Option(
        help: ArgumentHelp(
            "The receivers' settings and devices, one JSON object per line or an array of them; only \"id\" is required. A line {\"message\":…,\"recipients\":[…],\"group\":{…}} brings its own people, who count instead; group is optional.",
            valueName: "file"),
        completion: .file())
    var recipients: String?

    @Option(
        help: ArgumentHelp(
            "The members of groups, one {\"id\":…,\"members\":[…],\"managers\":[…]} per line or an array of them; managers is optional.",
            valueName: "file"),
        completion: .file())
    var groups: String?

    @Option(
        help: ArgumentHelp(
            "Who belongs to a group that is not in --groups: nobody, so nothing is pushed; or with 'recipients' everyone in "
                + "the recipients file except the sender. (default: nobody)",
            valueName: "recipients"))
    var membersFrom: MembersSource?

    @Option(
        help: ArgumentHelp(
            "Who gets a message for users with certain tags, beside the recipients whose \"tags\" match: nobody; or with "
                + "'recipients' everyone in the recipients file except the sender. (default: nobody)",
            valueName: "recipients"))
    var audienceFrom: MembersSource?

    @Option(
        help: ArgumentHelp(
            "The time at which quiet times are checked, such as 2026-11-21T12:00:00Z; or 'message' for each message's own "
                + "timestamp: one without it has a diagnostic. (default: for each message, the time when it is read)",
            valueName: "time"),
        transform: JudgedTime.read)
    var now: JudgedTime?

    /// Where the members of groups that no groups file has, and the users with certain tags, come from.
    enum MembersSource: String, ExpressibleByArgument, CaseIterable {
        /// Everyone in the recipients file is one.
        case recipients
    }

    func validate() throws {
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
    }

    func load(vendor: String?) throws(CommandError) -> Settings {
        let clock = MessageClock(fixed: now?.moment)
        var reader = SettingsFileReader(
            zones: TimeZones.finder(from: now == .message ? clock.early : clock.now))
        let profiles = try reader.profiles(profiles, vendor: vendor)
        let people = People(
            recipients: try recipients.map { (path) throws(CommandError) in try reader.recipients(path) },
            groups: try groups.map { (path) throws(CommandError) in try reader.groups(path) }
                ?? GroupDirectory(),
            otherGroups: membersFrom == .recipients ? .everyone : .unknown,
            taggedUsers: audienceFrom == .recipients ? .everyone : .unknown)
        reader.conclude()
        return Settings(
            profiles: profiles, people: people, zones: reader.zones, clock: clock,
            usesMessageTime: now == .message, remarkCount: reader.remarkCount)
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
