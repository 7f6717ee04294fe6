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

/// Whether the settings for other platforms stand where their vendors keep them, each once, and have one class at all vendors.
struct PlatformCheck {
    private let table: Table
    private let places: [String: PlatformPlaces]
    /// The class of each setting's first row.
    private let classes: [String: String]

    /// Prepares the check with the vendors' own tables.
    init(mappings: Mappings) {
        table = mappings.platforms
        places = mappings.platformPlaces
        classes = Dictionary(table.rows.map { ($0["setting"], $0["class"]) }) { first, _ in first }
    }

    var problems: [TableProblem] {
        var seen: [String: Table.Row] = [:]
        return table.rows.flatMap { row in
            let place = "\(row["vendor"]) \(row["path"])"
            defer { if seen[place] == nil { seen[place] = row } }
            return [name(row), path(row), repeated(row, seen[place]), meaning(row)].flatMap {
                $0.map { TableProblem(row, of: table, $0) }
            }
        }
    }

    private func meaning(_ row: Table.Row) -> [String] {
        var problems: [String] = []
        if let other = classes[row["setting"]], other != row["class"] {
            problems.append("\(row["setting"]) has the class \(other) in an earlier row")
        }
        if row.words("values").contains(where: { $0.wholeMatch(of: /[A-Z]+=[0-9]+/) == nil }) {
            problems.append("the values \"\(row["values"])\" are no words such as LOW=1")
        }
        return problems
    }

    private func name(_ row: Table.Row) -> [String] {
        let words = row["setting"].split(separator: ".", omittingEmptySubsequences: false)
        let isName =
            words.count == 2
            && words.allSatisfy { word in
                word.first?.isLowercase == true && word.allSatisfy { $0.isASCII && $0.isLetter }
            }
        return isName
            ? [] : ["the setting \"\(row["setting"])\" is no platform and name, such as huawei.category"]
    }

    private func path(_ row: Table.Row) -> [String] {
        if places[row["vendor"]]?.steps(to: row["path"]) != nil { return [] }
        return ["the path \(row["path"]) leads into no section that \(row["vendor"]).tsv keeps aside"]
    }

    private func repeated(_ row: Table.Row, _ earlier: Table.Row?) -> [String] {
        guard let earlier else { return [] }
        return ["\(row["path"]) has a row already: \(earlier.id)"]
    }
}

extension Mappings {
    /// Each vendor's sections.
    var platformPlaces: [String: PlatformPlaces] {
        Dictionary(vendorTables.map { ($0.id, PlatformPlaces(of: $0.messages)) }) { first, _ in first }
    }
}

/// Whether each vendor has a preset, and none for a generation that it has not.
struct PresetCheck {
    let mappings: Mappings

    var problems: [TableProblem] {
        let (vendors, profiles) = (mappings.vendors, mappings.profiles)
        let without = vendors.rows.filter { vendor in
            !profiles.rows.contains { $0["vendor"] == vendor["vendor"] && $0["field"] == "language" }
        }
        return without.map { row in
            TableProblem(
                row, of: vendors,
                "profiles.tsv has no row of \(row["vendor"]) with the field language, so it has no preset")
        }
            + profiles.rows.filter { !isOfVendor($0) }.map { row in
                TableProblem(
                    row, of: profiles,
                    "\(row["vendor"]) has no generation \"\(row["generation"])\" in vendors.tsv")
            }
    }

    private func isOfVendor(_ row: Table.Row) -> Bool {
        if row["vendor"] == "*" || row["generation"] == "*" { return true }
        let vendor = mappings.vendors.rows.first { $0["vendor"] == row["vendor"] }
        return vendor?.words("generations").contains(row["generation"]) == true
    }
}

/// Whether a table has its columns and every row fills them.
struct FormCheck {
    let table: Table
    let schema: TableSchema
    /// The row of `vendors.tsv` that asks for the table; nil for a table that all vendors share.
    let namedBy: Table.Row?

    var problems: [TableProblem] {
        let names = schema.columns.joined(separator: ", ")
        if table.text.isEmpty {
            let reason = namedBy.map { ", and \($0.id) of vendors.tsv asks for it" } ?? ""
            return [
                TableProblem(
                    headerOf: table,
                    "the table is missing\(reason); begin it with a header that names these columns, separated by tabs: \(names)"
                )
            ]
        }
        guard table.columns == schema.columns else {
            return [
                TableProblem(
                    headerOf: table, "the header must name these columns, separated by tabs: \(names)")
            ]
        }
        return table.rows.flatMap(problems)
    }

    private func problems(of row: Table.Row) -> [TableProblem] {
        // Rows of another folder have a header of their own.
        guard row.columns == schema.columns else {
            let names = schema.columns.joined(separator: ", ")
            return [TableProblem(row, of: table, "the header of its file must name these columns: \(names)")]
        }
        guard row.cells.count == schema.columns.count else {
            let counts = "\(row.cells.count) cells instead of \(schema.columns.count)"
            return [TableProblem(row, of: table, "the row has \(counts), separated by single tabs")]
        }
        return schema.columns.compactMap { column in
            let cell = row[column]
            if cell.isEmpty { return TableProblem(row, of: table, "\(column) is empty; write - for nothing") }
            if cell.first == " " || cell.last == " " || cell.contains("\r") {
                return TableProblem(
                    row, of: table, "\(column) has white space at its end or a carriage return")
            }
            return nil
        }
    }
}
