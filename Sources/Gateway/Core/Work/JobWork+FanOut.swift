internal import PushRecords

extension JobWork {
    /// Makes a job for each member of a group, or for everyone in the app, a page of them at a time.
    func fanOut(_ job: Job, _ app: GatewayApp) async throws(StoreError) -> Attempt {
        guard let context = try await store.begin(job, counting: .none, at: clock.now()) else {
            waiters.settled(Settlement(job, .done))
            return .ended(.done)
        }
        guard let message = context.message, let read = messages.read(message, of: app, isForMany: true)
        else {
            return try await end(Settlement(job, .dead(reason: "unreadable")))
        }
        if let recalled = job.work.recalls { return try await recall(recalled, read, by: job, app) }
        guard let members = try await members(for: job, read, app) else {
            let outcome = NewOutcome(
                message: job.work.message, receiver: job.work.receiver, outcome: "suppressed",
                reason: SuppressionReason.unknownGroup.rawValue, at: clock.now())
            return try await end(Settlement(job, .done, outcomes: [outcome]))
        }
        return try await goOn(with: job, members.ids.map { member(job.work, $0) }, behind: members.next)
    }

    /// Makes jobs for a page of people, and goes on behind it; ends where there is nothing behind.
    func goOn(with job: Job, _ jobs: [NewJob], behind position: String?) async throws(StoreError) -> Attempt {
        fault(.fannedOut)
        guard let position else { return try await end(Settlement(job, .done, jobs: jobs)) }
        try await settle(Settlement(job, .goesOn(position: position), jobs: jobs))
        var next = job
        next.work.position = position
        return .goesOn(next)
    }

    /// A page of those whom the message reaches; nil for a group that nobody put.
    private func members(
        for job: Job, _ read: ReadMessage, _ app: GatewayApp
    ) async throws(StoreError) -> (ids: [String], next: String?)? {
        guard let group = job.work.group else {
            let ids = try await store.people(app: app.name, after: job.work.position, limit: Self.page)
            return (ids, ids.count == Self.page ? ids.last : nil)
        }
        var only: Set<String>?
        if case .groups(_, let named?) = read.addressees {
            only = Set(named.map { read.name(of: $0).string })
        }
        guard
            let page = try await store.members(
                of: group, app: app.name, after: job.work.position, limit: Self.page)
        else {
            // Nobody put the group, but the message itself names those whom it is for.
            return only.map { ($0.sorted().filter { !read.leavesOut(UTF8Text($0)) }, nil) }
        }
        let ids = page.filter { only?.contains($0) ?? true && !read.leavesOut(UTF8Text($0)) }
        return (ids, page.count == Self.page ? page.last : nil)
    }

    private func member(_ work: NewJob, _ id: String) -> NewJob {
        NewJob(
            work.kind == .countOut ? .count : .push, message: work.message, receiver: id,
            group: work.group, isCounted: work.isCounted)
    }
}
