extension Diagnostic {
    /// The key, what happened and what to do, in words.
    ///
    /// Never a device token or a message's text.
    public var message: String {
        var sentence = ""
        spell(into: &sentence)
        return sentence
    }

    /// Writes the message as a piece of a JSON string.
    package func writeMessage(to writer: inout JSONWriter) {
        spell(into: &writer)
    }

    /// The message in other words than the code's, such as another language's.
    ///
    /// - Parameters:
    ///   - words: The words; `{key}` may stand anywhere in them, and `{0}` to `{9}` are the arguments.
    ///   - reword: What stands in for words of the program's own, such as `an array`.
    /// - Returns: The sentence.
    package func message(worded words: String, rewording reword: (String) -> String) -> String {
        SentencePattern(words).filled { name in
            var value = ""
            if name == "key" {
                spellSubject(into: &value)
                return isLocated ? value : reword(value)
            }
            guard let arguments, let number = Int(name), arguments.indices.contains(number) else {
                return nil
            }
            arguments[number].spell(into: &value)
            if case .words = arguments[number] { return reword(value) }
            return value
        }
    }

    /// Puts the words together; few messages are read and many are written out, so both are made from the pieces.
    private func spell(into sentence: inout some Sentence & ~Copyable) {
        let words = code.words
        var start = 0
        if words.beginsWithKey {
            spellSubject(into: &sentence)
            start = 5
        }
        if let arguments {
            Self.fill(words, from: start, with: arguments, into: &sentence)
        } else {
            sentence.add(words, start..<words.utf8CodeUnitCount)
        }
    }

    /// Adds the words, with the arguments in the place of their numbers.
    private static func fill(
        _ words: StaticString, from start: Int, with arguments: [DiagnosticArgument],
        into sentence: inout some Sentence & ~Copyable
    ) {
        var start = start
        while let (place, number) = words.placeholder(from: start) {
            sentence.add(words, start..<place)
            start = place + 3
            if arguments.indices.contains(number) { arguments[number].spell(into: &sentence) }
        }
        sentence.add(words, start..<words.utf8CodeUnitCount)
    }

    /// Adds what the diagnostic is about: the message, the key, the field, or the key and behind it the field in brackets.
    private func spellSubject(into sentence: inout some Sentence & ~Copyable) {
        switch subject {
        case .message:
            if !isLocated { return sentence.add(literal: "The message") }
            let key = path.lastKey
            key.isEmpty ? sentence.add(literal: "A key without a name") : sentence.add(path, key)
        case .setting(let field):
            isLocated ? sentence.add(path, path.lastKey) : sentence.add(field.rawValue)
        case .field(let field):
            let name = field.rawValue
            guard isLocated, case let (key, isWord) = path.lastKeyAndWord, isWord, !path.has(name, in: key)
            else {
                return sentence.add(name)
            }
            sentence.add(path, key)
            sentence.add(literal: " (")
            sentence.add(name)
            sentence.add(literal: ")")
        }
    }
}

extension DiagnosticArgument {
    fileprivate func spell(into sentence: inout some Sentence & ~Copyable) {
        switch self {
        case .text(let text): sentence.add(text)
        case .number(let number): sentence.add(String(number))
        case .json(let value): sentence.add(value.text)
        case .words(let words): sentence.add(words)
        }
    }
}

// MARK: - What sentences are put into

/// A text, or a JSON string that is being written.
private protocol Sentence: ~Copyable {
    mutating func add(_ text: String)
    mutating func add(_ text: UTF8Text)
    /// Adds a literal of ASCII without quotation marks.
    mutating func add(literal: StaticString)
    mutating func add(_ text: String, _ range: Range<Int>)
    /// The same of a literal.
    mutating func add(_ words: StaticString, _ range: Range<Int>)
}

extension String: Sentence {
    fileprivate mutating func add(_ text: String) { self += text }

    fileprivate mutating func add(_ text: UTF8Text) { self += text.string }

    fileprivate mutating func add(literal: StaticString) { self += "\(literal)" }

    fileprivate mutating func add(_ text: String, _ range: Range<Int>) {
        let bytes = text.utf8
        let start = bytes.index(bytes.startIndex, offsetBy: range.lowerBound)
        self += text[start..<bytes.index(start, offsetBy: range.count)]
    }

    fileprivate mutating func add(_ words: StaticString, _ range: Range<Int>) {
        self += words.text(in: range)
    }
}

extension JSONWriter: Sentence {
    fileprivate mutating func add(_ text: String) { appendToString(text) }

    fileprivate mutating func add(_ text: UTF8Text) { appendToString(text) }

    @inline(__always)  // so that nobody looks for escapes in a literal
    fileprivate mutating func add(literal: StaticString) { appendToString(literal) }

    fileprivate mutating func add(_ text: String, _ range: Range<Int>) { appendToString(text, in: range) }

    fileprivate mutating func add(_ words: StaticString, _ range: Range<Int>) {
        appendToString(words, in: range)
    }
}

// MARK: - Words and pointers

extension StaticString {
    /// The next `{0}` to `{9}` at or behind an offset in the words' bytes: where, and its number.
    fileprivate func placeholder(from start: Int) -> (place: Int, number: Int)? {
        var start = start
        while let place = firstOffset(of: UInt8(ascii: "{"), from: start) {
            if let digit = byte(at: place + 1), UInt8(ascii: "0")...UInt8(ascii: "9") ~= digit,
                byte(at: place + 2) == UInt8(ascii: "}")
            {
                return (place, Int(digit - UInt8(ascii: "0")))
            }
            start = place + 1
        }
        return nil
    }

    fileprivate var beginsWithKey: Bool {
        byte(at: 0) == UInt8(ascii: "{") && byte(at: 1) == UInt8(ascii: "k")
    }
}

extension String {
    /// Where the last key stands in the bytes of a JSON Pointer, with the number of an element behind it.
    fileprivate var lastKey: Range<Int> { lastKeyAndWord.0 }

    /// The same, and whether it holds a letter and has no number of an element behind it.
    fileprivate var lastKeyAndWord: (Range<Int>, isWord: Bool) {
        let found = utf8.withContiguousStorageIfAvailable { path -> (Int, Bool) in
            var end = path.count
            while true {
                var start = end
                while start > 0, path[start &- 1] != UInt8(ascii: "/") { start &-= 1 }
                // Most keys begin with a letter, which settles both.
                if start < end, path[start].isLetter { return (start, end == path.count) }
                // The number of an element names nothing; the key before it does.
                let isElement = start > 1 && start < path.count && path[start..<end].allSatisfy(\.isDigit)
                if !isElement {
                    return (start, end == path.count && path[start..<end].contains(where: \.isLetter))
                }
                end = start - 1
            }
        }
        return ((found?.0 ?? 0)..<utf8.count, found?.1 ?? false)
    }

    /// Whether the bytes in a range are another text's.
    fileprivate func has(_ text: String, in range: Range<Int>) -> Bool {
        let isSame = utf8.withContiguousStorageIfAvailable { bytes in
            text.utf8.withContiguousStorageIfAvailable { text in
                guard text.count == range.count else { return false }
                for index in range where bytes[index] != text[index - range.lowerBound] { return false }
                return true
            }
        }
        return isSame == .some(.some(true))
    }
}

extension UInt8 {
    fileprivate var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }

    /// Whether the byte is an ASCII letter or part of any other character.
    fileprivate var isLetter: Bool {
        self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "z") || self >= 0x80
    }
}

/// A sentence with names in braces in the places of values, such as `The payload has {found} bytes`.
package struct SentencePattern {
    /// The pieces between names; one more than there are names.
    private var pieces: [Substring] = []
    private var names: [Substring] = []

    package init(_ pattern: String) {
        var rest = Substring(pattern)
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            pieces.append(rest[..<open])
            names.append(rest[rest.index(after: open)..<close])
            rest = rest[rest.index(after: close)...]
        }
        pieces.append(rest)
    }

    /// The sentence with values in the places of their names; a name without a value stays as it is.
    package func filled(_ value: (Substring) -> String?) -> String {
        zip(names, pieces.dropFirst()).reduce(into: String(pieces[0])) { sentence, part in
            sentence += value(part.0) ?? "{\(part.0)}"
            sentence += part.1
        }
    }

    /// What stands for each name in a sentence that was made of the pattern; nil for another sentence.
    package func values(in sentence: String) -> [Substring: String]? {
        guard sentence.hasPrefix(pieces[0]) else { return nil }
        var rest = sentence.dropFirst(pieces[0].count)
        var values: [Substring: String] = [:]
        for (name, piece) in zip(names, pieces.dropFirst()) {
            guard let place = piece.isEmpty ? rest.endIndex..<rest.endIndex : rest.firstRange(of: piece)
            else {
                return nil
            }
            values[name] = String(rest[..<place.lowerBound])
            rest = rest[place.upperBound...]
        }
        return rest.isEmpty ? values : nil
    }
}
