/// The rows of `apns.tsv` that say how Apple's `aps` is read, as rows of a vendor's table.
///
/// A vendor names the place of such a dictionary by a container with the transform `aps`. Below it stand Apple's keys, each
/// under the identifier that it has in `apns.tsv`. A row of the vendor's own at one of these places counts instead.
struct AppleRows {
    /// The transform of a container that holds Apple's keys.
    static let transform = "aps"

    private let members: [Table.Row]
    private let file: Table

    init(_ apns: Table) {
        file = apns
        members = apns.rows.filter { $0["transform"] != "-" && !$0["transform"].isEmpty }
            .sorted { Self.order(of: $0) < Self.order(of: $1) }
    }

    /// Whether a row of a vendor's table is the place of Apple's keys.
    static func isPlace(_ row: Table.Row) -> Bool {
        row["transform"] == transform && row["relation"] == Relation.container.rawValue
    }

    /// A vendor's table with Apple's keys behind each container that holds them.
    func added(to table: Table) -> Table {
        guard table.rows.contains(where: Self.isPlace) else { return table }
        let own = Set(table.rows.map(Self.place))
        return table.with(
            table.rows.flatMap { row -> [Table.Row] in
                guard Self.isPlace(row) else { return [row] }
                let shared = rows(below: row, columns: table.columns)
                return [row.setting(["transform": "object"])]
                    + shared.filter { !own.contains(Self.place(of: $0)) }
            })
    }

    /// The rows that an own row of the vendor's replaces, each with that row.
    func replaced(in table: Table) -> [(own: Table.Row, shared: Table.Row)] {
        let shared = table.rows.filter(Self.isPlace).flatMap { rows(below: $0, columns: table.columns) }
        let byPlace = Dictionary(shared.map { (Self.place(of: $0), $0) }) { first, _ in first }
        return table.rows.compactMap { row in byPlace[Self.place(of: row)].map { (row, $0) } }
    }

    /// All of them as they would stand in the table of some vendor, for the checks of such tables.
    func table(columns: [String]) -> Table {
        let cells = ["shape": VendorTables.delivered, "path": "aps", "writes": "-", "rank": "-"]
        let place = Table.Row(like: file.rows.first, columns: columns, cells: cells)
        return file.with(place.map { rows(below: $0, columns: columns) } ?? [])
    }

    private static func place(of row: Table.Row) -> KeyPlace {
        KeyPlace(shape: row["shape"], path: row["path"])
    }

    private func rows(below container: Table.Row, columns: [String]) -> [Table.Row] {
        let ofDictionary = members.filter { $0["place"] == "aps" }
        let others = members.filter { $0["place"] != "aps" }
        return ofDictionary.flatMap { row in
            [row] + others.filter { $0["place"] == row["key"] }
        }.compactMap { Table.Row(like: $0, columns: columns, cells: cells(of: $0, below: container)) }
    }

    private func cells(of row: Table.Row, below container: Table.Row) -> [String: String] {
        let isObject = row["rest"] != "-"
        let object = row["place"] == "aps" ? "" : ".\(row["place"])"
        var cells = [
            "id": row.id, "shape": container["shape"], "path": "\(container["path"])\(object).\(row["key"])",
            "field": Self.field(of: row), "writes": container["writes"],
            "relation": (isObject ? Relation.container : .equivalent).rawValue,
        ]
        for column in Self.copied { cells[column] = row[column] }
        // An object is read after the one that it stands in.
        if isObject { cells["rank"] = String((Int(container["rank"]) ?? 50) + 10) }
        return cells
    }

    /// What stands in a message's own `aps` decides alone, and so do the words of its alert.
    private static func field(of row: Table.Row) -> String {
        let field = row["field"]
        return field.hasPrefix("alert.") ? "explicitAlert." + field.dropFirst("alert.".count) : field
    }

    private static func order(of row: Table.Row) -> Int { Int(row["order"]) ?? .max }

    private static let copied = [
        "type", "transform", "rank", "rest", "also", "sample", "expect", "sources", "note",
    ]
}
