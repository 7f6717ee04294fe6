extension RedisStore {
    /// Ends one try of a job: all that it says is written, or nothing.
    ///
    /// A job that is gone, since it was settled before or its receiver was erased, changes nothing, nor does one that
    /// another gateway has by now.
    func settle(_ settlement: Settlement) async throws(StoreError) {
        let job = settlement.job
        guard let inHand = jobs(of: job.app) else { throw .storeIsClosed }
        var isWritten = false
        while !isWritten {
            let refused = try await refusedDevices(settlement.refusals, app: job.app)
            let words = words(settlement, inHand.claim(job), refused)
            isWritten = try await engine.run(.settle, inHand.tag, words).number() != Self.isOutdated
        }
        if case .goesOn = settlement.ending { return }
        inHand.forget([job])
    }

    /// What the script answers when a device was changed since it was read.
    private static let isOutdated = 2

    private func words(_ settlement: Settlement, _ claim: String, _ refused: ScriptWords) -> ScriptWords {
        let job = settlement.job
        let receiver = ReceiverKey(job.work)
        var words = ScriptWords(
            .text(claim), .integer(receiver.lane), .integer(job.id), .text(receiver.text),
            .integer(StoredPerson.bucket(job.work.receiver)), .text(job.work.message?.description ?? ""),
            .text(settlement.takesBack?.description ?? ""))
        switch settlement.ending {
        case .done: words.add("done", "")
        case .again(let due, let isCounted): words.add(isCounted ? "again" : "excused", .integer(max(due, 1)))
        case .goesOn(let position): words.add("goesOn", .text(position))
        case .dead(let reason): words.add("dead", .text(reason))
        }
        var done = PackedWriter()
        if !settlement.doneDevices.isEmpty { done.list(settlement.doneDevices) }
        words.add(.bytes(done.bytes), .integer(settlement.outcomes.last?.at ?? engine.options.now()))
        words.add(refused)
        words.add(settlement.jobs, acceptedAt: job.acceptedAt)
        words.add(settlement.outcomes)
        return words
    }

    /// The lists of devices that have some that Apple refuses now, as they are and as they become.
    private func refusedDevices(
        _ refusals: [DeviceRefusal], app: String
    ) async throws(StoreError) -> ScriptWords {
        var lists: [String: [StoredDevice]] = [:]
        var known: [String: [UInt8]] = [:]
        for refusal in refusals {
            guard let person = try await owner(of: refusal.token, app: app) else { continue }
            if lists[person] == nil, let packed = try await deviceList(of: person, app: app) {
                known[person] = packed
                lists[person] = try DeviceList.devices(of: person, packed: packed)
            }
            let since = refusal.since ?? Int.max
            guard
                let place = lists[person]?.firstIndex(where: {
                    $0.token == refusal.token && $0.registeredAt <= since
                })
            else { continue }
            lists[person]?[place].refusal = refusal.reason
        }
        var words = ScriptWords(.integer(lists.count))
        for (person, devices) in lists {
            words.add(
                .integer(StoredPerson.bucket(person)), .text(person), .bytes(known[person] ?? []),
                .bytes(DeviceList.packed(devices) ?? []))
        }
        return words
    }
}
