import PushBridge
import PushRecords
import Testing

@testable import PushBridgeCommand

@Suite("The queue of outcomes")
struct OutcomeQueueTests {
    /// How many lines there are.
    private static let count = 20_000

    @Test("Whoever waits for room goes on when there is some, whichever thread makes it")
    func wakesWhoeverWaits() async throws {
        let queue = OutcomeQueue(capacity: 64)
        let begun = Monitor([Int]())
        let written = Monitor<Int?>(nil)
        #expect(WorkerThread.start { Self.begin(queue, begun) })
        #expect(WorkerThread.start { Self.finish(queue, begun) })
        #expect(WorkerThread.start { Self.write(queue, written) })
        // A thread that nobody wakes would wait for ever, and this must not.
        for _ in 0..<6_000 where written.update({ $0 }) == nil {
            try await Task.sleep(for: .milliseconds(10))
        }
        #expect(written.update { $0 } == Self.count)
    }

    @Test("The last outcome ends the queue, also if the file has it already")
    func endsWithRecorded() async throws {
        let queue = OutcomeQueue(capacity: 64)
        let written = Monitor<Int?>(nil)
        let number = try #require(queue.begin())
        queue.close()
        #expect(WorkerThread.start { Self.write(queue, written) })
        try await Task.sleep(for: .milliseconds(50))
        var outcome = SendOutcome(line: 1, digest: RecordDigest("line"), result: .settled("accepted"))
        outcome.isRecorded = true
        queue.finish(number, outcome)
        for _ in 0..<6_000 where written.update({ $0 }) == nil {
            try await Task.sleep(for: .milliseconds(10))
        }
        #expect(written.update { $0 } == 1)
    }

    private static func begin(_ queue: OutcomeQueue, _ begun: Monitor<[Int]>) {
        for _ in 0..<count {
            guard let number = queue.begin() else { return }
            begun.update { $0.append(number) }
        }
        queue.close()
    }

    private static func finish(_ queue: OutcomeQueue, _ begun: Monitor<[Int]>) {
        // So long that the bound on bytes that wait is met again and again.
        let outcome = SendOutcome(
            line: 1, digest: RecordDigest("line"),
            result: .skipped(.invalidRecord(String(repeating: "a", count: 16_384))))
        var left = count
        while left > 0 {
            let numbers = begun.update(when: { !$0.isEmpty }) { numbers in
                defer { numbers = [] }
                return numbers
            }
            for number in numbers { queue.finish(number, outcome) }
            left -= numbers.count
        }
    }

    private static func write(_ queue: OutcomeQueue, _ written: Monitor<Int?>) {
        var lines = 0
        _ = try? queue.drain { output in lines += output.lines }
        written.update { $0 = lines }
    }
}
