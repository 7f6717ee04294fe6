internal import APNSTypes
internal import PushModel
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
