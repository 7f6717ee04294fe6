import PushBridge

/// Texts of messages in a tally, cut so that a message takes few bytes however long it is.
///
/// A text that is cut ends in `… (5000 bytes)`, the length of the whole.
enum ShortText {
    /// The most bytes of a text that people see.
    static let mostShown = 160
    /// The most bytes of a sentence about a loss.
    static let mostTold = 300
    /// The most bytes of a path.
    static let mostPath = 60
    /// A text with at most so many bytes and the mark, cut between characters.
    static func cut(_ text: String, to most: Int = mostShown) -> String {
        let count = text.utf8.count
        if count <= most { return text }
        var beginning = text.prefix(most)
        while beginning.utf8.count > most { beginning.removeLast() }
        return "\(beginning)… (\(count) bytes)"
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
        if name.utf8.count <= mostName { return name }
        var end = name.suffix(mostName)
        while end.utf8.count > mostName { end.removeFirst() }
        return "…\(end)"
    }
}

extension MessagePlace {
    /// The same place with the end of a long name.
    var shortened: MessagePlace {
        guard let origin, origin.count > ShortText.mostName else { return self }
        var place = self
        place.origin = UTF8Text(ShortText.end(ofName: origin.string))
        return place
    }
}
