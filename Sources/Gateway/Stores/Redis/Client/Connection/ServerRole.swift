/// What a server is, as its answer to `HELLO` says.
struct ServerRole: Sendable, Hashable {
    /// Whether it is one of a cluster.
    let isInCluster: Bool
    /// Whether it copies another server and takes no writes.
    let isReplica: Bool

    /// Reads the answer, names and values in turn; nil when it does not say.
    init?(_ hello: RedisReply) {
        guard case .array(let items) = hello else { return nil }
        var said: [String: String] = [:]
        for index in stride(from: 0, to: items.count - 1, by: 2) {
            guard case .bytes(let name) = items[index], case .bytes(let value) = items[index + 1] else {
                continue
            }
            said[String(decoding: name, as: UTF8.self)] = String(decoding: value, as: UTF8.self)
        }
        guard let mode = said["mode"], let role = said["role"] else { return nil }
        isInCluster = mode == "cluster"
        isReplica = role != "master"
    }
}
