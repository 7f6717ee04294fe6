internal import NIOCore

// Deadlines, delays and the end.
extension PoolMember {
    /// Checks deadlines and delays at regular times while there are any.
    func startTicking() {
        guard !isTicking, isActive else { return }
        isTicking = true
        eventLoop.assumeIsolated().scheduleTask(in: shared.tick) { [self] in
            isTicking = false
            sweep(at: .now())
            pump()
        }
    }

    private var isActive: Bool {
        if case .idle = state { !draining.isEmpty || !delayed.isEmpty } else { true }
    }

    private func sweep(at now: NIODeadline) {
        if case .connected(let connection) = state { connection.sweep(at: now) }
        for connection in draining { connection.sweep(at: now) }
        returned += delayed.removeDue(at: now)
        let late = queue.remove { $0.deadline <= now }
        for push in late.pushes { expiredWaiting(push, late.reason) }
    }

    private func expiredWaiting(_ push: PendingPush, _ reason: DeliveryFailure) {
        if push.lastRejection != nil { finishAnswered(push) } else { failed(push, reason) }
    }

    // MARK: Shutting down

    /// Sends nothing again any more; what waits for that has its last answer as its outcome.
    func beginClosing() {
        isClosing = true
        for push in delayed.removeAll() { finishAnswered(push) }
        pump()
    }

    /// Closes the connections, which have nothing left on them.
    func endClosing() {
        if case .connected(let connection) = state { connection.drain() }
    }
}
