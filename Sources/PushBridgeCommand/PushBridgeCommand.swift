internal import ArgumentParser
internal import PushBridge
internal import PushRecords

/// `pushbridge`: the vendors' messages and Apple's requests, on the command line.
@main
struct PushBridgeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pushbridge",
        abstract:
            "Translate chat messages to APNs requests or to another vendor's messages, and report what is lost.",
        discussion: HelpText.discussion("pushbridge"),
        version: version,
        subcommands: [
            TranslateCommand.self, SendCommand.self, ConvertCommand.self, SettingsCommand.self,
            ImportExportsCommand.self,
            VerifyCommand.self, MergeCommand.self, ReportCommand.self, CompareCommand.self,
            ExplainCommand.self, WebhookCommand.self,
            SignRequestCommand.self, RunRequestsCommand.self,
            TokenCommand.self, TestServerCommand.self, MappingsCommand.self,
        ])

    static let version = ProgramVersion.text

    static func main() {
        Descriptor.occupyStandardNumbers()
        Machine.returnLargeMemory()
        let arguments = PathText.arguments
        let secrets = SecretArguments(arguments)
        do {
            try run(NegativeValues.joined(arguments), secrets)
        } catch let error as CommandError {
            if error.status != .closedPipe { StandardError.error(secrets.withoutSecrets(error.description)) }
            exit(withError: ExitCode(error.status.rawValue))
        } catch {
            exit(withError: exitCode(for: error))
        }
    }

    private static func run(_ arguments: [String], _ secrets: SecretArguments) throws {
        if let refusal = secrets.refusal(help: { HelpText.all(below: Self.self, Self.self) }) {
            throw CommandError.usage(refusal)
        }
        let named = try NamedCommand(arguments, of: Self.self)
        if arguments.prefix(while: { $0 != "--" }).contains("-h") {
            return try StandardOutput.write(HelpText.short(of: named, Self.self))
        }
        if named.asksForHelp {
            return try StandardOutput.writeLine(HelpText.whole(helpMessage(for: named.command)))
        }
        do {
            var command = try named.parsed() ?? parseAsRoot(arguments)
            try command.run()
        } catch let error as CommandError {
            throw error
        } catch {
            try tell(of: error, arguments, named, secrets)
            throw error
        }
    }

    /// Prints what was asked for, such as help, or says that the command was called wrongly.
    ///
    /// Arguments that the sentence repeats are spelled for people. Says nothing where a status was thrown.
    private static func tell(
        of error: any Error, _ arguments: [String], _ named: NamedCommand, _ secrets: SecretArguments
    ) throws {
        let message = fullMessage(for: error)
        if message.isEmpty { return }
        if exitCode(for: error).isSuccess {
            return try StandardOutput.writeLine(HelpText.whole(message))
        }
        var lines = secrets.withoutSecrets(message).split(separator: "\n", omittingEmptySubsequences: false)
            .map(String.init)
        if let option = arguments.first(where: { isShortOfHyphen($0, named) }) {
            lines[0] += ". Did you mean '-\(option)'?"
        }
        for line in lines { StandardError.write(ForeignText.sentence(line) + "\n") }
    }

    /// Whether an argument is an option's long name behind one hyphen, which the parser takes for many short ones.
    private static func isShortOfHyphen(_ argument: String, _ named: NamedCommand) -> Bool {
        argument.count > 2 && argument.hasPrefix("-") && !argument.hasPrefix("--")
            && HelpText.has("-" + argument, named, Self.self)
    }
}
