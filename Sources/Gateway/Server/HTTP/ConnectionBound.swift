internal import Hummingbird
internal import HummingbirdCore
internal import Logging

/// Lets new connections wait while there are as many as are allowed, and says so once a minute.
struct ConnectionBound: AvailableConnectionsDelegate {
    let most: Int
    let logger: Logger
    var count = 0
    var told: ContinuousClock.Instant?

    mutating func connectionOpened() {
        count += 1
        let now = ContinuousClock.now
        guard count >= most, told.map({ now - $0 >= .seconds(60) }) ?? true else { return }
        told = now
        logger.warning(
            "There are as many connections as limits.connections allows. Others wait until one of them ends.",
            metadata: ["connections": "\(count)"])
    }

    mutating func connectionClosed() { count -= 1 }

    func isAcceptingNewConnections() -> Bool { count < most }
}
