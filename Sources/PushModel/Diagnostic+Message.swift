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
    /// What a finding tells of the field that the message spells at a place; nil where the message does not spell it.
    package init(_ finding: Finding, at place: Location?) {
        let name = finding.field.rawValue
        let path = place?.path ?? ""
        let isNamed = finding.message.begins(with: name) && path.endsInKey(otherThan: name)
        self.init(
            row: finding.rule ?? place?.row, severity: finding.severity, kind: finding.kind, path: path,
            subject: isNamed ? .field(finding.field) : .none, words: finding.message)
    }

    /// What a reader tells of the key at a place, in words that go on behind the key.
    package init(_ kind: Kind, _ severity: Severity, at place: Location, _ words: String) {
        let isWhole = place.path.isEmpty
        self.init(
            row: place.row.isEmpty ? nil : place.row, severity: severity, kind: kind, path: place.path,
            subject: isWhole || place.path.utf8.last == UInt8(ascii: "/") ? .none : .key,
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
