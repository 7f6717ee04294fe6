import JSONDocument

/// A slow recogniser of JSON that shares nothing with the scanner: one byte at a time, by recursion, after a strict
/// check of the whole UTF-8 by the standard library.
struct ReferenceRecogniser {
    private let bytes: [UInt8]
    private var index = 0

    /// What ought to come of reading a document.
    static func outcome(of bytes: [UInt8], maximumDepth: Int = 512) -> Outcome {
        if let offset = firstInvalidOffset(in: bytes) { return .refused(.invalidUTF8, offset: offset) }
        var recogniser = ReferenceRecogniser(bytes: bytes)
        do {
            try recogniser.document(maximumDepth)
            return .accepted
        } catch {
            return .refused(error.code, offset: error.offset)
        }
    }

    /// Where the standard library's decoder first fails.
    static func firstInvalidOffset(in bytes: [UInt8]) -> Int? {
        var parser = Unicode.UTF8.ForwardParser()
        var iterator = bytes.makeIterator()
        var offset = 0
        while true {
            switch parser.parseScalar(from: &iterator) {
            case .valid(let scalar): offset += scalar.count
            case .error: return offset
            case .emptyInput: return nil
            }
        }
    }

    private struct Refusal: Error {
        let code: JSONError.Code
        let offset: Int
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    private var next: Character? { index < bytes.count ? Character(UnicodeScalar(bytes[index])) : nil }

    private func refusal(_ code: JSONError.Code = .unexpectedByte) -> Refusal {
        Refusal(code: index < bytes.count ? code : .unexpectedEnd, offset: index)
    }

    private mutating func take(_ expected: Character, else code: JSONError.Code = .unexpectedByte)
        throws(Refusal)
    {
        guard next == expected else { throw refusal(code) }
        index += 1
    }

    private mutating func skipSpace() {
        while let next, [" ", "\t", "\n", "\r"].contains(next) { index += 1 }
    }

    private mutating func document(_ depth: Int) throws(Refusal) {
        skipSpace()
        if next == nil { throw Refusal(code: .empty, offset: index) }
        try value(depth)
        skipSpace()
        if next != nil { throw refusal(.trailingContent) }
    }

    private mutating func value(_ depth: Int) throws(Refusal) {
        switch next {
        case "\"": try string()
        case "[", "{": try container(depth)
        case "t": try word("true")
        case "f": try word("false")
        case "n": try word("null")
        case "-", "0", "1", "2", "3", "4", "5", "6", "7", "8", "9": try number()
        default: throw refusal()
        }
    }

    private mutating func word(_ word: String) throws(Refusal) {
        for letter in word { try take(letter) }
    }

    private mutating func container(_ depth: Int) throws(Refusal) {
        guard depth > 0 else { throw refusal(.tooDeep) }
        let isObject = next == "{"
        let closing: Character = isObject ? "}" : "]"
        index += 1
        skipSpace()
        if next == closing { return index += 1 }
        while true {
            if isObject {
                guard next == "\"" else { throw refusal() }
                try string()
                skipSpace()
                try take(":")
                skipSpace()
            }
            try value(depth - 1)
            skipSpace()
            if next == closing { return index += 1 }
            try take(",")
            skipSpace()
        }
    }

    private mutating func number() throws(Refusal) {
        if next == "-" { index += 1 }
        if next == "0" {
            index += 1
            if let next, ("0"..."9").contains(next) { throw refusal(.invalidNumber) }
        } else {
            try digits()
        }
        if next == "." {
            index += 1
            try digits()
        }
        if next == "e" || next == "E" {
            index += 1
            if next == "+" || next == "-" { index += 1 }
            try digits()
        }
    }

    private mutating func digits() throws(Refusal) {
        guard let first = next, ("0"..."9").contains(first) else { throw refusal(.invalidNumber) }
        while let next, ("0"..."9").contains(next) { index += 1 }
    }

    private mutating func string() throws(Refusal) {
        try take("\"")
        while next != "\"" {
            guard index < bytes.count else { throw refusal() }
            if bytes[index] < 0x20 { throw refusal(.controlCharacter) }
            let isEscape = next == "\\"
            index += 1
            if isEscape { try escape() }
        }
        index += 1
    }

    private mutating func escape() throws(Refusal) {
        guard let letter = next, "\"\\/bfnrtu".contains(letter) else { throw refusal(.invalidEscape) }
        index += 1
        guard letter == "u" else { return }
        for _ in 0..<4 {
            guard let digit = next, digit.isASCII, digit.isHexDigit else { throw refusal(.invalidEscape) }
            index += 1
        }
    }
}
