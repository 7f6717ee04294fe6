import Foundation
import Testing

@testable import Gateway

@Suite("A job is settled")
struct SettleTests {
    @Test("With its outcomes, in order, found by cursor and by message", arguments: StoreKind.all)
    func outcomes(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let job = try await store.job(1)
            var full = NewOutcome(
                message: MessageID(1), receiver: "bob", device: "d1", outcome: "failed",
                reason: "TooManyRequests",
                apnsID: "A-1", tries: 3, mayBeDelivered: true, badge: 7, reportedBy: "nim", at: noon + 1)
            let bare = NewOutcome(message: nil, receiver: "bob", outcome: "counted", at: noon + 2)
            try await store.settle(Settlement(job, .done, outcomes: [full, bare]))
            full.message = MessageID(2)
            let next = try await store.job(2)
            try await store.settle(Settlement(next, .done, outcomes: [full]))

            let all = try await store.outcomes(app: "shop", after: 0, limit: 10)
            #expect(all.map(\.outcome.message) == [MessageID(1), nil, MessageID(2)])
            #expect(all[1].outcome == bare && all[2].outcome == full)
            #expect(all.map(\.cursor) == all.map(\.cursor).sorted() && Set(all.map(\.cursor)).count == 3)
            #expect(try await store.outcomes(app: "shop", after: all[0].cursor, limit: 1) == [all[1]])
            #expect(try await store.outcomes(app: "shop", after: all[2].cursor, limit: 9) == [])
            #expect(try await store.outcomes(of: MessageID(1), app: "shop") == [all[0]])
            #expect(try await store.outcomes(of: MessageID(1), app: "bank") == [])
            #expect(try await store.outcomes(app: "bank", after: 0, limit: 9) == [])
        }
    }

    @Test("Each app's outcomes and dead letters are numbered by themselves", arguments: StoreKind.all)
    func numbered(kind: StoreKind) async throws {
        try await kind.withStore { store in
            for (id, app) in [(1, "shop"), (2, "shop"), (3, "bank"), (4, "shop"), (5, "bank")] {
                _ = try await store.accept(.sample(id, app: app))
                let job = try #require(try await store.take(atMost: 1, of: app).first)
                try await store.settle(Settlement(job, .dead(reason: "late"), outcomes: [.sample(id)]))
            }
            for (app, numbers) in [("shop", [1, 2, 3]), ("bank", [1, 2])] {
                #expect(try await store.outcomes(app: app, after: 0, limit: 9).map(\.cursor) == numbers)
                #expect(try await store.deadLetters(app: app, after: 0, limit: 9).map(\.id) == numbers)
            }
        }
    }

    @Test("Once: a job that is gone writes nothing", arguments: StoreKind.all)
    func once(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let job = try await store.job(1)
            try await withThrowingTaskGroup(of: Void.self) { group in
                for _ in 1...50 {
                    group.addTask {
                        let badge = NewJob(kind: .badge, message: nil, receiver: "bob")
                        try await store.settle(
                            Settlement(job, .done, outcomes: [.sample(1)], jobs: [badge]))
                    }
                }
                try await group.waitForAll()
            }
            #expect(try await store.outcomes(app: "shop", after: 0, limit: 99).count == 1)
            #expect(try await store.take(atMost: 99).map(\.work.kind) == [.badge])
            #expect(try await store.backlog().jobs == 1)
        }
    }

    @Test("For another try: it stays, and is handed out once more when it is due", arguments: StoreKind.all)
    func again(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let job = try await store.job(1)
            _ = try await store.begin(job, counting: .add, at: noon)
            try await store.settle(Settlement(job, .again(due: noon + 1), outcomes: [], doneDevices: ["d1"]))
            #expect(try await store.backlog().jobs == 1)
            #expect(try await store.openJobs(of: MessageID(1), app: "shop") == 1)
            #expect(try await store.openJobs(of: MessageID(1), app: "bank") == 0)
            #expect(try await store.openJobs(of: MessageID(2), app: "shop") == 0)
            let again = try #require(try await store.take(atMost: 10).first)
            #expect(again.id == job.id && again.tries == 1 && again.doneDevices == ["d1"])
            let later = Int(Date().timeIntervalSince1970) * 1_000 + 1_800_000
            try await store.settle(Settlement(again, .again(due: later), outcomes: []))
            _ = try await store.accept(.sample(2, to: "carol"))
            #expect(try await store.take(atMost: 10).map(\.work.message) == [MessageID(2)])
            #expect(try await store.begin(again, counting: .add, at: noon)?.tries == 2)
        }
    }

    @Test("For the next page: it goes on there after a restart", arguments: StoreKind.all)
    func goesOn(kind: StoreKind) async throws {
        try await kind.withState { open in
            var store = try await open()
            let work = NewJob(kind: .fanOut, message: MessageID(1), receiver: "team", group: "team")
            _ = try await store.accept(Submission(app: "shop", messages: [.sample(1)], jobs: [work]))
            let job = try #require(try await store.take(atMost: 1).first)
            _ = try await store.begin(job, counting: .none, at: noon)
            let push = NewJob(kind: .push, message: MessageID(1), receiver: "bob", group: "team")
            try await store.settle(Settlement(job, .goesOn(position: "bob"), jobs: [push]))
            #expect(try await store.take(atMost: 10).map(\.work) == [push])
            await store.close()

            store = try await open()
            let jobs = try await store.take(atMost: 10)
            #expect(jobs.map(\.work.position) == ["bob", nil])
            #expect(jobs.map(\.tries) == [0, 0])
            #expect(jobs.allSatisfy { $0.acceptedAt == noon })
            await store.close()
        }
    }

    @Test("As a dead letter, which is listed until it is driven again", arguments: StoreKind.all)
    func dead(kind: StoreKind) async throws {
        try await kind.withState { open in
            var store = try await open()
            let jobs = try await store.jobs(1...3)
            for (job, reason) in zip(jobs, ["late", "early", "late"]) {
                _ = try await store.begin(job, counting: .add, at: noon)
                try await store.settle(
                    Settlement(
                        job, .dead(reason: reason), outcomes: [.sample(1, at: noon + 3)], doneDevices: ["d1"])
                )
            }
            let letters = try await store.deadLetters(app: "shop", after: 0, limit: 10)
            #expect(letters.map(\.job.work) == jobs.map(\.work))
            #expect(letters.map(\.reason) == ["late", "early", "late"])
            #expect(letters.allSatisfy { $0.job.tries == 1 && $0.at == noon + 3 })
            #expect(try await store.deadLetters(app: "shop", after: letters[0].id, limit: 1) == [letters[1]])
            #expect(try await store.deadLetters(app: "bank", after: 0, limit: 10) == [])
            #expect(try await store.backlog() == Backlog(jobs: 0, oldest: nil, dead: 3))

            #expect(try await store.redrive(app: "bank", ids: nil) == 0)
            #expect(try await store.redrive(app: "bank", ids: letters.map(\.id)) == 0)
            // The second and the third would overtake the first one of their receiver.
            #expect(try await store.redrive(app: "shop", ids: [letters[2].id, letters[1].id]) == 0)
            #expect(try await store.redrive(app: "shop", ids: [letters[0].id, letters[0].id, 999]) == 1)
            let again = try #require(try await store.take(atMost: 9).first)
            #expect(again.work == jobs[0].work && again.tries == 0 && again.doneDevices == ["d1"])
            #expect(again.acceptedAt == noon && again.id > jobs[2].id)
            #expect(try await store.redrive(app: "shop", ids: nil) == 2)
            #expect(try await store.backlog() == Backlog(jobs: 3, oldest: noon, dead: 0))
            await store.close()
            store = try await open()
            #expect(try await store.backlog() == Backlog(jobs: 3, oldest: noon, dead: 0))
            #expect(try await store.take(atMost: 9).count == 3)
            await store.close()
        }
    }

    @Test(
        "Dead letters are driven again in the order of their messages, not of their end",
        arguments: StoreKind.all)
    func order(kind: StoreKind) async throws {
        try await kind.withStore { store in
            for (id, receiver) in [(1, "bob"), (2, "bob"), (3, "carol"), (4, "bob")] {
                _ = try await store.accept(.sample(id, to: receiver, acceptedAt: noon + id))
            }
            let jobs = try await store.take(atMost: 9)
            for index in [3, 1, 2, 0] {
                try await store.settle(Settlement(jobs[index], .dead(reason: "late")))
            }
            let letters = try await store.deadLetters(app: "shop", after: 0, limit: 9)
            #expect(letters.map(\.job.work.message?.rawValue) == [4, 2, 3, 1])
            // Carol's is nobody's of Bob's, and his second may go behind his first, but not his last alone.
            #expect(try await store.redrive(app: "shop", ids: [letters[0].id, letters[2].id]) == 1)
            #expect(try await store.redrive(app: "shop", ids: [letters[1].id, letters[3].id]) == 2)
            #expect(try await store.redrive(app: "shop", ids: nil) == 1)
            let again = try await store.take(atMost: 9)
            #expect(again.filter { $0.work.receiver == "bob" }.map(\.work.message?.rawValue) == [1, 2, 4])
            #expect(again.count == 4)
        }
    }

    @Test("A try that does not count is known to the next one, and told once", arguments: StoreKind.all)
    func excused(kind: StoreKind) async throws {
        try await kind.withStore { store in
            var job = try await store.job(1)
            for (number, isCounted) in [false, true, false, false].enumerated() {
                let context = try #require(try await store.begin(job, counting: .add, at: noon))
                #expect(context.tries == number + 1)
                #expect(context.excused == [0, 1, 1, 2][number])
                let settlement = Settlement(job, .again(due: 1, isCounted: isCounted))
                try await store.settle(settlement)
                job = try #require(try await store.take(atMost: 1).first)
                #expect(job.tries == number + 1)
            }
            #expect(try await store.begin(job, counting: .add, at: noon)?.excused == 3)
        }
    }

    @Test(
        "How far outcomes were offered to the hook is kept beside how far they were taken",
        arguments: StoreKind.all)
    func offers(kind: StoreKind) async throws {
        try await kind.withState { open in
            var store = try await open()
            #expect(try await store.hook(.offered, app: "shop") == 0)
            try await store.setHook(.offered, 4, app: "shop")
            #expect(try await store.hook(.taken, app: "shop") == 0)
            try await store.setHook(.taken, 3, app: "shop")
            await store.close()
            store = try await open()
            #expect(try await store.hook(.offered, app: "shop") == 4)
            #expect(try await store.hook(.taken, app: "shop") == 3)
            #expect(try await store.hook(.offered, app: "bank") == 0)
            await store.close()
        }
    }

    @Test("More dead letters than are done at a time are all driven again", arguments: StoreKind.all)
    func manyDead(kind: StoreKind) async throws {
        try await kind.withStore { store in
            let works = (1...1_203).map { NewJob(kind: .push, message: MessageID(1), receiver: "p\($0)") }
            _ = try await store.accept(Submission(app: "shop", messages: [.sample(1)], jobs: works))
            let jobs = try await store.take(atMost: 2_000)
            try await withThrowingTaskGroup(of: Void.self) { group in
                for job in jobs {
                    group.addTask { try await store.settle(Settlement(job, .dead(reason: "late"))) }
                }
                try await group.waitForAll()
            }
            #expect(try await store.redrive(app: "shop", ids: nil) == 1_203)
            #expect(try await store.backlog().jobs == 1_203)
        }
    }

    @Test(
        "With devices that Apple refuses: those that were registered later stay",
        arguments: [(nil, true), (noon - 1, false), (noon, true), (noon + 1, true)] as [(Int?, Bool)])
    func refusals(since: Int?, isRefused: Bool) async throws {
        for kind in StoreKind.all {
            try await kind.withStore { store in
                try await store.put(.sample("b1"), app: "shop")
                try await store.put(.sample("b1"), app: "bank")
                let job = try await store.job(1)
                let refusal = DeviceRefusal(token: "b1", since: since, reason: "Unregistered")
                try await store.settle(Settlement(job, .done, refusals: [refusal]))
                let expected = isRefused ? "Unregistered" : nil
                #expect(try await store.devices(of: "bob", app: "shop").map(\.refusal) == [expected])
                #expect(try await store.devices(of: "bob", app: "bank").map(\.refusal) == [nil])
                let next = try await store.job(2)
                let pushed = try await store.begin(next, counting: .none, at: noon)?.devices
                #expect(pushed?.isEmpty == isRefused)

                try await store.put(.sample("b1", registeredAt: noon + 9), app: "shop")
                #expect(try await store.devices(of: "bob", app: "shop").map(\.refusal) == [nil])
            }
        }
    }
}
