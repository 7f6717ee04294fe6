import Foundation
import Synchronization
import Testing

@testable import Gateway

@Suite("Bounds of the SQLite store")
struct RoomTests {
    @Test("A file at its limit takes no more, keeps what it has, and goes on when there is room")
    func sizeLimit() async throws {
        try await withFile { path in
            let options = SQLiteOptions(sizeLimit: 1_000_000)
            try await fillAndDrain(try await SQLiteStore(path: path, options: options))
            let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
            #expect(size.map { $0 <= 1_000_000 } == true)
        }
    }

    @Test("A large submission is committed by itself, so that nobody waits for several")
    func large() async throws {
        try await withFile { path in
            let calls = Mutex<[Int]>([])
            let options = SQLiteOptions(didCommit: { _, count in calls.withLock { $0.append(count) } })
            let store = try await SQLiteStore(path: path, options: options)
            try await withThrowingTaskGroup(of: Void.self) { group in
                for part in 1...8 {
                    group.addTask {
                        let messages = (1...500).map { StoredMessage.sample(1_000 * part + $0) }
                        _ = try await store.accept(Submission(app: "shop", messages: messages, jobs: []))
                    }
                }
                try await group.waitForAll()
            }
            await store.close()
            #expect(calls.withLock { $0 } == Array(repeating: 1, count: 8))
        }
    }

    @Test("A full disk is told as such, and costs nothing that was accepted", .enabled(if: Mount.isPossible))
    func fullDisk() async throws {
        try await withFolder { folder in
            try Mount.run("mount", "-t", "tmpfs", "-o", "size=2m", "none", folder.path)
            defer { try? Mount.run("umount", folder.path) }
            let path = folder.appending(path: "store.sqlite").path
            let store = try await SQLiteStore(path: path)
            let accepted = try await fill(store)
            await store.close()
            try Mount.run("mount", "-o", "remount,size=8m", folder.path)
            let again = try await SQLiteStore(path: path)
            #expect(try await again.take(atMost: 9_999).map(\.work.message?.rawValue) == accepted)
            await again.close()
        }
    }

    /// Accepts until there is no room; returns what was accepted.
    private func fill(_ store: SQLiteStore) async throws -> [Int] {
        for id in 1...3_000 {
            var submission = Submission.sample(id)
            submission.messages[0].body = [UInt8](repeating: 65, count: 3_000)
            if let code = await failure({ _ = try await store.accept(submission) }) {
                #expect(code == .full)
                #expect(try await store.message(MessageID(id), app: "shop") == nil)
                return Array(1..<id)
            }
        }
        Issue.record("there was always room")
        return []
    }

    private func fillAndDrain(_ store: SQLiteStore) async throws {
        let accepted = try await fill(store)
        #expect(try await store.backlog().jobs == accepted.count)
        let jobs = try await store.take(atMost: accepted.count)
        #expect(jobs.map(\.work.message?.rawValue) == accepted)
        for job in jobs { try await store.settle(Settlement(job, .done)) }
        while try await store.expire(Retention(messages: 0, outcomes: 0), at: noon + 1) > 0 {}
        #expect(try await store.accept(.sample(9_000)) == .accepted(ids: [MessageID(9_000)]))
        await store.close()
    }

    @Test("More calls from outside than may wait are refused; jobs go on")
    func waitingLimit() async throws {
        try await withFile { path in
            var store = try await SQLiteStore(path: path)
            _ = try await store.accept(.sample(1))
            await store.close()
            store = try await SQLiteStore(path: path, options: SQLiteOptions(waitingLimit: 0))
            #expect(await failure { _ = try await store.accept(.sample(2)) } == .unavailable)
            let job = try #require(try await store.take(atMost: 1).first)
            #expect(try await store.begin(job, counting: .add, at: noon)?.unread == 1)
            try await store.settle(Settlement(job, .done))
            await store.close()
        }
    }

    @Test("Calls that come during a commit are committed together")
    func together() async throws {
        try await withFile { path in
            let commits = Mutex<[Int]>([])
            let options = SQLiteOptions(didCommit: { time, calls in
                #expect(time > .zero)
                commits.withLock { $0.append(calls) }
            })
            let store = try await SQLiteStore(path: path, options: options)
            await withTaskGroup(of: Void.self) { group in
                for id in 1...1_000 { group.addTask { _ = try? await store.accept(.sample(id)) } }
            }
            #expect(try await store.backlog().jobs == 1_000)
            let sizes = commits.withLock { $0 }
            #expect(sizes.reduce(0, +) == 1_001)
            #expect(sizes.count < 500, "\(sizes.count) commits for 1001 calls")
            await store.close()
        }
    }
}
