internal import PushBridge

/// A file or the standard output, written from its beginning to its end.
final class ByteSink: Sendable {
    /// What people call it.
    let name: String
    /// Tells whether another name leads to the same file; nil for what is no regular file.
    let identity: FileStatus.Identity?

    /// Whether this is a stream that the command was started with.
    let isStandard: Bool

    private let descriptor: Descriptor

    /// Names of the streams; opening `/dev/stderr` would begin a file anew that others write to as well.
    private static let standardStreams: [String: Descriptor] = [
        "-": .standardOutput, "/dev/stdout": .standardOutput, "/dev/stderr": .standardError,
    ]

    /// Opens a file and leaves what it holds alone until `begin`.
    ///
    /// - Parameter path: A path, or `-` for the standard output.
    /// - Throws: That it cannot be opened.
    init(path: String) throws(CommandError) {
        let stream = Self.standardStreams[path]
        isStandard = stream != nil
        name = stream?.number == 1 ? "standard output" : path
        do {
            descriptor = if let stream { stream } else { try .writing(path) }
        } catch {
            throw .unwritable(path, error)
        }
        let status = descriptor.status
        identity = status?.isRegular == true ? status?.identity : nil
    }

    /// Empties the file; what the standard output leads to is only added to.
    func begin() throws(CommandError) {
        guard !isStandard, identity != nil else { return }
        do {
            try descriptor.truncate()
        } catch {
            throw .unwritable(name, error)
        }
    }

    /// Writes what a writer holds.
    func write(_ writer: borrowing JSONWriter) throws(CommandError) {
        guard writer.count > 0 else { return }
        try writer.withBytes { bytes throws(CommandError) in
            do throws(SystemReason) {
                try descriptor.write(UnsafeRawBufferPointer(bytes))
            } catch {
                throw .unwritable(name, error)
            }
        }
    }

    /// Closes the file, which is when a full disk may show at last.
    func finish() throws(CommandError) {
        do {
            try descriptor.close()
        } catch {
            throw .unwritable(name, error)
        }
    }
}
