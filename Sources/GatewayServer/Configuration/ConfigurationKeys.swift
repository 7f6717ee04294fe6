/// What documents and help say about the keys of the configuration.
public struct ConfigurationKeys: Sendable {
    /// One key.
    public struct Entry: Sendable, Hashable {
        /// The key, where capitals stand for names that the configuration chooses.
        public let key: String
        /// The environment variable that overrides it, or that holds the secret itself, whose file the key names; nil for none.
        public let variable: String?
        /// What it takes, with unit and range.
        public let takes: String
        /// The default as a file says it; empty for none.
        public let standard: String
        /// What it means.
        public let words: String
    }

    /// Every key, in the order in which it is best read.
    public static let all: [Entry] = SettingRow.all.map { row in
        Entry(
            key: row.key, variable: row.variable, takes: row.form.words, standard: row.standard,
            words: row.words)
    }

    /// All of it as text for a terminal.
    public static var text: String {
        all.map { entry in
            let standard = entry.standard.isEmpty ? "" : "; default: \(entry.standard)"
            let variable = entry.variable.map { "    \($0)\n" } ?? ""
            return "\(entry.key) (\(entry.takes)\(standard))\n    \(entry.words)\n\(variable)"
        }.joined(separator: "\n")
    }
}
