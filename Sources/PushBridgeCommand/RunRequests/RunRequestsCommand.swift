internal import ArgumentParser
internal import PushBridge
internal import PushRecords
internal import VendorClient
internal import VendorSignature

/// `pushbridge run-requests`: written calls in, the vendor's answers out.
struct RunRequestsCommand: ParsableCommand {
    static let configuration = CommandConfiguration.named(
        "run-requests", "Send the calls that 'convert' and 'settings' write, at the vendor's rates.",
        usage: "pushbridge run-requests --credentials <file> [<options>] [<input>]")

    @OptionGroup(title: "Input")
    var input: InputFileOptions

    @OptionGroup(title: "Server")
    var caller: CallerOptions

    @OptionGroup(title: "Going on")
    var resume: SendResumeOptions

    @OptionGroup(title: "Output")
    var output: SendOutputOptions

    @Flag(help: .option("RunRequests.dryRun"))
    var dryRun = false

    func validate() throws {
        if !dryRun { try resume.refuse(output) }
        if input.input == "-", caller.credentials == "-" {
            throw ValidationError("The input and --credentials cannot share standard input.")
        }
    }

    func run() throws {
        throw ExitCode(try RequestRun(self)())
    }
}

/// Who calls, where, and how fast.
struct CallerOptions: ParsableArguments {
    private static let variable = "PUSHBRIDGE_CREDENTIALS"

    @Option(help: .option("Caller.credentials"), completion: .file())
    var credentials: String?

    @Option(help: .option("Caller.baseURL"))
    var baseURL: String?

    @Option(help: .option("Caller.ratePercent"))
    var ratePercent = 90

    @Option(help: .option("Caller.attempts"))
    var attempts = 5

    @Option(help: .option("Caller.maxInFlight"))
    var maxInFlight = 100

    @Option(help: .option("Caller.deadline"))
    var deadline = 30

    func validate() throws {
        guard (1...1_000).contains(ratePercent) else {
            throw ValidationError("'--rate-percent' takes 1 to 1000.")
        }
        guard (1...100).contains(attempts) else { throw ValidationError("'--attempts' takes 1 to 100.") }
        guard (1...1_000).contains(maxInFlight) else {
            throw ValidationError("'--max-in-flight' takes 1 to 1000.")
        }
        guard (1...3_600).contains(deadline) else {
            throw ValidationError("'--deadline' takes 1 to 3600 seconds.")
        }
    }

    /// The vendor's server, with what signs calls to it.
    func server() throws(CommandError) -> VendorServer {
        let (text, place) = try read()
        do {
            return try VendorServer(CallCredentials(reading: text), address: baseURL)
        } catch let error as VendorServerError {
            throw .unusableServer(place, error)
        } catch {
            throw .unusableCredentials(place, error)
        }
    }

    private func read() throws(CommandError) -> (text: UTF8Text, place: String) {
        CoreDumps.switchOff()
        if let credentials {
            let file = TokenInput(credentials, secretOption: "--credentials")
            return (UTF8Text(repairing: ByteSlice(Array(try file.bytes().withoutMark))), file.name)
        }
        guard let bytes = ProcessEnvironment.bytes(of: Self.variable), !bytes.isEmpty else {
            throw .usage("Give the app's credentials with --credentials, or in \(Self.variable).")
        }
        return (UTF8Text(repairing: ByteSlice(bytes)), Self.variable)
    }

    var pacing: CallPacing { CallPacing(share: Double(ratePercent) / 100) }

    var configuration: VendorClient.Configuration {
        var configuration = VendorClient.Configuration()
        configuration.attempts = attempts
        configuration.patience = deadline
        configuration.connections = maxInFlight
        return configuration
    }
}

// What `run-requests` says when it cannot begin.
extension CommandError {
    fileprivate static func unusableServer(_ place: String, _ error: VendorServerError) -> CommandError {
        CommandError(
            status: .malformed,
            description: "\(place): \(error) Correct the credentials, or give the address with --base-url.")
    }

    fileprivate static func unusableCredentials(_ place: String, _ error: any Error) -> CommandError {
        CommandError(status: .malformed, description: "\(place): \(error)")
    }
}

/// A run of `run-requests`, from opening the files to the exit status.
struct RequestRun {
    private static let noun = (one: "call", many: "calls")
    /// How many outcomes may wait for that of an earlier line.
    private static let mostWaiting = 4_096

    private let command: RunRequestsCommand

    init(_ command: RunRequestsCommand) {
        self.command = command
    }

    func callAsFunction() throws -> Int32 {
        let (input, wayOn) = (command.input, command.output.wayOn(command.resume))
        let server = try command.caller.server()
        let source = try ByteSource(path: input.input)
        let progress = Progress(command.output.progress, size: source.size)
        let queue = OutcomeQueue(capacity: Self.mostWaiting)
        let stop = Monitor<Int32?>(nil)
        let feeding = Monitor<Task<Void, Never>?>(nil)
        // Before the client is made: its threads must not take the signals.
        Interruption.install { signal in
            stop.update { $0 = signal }
            queue.close()
            // Calls that wait for their time, or to be sent again, end here.
            feeding.update { $0?.cancel() }
        } cleanUp: {
            progress.clear()
        }
        let files = try SendFiles(
            command.output, command.resume, maximumLine: input.limits.maxLine, isTrial: command.dryRun,
            reading: input.files + command.caller.files
                + (command.dryRun ? NamedFile.named("--resume", command.resume.file) : []))
        let pacing = command.caller.pacing
        let client =
            command.dryRun ? nil : VendorClient(server, pacing: pacing, command.caller.configuration)
        let feed = RequestFeed(
            LineFraming(
                source, maximumLine: input.limits.maxLine, maximumValues: input.limits.maxValues,
                blockSize: LineFraming.blockForLines),
            RequestReader(server, maximumValues: input.limits.maxValues), earlier: files.earlier,
            queue: queue,
            most: command.caller.maxInFlight, client.map { .send($0) } ?? .plan(pacing))
        let failure = Monitor<CommandError?>(nil)
        feeding.update {
            $0 = Task.detached {
                let error = await feed.run()
                failure.update { $0 = error }
                queue.close()
            }
        }
        let output = RunOutput(
            records: files.outcomes, rejects: .sentences(input: source.name), progress: progress)
        let tally: SendTally
        do throws(CommandError) {
            tally = try queue.drain(output.write)
        } catch {
            if !command.dryRun {
                SendConclusion.tellOfLoss(queue.unwrittenLines, of: Self.noun, wayOn: wayOn)
            }
            throw error
        }
        let signal = stop.update { $0 }
        if let client { Awaited.value { await client.shutdown() } }
        try output.finish()
        try files.summary?.finish { tally.write(to: &$0) }
        if command.dryRun { StandardError.note(feed.estimate(percent: command.caller.ratePercent)) }
        return try SendConclusion(
            noun: Self.noun, tally: tally, wayOn: wayOn, isTrial: command.dryRun, signal: signal,
            failure: failure.update { $0 }
        ).tell()
    }
}
