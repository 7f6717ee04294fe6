internal import APNSTestServer
internal import PushBridge

/// The lines about requests, written by the command's own thread while the server goes on.
final class ReceivedLines: Sendable {
    /// What waits to be written.
    private struct Waiting {
        var pushes: [ReceivedPush] = []
        var isStopped = false
    }

    /// How many requests may wait; the server waits for room when there are more.
    private static let room = 50_000

    /// Microseconds in which requests gather, so that the server need not wake the writer for each.
    private static let pause = 5_000

    private let sink: ByteSink
    private let isFull: Bool
    private let waiting = Monitor(Waiting())

    /// - Parameters:
    ///   - sink: Where the lines go.
    ///   - isFull: Whether they hold device tokens whole, and payloads.
    init(_ sink: ByteSink, isFull: Bool) {
        self.sink = sink
        self.isFull = isFull
    }

    /// Empties the file.
    func begin() throws(CommandError) { try sink.begin() }

    /// Adds the line about a request.
    func add(_ push: ReceivedPush) {
        waiting.update(
            when: { $0.pushes.count < Self.room || $0.isStopped }, waking: { $0.pushes.count == 1 },
            { $0.pushes.append(push) })
    }

    /// Ends the writing once everything is written.
    func stop() {
        waiting.update { $0.isStopped = true }
    }

    /// Writes lines as they come, until somebody stops it.
    func writeUntilStopped() throws(CommandError) {
        var writer = JSONWriter(capacity: 1 << 16)
        var isStopped = false
        while !isStopped {
            let pushes = waiting.update(when: { !$0.pushes.isEmpty || $0.isStopped }) { waiting in
                isStopped = waiting.isStopped
                defer { waiting.pushes = [] }
                return waiting.pushes
            }
            for push in pushes {
                push.write(to: &writer, isFull: isFull)
                writer.newline()
            }
            try sink.write(writer)
            writer.removeAll()
            if !isStopped { WorkerThread.pause(microseconds: Self.pause) }
        }
    }

    /// Writes what is left and closes the file.
    func finish() throws(CommandError) {
        try writeUntilStopped()
        try sink.finish()
    }
}
