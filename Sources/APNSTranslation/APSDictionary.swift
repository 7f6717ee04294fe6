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
        writer.key(APNSKey.rootAps.name)
        writer.beginObject()
        if let alert = notification.alert { writeAlert(alert, notification.alertForm, body, &writer) }
        if let badge = notification.badge {
            writer.key(APNSKey.apsBadge.name)
            writer.integer(badge)
        }
        if let sound = notification.sound { write(sound, &writer) }
        if notification.isContentAvailable { writer.one(.apsContentAvailable) }
        if notification.isMutable { writer.one(.apsMutableContent) }
        writer.member(APNSKey.apsCategory.name, notification.category)
        writer.member(APNSKey.apsThreadId.name, notification.threadID)
        writer.member(APNSKey.apsInterruptionLevel.name, notification.interruptionLevel)
        if let score = notification.relevanceScore.flatMap({ try? RawJSON(validating: $0) }) {
            writer.key(APNSKey.apsRelevanceScore.name)
            writer.raw(score)
        }
        writer.member(APNSKey.apsTargetContentId.name, notification.targetContentID)
        writer.member(APNSKey.apsFilterCriteria.name, notification.filterCriteria)
        for field in notification.apsExtras { writer.member(field) }
        writer.endObject()
    }

    /// Whether the member `alert` is written: one that is a string needs a text.
    static func hasAlert(_ notification: ResolvedNotification) -> Bool {
        // Not bound to a name: an alert is large, and every push asks.
        if notification.alert == nil { return false }
        return notification.alertForm == .object || notification.alert?.title != nil
            || notification.alert?.body != nil
    }

    /// The text that may be shortened: the string alert, else the body.
    static func shortenableText(of notification: ResolvedNotification) -> UTF8Text? {
        guard let alert = notification.alert else { return nil }
        return notification.alertForm == .string ? alert.title ?? alert.body : alert.body
    }

    private static func write(_ sound: Sound, _ writer: inout JSONWriter) {
        switch sound {
        case .file(let name): writer.member(APNSKey.apsSound.name, name)
        case .critical(let object): writer.member(JSONField(key: APNSKey.apsSound.name, value: object))
        case .silent: break
        }
    }

    private static func writeAlert(
        _ alert: Alert, _ form: Policies.AlertForm, _ shortened: UTF8Text?, _ writer: inout JSONWriter
    ) {
        if form == .string {
            writer.member(APNSKey.apsAlert.name, shortened ?? alert.title ?? alert.body)
            return
        }
        writer.key(APNSKey.apsAlert.name)
        writer.beginObject()
        writer.member(APNSKey.alertTitle.name, alert.title)
        writer.member(APNSKey.alertSubtitle.name, alert.subtitle)
        writer.member(APNSKey.alertBody.name, shortened ?? alert.body)
        writer.member(APNSKey.alertLaunchImage.name, alert.launchImage)
        writeLocalization(alert.localization, &writer)
        for field in alert.extras { writer.member(field) }
        writer.endObject()
    }

    private static func writeLocalization(_ words: Alert.Localization, _ writer: inout JSONWriter) {
        if words.isEmpty { return }
        writer.localized(
            words.titleKey, words.titleArguments, .alertTitleLocKey, .alertTitleLocArgs)
        writer.localized(
            words.subtitleKey, words.subtitleArguments, .alertSubtitleLocKey, .alertSubtitleLocArgs)
        writer.localized(words.bodyKey, words.bodyArguments, .alertLocKey, .alertLocArgs)
    }
}

extension JSONWriter {
    /// Apple's way of saying yes: the number 1.
    fileprivate mutating func one(_ key: APNSKey) {
        self.key(key.name)
        integer(1)
    }

    /// A key into the app's language files and its arguments; without the key the arguments mean nothing.
    fileprivate mutating func localized(
        _ text: UTF8Text?, _ arguments: [UTF8Text], _ key: APNSKey, _ argumentsKey: APNSKey
    ) {
        guard let text else { return }
        member(key.name, text)
        if !arguments.isEmpty { member(argumentsKey, arguments) }
    }
}
