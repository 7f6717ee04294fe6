internal import Synchronization

extension RedisEngine {
    /// Looks how much memory every master uses.
    func lookAtMemory() async {
        guard let replies = try? await client.everyMaster(["INFO", "memory"]) else { return }
        let full = replies.lazy.compactMap { self.fullness(in: $0) }.first
        state.withLock { $0.full = full }
    }

    /// Throws when there is no room for more.
    func checkRoom() throws(StoreError) {
        if let full = state.withLock({ $0.full }) { throw full }
    }

    private func fullness(in reply: RedisReply) -> StoreError? {
        guard let text = try? reply.text() else { return nil }
        func number(_ name: String) -> Int {
            let line = text.split(whereSeparator: \.isNewline).first { $0.hasPrefix(name + ":") }
            return line.flatMap { Int($0.dropFirst(name.count + 1)) } ?? 0
        }
        let limits = [number("maxmemory"), options.memoryLimit ?? 0].filter { $0 > 0 }
        guard let limit = limits.min(), number("used_memory") > limit / 10 * 9 else { return nil }
        return StoreError(
            .full,
            "The server uses more than nine tenths of its \(limit) bytes of memory. Give it more, or keep messages for a shorter time."
        )
    }
}
