public import Logging
public import NIOCore
public import NIOPosix
public import ProviderToken

/// Sends pushes to APNs and says what became of each.
///
/// One client serves one key of one team on one host, for hours or days: Apple takes short connections for an attack.
/// Connections are opened when there is something to send.
public final class APNSClient: Sendable {
    /// Makes a client; nothing is sent or opened yet.
    ///
    /// - Parameters:
    ///   - configuration: Where to send, and within which bounds.
    ///   - tokens: The provider tokens; asked on an event loop, so it must not block for long.
    ///   - eventLoopGroup: Where the connections live.
    ///   - logger: Hears of connections, and at level `trace` of outcomes; device tokens are shortened.
    /// - Throws: ``APNSClientError`` when the configuration cannot work.
    public init(
        configuration: APNSClientConfiguration, tokens: ProviderTokenSource,
        eventLoopGroup: any EventLoopGroup = MultiThreadedEventLoopGroup.singleton,
        logger: Logger = Logger(label: "pushbridge.apns")
    ) throws(APNSClientError) {
    }

    /// Sends a push and waits for its outcome, at the latest until the deadline.
    ///
    /// Waits first while too many are in flight. For many pushes, ``submit(_:completion:)`` costs less.
    public func deliver(_ push: APNSPush) async -> DeliveryReport {
        await withCheckedContinuation { continuation in
            continuation.resume(
                returning: DeliveryReport(
                    outcome: .failed(DeliveryFailure(.shutDown, "Not written yet.")), apnsID: nil, attempts: 0
                ))
        }
    }

    /// Takes a push, and calls `completion` once with its outcome; returns as soon as the push is taken.
    ///
    /// Suspends while ``APNSClientConfiguration/maximumInFlight`` pushes have no outcome yet.
    ///
    /// - Parameters:
    ///   - push: The push.
    ///   - completion: Called on an event loop or before this returns, once for each push; must be quick.
    public func submit(_ push: APNSPush, completion: @escaping @Sendable (DeliveryReport) -> Void) async {
        completion(await deliver(push))
    }

    /// Takes no more pushes, waits until each one taken has its outcome, and closes the connections.
    ///
    /// What waits to be sent again is not: it has the last answer as its outcome. Ends at the deadline of the last push.
    public func shutdown() async {}
}
