internal import NIOCore

/// Pushes that wait until they may be sent again.
struct DelayedPushes {
    private var pushes: [(push: PendingPush, due: NIODeadline)] = []

    var isEmpty: Bool { pushes.isEmpty }

    mutating func add(_ push: PendingPush, due: NIODeadline) {
        pushes.append((push, due))
    }

    /// Takes out those whose time has come.
    mutating func removeDue(at now: NIODeadline) -> [PendingPush] {
        guard pushes.contains(where: { $0.due <= now }) else { return [] }
        defer { pushes.removeAll { $0.due <= now } }
        return pushes.filter { $0.due <= now }.map(\.push)
    }

    mutating func removeAll() -> [PendingPush] {
        defer { pushes = [] }
        return pushes.map(\.push)
    }
}
