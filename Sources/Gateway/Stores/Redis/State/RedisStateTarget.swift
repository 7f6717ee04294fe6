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
        for app in try await engine.apps() {
            let importer = engine.tag(of: app) + "importer"
            _ = try await engine.call(engine.tag(of: app), "SET", .text(importer), .text(engine.run))
            try await engine.deleteAll(of: app, but: importer)
        }
    }

    /// Writes records, those of an app together and in their order.
    func apply(_ records: [StateRecord]) async throws(StoreError) {
        var apps: [String: ScriptWords] = [:]
        for record in records {
            switch record {
            case .numbers(let last, let app): numbers.withLock { $0[app ?? ""] = last }
            case .key(let key):
                // Clients of an app may remember numbers of things that are kept no longer.
                if let app = key.app { try await engine.note(app) }
                try await remove(key: key.id)
                _ = try await engine.call(
                    engine.shared, "HSET", .text(engine.keysKey), .bytes(key.digest),
                    .bytes(key.packed))
            default: apps[record.app ?? "", default: ScriptWords(.text(engine.run))].add(record)
            }
        }
        for (app, words) in apps {
            try await engine.note(app)
            try await run(.applyState, engine.tag(of: app), words)
        }
    }

    private func remove(key id: String) async throws(StoreError) {
        for key in try await RedisStore.keys(in: engine) where key.id == id {
            _ = try await engine.call(
                engine.shared, "HDEL", .text(engine.keysKey), .bytes(key.digest))
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
        let common = numbers[""] ?? StateNumbers()
        for app in try await engine.apps() {
            let (tag, last) = (engine.tag(of: app), numbers[app] ?? common)
            for lane in 0..<StableHash.lanes {
                try await run(.finishLane, tag, ScriptWords(.text(engine.run), .integer(lane)))
            }
            try await run(
                .finishImport, tag,
                ScriptWords(
                    .text(engine.run), .integer(common.job), .integer(max(last.outcome, common.outcome)),
                    .integer(max(last.deadLetter, common.deadLetter))))
        }
        try await run(.endImport, engine.shared, ScriptWords(.text(engine.run)))
    }

    /// Runs a script that answers 0 where another import has begun.
    private func run(_ script: RedisScript, _ tag: String, _ words: ScriptWords) async throws(StoreError) {
        guard try await engine.run(script, tag, words).number() == 0 else { return }
        throw StoreError(
            .unavailable,
            "Another import into the server has begun. Let that one end, or run this one again."
        )
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

    /// Deletes everything that an app has, but one key.
    fileprivate func deleteAll(of app: String, but kept: String) async throws(StoreError) {
        let tag = tag(of: app)
        // Of the signs that patterns give a meaning, names of apps are left with these.
        let pattern = tag.reduce(into: "") { $0 += ("*?[]\\".contains($1) ? "\\" : "") + String($1) } + "*"
        var place = "0"
        repeat {
            let part = try await call(tag, "SCAN", .text(place), "MATCH", .text(pattern), "COUNT", 1_000)
                .list(atLeast: 2)
            place = try part[0].text()
            for key in try part[1].list() {
                let name = try key.bytes()
                if name != Array(kept.utf8) { _ = try await call(tag, "UNLINK", .bytes(name)) }
            }
        } while place != "0"
    }
}
