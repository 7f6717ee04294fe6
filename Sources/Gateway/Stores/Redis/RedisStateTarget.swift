internal import Synchronization

/// Fills a Redis or Valkey server, or a cluster of them, with another store's state.
///
/// Until it is whole, a mark keeps gateways from serving from it.
final class RedisStateTarget: StateTarget {
    private let engine: RedisEngine
    /// The greatest numbers by app; those of "" are for all of them.
    private let numbers = Mutex<[String: StateNumbers]>([:])
    /// The runs of the servers that are filled.
    private let runs = Mutex<Set<String>>([])

    /// Names the server, as a store does; it may be silent for 15 seconds, since many records are written at a time.
    init(address: String, options: RedisStoreOptions = RedisStoreOptions()) throws(StoreError) {
        var options = options
        options.patience = max(options.patience, .seconds(15))
        engine = try RedisEngine(address: address, options: options)
    }

    /// Connects, and deletes what an import left that did not end.
    ///
    /// Throws ``StoreError`` with the code `unavailable` for a server that has state of its own, or gateways that serve.
    func begin() async throws(StoreError) {
        try await engine.open()
        let found = try await engine.runs()
        runs.withLock { $0 = found }
        switch try await engine.run(.beginImport, engine.shared, ScriptWords(.text(engine.run))).number() {
        case 1:
            throw StoreError(
                .unavailable, "The server has state of a gateway already. Give the import another database.")
        case 2:
            throw StoreError(
                .unavailable,
                "A gateway serves from the server. End it, and wait a minute if it was killed.")
        default: break
        }
        for app in try await engine.apps() { try await engine.deleteAll(of: app) }
    }

    /// Writes records, those of an app together and in their order.
    func apply(_ records: [StateRecord]) async throws(StoreError) {
        try await checkMark()
        var apps: [String: ScriptWords] = [:]
        for record in records {
            switch record {
            case .numbers(let last, let app): numbers.withLock { $0[app ?? ""] = last }
            case .key(let key):
                // Clients of an app may remember numbers of things that are kept no longer.
                if let app = key.app { try await engine.note(app) }
                _ = try await engine.call(
                    engine.shared, "HSET", .text(engine.keysKey), .bytes(key.digest),
                    .bytes(key.packed))
            default: apps[record.app ?? "", default: ScriptWords()].add(record)
            }
        }
        for (app, words) in apps {
            try await engine.note(app)
            _ = try await engine.run(.applyState, engine.tag(of: app), words)
        }
    }

    /// Notes the numbers that were given out, and lets gateways serve.
    ///
    /// Throws ``StoreError`` with the code `unavailable` where a server was restarted meanwhile, or another one took its
    /// place: it may have forgotten what it was given last.
    func finish() async throws(StoreError) {
        let found = try await engine.runs()
        guard runs.withLock({ $0 == found }) else {
            throw StoreError(
                .unavailable,
                "The server was restarted while it was filled, and may have forgotten a part. Run export and import again."
            )
        }
        let numbers = numbers.withLock { $0 }
        for app in try await engine.apps() {
            let (tag, last) = (engine.tag(of: app), numbers[app] ?? StateNumbers())
            _ = try await engine.call(
                tag, "HSET", .text(tag + "n"), "job", .integer(numbers[""]?.job ?? 0),
                "outcome", .integer(last.outcome), "letter", .integer(last.deadLetter))
        }
        try await checkMark()
        _ = try await engine.call(engine.shared, "DEL", .text(engine.importKey))
    }

    /// Throws where another import has begun, which deletes what this one wrote.
    private func checkMark() async throws(StoreError) {
        let mark = try await engine.call(engine.shared, "GET", .text(engine.importKey)).bytesIfAny()
        guard mark == Array(engine.run.utf8) else {
            throw StoreError(
                .unavailable,
                "Another import into the server has begun. Let that one end, or run this one again.")
        }
    }

    /// Ends the connections.
    func close() async { await engine.close() }
}

extension RedisEngine {
    /// What names the present runs of all masters.
    fileprivate func runs() async throws(StoreError) -> Set<String> {
        let replies = try await answer { () async throws(RedisError) in
            try await client.everyMaster(["INFO", "server"])
        }
        var runs: Set<String> = []
        for reply in replies {
            let line = try reply.text().split(whereSeparator: \.isNewline).first { $0.hasPrefix("run_id:") }
            if let line { runs.insert(String(line)) }
        }
        return runs
    }

    /// Deletes everything that an app has.
    fileprivate func deleteAll(of app: String) async throws(StoreError) {
        let tag = tag(of: app)
        // Of the signs that patterns give a meaning, names of apps are left with these.
        let pattern = tag.reduce(into: "") { $0 += ("*?[]\\".contains($1) ? "\\" : "") + String($1) } + "*"
        var place = "0"
        repeat {
            let part = try await call(tag, "SCAN", .text(place), "MATCH", .text(pattern), "COUNT", 1_000)
                .list(atLeast: 2)
            place = try part[0].text()
            for key in try part[1].list() { _ = try await call(tag, "UNLINK", .bytes(try key.bytes())) }
        } while place != "0"
    }
}

extension ScriptWords {
    /// A record of an app as ``RedisScript/applyState`` takes it.
    fileprivate mutating func add(_ record: StateRecord) {
        switch record {
        case .start, .numbers, .key, .end: break
        case .person(let person, let sets, _):
            add(
                "person", .integer(StoredPerson.bucket(person.id)), .text(person.id),
                .bytes(person.packed(sets: sets)))
        case .device(let device, _):
            add(
                "device", .integer(StoredPerson.bucket(device.person)), .text(device.person),
                .integer(StableHash.number(device.token, below: StableHash.people)),
                .bytes(DeviceChange.field(device.token)), .bytes(DeviceList.packed([device]) ?? []))
        case .group(let group, _):
            let entries = group.entries
            add("group", .text(group.id), .integer(entries.count))
            for entry in entries { add(.text(entry)) }
        case .message(let message, _):
            let bucket = message.vendorID.map { RedisWord.integer(StoredMessage.vendorBucket($0)) }
            add(
                "message", .integer(message.id.rawValue), bucket ?? "", .text(message.vendorID ?? ""),
                .integer(message.acceptedAt / RedisStore.hour), .bytes(message.packed(jobs: 0)))
        case .counted(let counted, _):
            add(
                "counted", .integer(counted.message.rawValue), .text(counted.person), .integer(counted.count),
                .integer(counted.sets), counted.isTakenBack ? 1 : 0)
        case .request(let key, let answer, _):
            add("request", .text(key.text), .integer(key.until), .bytes(KeptAnswer(key, answer).packed))
        case .job(let job, let wait):
            let receiver = job.work.order
            add(
                "job", .integer(receiver.lane), .integer(job.id), .text(receiver.text),
                .text(job.work.message?.description ?? ""), .bytes(job.packed), .integer(job.tries), wait.word
            )
        case .deadLetter(let letter):
            let job = letter.job
            add(
                "letter", .integer(job.id), .text(job.work.message?.description ?? ""), .bytes(job.packed),
                .integer(job.tries), .text(letter.reason), .integer(letter.at))
        case .outcome(let stored, _):
            add("outcome", .integer(stored.cursor))
            add(stored.outcome)
        case .hook(let position, _): add("hook", .integer(position))
        }
    }
}

extension Job {
    fileprivate var packed: [UInt8] { work.packed(acceptedAt: acceptedAt, doneDevices: doneDevices) }
}

extension JobWait {
    fileprivate var word: RedisWord {
        switch self {
        case .none: ""
        case .until(let moment): .integer(max(moment, 1))
        case .behind: "behind"
        }
    }
}
