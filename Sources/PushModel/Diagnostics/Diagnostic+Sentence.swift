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

    /// Puts the words together; few messages are read and many are written out, so both are made from the pieces.
    private func spell(into sentence: inout some Sentence & ~Copyable) {
        let words = code.words
        var start = 0
        if code.isPredicate {
            spellSubject(into: &sentence)
            sentence.add(" ")
        } else if words.utf8.starts(with: Self.key) {
            spellSubject(into: &sentence)
            start = Self.key.count
        } else if code.name.isEmpty, case .field(let field) = subject, words.begins(with: field.rawValue) {
            spellSubject(into: &sentence)
            start = field.rawValue.utf8.count
        }
        if arguments.isEmpty {
            sentence.add(words, start..<words.utf8.count)
        } else {
            fill(words, from: start, into: &sentence)
        }
        if code.isPredicate { sentence.add(".") }
    }

    private static let key = "{key}".utf8

    /// Adds the words, with the arguments in the place of their numbers.
    private func fill(_ words: String, from start: Int, into sentence: inout some Sentence & ~Copyable) {
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
            if !isLocated { return sentence.add("The message") }
            let key = path.lastKey
            key.isEmpty ? sentence.add("A key without a name") : sentence.add(path, key)
        case .setting(let field):
            isLocated ? sentence.add(path, path.lastKey) : sentence.add(field.rawValue)
        case .field(let field):
            let name = field.rawValue
            guard isLocated, path.endsInKey(otherThan: name) else { return sentence.add(name) }
            sentence.add(path, path.lastKey)
            sentence.add(" (")
            sentence.add(name)
            sentence.add(")")
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
    /// Adds the bytes of a text in a range, whose ends are ends of characters.
    mutating func add(_ text: String, _ range: Range<Int>)
}

extension String: Sentence {
    fileprivate mutating func add(_ text: String) { self += text }

    fileprivate mutating func add(_ text: UTF8Text) { self += text.string }

    fileprivate mutating func add(_ text: String, _ range: Range<Int>) {
        let bytes = text.utf8
        let start = bytes.index(bytes.startIndex, offsetBy: range.lowerBound)
        self += text[start..<bytes.index(start, offsetBy: range.count)]
    }
}

extension JSONWriter: Sentence {
    fileprivate mutating func add(_ text: String) { appendToString(text) }

    fileprivate mutating func add(_ text: UTF8Text) { appendToString(text) }

    fileprivate mutating func add(_ text: String, _ range: Range<Int>) { appendToString(text, in: range) }
}

// MARK: - Words and pointers

extension String {
    /// The next `{0}` to `{9}` at or behind an offset in the text's bytes: where, and its number.
    fileprivate func placeholder(from start: Int) -> (place: Int, number: Int)? {
        let found = utf8.withContiguousStorageIfAvailable { bytes -> (Int, Int)? in
            var index = start
            while index + 2 < bytes.count {
                let number = Int(bytes[index + 1]) - Int(UInt8(ascii: "0"))
                if bytes[index] == UInt8(ascii: "{"), bytes[index + 2] == UInt8(ascii: "}"), 0...9 ~= number {
                    return (index, number)
                }
                index += 1
            }
            return nil
        }
        return found ?? nil
    }

    /// Whether the text is a word with a blank and more behind it.
    fileprivate func begins(with word: String) -> Bool {
        utf8.starts(with: word.utf8) && utf8.dropFirst(word.utf8.count).first == UInt8(ascii: " ")
    }

    /// Where the last key stands in the bytes of a JSON Pointer, with the numbers of elements behind it.
    fileprivate var lastKey: Range<Int> {
        let start = utf8.withContiguousStorageIfAvailable { path -> Int in
            var end = path.count
            while let slash = path[..<end].lastIndex(of: UInt8(ascii: "/")) {
                let step = path[(slash + 1)..<end]
                if slash == 0 || step.isEmpty || !step.allSatisfy(\.isDigit) { return slash + 1 }
                end = slash
            }
            return 0
        }
        return (start ?? 0)..<utf8.count
    }

    /// Whether a JSON Pointer ends in a key with another name, and not in the number of an element.
    fileprivate func endsInKey(otherThan name: String) -> Bool {
        let ends = utf8.withContiguousStorageIfAvailable { path in
            name.utf8.withContiguousStorageIfAvailable { name in
                guard let slash = path.lastIndex(of: UInt8(ascii: "/")) else { return false }
                let key = path[(slash + 1)...]
                return key.contains { $0.isLetter } && !key.elementsEqual(name)
            }
        }
        return ends == true
    }
}

extension UInt8 {
    /// Whether the byte is an ASCII digit.
    fileprivate var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }

    /// Whether the byte is an ASCII letter or part of any other character.
    fileprivate var isLetter: Bool {
        self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "z") || self >= 0x80
    }
}
