/// A request that waits for what any gateway of a shared store may settle, or for what was accepted before it: it asks the
/// store again and again.
struct PolledWaiting: Waiting {
    let store: any Store
    let clock: GatewayClock
    let app: String
    /// The messages that may have jobs.
    let ids: Set<MessageID>
    /// How long it waits, in milliseconds.
    let longest: Int

    /// How long it pauses between two questions, in milliseconds.
    private static let pause = 50

    func end() async -> [MessageID: Int] {
        var open = Dictionary(uniqueKeysWithValues: ids.map { ($0, 1) })
        let end = clock.now() + longest
        while true {
            for id in open.keys {
                // A store that does not answer now is asked again.
                guard let count = try? await store.openJobs(of: id, app: app) else { break }
                open[id] = count > 0 ? count : nil
            }
            if open.isEmpty || clock.now() >= end { return open }
            do { try await clock.sleep(Self.pause) } catch { return open }
        }
    }

    func cancel() {}
}
