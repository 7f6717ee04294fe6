internal import APNSDelivery
internal import Logging
internal import PushBridge

/// A run of `send`, from opening the files to the exit status.
struct SendRun {
    private let command: SendCommand

    init(_ command: SendCommand) {
        self.command = command
    }

    /// Sends the input.
    ///
    /// - Returns: The status with which the command ends.
    /// - Throws: What failed.
    func callAsFunction() throws -> Int32 {
        let input = command.input
        let source = try ByteSource(path: input.input)
        let settled = try command.resume.files.map {
            try SettledOutcomes(
                path: $0, maximumLine: input.maxLine, retriesUncertain: command.resume.retryUncertain)
        }
        let progress = Progress(command.output.progress, size: source.size)
        let queue = OutcomeQueue(capacity: max(2 * command.server.maxInFlight, 1_024))
        let interruption = Monitor<Int32?>(nil)
        let client = Monitor<APNSClient?>(nil)
        // Before the client is made: its threads must not take the signals.
        Interruption.install { signal in
            interruption.update { $0 = signal }
            queue.close()
            // Those that wait to be sent again have an answer already.
            if let client = client.update({ $0 }) { Task.detached { await client.shutdown() } }
        } cleanUp: {
            progress.clear()
        }
        let delivery = try delivery()
        if case .send(let sender) = delivery { client.update { $0 = sender } }
        let files = try OutputFiles(
            records: command.output.output, rejects: nil, summary: command.output.summary,
            inputs: [("The input", source)] + settled.map { ("--resume", $0.source) })
        let feed = SendFeed(
            LineFraming(
                source, maximumLine: input.maxLine, maximumValues: input.maxValues,
                blockSize: LineFraming.blockForLines),
            SendLineReader(
                topic: command.pushes.topic.map { UTF8Text($0) },
                device: command.pushes.device.map { UTF8Text($0) }, maximumValues: input.maxValues),
            settled: settled, queue: queue, deliver: delivery)
        let end = start(feed, queue)
        let output = RunOutput(
            records: files.records, rejects: .sentences(input: source.name), progress: progress)
        var tally = try queue.drain(output.write)
        let signal = interruption.update { $0 }
        if case .send(let client) = delivery { shutDown(client) }
        try output.finish()
        if case .done(let blankLines) = end.update({ $0 }) { tally.blankLines = blankLines }
        try write(tally, to: files.summary)
        return try conclude(tally, signal, end.update { $0 })
    }

    /// What becomes of pushes.
    private func delivery() throws -> SendFeed.Delivery {
        if command.dryRun { return .hold(try command.server.server()) }
        do {
            return .send(
                try APNSClient(
                    configuration: command.server.configuration(), tokens: command.token.source(),
                    logger: Self.silence))
        } catch let error as APNSClientError {
            throw CommandError.unusable(error, authorities: command.server.authorities)
        }
    }

    /// Hears what the client would log: the outcomes tell it.
    private static let silence = Logger(label: "pushbridge.send") { _ in SwiftLogNoOpLogHandler() }

    /// How the feed has ended.
    private enum End: Sendable {
        case running
        case done(blankLines: Int)
        case failed(CommandError)
    }

    /// Starts the feed, which closes the queue at the end of the input.
    private func start(_ feed: SendFeed, _ queue: OutcomeQueue) -> Monitor<End> {
        let end = Monitor(End.running)
        Task.detached {
            do throws(CommandError) {
                try await feed.run()
                end.update { $0 = .done(blankLines: feed.blankLines) }
            } catch {
                end.update { $0 = .failed(error) }
            }
            queue.close()
        }
        return end
    }

    /// Closes the connections once everything has its outcome.
    private func shutDown(_ client: APNSClient) {
        let isClosed = Monitor(false)
        Task.detached {
            await client.shutdown()
            isClosed.update { $0 = true }
        }
        isClosed.update(when: { $0 }) { _ in }
    }

    private func write(_ tally: SendTally, to summary: ByteSink?) throws(CommandError) {
        guard let summary else { return }
        var writer = JSONWriter()
        tally.write(to: &writer)
        writer.newline()
        try summary.write(writer)
        try summary.finish()
    }

    /// Tells what became of the pushes, and how to go on after an interrupt.
    private func conclude(_ tally: SendTally, _ signal: Int32?, _ end: End) throws(CommandError) -> Int32 {
        StandardError.note(tally.sentence)
        if case .failed(let error) = end { throw error }
        if tally.stopped > 0, signal == nil {
            let (pushes, they) = tally.stopped == 1 ? ("push was", "it") : ("pushes were", "they")
            StandardError.note(
                "\(tally.stopped) \(pushes) not sent, since an earlier outcome says that \(they) would not be taken. Mend what its reason names, then \(wayOn)"
            )
        }
        guard let signal else { return (tally.shortcomings > 0 ? ExitStatus.incomplete : .done).rawValue }
        StandardError.note("Interrupted; every push on its way has its outcome. To go on, \(wayOn)")
        return ExitStatus.signalled(signal)
    }

    /// How to go on, as the end of a sentence.
    private var wayOn: String {
        let file = command.output.output == "-" ? "the file of these outcomes" : command.output.output
        return "give the same input, --resume \(file), and another --output."
    }
}

extension CommandError {
    /// A client that cannot be made.
    fileprivate static func unusable(_ error: APNSClientError, authorities: String?) -> CommandError {
        switch error.code {
        case .invalidConfiguration: .usage(error.description)
        case .unreadableCertificates:
            CommandError(status: .malformed, description: "\(authorities ?? "--ca"): \(error.description)")
        }
    }
}
