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

extension ByteSlice {
    /// Whether bytes that are not UTF-8 look like Chinese text in GBK or GB18030, the encodings of Chinese Windows.
    ///
    /// Nearly all characters must be those of GB 2312. Other text whose bytes are pairs by accident has few of these:
    /// damaged UTF-8, or a Western encoding, where letters with accents stand alone.
    ///
    /// - Parameter start: Where the first sequence begins that is not UTF-8.
    /// - Returns: Whether they do.
    func looksLikeGBK(after start: Int) -> Bool {
        let bytes = withBytes { Array($0) }
        // What begins as Chinese text in UTF-8 was damaged later.
        guard !bytes.prefix(start).contains(where: { $0 >= 0xE0 }) else { return false }
        var (index, characters, common) = (0, 0, 0)
        while index < bytes.count {
            if bytes[index] < 0x80 {
                index += 1
                continue
            }
            guard let length = Self.lengthOfGBK(bytes, at: index) else { return false }
            characters += 1
            if length == 2, Self.isGB2312(bytes[index], bytes[index + 1]) { common += 1 }
            index += length
        }
        return characters > 0 && common * 5 >= characters * 4
    }

    /// How many bytes the character at an index has in GB18030, of which GBK is a part; nil where there is none.
    private static func lengthOfGBK(_ bytes: [UInt8], at index: Int) -> Int? {
        let leads: ClosedRange<UInt8> = 0x81...0xFE
        guard leads.contains(bytes[index]), index + 1 < bytes.count else { return nil }
        switch bytes[index + 1] {
        case 0x40...0x7E, 0x80...0xFE: return 2
        case 0x30...0x39 where index + 3 < bytes.count:
            return leads.contains(bytes[index + 2]) && (0x30...0x39).contains(bytes[index + 3]) ? 4 : nil
        default: return nil
        }
    }

    /// Whether two bytes are a character of GB 2312: a sign of its rows 1 to 9, or a Chinese character of 16 to 87.
    private static func isGB2312(_ first: UInt8, _ second: UInt8) -> Bool {
        (0xA1...0xFE).contains(second) && ((0xA1...0xA9).contains(first) || (0xB0...0xF7).contains(first))
    }
}
