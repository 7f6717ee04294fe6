/// A small file, or standard input, that is read whole.
struct TokenInput {
    /// Keys and tokens have hundreds of bytes; a byte more than this is read so that too much is noticed.
    private static let largestCount = 64 * 1024

    private let path: String
    /// The option whose value the path is, where the value may be a secret by mistake; nil for other files.
    private let secretOption: String?

    /// Takes a path, or `-` for standard input.
    init(_ path: String, secretOption: String? = nil) {
        self.path = path
        self.secretOption = secretOption
    }

    /// The file as messages call it.
    var name: String { path == "-" ? "standard input" : path.shownPath }

    /// Everything in it, up to a little over 64 KiB.
    func bytes() throws(CommandError) -> [UInt8] {
        do throws(SystemReason) {
            guard path != "-" else { return try Self.bytes(of: .standardInput) }
            let file = try Descriptor.reading(path)
            defer { try? file.close() }
            return try Self.bytes(of: file)
        } catch {
            if let secretOption, error.isMissingFile { throw .missingSecretFile(secretOption) }
            throw .unreadable(name, error)
        }
    }

    private static func bytes(of file: Descriptor) throws(SystemReason) -> [UInt8] {
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: largestCount + 1, alignment: 1)
        defer { buffer.deallocate() }
        var count = 0
        while count < buffer.count {
            let read = try file.read(into: UnsafeMutableRawBufferPointer(rebasing: buffer[count...]))
            if read == 0 { break }
            count += read
        }
        return Array(buffer[..<count])
    }
}
