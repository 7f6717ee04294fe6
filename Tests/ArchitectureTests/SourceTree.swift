/// The files of a checkout, as the rules look at them: paths from the package's root, and the texts of some.
///
/// A test may change one, so that a rule can be seen to fail.
struct SourceTree: Sendable {
    /// Every file that is, or would be, committed.
    var paths: Set<String>
    /// The texts of code, tables, pages, scripts and claims.
    var texts: [String: String]

    init(paths: Set<String> = [], texts: [String: String] = [:]) {
        self.paths = paths.union(texts.keys)
        self.texts = texts
    }

    /// Swift files below a folder, by path.
    func swiftFiles(under folder: String) -> [(path: String, text: String)] {
        texts.filter { $0.key.hasPrefix(folder + "/") && $0.key.hasSuffix(".swift") }
            .sorted { $0.key < $1.key }
            .map { (path: $0.key, text: $0.value) }
    }

    /// Swift files below `Sources` that people wrote.
    var handWritten: [(path: String, text: String)] {
        swiftFiles(under: "Sources").filter { !Self.isGenerated($0.path) }
    }

    static func isGenerated(_ path: String) -> Bool { path.contains("/Generated/") }

    /// The folder below `Sources` that a file belongs to; nil for files elsewhere.
    static func target(of path: String) -> String? {
        let steps = path.split(separator: "/")
        return steps.first == "Sources" && steps.count > 2 ? String(steps[1]) : nil
    }

    // MARK: Tables

    /// The rows of a table in `Mappings`: each column's cell.
    func rows(of table: String) -> [[String: String]] { rows(ofFile: "Mappings/\(table)") }

    func rows(ofFile path: String) -> [[String: String]] {
        let lines = (texts[path] ?? "").split(separator: "\n").map {
            $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
        guard let columns = lines.first else { return [] }
        return lines.dropFirst().map { Dictionary(zip(columns, $0)) { first, _ in first } }
    }

    /// The cells of one column.
    func column(_ name: String, of table: String) -> [String] { rows(of: table).compactMap { $0[name] } }

    /// The vendors, in the order of their table.
    var vendors: [NamedVendor] {
        let rows = rows(of: "vendors.tsv")
        return rows.map { row in
            let own = row["like"] == "-" ? row : rows.first { $0["vendor"] == row["like"] } ?? row
            return NamedVendor(id: row["vendor"] ?? "", name: row["name"] ?? "", folder: own["folder"] ?? "")
        }
    }
}

/// A vendor, as `Mappings/vendors.tsv` names it.
struct NamedVendor {
    /// The name in commands, which its tables have too.
    let id: String
    /// The name in documents, with which the types of its adapter begin.
    let name: String
    /// The folder of its adapter; for a vendor like another one that one's.
    let folder: String

    /// The adapter's folder below `Sources`, as the arrows name it.
    var arrow: String { folder.hasPrefix("Sources/") ? String(folder.dropFirst("Sources/".count)) : folder }

    /// What names it in code, in lower case.
    var words: Set<String> { [id, name.lowercased()] }
}
