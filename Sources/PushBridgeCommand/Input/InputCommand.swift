/// The commands of the system that make an input readable.
enum InputCommand {
    /// Writes each JSON value on one line.
    static let joiningLines = "jq -c ."

    /// Converts text to UTF-8.
    static func converting(from encoding: String) -> String { "iconv -f \(encoding) -t UTF-8" }

    /// A command line that makes an input readable and gives it to this command.
    ///
    /// - Parameters:
    ///   - command: The command.
    ///   - path: The input; `-` is standard input.
    /// - Returns: Such as `jq -c . messages.json | pushbridge …`.
    static func piped(_ command: String, _ path: String) -> String {
        path == "-" ? "… | \(command) | pushbridge …" : "\(command) \(quoted(path)) | pushbridge …"
    }

    /// A path as a shell takes it.
    static func quoted(_ path: String) -> String {
        let isPlain = path.unicodeScalars.allSatisfy {
            $0.properties.isAlphabetic || ("0"..."9").contains($0) || "_-./+,=@%:".unicodeScalars.contains($0)
        }
        if isPlain, !path.hasPrefix("-") { return path }
        let whole = path.hasPrefix("-") ? "./" + path : path
        return "'" + whole.replacing("'", with: #"'\''"#) + "'"
    }
}
