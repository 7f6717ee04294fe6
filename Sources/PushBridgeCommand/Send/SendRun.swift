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
        let earlier = try EarlierRuns(command.resume, maximumLine: input.limits.maxLine)
        let head = command.dryRun ? nil : earlier.head
        let progress = Progress(command.output.progress, size: source.size)
        let capacity = max(2 * command.server.maxInFlight, 1_024)
        let queue = OutcomeQueue(capacity: capacity, isHeaded: head != nil)
        let stop = Monitor<Stop?>(nil)
        let client = Monitor<APNSClient?>(nil)
        // Before the client is made: its threads must not take the signals.
        Interruption.install { signal in
            stop.update { $0 = .signal(signal) }
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
            reading: command.files + earlier.named)
        if !command.dryRun {
            try files.records.keepRoom(OutcomeQueue.longestRecords(capacity: capacity)) {
                stop.update { $0 = $0 ?? .fullDisk }
                queue.close()
            }
        }
        let outcomes = try OutcomeFile(files.records, head: head)
        let feed = SendFeed(
            LineFraming(
                source, maximumLine: input.limits.maxLine, maximumValues: input.limits.maxValues,
                blockSize: LineFraming.blockForLines),
            SendLineReader(
                topic: command.pushes.topic.map { UTF8Text($0) },
                device: command.pushes.device.map { UTF8Text($0) }, maximumValues: input.limits.maxValues),
            earlier: earlier, queue: queue, deliver: delivery)
        let end = start(feed, queue)
        let output = RunOutput(
            records: files.records, rejects: .sentences(input: source.name), progress: progress)
        let tally = try drain(queue, to: output, needed: command.dryRun ? [] : earlier.paths)
        let stopped = stop.update { $0 }
        if case .send(let client) = delivery { shutDown(client) }
        let isDone = end.update { $0.isDone }
        // A run that was stopped may still read its input, so that only what the feed has noted may be asked.
        let isWhole =
            feed.isBeyondEarlier.update { $0 }
            || isDone && stopped == nil && !earlier.reach(beyond: feed.lastLine)
        let standsAlone = try outcomes.end(hasRecords: tally.lines > 0, isWhole: isWhole)
        try output.finish()
        try write(tally, to: files.summary)
        return try SendConclusion(
            tally: tally, output: command.output.output, isTrial: command.dryRun,
            needed: standsAlone ? [] : earlier.paths, signal: stopped?.signal,
            failure: stopped == .fullDisk ? .fullDisk(files.records.name) : end.update { $0.failure }
        ).tell()
    }

    /// What ends a run before its input does.
    private enum Stop: Hashable {
        case signal(Int32)
        case fullDisk

        var signal: Int32? { if case .signal(let signal) = self { signal } else { nil } }
    }

    /// Writes outcomes until there are no more.
    private func drain(
        _ queue: OutcomeQueue, to output: RunOutput, needed: [String]
    ) throws(CommandError) -> SendTally {
        do {
            return try queue.drain(output.write)
        } catch {
            if !command.dryRun {
                SendConclusion.tellOfLoss(
                    queue.unwrittenLines, output: command.output.output, needed: needed)
            }
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

    /// How the feed has ended.
    private enum End: Sendable {
        case running
        case done
        case failed(CommandError)

        var isDone: Bool { if case .done = self { true } else { false } }
        var failure: CommandError? { if case .failed(let error) = self { error } else { nil } }
    }

    /// Starts the feed, which closes the queue at the end of the input.
    private func start(_ feed: SendFeed, _ queue: OutcomeQueue) -> Monitor<End> {
        let end = Monitor(End.running)
        Task.detached {
            do throws(CommandError) {
                try await feed.run()
                end.update { $0 = .done }
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
