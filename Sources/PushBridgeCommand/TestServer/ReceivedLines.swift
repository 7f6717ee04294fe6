internal import APNSTestServer
internal import PushBridge

/// The lines about requests, written by the command's own thread while the server goes on.
final class ReceivedLines: Sendable {
    /// What waits to be written.
    private struct Waiting {
        var page = Page()
        var isStopped = false
    }

    /// Lines that are written together.
    private final class Page: @unchecked Sendable {
        // Unchecked because whoever holds the monitor fills it, and whoever took it out of the monitor writes it.
        var writer = JSONWriter(capacity: 1 << 16)
    }

    /// How many bytes may wait; who adds more waits too.
    private static let room = 16 << 20

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
        waiting.update(when: { $0.page.writer.count < Self.room || $0.isStopped }) {
            push.write(to: &$0.page.writer, isFull: isFull)
            $0.page.writer.newline()
        }
    }

    /// Ends the writing once everything is written.
    func stop() {
        waiting.update { $0.isStopped = true }
    }

    /// Writes lines as they come, until somebody stops it.
    func writeUntilStopped() throws(CommandError) {
        var isStopped = false
        while !isStopped {
            let page = waiting.update(when: { $0.page.writer.count > 0 || $0.isStopped }) { waiting in
                isStopped = waiting.isStopped
                defer { waiting.page = Page() }
                return waiting.page
            }
            try sink.write(page.writer)
        }
    }

    /// Writes what is left and closes the file.
    func finish() throws(CommandError) {
        try writeUntilStopped()
        try sink.finish()
    }
}
