/// A vendor's own tables, as its row in `vendors.tsv` names them.
///
/// A vendor whose messages look like another one's has none: its row names that one in the column `like`.
public struct VendorTables: Sendable {
    /// The vendor's row in `vendors.tsv`.
    public let row: Table.Row
    /// Whether its messages and settings are written, and not only read.
    public var isWritten: Bool { shapes.contains { $0["writes"] != "-" } }
    /// The vendor's keys and the canonical fields they fill, with Apple's keys at each place that the vendor names for them.
    public let messages: Table
    /// The same as it stands in the file: `VENDOR.tsv`.
    public let ownMessages: Table
    /// The keys of what its users and consoles set: `VENDOR-settings.tsv`.
    public let settings: Table
    /// What its messages consist of beside their text: `VENDOR-bodies.tsv`; empty for a vendor without the table.
    public let bodies: Table
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
    var packageImports: String { imports.isEmpty ? "" : "package import Vendors\n\n" }
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

/// The number under which code, fixtures and documents cite a reading: `G3`, `EM 9.12`, `S`.
struct ReadingNumber: Hashable, Comparable {
    private let section: Int
    private let place: Int

    /// Reads a number as it is spelled; nil for any other text.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - sections: What numbers begin with, in the order of the table; the last one stands alone.
    init?(_ text: String, in sections: [String]) {
        for (section, start) in sections.enumerated() where text.hasPrefix(start) {
            let digits = text.dropFirst(start.count)
            guard let place = section == sections.count - 1 ? (digits.isEmpty ? 0 : nil) : Int(digits),
                digits.isEmpty || String(place) == digits
            else { continue }
            self.section = section
            self.place = place
            return
        }
        return nil
    }

    static func < (one: ReadingNumber, other: ReadingNumber) -> Bool {
        (one.section, one.place) < (other.section, other.place)
    }
}

extension Mappings {
    /// What the numbers of readings begin with: those of all vendors, each vendor's own, and those on documents of one vendor
    /// that contradict each other.
    var readingSections: [String] {
        let own: [String] = vendorTables.flatMap { $0.row.words("readings") }
            .map { $0.count == 1 ? $0 : $0 + " " }
        let contradictions: [String] = vendorTables.map { $0.row["keys"] + " 9." }
        return ["G"] + own + ["T", "C"] + contradictions + ["S"]
    }
}

/// The objects in which a vendor keeps settings of other platforms, as its own table names them.
struct PlatformPlaces {
    /// The paths below the part that leads to the push settings of their shape.
    private let sections: [[String]]

    /// Takes the sections from a vendor's table.
    init(of table: Table) {
        sections = table.rows.compactMap { row in
            guard row["field"] == "platforms" else { return nil }
            let names = row["path"].split(separator: ".").dropFirst().map(String.init)
            // A section of a delivered push stands at its root.
            return names.isEmpty ? nil : names
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
