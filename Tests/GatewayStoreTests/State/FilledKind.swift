import Foundation
import RedisTestServer
import Testing

@testable import Gateway

/// A kind of store that can be filled with another one's state.
struct FilledKind: Sendable, CustomTestStringConvertible {
    let name: String
    /// What fills the store that belongs to a folder.
    let target: @Sendable (_ folder: URL) async throws -> any StateTarget
    /// Opens that store.
    let store: @Sendable (_ folder: URL) async throws -> any Store

    var testDescription: String { name }

    static let all = [
        FilledKind(name: "SQLite") {
            SQLiteStateTarget(path: $0.appending(path: "filled.sqlite").path)
        } store: {
            try await SQLiteStore(path: $0.appending(path: "filled.sqlite").path)
        },
        redis("Redis") { try await RedisServer.shared().address },
        redis("Redis, cluster of three") { try await RedisCluster.shared().address },
    ]

    private static func redis(
        _ name: String, _ address: @escaping @Sendable () async throws -> String
    ) -> FilledKind {
        FilledKind(name: name) {
            try RedisStateTarget(
                address: try await address(), options: RedisStoreOptions(space: $0.lastPathComponent))
        } store: {
            try await RedisStore(
                address: try await address(), options: RedisStoreOptions(space: $0.lastPathComponent))
        }
    }
}

/// Everything that a store tells of what samples and ``Store/change()`` write, but the jobs.
func picture(of store: any Store) async throws -> [String] {
    var picture: [String] = []
    func note(_ name: String, _ value: Any?) { picture.append("\(name): \(value.map { "\($0)" } ?? "none")") }
    let people = (0..<60).map { "p\($0)" } + ["bob", "carol", "b\0b\u{1B}"]
    for person in people {
        note(person, try await store.person(person, app: "shop"))
        note("devices", try await store.devices(of: person, app: "shop"))
    }
    note("people", try await store.people(app: "shop", after: nil, limit: 1_000).sorted())
    for group in ["g", "h", "i", "g0", "g1", "g2"] { note(group, try await store.group(group, app: "shop")) }
    for id in [1, 2, 3, 500, 1_000] + Array(5_000...5_100) {
        note("message \(id)", try await store.message(MessageID(id), app: "shop"))
        note("outcomes", try await store.outcomes(of: MessageID(id), app: "shop"))
        note("open jobs", try await store.openJobs(of: MessageID(id), app: "shop"))
    }
    for id in ["v1", "v7", "v20"] { note(id, try await store.message(vendorID: id, app: "shop")) }
    note("last", try await store.lastMessage())
    note("outcomes", try await store.outcomes(app: "shop", after: 0, limit: 10_000))
    note("dead", try await store.deadLetters(app: "shop", after: 0, limit: 10_000))
    note("hook", try await store.hook(.taken, app: "shop"))
    note("keys", try await store.keys())
    note("backlog", try await store.backlog())
    for key in ["api:1", "api:2", "api:30"] {
        note(key, try await store.accept(Submission(app: "shop", key: .sample(key), messages: [], jobs: [])))
    }
    return picture
}

extension Store {
    /// Accepts, counts, settles, erases and expires, and changes people, devices, groups, keys and hooks.
    func change() async throws {
        for round in 0..<40 {
            try await workOn(jobs: 40, round)
            _ = try await accept(
                .sample(5_000 + round, to: "q", vendorID: "v\(round)", key: .sample("api:\(round)")))
            _ = try await accept(.toGroup(5_050 + round))
            try await put(.sample("t\(round % 5)", of: "p\(round)"), app: "shop")
            try await put(StoredGroup(id: "g\(round % 3)", members: ["p1", "p\(round)"]), app: "shop")
            try await put(
                StoredKey(id: "k", digest: [UInt8(round)], app: nil, scopes: [], note: "", createdAt: noon))
            _ = try await changeUnread(of: "p\(round)", app: "shop", .set(round), adding: [])
            try await setPresence(of: "p\(round)", app: "shop", isOnline: round % 2 == 0, at: noon)
            try await setHook(.taken, round, app: "shop")
            if round % 10 == 9 { _ = try await erase(person: "p\(round)", app: "shop") }
        }
        _ = try await remove(group: "g1", app: "shop")
        let letters = try await deadLetters(app: "shop", after: 0, limit: 5).map(\.id)
        _ = try await redrive(app: "shop", ids: letters)
        while try await expire(Retention(messages: 0), at: noon + 1) > 0 {}
    }

    /// Ends jobs in every way there is; some are begun and left, as when a process is killed.
    private func workOn(jobs limit: Int, _ round: Int) async throws {
        for job in try await take(atMost: limit) {
            _ = try await begin(job, counting: .add, at: noon)
            if job.work.kind == .fanOut {
                try await settle(Settlement(job, .goesOn(position: "p\(round)")))
                continue
            }
            let ending: Settlement.Ending? =
                switch job.id % 7 {
                case 0: .dead(reason: "late")
                case 1: .again(due: Int(Date.now.timeIntervalSince1970) * 1_000 + 1_800_000)
                case 2: nil
                default: .done
                }
            guard let ending else { continue }
            try await settle(
                Settlement(job, ending, outcomes: [.sample(job.id)], doneDevices: ["d\(job.id)"]))
        }
    }
}

extension Submission {
    /// A message to a group, and a job to find its members.
    fileprivate static func toGroup(_ id: Int) -> Submission {
        let message = StoredMessage.sample(id, receiver: nil, group: "g0")
        let job = NewJob(kind: .fanOut, message: message.id, receiver: "g0", group: "g0", isCounted: true)
        return Submission(app: "shop", messages: [message], jobs: [job])
    }
}
