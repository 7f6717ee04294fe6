internal import PushRecords

extension JobWork {
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
            kind, message: work.message, receiver: person, group: work.group,
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

extension NewOutcome {
    /// Whether the gateway's own push is on the device, or may be.
    fileprivate var isPushed: Bool { reportedBy == nil && (outcome == "accepted" || mayBeDelivered) }
}
