package import PushBridge

extension MessageError {
    /// Why a line is no JSON, and what its bytes show that would mend it.
    package init(_ error: JSONError, of line: ByteSlice) {
        self = MessageError(error).mended(of: line)
    }

    /// The error with a remedy, where the bytes of its line show one.
    func mended(of line: ByteSlice) -> MessageError {
        switch code {
        case .invalidUTF8 where line.looksLikeGBK(after: offset ?? 0): mended(by: .convertEncoding("GBK"))
        case .invalidJSON where line.isPartOfValue: mended(by: .joinLines)
        default: self
        }
    }
}

extension ByteSlice {
    /// Whether a line looks like one of several that a single value was printed on.
    fileprivate var isPartOfValue: Bool {
        let bytes = withBytes { Array($0) }
        guard let first = bytes.first(where: { !$0.isBlank }), let last = bytes.last(where: { !$0.isBlank })
        else { return false }
        let goesOn = "{[,".utf8.contains(last)
        return switch first {
        case UInt8(ascii: "{"), UInt8(ascii: "["): goesOn && Self.leavesOpen(bytes)
        case UInt8(ascii: "}"), UInt8(ascii: "]"): true
        case UInt8(ascii: "\""): goesOn
        default: false
        }
    }

    /// Whether more brackets open than close; those inside strings do not count.
    private static func leavesOpen(_ bytes: [UInt8]) -> Bool {
        var (depth, isInString, isEscaped) = (0, false, false)
        for byte in bytes {
            switch byte {
            case _ where isEscaped: isEscaped = false
            case UInt8(ascii: "\\") where isInString: isEscaped = true
            case UInt8(ascii: "\""): isInString.toggle()
            case UInt8(ascii: "{") where !isInString, UInt8(ascii: "[") where !isInString: depth += 1
            case UInt8(ascii: "}") where !isInString, UInt8(ascii: "]") where !isInString: depth -= 1
            default: break
            }
        }
        return depth > 0
    }
}
