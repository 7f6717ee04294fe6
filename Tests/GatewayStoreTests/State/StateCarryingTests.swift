import Foundation
import Testing

@testable import Gateway

@Suite("The state of a SQLite file, carried to another one")
struct StateCarryingTests {
    @Test("What was written is read as it was")
    func roundTrip() async throws {
        try await withFile { path in
            try await SQLiteStateTarget.fill(path, stateSamples)
            let read = try await state(of: path)
            #expect(Set(read) == Set(stateSamples) && read.count == stateSamples.count)
            try await SQLiteStateTarget.fill(path + "2", read)
            #expect(try await state(of: path + "2") == read)
        }
    }

    @Test(
        "An export has all that a gateway left, whatever it did", .timeLimit(.minutes(1)),
        arguments: FilledKind.all)
    func worked(kind: FilledKind) async throws {
        try await withFile { path in
            let folder = url(path).deletingLastPathComponent()
            let store = try await SQLiteStore(path: path)
            for id in 1...1_000 { _ = try await store.accept(.sample(id, to: "p\(id % 50)")) }
            try await store.change()
            await store.close()
            let source = try SQLiteStateSource(path: path)
            let target = try await kind.target(folder)
            try await target.begin()
            try await source.forEachPart { try await target.apply($0) }
            try await target.finish()
            #expect(await openingError(path)?.code == .unavailable)
            await source.close()
            await target.close()

            let (old, new) = (try await SQLiteStore(path: path), try await kind.store(folder))
            #expect(try await picture(of: new) == picture(of: old))
            let (oldJobs, newJobs) = (try await jobs(of: old), try await jobs(of: new))
            #expect(oldJobs.count > 10)
            #expect(newJobs == oldJobs)
            #expect(try await new.job(9_000).id == old.job(9_000).id)
            await old.close()
            await new.close()
        }
    }

    /// What is handed out, and what each job begins with.
    private func jobs(of store: any Store) async throws -> [String] {
        var jobs: [Job] = []
        let waiting = Task { () throws -> [Job] in
            var jobs: [Job] = []
            while case let part = try await store.take(atMost: 1_000), !part.isEmpty { jobs += part }
            return jobs
        }
        // Nothing tells that the last one came.
        try await Task.sleep(for: .seconds(2))
        waiting.cancel()
        jobs = try await waiting.value.sorted { $0.id < $1.id }
        var told: [String] = []
        for job in jobs {
            let context = try await store.begin(job, counting: .add, at: noon)
            told.append("\(job.notInHand) \(context.map { "\($0)" } ?? "gone")")
        }
        return told
    }

    @Test("A file from which a gateway serves is not exported")
    func serving() async throws {
        try await withFile { path in
            let store = try await SQLiteStore(path: path)
            let error = #expect(throws: StoreError.self) { try SQLiteStateSource(path: path) }
            #expect(error?.code == .unavailable)
            await store.close()
            await (try SQLiteStateSource(path: path)).close()
        }
    }

    @Test(
        "A job that waits comes behind earlier ones of its receiver that were never begun",
        .timeLimit(.minutes(1)), arguments: FilledKind.all)
    func waitingLater(kind: FilledKind) async throws {
        try await withFolder { folder in
            let target = try await kind.target(folder)
            try await target.begin()
            try await target.apply([.numbers(last: StateNumbers(job: 3), app: nil)])
            for id in 1...3 {
                let work = NewJob(kind: .badge, message: nil, receiver: "bob")
                let job = Job(id: id, app: "shop", work: work, acceptedAt: noon)
                try await target.apply([.job(job: job, wait: id == 3 ? .until(moment: 1) : .none)])
            }
            try await target.finish()
            await target.close()
            let store = try await kind.store(folder)
            for id in 1...3 { #expect(try await store.take(atMost: 1).map(\.id) == [id]) }
            await store.close()
        }
    }

    @Test("An import writes nothing more once another one has begun", .timeLimit(.minutes(1)))
    func twoImports() async throws {
        try await withFolder { folder in
            let kind = try #require(FilledKind.all.first { $0.name == "Redis" })
            let (first, second) = (try await kind.target(folder), try await kind.target(folder))
            let person = {
                StateRecord.person(person: StoredPerson(id: $0, updatedAt: noon), sets: 0, app: "shop")
            }
            try await first.begin()
            try await first.apply([person("ann")])
            try await second.begin()
            #expect(await failure { try await first.apply([person("bob")]) } == .unavailable)
            #expect(await failure { try await first.finish() } == .unavailable)
            try await second.apply([person("carol")])
            try await second.finish()
            await first.close()
            await second.close()
            let store = try await kind.store(folder)
            #expect(try await store.people(app: "shop", after: nil, limit: 10) == ["carol"])
            await store.close()
        }
    }

    // MARK: Filling

    @Test("What was written is told as it was", arguments: FilledKind.all)
    func filled(kind: FilledKind) async throws {
        try await withFile { path in
            let folder = url(path).deletingLastPathComponent()
            try await SQLiteStateTarget.fill(path, stateSamples)
            let target = try await kind.target(folder)
            try await target.begin()
            try await target.apply(stateSamples)
            try await target.finish()
            await target.close()
            let (expected, store) = (try await SQLiteStore(path: path), try await kind.store(folder))
            #expect(try await picture(of: store) == picture(of: expected))
            await expected.close()
            await store.close()
        }
    }

    @Test(
        "A store from which gateways serve, or that has state, is not filled; half of a state is not served",
        arguments: FilledKind.all.dropFirst())
    func kept(kind: FilledKind) async throws {
        try await withFolder { folder in
            let half = try await kind.target(folder)
            try await half.begin()
            try await half.apply(stateSamples)
            await half.close()
            #expect(await failure { _ = try await kind.store(folder) } == .unavailable)
            let again = try await kind.target(folder)
            try await again.begin()
            try await again.apply([stateSamples[2]])
            try await again.finish()
            await again.close()
            let store = try await kind.store(folder)
            #expect(try await store.people(app: "shop", after: nil, limit: 9) == [])
            #expect(try await store.backlog() == Backlog(jobs: 0, oldest: nil, dead: 0))
            #expect(try await store.keys().map(\.id) == ["k"])
            #expect(await failure { try await kind.target(folder).begin() } == .unavailable)
            await store.close()
            #expect(await failure { try await kind.target(folder).begin() } == .unavailable)
        }
    }

    @Test("A file that exists is not filled, and one that is not whole is never where gateways look")
    func filling() async throws {
        try await withFile { path in
            let first = SQLiteStateTarget(path: path)
            try await first.begin()
            try await first.apply(stateSamples)
            await first.close()
            #expect(!FileManager.default.fileExists(atPath: path))
            try await SQLiteStateTarget.fill(path, [stateSamples[1]])
            #expect(try await state(of: path).count == 2)
            #expect(await failure { try await SQLiteStateTarget(path: path).begin() } == .unavailable)
            let folder = url(path).deletingLastPathComponent().path
            let files = try FileManager.default.contentsOfDirectory(atPath: folder)
            #expect(files.allSatisfy { !$0.contains(".import") }, "\(files)")
        }
    }
}
