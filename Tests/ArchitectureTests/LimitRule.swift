extension Rule {
    /// A vendor's limit is written down once; whoever needs the number asks the compiled table.
    static let limits = Rule("No limit of messages is spelled outside its table") { tree in
        let numbers = limits(in: tree)
        let folders = tree.vendors.flatMap { vendor in parts.map { "\(vendor.folder)/\($0)/" } }
        let files = tree.handWritten.filter { file in folders.contains { file.path.hasPrefix($0) } }
        return files.flatMap { file in
            file.text.matches(of: /\b[0-9][0-9_]*\b/).compactMap { match in
                guard let number = Int(match.0.filter { $0 != "_" }), numbers.contains(number) else {
                    return nil
                }
                return Violation(
                    file.path, "it spells \(number), which limits.tsv says; ask the vendor's LimitTable")
            }
        }
    }

    /// Where adapters read and write messages.
    private static let parts = ["Reading", "Writing"]

    /// The limits that are hardly anything else's number.
    private static func limits(in tree: SourceTree) -> Set<Int> {
        let rows = (tree.texts["Mappings/limits.tsv"] ?? "").split(separator: "\n")
            .map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
        guard let column = rows.first?.firstIndex(of: "most") else { return [] }
        return Set(
            rows.dropFirst().filter { $0.count > column }.compactMap { Int($0[column]) }.filter { $0 > 100 })
    }
}
