/// Whether the settings for other platforms stand where the vendors keep them, each once.
struct PlatformCheck {
    private let table: Table
    private let places: [(vendor: String, places: PlatformPlaces)]

    /// Prepares the check with the vendors' own tables.
    init(mappings: Mappings) {
        table = mappings.platforms
        places = mappings.platformPlaces
    }

    var problems: [TableProblem] {
        var seen: [[String]: Table.Row] = [:]
        return table.rows.flatMap { row in
            let setting = PlatformSetting(row: row)
            let pair = places.map { setting.path($0.vendor) ?? "-" }
            defer { if seen[pair] == nil { seen[pair] = row } }
            return (name(row) + paths(of: setting) + words(of: setting) + repeated(pair, seen[pair]))
                .map { TableProblem(row, of: table, $0) }
        }
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

    private func paths(of setting: PlatformSetting) -> [String] {
        let named = places.compactMap { vendor, places in setting.path(vendor).map { (vendor, places, $0) } }
        if named.isEmpty { return ["neither vendor has the setting"] }
        return named.compactMap { vendor, places, path in
            places.steps(to: path) == nil
                ? "the path \(path) leads into no section that \(vendor).tsv keeps aside" : nil
        }
    }

    private func words(of setting: PlatformSetting) -> [String] {
        guard let words = setting.words else {
            return ["the values are no pairs such as LOW=low, separated by blanks"]
        }
        if words.isEmpty { return [] }
        if !setting.isPair { return ["values need a setting that both vendors have"] }
        let isUnique = [words.map(\.easemob), words.map(\.nim)].allSatisfy { Set($0).count == $0.count }
        return isUnique ? [] : ["a value stands for two others"]
    }

    private func repeated(_ pair: [String], _ earlier: Table.Row?) -> [String] {
        guard let earlier else { return [] }
        return ["\(pair.filter { $0 != "-" }.joined(separator: " and ")) has a row already: \(earlier.id)"]
    }
}

extension Mappings {
    /// Each vendor's sections, under the name of its column.
    var platformPlaces: [(vendor: String, places: PlatformPlaces)] {
        [("easemob", PlatformPlaces(of: easemob)), ("nim", PlatformPlaces(of: nim))]
    }
}
