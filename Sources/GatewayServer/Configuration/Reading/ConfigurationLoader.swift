internal import PushBridge
internal import PushBridgeFiles

/// Reads the gateway's configuration; reading it again is how it is changed while the gateway runs.
public struct ConfigurationLoader: Sendable {
    /// The file, YAML or JSON; nil for none.
    public var file: String?
    /// The environment: `PUSHBRIDGE_` and the key in capitals with underscores, as `PUSHBRIDGE_LISTEN_PORT`.
    public var environment: [String: String]
    /// The database file, whatever file and environment say; nil for theirs.
    public var store: String?
    /// Whether the database is opened, if it is there, and its keys are looked at; nothing of it is changed.
    public var looksIntoStore = false
    /// Now, in Unix seconds.
    public var now: @Sendable () -> Int

    /// Creates a loader.
    ///
    /// - Parameters:
    ///   - file: The file; nil for a configuration from the environment, and defaults.
    ///   - environment: The process's environment.
    ///   - now: The clock, in Unix seconds; nil for the system's.
    public init(
        file: String?, environment: [String: String],
        now: (@Sendable () -> Int)? = nil
    ) {
        self.file = file
        self.environment = environment
        self.now = now ?? { Instant.now.seconds }
    }

    /// Reads and checks the configuration.
    ///
    /// - Returns: The configuration with all problems that were found, not only the first.
    public func load() -> LoadedConfiguration {
        do throws(ConfigurationProblem) {
            var reader = try reader()
            let now = now()
            var configuration = GatewayReading(now: now).read(with: &reader)
            if let store { configuration.store.path = store }
            var problems = reader.problems
            if reader.isReadable {
                problems +=
                    ConfigurationCheck(configuration, reader, now: now, looksIntoStore: looksIntoStore)
                    .problems
            }
            return LoadedConfiguration(
                configuration: configuration,
                problems: problems + UnknownVariables.problems(environment, reader.variables), of: file)
        } catch {
            return LoadedConfiguration(configuration: GatewayConfiguration(), problems: [error], of: file)
        }
    }

    private func reader() throws(ConfigurationProblem) -> ConfigurationReader {
        guard let file else { return ConfigurationReader(environment: environment) }
        let contents: [UInt8]
        do {
            contents = try SmallFile.bytes(at: file)
        } catch {
            throw ConfigurationProblem(
                .error, at: .file(file, line: nil), key: nil, "The file \(error.words).")
        }
        return try ConfigurationReader(environment: environment, file: file, contents: contents)
    }
}
