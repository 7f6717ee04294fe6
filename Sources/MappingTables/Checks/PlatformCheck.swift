/// Whether the settings for other platforms stand where their vendors keep them, each once.
struct PlatformCheck {
    private let table: Table
    private let places: [String: PlatformPlaces]

    /// Prepares the check with the vendors' own tables.
    init(mappings: Mappings) {
        table = mappings.platforms
        places = mappings.platformPlaces
    }

    var problems: [TableProblem] {
        var seen: [String: Table.Row] = [:]
        return table.rows.flatMap { row in
            let place = "\(row["vendor"]) \(row["path"])"
            defer { if seen[place] == nil { seen[place] = row } }
            return (name(row) + path(row) + repeated(row, seen[place])).map {
                TableProblem(row, of: table, $0)
            }
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
