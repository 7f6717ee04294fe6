/// Where a secret comes from: the first line of a file, or else a variable; never the command line, nor a prompt.
struct SecretSource {
    let file: String?
    let variable: String

    /// The secret and where it was found; nil when nobody gave one.
    func read() throws(CommandError) -> (bytes: [UInt8], place: String)? {
        if let file {
            let input = TokenInput(file)
            let line = try input.bytes().prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
            return (Array(line), input.name)
        }
        guard let bytes = Environment.bytes(of: variable), !bytes.isEmpty else { return nil }
        return (bytes, variable)
    }
}
