import Testing

@testable import Gateway

@Suite("Jobs of one receiver in memory")
struct ReceiverQueueTests {
    private func job(_ id: Int, for receiver: String = "bob") -> Job {
        Job(id: id, app: "tea", work: NewJob(kind: .push, message: nil, receiver: receiver), acceptedAt: 0)
    }

    @Test("What a look brings behind a job that has begun to wait meanwhile is put back behind that job")
    func delayedMeanwhile() {
        var queues = ReceiverQueues()
        #expect(queues.enter(job(1)) == .starts)
        #expect(queues.enter(job(2)) == .waits)
        queues.beginLook()
        #expect(queues.removeFollowers(of: job(1)) == [job(2)])
        #expect(queues.enter(job(3)) == .surplus(behind: job(1)))
        #expect(queues.enter(job(3, for: "carol")) == .starts)
        #expect(queues.next(of: job(1).work.order) == nil)
        #expect(queues.enter(job(4)) == .surplus(behind: job(1)))
    }

    @Test("What a later look brings is worked on: the store had what is behind the waiting job stay there")
    func laterLook() {
        var queues = ReceiverQueues()
        #expect(queues.enter(job(1)) == .starts)
        #expect(queues.removeFollowers(of: job(1)).isEmpty)
        #expect(queues.next(of: job(1).work.order) == nil)
        queues.beginLook()
        #expect(queues.enter(job(1)) == .starts)
        #expect(queues.enter(job(2)) == .waits)
    }

    @Test("More than 64 jobs behind the one that is worked on are put back behind the last of them")
    func depth() {
        var queues = ReceiverQueues()
        #expect(queues.enter(job(0)) == .starts)
        for id in 1...64 { #expect(queues.enter(job(id)) == .waits) }
        #expect(queues.enter(job(65)) == .surplus(behind: job(64)))
        #expect(queues.count == 65)
    }
}
