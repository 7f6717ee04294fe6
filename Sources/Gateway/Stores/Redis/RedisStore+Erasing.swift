extension RedisStore {
    /// What names the person is looked for in parts, in all that the app has, so that others work in between.
    ///
    /// A failure leaves the rest, and the person can be erased again. A second look finds what was written during the first.
    func erase(person: String, app: String) async throws(StoreError) -> Bool {
        var gone = 0
        for _ in 1...2 {
            let sweep = PersonSweep(person: person, app: app, engine)
            gone += try await sweep.run()
            gone += try await eraseDevices(of: person, app: app)
            let tag = engine.tag(of: app)
            let people = "\(tag)u:\(StoredPerson.bucket(person))"
            gone += try await engine.call(tag, "HDEL", .text(people), .text(person)).number()
        }
        return gone > 0
    }

    private func eraseDevices(of person: String, app: String) async throws(StoreError) -> Int {
        var gone = 0
        for device in try await devices(of: person, app: app) {
            if try await remove(device: device.token, of: person, app: app) { gone += 1 }
        }
        return gone
    }
}

/// One look through all that an app has for what names a person, which is deleted.
struct PersonSweep {
    private let person: String
    private let app: String
    private let tag: String
    private let engine: RedisEngine

    /// How many entries are looked at in one step.
    private static let part = 500

    init(person: String, app: String, _ engine: RedisEngine) {
        self.person = person
        self.app = app
        self.engine = engine
        tag = engine.tag(of: app)
    }

    /// Deletes all that it finds, and says how much that was.
    func run() async throws(StoreError) -> Int {
        var (gone, messages) = try await messages()
        gone += try await groups()
        for lane in 0..<StableHash.lanes { gone += try await jobs(in: lane, of: messages) }
        gone += try await letters(of: messages)
        gone += try await outcomes()
        let all = messages.sorted()
        for start in stride(from: 0, to: all.count, by: Self.part) {
            let part = all[start..<min(start + Self.part, all.count)]
            var words = ScriptWords(0, 0, 0, .integer(part.count))
            for message in part { words.add(.integer(message.rawValue)) }
            gone += try await engine.run(.erase, tag, words).number()
        }
        return gone
    }

    /// The messages that go with the person, and in how many others they were counted, which are so no more.
    private func messages() async throws(StoreError) -> (gone: Int, Set<MessageID>) {
        var (gone, found) = (0, Set<MessageID>())
        for hour in try await engine.call(tag, "ZRANGE", .text(tag + "x"), 0, -1).texts() {
            var start = 0
            while true {
                let words = ScriptWords(
                    .text(person), .text(hour), .integer(start), .integer(start + Self.part - 1))
                let reply = try await engine.run(.traces, tag, words).list(atLeast: 3)
                gone += try reply[1].number()
                for id in try reply[2].list() { found.insert(MessageID(rawValue: try id.number())) }
                if try reply[0].number() < Self.part { break }
                start += Self.part
            }
        }
        return (gone, found)
    }

    private func groups() async throws(StoreError) -> Int {
        var (gone, place) = (0, "0")
        repeat {
            let words = ScriptWords(.text(person), .text(place))
            let reply = try await engine.run(.leaveGroups, tag, words).list(atLeast: 2)
            place = try reply[0].text()
            gone += try reply[1].number()
        } while place != "0"
        return gone
    }

    private func jobs(in lane: Int, of messages: Set<MessageID>) async throws(StoreError) -> Int {
        try await eachPart(of: "q:\(lane)") { (entries) throws(StoreError) in
            var ids: [Int] = []
            for reply in entries {
                let (id, fields) = try reply.entry()
                let job = try Job(id, app: app, packed: try fields[1].bytes())
                if names(job.work, messages) { ids.append(id) }
            }
            var words = ScriptWords(.integer(ids.count))
            for id in ids { words.add(.integer(lane), .integer(id)) }
            words.add(0, 0, 0)
            return ids.isEmpty ? nil : words
        }
    }

    private func letters(of messages: Set<MessageID>) async throws(StoreError) -> Int {
        try await eachPart(of: "D") { (entries) throws(StoreError) in
            var letters: [DeadLetter] = []
            for reply in entries {
                let letter = try DeadLetter(reply, app: app)
                if names(letter.job.work, messages) { letters.append(letter) }
            }
            var words = ScriptWords(0, .integer(letters.count))
            for letter in letters {
                words.add(.integer(letter.id), .text(letter.job.work.message?.description ?? ""))
            }
            words.add(0, 0)
            return letters.isEmpty ? nil : words
        }
    }

    private func outcomes() async throws(StoreError) -> Int {
        try await eachPart(of: "o") { (entries) throws(StoreError) in
            var found: [(id: Int, message: MessageID?)] = []
            for reply in entries {
                let (id, fields) = try reply.entry()
                let outcome = try NewOutcome(packed: try fields[1].bytes())
                if outcome.receiver == person { found.append((id, outcome.message)) }
            }
            var words = ScriptWords(0, 0, .integer(found.count))
            for (id, message) in found { words.add(.integer(id), .text(message?.description ?? "")) }
            words.add(0)
            return found.isEmpty ? nil : words
        }
    }

    /// Whether a job is for the person, or for a message that goes with them; the receiver of one that finds a group's
    /// people is the group.
    private func names(_ work: NewJob, _ messages: Set<MessageID>) -> Bool {
        if let message = work.message, messages.contains(message) { return true }
        return work.receiver == person && !work.isForGroup
    }

    /// Goes through a stream, and deletes what `find` makes words of; says how much that was.
    private func eachPart(
        of key: String, _ find: ([RedisReply]) throws(StoreError) -> ScriptWords?
    ) async throws(StoreError) -> Int {
        var (gone, last) = (0, "-")
        while true {
            let entries = try await engine.call(
                tag, "XRANGE", .text(tag + key), .text(last), "+", "COUNT", .integer(Self.part)
            ).list()
            if let words = try find(entries) { gone += try await engine.run(.erase, tag, words).number() }
            guard entries.count == Self.part, let end = try entries.last?.entry().id else { return gone }
            last = "(\(end)-0"
        }
    }
}
