extension Rule {
    /// A page finds a loss by what a conversion tells of it; by a code that nothing has it finds none.
    static let lossSigns = Rule("Every code by which losses.tsv finds a loss is a code of a diagnostic") {
        tree in
        let codes = Set(tree.handWritten.flatMap { DeclaredCode.all(in: $0.text).map(\.name) })
        return signs(in: tree.texts[table] ?? "").filter { $0 != "nothing" && !codes.contains($0) }.map {
            Violation(
                table, "the sign \($0) is no code of a diagnostic; correct it")
        }
    }

    private static let table = "Mappings/losses.tsv"

    /// The codes in the column of signs, each once.
    private static func signs(in text: String) -> [String] {
        let rows = text.split(separator: "\n").map {
            $0.split(separator: "\t", omittingEmptySubsequences: false)
        }
        guard let column = rows.first?.firstIndex(of: "signs") else { return [] }
        let cells = rows.dropFirst().filter { $0.count > column }.map { $0[column] }
        let words = cells.flatMap { $0.split(separator: " ") }
        return Set(words.map(String.init)).subtracting(["-"]).sorted()
    }
}
