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
        let progress = Progress(command.output.progress, size: source.size)
        let queue = OutcomeQueue(capacity: max(2 * command.server.maxInFlight, 1_024))
        let stop = Monitor<Int32?>(nil)
        let client = Monitor<APNSClient?>(nil)
        // Before the client is made: its threads must not take the signals.
        Interruption.install { signal in
            stop.update { $0 = signal }
            queue.close()
            // Those that wait to be sent again have an answer already.
            if let client = client.update({ $0 }) { Task.detached { await client.shutdown() } }
        } cleanUp: {
            progress.clear()
        }
        let delivery = try delivery()
        if case .send(let sender) = delivery { client.update { $0 = sender } }
        let files = try SendFiles(command)
        let feed = SendFeed(
            LineFraming(
                source, maximumLine: input.limits.maxLine, maximumValues: input.limits.maxValues,
                blockSize: LineFraming.blockForLines),
            SendLineReader(
                topic: command.pushes.topic.map { UTF8Text($0) },
                device: command.pushes.device.map { UTF8Text($0) }, maximumValues: input.limits.maxValues),
            earlier: files.earlier, queue: queue, deliver: delivery)
        let failure = start(feed, queue)
        let output = RunOutput(
            records: files.outcomes, rejects: .sentences(input: source.name), progress: progress)
        let tally = try drain(queue, to: output)
        let signal = stop.update { $0 }
        // The connections are closed once everything has its outcome.
        if case .send(let client) = delivery { Awaited.value { await client.shutdown() } }
        try output.finish()
        try files.summary?.finish { tally.write(to: &$0) }
        return try SendConclusion(
            tally: tally, wayOn: wayOn, isTrial: command.dryRun, signal: signal,
            failure: failure.update { $0 }
        ).tell()
    }

    /// How to continue, as the end of a sentence.
    private var wayOn: String {
        let again = "run the command again with the same input"
        if command.resume.file != nil { return "\(again)." }
        let output = command.output.output
        return output == "-"
            ? "\(again), and --resume with the file of these outcomes."
            : "\(again), and --resume \(output) instead of --output."
    }

    /// Writes outcomes until there are no more.
    private func drain(_ queue: OutcomeQueue, to output: RunOutput) throws(CommandError) -> SendTally {
        do {
            return try queue.drain(output.write)
        } catch {
            if !command.dryRun { SendConclusion.tellOfLoss(queue.unwrittenLines, wayOn: wayOn) }
            throw error
        }
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

    /// Starts the feed, which closes the queue at the end of the input.
    ///
    /// - Returns: What made the feed end before its input.
    private func start(_ feed: SendFeed, _ queue: OutcomeQueue) -> Monitor<CommandError?> {
        let failure = Monitor<CommandError?>(nil)
        Task.detached {
            do throws(CommandError) {
                try await feed.run()
            } catch {
                failure.update { $0 = error }
            }
            queue.close()
        }
        return failure
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
