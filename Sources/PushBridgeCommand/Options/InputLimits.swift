internal import ArgumentParser
internal import PushBridge

/// How large what is read may be.
///
/// It is no group of options: each level of groups doubles the time in which the command starts.
struct InputLimits {
    /// In bytes.
    let maxLine: Int
    /// In values and keys.
    let maxValues: Int

    /// What holds for a line unless somebody says otherwise.
    static let line = 64 << 20
    /// What holds for a message unless somebody says otherwise.
    static let values = JSONDocument.defaultMaximumValues

    static let lineHelp = ArgumentHelp("Reject lines with more bytes than this.", valueName: "bytes")
    static let valuesHelp = ArgumentHelp(
        "Reject messages with more values and keys than this; each takes 16 bytes of memory.", valueName: "n")

    /// As many bytes as a JSON document may have at most.
    private static let largestLine = 1 << 30

    /// Checks what the options say.
    ///
    /// - Throws: `ValidationError` for a limit that cannot be.
    func validate() throws {
        guard (1...Self.largestLine).contains(maxLine) else {
            throw ValidationError("'--max-line' takes a number of bytes from 1 to \(Self.largestLine).")
        }
        guard (1...Self.largestLine).contains(maxValues) else {
            throw ValidationError("'--max-values' takes a number from 1 to \(Self.largestLine).")
        }
    }
}
