public import CoreMetrics
public import Logging
public import NIOCore
public import NIOPosix
public import ProviderToken

/// Sends pushes to APNs and says what became of each.
///
/// One client serves one key of one team on one host, for hours or days: Apple treats many short connections as an attack.
/// Connections are opened when there is something to send.
public final class APNSClient: Sendable {
    private let shared: PoolShared
    private let deadline: TimeAmount

    /// Makes a client; nothing is sent or opened yet.
    ///
    /// - Parameters:
    ///   - configuration: Where to send, and within which bounds.
    ///   - tokens: The provider tokens; asked on an event loop, so it must not block for long.
    ///   - eventLoopGroup: The event loops that run the connections.
    ///   - logger: Gets messages about connections, and at level `trace` about outcomes; device tokens are shortened.
    ///   - metrics: Counts outcomes and connections.
    /// - Throws: ``APNSClientError`` when the configuration cannot work.
    public init(
        configuration: APNSClientConfiguration, tokens: ProviderTokenSource,
        eventLoopGroup: any EventLoopGroup = MultiThreadedEventLoopGroup.singleton,
        logger: Logger = Logger(label: "pushbridge.apns"),
        metrics: any MetricsFactory = MetricsSystem.factory
    ) throws(APNSClientError) {
        try configuration.check()
        shared = PoolShared(
            configuration: configuration, tokens: tokens, tls: try configuration.tlsContext(),
            journal: DeliveryJournal(logger: logger, metrics: metrics, server: configuration.server))
        deadline = TimeAmount(configuration.deadline)
        shared.open(on: eventLoopGroup)
    }

    deinit {
        Task { [shared] in await shared.close() }
    }

    /// Sends a push and waits for its outcome, at the latest until the deadline.
    ///
    /// Waits first while too many are in flight. For many pushes, ``submit(_:completion:)`` costs less.
    public nonisolated(nonsending) func deliver(_ push: APNSPush) async -> DeliveryReport {
        let hasPlace = await shared.queue.waitForPlace()
        return await withCheckedContinuation { continuation in
            enter(push, hasPlace: hasPlace) { continuation.resume(returning: $0) }
        }
    }

    /// Takes a push, and calls `completion` once with its outcome; returns as soon as the push is taken.
    ///
    /// Suspends while ``APNSClientConfiguration/maximumInFlight`` pushes have no outcome yet.
    ///
    /// - Parameters:
    ///   - push: The push.
    ///   - completion: Called on an event loop or before this returns, once for each push; must be quick.
    public nonisolated(nonsending) func submit(
        _ push: APNSPush, completion: @escaping @Sendable (DeliveryReport) -> Void
    ) async {
        if submitIfThereIsPlace(push, completion: completion) { return }
        enter(push, hasPlace: await shared.queue.waitForPlace(), completion)
    }

    /// Does the same as ``submit(_:completion:)`` where that need not wait.
    ///
    /// - Returns: Whether the push was taken; if not, `completion` is never called.
    public func submitIfThereIsPlace(
        _ push: APNSPush, completion: @escaping @Sendable (DeliveryReport) -> Void
    ) -> Bool {
        if let failure = PushCheck.failure(of: push) {
            refuse(push, failure, completion)
            return true
        }
        switch shared.queue.add(pending(push, completion)) {
        case .taken(let member):
            if let member { shared.wake(member) }
            return true
        case .closed:
            refuse(push, Self.shutDown, completion)
            return true
        case .full: return false
        }
    }

    /// Takes no more pushes, waits until each one taken has its outcome, and closes the connections.
    ///
    /// What waits to be sent again is not: it has the last answer as its outcome. Ends at the deadline of the last push.
    public func shutdown() async {
        await shared.close()
    }

    // MARK: Entering the queue

    private static let shutDown = DeliveryFailure(
        .shutDown, "The client was shut down before it took the push.")

    /// Puts a push into the queue, where a place is reserved for it unless the client is shut down.
    private func enter(
        _ push: APNSPush, hasPlace: Bool, _ completion: @escaping @Sendable (DeliveryReport) -> Void
    ) {
        guard hasPlace else { return refuse(push, Self.shutDown, completion) }
        if let failure = PushCheck.failure(of: push) {
            shared.queue.giveBack(1)
            return refuse(push, failure, completion)
        }
        if let member = shared.queue.addToReservedPlace(pending(push, completion)) { shared.wake(member) }
    }

    private func refuse(
        _ push: APNSPush, _ failure: DeliveryFailure,
        _ completion: @escaping @Sendable (DeliveryReport) -> Void
    ) {
        let pending = pending(push, completion)
        shared.journal.record(pending, .failed(failure))
        pending.complete(.failed(failure))
    }

    private func pending(
        _ push: APNSPush, _ completion: @escaping @Sendable (DeliveryReport) -> Void
    ) -> PendingPush {
        let now = NIODeadline.now()
        return PendingPush(push, submittedAt: now, deadline: now + deadline, completion: completion)
    }
}

/// Why a client cannot be made.
public struct APNSClientError: Error, Sendable, Hashable, CustomStringConvertible {
    /// What kind of thing is wrong.
    public enum Code: String, Sendable, Hashable, CaseIterable {
        /// A number of the configuration is out of range.
        case invalidConfiguration = "invalid-configuration"
        /// The certificates to trust cannot be read.
        case unreadableCertificates = "unreadable-certificates"
    }

    /// What kind of thing is wrong.
    public let code: Code
    /// What is wrong and what to do, for people.
    public let description: String

    init(_ code: Code, _ description: String) {
        self.code = code
        self.description = description
    }
}
