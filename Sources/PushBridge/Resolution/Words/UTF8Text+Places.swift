import PushModel

extension UTF8Text {
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
