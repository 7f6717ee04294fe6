internal import Foundation
internal import NIOCore
internal import ServiceLifecycle
internal import Synchronization

/// A part of the server that runs until the server ends.
struct ServerPart: Service {
    private let body: @Sendable () async throws -> Void

    init(_ body: @escaping @Sendable () async throws -> Void) { self.body = body }

    func run() async throws { try await body() }
}

/// Whether the gateway can take messages now.
final class Readiness: Sendable {
    private let gateway: Gateway
    private let isEnding = Atomic<Bool>(false)

    init(_ gateway: Gateway) { self.gateway = gateway }

    /// It takes no more: load balancers should send requests elsewhere.
    func end() { isEnding.store(true, ordering: .relaxed) }

    /// What stands against it, each a sentence; empty when it is ready.
    func faults() async -> [String] {
        var faults: [String] = []
        if isEnding.load(ordering: .relaxed) { faults.append("The gateway is ending.") }
        do throws(StoreError) {
            try await gateway.store.check()
        } catch {
            gateway.journal.storeFailed(error)
            faults.append(error.message)
        }
        let most = gateway.configuration.maximumBacklog
        if gateway.backlogNow.jobs >= most { faults.append("Too many pushes wait to be sent.") }
        return faults
    }
}

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
