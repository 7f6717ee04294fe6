internal import PushBridge
internal import PushRecords

/// A file that is one JSON value on as many lines as it likes: a profile, a report, a summary.
struct JSONFile {
    /// The value.
    let root: JSONValue
    /// The bytes of the file, as UTF-8.
    let bytes: ByteSlice
    /// What people call the file.
    let name: String
    /// Tells whether another name leads to the same file; nil for what is no regular file.
    let identity: FileStatus.Identity?

    /// How large a file may be, in bytes.
    private static let maximumSize = 64 << 20

    /// Reads a file.
    ///
    /// - Parameter path: A path, or `-` for the standard input.
    /// - Throws: That it cannot be read, is too long, or is not JSON, with the line.
    init(path: String) throws(CommandError) {
        let source = try ByteSource(path: path)
        var framing = LineFraming(
            source, maximumLine: Self.maximumSize, allowsDocument: false, foreignStatus: .malformed)
        guard let bytes = try framing.readAll(upTo: Self.maximumSize) else {
            throw .settingsTooLong(source.name, line: 1, limit: Self.maximumSize)
        }
        name = source.name
        identity = source.identity
        self.bytes = bytes
        do {
            root = try JSONDocument(bytes).root
        } catch {
            let line = MessagePlace(line: bytes.line(at: error.offset))
            throw .malformed(source.name, line, MessageError(error, of: bytes))
        }
    }

    /// The number of the line of a value, from 1.
    ///
    /// - Parameter path: The value's JSON Pointer.
    /// - Returns: The number.
    func line(of path: String) -> Int { bytes.line(at: root.offset(of: path)) }
}

extension ByteSlice {
    /// The number of the line at an offset, counting from 1.
    fileprivate func line(at offset: Int) -> Int {
        1 + self[0..<min(offset, count)].lineFeedCount
    }
}
