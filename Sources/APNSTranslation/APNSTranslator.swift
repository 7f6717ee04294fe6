public import APNSTypes
public import PushModel

/// Turns a resolved notification into what Apple is asked: headers and payload.
public struct APNSTranslator: Sendable, Hashable {
    /// The members beside `aps` at the payload's root.
    public var applicationKeys: ApplicationKeys
    /// The bundle identifier for devices that do not name theirs.
    public var topic: UTF8Text?
    /// Whether a body that makes the payload too large is shortened.
    public var truncates: Bool

    /// Creates a translator.
    public init(applicationKeys: ApplicationKeys, topic: UTF8Text? = nil, truncates: Bool = true) {
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
    public func request(
        for notification: ResolvedNotification, to device: Device? = nil, findings: inout [Finding]
    ) throws(APNSTranslationError) -> APNSRequest {
        let headers = headers(for: notification, to: device, findings: &findings)
        var writer = JSONWriter()
        try writePayload(
            of: notification, limit: headers.pushType.payloadLimit, to: &writer, findings: &findings)
        lint(notification, headers, payload: writer, findings: &findings)
        return APNSRequest(headers: headers, payload: writer.bytes(from: 0))
    }

    /// The headers for one device.
    public func headers(
        for notification: ResolvedNotification, to device: Device?, findings: inout [Finding]
    ) -> APNSHeaders {
        let pushType = pushType(of: notification, to: device)
        let topic = device?.topic ?? topic
        return APNSHeaders(
            pushType: pushType, priority: pushType == .background ? .powerAware : .immediate,
            topic: topic.map(pushType.topic(bundleID:)), expiration: expiration(of: notification),
            collapseID: collapseID(of: notification, findings: &findings))
    }

    private func expiration(of notification: ResolvedNotification) -> APNSHeaders.Expiration {
        guard let moment = notification.expiration else { return .unspecified }
        return moment.seconds <= 0 ? .once : .until(moment.seconds)
    }

    /// Writes the payload as one JSON value, shortening its body where it has to and may.
    ///
    /// - Parameters:
    ///   - notification: What the recipient gets.
    ///   - limit: The most bytes that Apple takes.
    ///   - writer: Emptied, then receives the payload; on an error what it holds does not count.
    ///   - findings: Receives what had to be shortened.
    /// - Throws: ``APNSTranslationError`` when the payload does not fit.
    public func writePayload(
        of notification: ResolvedNotification, limit: Int, to writer: inout JSONWriter,
        findings: inout [Finding]
    ) throws(APNSTranslationError) {
        writer.removeAll()
        write(notification, shortened: nil, to: &writer)
        let bytes = writer.count
        if bytes <= limit { return }
        guard truncates, let text = APSDictionary.shortenableText(of: notification),
            let shortened = Truncation.shortened(text, by: bytes - limit)
        else { throw APNSTranslationError(.payloadTooLarge, bytes: bytes, limit: limit) }
        writer.removeAll()
        write(notification, shortened: shortened, to: &writer)
        if writer.count > limit { throw APNSTranslationError(.payloadTooLarge, bytes: bytes, limit: limit) }
        findings.append(
            Finding(
                .overLimit, APSDictionary.shortenedField(of: notification),
                message:
                    "the payload had \(bytes) bytes and Apple takes \(limit), so its text was shortened. "
                    + "Shorten the text or the custom data"))
    }

    /// Reports the rules of Apple's that a written request breaks (A6), where its message can break any.
    ///
    /// - Parameters:
    ///   - notification: What the recipient gets.
    ///   - headers: The request's headers.
    ///   - payload: The payload as ``writePayload(of:limit:to:findings:)`` wrote it.
    ///   - findings: Receives a finding for each broken rule, with the rule's row.
    public func lint(
        _ notification: ResolvedNotification, _ headers: APNSHeaders,
        payload: borrowing JSONWriter, findings: inout [Finding]
    ) {
        RequestLint.check(notification, headers, payload, findings: &findings)
    }

    private func write(
        _ notification: ResolvedNotification, shortened body: UTF8Text?,
        to writer: inout JSONWriter
    ) {
        writer.beginObject()
        APSDictionary.write(notification, shortened: body, to: &writer)
        applicationKeys.write(notification, to: &writer)
        writer.endObject()
    }

    /// A call for a device that can ring; a wake-up for a push that shows, badges and sounds nothing; else an alert.
    private func pushType(of notification: ResolvedNotification, to device: Device?) -> PushType {
        if notification.isVoIP && device?.kind == .voip { return .voip }
        return notification.isContentAvailable && !isNoticed(notification) ? .background : .alert
    }

    /// Whether the payload holds an alert, a badge or a sound.
    private func isNoticed(_ notification: ResolvedNotification) -> Bool {
        if notification.badge != nil || APSDictionary.hasAlert(notification) { return true }
        switch notification.sound {
        case .silent, nil: return false
        case .file, .critical: return true
        }
    }

    private func collapseID(
        of notification: ResolvedNotification, findings: inout [Finding]
    ) -> UTF8Text? {
        guard let own = notification.collapseID else { return nil }
        guard CollapseIdentifier.isSendable(own) else {
            findings.append(
                Finding(
                    .invalid, .collapseID,
                    message:
                        "the collapse identifier holds control characters, which no header can; it was left out"
                ))
            return nil
        }
        let fitting = CollapseIdentifier.fitting(own)
        if own.count > CollapseIdentifier.maximumBytes {
            findings.append(
                Finding(
                    .overLimit, .collapseID,
                    message: "the collapse identifier has \(own.count) bytes and Apple takes "
                        + "\(CollapseIdentifier.maximumBytes), so it was cut. Send a shorter one"))
        }
        return fitting
    }
}
