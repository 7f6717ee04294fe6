/// Renders how a reader puts a value into a field of the message, and what stands in a message's fields.
struct FieldSlotRenderer {
    let table: Table

    /// What a reader puts into fields, and what a message holds in them.
    var files: [GeneratedFile] {
        [
            GeneratedFile(
                path: "Sources/VendorMapping/Generated/MessageReader+Fields.swift", tables: [table.file],
                body: "import PushModel\n\n" + [setter, getter].joined(separator: "\n\n") + "\n"),
            GeneratedFile(
                path: "Sources/PushModel/Generated/PushMessage+FieldValue.swift", tables: [table.file],
                body: messageGetter + "\n"),
        ]
    }

    private var setter: String {
        let branches = table.rows.map { row in
            let property = FieldProperty(row)
            let usual = property.usual.isEmpty ? "" : " ?? \(property.usual)"
            return property.kind.map { kind in
                "        case .\(row["case"]): \(property.place) = value?.\(kind)\(usual)"
            }
                ?? "        case .\(row["case"]): break"
        }
        return """
            extension MessageReader {
                /// Puts a value into a field; nil for the field's default. Members of objects are added one by one instead.
                mutating func set(_ field: CanonicalField, _ value: ModelValue?) {
                    switch field {
            \(branches.joined(separator: "\n"))
                    }
                }
            }
            """
    }

    private var getter: String {
        let branches = table.rows.map { row in
            let property = FieldProperty(row)
            guard let kind = property.kind else { return "        case .\(row["case"]): nil" }
            let value =
                property.usual.isEmpty
                ? "\(property.place).map(ModelValue.\(kind))" : ".\(kind)(\(property.place))"
            return "        case .\(row["case"]): \(value)"
        }
        return """
            extension MessageReader {
                /// What a field holds; nil for nothing, and for a field of members.
                func value(of field: CanonicalField) -> ModelValue? {
                    switch field {
            \(branches.joined(separator: "\n"))
                    }
                }
            }
            """
    }
}

extension FieldSlotRenderer {
    private var messageGetter: String {
        let branches = table.rows.map { row in
            let property = FieldProperty(row)
            guard let kind = property.kind else { return "        case .\(row["case"]): nil" }
            let place = "self.\(property.messagePlace)"
            let isOptional = property.usual.isEmpty || place.contains("?")
            return "        case .\(row["case"]): "
                + (isOptional ? "(\(place)).map(ModelValue.\(kind))" : ".\(kind)(\(place))")
        }
        return """
            extension PushMessage {
                /// What a field holds; nil for nothing, and for a field of members.
                package func fieldValue(of field: CanonicalField) -> ModelValue? {
                    switch field {
            \(branches.joined(separator: "\n"))
                    }
                }
            }
            """
    }
}

/// Where the model keeps a field: the property, its default, and the part that it belongs to.
private struct FieldProperty {
    /// The property of a draft.
    let place: String
    /// The same property of a message, whose part may be missing.
    let messagePlace: String
    /// What stands there where the message says nothing; empty for nil.
    let usual: String
    /// The case of `ModelValue`; nil for a field of members.
    let kind: String?

    init(_ row: Table.Row) {
        let parts = row["property"].split(separator: "=", maxSplits: 1).map(String.init)
        let path = parts[0].hasSuffix("?") ? String(parts[0].dropLast()) : parts[0]
        place = path.contains("!") ? path.replacing("!", with: "") : "message.\(path)"
        messagePlace = path.replacing("devices!", with: "devices?").replacing("!", with: "?")
            .replacing("devices?", with: "delivery.devices?")
        usual = parts.count > 1 ? parts[1] : ""
        kind =
            switch row["type"] {
            case "members": nil
            case "word": row["case"] == "kind" ? "kind" : "conversation"
            default: row["type"]
            }
    }
}
