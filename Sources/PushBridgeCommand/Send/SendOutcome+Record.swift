internal import APNSDelivery
internal import APNSTypes
internal import PushModel
internal import PushRecords

extension SendOutcome {
    /// Appends the outcome record and a line feed.
    func write(to writer: inout JSONWriter) {
        if case .held(let push, let server) = result {
            writeHeld(push, server, &writer)
        } else {
            writeOutcome(&writer)
        }
        writer.newline()
    }

    private func writeOutcome(_ writer: inout JSONWriter) {
        writer.beginRecord(MessagePlace(line: line, index: index))
        writer.member("token", token)
        writer.member("outcome", UTF8Text(word))
        if case .delivered(let report) = result { report.write(to: &writer) }
        writer.member("reason", reason.map { UTF8Text($0) })
        if case .delivered(let report) = result { report.outcome.writeConsequences(to: &writer) }
        writer.member("message", message.map { UTF8Text($0) })
        writer.member("retried", retried)
        writer.member("record", digest.text)
        writer.endObject()
    }

    /// What `--dry-run` prints: the request as it would be made, without the provider token.
    private func writeHeld(_ push: SendPush, _ server: APNSServer, _ writer: inout JSONWriter) {
        writer.beginRecord(MessagePlace(line: line, index: index))
        writer.member("token", token)
        writer.member("server", UTF8Text(server.description))
        writer.key("headers")
        push.headers.write(to: &writer)
        writer.key("payload")
        push.payload.withBytes { writer.rawBytes($0) }
        if !push.warnings.isEmpty { write(push.warnings, &writer) }
        writer.endObject()
    }

    private func write(_ warnings: [SendWarning], _ writer: inout JSONWriter) {
        writer.key("warnings")
        writer.beginArray()
        for warning in warnings {
            writer.beginObject()
            writer.member("row", UTF8Text(warning.rule))
            writer.member("path", UTF8Text(warning.path))
            writer.member("message", UTF8Text(warning.message))
            writer.endObject()
        }
        writer.endArray()
    }
}

extension DeliveryReport {
    /// What every answer has.
    fileprivate func write(to writer: inout JSONWriter) {
        writer.member("apnsID", apnsID)
        switch outcome {
        case .accepted:
            writer.member("status", 200)
        case .rejected(let rejection):
            writer.member("status", rejection.status)
        case .failed: break
        }
    }
}

extension DeliveryOutcome {
    /// What follows from the reason.
    fileprivate func writeConsequences(to writer: inout JSONWriter) {
        switch self {
        case .accepted: break
        case .rejected(let rejection):
            if let timestamp = rejection.timestamp {
                writer.member("timestamp", timestamp)
            }
            writer.member("tokenVerdict", UTF8Text(rejection.tokenVerdict.rawValue))
        case .failed(let failure):
            writer.key("mayBeDelivered")
            writer.bool(failure.mayHaveBeenProcessed)
        }
    }
}
