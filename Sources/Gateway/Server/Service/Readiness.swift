internal import Synchronization

/// Whether the gateway can take messages now.
final class Readiness: Sendable {
    private let gateway: Gateway
    private let maximumBacklog: Int
    private let isEnding = Atomic<Bool>(false)

    init(_ gateway: Gateway, maximumBacklog: Int) {
        self.gateway = gateway
        self.maximumBacklog = maximumBacklog
    }

    /// It takes no more: load balancers should send requests elsewhere.
    func end() { isEnding.store(true, ordering: .relaxed) }

    /// What stands against it, each a sentence; empty when it is ready.
    func faults() async -> [String] {
        var faults: [String] = []
        if isEnding.load(ordering: .relaxed) { faults.append("The gateway is ending.") }
        do throws(StoreError) {
            try await gateway.store.check()
        } catch {
            gateway.storeFailed(error)
            faults.append(error.message)
        }
        if gateway.backlogNow.jobs >= maximumBacklog { faults.append("Too many pushes wait to be sent.") }
        return faults
    }
}
