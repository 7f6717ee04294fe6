extension RedisStore {
    /// Hands out jobs of an app in the order in which they were accepted, one receiver's by one gateway: each once as
    /// long as the gateway has the receiver's lane, and again after it has waited.
    ///
    /// Waits until there is one. The answer is empty when the task is cancelled, or the store is closed, meanwhile.
    func take(atMost limit: Int, of app: String) async throws(StoreError) -> [Job] {
        guard let jobs = jobs(of: app) else { throw .storeIsClosed }
        return try await jobs.take(atMost: limit)
    }

    /// How many jobs of a message that is kept are still to be settled.
    func openJobs(of message: MessageID, app: String) async throws(StoreError) -> Int {
        let tag = engine.tag(of: app)
        let count = try await engine.call(tag, "GETRANGE", .text("\(tag)m:\(message)"), 0, 3).bytes()
        guard !count.isEmpty else { return 0 }
        var reader = PackedReader(count)
        return try reader.number(width: 4)
    }

    /// Takes jobs of one receiver back that were handed out and not begun.
    func putBack(_ jobs: [Job], behind leader: Job?) async throws(StoreError) {
        guard let app = jobs.first?.app else { return }
        guard let inHand = self.jobs(of: app) else { throw .storeIsClosed }
        var words = ScriptWords(.text(leader.map { String($0.id) } ?? ""), .integer(jobs.count))
        for job in jobs {
            let receiver = job.work.order
            words.add(
                .text(inHand.claim(job)), .integer(receiver.lane), .integer(job.id), .text(receiver.text))
        }
        _ = try await engine.run(.putBack, inHand.tag, words)
        inHand.forget(jobs)
    }

    /// The answer is nil for a job that is gone, for one that another gateway has by now, and for one whose message is
    /// gone, which then is deleted.
    func begin(
        _ job: Job, counting: Counting, at moment: Int
    ) async throws(StoreError) -> JobContext? {
        guard let inHand = jobs(of: job.app) else { throw .storeIsClosed }
        let (work, receiver) = (job.work, job.work.order)
        var words = ScriptWords(
            .text(inHand.claim(job)), .integer(receiver.lane), .integer(job.id), .text(receiver.text),
            .integer(StoredPerson.bucket(work.receiver)), .text(work.message?.description ?? ""))
        words.add(ifAny: work.group)
        var recalled: MessageID?
        if case .takeBack(let message) = counting { recalled = message }
        words.add(
            counting == .add ? "1" : "0", .text(recalled?.description ?? ""), .integer(moment),
            .integer(UnreadChange.most))
        let reply = try await engine.run(.begin, inHand.tag, words)
        if case .null = reply {
            inHand.forget([job])
            return nil
        }
        return try JobContext(try reply.list(atLeast: 5), of: job)
    }

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
        let receiver = job.work.order
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
        words.add(
            .bytes(PackedWriter.list(settlement.doneDevices)),
            .integer(settlement.outcomes.last?.at ?? engine.options.now()))
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

extension JobContext {
    /// Reads what the script answers.
    fileprivate init(_ parts: [RedisReply], of job: Job) throws(StoreError) {
        self.init(tries: try parts[1].number())
        if let id = job.work.message { message = try StoredMessage(id, packed: try parts[0].bytes()) }
        if let packed = try parts[2].bytesIfAny(), let sender = message?.sender {
            self.sender = try StoredPerson(sender, packed: packed)
        }
        if case .integer(let flag) = parts[3] { isSenderManager = flag == 1 }
        excused = try parts[4].number()
        guard parts.count >= 10 else { return }
        if let packed = try parts[5].bytesIfAny() {
            receiver = try StoredPerson(job.work.receiver, packed: packed)
        }
        unread = try parts[6].number()
        isCounted = try parts[7].number() == 1
        devices = try DeviceList.devices(of: job.work.receiver, packed: try parts[8].bytesIfAny())
            .filter { $0.refusal == nil }
        groupName = try parts[9].bytesIfAny().map { String(decoding: $0.dropFirst(), as: UTF8.self) }
    }
}

extension ScriptWords {
    /// Jobs that a script adds, after how many each message has of them.
    mutating func add(_ jobs: [NewJob], acceptedAt: Int, besides counted: Set<MessageID> = []) {
        var counts: [MessageID: Int] = [:]
        for job in jobs {
            if let message = job.message, !counted.contains(message) { counts[message, default: 0] += 1 }
        }
        add(.integer(counts.count))
        for (message, count) in counts { add(.integer(message.rawValue), .integer(count)) }
        add(.integer(jobs.count))
        for job in jobs { add(.integer(job.order.lane), .bytes(job.packed(acceptedAt: acceptedAt))) }
    }

    /// Outcomes that a script adds.
    mutating func add(_ outcomes: [NewOutcome]) {
        add(.integer(outcomes.count))
        for outcome in outcomes { add(outcome) }
    }

    mutating func add(_ outcome: NewOutcome) {
        add(
            .text(outcome.message?.description ?? ""), .integer(outcome.at / RedisStore.hour),
            .bytes(outcome.packed))
    }
}

extension NewJob {
    /// The job as it is kept: kind and whether it counts in one byte, when its message was accepted, then receiver and
    /// message, which scripts read, and the rest.
    func packed(acceptedAt: Int, doneDevices: [String] = []) -> [UInt8] {
        var writer = PackedWriter()
        writer.byte((JobKind.packed.firstIndex(of: kind) ?? 0) + (isCounted ? 8 : 0))
        writer.number(acceptedAt, width: 8)
        writer.text(receiver)
        writer.text(message?.description)
        writer.text(group)
        writer.text(recalls?.description)
        writer.text(position)
        writer.list(doneDevices)
        return writer.bytes
    }
}

extension Job {
    /// Reads a job that was packed.
    init(_ id: Int, app: String, packed: [UInt8]) throws(StoreError) {
        var reader = PackedReader(packed)
        let first = try reader.byte()
        guard first % 8 < JobKind.packed.count else { throw .unreadable }
        let acceptedAt = try reader.number(width: 8)
        var work = NewJob(
            kind: JobKind.packed[first % 8], message: nil, receiver: try reader.name(), isCounted: first >= 8)
        work.message = try reader.message()
        work.group = try reader.text()
        work.recalls = try reader.message()
        work.position = try reader.text()
        self.init(
            id: id, app: app, work: work, doneDevices: try reader.list(), acceptedAt: acceptedAt)
    }
}

extension JobKind {
    /// The kinds by the numbers under which they are kept, which never change: those below 2 look for people.
    fileprivate static let packed: [JobKind] = [.fanOut, .countOut, .push, .count, .badge]
}
