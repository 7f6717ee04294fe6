internal import ArgumentParser

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
}

/// How the command ends, as the other command of this package does.
enum GatewayStatus {
    static let done = ExitCode(0)
    static let risky = ExitCode(1)
    static let malformed = ExitCode(65)
    static let inputOutput = ExitCode(74)
}
