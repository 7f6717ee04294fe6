internal import PushBridge
internal import PushRecords
internal import VendorClient

extension SendOutcome.Result {
    /// What a report says; a call that an interrupt kept from being sent was not sent.
    init(_ report: CallReport, _ call: VendorCall) {
        self =
            report.outcome == .stopped
            ? .skipped(.stopped("interrupt")) : .called(report, interface: call.interface.id)
    }
}

extension CallReport.Outcome {
    var word: String {
        switch self {
        case .accepted: "accepted"
        case .rejected: "rejected"
        case .failed: "failed"
        case .stopped: "skipped"
        }
    }

    /// The cause, for whatever was not accepted.
    var reason: String? {
        switch self {
        case .rejected(let cause, _), .failed(let cause, _): cause.string
        case .accepted, .stopped: nil
        }
    }
}

extension CallReport {
    /// Writes what a vendor answered.
    func write(_ interface: String, to writer: inout JSONWriter) {
        writer.member("interface", UTF8Text(interface))
        writer.member("status", status)
        writer.member("code", code)
        if !messageIDs.isEmpty { writer.list("messageIDs", messageIDs) { $0.string($1) } }
        if !refused.isEmpty { writer.list("refused", refused) { $0.string($1) } }
    }

    /// Writes what may come of a call that was not accepted.
    func writeConsequences(to writer: inout JSONWriter) {
        switch outcome {
        case .rejected(_, let retry): writer.member("retry", UTF8Text(retry.rawValue))
        case .failed(_, let mayBeDelivered): writer.member("mayBeDelivered", mayBeDelivered)
        case .accepted, .stopped: break
        }
    }
}

/// A call that is not sent, because of `--dry-run`.
struct PlannedCall: Sendable {
    private let method: UTF8Text
    private let address: UTF8Text
    private let interface: CallInterface
    private let receivers: Int
    /// When it would be sent, in seconds from the start.
    private let time: Double

    init(_ call: VendorCall, time: Double) {
        (method, address, interface) = (call.method.detached, call.address.detached, call.interface)
        (receivers, self.time) = (call.receivers.count, time)
    }

    /// Writes the call without its body and signature.
    func write(_ place: MessagePlace, to writer: inout JSONWriter) {
        writer.beginRecord(place)
        writer.member("method", method)
        writer.member("url", address)
        writer.member("interface", UTF8Text(interface.id))
        writer.list("rates", interface.rates) { $0.string($1) }
        if receivers > 0 { writer.member("receivers", receivers) }
        writer.key("seconds")
        writer.double((time * 1_000).rounded() / 1_000)
        writer.endObject()
    }
}
