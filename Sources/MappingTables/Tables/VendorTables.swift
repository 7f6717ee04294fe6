/// A vendor's own tables, as its row in `vendors.tsv` names them.
///
/// A vendor whose messages look like another one's has none: its row names that one in the column `like`.
public struct VendorTables: Sendable {
    /// The vendor's row in `vendors.tsv`.
    public let row: Table.Row
    /// The vendor's keys and the canonical fields they fill, with Apple's keys at each place that the vendor names for them.
    public let messages: Table
    /// The same as it stands in the file: `VENDOR.tsv`.
    public let ownMessages: Table
    /// The keys of what its users and consoles set: `VENDOR-settings.tsv`.
    public let settings: Table
    /// The forms of its messages: its rows of `shapes.tsv`.
    public let shapes: [Table.Row]
    /// The vendors whose messages look the same, itself first, as commands call them.
    public let names: [String]

    /// The vendor, as commands call it.
    public var id: String { row["vendor"] }
    /// The vendor, as documents call it and as the types of its adapter begin.
    public var name: String { row["name"] }
    /// The folder of its adapter, whose `Generated` has what is made from the tables.
    var folder: String { row["folder"] }
    /// The imports of a generated file of the adapter; an adapter outside the target `Vendors` imports that, too.
    var imports: String {
        folder.hasPrefix("Sources/Vendors/") ? "" : "import PushModel\nimport Vendors\n\n"
    }
    /// The same where package declarations need them.
    var packageImports: String { imports.replacing("import PushModel", with: "package import PushModel") }
    /// The folder of the tables themselves.
    var tableFolder: String { row.folder }
    /// The vendor's static members in generated code.
    var member: String { CamelCase.joined([id]) }
    /// The forms of its settings.
    var forms: [String] { row.words("forms") }

    /// The shapes in which whole messages are written.
    var writtenShapes: [String] {
        shapes.filter { $0["writes"] != "-" && $0["root"] == "-" }.map { $0["shape"] }
    }

    /// The place of the first shape that fits among all of them; nil for none.
    func shape(where fits: (Table.Row) -> Bool) -> Int? { shapes.firstIndex(where: fits) }
}

extension Table.Row {
    /// The words of a cell that holds several; none for the tables' dash.
    func words(_ column: String) -> [String] {
        let cell = self[column]
        return cell == "-" ? [] : cell.split(separator: " ").map(String.init)
    }
}
