/// What documents and help say about the keys of the configuration.
package struct ConfigurationKeys: Sendable {
    /// One key.
    package struct Entry: Sendable, Hashable {
        /// The key, where capitals stand for names that the configuration chooses.
        package let key: String
        /// The environment variable that overrides it, or that holds the secret itself, whose file the key names; nil for none.
        package let variable: String?
        /// What it takes, with unit and range.
        package let takes: String
        /// The default as a file says it; empty for none.
        package let standard: String
        /// What it means.
        package let words: String
    }

    /// Every key, in the order in which it is best read.
    package static let all: [Entry] = SettingRow.all.map { row in
        Entry(
            key: row.key, variable: row.variable, takes: row.form.words, standard: row.standard,
            words: row.words)
    }

    /// All of it as text for a terminal.
    package static var text: String {
        all.map { entry in
            let standard = entry.standard.isEmpty ? "" : "; default: \(entry.standard)"
            let variable = entry.variable.map { "    \($0)\n" } ?? ""
            return "\(entry.key) (\(entry.takes)\(standard))\n    \(entry.words)\n\(variable)"
        }.joined(separator: "\n")
    }
}
