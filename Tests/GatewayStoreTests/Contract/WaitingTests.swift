import Foundation
import Testing

@testable import Gateway

/// A moment that does not come while a test runs.
private let never = Int(Date().timeIntervalSince1970) * 1_000 + 1_800_000

@Suite("Jobs wait")
struct WaitingTests {
    @Test("New jobs of a receiver stay behind one that waits, and go on one by one", arguments: StoreKind.all)
    func behind(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let first = try await store.job(1)
            try await store.settle(Settlement(first, .again(due: never)))
            for id in [2, 3] { _ = try await store.accept(.sample(id)) }
            _ = try await store.accept(.sample(4, to: "carol"))
            let carols = try await store.take(atMost: 10)
            #expect(carols.map(\.work.message?.rawValue) == [4])
            try await store.settle(Settlement(first, .done))
            let second = try await store.take(atMost: 10)
            #expect(second.map(\.work.message?.rawValue) == [2])
            try await store.settle(Settlement(try #require(second.first), .dead(reason: "gone")))
            #expect(try await store.take(atMost: 10).map(\.work.message?.rawValue) == [3])
        }
    }

    @Test("Jobs that are put back keep their order behind the one that waits", arguments: StoreKind.all)
    func puttingBack(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let jobs = try await store.jobs(1...3)
            try await store.settle(Settlement(jobs[0], .again(due: noon)))
            try await store.putBack(Array(jobs[1...]), behind: jobs[0])
            for job in jobs {
                let next = try await store.take(atMost: 10)
                #expect(next.map(\.id) == [job.id])
                try await store.settle(Settlement(job, .done))
            }
            #expect(try await store.backlog().jobs == 0)
        }
    }

    @Test("A job that is put back behind one that is gone comes at once", arguments: StoreKind.all)
    func withoutLeader(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let jobs = try await store.jobs(1...3)
            try await store.settle(Settlement(jobs[0], .done))
            try await store.putBack([jobs[1]], behind: jobs[0])
            #expect(try await store.take(atMost: 10).map(\.id) == [jobs[1].id])
            try await store.putBack([jobs[2]], behind: nil)
            #expect(try await store.take(atMost: 10).map(\.id) == [jobs[2].id])
        }
    }

    @Test("What goes on stays behind an earlier job that is put back meanwhile", arguments: StoreKind.all)
    func puttingBackMeanwhile(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let jobs = try await store.jobs(1...5)
            try await store.putBack(Array(jobs[3...]), behind: jobs[2])
            try await store.settle(Settlement(jobs[0], .done))
            #expect(try await store.take(atMost: 1).map(\.id) == [jobs[3].id])
            // The last one is the first that waits now, and goes on.
            try await store.settle(Settlement(jobs[1], .done))
            try await store.putBack([jobs[3]], behind: jobs[2])
            async let next = store.take(atMost: 1)
            try await Task.sleep(for: .milliseconds(50))
            try await store.settle(Settlement(jobs[2], .done))
            let came = try await next
            try #require(came.map(\.id) == [jobs[3].id])
            try await store.settle(Settlement(jobs[3], .done))
            #expect(try await store.take(atMost: 1).map(\.id) == [jobs[4].id])
        }
    }

    @Test("What waits behind a job goes on when that job's message is erased", arguments: StoreKind.all)
    func erasing(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let message = StoredMessage.sample(1, sender: "mallory")
            let job = NewJob(kind: .push, message: message.id, receiver: "bob", isCounted: true)
            _ = try await store.accept(Submission(app: "shop", messages: [message], jobs: [job]))
            let first = try #require(try await store.take(atMost: 1).first)
            try await store.settle(Settlement(first, .again(due: never)))
            _ = try await store.accept(.sample(2))
            async let next = store.take(atMost: 1)
            try await Task.sleep(for: .milliseconds(20))
            #expect(try await store.erase(person: "mallory", app: "shop"))
            #expect(try await next.map(\.work.message?.rawValue) == [2])
        }
    }

    @Test("After a restart jobs wait in their order", arguments: StoreKind.all)
    func restart(kind: StoreKind) async throws {
        try await kind.withState { open in
            var store = try await open()
            let jobs = try await store.jobs(1...2)
            try await store.settle(Settlement(jobs[0], .again(due: never)))
            try await store.putBack([jobs[1]], behind: jobs[0])
            await store.close()
            store = try await open()
            _ = try await store.accept(.sample(3))
            _ = try await store.accept(.sample(4, to: "carol"))
            #expect(try await store.take(atMost: 10).map(\.work.message?.rawValue) == [4])
            try await store.settle(Settlement(jobs[0].notInHand, .done))
            #expect(try await store.take(atMost: 10).map(\.id) == [jobs[1].id])
            await store.close()
        }
    }

    @Test(
        "A restart between putting off a job and putting back the next one keeps the order",
        arguments: StoreKind.all)
    func killed(kind: StoreKind) async throws {
        try await kind.withState { open in
            var store = try await open()
            let jobs = try await store.jobs(1...2)
            try await store.settle(Settlement(jobs[0], .again(due: never)))
            await store.close()
            store = try await open()
            _ = try await store.accept(.sample(3, to: "carol"))
            #expect(try await store.take(atMost: 10).map(\.work.message?.rawValue) == [3])
            try await store.settle(Settlement(jobs[0].notInHand, .done))
            #expect(try await store.take(atMost: 10).map(\.id) == [jobs[1].id])
            await store.close()
        }
    }

    @Test(
        "After a restart a job that was put back comes behind earlier ones that were handed out",
        arguments: StoreKind.all)
    func puttingBackLater(kind: StoreKind) async throws {
        try await kind.withState { open in
            var store = try await open()
            let jobs = try await store.jobs(1...3)
            try await store.putBack([jobs[2]], behind: nil)
            await store.close()
            store = try await open()
            var ids: [Int] = []
            while ids.count < 3 { ids += try await store.take(atMost: 10).map(\.id) }
            #expect(ids == jobs.map(\.id))
            await store.close()
        }
    }

    @Test(
        "A job that is due in days has that from a clock that was set back, and comes at once",
        arguments: StoreKind.all)
    func clock(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let job = try await store.job(1)
            try await store.settle(Settlement(job, .again(due: never + day)))
            #expect(try await store.take(atMost: 10).map(\.id) == [job.id])
        }
    }

    @Test("A person and a group of one name do not wait for each other", arguments: StoreKind.all)
    func names(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let persons = try await store.job(1, to: "7")
            try await store.settle(Settlement(persons, .again(due: never)))
            let message = StoredMessage.sample(2, receiver: nil, group: "7")
            let fanOut = NewJob(
                kind: .fanOut, message: message.id, receiver: "7", group: "7", isCounted: true)
            _ = try await store.accept(Submission(app: "shop", messages: [message], jobs: [fanOut]))
            #expect(try await store.take(atMost: 10).map(\.work.kind) == [.fanOut])
        }
    }

    @Test("Each app's jobs are handed out by themselves", arguments: StoreKind.all)
    func apps(kind: StoreKind) async throws {
        try await kind.withStore { store in
            for id in [1, 3, 5] { _ = try await store.accept(.sample(id)) }
            for id in [2, 4] { _ = try await store.accept(.sample(id, app: "bakery")) }
            #expect(
                try await store.take(atMost: 1, of: "bakery").map(\.work.message?.rawValue) == [2])
            #expect(try await store.take(atMost: 10).map(\.work.message?.rawValue) == [1, 3, 5])
            #expect(
                try await store.take(atMost: 10, of: "bakery").map(\.work.message?.rawValue) == [4])
            async let waiting = store.take(atMost: 10)
            _ = try await store.accept(.sample(6, app: "bakery"))
            _ = try await store.accept(.sample(7))
            #expect(try await waiting.map(\.work.message?.rawValue) == [7])
        }
    }
}
