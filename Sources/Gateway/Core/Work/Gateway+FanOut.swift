internal import PushRecords

extension Gateway {
    /// Makes a job for each member of a group, or for everyone in the app, a page of them at a time.
    func fanOut(_ job: Job, _ app: GatewayApp) async throws(StoreError) -> Attempt {
        guard let context = try await store.begin(job, counting: .none, at: clock.now()) else {
            return .ended(.done)
        }
        guard let message = context.message, let read = messages.read(message, of: app, isForMany: true)
        else {
            return try await end(Settlement(job, .dead(reason: "unreadable")))
        }
        if let recalled = job.work.recalls { return try await recall(recalled, read, by: job, app) }
        guard let members = try await members(for: job, read, app) else {
            let outcome = NewOutcome(
                "suppressed", of: job, reason: SuppressionReason.unknownGroup.rawValue, at: clock.now())
            return try await end(Settlement(job, .done, outcomes: [outcome]))
        }
        return try await goOn(with: job, members.ids.map { member(job.work, $0) }, behind: members.next)
    }

    /// Makes jobs for a page of people, and goes on behind it; ends where there is nothing behind.
    func goOn(with job: Job, _ jobs: [NewJob], behind position: String?) async throws(StoreError) -> Attempt {
        configuration.fault(.fannedOut)
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
            kind: work.kind == .countOut ? .count : .push, message: work.message, receiver: id,
            group: work.group, isCounted: work.isCounted)
    }

    /// Makes a job for each person whom a recalled message reached, as its outcomes tell, and for no one else.
    ///
    /// It goes on as long as something of that message is left to do: a recall comes behind each push that it withdraws.
    func recall(
        _ recalled: MessageID, _ read: ReadMessage, by job: Job, _ app: GatewayApp
    ) async throws(StoreError) -> Attempt {
        // Asked before the outcomes, so that none comes between unseen.
        let isOpen = try await store.openJobs(of: recalled, app: job.app) > 0
        let page = try await outcomes(
            of: recalled, after: job.work.position.flatMap { Int($0) } ?? 0, job.app)
        guard let first = page.first, let last = page.last else {
            guard isOpen else { return try await goOn(with: job, [], behind: nil) }
            let pause = DeliveryVerdict.pause(atAge: clock.now() - job.acceptedAt)
            try await settle(Settlement(job, .again(due: clock.now() + pause, isCounted: false)))
            return .ended(.waits)
        }
        let outcomes = page.map(\.outcome).filter { $0.reportedBy == nil }
        let pushed = app.rules.when == .never ? [] : outcomes.filter(\.isPushed)
        // An earlier page may name people with several tries, or with the message in several groups.
        var isInSeveral = false
        if case .groups = read.addressees { isInSeveral = job.work.group == nil }
        let again = Set(pushed.filter { $0.tries > 1 || isInSeveral }.map(\.receiver))
        let known = try await reached(again, of: recalled, before: first.cursor, job.app)
        let people = Set(pushed.map(\.receiver))
        var jobs = people.subtracting(known).sorted().map { Self.told($0, job.work, .push) }
        if app.rules.recallLowersBadge {
            let others = outcomes.filter { $0.reason != SuppressionReason.unknownGroup.rawValue }
            jobs += Set(others.map(\.receiver)).subtracting(people).sorted().map {
                Self.told($0, job.work, .count)
            }
        }
        return try await goOn(with: job, jobs, behind: String(last.cursor))
    }

    private static func told(_ person: String, _ work: NewJob, _ kind: JobKind) -> NewJob {
        NewJob(
            kind: kind, message: work.message, receiver: person, group: work.group,
            isCounted: work.isCounted, recalls: work.recalls)
    }

    /// A page of a message's outcomes; those that were written for a person at a time stay together.
    private func outcomes(
        of id: MessageID, after cursor: Int, _ app: String
    ) async throws(StoreError) -> ArraySlice<StoredOutcome> {
        let page = try await store.outcomes(of: id, app: app, after: cursor, limit: Self.page)
        let person = page.last?.outcome.receiver
        guard page.count == Self.page, let end = page.lastIndex(where: { $0.outcome.receiver != person })
        else { return page[...] }
        return page[...end]
    }

    /// Whom of some people outcomes of a message before a position name as pushed.
    private func reached(
        _ people: Set<String>, of id: MessageID, before position: Int, _ app: String
    ) async throws(StoreError) -> Set<String> {
        var found: Set<String> = []
        var cursor = 0
        while found.count < people.count {
            let page = try await store.outcomes(of: id, app: app, after: cursor, limit: Self.page)
                .filter { $0.cursor < position }
            guard let last = page.last else { break }
            found.formUnion(page.filter(\.outcome.isPushed).map(\.outcome.receiver).filter(people.contains))
            cursor = last.cursor
        }
        return found
    }
}
