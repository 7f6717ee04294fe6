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

    /// Creates a problem.
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
