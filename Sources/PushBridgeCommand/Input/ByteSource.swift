internal import PushBridge
internal import PushRecords
internal import VendorSignature

/// A file or the standard input, read from its beginning to its end; what was compressed is read as it was before.
final class ByteSource {
    /// A path, or `-` for the standard input.
    let path: String
    let name: String
    /// How many bytes it has; nil for a pipe or a terminal.
    let size: Int?
    /// Tells whether another name leads to the same file; nil for what is no regular file.
    let identity: FileStatus.Identity?
    private(set) var isAtEnd = false

    /// Takes the digest of the file as it is, compressed or not; nil where none is wanted.
    var digest: ContentDigest?

    private let descriptor: Descriptor
    private let closesDescriptor: Bool
    private var failure: CommandError?
    private var form = Form.unknown

    private enum Form {
        case unknown
        case plain
        case compressed(CompressedReader<SystemReason>)
    }

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

    deinit {
        if closesDescriptor { try? descriptor.close() }
    }

    /// Reads behind the first `start` bytes of a buffer until it is full, the input ends, or a line has ended and no more
    /// is waiting.
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

    var isCompressed: Bool { if case .compressed = form { true } else { false } }

    var currentSize: Int { descriptor.status?.size ?? 0 }

    var endsInLineFeed: Bool {
        var byte: UInt8 = 0
        let count = withUnsafeMutableBytes(of: &byte) { try? descriptor.read(into: $0, at: currentSize - 1) }
        return count == 1 && byte == UInt8(ascii: "\n")
    }

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

    private func readBytes(into target: UnsafeMutableRawBufferPointer) throws(SystemReason) -> Int {
        let count = try descriptor.read(into: target)
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

/// A form of input that no line of it can be read in: compressed, or text in units of two or four bytes.
enum ForeignForm: Equatable {
    /// Compressed, by the tool's name, and the command that reverses it.
    case compressed(String, with: String)
    /// Text, by the name of its encoding.
    case encoded(String)

    /// The form that an input has; nil for one whose lines can be tried.
    init?(_ beginning: ByteSlice) {
        let bytes = beginning[0..<min(beginning.count, 8)].withBytes { Array($0) }
        guard let form = Self.compression(bytes) ?? Self.encoding(bytes) else { return nil }
        self = form
    }

    /// gzip and zstd are here for what was compressed twice: once is read as it is.
    private static func compression(_ bytes: [UInt8]) -> ForeignForm? {
        let marks: [(mark: [UInt8], form: ForeignForm)] = [
            ([0x1F, 0x8B, 0x08], .compressed("gzip", with: "gunzip -c")),
            (Array("BZh".utf8), .compressed("bzip2", with: "bunzip2 -c")),
            ([0xFD] + Array("7zXZ".utf8) + [0], .compressed("xz", with: "xz -dc")),
            ([0x28, 0xB5, 0x2F, 0xFD], .compressed("zstd", with: "zstd -dc")),
            (Array("PK".utf8) + [3, 4], .compressed("zip", with: "unzip -p")),
            ([0x04, 0x22, 0x4D, 0x18], .compressed("lz4", with: "lz4 -dc")),
            ([0x1F, 0x9D], .compressed("compress", with: "uncompress -c")),
            // zlib's header; the byte behind `x` begins no character of UTF-8.
            ([0x78, 0x9C], .compressed("zlib", with: "pigz -dzc")),
        ]
        return marks.first { bytes.starts(with: $0.mark) }?.form
    }

    /// The encoding of text that begins with ASCII, as JSON does, with or without a byte order mark (RFC 4627, section 3).
    private static func encoding(_ bytes: [UInt8]) -> ForeignForm? {
        let units = bytes.prefix(4).map { $0 == 0 ? 0 : $0 < 0x80 ? 1 : Int($0) }
        return switch units {
        case [0xFF, 0xFE, 0, 0], [1, 0, 0, 0]: .encoded("UTF-32LE")
        case [0, 0, 0xFE, 0xFF], [0, 0, 0, 1]: .encoded("UTF-32BE")
        case [0xFF, 0xFE, 1, 0], [1, 0, 1, 0]: .encoded("UTF-16LE")
        case [0xFE, 0xFF, 0, 1], [0, 1, 0, 1]: .encoded("UTF-16BE")
        default: nil
        }
    }

    var inWords: String {
        switch self {
        case .compressed(let tool, _): "compressed with \(tool)"
        case .encoded(let name): "text in \(name)"
        }
    }

    /// What makes UTF-8 of it; a byte order mark becomes that of UTF-8, which is skipped.
    var command: String {
        switch self {
        case .compressed(_, let command): command
        case .encoded(let name): InputCommand.converting(from: name)
        }
    }
}
