import APNSTranslation
import APNSTypes
import PushModel

/// Compares two notifications of one recipient point by point (reading C4).
///
/// What only the vendors' profiles word differently is no difference of the message: a built-in title, the text for hidden
/// details, the separator behind a name, a name that stands in for another. ``ProfileWording`` tells of it once.
struct Comparison {
    /// A point that differs.
    typealias Point = (path: String, before: RawJSON, after: RawJSON, fidelity: Fidelity)

    private let display: DisplayStyle
    private let before: ResolvedNotification
    private let after: ResolvedNotification
    private let source: AppProfile
    private let target: AppProfile
    private(set) var points: [Point] = []

    init(
        _ display: DisplayStyle, _ before: ResolvedNotification, _ source: AppProfile,
        _ after: ResolvedNotification, _ target: AppProfile
    ) {
        self.display = display
        self.before = before
        self.after = after
        self.source = source
        self.target = target
    }

    /// Compares everything that reaches Apple, but for the vendors' markers.
    mutating func compare() {
        compareAlerts()
        comparePresentation()
        compareBehaviour()
        compareData()
    }

    private mutating func add(
        _ key: APNSKey, _ before: RawJSON?, _ after: RawJSON?, _ fidelity: Fidelity = .degraded
    ) {
        points.append((key.pointer, before ?? .null, after ?? .null, fidelity))
    }

    private mutating func compare(_ key: APNSKey, _ before: UTF8Text?, _ after: UTF8Text?) {
        if before != after { add(key, before.map(RawJSON.string), after.map(RawJSON.string)) }
    }

    private mutating func compare(_ key: APNSKey, _ before: Bool, _ after: Bool) {
        if before != after { add(key, before ? .integer(1) : nil, after ? .integer(1) : nil) }
    }
}

// MARK: - Words

extension Comparison {
    private mutating func compareAlerts() {
        if before.alert == after.alert && before.alertForm == after.alertForm { return }
        var (left, right) = (before.words, after.words)
        left.take(before.alertForm)
        right.take(after.alertForm)
        if isHidden(left, source) && isHidden(right, target) { return }
        if !isTitleOfProfiles { compare(.alertTitle, left.alert.title, right.alert.title) }
        if !left.bodyReads(like: right) { compare(.alertBody, left.alert.body, right.alert.body) }
        compare(.alertSubtitle, left.alert.subtitle, right.alert.subtitle)
        compare(.alertLaunchImage, left.alert.launchImage, right.alert.launchImage)
        compareLocalization(left.alert.localization, right.alert.localization)
        compareExtras(left.alert.extras, right.alert.extras)
        if before.alertForm != after.alertForm && points.isEmpty {
            add(.apsAlert, .string("string"), .string("object"), .sameScreen)
        }
    }

    /// Whether an alert says only that there is a message, to someone who hides details: two such are equal by role.
    private func isHidden(_ words: NotificationWords, _ profile: AppProfile) -> Bool {
        guard display == .simple else { return false }
        let alert = words.alert
        // An alert without words shows nothing, which is no text for hidden details (reading C13).
        if alert.isEmpty || alert.subtitle != nil || !alert.localization.isEmpty || !alert.extras.isEmpty {
            return false
        }
        let levels = [words.titleLevel, words.bodyLevel]
        return levels.allSatisfy { level in
            switch level {
            case nil, .builtIn, .hiddenText: true
            case .defaultTemplate: profile.templates["default"]?.isFixed ?? false
            default: false
            }
        }
    }

    /// Whether neither title is the sender's: each is what its vendor's profile writes, or nothing.
    private var isTitleOfProfiles: Bool {
        let (left, right) = (before.titleLevel, after.titleLevel)
        return (left == nil || left == .builtIn) && (right == nil || right == .builtIn)
    }

    private mutating func compareLocalization(_ left: Alert.Localization, _ right: Alert.Localization) {
        if left == right { return }
        compare(.alertTitleLocKey, left.titleKey, right.titleKey)
        compare(.alertSubtitleLocKey, left.subtitleKey, right.subtitleKey)
        compare(.alertLocKey, left.bodyKey, right.bodyKey)
        compare(.alertTitleLocArgs, left.titleArguments, right.titleArguments)
        compare(.alertSubtitleLocArgs, left.subtitleArguments, right.subtitleArguments)
        compare(.alertLocArgs, left.bodyArguments, right.bodyArguments)
    }

    private mutating func compare(_ key: APNSKey, _ before: [UTF8Text], _ after: [UTF8Text]) {
        if before == after { return }
        add(key, .array(before.map(RawJSON.string)), .array(after.map(RawJSON.string)))
    }

    private mutating func compareExtras(_ left: [JSONField], _ right: [JSONField]) {
        if left == right || RawJSON.object(of: left).isSame(as: RawJSON.object(of: right)) { return }
        add(.apsAlert, RawJSON.object(of: left), RawJSON.object(of: right))
    }
}

// MARK: - Everything else

extension Comparison {
    private mutating func comparePresentation() {
        if before.badge != after.badge {
            add(.apsBadge, before.badge.map(RawJSON.integer), after.badge.map(RawJSON.integer))
        }
        if before.sound != after.sound && !(before.isSilent && after.isSilent) {
            let (left, right) = (before.sound?.json, after.sound?.json)
            if left?.isSame(as: right) != true { add(.apsSound, left, right) }
        }
        compare(.apsCategory, before.category, after.category)
        compare(.apsThreadId, before.threadID, after.threadID)
        compare(.apsInterruptionLevel, before.interruptionLevel, after.interruptionLevel)
        compare(.apsRelevanceScore, before.relevanceScore, after.relevanceScore)
    }

    private mutating func compareBehaviour() {
        compare(.apsMutableContent, before.isMutable, after.isMutable)
        compare(.apsContentAvailable, before.isContentAvailable, after.isContentAvailable)
        compare(.apsTargetContentId, before.targetContentID, after.targetContentID)
        compare(.apsFilterCriteria, before.filterCriteria, after.filterCriteria)
        compare(.headerApnsCollapseId, before.collapseID, after.collapseID)
        if before.isVoIP != after.isVoIP {
            let (voip, alert) = (
                RawJSON.string(PushType.voip.rawValue), RawJSON.string(PushType.alert.rawValue)
            )
            add(.headerApnsPushType, before.isVoIP ? voip : alert, after.isVoIP ? voip : alert)
        }
    }

    private mutating func compareData() {
        if before.apsExtras != after.apsExtras {
            let (left, right) = (RawJSON.object(of: before.apsExtras), RawJSON.object(of: after.apsExtras))
            if !left.isSame(as: right) { add(.rootAps, left, right, .sameScreen) }
        }
        let (left, right) = (before.applicationMembers, after.applicationMembers)
        if left == right { return }
        let (data, other) = (RawJSON.object(of: left), RawJSON.object(of: right))
        if !data.isSame(as: other) { points.append(("/payload", data, other, .sameScreen)) }
    }
}

extension ResolvedNotification {
    /// The app's own members at the payload's root, wherever they came from.
    fileprivate var applicationMembers: [JSONField] {
        guard let appData else { return rootData }
        return [JSONField(key: ApplicationKeys.dataKey, value: appData)] + rootData
    }
}

extension ResolvedNotification {
    /// Whether nothing is heard, however the sender said that (reading C13).
    fileprivate var isSilent: Bool { sound == .silent || sound == .file("") }
}

extension Sound {
    fileprivate var json: RawJSON {
        switch self {
        case .file(let name): .string(name)
        case .critical(let object): object
        case .silent: .null
        }
    }
}

extension RawJSON {
    /// Whether both are the same data.
    fileprivate func isSame(as other: RawJSON?) -> Bool {
        guard let other else { return false }
        return self == other || parsed().root.isSame(as: other.parsed().root)
    }
}

extension APNSKey {
    /// Where the key stands in a record of `translate`.
    var pointer: String {
        let name = name.string
        return switch place {
        case .header: "/headers/\(name)"
        case .root: "/payload/\(name)"
        case .aps: "/payload/aps/\(name)"
        case .alert: "/payload/aps/alert/\(name)"
        case .sound: "/payload/aps/sound/\(name)"
        }
    }
}
