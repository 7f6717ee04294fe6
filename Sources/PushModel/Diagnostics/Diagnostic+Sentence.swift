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
            start = "{key}".utf8.count
        } else if code.name.isEmpty, case .field(let field) = subject, words.begins(with: field.rawValue) {
            spellSubject(into: &sentence)
            start = field.rawValue.utf8.count
        }
        if let arguments {
            Self.fill(words, from: start, with: arguments, into: &sentence)
        } else {
            sentence.add(words, start..<words.utf8.count)
        }
    }

    /// Adds the words, with the arguments in the place of their numbers.
    private static func fill(
        _ words: String, from start: Int, with arguments: [DiagnosticArgument],
        into sentence: inout some Sentence & ~Copyable
    ) {
        var start = start
        while let (place, number) = words.placeholder(from: start) {
            sentence.add(words, start..<place)
            start = place + 3
            if arguments.indices.contains(number) { arguments[number].spell(into: &sentence) }
        }
        sentence.add(words, start..<words.utf8.count)
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
    /// Adds the bytes of a text in a range, whose ends are ends of characters.
    mutating func add(_ text: String, _ range: Range<Int>)
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
}

extension JSONWriter: Sentence {
    fileprivate mutating func add(_ text: String) { appendToString(text) }

    fileprivate mutating func add(_ text: UTF8Text) { appendToString(text) }

    @inline(__always)  // so that nobody looks for escapes in a literal
    fileprivate mutating func add(literal: StaticString) { appendToString(literal) }

    fileprivate mutating func add(_ text: String, _ range: Range<Int>) { appendToString(text, in: range) }
}

// MARK: - Words and pointers

extension String {
    /// The next `{0}` to `{9}` at or behind an offset in the text's bytes: where, and its number.
    fileprivate func placeholder(from start: Int) -> (place: Int, number: Int)? {
        var start = start
        while let place = firstOffset(of: UInt8(ascii: "{"), from: start) {
            if let number = number(inBracketsAt: place) { return (place, number) }
            start = place + 1
        }
        return nil
    }

    /// The digit between brackets of which the first stands at an offset.
    private func number(inBracketsAt place: Int) -> Int? {
        let found = utf8.withContiguousStorageIfAvailable { bytes -> Int? in
            guard place + 2 < bytes.count, bytes[place + 2] == UInt8(ascii: "}") else { return nil }
            let number = Int(bytes[place + 1]) - Int(UInt8(ascii: "0"))
            return 0...9 ~= number ? number : nil
        }
        return found ?? nil
    }

    /// Whether the text begins with the place of a key.
    fileprivate var beginsWithKey: Bool {
        let begins = utf8.withContiguousStorageIfAvailable { bytes in
            bytes.count > 4 && bytes[0] == UInt8(ascii: "{") && bytes[1] == UInt8(ascii: "k")
        }
        return begins == true
    }

    /// Whether the text is a word with a blank and more behind it.
    fileprivate func begins(with word: String) -> Bool {
        let count = word.utf8.count
        guard utf8.count > count, has(word, in: 0..<count) else { return false }
        return utf8.withContiguousStorageIfAvailable { $0[count] == UInt8(ascii: " ") } == true
    }

    /// Where the last key stands in the bytes of a JSON Pointer, with the number of an element behind it.
    fileprivate var lastKey: Range<Int> { lastKeyAndWord.0 }

    /// The same, and whether it holds a letter and has no number of an element behind it.
    fileprivate var lastKeyAndWord: (Range<Int>, isWord: Bool) {
        let found = utf8.withContiguousStorageIfAvailable { path -> (Int, Bool) in
            var index = path.count
            var isNumber = index > 0
            var (hasLetter, hasElement) = (false, false)
            while index > 0 {
                let byte = path[index - 1]
                if byte == UInt8(ascii: "/") {
                    if !isNumber || index == 1 || index == path.count { break }
                    hasElement = true
                } else {
                    if !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte) { isNumber = false }
                    if byte.isLetter { hasLetter = true }
                }
                index -= 1
            }
            return (index, hasLetter && !hasElement)
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
    /// Whether the byte is an ASCII letter or part of any other character.
    fileprivate var isLetter: Bool {
        self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "z") || self >= 0x80
    }
}
