internal import ArgumentParser
internal import Gateway
internal import PushBridge

/// `pushbridge-gateway`: the service, and what its operators do beside it.
@main
struct GatewayCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pushbridge-gateway",
        abstract: "Take messages and webhooks of several vendors, and push them to Apple devices.",
        discussion: """
            Exit status: 0 done; 1 with --strict, there was a risk; 64 wrong usage; 65 the configuration cannot be \
            used; 74 the store or a file failed.
            """,
        subcommands: [
            ServeCommand.self, CheckConfigCommand.self, KeyCommand.self, RedriveCommand.self,
            ExportCommand.self,
            ImportCommand.self,
        ])

    /// Runs the command that the arguments name, and ends the process.
    static func main() async {
        let arguments = Array(CommandLine.arguments.dropFirst())
        let secrets = SecretArguments(arguments)
        do {
            if let refusal = secrets.refusal(help: { help(below: Self.self) }) {
                throw ValidationError(refusal)
            }
            var command = try parseAsRoot(arguments)
            if var command = command as? any AsyncParsableCommand {
                try await command.run()
            } else {
                try command.run()
            }
        } catch {
            let message = fullMessage(for: error)
            let shown = secrets.withoutSecrets(message)
            if exitCode(for: error).isSuccess || shown == message { exit(withError: error) }
            GatewayConsole.note(shown)
            exit(withError: exitCode(for: error))
        }
    }

    /// The help of a command and of all its subcommands.
    private static func help(below command: any ParsableCommand.Type) -> String {
        command.configuration.subcommands.reduce(helpMessage(for: command, columns: 10_000)) {
            $0 + help(below: $1)
        }
    }
}

/// How the command ends, as the other command of this package does.
enum GatewayStatus {
    static let done = ExitCode(0)
    static let risky = ExitCode(1)
    static let malformed = ExitCode(65)
    static let inputOutput = ExitCode(74)
}
