extension UTF8Text {
    /// The text if it has at most `limit` characters, else as much of it as fits with `…` after it.
    ///
    /// Characters are counted as Unicode scalars, the `…` among them, and the text is cut between what a person sees as
    /// one (extended grapheme clusters). Where not even one of those fits, the `…` stands alone; a limit below 1 leaves
    /// nothing.
    package func shortened(toCharacters limit: Int) -> UTF8Text {
        if limit < 1 { return .empty }
        guard let room = end(ofCharacters: limit - 1), end(ofCharacters: limit) != nil else { return self }
        var end = 0
        // A cluster that the room cuts ends beyond it, so one look past the room is enough to see where it ends.
        for cluster in self.string {
            let next = end + cluster.utf8.count
            if next > room { break }
            end = next
        }
        return UTF8Text(concatenating: [self[0..<end], "…"])
    }

    /// How many characters the text has, counted as Unicode scalars.
    package var characterCount: Int { withBytes { bytes in bytes.count { $0 & 0xC0 != 0x80 } } }

    /// Whether the text has more characters than `limit`, counted as Unicode scalars.
    package func hasMoreCharacters(than limit: Int) -> Bool { count > limit && characterCount > limit }

    /// Where the first `limit` characters end, if more follow them.
    private func end(ofCharacters limit: Int) -> Int? {
        if count <= limit { return nil }
        return withBytes { bytes in
            var characters = 0
            return bytes.indices.first { index in
                if bytes[index] & 0xC0 == 0x80 { return false }
                characters += 1
                return characters > limit
            }
        }
    }
}

extension Array<UTF8Text> {
    /// The identifiers without those named before (reading G17).
    ///
    /// - Parameter ignoringCase: Whether identifiers that differ only in ASCII case are the same (reading G15).
    /// - Returns: Each once, in their order, spelled as the first of the same.
    package func distinct(ignoringCase: Bool) -> [UTF8Text] {
        if count < 2 { return self }
        var seen: Set<UTF8Text> = []
        return filter { seen.insert(ignoringCase ? $0.lowercasedASCII() : $0).inserted }
    }
}
