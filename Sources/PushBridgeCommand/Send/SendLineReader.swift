internal import APNSTypes
internal import PushRecords

/// Reads lines that are to be sent: records of `translate`, or bare payloads.
struct SendLineReader: ~Copyable {
    /// The topic of pushes that name none.
    let topic: UTF8Text?
    /// The device of pushes that name none.
    let device: UTF8Text?
    private var reader: JSONReader

    init(topic: UTF8Text?, device: UTF8Text?, maximumValues: Int = JSONDocument.defaultMaximumValues) {
        reader = JSONReader(maximumValues: maximumValues)
        self.topic = topic
        self.device = device
    }

    /// Reads a line without its end.
    mutating func read(_ line: ByteSlice) -> SendLine {
        do {
            return read(try reader.read(line))
        } catch {
            let error = MessageError(error, of: line)
            return .skipped(
                .invalidRecord(
                    "The line is not JSON. \(error.description(advising: CommandOption.namedForSettings))"))
        }
    }

    /// Reads a message of a document.
    func read(_ value: JSONValue) -> SendLine {
        guard value.kind == .object else {
            return .skipped(
                .invalidRecord("The line is not an object. Send records of 'translate', or payloads."))
        }
        if let payload = value["payload"] { return push(payload, value) }
        if let reason = value["suppressed"]?.string { return .skipped(.suppressed(reason.string)) }
        if let error = value["error"] {
            return .skipped(.error(error["code"]?.string?.string ?? "unknown"))
        }
        return value["aps"] != nil || value["mdm"] != nil
            ? push(value, nil)
            : .skipped(
                .invalidRecord(
                    "The line has neither \"payload\" nor \"aps\". Send records of 'translate', or payloads.")
            )
    }

    private func push(_ payload: JSONValue, _ record: JSONValue?) -> SendLine {
        guard payload.kind == .object else {
            return .skipped(.invalidRecord("\"payload\" is not an object."))
        }
        var headers: APNSHeaders
        do throws(APNSHeadersError) {
            headers = try record?["headers"].map(APNSHeaders.init(reading:)) ?? .fitting(payload)
        } catch {
            return .skipped(.invalidRecord(error.description))
        }
        // What has a token of its own, though a wrong one, is not for the device of --device.
        let ownToken = record?["token"].flatMap { $0.isNull ? nil : $0.string ?? "" }
        guard let token = ownToken ?? device else { return .skipped(.noToken) }
        guard token.isDeviceToken else { return .skipped(.invalidToken) }
        headers.topic = headers.topic ?? topic.map { headers.pushType.topic(bundleID: $0) }
        guard headers.topic != nil else { return .skipped(.noTopic) }
        return .push(SendPush(token: token, headers: headers, payload: payload.raw.text))
    }
}

extension APNSHeaders {
    /// The headers of a payload that came without: background for one that only wakes the app (APPLE-S).
    fileprivate static func fitting(_ payload: JSONValue) -> APNSHeaders {
        guard let aps = payload["aps"] else { return APNSHeaders(pushType: .mdm) }
        let isSeen = aps["alert"] != nil || aps["badge"] != nil || aps["sound"] != nil
        let wakes = aps["content-available"]?.integer == 1
        return wakes && !isSeen
            ? APNSHeaders(pushType: .background, priority: .powerAware) : APNSHeaders()
    }
}

extension UTF8Text {
    /// Whether this can be a device token: hexadecimal digits in pairs; their number is Apple's to choose (APPLE-S).
    var isDeviceToken: Bool { !isEmpty && count.isMultiple(of: 2) && isHexadecimal }
}
