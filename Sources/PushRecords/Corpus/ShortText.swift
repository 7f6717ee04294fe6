import PushBridge

/// Texts of messages in a tally, cut so that a message takes few bytes however long it is.
///
/// A text that is cut ends in `… (5000 bytes)`, the length of the whole. Bytes are counted as JSON writes them.
enum ShortText {
    /// The most bytes of a text that people see.
    static let mostShown = 160
    /// The most bytes of a sentence about a loss.
    static let mostTold = 300
    /// The most bytes of a path.
    static let mostPath = 60
    /// The most bytes that the mark of a cut adds.
    static let mark = 32

    /// A text with at most so many bytes and the mark, cut between characters.
    static func cut(_ text: String, to most: Int = mostShown) -> String {
        let count = text.utf8.count
        if count <= most / 6 { return text }
        var (end, bytes) = (text.startIndex, 0)
        while end < text.endIndex {
            bytes += text[end].unicodeScalars.reduce(0) { $0 + $1.writtenBytes }
            if bytes > most { return "\(text[..<end])… (\(count) bytes)" }
            end = text.index(after: end)
        }
        return text
    }

    /// A value that takes at most so many bytes and the mark; a long one that is no string becomes one.
    static func cut(_ value: RawJSON, to most: Int = mostShown) -> RawJSON {
        if value.text.count <= most { return value }
        if value.kind == .string {
            return .string(UTF8Text(cut(value.parsed().root.string?.string ?? "", to: most)))
        }
        return .string(UTF8Text(cut(value.description, to: most)))
    }

    /// The most bytes of an input's name, of which a longer one keeps its end.
    static let mostName = 100

    /// The name of an input, or its end.
    static func end(ofName name: String) -> String {
        if name.utf8.count <= mostName / 6 { return name }
        var (start, bytes) = (name.endIndex, 0)
        while start > name.startIndex {
            let before = name.index(before: start)
            bytes += name[before].unicodeScalars.reduce(0) { $0 + $1.writtenBytes }
            if bytes > mostName { return "…\(name[start...])" }
            start = before
        }
        return name
    }

    /// How many bytes a text has in JSON, without quotes.
    static func writtenBytes(of text: String) -> Int {
        text.unicodeScalars.reduce(0) { $0 + $1.writtenBytes }
    }
}

extension Unicode.Scalar {
    /// How many bytes it has in JSON.
    fileprivate var writtenBytes: Int {
        if value < 0x20 || value == 0x7F { return 6 }
        return self == "\"" || self == "\\" ? 2 : UTF8.width(self)
    }
}

extension MessagePlace {
    /// The same place with the end of a long name.
    var shortened: MessagePlace {
        guard let origin, origin.count > ShortText.mostName / 6 else { return self }
        var place = self
        place.origin = UTF8Text(ShortText.end(ofName: origin.string))
        return place
    }
}
