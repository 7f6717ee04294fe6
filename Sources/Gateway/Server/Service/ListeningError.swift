internal import Foundation
internal import NIOCore

/// Why the gateway cannot listen where it was told to.
struct ListeningError: Error, CustomStringConvertible {
    let description: String

    /// Says so; nil for an error of another kind.
    init?(_ error: any Error, at listen: ListenConfiguration) {
        let place = "\(listen.host):\(listen.port)"
        switch (error as? IOError)?.errnoCode {
        case EADDRINUSE:
            description =
                "Another program listens on \(place), perhaps another gateway. End it, or choose another port by --port or listen.port."
        case EADDRNOTAVAIL:
            description =
                "This machine has no address \(listen.host). Set listen.host to one that it has, or to 0.0.0.0."
        case EACCES:
            description =
                "This user may not listen on \(place). Choose a port from 1024 on by --port or listen.port, or let the service have CAP_NET_BIND_SERVICE."
        default: return nil
        }
    }
}
