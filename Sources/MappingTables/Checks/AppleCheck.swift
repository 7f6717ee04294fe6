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
