/// Whether the columns of `apns.tsv` that say how a key is read fit together, and what vendors say otherwise differs.
struct AppleCheck {
    let mappings: Mappings

    private var apns: Table { mappings.apns }
    private var rows: AppleRows { AppleRows(apns) }

    var problems: [TableProblem] {
        let fields = Set(mappings.fields.rows.map { $0["field"] })
        let read = rows.table(columns: TableSchema.messageColumns)
        return apns.rows.flatMap { row in problems(of: row).map { TableProblem(row, of: apns, $0) } }
            + repeatedOrders + unknownFields(read, fields)
            + RelationCheck(table: read).problems + ReadingColumnCheck(table: read, fields: fields).problems
            + FieldCheck(mappings: mappings).expectations(of: read)
            + mappings.vendorTables.flatMap(needless)
    }

    private func problems(of row: Table.Row) -> [String] {
        guard row["transform"] != "-" else {
            return ["order", "rank", "rest", "also", "sample", "expect"].compactMap { column in
                row[column] == "-" ? nil : "the \(column) decides nothing without a transform"
            }
        }
        return place(row) + order(row) + transform(row) + alertField(row)
    }

    private func place(_ row: Table.Row) -> [String] {
        let objects = apns.rows.filter { $0["place"] == "aps" && $0["transform"] != "-" && $0["rest"] != "-" }
        let places = ["aps"] + objects.map { $0["key"] }
        return places.contains(row["place"])
            ? [] : ["a key is read only in: \(places.joined(separator: ", "))"]
    }

    private func alertField(_ row: Table.Row) -> [String] {
        let isOutside = row["place"] == "alert" && !row["field"].hasPrefix("alert.") && row["field"] != "-"
        return isOutside ? ["\(row["field"]) stands outside of an alert"] : []
    }

    private func order(_ row: Table.Row) -> [String] {
        let isOrder = Int(row["order"]).map { 1...99 ~= $0 } ?? false
        return isOrder ? [] : ["the order \"\(row["order"])\" is no number from 1 to 99"]
    }

    /// Only what the engine itself can do is the same for every vendor.
    private func transform(_ row: Table.Row) -> [String] {
        let known = VendorTableRenderer.transforms
        return known.contains(row["transform"])
            ? [] : ["the transform \"\(row["transform"])\" is none of: \(known.joined(separator: ", "))"]
    }

    private var repeatedOrders: [TableProblem] {
        var first: [[String]: String] = [:]
        return apns.rows.filter { $0["order"] != "-" }.compactMap { row in
            let key = [row["place"], row["order"]]
            defer { first[key] = first[key] ?? row.id }
            return first[key].map { TableProblem(row, of: apns, "the order is that of \($0) too") }
        }
    }

    private func unknownFields(_ read: Table, _ fields: Set<String>) -> [TableProblem] {
        read.rows.filter { $0["field"] != "-" && !fields.contains($0["field"]) }.map {
            TableProblem($0, of: read, "it is read into \($0["field"]), which is no canonical field")
        }
    }

    /// A vendor's own row for a key of `aps` says something else than Apple's.
    private func needless(_ vendor: VendorTables) -> [TableProblem] {
        let decisive = TableSchema.messageColumns.filter { !["id", "sources", "note"].contains($0) }
        return rows.replaced(in: vendor.ownMessages).filter { own, shared in
            decisive.allSatisfy { own[$0] == shared[$0] }
        }.map { own, shared in
            TableProblem(
                own, of: vendor.ownMessages, "the row decides nothing: \(shared.id) says the same of the key")
        } + misplaced(vendor)
    }

    private func misplaced(_ vendor: VendorTables) -> [TableProblem] {
        vendor.ownMessages.rows.filter { $0["transform"] == AppleRows.transform }.compactMap { row in
            let problem: String? =
                !AppleRows.isPlace(row)
                ? "only a container has the transform \(AppleRows.transform)"
                : row["rest"] != Self.rest
                    ? "the rest of Apple's keys is \(Self.rest), not \(row["rest"])" : nil
            return problem.map { TableProblem(row, of: vendor.ownMessages, $0) }
        }
    }

    private static let rest = MemberRestWord.apsExtras.rawValue
}

/// Whether Apple's reasons are told apart, and their other spellings lead to a row.
struct RejectionCheck {
    let table: Table

    var problems: [TableProblem] {
        let reasons = Dictionary(grouping: table.rows) { $0["reason"] }
        return table.rows.flatMap { row in
            problems(of: row, reasons: reasons).map { TableProblem(row, of: table, $0) }
        }
    }

    private func problems(of row: Table.Row, reasons: [String: [Table.Row]]) -> [String] {
        var problems: [String] = []
        if Int(row["status"]).map((400...599).contains) != true {
            problems.append("the status \"\(row["status"])\" is none that refuses a request")
        }
        if let first = reasons[row["reason"]]?.first, first.line != row.line {
            problems.append("the reason has a row already: \(first.id)")
        }
        if row["alias"] != "-", reasons[row["alias"]] == nil {
            problems.append("the alias \"\(row["alias"])\" is no reason of the table")
        }
        return problems
    }
}

/// Whether the linter's rules are told apart, speak of keys that exist, and leave places for facts that it knows.
struct RuleCheck {
    let table: Table
    private let knownKeys: Set<String>

    /// Prepares the check of `rules.tsv` against the keys of `apns.tsv`.
    init(table: Table, keys: Table) {
        self.table = table
        self.knownKeys = Set(keys.rows.map { "\($0["place"])/\($0["key"])" })
    }

    var problems: [TableProblem] {
        let names = Dictionary(grouping: table.rows) { $0["rule"] }
        return table.rows.flatMap { row in
            (name(of: row, names) + keys(of: row) + message(of: row))
                .map { TableProblem(row, of: table, $0) }
        }
    }

    private func name(of row: Table.Row, _ names: [String: [Table.Row]]) -> [String] {
        let name = row["rule"]
        if !name.utf8.allSatisfy({ (0x61...0x7A).contains($0) || $0 == 0x2D }) {
            return ["the rule \"\(name)\" must be lower-case letters and dashes"]
        }
        guard let first = names[name]?.first, first.line != row.line else { return [] }
        return ["the rule has a row already: \(first.id)"]
    }

    private func keys(of row: Table.Row) -> [String] {
        if row["keys"] == "-" { return [] }
        return row["keys"].split(separator: " ").map(String.init).filter { !knownKeys.contains($0) }
            .map { "the key \"\($0)\" has no row in apns.tsv; write place/key" }
    }

    private func message(of row: Table.Row) -> [String] {
        let message = row["message"]
        var problems: [String] = []
        if message.count > 160 {
            problems.append("the message has \(message.count) characters, more than 160")
        }
        if !message.hasSuffix(".") {
            problems.append("the message must be sentences that end with a full stop")
        }
        for piece in message.split(separator: "{", omittingEmptySubsequences: false).dropFirst() {
            let place = piece.prefix { $0 != "}" }
            if !Self.places.contains(String(place)) {
                problems.append("the message leaves a place for \"\(place)\", which the linter cannot fill")
            }
        }
        return problems
    }

    /// What the linter fills in: the key, what stands there, what should stand there.
    private static let places: Set<String> = ["key", "found", "expected"]
}

/// Whether a vendor's texts about its pushes are told apart.
struct OutcomeCheck {
    let table: Table

    var problems: [TableProblem] {
        var seen: [String: String] = [:]
        return table.rows.compactMap { row in
            let text = "\(row["vendor"])\t\(row["detail"].lowercased())"
            defer { seen[text] = seen[text] ?? row.id }
            return seen[text].map { TableProblem(row, of: table, "the detail has a row already: \($0)") }
        }
    }
}

/// Whether effects are of fields, keys and codes that exist, and each of these has one effect at most.
struct EffectCheck {
    let mappings: Mappings

    var problems: [TableProblem] {
        let fields = Set(mappings.fields.rows.map { $0["field"] })
        let keys = Set(mappings.vendorTables.flatMap { $0.ownMessages.rows.map(\.id) })
        let codes = Set(mappings.diagnostics.rows.map(\.id))
        // The name of an effect is its first code.
        var seen: Set<String> = []
        return mappings.effects.rows.flatMap { row in
            let members = row.words("fields") + row.words("keys") + row.words("codes") + [row["effect"]]
            let unknown = [
                ("field", row.words("fields"), fields), ("key", row.words("keys"), keys),
                ("code", row.words("codes"), codes),
            ].flatMap { kind, names, known in
                names.filter { !known.contains($0) }.map { "the \(kind) \"\($0)\" is in no table" }
            }
            let repeated = members.filter { !seen.insert($0).inserted }.map {
                "\"\($0)\" has an effect already"
            }
            return (unknown + repeated).map { TableProblem(row, of: mappings.effects, $0) }
        }
    }
}
