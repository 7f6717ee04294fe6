extension Diagnostic {
    /// The key, what happened and what to do, in words.
    ///
    /// Never a device token or a message's text.
    public var message: String {
        Self.text(spell)
    }

    /// A sentence as a text: few are read and many are written out, so it is taken out of the JSON.
    private static func text(_ spell: (inout JSONWriter) -> Void) -> String {
        var writer = JSONWriter()
        writer.beginString()
        spell(&writer)
        writer.endString()
        return RawJSON(written: writer).parsed().root.string?.string ?? ""
    }

    /// Writes the message as a piece of a JSON string.
    package func writeMessage(to writer: inout JSONWriter) { spell(into: &writer) }

    /// The message in other words than the code's, such as another language's.
    ///
    /// - Parameters:
    ///   - words: The words; `{key}` may stand anywhere in them, and `{0}` to `{9}` are the arguments.
    ///   - reword: What stands in for words of the program's own, such as `an array`.
    /// - Returns: The sentence.
    package func message(worded words: String, rewording reword: (String) -> String) -> String {
        SentencePattern(words).filled { name in
            if name == "key" {
                let value = Self.text(spellSubject)
                return isLocated ? value : reword(value)
            }
            guard let arguments, let number = Int(name), arguments.indices.contains(number) else {
                return nil
            }
            if case .words(let words) = arguments[number] { return reword(words) }
            return Self.text(arguments[number].spell)
        }
    }

    /// Puts the sentence together from its pieces, with the arguments in the place of their numbers.
    private func spell(into sentence: inout JSONWriter) {
        let words = code.words
        var start = 0
        if words.beginsWithKey {
            spellSubject(into: &sentence)
            start = 5
        }
        while let arguments, let (place, number) = words.placeholder(from: start) {
            sentence.appendToString(words, in: start..<place)
            start = place + 3
            if arguments.indices.contains(number) { arguments[number].spell(into: &sentence) }
        }
        sentence.appendToString(words, in: start..<words.utf8CodeUnitCount)
    }

    /// Adds what the diagnostic is about: the message, the key, the field, or the key and behind it the field in brackets.
    private func spellSubject(into sentence: inout JSONWriter) {
        switch subject {
        case .message:
            if !isLocated { return sentence.appendToString("The message") }
            let key = path.lastKey
            key.isEmpty
                ? sentence.appendToString("A key without a name") : sentence.appendToString(path, in: key)
        case .setting(let field):
            isLocated
                ? sentence.appendToString(path, in: path.lastKey) : sentence.appendToString(field.rawValue)
        case .field(let field):
            let name = field.rawValue
            guard isLocated, case let (key, isWord) = path.lastKeyAndWord, isWord, !path.has(name, in: key)
            else {
                return sentence.appendToString(name)
            }
            sentence.appendToString(path, in: key)
            sentence.appendToString(" (")
            sentence.appendToString(name)
            sentence.appendToString(")")
        }
    }
}

extension DiagnosticArgument {
    fileprivate func spell(into sentence: inout JSONWriter) {
        switch self {
        case .text(let text): sentence.appendToString(text)
        case .number(let number): sentence.appendToString(String(number))
        case .json(let value): sentence.appendToString(value.text)
        case .words(let words): sentence.appendToString(words)
        }
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
        text.utf8.count == range.count && utf8.dropFirst(range.lowerBound).elementsEqual(text.utf8)
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
