internal import APNSDelivery
internal import APNSTypes
internal import PushBridge
internal import Synchronization

/// What earlier outcomes of a run say against the pushes that are still to come.
///
/// A key that Apple refuses serves no push, a topic that it refuses none of its kind (`Mappings/rejections.tsv`). To send
/// them all the same would earn as many refusals, for which Apple ends connections.
final class SendObstacles: Sendable {
    /// Pushes that meet one fate: a topic may go with one push type and not with another.
    struct Kind: Hashable {
        private let topic: UTF8Text?
        private let pushType: PushType

        init(_ headers: APNSHeaders) {
            topic = headers.topic
            pushType = headers.pushType
        }
    }

    private struct State {
        /// Why no push will be accepted.
        var everything: String?
        /// Why pushes of a kind will not be accepted.
        var kinds: [SendObstacles.Kind: String] = [:]
        /// How many connections broke off before anything had come through to Apple.
        var brokenConnections = 0
    }

    /// As many tell that it was no accident.
    private static let mostBrokenConnections = 3

    private let state = Mutex(State())
    /// Whether there is any, which is seldom.
    private let areThere = Atomic(false)

    /// Why pushes of a kind need not be tried; nil when they should be.
    func reason(against kind: Kind) -> String? {
        guard areThere.load(ordering: .acquiring) else { return nil }
        return state.withLock { $0.everything ?? $0.kinds[kind] }
    }

    func note(_ outcome: DeliveryOutcome, of kind: Kind) {
        guard case .rejected(let rejection) = outcome else { return }
        if rejection.concernsKey {
            add { $0.everything = rejection.reason.rawValue }
        } else if rejection.connectionVerdict == .stopTopic {
            add { $0.kinds[kind] = rejection.reason.rawValue }
        }
    }

    /// Notes what became of a push before which nothing had come through to Apple.
    func noteFirst(_ outcome: DeliveryOutcome, of kind: Kind) -> Bool {
        note(outcome, of: kind)
        guard case .failed(let failure) = outcome else { return true }
        if failure.cause.concernsAll || failure.cause == .connectionLost && isNoAccident() {
            add { $0.everything = failure.cause.rawValue }
        }
        return false
    }

    private func isNoAccident() -> Bool {
        state.withLock { state in
            state.brokenConnections += 1
            return state.brokenConnections >= Self.mostBrokenConnections
        }
    }

    private func add(_ obstacle: (inout sending State) -> Void) {
        state.withLock { obstacle(&$0) }
        areThere.store(true, ordering: .releasing)
    }
}

extension Rejection {
    /// Whether Apple refuses the key or its provider tokens, whatever is pushed.
    fileprivate var concernsKey: Bool {
        connectionVerdict == .stopKey || classification == .authentication || retry == .withOldToken
    }
}

extension DeliveryFailure.Cause {
    /// Whether nothing else would get through either: neither the push is at fault nor a connection that broke off.
    fileprivate var concernsAll: Bool {
        switch self {
        case .providerToken, .unreachable, .proxyRefused, .tlsFailed, .untrustedCertificate,
            .hostNameMismatch, .notHTTP2, .protocolViolation, .flooded, .deadlineExceeded:
            true
        case .invalidDeviceToken, .invalidRequest, .connectionLost, .shutDown: false
        }
    }
}
