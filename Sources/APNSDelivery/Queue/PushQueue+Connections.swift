internal import Synchronization

// Whether any member has a connection, and if none, why.
extension PushQueue.State {
    /// Why a push still waits.
    var reasonToWait: DeliveryFailure {
        if let lastFailure { return lastFailure }
        let what = connectedCount == 0 ? "No connection was open" : "No stream was free"
        return DeliveryFailure(.deadlineExceeded, "\(what) for the push before its deadline.")
    }
}

extension PushQueue {
    /// Notes that a member has a connection.
    func connected() {
        state.withLock { state in
            state.connectedCount += 1
            state.lastFailure = nil
        }
    }

    /// Notes that a member has no connection any more.
    func disconnected() {
        state.withLock { $0.connectedCount -= 1 }
    }

    /// Notes why a member gets no connection; says whether no other member has one.
    func cannotConnect(_ failure: DeliveryFailure) -> Bool {
        state.withLock { state in
            if state.connectedCount == 0 { state.lastFailure = failure }
            return state.connectedCount == 0
        }
    }
}
