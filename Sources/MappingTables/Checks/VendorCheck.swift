/// Whether the vendors are told apart, and each says what the other tables and the generated code call it.
struct VendorCheck {
    private let table: Table
    private let vendors: [VendorTables]
    /// What the identifiers of the shared tables begin with.
    private let prefixes: [String]

    init(mappings: Mappings) {
        table = mappings.vendors
        vendors = mappings.vendorTables
        let own = mappings.vendorTables.flatMap { [$0.ownMessages.file, $0.settings.file] }
        prefixes = mappings.schemas.filter { !own.contains($0.table.file) }.compactMap(\.schema.prefix)
    }

    var problems: [TableProblem] {
        var told = Told(prefixes: prefixes)
        return table.rows.flatMap { row in
            (names(row) + (row["like"] == "-" ? own(row) : alias(row)) + told.repeated(row)).map {
                TableProblem(row, of: table, $0)
            }
        }
    }

    private func names(_ row: Table.Row) -> [String] {
        let (vendor, name) = (row["vendor"], row["name"])
        let isVendor = vendor.allSatisfy { $0.isASCII && $0.isLowercase }
        let isName = name.allSatisfy { $0.isASCII && $0.isLetter } && name.first?.isUppercase == true
        return (isVendor ? [] : ["the vendor \"\(vendor)\" must be lower-case letters"])
            + (isName ? [] : ["the name \"\(name)\" must be letters, the first one a capital"])
            + (row.words("generations").contains("current")
                ? [] : ["the generations must name current, the one that a profile has by itself"])
    }

    /// A vendor with tables of its own.
    private func own(_ row: Table.Row) -> [String] {
        let prefixes = ["keys", "settings"].filter { column in
            !row[column].allSatisfy { $0.isASCII && $0.isUppercase }
        }.map { "the \($0) must be the capitals that the identifiers of its table begin with" }
        let folder =
            row["folder"].split(separator: "/").count > 1
            ? [] : ["the folder must be the adapter's, such as Sources/AcmeAdapter"]
        return prefixes + folder + forms(row) + transforms(row) + readings(row)
    }

    private func transforms(_ row: Table.Row) -> [String] {
        let settings = vendors.first { $0.row == row }?.settings.rows ?? []
        return row.words("transforms").flatMap { word -> [String] in
            let own = OwnTransform(word)
            if own.facts == nil {
                return [
                    "the transform \"\(word)\" is no name of the vendor's own with types, such as user:string"
                ]
            }
            return settings.contains { $0["transform"] == own.name }
                ? [] : ["no row of \(row["vendor"])-settings.tsv has the transform \"\(own.name)\""]
        }
    }

    private func forms(_ row: Table.Row) -> [String] {
        if row.words("forms").isEmpty { return ["a vendor with tables needs the forms of its settings"] }
        let settings = vendors.first { $0.row == row }?.settings.rows ?? []
        return row.words("forms").filter { form in !settings.contains { $0["shape"] == form } }.map {
            "no row of \(row["vendor"])-settings.tsv has the form \"\($0)\""
        }
    }

    private func readings(_ row: Table.Row) -> [String] {
        let section = row["readings"]
        let isLetter = section.count == 1 && section.allSatisfy { $0.isUppercase }
        return (section == "-" || isLetter || section == row["keys"])
            && !["G", "T", "C", "S"].contains(section)
            ? []
            : ["the readings \"\(section)\" must be a capital that no other readings begin with, or the keys"]
    }

    /// A vendor whose messages look like another one's.
    private func alias(_ row: Table.Row) -> [String] {
        let columns = ["keys", "settings", "forms", "transforms", "readings", "folder"].filter {
            row[$0] != "-"
        }
        return columns.map { "a vendor like another one has - as its \($0)" }
            + (vendors.contains { $0.id == row["like"] }
                ? [] : ["\(row["like"]) is no vendor with tables of its own"])
    }

    /// What was said in earlier rows.
    private struct Told {
        private var cells: [String: String] = [:]

        init(prefixes: [String]) {
            for prefix in prefixes { cells["prefix \(prefix)"] = "another table" }
        }

        mutating func repeated(_ row: Table.Row) -> [String] {
            let columns = [
                ("vendor", "vendor"), ("name", "name"), ("keys", "prefix"), ("settings", "prefix"),
                ("readings", "readings"), ("folder", "folder"),
            ]
            return columns.compactMap { column, sort in
                if row[column] == "-" { return nil }
                let known = cells.updateValue(row.id, forKey: "\(sort) \(row[column])")
                return known.map { "the \(column) \"\(row[column])\" is that of \($0) too" }
            }
        }
    }
}
