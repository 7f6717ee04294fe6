extension ScriptWords {
    /// Jobs that a script adds, after how many each message has of them.
    ///
    /// - Parameters:
    ///   - jobs: The jobs.
    ///   - acceptedAt: When their message was accepted, in Unix milliseconds.
    ///   - counted: Messages whose own value says already how many jobs they have.
    mutating func add(_ jobs: [NewJob], acceptedAt: Int, besides counted: Set<MessageID> = []) {
        var counts: [MessageID: Int] = [:]
        for job in jobs {
            if let message = job.message, !counted.contains(message) { counts[message, default: 0] += 1 }
        }
        add(.integer(counts.count))
        for (message, count) in counts { add(.integer(message.rawValue), .integer(count)) }
        add(.integer(jobs.count))
        for job in jobs { add(.integer(ReceiverKey(job).lane), .bytes(job.packed(acceptedAt: acceptedAt))) }
    }

    /// Outcomes that a script adds.
    mutating func add(_ outcomes: [NewOutcome]) {
        add(.integer(outcomes.count))
        for outcome in outcomes {
            add(
                .text(outcome.message?.description ?? ""), .integer(outcome.at / RedisStore.hour),
                .bytes(outcome.packed))
        }
    }
}
