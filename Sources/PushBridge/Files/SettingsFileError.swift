/// Why a file of settings cannot be used.
public struct SettingsFileError: Error, Sendable, Hashable, CustomStringConvertible {
    /// What is wrong.
    public enum Code: Sendable, Hashable {
        /// The file cannot be read.
        case unreadable
        /// A line is no JSON, or says something that no such setting can be.
        case malformed
    }

    /// What is wrong.
    public let code: Code
    /// The file.
    public let file: String
    /// The line, from 1; nil where the whole file is meant.
    public let line: Int?
    /// What is wrong, in words.
    public let reason: String

    init(_ code: Code, file: String, line: Int? = nil, _ reason: String) {
        self.code = code
        self.file = file
        self.line = line
        self.reason = reason
    }

    /// File, line and reason in one sentence.
    public var description: String {
        "\(file)\(line.map { ":\($0)" } ?? ""): \(reason)\(reason.hasSuffix(".") ? "" : ".")"
    }
}
