package import PushModel

/// Fills the placeholders of a template (reading E4).
///
/// First the positional ones (`{0}`, `{1}`, …), then the built-in ones, so that an argument may hold a built-in. What was
/// put in is never looked at again: a message that says `{0}` or `{$msg}` shows just that.
struct TemplateRenderer {
    /// The sender as the recipient knows them.
    let dynamicFrom: UTF8Text
    /// The sender's push nickname.
    let fromNickname: UTF8Text
    let message: UTF8Text

    func render(_ pattern: UTF8Text, _ arguments: [UTF8Text]) -> (text: UTF8Text, isArgumentMissing: Bool) {
        guard pattern.firstIndex(of: UInt8(ascii: "{"), from: 0) != nil else { return (pattern, false) }
        var isArgumentMissing = false
        let positioned = pattern.replacingPlaces { name in
            guard name[0] != UInt8(ascii: "-"), let index = name.decimalInteger else { return nil }
            if index < arguments.count { return arguments[index] }
            isArgumentMissing = true
            return ""
        }
        let text = positioned.replacingPlaces { name in
            switch name {
            case "$dynamicFrom": dynamicFrom
            case "$fromNickname": fromNickname
            case "$msg": message
            default: nil
            }
        }
        return (text, isArgumentMissing)
    }
}

extension Template {
    /// Whether something is put into the template where templates are used in this way.
    package func isFilled(in use: Policies.TemplateUse) -> Bool {
        [title, content].contains { pattern in
            switch use {
            case .levels:
                TemplateRenderer(dynamicFrom: "", fromNickname: "", message: "").render(pattern, []).text
                    != pattern
            case .called: NamedPlaceholders(nil).render(pattern).text != pattern
            case .beneath: false
            }
        }
    }
}

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

    /// Replaces each `{name}` for which `value` knows one; everything else stays as it is.
    ///
    /// What was put in is never looked at again.
    func replacingPlaces(_ value: (UTF8Text) -> UTF8Text?) -> UTF8Text {
        var pieces: [UTF8Text] = []
        var done = 0
        var from = 0
        while let open = firstIndex(of: UInt8(ascii: "{"), from: from) {
            guard let close = firstIndex(of: UInt8(ascii: "}"), from: open) else { break }
            if close > open + 1, let replacement = value(self[open + 1..<close]) {
                pieces.append(self[done..<open])
                pieces.append(replacement)
                done = close + 1
                from = done
            } else {
                from = open + 1
            }
        }
        if pieces.isEmpty { return self }
        pieces.append(self[done..<count])
        return UTF8Text(concatenating: pieces)
    }
}
