internal import APNSDelivery
internal import Logging
internal import PushBridge

/// A run of `send`, from opening the files to the exit status.
struct SendRun {
    private let command: SendCommand

    init(_ command: SendCommand) {
        self.command = command
    }

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
        let files = try SendFiles(
            command.output, command.resume, maximumLine: input.limits.maxLine, isTrial: command.dryRun,
            reading: command.files)
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
            tally: tally, wayOn: command.output.wayOn(command.resume), isTrial: command.dryRun,
            signal: signal,
            failure: failure.update { $0 }
        ).tell()
    }

    /// Writes outcomes until there are no more.
    private func drain(_ queue: OutcomeQueue, to output: RunOutput) throws(CommandError) -> SendTally {
        do {
            return try queue.drain(output.write)
        } catch {
            if !command.dryRun {
                SendConclusion.tellOfLoss(queue.unwrittenLines, wayOn: command.output.wayOn(command.resume))
            }
            throw error
        }
    }

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
    fileprivate static func unusable(_ error: APNSClientError, authorities: String?) -> CommandError {
        switch error.code {
        case .invalidConfiguration: .usage(error.description)
        case .unreadableCertificates:
            CommandError(status: .malformed, description: "\(authorities ?? "--ca"): \(error.description)")
        }
    }
}

/// The files that a run of `send` writes, and the outcomes that it continues.
struct SendFiles {
    let outcomes: ByteSink
    let summary: ByteSink?
    /// What the file of `--resume` has already.
    private(set) var earlier: EarlierOutcomes?

    /// Opens the files, and empties or continues them once it is sure that no other run writes the outcomes, and that
    /// no file is another one of the run.
    init(
        _ output: SendOutputOptions, _ resume: SendResumeOptions, maximumLine: Int, isTrial: Bool,
        reading read: [NamedFile]
    ) throws(CommandError) {
        let continued = isTrial ? nil : resume.file
        earlier = try resume.file.map { path throws(CommandError) in
            try EarlierOutcomes(
                path: path, maximumLine: maximumLine, retriesUncertain: resume.retryUncertain)
        }
        outcomes = try ByteSink(
            continued == nil ? "--output" : "--resume", continued ?? output.output, waitsForRoom: !isTrial)
        do throws(CommandError) {
            summary = try output.summary.map { path throws(CommandError) in
                try ByteSink("--summary", path, isPrivate: false)
            }
        } catch {
            outcomes.discard()
            throw error
        }
        let written = [outcomes, summary].compactMap(\.self)
        try ByteSink.refuseSame(written, reading: read)
        do throws(CommandError) {
            try outcomes.lock()
            try earlier?.read()
            let addsLineFeed = continued != nil && earlier?.lacksLineFeed == true
            try outcomes.begin(behind: continued == nil ? 0 : earlier?.size ?? 0)
            try summary?.begin()
            if addsLineFeed { try outcomes.write("\n") }
        } catch {
            for file in written { file.discard() }
            throw error
        }
    }
}

extension SendCommand {
    fileprivate var files: [NamedFile] {
        input.files + NamedFile.named("--ca", server.authorities) + NamedFile.named("--key", token.key)
            + NamedFile.named("--passphrase-file", token.passphrase.passphraseFile)
            + (dryRun ? NamedFile.named("--resume", resume.file) : [])
    }
}

extension SendOutputOptions {
    /// How to continue, as the end of a sentence.
    func wayOn(_ resume: SendResumeOptions) -> String {
        let again = "run the command again with the same input"
        if resume.file != nil { return "\(again)." }
        return output == "-"
            ? "\(again), and --resume with the file of these outcomes."
            : "\(again), and --resume \(output) instead of --output."
    }
}

/// What `send` says at the end, and the status with which it ends.
struct SendConclusion {
    /// What is sent: one, and several.
    var noun = (one: "push", many: "pushes")
    let tally: SendTally
    /// How to continue, as the end of a sentence.
    let wayOn: String
    /// Whether nothing was to be sent.
    let isTrial: Bool
    /// The signal that interrupted the run.
    let signal: Int32?
    /// What ended the run before its input did.
    let failure: CommandError?

    /// Tells what became of the pushes, and how to go on where something was not sent.
    func tell() throws(CommandError) -> Int32 {
        StandardError.note(tally.sentence)
        for warning in tally.firstWarnings { StandardError.note(warning) }
        if let failure {
            if !isTrial { StandardError.note("Fix the problem. To continue, \(wayOn)") }
            throw failure
        }
        if let signal {
            StandardError.note(
                "Interrupted after line \(tally.lines + tally.blankLines). Every \(noun.one) that was sent has its outcome. To continue, \(wayOn)"
            )
            return ExitStatus.signalled(signal)
        }
        if tally.stopped > 0 { StandardError.note(stoppedPushes) }
        return (tally.shortcomings > 0 ? ExitStatus.incomplete : .done).rawValue
    }

    /// Tells how many pushes come again after outcomes could not be written, and how to go on.
    static func tellOfLoss(
        _ lines: Int, of noun: (one: String, many: String) = ("push", "pushes"), wayOn: String
    ) {
        let (pushes, they) =
            lines == 1 ? ("1 \(noun.one) has", "is") : ("\(lines) \(noun.many) have", "are")
        StandardError.note(
            "At most \(pushes) been sent whose outcome could not be written; \(they) sent again by the next run. To continue, \(wayOn)"
        )
    }

    private var stoppedPushes: String {
        let (pushes, they) =
            tally.stopped == 1 ? ("\(noun.one) was", "it") : ("\(noun.many) were", "they")
        return
            "\(tally.stopped) \(pushes) not sent, because an earlier outcome shows that \(they) would fail too. Fix the cause given in its reason, then \(wayOn)"
    }
}
