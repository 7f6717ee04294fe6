import MappingTables
import Testing

@Suite("What is lost of a message's content")
struct LostContentTests {
    /// The rows whose loss is one of content.
    private static let marked = Set(
        Checkout.mappings.effects.rows.filter { $0["effect"] == "content-lost" }.flatMap {
            $0["keys"].split(separator: " ").map(String.init)
        })

    private static let vendors = ["easemob", "nim", "tencent", "rongcloud", "openim"]

    /// A vendor's rows of keys that no push carries.
    private static func rows(of vendor: String) -> [Table.Row] {
        (Checkout.mappings.vendor(vendor)?.messages.rows ?? []).filter { $0["transform"] == "notPushed" }
    }

    @Test("A key of content has the mark in every shape alike (C17)", arguments: vendors)
    func everyShape(_ vendor: String) {
        let rows = Self.rows(of: vendor)
        #expect(!rows.isEmpty)
        for (name, alike) in Dictionary(grouping: rows, by: { Self.name(of: $0) }) {
            let lost = alike.filter { Self.marked.contains($0.id) }
            #expect(lost.isEmpty || lost.count == alike.count, "\(name): \(alike.map(\.id))")
        }
    }

    @Test("A key within the content of a message has the mark (C17)", arguments: vendors)
    func within(_ vendor: String) {
        let table = Checkout.mappings.vendor(vendor)?.messages.rows ?? []
        let content = table.filter { ["media", "attachment"].contains($0["rest"]) }.map { $0["path"] + "." }
        // What the table of bodies names is compared as it is.
        let bodies = (Checkout.mappings.vendor(vendor)?.bodies.rows ?? []).flatMap {
            $0["path"].split(separator: ".").map(String.init)
        }
        for row in Self.rows(of: vendor)
        where content.contains(where: row["path"].hasPrefix) && !bodies.contains(Self.lastStep(of: row)) {
            #expect(Self.marked.contains(row.id), "\(row.id) \(row["path"])")
        }
    }

    private static func lastStep(of row: Table.Row) -> String {
        row["path"].split(separator: ".").last.map(String.init) ?? ""
    }

    /// What a key is called in all shapes: its last step in any case, without the number of a version.
    private static func name(of row: Table.Row) -> String {
        let step = lastStep(of: row)
        return step.split(separator: ":").last?.lowercased() ?? step
    }
}
