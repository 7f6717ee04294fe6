internal import APNSTypes
internal import PushBridge
internal import PushModel
internal import PushRecords

/// What one line asks to be sent.
enum SendLine {
    case push(SendPush)
    case skipped(SkipReason)
}

/// A push as a line holds it.
struct SendPush {
    /// The device token, spelled as it came.
    var token: UTF8Text
    var headers: APNSHeaders
    /// The payload's bytes, which are sent as they are.
    var payload: UTF8Text
    /// What is wrong with it, and does not keep it from being sent.
    var warnings: [SendWarning] = []
}

/// Something in a push that Apple refuses, ignores, or does not do as its sender means.
struct SendWarning: Hashable {
    /// The row of Apple's rule, or the code of a diagnostic.
    let rule: String
    /// A JSON Pointer into the request as it is printed.
    let path: String
    let message: String
}

/// Why a line is not sent.
enum SkipReason: Hashable {
    /// The record says that the receiver gets nothing; the reason is one of `translate`'s.
    case suppressed(String)
    /// The record says that its message could not be translated; the code is `translate`'s.
    case error(String)
    /// Neither the record nor `--device` has a token.
    case noToken
    /// Neither the record nor `--topic` names the app.
    case noTopic
    /// The device token is no even number of hexadecimal digits (APPLE-S).
    case invalidToken
    /// The line is neither a record of `translate` nor a payload.
    case invalidRecord(String)
    /// The call lacks something without which the vendor would refuse it.
    case needs([String])
    /// An earlier outcome of this run says that the push would not be taken, or there was an interrupt.
    ///
    /// With Apple's reason, the cause of the failure, or `interrupt`.
    case stopped(String)

    var word: String {
        switch self {
        case .suppressed(let reason): "suppressed/\(reason)"
        case .error(let code): "error/\(code)"
        case .noToken: "no-token"
        case .noTopic: "no-topic"
        case .invalidToken: "invalid-token"
        case .invalidRecord: "invalid-record"
        case .needs(let needs): "needs/\(needs.joined(separator: ","))"
        case .stopped(let reason): "stopped/\(reason)"
        }
    }

    /// Whether something is wrong with the input: a suppressed push and an unknown device are in order.
    var isShortcoming: Bool {
        switch self {
        case .suppressed, .noToken: false
        case .error, .noTopic, .invalidToken, .invalidRecord, .needs, .stopped: true
        }
    }

    /// What is wrong and what to do, for a person; nil where the word says everything.
    var explanation: String? {
        switch self {
        case .noTopic:
            "The record has no apns-topic. Give --topic, or translate with a profile that has a topic."
        case .invalidToken: "The device token is not an even number of hexadecimal digits."
        case .invalidRecord(let what): what
        case .needs: "The call was not sent: it lacks what its reason names. Supply it and convert again."
        case .suppressed, .error, .noToken, .stopped: nil
        }
    }
}

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
            headers = try record?["headers"].map(APNSHeaders.init(reading:)) ?? APNSHeaders()
        } catch {
            return .skipped(.invalidRecord(error.description))
        }
        // What has a token of its own, though a wrong one, is not for the device of --device.
        let ownToken = record?["token"].flatMap { $0.isNull ? nil : $0.string ?? "" }
        guard let token = ownToken ?? device else { return .skipped(.noToken) }
        guard token.isDeviceToken else { return .skipped(.invalidToken) }
        let names = record?["headers"]
        if names?[APNSKey.headerApnsPushType.name] == nil {
            headers.take(
                .fitting(payload, topic: headers.topic ?? topic),
                hasPriority: names?[APNSKey.headerApnsPriority.name] != nil)
        }
        headers.topic = headers.topic ?? topic.map { headers.pushType.topic(bundleID: $0) }
        guard headers.topic != nil else { return .skipped(.noTopic) }
        let text = payload.raw.text
        let findings = APNSLint.findings(headers: headers, payload: payload, bytes: text.count)
        return .push(
            SendPush(
                token: token, headers: headers, payload: text, warnings: Self.warnings(of: payload, findings))
        )
    }

    /// What is wrong with a push that is sent nevertheless: APNs itself decides about it.
    private static func warnings(of payload: JSONValue, _ findings: [APNSLintFinding]) -> [SendWarning] {
        var warnings = findings.filter { $0.severity != .info }.map { finding in
            let path =
                switch finding.place {
                case .header(let name): "/headers/\(name)"
                case .payload(let pointer): "/payload\(pointer)"
                }
            return SendWarning(rule: finding.row, path: path, message: finding.message)
        }
        if let offset = payload.firstRepair {
            warnings.append(
                SendWarning(
                    rule: "lone-surrogate", path: "/payload" + payload.pointer(to: offset),
                    message: "Half of a surrogate pair became U+FFFD. Send valid UTF-16 escapes."))
        }
        return warnings
    }
}

extension APNSHeaders {
    /// Takes over the type that a payload fits, which came without one; a background push has one priority only.
    fileprivate mutating func take(_ type: PushType, hasPriority: Bool) {
        pushType = type
        if type == .background && !hasPriority { priority = .powerAware }
    }
}

extension PushType {
    /// The type of a push that names none: its topic's, else background for one that only wakes the app (APPLE-S).
    fileprivate static func fitting(_ payload: JSONValue, topic: UTF8Text?) -> PushType {
        guard let aps = payload[APNSKey.rootAps.name] else { return .mdm }
        if let type = topic.flatMap(suffixed) { return type }
        let isSeen = [APNSKey.apsAlert, .apsBadge, .apsSound].contains { aps[$0.name] != nil }
        return !isSeen && aps[APNSKey.apsContentAvailable.name]?.integer == 1 ? .background : .alert
    }
}

extension UTF8Text {
    /// Whether this can be a device token: hexadecimal digits in pairs; their number is Apple's to choose (APPLE-S).
    var isDeviceToken: Bool { !isEmpty && count.isMultiple(of: 2) && isHexadecimal }
}
