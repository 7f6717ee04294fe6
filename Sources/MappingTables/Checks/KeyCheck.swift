/// Whether the keys of a vendor table fit together: paths, containers and the names of the generated cases.
struct KeyCheck {
    private let table: Table
    /// Whether the first name of a path is a member of a settings line, which no row leads to.
    private let beginsWithMember: Bool
    private let keys: [VendorKey]
    private let scopes: [KeyScope]

    /// Prepares the check of one vendor's table.
    init(table: Table, beginsWithMember: Bool = false) {
        self.table = table
        self.beginsWithMember = beginsWithMember
        self.keys = VendorKey.all(of: table)
        self.scopes = KeyScope.all(of: keys)
    }

    var problems: [TableProblem] {
        let cases = repeated(by: \.caseName) {
            "the generated case \($0.caseName) is that of \($1.row.id) too"
        }
        return repeated(by: { KeyPlace(shape: $0.shape, path: $0.path) }) {
            "\($0.path) has a row already: \($1.row.id)"
        }
            // Settings have no enum of keys.
            + (beginsWithMember ? [] : cases) + orphans + emptyContainers
    }

    private func repeated<Value: Hashable>(
        by value: (VendorKey) -> Value, message: (VendorKey, VendorKey) -> String
    ) -> [TableProblem] {
        var first: [Value: VendorKey] = [:]
        return keys.compactMap { key in
            guard let earlier = first[value(key)] else {
                first[value(key)] = key
                return nil
            }
            return TableProblem(key.row, of: table, message(key, earlier))
        }
    }

    /// Keys in an object that no container leads to.
    private var orphans: [TableProblem] {
        let reached = Set(keys.compactMap { KeyScope.child(of: $0, in: scopes)?.place })
        return keys.compactMap { key in
            guard !key.place.path.isEmpty, !reached.contains(key.place),
                !beginsWithMember || key.place.path.contains(".")
            else { return nil }
            return TableProblem(key.row, of: table, "no container row leads to \(key.place.path)")
        }
    }

    private var emptyContainers: [TableProblem] {
        keys.compactMap { key in
            guard key.isContainer, KeyScope.child(of: key, in: scopes) == nil else { return nil }
            return TableProblem(
                key.row, of: table, "the container has no keys: add rows below it or call it unmapped")
        }
    }
}

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

/// Whether each vendor has the shapes that messages need, and each shape a place in its vendor's table.
struct ShapeCheck {
    let mappings: Mappings

    var problems: [TableProblem] {
        mappings.vendorTables.flatMap { vendor in
            let missing = missing(vendor).map { TableProblem(vendor.row, of: mappings.vendors, $0) }
            return missing + vendor.shapes.flatMap { problems(of: $0, vendor) }
        }
    }

    private func problems(of shape: Table.Row, _ vendor: VendorTables) -> [TableProblem] {
        let keys = vendor.messages.rows.filter { $0["shape"] == shape["shape"] }
        let cells = ShapeCells(shape)
        var problems: [String] = repeated(shape, vendor) + sending(shape) + root(shape, vendor)
        problems += cells.problems(mappings.fieldTypes)
        problems += cells.problems(withKeys: keys)
        return problems.map { TableProblem(shape, of: mappings.shapes, $0) }
    }

    /// What a vendor lacks: the shape of its delivered pushes, or one in which its messages are sent.
    private func missing(_ vendor: VendorTables) -> [String] {
        var missing: [String] = []
        if !vendor.shapes.contains(where: { $0["shape"] == VendorTables.delivered }) {
            missing.append(
                "shapes.tsv has no shape payload of \(vendor.id), which is a push as a device receives it")
        }
        // Of a vendor that is only left, no message is sent.
        if !vendor.isWritten { return missing }
        for sender in ["client", "server"] {
            let usual = vendor.shapes.count { $0["sender"] == sender && $0.isUsual }
            if usual == 1 { continue }
            missing.append(
                "shapes.tsv must have one shape of \(vendor.id) with sender \(sender) and writes usual; it has \(usual)"
            )
        }
        return missing
    }

    private func repeated(_ shape: Table.Row, _ vendor: VendorTables) -> [String] {
        let first = vendor.shapes.first { $0["shape"] == shape["shape"] }
        return first == shape ? [] : ["the shape has a row already: \(first?.id ?? "")"]
    }

    private func sending(_ shape: Table.Row) -> [String] {
        if ["vendor", "copy"].contains(shape["sender"]) && shape["writes"] != "-" {
            return ["what the vendor sends is not written: writes must be -"]
        }
        return shape["shape"] == VendorTables.delivered && shape["sender"] != "vendor"
            ? ["the vendor sends what is delivered: the sender must be vendor"] : []
    }

    /// A shape's root must be an object of the vendor's table.
    private func root(_ shape: Table.Row, _ vendor: VendorTables) -> [String] {
        let places = KeyScope.all(of: VendorKey.all(of: vendor.messages)).map(\.place)
        let isPart = shape["root"] != "-"
        let place = KeyPlace(
            shape: isPart ? "*" : shape["shape"], path: isPart ? shape["root"] : "")
        if places.contains(place) { return [] }
        return [
            isPart
                ? "no row of \(vendor.messages.file) stands below \(shape["root"]) in every shape"
                : "no row of \(vendor.messages.file) has the shape \(shape["shape"])"
        ]
    }
}

extension Table.Row {
    /// Whether a shape is the one that is written where nobody asks for another, whatever the conversation.
    var isUsual: Bool { ["usual", "always"].contains(self["writes"]) }

    /// The kind of conversation for whose messages alone it is that; nil for a shape that is for all or for none.
    var usualConversation: String? {
        let words = self["writes"].split(separator: ":")
        return words.count == 2 && words[0] == "usual" ? String(words[1]) : nil
    }
}

extension VendorTables {
    /// The shape of a push as a device receives it, at every vendor.
    static let delivered = "payload"
}

/// Whether a row of a vendor table has the cells that its relation asks for.
struct RelationCheck {
    let table: Table

    var problems: [TableProblem] {
        table.rows.flatMap { row in problems(of: row).map { TableProblem(row, of: table, $0) } }
    }

    private func problems(of row: Table.Row) -> [String] {
        switch Relation(rawValue: row["relation"]) {
        case .container:
            ["field", "sample", "expect"].compactMap { column in
                row[column] == "-" ? nil : "a container has - as its \(column)"
            }
        case .unmapped:
            (row["expect"] == "-" ? [] : ["an unmapped key has - as its expect"])
                + (row["sample"] == "-" ? ["an unmapped key needs a sample"] : [])
        case .equivalent, .narrower, .broader, .related:
            ["field", "sample", "expect"].compactMap { column in
                row[column] == "-" ? "a key that is not unmapped needs a \(column)" : nil
            }
        case nil:
            []
        }
    }
}
