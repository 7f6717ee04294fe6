extension Rule {
    /// A page finds a loss by what a conversion tells of it; by a code that nothing has it finds none.
    static let lossSigns = Rule("Every code by which losses.tsv finds a loss is a code of a diagnostic") {
        tree in
        let codes = Set(cells(of: "code", in: tree.texts["Mappings/diagnostics.tsv"] ?? ""))
        return signs(in: tree.texts[table] ?? "").filter { $0 != "nothing" && !codes.contains($0) }.map {
            Violation(
                table, "the sign \($0) is no code of a diagnostic; correct it")
        }
    }

    private static let table = "Mappings/losses.tsv"

    /// The codes in the column of signs, each once.
    private static func signs(in text: String) -> [String] {
        let words = cells(of: "signs", in: text).flatMap { $0.split(separator: " ") }
        return Set(words.map(String.init)).subtracting(["-"]).sorted()
    }

    private static func cells(of column: String, in text: String) -> [String] {
        let rows = text.split(separator: "\n").map {
            $0.split(separator: "\t", omittingEmptySubsequences: false)
        }
        guard let index = rows.first?.firstIndex(where: { $0 == column }) else { return [] }
        return rows.dropFirst().filter { $0.count > index }.map { String($0[index]) }
    }
}
