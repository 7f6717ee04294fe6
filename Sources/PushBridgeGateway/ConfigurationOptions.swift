internal import ArgumentParser
internal import Gateway

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
