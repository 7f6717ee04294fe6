/// Renders how a reader puts a value into a field of the message, and looks at what stands there.
struct FieldSlotRenderer {
    let table: Table

    /// The whole file.
    var file: GeneratedFile {
        GeneratedFile(
            path: "Sources/VendorMapping/Generated/MessageDraft+Fields.swift", tables: [table.file],
            body: "import PushModel\n\n" + [setter, getter, messageGetter].joined(separator: "\n\n") + "\n")
    }

    private var setter: String {
        let branches = table.rows.map { row in
            let property = FieldProperty(row)
            let usual = property.usual.isEmpty ? "" : " ?? \(property.usual)"
            return property.kind.map { kind in "        case .\(row["case"]): \(property.place) = value?.\(kind)\(usual)" }
                ?? "        case .\(row["case"]): break"
        }
        return """
            extension MessageDraft {
                /// Puts a value into a field; nil for the field's default. Members of objects are added one by one instead.
                mutating func set(_ field: CanonicalField, _ value: FieldValue?) {
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
            let value = property.usual.isEmpty
                ? "\(property.place).map(FieldValue.\(kind))" : ".\(kind)(\(property.place))"
            return "        case .\(row["case"]): \(value)"
        }
        return """
            extension MessageDraft {
                /// What a field holds; nil for nothing, and for a field of members.
                func value(of field: CanonicalField) -> FieldValue? {
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
            return "        case .\(row["case"]): " + (isOptional ? "(\(place)).map(FieldValue.\(kind))" : ".\(kind)(\(place))")
        }
        return """
            extension PushMessage {
                /// What a field holds; nil for nothing, and for a field of members.
                package func fieldValue(of field: CanonicalField) -> FieldValue? {
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
    /// The case of `FieldValue`; nil for a field of members.
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
            case "number": "text"
            default: row["type"]
            }
    }
}
