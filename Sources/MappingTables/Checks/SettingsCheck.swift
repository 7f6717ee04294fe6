/// Whether the columns of a settings table that decide how a key is read and written fit together.
struct SettingsCheck {
    private let table: Table
    /// The vendor's own transforms, for which its adapter has functions.
    private let own: [String: SettingsWord.TransformFacts]

    init(_ vendor: VendorTables) {
        table = vendor.settings
        own = Dictionary(
            vendor.ownTransforms.compactMap { own in own.facts.map { (own.name, $0) } },
            uniquingKeysWith: { first, _ in first })
    }

    var problems: [TableProblem] {
        table.rows.flatMap { row in
            (transform(row) + part(row)).map { TableProblem(row, of: table, $0) }
        }
    }

    /// The transform must be one that code bears, and read what the row says that there is.
    private func transform(_ row: Table.Row) -> [String] {
        let name = String(row["transform"].prefix { $0 != "(" })
        guard let transform = SettingsWord.transforms[name] ?? own[name] else {
            return [
                "the transform \"\(name)\" is neither the engine's nor a vendor's own: name it in vendors.tsv"
            ]
        }
        return types(row, name, transform) + values(row, name, transform) + relation(row, name, transform)
            + writes(row, name, transform)
    }

    private func types(_ row: Table.Row, _ name: String, _ transform: SettingsWord.TransformFacts) -> [String]
    {
        row["type"].split(separator: "|").map(String.init).filter {
            !transform.types.isEmpty && !transform.types.contains($0)
        }.map { "the transform \(name) reads no \($0)" }
    }

    /// Whether a key has a setting, and its transform fills one.
    private func relation(_ row: Table.Row, _ name: String, _ transform: SettingsWord.TransformFacts)
        -> [String]
    {
        switch Relation(rawValue: row["relation"]) {
        case .container:
            ["object", "envelope", "objects"].contains(name)
                ? [] : ["the transform \(name) leads to no members"]
        case .unmapped:
            transform.fills ? ["the transform \(name) fills a setting, and the row names none"] : []
        default: transform.fills ? [] : ["the transform \(name) fills no setting"]
        }
    }

    private func values(_ row: Table.Row, _ name: String, _ transform: SettingsWord.TransformFacts)
        -> [String]
    {
        let values = SettingsValues(row["values"])
        if let stranger = values.strangers.first {
            return ["the value \"\(stranger)\" is neither SPELLING=MEANING nor a range such as 0..59"]
        }
        let midnight = values.meanings.filter { $0.spelling == "0:0" }
        let meanings = values.meanings.count - midnight.count
        let isMidnightAllowed =
            transform.values == .midnight && row["part"] != "endHour" || row["part"] == "startHour"
        if !midnight.isEmpty && !isMidnightAllowed { return ["the value 0:0 decides nothing here"] }
        return switch transform.values {
        case .none, .midnight:
            meanings > 0 || values.range != nil ? ["the values decide nothing with \(name)"] : []
        case .meanings:
            meanings == 0 || values.range != nil ? ["the transform \(name) needs the values' meanings"] : []
        case .range:
            meanings > 0 || values.range == nil ? ["the transform \(name) needs a range of values"] : []
        case .meaningsOrRange:
            (meanings == 0) == (values.range == nil)
                ? ["the transform \(name) needs the values' meanings or a range of them"] : []
        }
    }

    private func writes(_ row: Table.Row, _ name: String, _ transform: SettingsWord.TransformFacts)
        -> [String]
    {
        row["writes"] == "-" || transform.isWritten
            ? [] : ["the transform \(name) is only read, so its key cannot be written"]
    }

    /// A part must be one of its setting's, and keys that make up a setting together need one.
    private func part(_ row: Table.Row) -> [String] {
        let parts = SettingsWord.parts(of: row["field"], by: row["transform"])
        if row["part"] != "-" {
            return parts.contains(row["part"]) ? [] : ["the part \"\(row["part"])\" decides nothing here"]
        }
        let needsPart =
            !parts.isEmpty && ["quiet.daily", "templates", "conversation.mode"].contains(row["field"])
        return needsPart
            ? ["\(row["field"]) is made up of parts: name one of \(parts.joined(separator: ", "))"] : []
    }
}

/// Whether what is told of settings without a place has its code, and is half a sentence.
struct LostSettingCheck {
    let mappings: Mappings

    var problems: [TableProblem] {
        mappings.lostSettings.rows.flatMap { row in
            (told(by: row) + difference(of: row)).map { TableProblem(row, of: mappings.lostSettings, $0) }
        }
    }

    private func told(by row: Table.Row) -> [String] {
        mappings.diagnostics.row(id: row["told"]) == nil
            ? ["the code \"\(row["told"])\" has no row in diagnostics.tsv"] : []
    }

    private func difference(of row: Table.Row) -> [String] {
        let text = row["difference"]
        return text == "-" || text.first?.isLowercase == true && !text.hasSuffix(".")
            ? [] : ["the difference is a sentence without its subject and its full stop"]
    }
}
