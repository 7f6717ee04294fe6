/// Renders the properties of a message, one for each field.
struct MessagePropertyRenderer {
    let table: Table

    var file: GeneratedFile {
        GeneratedFile(
            path: "Sources/PushModel/Generated/PushMessage+Properties.swift", tables: [table.file],
            body: [properties, sets].joined(separator: "\n\n") + "\n")
    }

    private var properties: String {
        """
        extension PushMessage {
        \(table.rows.map(property).joined(separator: "\n"))
        }
        """
    }

    private func property(_ row: Table.Row) -> String {
        let name = row["case"] == "extension" ? "`extension`" : row["case"]
        let field = ".\(row["case"])"
        let kind = FieldKind(row)
        let isOptional = row["usual"] == "-"
        let type = isOptional ? "\(kind.type)?" : kind.type
        if kind.isMembers {
            return """
                    /// \(row["note"])
                    public var \(name): \(type) {
                        get { members(of: \(field)) }
                        set { setMembers(\(field), newValue) }
                    }
                """
        }
        let usual = isOptional ? "" : " ?? \(row["usual"])"
        let value = isOptional ? "newValue.map(ModelValue.\(kind.name))" : ".\(kind.name)(newValue)"
        return """
                /// \(row["note"])
                public var \(name): \(type) {
                    get { \(kind.name)(of: \(field))\(usual) }
                    set { set(\(field), \(value)) }
                }
            """
    }

    private var sets: String {
        let parts = ["explicitAlert", "devices", "template", "directed", "recall"]
        let ofParts = parts.map { part in
            let name = "of\(part.prefix(1).uppercased())\(part.dropFirst())"
            return (name, fields { $0["field"].hasPrefix(part + ".") })
        }
        let sets =
            [
                ("optional", fields { $0["usual"] == "-" }),
                ("usuallyTrue", fields { $0["usual"] == "true" }),
                ("ofParts", ofParts.flatMap(\.1)),
            ] + ofParts
        return """
            extension FieldSet {
                // The fields that may say nothing at all, those that say yes where nothing is said, and those of each part.
            \(sets.map(Self.set).joined(separator: "\n"))
            }
            """
    }

    /// A set of the fields at some positions.
    private static func set(_ name: String, _ positions: [Int]) -> String {
        let bits = positions.reduce(UInt128(0)) { $0 | 1 << UInt128($1) }
        let value = "FieldSet(bits: 0x\(String(bits, radix: 16)))"
        return "    @inlinable static var \(name): FieldSet { \(value) }"
    }

    /// The positions of some fields.
    private func fields(_ isWanted: (Table.Row) -> Bool) -> [Int] {
        table.rows.indices.filter { isWanted(table.rows[$0]) }
    }
}

/// The type of a field's value, in Swift.
private struct FieldKind {
    /// The case of `ModelValue`.
    let name: String
    let type: String
    let isMembers: Bool

    init(_ row: Table.Row) {
        isMembers = row["type"] == "members"
        name = row["type"] == "word" ? (row["case"] == "kind" ? "kind" : "conversation") : row["type"]
        type =
            switch name {
            case "text", "number": "UTF8Text"
            case "texts": "[UTF8Text]"
            case "flag": "Bool"
            case "integer": "Int"
            case "kind": "MessageKind"
            case "conversation": "Conversation.Kind"
            case "audience": "Audience"
            case "sound": "Sound"
            case "json": "RawJSON"
            case "translations": "[LocalizedWords]"
            case "elements": "[MessageElement]"
            default: "[JSONField]"
            }
    }
}
