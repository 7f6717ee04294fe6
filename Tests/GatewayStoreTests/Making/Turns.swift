import Synchronization

/// Lets so many of those who want something have it at a time; the others wait, and get it in the order in which they came.
final class Turns: Sendable {
    private let state: Mutex<State>

    private struct State {
        var free: Int
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    init(_ count: Int) { state = Mutex(State(free: count)) }

    /// Does something when it is its turn.
    func take<Value>(_ body: () async throws -> Value) async rethrows -> Value {
        await begin()
        defer { end() }
        return try await body()
    }

    private func begin() async {
        await withCheckedContinuation { continuation in
            let isFree = state.withLock { state in
                guard state.free > 0 else {
                    state.waiting.append(continuation)
                    return false
                }
                state.free -= 1
                return true
            }
            if isFree { continuation.resume() }
        }
    }

    private func end() {
        let next = state.withLock { state in
            guard !state.waiting.isEmpty else {
                state.free += 1
                return CheckedContinuation<Void, Never>?.none
            }
            return state.waiting.removeFirst()
        }
        next?.resume()
    }
}
