/// Reads one callback about an offline push; what it lacks stays absent, since failures are reported minimally.
struct EasemobReport {
    var values = ValueReader()
    private var status: UTF8Text?
    private var detail: UTF8Text?
    private var isAccepted: Bool?
    private var apnsID: UTF8Text?
    private var applesReason: UTF8Text?
    private var draft = PushReport(outcome: .failed(PushOutcome.Cause("unknown")))

    /// What was read.
    var report: PushReport {
        var report = draft
        report.outcome = outcome
        return report
    }

    mutating func read(_ root: JSONValue) {
        status = filled(.status, in: root)?.lowercasedASCII()
        detail = filled(.detail, in: root)
        let exception = filled(.eMessage, in: root)
        draft.detail = detail ?? exception
        draft.recipient = identifier(.target, in: root)
        draft.messageID = identifier(.msgId, in: root)
        draft.channel = filled(.channel, in: root)
        draft.timestamp = identifier(.timestamp, in: root)
        draft.token = filled(.deviceToken, in: root)
        if let data = object(.data, in: root) { readAnswer(data) }
        noteUnknown()
        if let exception, let detail, exception != detail {
            values.note(.detailCounts, EasemobReportKey.eMessage.location)
        }
    }

    /// What the push service answered.
    private mutating func readAnswer(_ data: JSONValue) {
        isAccepted = data[EasemobReportKey.dataAccepted.name].flatMap {
            values.flag($0, at: EasemobReportKey.dataAccepted.location)
        }
        apnsID = filled(.dataApnsId, in: data)
        applesReason = filled(.dataRejectionReason, in: data)
        draft.answer.code = identifier(.dataResult, in: data)
        draft.answer.text = filled(.dataDesc, in: data)
        if let request = object(.dataPushNotification, in: data) { readRequest(request) }
    }

    /// The request to Apple.
    private mutating func readRequest(_ value: JSONValue) {
        draft.token = filled(.dataPushNotificationToken, in: value) ?? draft.token
        draft.request.topic = filled(.dataPushNotificationTopic, in: value)
        draft.request.priority = value[EasemobReportKey.dataPushNotificationPriority.name].flatMap {
            priority($0)
        }
        draft.request.expiration = value[EasemobReportKey.dataPushNotificationExpiration.name].flatMap {
            // Apple counts seconds.
            values.integer($0, at: EasemobReportKey.dataPushNotificationExpiration.location).map {
                $0 / 1_000
            }
        }
        draft.request.payload = value[EasemobReportKey.dataPushNotificationPayload.name].flatMap {
            payload($0)
        }
    }

    private mutating func priority(_ value: JSONValue) -> Int? {
        switch value.string {
        case "IMMEDIATE": 10
        case "CONSERVE_POWER": 5
        default: values.integer(value, at: EasemobReportKey.dataPushNotificationPriority.location)
        }
    }

    /// The payload, which stands as JSON in a string.
    private mutating func payload(_ value: JSONValue) -> RawJSON? {
        if value.kind == .object { return value.raw }
        if value.isNull { return nil }
        if let text = value.string, let inner = try? JSONDocument(text).root, inner.kind == .object {
            return inner.raw
        }
        values.note(.noPayloadInString, EasemobReportKey.dataPushNotificationPayload.location)
        return nil
    }

    // MARK: Outcome

    /// What the report comes to where its members disagree (WH-018, WH-019): Apple's reason before all; then the text that says
    /// why there was no push, even beside a success, since hiding a failure is worse than showing one too many, unless
    /// Apple accepted the push too; then Apple's answer, then the status.
    private var outcome: PushOutcome {
        if let reason = applesReason { return .rejected(PushOutcome.Cause(reason)) }
        if let row, !(status == "success" && isAccepted == true) {
            return PushOutcome(row.outcome, cause(row))
        }
        if isAccepted == false { return .rejected(pushService) }
        if status == "success" || status == nil && isAccepted == true { return .accepted(id: apnsID) }
        return .failed(PushOutcome.Cause(status == "error" ? "exception" : "unknown"))
    }

    /// The row of the text that says why there was no push.
    private var row: ReportedOutcomes.Row? {
        guard let text = detail?.trimmedASCIIWhitespace() else { return nil }
        return ReportedOutcomes.rows.first {
            $0.vendor == "easemob" && $0.detail.equalsIgnoringASCIICase(text)
        }
    }

    private func cause(_ row: ReportedOutcomes.Row) -> PushOutcome.Cause {
        PushOutcome.Cause(row.reason, affair: row.affair, row: row.id)
    }

    private var pushService: PushOutcome.Cause { PushOutcome.Cause("push-service") }

    /// Tells about a report that no row explains.
    private mutating func noteUnknown() {
        let outcome = DiagnosticArgument.words(outcome.word.rawValue)
        if detail != nil, status != "success", row == nil, applesReason == nil {
            values.note(.unknownDetail, EasemobReportKey.detail.location, outcome)
        } else if status == "success", row != nil {
            values.note(.detailBesideSuccess, EasemobReportKey.detail.location, outcome)
        } else if let status, !["success", "fail", "error"].contains(status) {
            values.note(.unknownStatus, EasemobReportKey.status.location, outcome)
        } else if status == nil || isContradicted {
            values.note(.unsettledOutcome, EasemobReportKey.status.location, outcome)
        }
    }

    /// Whether the push service's answer says otherwise than the status.
    private var isContradicted: Bool {
        let isSuccess = status == "success"
        return isSuccess != (isAccepted ?? isSuccess) || isSuccess && applesReason != nil
    }

    // MARK: Values

    private mutating func filled(_ key: EasemobReportKey, in object: JSONValue) -> UTF8Text? {
        object[key.name].flatMap { values.filledText($0, at: key.location) }
    }

    private mutating func identifier(_ key: EasemobReportKey, in object: JSONValue) -> UTF8Text? {
        object[key.name].flatMap { values.identifier($0, at: key.location) }
    }

    private mutating func object(_ key: EasemobReportKey, in object: JSONValue) -> JSONValue? {
        object[key.name].flatMap { values.object($0, at: key.location) }
    }
}

extension EasemobReportKey {
    fileprivate var location: Location { Location(row: row, path: path) }
}
