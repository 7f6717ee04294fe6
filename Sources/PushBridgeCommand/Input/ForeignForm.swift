internal import PushBridge

/// A form of input that no line of it can be read in: compressed, or text in units of two or four bytes.
enum ForeignForm: Equatable {
    /// Compressed, by the tool's name, and the command that reverses it.
    case compressed(String, with: String)
    /// Text, by the name of its encoding.
    case encoded(String)

    /// The form that an input has; nil for one whose lines can be tried.
    ///
    /// - Parameter beginning: The first bytes of the input; four tell, and more do no harm.
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

    /// What the input is.
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
