internal import APNSTypes
internal import CoreMetrics
internal import Logging
internal import NIOCore

/// Writes log messages and metrics.
///
/// Device tokens are shortened; texts and provider tokens are never written.
final class DeliveryJournal: Sendable {
    private let logger: Logger
    private let isTracing: Bool
    private let metrics: any MetricsFactory
    private let accepted: Counter
    private let duration: CoreMetrics.Timer
    private let connections: Counter
    private let failedConnections: Counter

    init(logger: Logger, metrics: any MetricsFactory, server: APNSServer) {
        var logger = logger
        logger[metadataKey: "server"] = "\(server)"
        self.logger = logger
        isTracing = logger.logLevel <= .trace
        self.metrics = metrics
        accepted = Counter(label: "apns.pushes", dimensions: [("outcome", "accepted")], factory: metrics)
        duration = CoreMetrics.Timer(label: "apns.push.duration", factory: metrics)
        connections = Counter(label: "apns.connections", dimensions: [("event", "opened")], factory: metrics)
        failedConnections = Counter(
            label: "apns.connections", dimensions: [("event", "failed")], factory: metrics)
    }

    // MARK: Pushes

    func record(_ push: PendingPush, _ outcome: DeliveryOutcome) {
        switch outcome {
        case .accepted: accepted.increment()
        case .rejected(let rejection):
            count("rejected", reason: rejection.reason.row == nil ? "other" : rejection.reason.rawValue)
        case .failed(let failure): count("failed", reason: failure.cause.rawValue)
        }
        duration.recordNanoseconds((NIODeadline.now() - push.submittedAt).nanoseconds)
        if isTracing { trace(push, outcome) }
    }

    private func count(_ outcome: String, reason: String) {
        let dimensions = [("outcome", outcome), ("reason", reason)]
        Counter(label: "apns.pushes", dimensions: dimensions, factory: metrics).increment()
    }

    private func trace(_ push: PendingPush, _ outcome: DeliveryOutcome) {
        let words =
            switch outcome {
            case .accepted: "accepted"
            case .rejected(let rejection): "rejected: \(rejection.reason)"
            case .failed(let failure): "failed: \(failure.cause.rawValue)"
            }
        logger.trace(
            "A push has its outcome.",
            metadata: [
                "device": "\(Self.shortened(push.push.deviceToken))", "outcome": "\(words)",
                "attempts": "\(push.attempts)", "apns-id": "\(push.apnsID ?? "")",
            ])
    }

    /// The first digits of a device token: enough to find it again, too few to push to it.
    static func shortened(_ token: UTF8Text) -> String {
        token[0..<min(4, token.count / 4)].string + "…"
    }

    // MARK: Connections

    func connected() {
        connections.increment()
        logger.debug("A connection is open.")
    }

    func cannotConnect(_ failure: DeliveryFailure) {
        failedConnections.increment()
        logger.warning("No connection could be opened.", metadata: ["cause": "\(failure.message)"])
    }

    func closed(_ failure: DeliveryFailure) {
        logger.debug("A connection is closed.", metadata: ["cause": "\(failure.message)"])
    }

    func goesAway(code: HTTP2ErrorCode, reason: String) {
        logger.debug("The server ends a connection.", metadata: ["code": "\(code)", "reason": "\(reason)"])
    }

    func tokenRenewed() {
        logger.notice("The provider token had expired; a new one is used on a new connection.")
    }
}
