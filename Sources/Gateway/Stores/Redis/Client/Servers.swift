internal import NIOCore
internal import Synchronization

/// Finds the Redis master of a key: the one server, or a master of the cluster, which it asks again after a fail-over.
final class Servers: Sendable {
    private enum Mode {
        case unconnected
        case single(RedisNode)
        case cluster
        case closed
    }

    private struct State {
        var mode = Mode.unconnected
        /// Empty unless there is a cluster.
        var table = SlotTable()
        /// Whether a server is being asked who has which slots.
        var isLearning = false
    }

    private let address: RedisAddress
    private let options: RedisClient.Options
    private let opener: ConnectionOpener
    private let log: @Sendable (String) -> Void
    private let state = Mutex(State())

    init(
        _ address: RedisAddress, _ options: RedisClient.Options, _ group: any EventLoopGroup,
        _ log: @escaping @Sendable (String) -> Void
    ) {
        self.address = address
        self.options = options
        self.log = log
        opener = ConnectionOpener(address, options, group)
    }

    // MARK: Opening and closing

    /// Learns whether there is a cluster, and connects.
    ///
    /// - Throws: Why no server of the address can be used; nothing goes on in the background then.
    func connect() async throws(RedisError) {
        var failure = RedisError.closed
        for endpoint in address.endpoints {
            do {
                let (connection, role) = try await opener.open(endpoint)
                defer { connection.close(.closed) }
                return role.isInCluster
                    ? try await connectToCluster(through: connection, endpoint) : try await connectToMaster()
            } catch {
                failure = error
            }
        }
        throw failure
    }

    private func connectToMaster() async throws(RedisError) {
        let node = RedisNode(address.endpoints, opener: opener, delays: options.reconnectDelay) {
            [log] error, isNews in
            if isNews { log(error.description) }
        }
        await node.start().value
        try await begin(.single(node), SlotTable(), [node])
    }

    private func connectToCluster(
        through connection: RedisConnection, _ endpoint: RedisEndpoint
    ) async throws(RedisError) {
        guard let ranges = await SlotRanges(asking: connection, endpoint) else {
            throw .unavailable("\(endpoint) does not say who has which slots of the cluster.")
        }
        var table = SlotTable()
        _ = table.take(ranges, making: makeNode)
        let attempts = table.masters.map { $0.start() }
        for attempt in attempts { await attempt.value }
        try await begin(.cluster, table, table.masters)
    }

    /// Goes on with servers of which at least one is connected.
    private func begin(_ mode: Mode, _ table: SlotTable, _ nodes: [RedisNode]) async throws(RedisError) {
        let isWanted = state.withLock { state in
            guard case .unconnected = state.mode, nodes.contains(where: \.isUp) else { return false }
            state.mode = mode
            state.table = table
            return true
        }
        if isWanted { return }
        let failure = nodes.first?.failure ?? .closed
        for node in nodes { await node.close(.closed) }
        throw failure
    }

    /// Ends all connections for good.
    func close() async {
        let nodes = state.withLock { state in
            defer { state = State(mode: .closed) }
            if case .single(let node) = state.mode { return [node] }
            return state.table.all
        }
        for node in nodes { await node.close(.closed) }
    }

    // MARK: Finding

    /// The servers that take writes.
    func masters() throws(RedisError) -> [RedisNode] {
        let found: Result<[RedisNode], RedisError> = state.withLock { state in
            switch state.mode {
            case .unconnected: .failure(Self.unconnected)
            case .single(let node): .success([node])
            case .cluster: .success(state.table.masters)
            case .closed: .failure(.closed)
            }
        }
        return try found.get()
    }

    /// The server of a key.
    func node(for key: String) throws(RedisError) -> RedisNode {
        let found: Result<RedisNode?, RedisError> = state.withLock { state in
            switch state.mode {
            case .unconnected: .failure(Self.unconnected)
            case .single(let node): .success(node)
            case .cluster: .success(state.table.owner(of: HashSlot.of(key)))
            case .closed: .failure(.closed)
            }
        }
        if let node = try found.get() { return node }
        learn()
        throw .unavailable("No server of the cluster has the slot of this key.")
    }

    private static let unconnected = RedisError.unavailable("There is no connection yet.")

    /// The server at an address that another server has named, after the first attempt to connect to it; `slot` has moved there.
    func node(at endpoint: RedisEndpoint, having slot: Int?) async throws(RedisError) -> RedisNode {
        let node: RedisNode? = state.withLock { state in
            guard case .cluster = state.mode else { return nil }
            let node = state.table.node(at: endpoint, making: makeNode)
            if let slot { state.table.move(slot, to: node) }
            return node
        }
        guard let node else { throw .closed }
        await node.start().value
        if slot != nil { learn(from: node) }
        return node
    }

    private func makeNode(at endpoint: RedisEndpoint) -> RedisNode {
        RedisNode([endpoint], opener: opener, delays: options.reconnectDelay) {
            [weak self, log] error, isNews in
            if isNews { log(error.description) }
            self?.learn()
        }
    }

    // MARK: Learning

    /// Asks anew who has which slots, unless that is being asked already.
    func learn(from preferred: RedisNode? = nil) {
        let masters: [RedisNode]? = state.withLock { state in
            guard case .cluster = state.mode, !state.isLearning else { return nil }
            state.isLearning = true
            return state.table.masters
        }
        guard let masters else { return }
        Task {
            let ranges = await ranges(from: (preferred.map { [$0] } ?? []) + masters)
            take(ranges)
        }
    }

    /// What the first says that answers; who is connected is asked before the servers of the address.
    private func ranges(from nodes: [RedisNode]) async -> SlotRanges? {
        for node in nodes {
            guard case .success(let reply) = await node.call(SlotRanges.question),
                let ranges = SlotRanges(reply, from: node.endpoints[0])
            else { continue }
            return ranges
        }
        for endpoint in address.endpoints {
            guard let (connection, _) = try? await opener.open(endpoint) else { continue }
            defer { connection.close(.closed) }
            if let ranges = await SlotRanges(asking: connection, endpoint) { return ranges }
        }
        return nil
    }

    private func take(_ ranges: SlotRanges?) {
        let (masters, retired): ([RedisNode], [RedisNode]) = state.withLock { state in
            state.isLearning = false
            guard case .cluster = state.mode, let ranges else { return ([], []) }
            let retired = state.table.take(ranges, making: makeNode)
            return (state.table.masters, retired)
        }
        for node in masters { node.start() }
        guard !retired.isEmpty else { return }
        // They still answer where the slots of the calls in flight are.
        Task { [patience = options.patience] in
            try? await Task.sleep(for: patience)
            for node in retired { await node.close(.unavailable("The server has no slots any more.")) }
        }
    }
}
