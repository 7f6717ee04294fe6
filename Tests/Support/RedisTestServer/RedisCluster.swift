/// A cluster of real servers, all of them masters.
public final class RedisCluster: Sendable {
    /// The masters; the slots are spread evenly, in this order.
    public let masters: [RedisServer]

    /// The address of all servers.
    public var address: String {
        "redis://" + masters.map { "127.0.0.1:\($0.port)" }.joined(separator: ",")
    }

    /// Starts servers and waits until they are a cluster that takes commands.
    ///
    /// - Parameters:
    ///   - count: How many; at least one.
    ///   - lines: Of the configuration of each, besides what makes them a cluster.
    /// - Returns: The cluster.
    /// - Throws: An error when a server does not start, or they do not become a cluster within some ten seconds.
    public static func start(masters count: Int = 3, lines: [String] = []) async throws -> RedisCluster {
        var servers: [RedisServer] = []
        for _ in 0..<count {
            servers.append(
                try await RedisServer.start(["cluster-enabled yes", "cluster-node-timeout 1000"] + lines))
        }
        for (index, server) in servers.enumerated() {
            let first = 16_384 * index / count
            let last = 16_384 * (index + 1) / count - 1
            try server.command("CLUSTER", "SET-CONFIG-EPOCH", "\(index + 1)")
            try server.command("CLUSTER", "ADDSLOTSRANGE", "\(first)", "\(last)")
            try servers[0].command(
                "CLUSTER", "MEET", "127.0.0.1", "\(server.port)", "\(server.clusterPort)")
        }
        let cluster = RedisCluster(servers)
        try await cluster.isReady()
        return cluster
    }

    private init(_ masters: [RedisServer]) { self.masters = masters }

    /// The cluster of this process for tests that only need one; they use keys of their own.
    public static func shared() async throws -> RedisCluster { try await sharedCluster.value }

    private static let sharedCluster = Task { try await start() }

    /// Returns when every server knows all others and takes commands; throws when that takes more than ten seconds.
    public func isReady() async throws {
        for _ in 0..<200 {
            if masters.allSatisfy({ isReady($0) }) { return }
            try await Task.sleep(for: .milliseconds(50))
        }
        throw NotReady()
    }

    /// The servers did not become a cluster in time.
    struct NotReady: Error {}

    private func isReady(_ server: RedisServer) -> Bool {
        guard let answer = try? server.command("CLUSTER", "INFO") else { return false }
        let lines = answer.split(whereSeparator: \.isNewline)
        return lines.contains("cluster_state:ok") && lines.contains("cluster_known_nodes:\(masters.count)")
    }

    /// Moves the slot of a key to another master, key by key, and lets `during` happen while some are here and some there.
    public func moveSlot(
        of key: String, to index: Int, during: () async throws -> Void = {}
    ) async throws {
        let slot = try number(masters[0].command("CLUSTER", "KEYSLOT", key))
        let names = try masters.map { try word($0.command("CLUSTER", "MYID")) }
        let source = try owner(of: slot)
        guard source != index else { return }
        let target = masters[index]
        try target.command("CLUSTER", "SETSLOT", "\(slot)", "IMPORTING", names[source])
        try masters[source].command("CLUSTER", "SETSLOT", "\(slot)", "MIGRATING", names[index])
        for batch in 0... {
            if batch == 1 { try await during() }
            let keys = try masters[source].command("CLUSTER", "GETKEYSINSLOT", "\(slot)", "50")
                .split(whereSeparator: \.isNewline).map(String.init)
            guard !keys.isEmpty else { break }
            try masters[source].command(
                ["MIGRATE", "127.0.0.1", "\(target.port)", "", "0", "5000", "KEYS"] + keys)
        }
        for server in [target, masters[source]] + masters {
            try server.command("CLUSTER", "SETSLOT", "\(slot)", "NODE", names[index])
        }
    }

    /// The index of the master that has a slot.
    private func owner(of slot: Int) throws -> Int {
        let nodes = try masters.map { try $0.command("CLUSTER", "NODES") }
        let index = nodes.firstIndex { text in
            text.split(whereSeparator: \.isNewline).contains { line in
                line.contains("myself")
                    && line.split(separator: " ").dropFirst(8).contains { range in
                        let ends = range.split(separator: "-").compactMap { Int($0) }
                        return ends.first.map { $0 <= slot && slot <= ends.last ?? $0 } ?? false
                    }
            }
        }
        guard let index else { throw NotReady() }
        return index
    }

    private func word(_ answer: String) -> String { String(answer.prefix { !$0.isWhitespace }) }

    private func number(_ answer: String) throws -> Int {
        guard let number = Int(word(answer)) else { throw NotReady() }
        return number
    }

    /// Ends all servers and removes their folders.
    public func stop() {
        for server in masters { server.stop() }
    }
}
