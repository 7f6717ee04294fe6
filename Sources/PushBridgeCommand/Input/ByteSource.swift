internal import PushBridge
internal import PushRecords
internal import VendorSignature

/// A file or the standard input, read from its beginning to its end; what was compressed is read as it was before.
final class ByteSource {
    /// A path, or `-` for the standard input.
    let path: String
    /// What people call it.
    let name: String
    /// How many bytes it has; nil for a pipe or a terminal.
    let size: Int?
    /// Tells whether another name leads to the same file; nil for what is no regular file.
    let identity: FileStatus.Identity?
    /// Whether everything has been read.
    private(set) var isAtEnd = false

    /// Takes the digest of the file as it is, compressed or not; nil where nobody wants it.
    var digest: ContentDigest?

    private let descriptor: Descriptor
    private let closesDescriptor: Bool
    /// Where the next byte is, in a file that is read beside another source; nil for what has a position of its own.
    private var place: Int?
    private var failure: CommandError?
    private var form = Form.unknown

    /// What the first bytes show.
    private enum Form {
        case unknown
        case plain
        case compressed(CompressedReader<SystemReason>)
    }

    /// Opens a file.
    ///
    /// - Parameter path: A path, or `-` for the standard input.
    /// - Throws: That it cannot be opened.
    init(path: String) throws(CommandError) {
        let isStandard = path == "-"
        self.path = path
        name = isStandard ? "standard input" : path.shownPath
        closesDescriptor = !isStandard
        do {
            descriptor = isStandard ? .standardInput : try .reading(path)
        } catch {
            throw .unreadable(name, error)
        }
        let status = descriptor.status
        if status?.isDirectory == true { throw .unreadable(name, .isDirectory) }
        let isRegular = status?.isRegular == true
        size = isRegular ? status?.size : nil
        identity = isRegular ? status?.identity : nil
    }

    /// Reads a file, which is not compressed, from a place on, beside a source that must be kept as long.
    init(_ source: ByteSource, from place: Int) {
        path = source.path
        name = source.name
        size = source.size
        identity = source.identity
        descriptor = source.descriptor
        closesDescriptor = false
        form = .plain
        self.place = place
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
        if let failure { throw failure }
        var filled = start
        var hasLine = false
        while filled < buffer.count, !isAtEnd, failure == nil {
            let target = UnsafeMutableRawBufferPointer(rebasing: buffer[filled...])
            let count = readOnce(into: target)
            hasLine =
                hasLine || UnsafeRawBufferPointer(rebasing: target[..<count]).firstLineFeed(from: 0) != nil
            filled += count
            if hasLine, filled >= minimum, !isReadable { break }
        }
        // What came before a failure is worth having; the failure comes up the next time.
        if let failure, filled == start { throw failure }
        return filled
    }

    /// How far into its file a place in what comes is, in bytes: about where, in one that is compressed.
    func position(of end: Int) -> Int {
        if case .compressed(let reader) = form { reader.offset } else { end }
    }

    /// Whether the first bytes have shown that it is compressed.
    var isCompressed: Bool { if case .compressed = form { true } else { false } }

    /// How many bytes a file has by now.
    var currentSize: Int { descriptor.status?.size ?? 0 }

    /// Whether the last byte of a file ends a line.
    var endsInLineFeed: Bool {
        var byte: UInt8 = 0
        let count = withUnsafeMutableBytes(of: &byte) { try? descriptor.read(into: $0, at: currentSize - 1) }
        return count == 1 && byte == UInt8(ascii: "\n")
    }

    /// Whether reading would not wait.
    private var isReadable: Bool {
        if case .compressed(let reader) = form, reader.holdsBytes { return true }
        return descriptor.isReadable
    }

    private func readOnce(into target: UnsafeMutableRawBufferPointer) -> Int {
        do throws(SystemReason) {
            let count = try readSome(into: target)
            if count == 0, failure == nil { isAtEnd = true }
            return count
        } catch {
            failure = .unreadable(name, error)
            return 0
        }
    }

    private func readSome(into target: UnsafeMutableRawBufferPointer) throws(SystemReason) -> Int {
        switch form {
        case .unknown:
            let count = try readFirst(into: target)
            return isCompressed ? try readSome(into: target) : count
        case .plain: return try readBytes(into: target)
        case .compressed(let reader):
            return try reader.read(into: target) { failure = .damaged(name, $0) }
        }
    }

    /// Reads bytes of the file as they are.
    private func readBytes(into target: UnsafeMutableRawBufferPointer) throws(SystemReason) -> Int {
        let count =
            if let place {
                try descriptor.read(into: target, at: place)
            } else {
                try descriptor.read(into: target)
            }
        place = place.map { $0 + count }
        digest?.add(UnsafeRawBufferPointer(rebasing: target[..<count]))
        return count
    }

    /// Reads the first bytes, which tell whether they are compressed; 0 where they are, or nothing is there.
    private func readFirst(into target: UnsafeMutableRawBufferPointer) throws(SystemReason) -> Int {
        var count = 0
        func bytes() -> UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: target[..<count]) }
        repeat {
            let more = try readBytes(into: UnsafeMutableRawBufferPointer(rebasing: target[count...]))
            count += more
            if more == 0 { break }
        } while Compression.mayBegin(with: bytes()) && count < target.count
        form = .plain
        guard let compression = Compression(bytes()) else { return count }
        let reader = CompressedReader(compression, beginning: bytes()) {
            [unowned self] (block) throws(SystemReason) in try readBytes(into: block)
        }
        guard let reader else { throw .noMemory }
        form = .compressed(reader)
        return 0
    }
}
