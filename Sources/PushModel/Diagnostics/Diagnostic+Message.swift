extension Diagnostic {
    /// The key, what happened and what to do, in words.
    ///
    /// Never a device token or a message's text.
    public var message: String {
        switch subject {
        case .none: words
        case .key: "\(key) \(words)."
        case .field(let field): "\(key) (\(field.rawValue))" + words.dropFirst(field.rawValue.count)
        }
    }

    /// What a message begins with.
    ///
    /// Few messages are read and many are written out, so they are put together where they are wanted.
    package enum Subject: Sendable, Hashable {
        /// The words are the whole message.
        case none
        /// The key in which the path ends. A full stop follows the words.
        case key
        /// The same key, and in brackets the field with whose name the words begin.
        case field(CanonicalField)
    }

    /// The key in which the path ends.
    private var key: Substring {
        let slash = path.lastIndex(of: "/")
        return path[(slash.map(path.index(after:)) ?? path.startIndex)...]
    }
}

// MARK: - Making one

extension Diagnostic {
    /// What is told of a field that the message spells at a place.
    ///
    /// - Parameters:
    ///   - field: The field.
    ///   - kind: What happened.
    ///   - severity: How much it matters.
    ///   - words: What happened and what to do.
    ///   - row: The row that says so, or of the key that spells the field; nil where neither is known.
    ///   - path: The key's place in the message; empty where the message does not spell it.
    ///   - prefix: The message's place in the input.
    package init(
        of field: CanonicalField, _ kind: Kind, _ severity: Severity, _ words: String, row: String?,
        path: String, in prefix: String
    ) {
        let name = field.rawValue
        self.row = row
        self.severity = severity
        self.kind = kind
        subject = words.begins(with: name) && path.endsInKey(otherThan: name) ? .field(field) : .none
        self.path = prefix.isEmpty ? path : prefix + path
        self.words = words
    }

    /// What a reader tells of the key at a place, in words that go on behind the key.
    package init(_ kind: Kind, _ severity: Severity, at place: Location, _ words: String) {
        let isWhole = place.path.isEmpty
        self.init(
            row: place.row.isEmpty ? nil : place.row, severity: severity, kind: kind, path: place.path,
            subject: isWhole || place.path.endsInSlash ? .none : .key,
            words: isWhole ? "the message \(words)." : words)
    }
}

extension String {
    /// Whether the string is a word with a blank and more behind it.
    fileprivate func begins(with word: String) -> Bool {
        let matches = utf8.withContiguousStorageIfAvailable { bytes in
            word.utf8.withContiguousStorageIfAvailable { word in
                bytes.count > word.count && bytes[0] == word[0] && bytes[word.count] == UInt8(ascii: " ")
                    && bytes.starts(with: word)
            }
        }
        return matches == true
    }

    /// Whether a JSON Pointer ends in a key without a name.
    fileprivate var endsInSlash: Bool {
        utf8.withContiguousStorageIfAvailable { $0.last == UInt8(ascii: "/") } == true
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
    /// Whether the byte is an ASCII letter or part of any other character.
    fileprivate var isLetter: Bool {
        self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "z") || self >= 0x80
    }
}
