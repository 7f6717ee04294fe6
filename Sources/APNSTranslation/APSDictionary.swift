import APNSTypes
import PushModel

/// Apple's `aps` dictionary (Apple: Generating a remote notification).
enum APSDictionary {
    /// Writes the member `aps`.
    ///
    /// - Parameters:
    ///   - notification: What to show.
    ///   - body: The body or the string alert to write instead of the notification's own, when it had to be shortened.
    ///   - writer: The payload's writer, inside its root object.
    static func write(
        _ notification: ResolvedNotification, shortened body: UTF8Text?,
        to writer: inout JSONWriter
    ) {
        writer.key(.rootAps)
        writer.beginObject()
        if !notification.alert.isEmpty {
            writeAlert(notification.alert, notification.alertForm, body, &writer)
        }
        if let badge = notification.badge {
            writer.key(.apsBadge)
            writer.integer(badge)
        }
        write(notification.sound, &writer)
        if notification.isContentAvailable { writer.one(.apsContentAvailable) }
        if notification.isMutable { writer.one(.apsMutableContent) }
        writer.member(.apsCategory, notification.category)
        writer.member(.apsThreadId, notification.threadID)
        writer.member(.apsInterruptionLevel, notification.interruptionLevel)
        if let score = notification.relevanceScore.flatMap({ try? RawJSON(validating: $0) }) {
            writer.key(.apsRelevanceScore)
            writer.raw(score)
        }
        writer.member(.apsTargetContentId, notification.targetContentID)
        writer.member(.apsFilterCriteria, notification.filterCriteria)
        for field in notification.apsExtras { writer.member(field) }
        writer.endObject()
    }

    /// Whether the member `alert` is written: one that is a string needs a text.
    static func hasAlert(_ notification: ResolvedNotification) -> Bool {
        if notification.alert.title != nil || notification.alert.body != nil { return true }
        return notification.alertForm == .object && !notification.alert.isEmpty
    }

    /// The text that may be shortened: the string alert, else the body.
    static func shortenableText(of notification: ResolvedNotification) -> UTF8Text? {
        let alert = notification.alert
        return notification.alertForm == .string ? alert.title ?? alert.body : alert.body
    }

    private static func write(_ sound: Sound?, _ writer: inout JSONWriter) {
        switch sound {
        case .file(let name): writer.member(.apsSound, name)
        case .critical(let object): writer.member(JSONField(key: APNSKey.apsSound.name, value: object))
        case .silent, nil: break
        }
    }

    private static func writeAlert(
        _ alert: Alert, _ form: Policies.AlertForm, _ shortened: UTF8Text?, _ writer: inout JSONWriter
    ) {
        if form == .string {
            writer.member(.apsAlert, shortened ?? alert.title ?? alert.body)
            return
        }
        writer.key(.apsAlert)
        writer.beginObject()
        writer.member(.alertTitle, alert.title)
        writer.member(.alertSubtitle, alert.subtitle)
        writer.member(.alertBody, shortened ?? alert.body)
        writer.member(.alertLaunchImage, alert.launchImage)
        if alert.isLocalized { writeLocalization(alert.localization, &writer) }
        for field in alert.extras { writer.member(field) }
        writer.endObject()
    }

    private static func writeLocalization(_ words: Alert.Localization, _ writer: inout JSONWriter) {
        writer.localized(
            words.titleKey, words.titleArguments, .alertTitleLocKey, .alertTitleLocArgs)
        writer.localized(
            words.subtitleKey, words.subtitleArguments, .alertSubtitleLocKey, .alertSubtitleLocArgs)
        writer.localized(words.bodyKey, words.bodyArguments, .alertLocKey, .alertLocArgs)
    }
}

extension JSONWriter {
    /// Apple's way of saying yes: the number 1.
    @inline(__always)
    fileprivate mutating func one(_ key: APNSKey) {
        self.key(key)
        integer(1)
    }

    /// A key into the app's language files and its arguments; without the key the arguments mean nothing.
    fileprivate mutating func localized(
        _ text: UTF8Text?, _ arguments: [UTF8Text], _ key: APNSKey, _ argumentsKey: APNSKey
    ) {
        guard let text else { return }
        member(key, text)
        if !arguments.isEmpty { member(argumentsKey, arguments) }
    }
}
