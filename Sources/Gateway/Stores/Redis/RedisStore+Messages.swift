extension RedisStore {
    func message(_ id: MessageID, app: String) async throws(StoreError) -> StoredMessage? {
        let tag = engine.tag(of: app)
        guard let packed = try await engine.call(tag, "GET", .text("\(tag)m:\(id)")).bytesIfAny() else {
            return nil
        }
        return try StoredMessage(id, packed: packed)
    }

    func message(vendorID: String, app: String) async throws(StoreError) -> StoredMessage? {
        let tag = engine.tag(of: app)
        let index = "\(tag)v:\(StoredMessage.vendorBucket(vendorID))"
        let id = try await engine.call(tag, "HGET", .text(index), .text(vendorID))
        if case .null = id { return nil }
        return try await message(MessageID(rawValue: try id.number()), app: app)
    }

    /// The greatest identifier of all messages that were accepted, of whichever app; nil for none.
    func lastMessage() async throws(StoreError) -> MessageID? {
        var last: MessageID?
        for app in try await engine.apps() {
            let tag = engine.tag(of: app)
            let id = try await engine.call(tag, "HGET", .text(tag + "n"), "message")
            if case .null = id { continue }
            last = max(last ?? MessageID(rawValue: 0), MessageID(rawValue: try id.number()))
        }
        return last
    }

    func accept(_ submission: Submission) async throws(StoreError) -> SubmissionResult {
        try engine.checkRoom()
        try await engine.note(submission.app)
        let now = engine.options.now()
        var known: [MessageID: MessageID] = [:]
        while true {
            let words = words(submission, known, now)
            let reply = try await engine.run(.accept, engine.tag(of: submission.app), words).list(atLeast: 1)
            switch (try reply[0].number(), reply.last) {
            case (0, _):
                return .accepted(ids: submission.messages.map { known[$0.id] ?? $0.id })
            case (1, let value?):
                return try KeptAnswer(packed: value.bytes()).result(for: submission.key)
            case (2, let ids?):
                known = [:]
                for (message, id) in zip(submission.messages, try ids.list()) {
                    guard case .bytes(let digits) = id, !digits.isEmpty else { continue }
                    known[message.id] = MessageID(rawValue: try id.number())
                }
            case (3, let id?):
                throw StoreError(
                    .unavailable,
                    "Message \(try id.number()) exists already. Look whether the clock went back, and send it again."
                )
            default:
                throw .unreadable
            }
        }
    }

    private func words(_ submission: Submission, _ known: [MessageID: MessageID], _ now: Int) -> ScriptWords {
        let jobs = submission.jobs.compactMap { job -> NewJob? in
            guard let message = job.message, let first = known[message] else { return job }
            guard submission.joinsKnownMessages else { return nil }
            var job = job
            job.message = first
            return job
        }
        let new = submission.messages.filter { known[$0.id] == nil }
        var counts: [MessageID: Int] = [:]
        for message in jobs.compactMap(\.message) { counts[message, default: 0] += 1 }

        var words = ScriptWords()
        if let key = submission.key {
            let answer = submission.answer(submission.messages.map { known[$0.id] ?? $0.id })
            words.add("1", .text(key.text), .integer(key.until), .bytes(KeptAnswer(key, answer).packed))
        } else {
            words.add("")
        }
        words.add(.integer(submission.messages.count))
        for message in submission.messages {
            let bucket = message.vendorID.map { RedisWord.integer(StoredMessage.vendorBucket($0)) }
            words.add(
                .integer(message.id.rawValue), bucket ?? "", .text(message.vendorID ?? ""),
                .text(known[message.id]?.description ?? ""), .integer(message.acceptedAt / Self.hour),
                .bytes(message.packed(jobs: counts[message.id] ?? 0)))
        }
        words.add(
            jobs, acceptedAt: submission.messages.first?.acceptedAt ?? now, besides: Set(new.map(\.id)))
        words.add(submission.outcomes)
        return words
    }
}

/// What is kept under the key of a request.
struct KeptAnswer {
    private let digest: [UInt8]
    private let answer: StoredAnswer

    init(_ key: SubmissionKey, _ answer: StoredAnswer) {
        digest = key.digest
        self.answer = answer
    }

    init(packed: [UInt8]) throws(StoreError) {
        var reader = PackedReader(packed)
        let count = try reader.number(width: 2)
        let status = try reader.number(width: 2)
        let rest = reader.rest
        guard rest.count >= count else { throw .unreadable }
        digest = Array(rest[..<count])
        answer = StoredAnswer(status: status, body: Array(rest[count...]))
    }

    var packed: [UInt8] {
        var writer = PackedWriter(capacity: digest.count + answer.body.count + 4)
        writer.number(digest.count, width: 2)
        writer.number(answer.status, width: 2)
        writer.raw(digest)
        writer.raw(answer.body)
        return writer.bytes
    }

    /// What a request under the key gets.
    func result(for key: SubmissionKey?) -> SubmissionResult {
        key?.digest == digest ? .repeated(answer) : .conflict
    }
}

extension StoredMessage {
    /// The message as it is kept, with how many jobs it has.
    ///
    /// In front stand the numbers of jobs and of dead letters, in which buckets the vendor's identifier and the sender are,
    /// when it was accepted, and whether and as which number it was counted for the only receiver: all at fixed places, so
    /// that scripts read and change them without the rest.
    func packed(jobs: Int) -> [UInt8] {
        var writer = PackedWriter(capacity: body.count + 128)
        writer.number(jobs, width: 4)
        writer.number(0, width: 4)
        writer.number(vendorID.map(Self.vendorBucket) ?? 0, width: 2)
        writer.number(sender.map { StableHash.number($0, below: StableHash.people) } ?? 0, width: 2)
        writer.number(acceptedAt, width: 8)
        writer.raw([UInt8](repeating: 0, count: Self.counting))
        for field in [receiver, sender, group, vendorID, surface, source] { writer.text(field) }
        writer.raw(body)
        return writer.bytes
    }

    init(_ id: MessageID, packed: [UInt8]) throws(StoreError) {
        var reader = PackedReader(packed, from: 12)
        let acceptedAt = try reader.number(width: 8)
        for _ in 0..<Self.counting { _ = try reader.byte() }
        let (receiver, sender) = (try reader.text(), try reader.text())
        let (group, vendorID) = (try reader.text(), try reader.text())
        let (surface, source) = (try reader.name(), try reader.name())
        self.init(
            id: id, surface: surface, source: source, vendorID: vendorID, sender: sender, receiver: receiver,
            group: group, acceptedAt: acceptedAt, body: reader.rest)
    }

    /// How many bytes say as which number the message was counted.
    private static let counting = 13

    /// In which hash a vendor's identifier is.
    static func vendorBucket(_ vendorID: String) -> Int {
        StableHash.number(vendorID, below: StableHash.vendorIDs)
    }
}
