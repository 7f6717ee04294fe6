extension Rule {
    /// Data never stops the process.
    static let stops = Rule("Nothing in the sources stops the process on data") { tree in
        tree.handWritten.flatMap { file in
            guard file.text.contains("!") || stopWords.contains(where: file.text.contains) else {
                return [Violation]()
            }
            return zip(1..., SwiftSource(file.text).lines).flatMap { number, line in
                stops(in: line).map { Violation(file.path, line: number, "\($0); throw, or return nil") }
            }
        }
    }

    private static let stopWords = ["fatalError", "preconditionFailure", "assertionFailure"]

    private static func stops(in line: String) -> [String] {
        let bytes = Array(line.utf8)
        var found: [String] = []
        for index in bytes.indices where isPostfixMark(bytes, index) {
            switch word(endingAt: index, in: bytes) {
            case "try": found.append("try! stops on an error")
            case "as": found.append("as! stops on another type")
            default: found.append("! stops on nil")
            }
        }
        let words = Set(line.split { !isWordCharacter($0) }.map(String.init))
        return found + stopWords.filter(words.contains).map { "\($0) stops the process" }
    }

    /// Whether a `!` stands behind a value or type: not before one, and not in `!=`.
    private static func isPostfixMark(_ bytes: [UInt8], _ index: Int) -> Bool {
        guard bytes[index] == UInt8(ascii: "!"), index > 0 else { return false }
        if index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "=") { return false }
        let before = bytes[index - 1]
        return isWordByte(before) || ")]}\"?>".utf8.contains(before)
    }

    private static func word(endingAt end: Int, in bytes: [UInt8]) -> String {
        String(decoding: bytes[..<end].reversed().prefix(while: isWordByte).reversed(), as: UTF8.self)
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "`")
            || (byte >= 0x30 && byte <= 0x39) || (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A)
    }

    private static func isWordCharacter(_ character: Character) -> Bool {
        character == "_" || character.isLetter || character.isNumber
    }
}
