#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Glibc
#endif

/// Names of files whose bytes are not UTF-8, such as those of an archive in GBK, as strings.
///
/// Each byte that is not UTF-8 becomes one character of an area for private use, and a path that the system gets has the byte
/// again. The characters of that range are treated in the same way, so that no two names become one.
enum PathText {
    /// The character for the byte 0, in the last area for private use.
    private static let first: UInt32 = 0x10FE00

    /// A path that the system gave.
    static func string(_ path: UnsafePointer<CChar>) -> String {
        if let text = String(validatingCString: path), !text.unicodeScalars.contains(where: isByte) {
            return text
        }
        var bytes = UnsafeBufferPointer(start: path, count: strlen(path)).map(UInt8.init(bitPattern:))[...]
        var text = ""
        while let byte = bytes.first {
            let length = (1...4).first { count in
                String(validating: bytes.prefix(count), as: UTF8.self).map { $0.unicodeScalars.count == 1 }
                    ?? false
            }
            let scalar = length.flatMap {
                String(decoding: bytes.prefix($0), as: UTF8.self).unicodeScalars.first
            }
            if let length, let scalar, !isByte(scalar) {
                text.unicodeScalars.append(scalar)
                bytes.removeFirst(length)
            } else {
                text.unicodeScalars.append(Unicode.Scalar(first + UInt32(byte)) ?? "?")
                bytes.removeFirst()
            }
        }
        return text
    }

    /// The arguments of the process without its name.
    static var arguments: [String] {
        (1..<max(1, Int(CommandLine.argc))).compactMap { CommandLine.unsafeArgv[$0].map { string($0) } }
    }

    private static func isByte(_ scalar: Unicode.Scalar) -> Bool {
        (first...first + 0xFF).contains(scalar.value)
    }

    /// The byte that a character is; nil for a character.
    fileprivate static func byte(_ scalar: Unicode.Scalar) -> UInt8? {
        isByte(scalar) ? UInt8(scalar.value - first) : nil
    }
}

extension String {
    /// Calls `body` with the path as the system has it.
    func withPath<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
        let isPlain = utf8.allSatisfy { $0 != 0xF4 }
        if isPlain { return withCString(body) }
        var bytes: [CChar] = []
        for scalar in unicodeScalars {
            if let byte = PathText.byte(scalar) {
                bytes.append(CChar(bitPattern: byte))
            } else {
                bytes += UTF8.encode(scalar)?.map(CChar.init(bitPattern:)) ?? []
            }
        }
        return (bytes + [0]).withUnsafeBufferPointer { bytes in
            bytes.baseAddress.map(body) ?? withCString(body)
        }
    }

    /// The path for people and records: a byte that is not UTF-8 is written as `\xFF`.
    var shownPath: String {
        unicodeScalars.reduce(into: "") { shown, scalar in
            guard let byte = PathText.byte(scalar) else { return shown.unicodeScalars.append(scalar) }
            let digits = String(byte, radix: 16, uppercase: true)
            shown += digits.count < 2 ? "\\x0\(digits)" : "\\x\(digits)"
        }
    }
}
