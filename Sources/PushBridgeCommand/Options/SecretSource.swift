internal import PushBridge

/// Where a secret comes from: the first line of a file, without a byte order mark before it; or else a variable.
///
/// Never the command line, nor a prompt.
struct SecretSource {
    let file: String?
    /// The option that names the file.
    let option: String
    let variable: String

    /// The secret and where it was found; nil when nobody gave one.
    func read() throws(CommandError) -> (bytes: [UInt8], place: String)? {
        if let file {
            let input = TokenInput(file, secretOption: option)
            let line = try input.bytes().withoutMark.prefix {
                $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r")
            }
            return (Array(line), input.name)
        }
        guard let bytes = ProcessEnvironment.bytes(of: variable), !bytes.isEmpty else { return nil }
        return (bytes, variable)
    }
}
