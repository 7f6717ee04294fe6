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
