internal import PushBridge

/// Reads the gateway's configuration; reading it again is how it is changed while the gateway runs.
package struct ConfigurationLoader: Sendable {
    /// The file, YAML or JSON; nil for none.
    package var file: String?
    /// The environment: ``ConfigurationKey`` lists the variables that are read.
    package var environment: [String: String]
    /// The database file or the address of an engine, whatever file and environment say; nil for theirs.
    package var store: String?
    /// Now, in Unix seconds.
    package var now: @Sendable () -> Int

    package init(
        file: String?, environment: [String: String],
        now: (@Sendable () -> Int)? = nil
    ) {
        self.file = file
        self.environment = environment
        self.now = now ?? { Instant.now.seconds }
    }

    /// Reads and checks the configuration.
    package func load() -> LoadedConfiguration {
        do throws(ConfigurationProblem) {
            let reader = try ConfigurationReader(self)
            return checked(GatewayConfiguration(reader.root), reader, nil)
        } catch {
            return LoadedConfiguration(configuration: GatewayConfiguration(), problems: [error], of: file)
        }
    }

    /// Reads and checks the configuration, and looks into the store that it names, if it is there; nothing of it is changed.
    package func loadLookingIntoStore() async -> LoadedConfiguration {
        do throws(ConfigurationProblem) {
            let reader = try ConfigurationReader(self)
            let configuration = GatewayConfiguration(reader.root)
            return checked(configuration, reader, await configuration.store.look())
        } catch {
            return LoadedConfiguration(configuration: GatewayConfiguration(), problems: [error], of: file)
        }
    }

    private func checked(
        _ configuration: GatewayConfiguration, _ reader: ConfigurationReader, _ found: StoreFindings?
    ) -> LoadedConfiguration {
        ConfigurationCheck(configuration, reader).run(found)
        let variables = Set(reader.keys.compactMap(\.variable))
        return LoadedConfiguration(
            configuration: configuration,
            problems: reader.problems + EnvironmentVariable.problems(environment, variables), of: file)
    }
}

/// A configuration as it was read, with what is wrong or risky in it.
package struct LoadedConfiguration: Sendable {
    /// The configuration; to be used only where ``hasErrors`` is false.
    package let configuration: GatewayConfiguration
    /// What was found, in the order of the file.
    package let problems: [ConfigurationProblem]

    init(configuration: GatewayConfiguration, problems: [ConfigurationProblem], of file: String?) {
        self.configuration = configuration
        self.problems = problems.enumerated().sorted {
            ($0.element.order(in: file), $0.offset) < ($1.element.order(in: file), $1.offset)
        }.map(\.element)
    }

    /// Whether the gateway cannot start with it.
    package var hasErrors: Bool { problems.contains { $0.severity == .error } }

    /// How many problems there are, as a sentence.
    package var summary: String {
        let errors = problems.count { $0.severity == .error }
        let risks = problems.count - errors
        let parts = [Self.count(errors, "error"), Self.count(risks, "risk")].compactMap(\.self)
        return parts.isEmpty ? "no problems." : parts.joined(separator: " and ") + "."
    }

    private static func count(_ number: Int, _ name: String) -> String? {
        number == 0 ? nil : "\(number) \(name)\(number == 1 ? "" : "s")"
    }
}

extension ConfigurationProblem {
    /// What the whole file concerns first, then by line, then other files, the environment, and what nobody said.
    fileprivate func order(in file: String?) -> Int {
        switch place {
        case .file(file, let line): line ?? 0
        case .file: .max - 2
        case .variable: .max - 1
        case .unset: .max
        }
    }
}

/// Something in a configuration that is wrong, or that may harm.
package struct ConfigurationProblem: Error, Sendable, Hashable {
    /// How bad it is.
    package enum Severity: String, Sendable, Hashable, CaseIterable {
        /// The gateway does not start with it.
        case error
        /// The gateway starts, and what is told may happen.
        case risk
    }

    /// Where it is.
    package enum Place: Sendable, Hashable {
        /// A line of the configuration file, from 1; nil where the whole file is meant.
        case file(String, line: Int?)
        /// An environment variable.
        case variable(String)
        /// Nowhere: neither file nor environment say anything, and the default counts.
        case unset
    }

    /// How bad it is.
    package var severity: Severity
    /// Where it is.
    package var place: Place
    /// The key, such as `apps.teahouse.push.when`; nil where no one key is meant.
    package var key: String?
    /// What is wrong and what to do, for people; holds no secret.
    package var message: String

    package init(_ severity: Severity, at place: Place, key: String?, _ message: String) {
        self.severity = severity
        self.place = place
        self.key = key
        self.message = message
    }
}

extension ConfigurationProblem: CustomStringConvertible {
    /// Place, severity, key and message, as `gateway.yaml:7: error: apps.teahouse.push.when: …`.
    package var description: String {
        [place.words, severity.rawValue, key, message].compactMap(\.self).joined(separator: ": ")
    }
}

extension ConfigurationProblem.Place {
    /// As compilers write it; nil for nowhere.
    fileprivate var words: String? {
        switch self {
        case .file(let name, let line): line.map { "\(name):\($0)" } ?? name
        case .variable(let name): name
        case .unset: nil
        }
    }
}
