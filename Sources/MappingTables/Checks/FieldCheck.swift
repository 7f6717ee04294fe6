/// Whether the canonical fields are told apart, name fields that exist, and can hold what vendors' rows expect in them.
struct FieldCheck {
    let mappings: Mappings

    var problems: [TableProblem] {
        let fields = mappings.fields
        let types = mappings.fieldTypes
        return fields.rows.flatMap { row in
            row.counterparts.filter { types[$0] == nil }.map {
                TableProblem(row, of: fields, "the counterpart \"\($0)\" is no canonical field")
            }
        } + repeated(in: fields, "field") + repeated(in: fields, "case")
            + mappings.vendorTables.flatMap { expectations(of: $0.ownMessages) }
    }

    private func repeated(in table: Table, _ column: String) -> [TableProblem] {
        var seen: [String: String] = [:]
        return table.rows.compactMap { row in
            defer { seen[row[column]] = seen[row[column]] ?? row.id }
            return seen[row[column]].map {
                TableProblem(row, of: table, "the \(column) has a row already: \($0)")
            }
        }
    }

    /// Rows of a vendor's table that expect in a field what it cannot hold.
    func expectations(of table: Table) -> [TableProblem] {
        let types = mappings.fieldTypes
        return table.rows.compactMap { row in
            guard let type = types[row["field"]], let held = FieldType(rawValue: type),
                !held.fits(row["expect"])
            else { return nil }
            return TableProblem(
                row, of: table,
                "\(row["field"]) cannot hold \(row["expect"]): fields.tsv says that its type is \(type)")
        }
    }
}

/// What a canonical field holds, in its neutral form.
enum FieldType: String, CaseIterable {
    case text, texts, word, flag, integer, number, audience, sound, members, json, translations,
        elements

    /// Whether the field can hold what a JSON literal spells; `null` and `-` stand for nothing.
    func fits(_ literal: String) -> Bool {
        guard literal != "-", literal != "null", let first = literal.utf8.first else { return true }
        let isText = first == UInt8(ascii: "\"")
        let isFlag = literal == "true" || literal == "false"
        return switch self {
        case .text, .word: isText
        case .texts, .translations, .elements: first == UInt8(ascii: "[")
        case .audience: isText || first == UInt8(ascii: "[")
        case .flag: isFlag
        case .integer, .number: first == UInt8(ascii: "-") || (0x30...0x39).contains(first)
        case .members: first == UInt8(ascii: "{")
        case .sound: isText || isFlag || first == UInt8(ascii: "{")
        case .json: true
        }
    }
}
