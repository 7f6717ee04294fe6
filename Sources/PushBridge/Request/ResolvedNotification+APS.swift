public import APNSTypes
public import PushModel

/// Apple's `aps` dictionary (Apple: Generating a remote notification).
extension ResolvedNotification {
    /// Writes the member `aps`.
    func writeAPS(to writer: inout JSONWriter) {
        writer.aps(of: self) { notification, writer in
            notification.writeAlert(to: &writer)
        } sound: { notification, writer in
            switch notification.sound {
            case .file(let name): writer.member(.apsSound, name)
            case .critical(let object): writer.member(.apsSound, object)
            case .silent, nil: break
            }
        } others: { notification, writer in
            writer.members(notification.apsExtras)
        }
    }

    @inline(__always)
    private func writeAlert(to writer: inout JSONWriter) {
        if isAlertText { return writer.member(.apsAlert, alert.title ?? alert.body) }
        if !hasAlert { return }
        writer.alert(of: self) { $1.members($0.alert.extras) }
    }

    /// Whether the member `alert` is written: one that is a string needs a text.
    @inline(__always) var hasAlert: Bool {
        if alert.title != nil || alert.body != nil { return true }
        return alertForm != .string && !alert.isEmpty
    }

    /// Whether it only wakes the app: without alert, badge and sound.
    package var onlyWakes: Bool {
        if !isContentAvailable || badge != nil || hasAlert { return false }
        return switch sound {
        case .silent, nil: true
        case .file, .critical: false
        }
    }

    /// Whether the alert is one string.
    package var isAlertText: Bool {
        switch alertForm {
        case .string: true
        case .object: false
        case .stringIfAlone: alert == Alert(body: alert.body)
        }
    }

    /// The same without a title.
    var withoutTitle: ResolvedNotification {
        var notification = self
        notification.alert.title = nil
        return notification
    }
}

extension ResolvedNotification: APSContent {
    @usableFromInline package var badgeNumber: Int? { badge }
    @usableFromInline package var interruptionLevelName: UTF8Text? { interruptionLevel }
    @usableFromInline package var relevanceScoreNumber: RawJSON? {
        relevanceScore.flatMap { try? RawJSON(validating: $0) }
    }
    @usableFromInline package var launchImage: UTF8Text? { alert.launchImage }
    @usableFromInline package var isLocalized: Bool { alert.isLocalized }

    @usableFromInline @inline(__always)
    package func text(of line: AlertLine) -> UTF8Text? {
        switch line {
        case .title: alert.title
        case .subtitle: alert.subtitle
        case .body: alert.body
        }
    }

    @usableFromInline package func localization(of line: AlertLine) -> (key: UTF8Text?, arguments: [UTF8Text])
    {
        let keys = alert.localization
        return switch line {
        case .title: (keys.titleKey, keys.titleArguments)
        case .subtitle: (keys.subtitleKey, keys.subtitleArguments)
        case .body: (keys.bodyKey, keys.bodyArguments)
        }
    }
}
