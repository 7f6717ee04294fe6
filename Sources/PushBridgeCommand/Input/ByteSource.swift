internal import PushBridge

/// A file or the standard input, read from its beginning to its end.
final class ByteSource {
    /// A path, or `-` for the standard input.
    let path: String
    /// What people call it.
    let name: String
    /// How many bytes will come; nil for a pipe or a terminal.
    let size: Int?
    /// Tells whether another name leads to the same file; nil for what is no regular file.
    let identity: FileStatus.Identity?
    /// Whether everything has been read.
    private(set) var isAtEnd = false

    private let descriptor: Descriptor
    private let closesDescriptor: Bool
    private var failure: SystemReason?

    /// Opens a file.
    ///
    /// - Parameter path: A path, or `-` for the standard input.
    /// - Throws: That it cannot be opened.
    init(path: String) throws(CommandError) {
        let isStandard = path == "-"
        self.path = path
        name = isStandard ? "standard input" : path
        closesDescriptor = !isStandard
        do {
            descriptor = isStandard ? .standardInput : try .reading(path)
        } catch {
            throw .unreadable(path, error)
        }
        let status = descriptor.status
        if status?.isDirectory == true { throw .unreadable(name, .isDirectory) }
        let isRegular = status?.isRegular == true
        size = isRegular ? status?.size : nil
        identity = isRegular ? status?.identity : nil
    }

    deinit {
        if closesDescriptor { try? descriptor.close() }
    }

    /// Reads behind the first `start` bytes of a buffer until it is full, the input ends, or a line has ended and no more
    /// is waiting.
    ///
    /// - Parameters:
    ///   - buffer: Where to put the bytes.
    ///   - start: How many bytes are in the buffer already.
    ///   - minimum: How many bytes there must be in the buffer even if a line ends earlier.
    /// - Returns: How many bytes are in the buffer now.
    /// - Throws: That reading has failed and nothing came.
    func fill(
        _ buffer: UnsafeMutableRawBufferPointer, from start: Int, atLeast minimum: Int
    ) throws(CommandError) -> Int {
        if let failure { throw .unreadable(name, failure) }
        var filled = start
        var hasLine = false
        while filled < buffer.count, !isAtEnd, failure == nil {
            let target = UnsafeMutableRawBufferPointer(rebasing: buffer[filled...])
            let count = readOnce(into: target)
            hasLine =
                hasLine || UnsafeRawBufferPointer(rebasing: target[..<count]).firstLineFeed(from: 0) != nil
            filled += count
            if hasLine, filled >= minimum, !descriptor.isReadable { break }
        }
        // What came before a failure is worth having; the failure comes up the next time.
        if let failure, filled == start { throw .unreadable(name, failure) }
        return filled
    }

    private func readOnce(into target: UnsafeMutableRawBufferPointer) -> Int {
        do {
            let count = try descriptor.read(into: target)
            if count == 0 { isAtEnd = true }
            return count
        } catch {
            failure = error
            return 0
        }
    }
}
