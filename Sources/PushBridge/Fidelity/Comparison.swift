import APNSTypes
import PushModel

/// Compares two notifications of one recipient point by point (readings C4 and C16).
struct Comparison {
    /// A point that differs.
    struct Point {
        let place: PointPlace
        let before: RawJSON
        let after: RawJSON
        fileprivate(set) var fidelity: Fidelity
    }

    /// Where something differs.
    enum PointPlace: Equatable {
        case key(APNSKey)
        /// The app's own members of the payload.
        case payload
        /// Why there is no push.
        case suppression
        /// What the conversation itself has.
        case message(CanonicalField)
        /// A member of the message's content.
        case content(UTF8Text)

        /// The place as a JSON Pointer into a record of `translate`.
        var pointer: String {
            switch self {
            case .key(let key): key.pointer
            case .payload: "/payload"
            case .suppression: "/suppressed"
            case .message(let field): "/message/\(field.rawValue)"
            case .content(let member): "/message/content/\(member)"
            }
        }
    }

    private(set) var points: [Point] = []

    /// Compares everything that reaches Apple, but for the words, what follows from them, and the vendors' markers.
    mutating func compareBesideWords(_ before: ShownSide, _ after: ShownSide) {
        let (left, right) = (before.notification, after.notification)
        if left.badge != right.badge {
            add(.apsBadge, left.badge.map(RawJSON.integer), right.badge.map(RawJSON.integer))
        }
        comparePresentation(left, right)
        compareBehaviour(left, right)
        compareData(before, after)
    }

    /// Compares the words instead of what was compared before.
    mutating func compareWords(
        _ before: ShownSide, _ after: ShownSide, of message: PushMessage, in display: DisplayStyle
    ) {
        points.removeAll(keepingCapacity: true)
        if before.isTooLarge || after.isTooLarge { return compareSizes(before, after) }
        let (left, right) = (before.notification, after.notification)
        comparePushType(left, right)
        let first = points.count
        let isNothing = left.alert.isEmpty || right.alert.isEmpty
        let isSameForm = isNothing || left.isAlertText == right.isAlertText
        if isSameForm && left.alert == right.alert { return }
        compareWords(
            before.notification.words, after.notification.words, by: after, SenderText(message: message),
            display)
        if !isSameForm && points.count == first {
            let (text, object) = (RawJSON.string("string"), RawJSON.string("object"))
            add(
                APNSKey.apsAlert, left.isAlertText ? text : object, left.isAlertText ? object : text,
                .sameScreen)
        }
    }

    /// Compares two sides one of which cannot be pushed.
    private mutating func compareSizes(_ before: ShownSide, _ after: ShownSide) {
        let reason = RawJSON.string(UTF8Text(MessageError.Code.payloadTooLarge.rawValue))
        if before.isTooLarge && after.isTooLarge { return }
        add(.suppression, before.isTooLarge ? reason : nil, after.isTooLarge ? reason : nil, .degraded)
    }

    /// Compares the types of the pushes: one without words may only wake the app.
    private mutating func comparePushType(_ before: ResolvedNotification, _ after: ResolvedNotification) {
        let (left, right) = (before.pushType, after.pushType)
        if left != right { add(.headerApnsPushType, .string(left.rawValue), .string(right.rawValue)) }
    }

    private mutating func add(
        _ key: APNSKey, _ before: RawJSON?, _ after: RawJSON?, _ fidelity: Fidelity = .degraded
    ) {
        add(.key(key), before, after, fidelity)
    }

    private mutating func add(
        _ place: PointPlace, _ before: RawJSON?, _ after: RawJSON?, _ fidelity: Fidelity
    ) {
        points.append(
            Point(place: place, before: before ?? .null, after: after ?? .null, fidelity: fidelity))
    }

    private mutating func compare(
        _ key: APNSKey, _ before: UTF8Text?, _ after: UTF8Text?, _ fidelity: Fidelity = .degraded
    ) {
        if before != after { add(key, before.map(RawJSON.string), after.map(RawJSON.string), fidelity) }
    }

    private mutating func compareUnseen(_ key: APNSKey, _ before: Bool, _ after: Bool) {
        if before != after { add(key, before ? .integer(1) : nil, after ? .integer(1) : nil, .sameScreen) }
    }
}

// MARK: - Words

extension Comparison {
    private mutating func compareWords(
        _ left: NotificationWords, _ right: NotificationWords, by target: ShownSide, _ sender: SenderText,
        _ display: DisplayStyle
    ) {
        /// What it is that a text differs: where people who hide details read nothing of the sender's before, they must not
        /// after, either.
        func fidelity(_ after: UTF8Text?, isFixed: Bool, isSenders: Bool, wasShown: Bool? = nil) -> Fidelity {
            let wasHidden = display == .simple && !(wasShown ?? isSenders)
            if wasHidden && !isFixed && sender.areShown(by: after, unlike: left.alert) {
                return .exposed
            }
            // An alert that appears, or is gone, is no wording.
            let isWording = !isSenders && left.alert.isEmpty == right.alert.isEmpty
            return isWording ? .vendorWording : .degraded
        }
        if left.alert.title != right.alert.title {
            let isSenders = sender.hold(left.alert.title, of: left.titleLevel)
            compare(
                .alertTitle, left.alert.title, right.alert.title,
                fidelity(
                    right.alert.title, isFixed: target.isFixed(right.alert.title, right.titleLevel),
                    isSenders: isSenders)
            )
        }
        if left.alert.body != right.alert.body {
            let isSenders =
                !left.differsInName(from: right) && sender.hold(left.alert.body, of: left.bodyLevel)
            compare(
                .alertBody, left.alert.body, right.alert.body,
                fidelity(
                    right.alert.body, isFixed: target.isFixed(right.alert.body, right.bodyLevel),
                    isSenders: isSenders))
        }
        compare(
            .alertSubtitle, left.alert.subtitle, right.alert.subtitle,
            fidelity(
                right.alert.subtitle, isFixed: false, isSenders: true, wasShown: left.alert.subtitle != nil))
        compare(.alertLaunchImage, left.alert.launchImage, right.alert.launchImage)
        if left.alert.isLocalized || right.alert.isLocalized {
            let first = points.count
            compareLocalization(left.alert.localization, right.alert.localization)
            if display == .simple && left.alert.localization.isEmpty {
                for index in points.indices[first...] { points[index].fidelity = .exposed }
            }
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
    private mutating func comparePresentation(
        _ before: ResolvedNotification, _ after: ResolvedNotification
    ) {
        if before.sound != after.sound && !(before.isSilent && after.isSilent) {
            let (left, right) = (before.sound?.json, after.sound?.json)
            if left?.isSame(as: right) != true { add(.apsSound, left, right) }
        }
        compare(.apsInterruptionLevel, before.interruptionLevel, after.interruptionLevel)
        compare(.apsRelevanceScore, before.relevanceScore, after.relevanceScore)
    }

    private mutating func compareBehaviour(
        _ before: ResolvedNotification, _ after: ResolvedNotification
    ) {
        compare(.apsCategory, before.category, after.category, .sameScreen)
        compare(.apsThreadId, before.threadID, after.threadID, .sameScreen)
        if before.mediaURL == nil {
            compareUnseen(.apsMutableContent, before.isMutable, after.isMutable)
        } else if before.isMutable != after.isMutable {
            // Without the service extension nobody sees the picture (TX 9.7).
            add(.apsMutableContent, .integer(before.isMutable ? 1 : 0), .integer(after.isMutable ? 1 : 0))
        }
        compareUnseen(.apsContentAvailable, before.isContentAvailable, after.isContentAvailable)
        compare(.apsTargetContentId, before.targetContentID, after.targetContentID, .sameScreen)
        compare(.apsFilterCriteria, before.filterCriteria, after.filterCriteria, .sameScreen)
        compare(.headerApnsCollapseId, before.collapseID, after.collapseID)
        if before.priority != after.priority {
            let priorities = (before.priority.map(RawJSON.integer), after.priority.map(RawJSON.integer))
            add(.headerApnsPriority, priorities.0, priorities.1, .sameScreen)
        }
        if before.expiration != after.expiration {
            add(
                .headerApnsExpiration, before.expiration.map { .integer($0.seconds) },
                after.expiration.map { .integer($0.seconds) })
        }
    }

    private mutating func compareData(_ before: ShownSide, _ after: ShownSide) {
        let (left, right) = (before.notification, after.notification)
        if left.apsExtras != right.apsExtras {
            let (old, new) = (RawJSON.object(of: left.apsExtras), RawJSON.object(of: right.apsExtras))
            if !old.isSame(as: new) { add(.rootAps, old, new, .sameScreen) }
        }
        if left.mediaURL != right.mediaURL {
            let urls = (left.mediaURL.map(RawJSON.string), right.mediaURL.map(RawJSON.string))
            add(.payload, urls.0, urls.1, .degraded)
        }
        if left.appData == nil && right.appData == nil && left.rootData == right.rootData { return }
        // A text is the same text at another vendor, or the data that it spells where that vendor has no texts.
        let old = before.applicationMembers(isSpelled: true), new = after.applicationMembers(isSpelled: true)
        if old.isSameData(as: new) { return }
        let (oldTexts, newTexts) = (
            before.applicationMembers(isSpelled: false), after.applicationMembers(isSpelled: false)
        )
        if oldTexts.isSameData(as: newTexts) { return }
        add(.payload, RawJSON.object(of: oldTexts), RawJSON.object(of: newTexts), .sameScreen)
    }
}

extension Comparison {
    /// The fields of keys that nobody sees or hears.
    static let unseenFields: FieldSet = [
        .category, .threadID, .isMutable, .isContentAvailable, .targetContentID, .filterCriteria, .apsExtras,
        .priority,
    ]
}

extension [JSONField] {
    fileprivate func isSameData(as other: [JSONField]) -> Bool {
        allSatisfy { field in other.contains { $0.key == field.key } }
            && other.allSatisfy { field in contains { $0.key == field.key } }
            && RawJSON.object(of: self).isSame(as: RawJSON.object(of: other))
    }
}

extension ResolvedNotification {
    fileprivate var pushType: PushType { isVoIP ? .voip : onlyWakes ? .background : .alert }
}

extension ResolvedNotification {
    /// Whether nothing is heard, however the sender said that (reading C13).
    fileprivate var isSilent: Bool { sound == nil || sound == .silent || sound == .file("") }
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
    func isSame(as other: RawJSON?) -> Bool {
        guard let other else { return false }
        return self == other || parsed().root.isSame(as: other.parsed().root)
    }
}

extension NotificationWords {
    /// Whether a body reads like another one but for the name that a server puts before it, and for what stands between them.
    fileprivate func differsInName(from other: NotificationWords) -> Bool {
        guard prefix != nil || other.prefix != nil, let text = bareBody else { return false }
        return text == other.bareBody || prefix != nil && other.alert.body?.hasSuffix(text) == true
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

/// What the sender of a message said, wherever a vendor shows it: the message's own texts, and the words that the sender chose
/// for the push.
struct SenderText {
    let message: PushMessage

    /// Whether a text that a level gave is the sender's, or shows what the sender wrote.
    func hold(_ text: UTF8Text?, of level: TextLevel?) -> Bool {
        guard let text, let level else { return false }
        return switch level {
        case .message, .translation, .mentioned, .senderTemplate, .directedTemplate, .explicitAlert: true
        case .mention, .hiddenText: false
        case .builtIn, .defaultTemplate, .recipientTemplate: hasText { text.range(of: $0) != nil }
        }
    }

    /// Whether a text shows somebody words that an alert did not show them.
    func areShown(by text: UTF8Text?, unlike alert: Alert) -> Bool {
        guard let text else { return false }
        let isNew = { (words: UTF8Text) in
            text.range(of: words) != nil
                && ![alert.title, alert.subtitle, alert.body].contains { $0?.range(of: words) != nil }
        }
        return hasText(where: isNew) || hasWords { $0.map { !$0.isEmpty && isNew($0) } ?? false }
    }

    /// Whether one of the message's own texts is of some kind.
    private func hasText(where isMeant: (UTF8Text) -> Bool) -> Bool {
        if let text = message.text, !text.isEmpty, isMeant(text) { return true }
        return message.holds(.elements)
            && message.elements.contains { $0.text.map { !$0.isEmpty && isMeant($0) } ?? false }
    }

    /// Whether one of the words that the sender chose for the push is.
    private func hasWords(where isMeant: (UTF8Text?) -> Bool) -> Bool {
        if isMeant(message.title) || isMeant(message.subtitle) || isMeant(message.body)
            || isMeant(message.memberText)
        {
            return true
        }
        if let alert = message.explicitAlert,
            isMeant(alert.title) || isMeant(alert.subtitle) || isMeant(alert.body)
        {
            return true
        }
        for call in [message.template, message.directedTemplate?.call].compactMap(\.self)
        where (call.titleArguments + call.contentArguments).contains(where: isMeant) {
            return true
        }
        return message.holds(.translations)
            && message.translations.contains { isMeant($0.title) || isMeant($0.body) }
    }
}
