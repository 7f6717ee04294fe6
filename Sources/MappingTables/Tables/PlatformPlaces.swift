/// The objects in which a vendor keeps settings of other platforms, as its own table names them.
struct PlatformPlaces {
    /// The paths below the part that leads to the push settings of their shape.
    private let sections: [[String]]

    /// Takes the sections from a vendor's table.
    init(of table: Table) {
        sections = table.rows.compactMap { row in
            guard row["field"] == "platforms" else { return nil }
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
