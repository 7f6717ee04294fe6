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
