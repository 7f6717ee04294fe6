internal import Configuration

/// What documents and help say about the keys of the configuration.
public struct ConfigurationKeys: Sendable {
    /// One key.
    public struct Entry: Sendable, Hashable {
        /// The key, where capitals stand for names that the configuration chooses.
        public let key: String
        /// The environment variable that overrides it.
        public let variable: String
        /// The variable that may hold the secret itself, whose file the key names; nil where there is no secret.
        public let secretVariable: String?
        /// What it takes, with unit and range.
        public let takes: String
        /// The default as a file says it; empty for none.
        public let standard: String
        /// What it means.
        public let words: String
    }

    /// Every key, in the order in which it is best read.
    public static let all: [Entry] = SettingRow.all.map { row in
        return Entry(
            key: row.key,
            variable: ConfigurationReader.variable(for: row.key.split(separator: ".").map(String.init)),
            secretVariable: row.form == .secret
                ? ConfigurationReader.variable(
                    for: row.steps.dropLast() + [String(row.steps.last?.dropLast(4) ?? "")]) : nil,
            takes: row.form.words, standard: row.standard, words: row.words)
    }

    /// All of it as text for a terminal.
    public static var text: String {
        all.map { entry in
            let standard = entry.standard.isEmpty ? "" : "; default: \(entry.standard)"
            let secret = entry.secretVariable.map { "; or the secret itself in \($0)" } ?? ""
            return
                "\(entry.key) (\(entry.takes)\(standard))\n    \(entry.words)\n    \(entry.variable)\(secret)\n"
        }.joined(separator: "\n")
    }
}
