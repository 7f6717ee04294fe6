extension Array<UTF8Text> {
    /// The identifiers without those named before (reading G17).
    ///
    /// - Parameter ignoringCase: Whether identifiers that differ only in ASCII case are the same (reading G15).
    /// - Returns: Each once, in their order, spelled as the first of the same.
    package func distinct(ignoringCase: Bool) -> [UTF8Text] {
        var seen: Set<UTF8Text> = []
        return filter { seen.insert(ignoringCase ? $0.lowercasedASCII() : $0).inserted }
    }
}
