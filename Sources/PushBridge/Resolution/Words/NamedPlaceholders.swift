import PushModel

/// Fills placeholders such as `{{Name}}`, whose names may have blanks around them (TX 19).
///
/// Numbers are their digits, and what nobody gave is empty. What was put in is never looked at again.
struct NamedPlaceholders {
    private var values: [UTF8Text: UTF8Text] = [:]

    /// A text with its placeholders filled, the names of these, and whether one had no value.
    typealias Rendered = (text: UTF8Text, names: [UTF8Text], isArgumentMissing: Bool)

    /// Takes the texts and numbers of an object.
    init(_ arguments: RawJSON?) {
        guard let arguments else { return }
        let root = arguments.parsed().root
        guard root.kind == .object else { return }
        for member in root.members {
            if let value = member.value.string ?? member.value.number { values[member.key] = value }
        }
    }

    /// What stands for a name.
    subscript(name: UTF8Text) -> UTF8Text? {
        get { values[name] }
        set { values[name] = newValue }
    }

    /// The pattern with values for its placeholders.
    func render(_ pattern: UTF8Text) -> Rendered {
        var (pieces, names): ([UTF8Text], [UTF8Text]) = ([], [])
        var isMissing = false
        var (done, from) = (0, 0)
        while let open = pattern.firstIndex(of: Self.brace, from: from) {
            guard open + 1 < pattern.count, pattern[open + 1] == Self.brace else {
                from = open + 1
                continue
            }
            guard let close = Self.end(in: pattern, from: open + 2) else { break }
            names.append(pattern[open + 2..<close].trimmed)
            let value = names.last.flatMap { values[$0] }
            isMissing = isMissing || value == nil
            pieces += [pattern[done..<open], value ?? ""]
            (done, from) = (close + 2, close + 2)
        }
        if pieces.isEmpty { return (pattern, [], false) }
        pieces.append(pattern[done..<pattern.count])
        return (UTF8Text(concatenating: pieces), names, isMissing)
    }

    private static let brace = UInt8(ascii: "{")

    /// The place of the next two closing braces.
    private static func end(in pattern: UTF8Text, from start: Int) -> Int? {
        var from = start
        while let close = pattern.firstIndex(of: UInt8(ascii: "}"), from: from) {
            if close + 1 < pattern.count, pattern[close + 1] == UInt8(ascii: "}") { return close }
            from = close + 1
        }
        return nil
    }
}

extension UTF8Text {
    /// The text without blanks at its ends.
    fileprivate var trimmed: UTF8Text {
        var (start, end) = (0, count)
        while start < end, self[start] == UInt8(ascii: " ") { start += 1 }
        while end > start, self[end - 1] == UInt8(ascii: " ") { end -= 1 }
        return self[start..<end]
    }
}
