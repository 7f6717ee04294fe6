import APNSTranslation
import APNSTypes
import PushModel

/// Compares two notifications of one recipient point by point (reading C4).
///
/// What only the vendors' profiles word differently is no difference of the message: a built-in title that is no name, the
/// text for hidden details, the separator behind a name, a name that stands in for another, a category that every push has. ``ProfileWording`` tells of it once.
struct Comparison {
    /// A point that differs.
    struct Point {
        let place: PointPlace
        let before: RawJSON
        let after: RawJSON
        let fidelity: Fidelity
    }

    /// Where something differs.
    enum PointPlace: Equatable {
        case key(APNSKey)
        /// The app's own members of the payload.
        case payload
        /// Why there is no push.
        case suppression

        /// The place as a JSON Pointer into a record of `translate`.
        var pointer: String {
            switch self {
            case .key(let key): key.pointer
            case .payload: "/payload"
            case .suppression: "/suppressed"
            }
        }
    }

    private(set) var points: [Point] = []

    /// Compares everything that reaches Apple, but for the words and the vendors' markers.
    mutating func compareBesideWords(_ before: ShownSide, _ after: ShownSide) {
        compareBadges(before, after)
        comparePresentation(before.notification, after.notification)
        if before.hasCategory || after.hasCategory {
            compare(.apsCategory, before.notification.category, after.notification.category)
        }
        if before.saysMutable || after.saysMutable || !before.addsMutable && !after.addsMutable {
            compare(.apsMutableContent, before.notification.isMutable, after.notification.isMutable)
        }
        compareBehaviour(before.notification, after.notification)
        compareData(before.notification, after.notification)
    }

    /// Compares the words instead of what was compared before.
    mutating func compareWords(_ before: ShownSide, _ after: ShownSide, in display: DisplayStyle) {
        points.removeAll(keepingCapacity: true)
        compareWords(before, after, display)
    }

    private mutating func add(
        _ key: APNSKey, _ before: RawJSON?, _ after: RawJSON?, _ fidelity: Fidelity = .degraded
    ) {
        points.append(
            Point(place: .key(key), before: before ?? .null, after: after ?? .null, fidelity: fidelity))
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
    private mutating func compareWords(_ before: ShownSide, _ after: ShownSide, _ display: DisplayStyle) {
        let isNothing = before.notification.alert.isEmpty || after.notification.alert.isEmpty
        let isSameForm =
            isNothing || before.notification.isAlertText == after.notification.isAlertText
        if isSameForm && before.notification.alert == after.notification.alert { return }
        if display == .simple && before.isHidden && after.isHidden { return }
        compareWords(before.notification.words, after.notification.words, before.hasTitle || after.hasTitle)
        if !isSameForm && points.isEmpty {
            let (text, object) = (RawJSON.string("string"), RawJSON.string("object"))
            let isTextBefore = before.notification.isAlertText
            add(.apsAlert, isTextBefore ? text : object, isTextBefore ? object : text, .sameScreen)
        }
    }

    private mutating func compareWords(
        _ left: NotificationWords, _ right: NotificationWords, _ hasTitle: Bool
    ) {
        if hasTitle { compare(.alertTitle, left.alert.title, right.alert.title) }
        if !left.bodyReads(like: right) { compare(.alertBody, left.alert.body, right.alert.body) }
        compare(.alertSubtitle, left.alert.subtitle, right.alert.subtitle)
        compare(.alertLaunchImage, left.alert.launchImage, right.alert.launchImage)
        if left.alert.isLocalized || right.alert.isLocalized {
            compareLocalization(left.alert.localization, right.alert.localization)
        }
        compareExtras(left.alert.extras, right.alert.extras)
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
    /// An icon that keeps its number shows the same as one that gets the number which it had.
    private mutating func compareBadges(_ before: ShownSide, _ after: ShownSide) {
        let (left, right) = (before.notification.badge, after.notification.badge)
        if left == right { return }
        let isKept = before.keepsBadge && after.keepsBadge
        add(
            .apsBadge, left.map(RawJSON.integer), right.map(RawJSON.integer),
            isKept ? .sameScreen : .degraded)
    }

    private mutating func comparePresentation(
        _ before: ResolvedNotification, _ after: ResolvedNotification
    ) {
        if before.sound != after.sound && !(before.isSilent && after.isSilent) {
            let (left, right) = (before.sound?.json, after.sound?.json)
            if left?.isSame(as: right) != true { add(.apsSound, left, right) }
        }
        compare(.apsThreadId, before.threadID, after.threadID)
        compare(.apsInterruptionLevel, before.interruptionLevel, after.interruptionLevel)
        compare(.apsRelevanceScore, before.relevanceScore, after.relevanceScore)
    }

    private mutating func compareBehaviour(
        _ before: ResolvedNotification, _ after: ResolvedNotification
    ) {
        compare(.apsContentAvailable, before.isContentAvailable, after.isContentAvailable)
        compare(.apsTargetContentId, before.targetContentID, after.targetContentID)
        compare(.apsFilterCriteria, before.filterCriteria, after.filterCriteria)
        compare(.headerApnsCollapseId, before.collapseID, after.collapseID)
        if before.pushType != after.pushType {
            add(
                .headerApnsPushType, .string(before.pushType.rawValue), .string(after.pushType.rawValue))
        }
    }

    private mutating func compareData(
        _ before: ResolvedNotification, _ after: ResolvedNotification
    ) {
        if before.apsExtras != after.apsExtras {
            let (left, right) = (RawJSON.object(of: before.apsExtras), RawJSON.object(of: after.apsExtras))
            if !left.isSame(as: right) { add(.rootAps, left, right, .sameScreen) }
        }
        if before.mediaURL != after.mediaURL {
            let (left, right) = (before.mediaURL.map(RawJSON.string), after.mediaURL.map(RawJSON.string))
            points.append(
                Point(
                    place: .payload, before: left ?? .null, after: right ?? .null, fidelity: .degraded))
        }
        let (left, right) = (before.applicationMembers, after.applicationMembers)
        if left == right { return }
        let (data, other) = (RawJSON.object(of: left), RawJSON.object(of: right))
        if !left.hasNames(of: right) || !data.isSame(as: other) {
            points.append(Point(place: .payload, before: data, after: other, fidelity: .sameScreen))
        }
    }
}

extension [JSONField] {
    /// Whether both have members of the same names; what has others is no same data.
    fileprivate func hasNames(of other: [JSONField]) -> Bool {
        allSatisfy { field in other.contains { $0.key == field.key } }
            && other.allSatisfy { field in contains { $0.key == field.key } }
    }
}

extension ResolvedNotification {
    /// The app's own members at the payload's root, wherever they came from.
    fileprivate var applicationMembers: [JSONField] {
        guard let appData else { return rootData }
        return [JSONField(key: ApplicationKeys.dataKey, value: appData.asSpelledValue)] + rootData
    }

    /// The type of the push on a device that takes calls.
    fileprivate var pushType: PushType { isVoIP ? .voip : isWakeUp ? .background : .alert }
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
    var pointer: String { Self.pointers[Int(rawValue)] }

    /// Made once, in the keys' order.
    private static let pointers = allCases.map { key in
        let name = key.name.string
        return switch key.place {
        case .header: "/headers/\(name)"
        case .root: "/payload/\(name)"
        case .aps: "/payload/aps/\(name)"
        case .alert: "/payload/aps/alert/\(name)"
        case .sound: "/payload/aps/sound/\(name)"
        }
    }
}
