internal import PushBridge

/// Reads the gateway's configuration; reading it again is how it is changed while the gateway runs.
package struct ConfigurationLoader: Sendable {
    /// The file, YAML or JSON; nil for none.
    package var file: String?
    /// The environment: ``ConfigurationKeys`` lists the variables that count.
    package var environment: [String: String]
    /// The database file or the address of an engine, whatever file and environment say; nil for theirs.
    package var store: String?
    /// Now, in Unix seconds.
    package var now: @Sendable () -> Int

    /// Creates a loader.
    ///
    /// - Parameters:
    ///   - file: The file; nil for a configuration from the environment, and defaults.
    ///   - environment: The process's environment.
    ///   - now: The clock, in Unix seconds; nil for the system's.
    package init(
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
    package func load() -> LoadedConfiguration {
        do throws(ConfigurationProblem) {
            return try read().checked(nil)
        } catch {
            return LoadedConfiguration(configuration: GatewayConfiguration(), problems: [error], of: file)
        }
    }

    /// Reads and checks the configuration, and looks into the store that it names, if it is there; nothing of it is changed.
    ///
    /// - Returns: The configuration with all problems that were found, not only the first.
    package func loadLookingIntoStore() async -> LoadedConfiguration {
        do throws(ConfigurationProblem) {
            let read = try read()
            return read.checked(await read.configuration.store.look())
        } catch {
            return LoadedConfiguration(configuration: GatewayConfiguration(), problems: [error], of: file)
        }
    }

    /// A configuration that was read and not checked yet.
    private struct Read {
        let loader: ConfigurationLoader
        let configuration: GatewayConfiguration
        let reader: ConfigurationReader
        let now: Int

        func checked(_ found: StoreFindings?) -> LoadedConfiguration {
            let problems =
                reader.problems + ConfigurationCheck(configuration, reader, now: now, found: found).problems
            return LoadedConfiguration(
                configuration: configuration,
                problems: problems + EnvironmentVariable.problems(loader.environment, reader.variables),
                of: loader.file)
        }
    }

    private func read() throws(ConfigurationProblem) -> Read {
        var reader = try reader()
        let now = now()
        let configuration = GatewayReading(now: now, store: store).read(with: &reader)
        return Read(loader: self, configuration: configuration, reader: reader, now: now)
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
