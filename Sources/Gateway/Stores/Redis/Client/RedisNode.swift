internal import NIOCore
internal import Synchronization

/// One Redis server; reconnects when the connection is lost.
///
/// Without a cluster, it tries each server of the address in turn and keeps the first that is not a replica.
final class RedisNode: Sendable {
    private enum State {
        case up(RedisConnection, RedisEndpoint)
        case down(RedisError)
        case closed
    }

    /// The servers to try in turn; one in a cluster.
    let endpoints: [RedisEndpoint]
    private let opener: ConnectionOpener
    private let delays: ClosedRange<Duration>
    /// Told why there is no connection, whenever it was lost or could not be opened; and whether the reason is a new one.
    private let onFailure: @Sendable (RedisError, Bool) -> Void
    private let state = Mutex(State.down(.unavailable("There is no connection yet.")))
    /// Connections of calls that blocked, for the next ones.
    private let idle = Mutex<[RedisConnection]>([])
    private let work = Mutex<(first: Task<Void, Never>, rest: Task<Void, Never>)?>(nil)

    init(
        _ endpoints: [RedisEndpoint], opener: ConnectionOpener, delays: ClosedRange<Duration>,
        onFailure: @escaping @Sendable (RedisError, Bool) -> Void
    ) {
        self.endpoints = endpoints
        self.opener = opener
        self.delays = delays
        self.onFailure = onFailure
    }

    /// Keeps a connection open from now on.
    @discardableResult
    func start() -> Task<Void, Never> {
        work.withLock { work in
            if let work { return work.first }
            let first = Task { await attempt() }
            work = (first, Task { await keepTrying(after: first) })
            return first
        }
    }

    private func keepTrying(after first: Task<Void, Never>) async {
        await first.value
        var delay = delays.lowerBound
        while !Task.isCancelled {
            if case .up(let connection, _) = state.withLock({ $0 }) {
                delay = delays.lowerBound
                await connection.closed()
                lost(connection)
            }
            do { try await Task.sleep(for: delay) } catch { return }
            delay = min(delay * 2, delays.upperBound)
            await attempt()
        }
    }

    /// Whether calls are taken.
    var isUp: Bool { failure == nil }

    /// Why no calls are taken; nil while they are.
    var failure: RedisError? {
        switch state.withLock({ $0 }) {
        case .up(let connection, _): connection.ending
        case .down(let error): error
        case .closed: .closed
        }
    }

    /// Sends a command on the connection that all share.
    func call(
        _ words: [RedisWord], isAsking: Bool = false,
        unless refusal: (RedisConnection) async -> CallResult? = { _ in nil }
    ) async -> CallResult {
        switch state.withLock({ $0 }) {
        case .up(let connection, _):
            if let result = await refusal(connection) { return result }
            return await connection.call(words, isAsking: isAsking)
        case .down(let error): return .failure(error)
        case .closed: return .failure(.closed)
        }
    }

    /// Sends a command that may block on a connection of its own, which is closed when the task is cancelled.
    func block(_ words: [RedisWord], isAsking: Bool, allowance: TimeAmount) async -> CallResult {
        let endpoint: RedisEndpoint
        switch state.withLock({ $0 }) {
        case .up(_, let current): endpoint = current
        case .down(let error): return .failure(error)
        case .closed: return .failure(.closed)
        }
        let opened: Result<RedisConnection, RedisError>
        if let connection = idleConnection() {
            opened = .success(connection)
        } else {
            opened = await opener.connection(to: endpoint)
        }
        guard case .success(let connection) = opened else { return opened.map { _ in .null } }
        let result = await withTaskCancellationHandler {
            await connection.call(words, isAsking: isAsking, allowance: allowance)
        } onCancel: {
            connection.close(.unavailable("The call was cancelled."))
        }
        keep(connection)
        return result
    }

    private func idleConnection() -> RedisConnection? {
        idle.withLock { idle in
            while let connection = idle.popLast() {
                if connection.isOpen { return connection }
            }
            return nil
        }
    }

    private func keep(_ connection: RedisConnection) {
        guard connection.isOpen else { return }
        idle.withLock { $0.append(connection) }
        // Closing takes what is kept after it has said that it is closing.
        if case .up = state.withLock({ $0 }) { return }
        connection.close(.closed)
    }

    /// Ends the connection, so that the master is looked for again.
    func lookForMaster() {
        guard case .up(let connection, _) = state.withLock({ $0 }) else { return }
        connection.close(.unavailable("The server is not the master any more."))
    }

    /// Ends everything; calls in flight fail with the error.
    func close(_ error: RedisError) async {
        work.withLock { $0?.rest.cancel() }
        let last = state.withLock { state in
            defer { state = .closed }
            return state
        }
        var connections = idle.withLock { idle in
            defer { idle = [] }
            return idle
        }
        if case .up(let connection, _) = last { connections.append(connection) }
        for connection in connections { connection.close(error) }
        for connection in connections { await connection.closed() }
    }

    private func attempt() async {
        var failure = RedisError.closed
        for endpoint in endpoints {
            do {
                let (connection, role) = try await opener.open(endpoint)
                guard !role.isReplica else {
                    failure = .unavailable("\(endpoint) is a replica; name the master.")
                    connection.close(failure)
                    continue
                }
                return took(connection, endpoint)
            } catch {
                failure = error
            }
        }
        isDown(failure)
    }

    private func took(_ connection: RedisConnection, _ endpoint: RedisEndpoint) {
        let isWanted = state.withLock { state in
            if case .closed = state { return false }
            state = .up(connection, endpoint)
            return true
        }
        if !isWanted { connection.close(.closed) }
    }

    private func lost(_ connection: RedisConnection) {
        isDown(connection.ending ?? .unavailable("The connection was lost."))
    }

    private func isDown(_ error: RedisError) {
        let isNews: Bool? = state.withLock { state in
            switch state {
            case .closed: return nil
            case .down(let known) where known == error: return false
            case .up, .down:
                state = .down(error)
                return true
            }
        }
        if let isNews { onFailure(error, isNews) }
    }
}
