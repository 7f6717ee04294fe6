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

extension SourceTree {
    /// The vendors, in the order of the table.
    var vendors: [NamedVendor] {
        let rows = (texts["Mappings/vendors.tsv"] ?? "").split(separator: "\n").map {
            $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
        guard let columns = rows.first else { return [] }
        let cells = rows.dropFirst().map { row in
            Dictionary(zip(columns, row)) { first, _ in first }
        }
        return cells.map { row in
            let own = row["like"] == "-" ? row : cells.first { $0["vendor"] == row["like"] } ?? row
            return NamedVendor(
                id: row["vendor"] ?? "", name: row["name"] ?? "", folder: own["folder"] ?? "")
        }
    }
}
