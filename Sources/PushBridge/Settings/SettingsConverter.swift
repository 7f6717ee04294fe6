public import PushModel
import Vendors

/// Converts what users and consoles set into another vendor's words, and says what a phone will do differently.
///
/// ```swift
/// let converter = try SettingsConverter(.init(source: "easemob", target: "nim"))
/// let conversion = try converter.convert(#"{"user":"6006","quiet":{"ignoreInterval":"22:00-08:00"}}"#)
/// print(conversion.written, conversion.differences)
/// ```
/// A converter never changes, so threads may share it.
public struct SettingsConverter: Sendable {
    /// How to convert.
    public struct Configuration: Sendable {
        /// The vendor that holds the settings.
        public var source: String
        /// The vendor that shall hold them.
        public var target: String
        /// The form wanted, one of ``SettingsConverter/forms(of:)``; nil for the target's usual one.
        public var form: String?
        /// The app's profiles, one for each vendor at most; a vendor without one has its preset.
        public var profiles: [AppProfile] = []
        /// The moment at which durations begin.
        public var now = Instant(seconds: 0)
        /// Whether a console's conversion takes the templates that keep hidden words hidden.
        public var keepsHidden = false
        /// Finds named time zones.
        public var zones: TimeZoneRule.Finder = { _ in nil }
        /// The identifiers that users and groups have at the target; nil where they are the source's.
        public var identifiers: IdentifierMap?

        /// Creates a configuration.
        public init(source: String, target: String) {
            self.source = source
            self.target = target
        }
    }

    package let configuration: Configuration
    let registry: VendorRegistry
    let source: Side
    let target: Side
    let form: String

    /// A vendor with the app's profile there.
    struct Side: Sendable {
        let adapter: any VendorSettings.Type
        let profile: AppProfile
    }

    /// The names of the forms in which a vendor's settings can be written, the usual one first.
    public static func forms(of vendor: String) -> [String] {
        VendorRegistry.standard.adapter(for: vendor)?.settingsForms ?? []
    }

    /// Creates a converter.
    ///
    /// - Throws: ``PushBridgeError`` for an unknown vendor or form, and for two profiles of one vendor.
    public init(_ configuration: Configuration) throws(PushBridgeError) {
        try self.init(configuration, among: .standard)
    }

    /// The same among the vendors of a registry.
    package init(_ configuration: Configuration, among registry: VendorRegistry) throws(PushBridgeError) {
        self.configuration = configuration
        self.registry = registry
        source = try Self.side(configuration.source, configuration, registry)
        _ = try registry.target(configuration.target)
        target = try Self.side(configuration.target, configuration, registry)
        try configuration.profiles.check(
            configuration.identifiers, from: configuration.source, to: configuration.target)
        let forms = target.adapter.settingsForms
        form = configuration.form ?? forms.first ?? ""
        guard forms.contains(form) else {
            throw PushBridgeError(
                .unknownForm,
                "\"\(form)\" is no form in which \(configuration.target)'s settings are written; there are "
                    + "\(forms.joined(separator: ", ")).")
        }
    }

    private static func side(
        _ vendor: String, _ configuration: Configuration, _ registry: VendorRegistry
    ) throws(PushBridgeError) -> Side {
        guard let adapter = registry.adapter(for: vendor) else {
            throw .unknownVendor(vendor, among: registry)
        }
        let given = configuration.profiles.filter { $0.vendor == vendor }
        guard given.count <= 1 else {
            throw PushBridgeError(.duplicateProfile, "There are two profiles for \(vendor); give one.")
        }
        do {
            return Side(adapter: adapter, profile: try given.first ?? registry.preset(of: vendor))
        } catch {
            throw PushBridgeError(.invalidPreset, "The preset of \(vendor) cannot be used: \(error).")
        }
    }

    /// Whether both vendors keep settings alike, as Easemob and Agora do.
    var isSameVendor: Bool { source.adapter == target.adapter }

    /// Converts one user's line given as a string.
    ///
    /// - Parameter line: JSON as ``PushModel/VendorUser`` describes it.
    /// - Returns: The target's objects and calls, the neutral recipient, and what changes.
    /// - Throws: ``MessageError`` for a line that is no user's.
    public func convert(_ line: String) throws(MessageError) -> SettingsConversion {
        try conversion(of: Self.value(of: line), pathPrefix: "")
    }

    static func value(of line: String) throws(MessageError) -> JSONValue {
        do {
            return try JSONDocument(line).root
        } catch {
            throw MessageError(error)
        }
    }
}

/// What hiding details means for the words that a sender writes for the push, where the vendors differ (reading C14).
extension SettingsConverter {
    func noteDisplay(_ recipient: Recipient, _ losses: inout [SettingsLoss]) {
        let display = recipient.display ?? source.profile.display
        // Where nobody can hide anything, the setting itself is lost, and that is told.
        if target.profile.policies.ignoresDisplay { return }
        let shows = !target.profile.policies.simpleHidesText
        guard display == .simple, shows == source.profile.policies.simpleHidesText else { return }
        losses.add(
            shows ? .displayShowsWrittenWords : .displayHidesWrittenWords, .display,
            difference: shows
                ? "will show the title and the text that a sender writes for the push, where it hid them"
                : "will hide the title and the text that a sender writes for the push, where it showed them")
    }
}

/// What forced pushes do to quiet times and mutes, where source and target differ (reading G7).
extension SettingsConverter {
    func noteForce(_ recipient: Recipient, _ losses: inout [SettingsLoss]) {
        let (brokeThrough, breaksThroughHere) = (source.breaks(.quietHours), target.breaks(.quietHours))
        guard breaksThroughHere != brokeThrough, hears(recipient),
            silencing(recipient, source).hasQuietHours
        else { return }
        losses.add(breaksThroughHere ? .forceBreaksQuietHours : .quietHoursSilenceForce, .quietDaily)
    }

    /// Whether some conversation is heard at all, in the app's mode or in its own.
    private func hears(_ recipient: Recipient) -> Bool {
        recipient.mode != NotificationMode.none
            || recipient.conversations.contains { $0.mode.map { $0 != NotificationMode.none } == true }
    }

    /// The same of a one-off quiet time, where the target holds one.
    func noteForceInQuietTime(_ recipient: Recipient, _ losses: inout [SettingsLoss]) {
        let breaksThroughHere = target.breaks(.quietDuration)
        guard breaksThroughHere != source.breaks(.quietDuration), hears(recipient),
            let end = recipient.quiet?.until, end > configuration.now,
            target.adapter.settingsTable.row(of: .quietUntil) != nil
        else { return }
        losses.add(breaksThroughHere ? .forceBreaksQuietHours : .quietHoursSilenceForce, .quietUntil)
    }

    /// The same of muted groups, where the target holds a mute as such, or no force breaks through anything.
    func noteForceInMutedGroups(_ recipient: Recipient, _ losses: inout [SettingsLoss]) {
        let breaksThroughHere = target.breaks(.conversationMuted)
        guard breaksThroughHere != source.breaks(.conversationMuted),
            target.adapter.settingsTable.row(of: .conversationMuted) != nil
                || target.profile.policies.forceOverrides.isEmpty
        else { return }
        for (index, setting) in recipient.conversations.enumerated()
        where setting.kind == .group && (setting.isMuted || !setting.isReceived) {
            losses.add(
                breaksThroughHere ? .forceBreaksMute : .muteSilencesForce, .conversationMuted, at: index)
        }
    }
}

extension SettingsConverter.Side {
    /// Whether a forced push opens what is closed for a reason.
    fileprivate func breaks(_ reason: SuppressionReason) -> Bool {
        ForcedMessages(of: adapter).has(.group) && profile.policies.forceOverrides.contains(reason)
    }
}

/// The hand-over of a user's badge (NS-042, NS-043, ES-070).
extension SettingsConverter {
    /// The hand-over for the counts that a line tells, with the target's object that reports the baseline; nil, with a word
    /// about it, where the counts are not whole.
    func handover(
        _ user: VendorUser, _ read: ReadSettings, _ written: inout WrittenSettings,
        _ losses: inout [SettingsLoss]
    ) -> BadgeHandover? {
        guard !user.items(of: .badge).isEmpty || user.baseline != nil else { return nil }
        guard read.places[SettingsPlace(.unread)] != nil || user.baseline != nil else {
            noteMissingCount(&losses)
            return nil
        }
        let count = user.baseline ?? read.recipient.unread
        let report = target.adapter.writeBadge(of: count)
        let badge = BadgeHandover(
            count: count, sourceCap: sourceCap(read), targetCap: targetCap(read, isReported: report != nil))
        if let report { written.members.append((.badge, report)) }
        note(badge, isReported: report != nil, &losses)
        return badge
    }

    /// A vendor that is its own target keeps its counts and its cap.
    var isHandedOver: Bool { configuration.source != configuration.target }

    private func sourceCap(_ read: ReadSettings) -> Int { read.badgeCap ?? source.profile.badgeCap }

    /// The cap that holds for the first push: of a badge that messages bring themselves, none but the one that the sender
    /// keeps to, which is the old vendor's unless the profile names another.
    private func targetCap(_ read: ReadSettings, isReported: Bool) -> Int {
        let cap = target.profile.badgeCap
        return isReported && isHandedOver || cap > 0 ? cap : sourceCap(read)
    }

    // MARK: What changes

    private func note(_ badge: BadgeHandover, isReported: Bool, _ losses: inout [SettingsLoss]) {
        guard isHandedOver else { return }
        if !isReported && badge.baseline > 0 {
            losses.add(
                .badgeNotReported, .unread, [.number(badge.next)],
                difference:
                    "will show 1 on the icon at the first push, not \(badge.expected), unless messages bring a badge of "
                    + "their own, \(badge.next) to begin with, until the app is opened")
        } else if isReported && badge.next != badge.expected {
            losses.add(
                .badgeCapsDiffer, .badgeCap, row: target.adapter.consoleRow(of: .badgeCap),
                difference:
                    "will show \(badge.next) on the icon at the first push, not \(badge.expected)")
        }
    }

    private func noteMissingCount(_ losses: inout [SettingsLoss]) {
        let own = source.adapter.badgeCounts.map(\.string)
        let counts = own.isEmpty ? VendorUser.baseline.string : own.joined(separator: " and ")
        losses.add(
            .missingBadgeCount, .unread, [.words(counts)],
            difference: "will show 1 on the icon at the first push, whatever it shows now")
    }
}
