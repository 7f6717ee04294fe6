public import APNSTypes
public import PushModel

/// Turns a resolved notification into a request to Apple: headers and payload.
///
/// A class, for every push asks it and nobody needs a copy.
package final class APNSTranslator: Sendable {
    /// The members beside `aps` at the payload's root.
    package let applicationKeys: ApplicationKeys
    /// The bundle identifier for devices that do not name theirs.
    package let topic: UTF8Text?
    /// Whether a body that makes the payload too large is shortened.
    package let truncates: Bool

    /// Creates a translator.
    package init(applicationKeys: ApplicationKeys, topic: UTF8Text? = nil, truncates: Bool = true) {
        self.applicationKeys = applicationKeys
        self.topic = topic
        self.truncates = truncates
    }

    /// The request for one device.
    ///
    /// - Parameters:
    ///   - notification: What the recipient gets.
    ///   - device: The device, if one is known; without one the topic is the app's.
    ///   - findings: Receives what had to be shortened.
    /// - Returns: Headers, and a payload that was measured on the bytes returned.
    /// - Throws: ``APNSTranslationError`` when the payload does not fit.
    package func request(
        for notification: ResolvedNotification, to device: Device? = nil, findings: inout [Finding]
    ) throws(APNSTranslationError) -> APNSRequest {
        var writer = JSONWriter()
        let headers = try write(notification, to: device, into: &writer, findings: &findings)
        return APNSRequest(headers: headers, payload: writer.bytes(from: 0))
    }

    /// The headers for one device, with the payload in a writer; Apple's rules that they break are told (A6).
    ///
    /// - Parameters:
    ///   - notification: What the recipient gets.
    ///   - device: The device, if one is known; without one the topic is the app's.
    ///   - writer: Emptied, then receives the payload as one JSON value; of no use after an error.
    ///   - findings: Receives what had to be shortened, and each broken rule with its row.
    /// - Returns: The headers.
    /// - Throws: ``APNSTranslationError`` when the payload does not fit.
    package func write(
        _ notification: ResolvedNotification, to device: Device?, into writer: inout JSONWriter,
        findings: inout [Finding]
    ) throws(APNSTranslationError) -> APNSHeaders {
        let headers = headers(for: notification, to: device, findings: &findings)
        try writePayload(of: notification, as: headers.pushType, to: &writer, findings: &findings)
        RequestLint.check(notification, headers, payload: writer, findings: &findings)
        return headers
    }

    /// The headers for one device.
    package func headers(
        for notification: ResolvedNotification, to device: Device?, findings: inout [Finding]
    ) -> APNSHeaders {
        let pushType = pushType(of: notification, to: device)
        let topic = device?.topic ?? topic
        return APNSHeaders(
            pushType: pushType, priority: priority(of: notification, as: pushType),
            topic: topic.map(pushType.topic(bundleID:)), expiration: expiration(of: notification),
            collapseID: collapseID(of: notification, findings: &findings))
    }

    /// A background push must have 5 (AP-050); any other has the sender's priority, else 10.
    private func priority(of notification: ResolvedNotification, as pushType: PushType)
        -> APNSHeaders.Priority
    {
        if pushType == .background { return .powerAware }
        return notification.priority.flatMap(APNSHeaders.Priority.init) ?? .immediate
    }

    private func expiration(of notification: ResolvedNotification) -> APNSHeaders.Expiration {
        guard let moment = notification.expiration else { return .unspecified }
        return moment.seconds <= 0 ? .once : .until(moment.seconds)
    }

    /// Writes the payload, shortening its body where it has to and may.
    private func writePayload(
        of notification: ResolvedNotification, as pushType: PushType, to writer: inout JSONWriter,
        findings: inout [Finding]
    ) throws(APNSTranslationError) {
        if pushType == .voip, let title = notification.alert.title, !applicationKeys.caller.isEmpty {
            findings.append(Finding(.titleAsCaller, .title))
            return try writePayload(
                of: notification.withoutTitle, from: title, as: pushType, to: &writer, findings: &findings)
        }
        try writePayload(of: notification, from: nil, as: pushType, to: &writer, findings: &findings)
    }

    private func writePayload(
        of notification: ResolvedNotification, from caller: UTF8Text?, as pushType: PushType,
        to writer: inout JSONWriter, findings: inout [Finding]
    ) throws(APNSTranslationError) {
        let limit = pushType.payloadLimit
        write(notification, from: caller, to: &writer)
        let bytes = writer.count
        if bytes <= limit { return }
        guard let shortened = shortened(notification, by: bytes - limit) else {
            throw APNSTranslationError(code: .payloadTooLarge, bytes: bytes, limit: limit)
        }
        write(shortened, from: caller, to: &writer)
        if writer.count > limit {
            throw APNSTranslationError(code: .payloadTooLarge, bytes: bytes, limit: limit)
        }
        findings.append(
            Finding(.shortenedText, notification.shortenedField, [.number(bytes), .number(limit)]))
    }

    /// The notification as an alert's limit leaves it; nil where it does not fit.
    package func fitting(_ notification: ResolvedNotification) -> ResolvedNotification? {
        var writer = JSONWriter()
        write(notification, from: nil, to: &writer)
        let excess = writer.count - PushType.alert.payloadLimit
        return excess <= 0 ? notification : shortened(notification, by: excess)
    }

    private func shortened(
        _ notification: ResolvedNotification, by excess: Int
    ) -> ResolvedNotification? {
        guard truncates, let text = notification.shortenableText else { return nil }
        return Truncation.shortened(text, by: excess).map(notification.shortened(to:))
    }

    private func write(
        _ notification: ResolvedNotification, from caller: UTF8Text?, to writer: inout JSONWriter
    ) {
        writer.removeAll()
        writer.beginObject()
        notification.writeAPS(to: &writer)
        if let caller { writer.member(applicationKeys.caller, caller) }
        applicationKeys.write(notification, to: &writer)
        writer.endObject()
    }

    /// The type of a call where the device takes calls; of a wake-up where the push has no alert, badge or sound; else an alert's.
    private func pushType(of notification: ResolvedNotification, to device: Device?) -> PushType {
        if notification.isVoIP && device?.kind == .voip { return .voip }
        return notification.onlyWakes ? .background : .alert
    }

    private func collapseID(
        of notification: ResolvedNotification, findings: inout [Finding]
    ) -> UTF8Text? {
        guard let own = notification.collapseID else { return nil }
        guard CollapseIdentifier.isSendable(own) else {
            findings.append(Finding(.unsendableCollapseID, .collapseID))
            return nil
        }
        if own.count > CollapseIdentifier.maximumBytes {
            let sizes = [own.count, CollapseIdentifier.maximumBytes].map(DiagnosticArgument.number)
            findings.append(Finding(.longCollapseID, .collapseID, sizes))
        }
        return CollapseIdentifier.fitting(own)
    }
}

/// Why no request to Apple can be made of a notification.
public struct APNSTranslationError: Error, Sendable, Hashable, CustomStringConvertible {
    /// What is wrong.
    public enum Code: Sendable, Hashable {
        /// The payload is over Apple's limit, and shortening the body does not help or was not wanted.
        case payloadTooLarge
    }

    /// What is wrong.
    public var code: Code
    /// The payload's size in bytes.
    public var bytes: Int
    /// Apple's limit in bytes.
    public var limit: Int

    /// The error as one sentence.
    public var description: String {
        "The payload has \(bytes) bytes and Apple takes \(limit); shorten the message or its custom data."
    }
}

/// Apple's `aps` dictionary (Apple: Generating a remote notification).
extension ResolvedNotification {
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
