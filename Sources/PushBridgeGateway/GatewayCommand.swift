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

/// Where the configuration is.
struct ConfigurationOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The configuration, YAML or JSON. Without it, the environment and the defaults count.",
            valueName: "file"),
        completion: .file(extensions: ["yaml", "yml", "json"]))
    var config: String?

    @Option(
        help: ArgumentHelp(
            "The database file, or a Redis or Valkey as redis://host:port, over the configuration.",
            valueName: "file|url"),
        completion: .file())
    var store: String?

    /// What messages call it.
    var name: String { config ?? "The environment" }

    /// What reads and checks it.
    var loader: ConfigurationLoader {
        var loader = ConfigurationLoader(file: config, environment: GatewayConsole.environment)
        loader.store = store
        return loader
    }

    /// Reads and checks it, and prints its problems where the gateway cannot be used with it.
    func configuration() throws -> GatewayConfiguration {
        let loaded = loader.load()
        guard loaded.hasErrors else {
            // Those who start it should know what may happen.
            for problem in loaded.problems { GatewayConsole.note("\(problem)") }
            return loaded.configuration
        }
        for problem in loaded.problems where problem.severity == .error {
            GatewayConsole.note("\(problem)")
        }
        throw GatewayStatus.malformed
    }
}

extension GatewayConfiguration {
    /// Refuses the name of an app that it does not have.
    func check(app name: String) throws {
        guard app(named: name) == nil else { return }
        let known = apps.map(\.name).joined(separator: ", ")
        throw ValidationError(
            known.isEmpty
                ? "The configuration has no app; give it with --config."
                : "The configuration has no app \(name); it has \(known).")
    }
}

/// Something that a command does in the gateway's store.
enum StoreAction {
    /// Does it, and says what stands against it.
    static func run<Result: Sendable>(
        _ store: StoreConfiguration, makesIt: Bool = false,
        _ body: (OperatedStore) async throws -> Result
    ) async throws -> Result {
        do {
            return try await OperatedStore.open(store, makesIt: makesIt, body)
        } catch {
            GatewayConsole.note("pushbridge-gateway: \(error)")
            throw GatewayStatus.inputOutput
        }
    }
}

/// Rows of text in columns, each as wide as it needs; the last is not filled up.
struct TextTable: CustomStringConvertible {
    private let rows: [[String]]

    init(_ rows: [[String]]) { self.rows = rows }

    var description: String {
        let count = rows.map(\.count).max() ?? 0
        let widths = (0..<count).map { column in
            rows.compactMap { $0.indices.contains(column) ? $0[column].count : nil }.max() ?? 0
        }
        return rows.map { row in
            var line = zip(row, widths).map { cell, width in
                cell + String(repeating: " ", count: width - cell.count)
            }.joined(separator: "  ")
            while line.last == " " { line.removeLast() }
            return line + "\n"
        }.joined()
    }
}
