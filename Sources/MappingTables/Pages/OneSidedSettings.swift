/// Renders the settings of users and consoles that one vendor keeps and the other has no key for.
package struct OneSidedSettings {
    private let source: Table
    private let target: Table

    package init(from source: VendorTables, to target: VendorTables) {
        self.source = source.settings
        self.target = target.settings
    }

    /// The settings in the source's order, with the rows that fill them.
    package var fields: [(field: String, rows: [Table.Row])] {
        var fields: [(field: String, rows: [Table.Row])] = []
        for row in source.rows where Self.fills(row) {
            if let known = fields.firstIndex(where: { $0.field == row["field"] }) {
                fields[known].rows.append(row)
            } else {
                fields.append((row["field"], [row]))
            }
        }
        let kept = Set(target.rows.filter(Self.fills).map { $0["field"] })
        // A switch beside other keys, or another spelling, is no setting of its own.
        return fields.filter { entry in
            !kept.contains(entry.field) && Self.names[entry.field].map(kept.contains) != true
                && entry.rows.contains { $0["relation"] == Relation.equivalent.rawValue }
        }
    }

    var text: String {
        var table = MarkdownTable("Setting", "Rows")
        for (field, rows) in fields {
            table.append(MarkdownTable.code(field), rows.map(\.id).joined(separator: ", "))
        }
        return table.text
    }

    /// What only says of which sort another setting is, which a vendor may say by that one's key.
    private static let names = ["conversation.kind": "conversation.id", "device.voipToken": "device.token"]

    private static func fills(_ row: Table.Row) -> Bool {
        row["field"] != "-" && row["relation"] != Relation.unmapped.rawValue
            && row["relation"] != Relation.container.rawValue
    }
}
