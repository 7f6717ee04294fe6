/// A request that waits for what any gateway of a shared store may settle: it asks the store again and again.
struct PolledWaiting: Waiting {
    private let store: any Store
    private let clock: GatewayClock
    private let submission: Submission
    /// How long it waits, in milliseconds.
    private let longest: Int

    /// How long it pauses between two questions, in milliseconds.
    private static let pause = 50

    init(_ gateway: Gateway, _ submission: Submission, for longest: Int) {
        store = gateway.store
        clock = gateway.clock
        self.submission = submission
        self.longest = longest
    }

    func end() async -> [MessageID: Int] {
        // A message without jobs is settled already.
        var open = submission.jobs.reduce(into: [MessageID: Int]()) { counts, job in
            if let id = job.message { counts[id, default: 0] += 1 }
        }
        let end = clock.now() + longest
        while !open.isEmpty, clock.now() < end {
            do { try await clock.sleep(Self.pause) } catch { break }
            for id in open.keys {
                // A store that does not answer now is asked again.
                guard let count = try? await store.openJobs(of: id, app: submission.app) else { break }
                open[id] = count > 0 ? count : nil
            }
        }
        return open
    }

    func cancel() {}
}
