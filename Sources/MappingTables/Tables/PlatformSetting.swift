/// A row of `platforms.tsv`, taken apart as its check and the generated table need it.
struct PlatformSetting {
    let row: Table.Row

    /// What one vendor spells one way and the other another: Easemob's word and NIM's.
    typealias WordPair = (easemob: String, nim: String)

    /// The cell of a vendor; nil for nothing.
    func path(_ vendor: String) -> String? { row[vendor] == "-" ? nil : row[vendor] }

    /// Whether both vendors have the setting.
    var isPair: Bool { path("easemob") != nil && path("nim") != nil }

    /// The words that differ, `LOW=low NORMAL=normal`; nil where the cell is not made so.
    var words: [WordPair]? {
        if row["values"] == "-" { return [] }
        let pairs = row["values"].split(separator: " ", omittingEmptySubsequences: false).map {
            $0.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
        }
        guard pairs.allSatisfy({ $0.count == 2 && !$0[0].isEmpty && !$0[1].isEmpty }) else { return nil }
        return pairs.map { ($0[0], $0[1]) }
    }
}

/// The objects in which a vendor keeps settings of other platforms, as its own table names them.
struct PlatformPlaces {
    /// The paths below the part that all shapes share.
    private let sections: [[String]]

    /// Takes the sections from a vendor's table.
    init(of table: Table) {
        sections = table.rows.compactMap { row in
            guard row["field"] == "platforms", row["shape"] == "*" else { return nil }
            return row["path"].split(separator: ".").dropFirst().map(String.init)
        }
    }

    /// The names from a setting's section to the setting; nil where no section leads there.
    func steps(to path: String) -> [String]? {
        let names = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard !names.contains(""), let section = sections.first(where: names.starts(with:)) else {
            return nil
        }
        return Array(names.dropFirst(section.count - 1))
    }
}
