internal import NIOCore
internal import NIOSSL
internal import ProviderToken
internal import Synchronization

/// What the members of a pool have in common.
final class PoolShared: Sendable {
    let configuration: APNSClientConfiguration
    let tokens: ProviderTokenSource
    let tls: NIOSSLContext
    let queue: PushQueue
    let journal: DeliveryJournal
    /// The time between two checks of deadlines: an eighth of the shortest wait, at most a quarter of a second.
    let tick: TimeAmount

    private let members = Mutex<[NIOLoopBoundBox<PoolMember>]>([])

    init(
        configuration: APNSClientConfiguration, tokens: ProviderTokenSource, tls: NIOSSLContext,
        journal: DeliveryJournal
    ) {
        self.configuration = configuration
        self.tokens = tokens
        self.tls = tls
        self.journal = journal
        queue = PushQueue(
            maximumInFlight: configuration.maximumInFlight, members: configuration.connections)
        let waits = [
            configuration.deadline, configuration.pingInterval, configuration.pingTimeout,
            configuration.retries.throttlingDelay, configuration.retries.serverDelay,
        ]
        let shortest = waits.min() ?? configuration.deadline
        tick = TimeAmount(max(min(shortest / 8, .milliseconds(250)), .milliseconds(5)))
    }

    /// Gives each member an event loop.
    func open(on group: any EventLoopGroup) {
        members.withLock { members in
            members = (0..<configuration.connections).map { index in
                let eventLoop = group.next()
                return .makeBoxSendingValue(
                    PoolMember(index: index, eventLoop: eventLoop, shared: self), eventLoop: eventLoop)
            }
        }
    }

    /// Tells a member to look for pushes in the queue.
    func wake(_ index: Int) {
        let member = members.withLock { $0.indices.contains(index) ? $0[index] : nil }
        member?.eventLoop.execute { member?.value.pump() }
    }

    /// Takes no more pushes, and waits until each one taken has its outcome.
    func close() async {
        queue.close()
        forEachMember { $0.beginClosing() }
        await queue.drain()
        forEachMember { $0.endClosing() }
        // Members and this object refer to each other. A member that is still busy stays alive until it has finished.
        members.withLock { $0 = [] }
    }

    private func forEachMember(_ body: @escaping @Sendable (PoolMember) -> Void) {
        for member in members.withLock({ $0 }) { member.eventLoop.execute { body(member.value) } }
    }
}
