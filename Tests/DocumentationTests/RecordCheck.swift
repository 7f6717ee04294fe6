import JSONDocument

/// Compares records with the tables that describe them, and notes which rows have occurred.
struct RecordCheck {
    private let tables: [String: RecordTable]
    /// Members that no row has, values of another type, and members that are absent though they are always there.
    private(set) var faults: Set<String> = []
    /// The types that each row's values have had, by table and path.
    private(set) var seen: [String: Set<RecordType>] = [:]

    init(_ tables: [String: RecordTable]) { self.tables = tables }

    /// Where the members of an object are described: a table, and the path within it.
    private struct Scope {
        let table: String
        var path: [String] = []
    }

    /// Checks a record that several tables describe.
    mutating func check(_ record: JSONValue, by names: [String]) {
        check(record, names.map { Scope(table: $0) }, at: names.last ?? "")
    }

    /// What the rows of the tables promise and no record has had; `exempt` are rows that no test can produce.
    func unseen(exempt: Set<String>) -> [String] {
        tables.flatMap { name, table in
            table.rows.flatMap { row -> [String] in
                let key = Self.key(name, row)
                if exempt.contains(key) { return [] }
                let had = seen[key] ?? []
                return had.isEmpty
                    ? ["\(key) never occurs"]
                    : row.types.filter { !had.contains($0) }.map { "\(key) is never \($0.name)" }
            }
        }.sorted()
    }

    private static func key(_ table: String, _ row: RecordTable.Row) -> String {
        "\(table): \(row.path.joined(separator: "."))"
    }

    private mutating func check(_ object: JSONValue, _ scopes: [Scope], at place: String) {
        guard object.kind == .object else {
            faults.insert("\(place) is no object")
            return
        }
        var known: [String: (table: String, row: RecordTable.Row)] = [:]
        for scope in scopes {
            guard let table = tables[scope.table] else {
                faults.insert("there is no table \(scope.table)")
                continue
            }
            for (name, row) in table.members(at: scope.path) where known[name] == nil {
                known[name] = (scope.table, row)
            }
        }
        let present = Set(object.members.map(\.key.string))
        for (name, (table, row)) in known where row.isAlwaysPresent && !present.contains(name) {
            faults.insert("\(Self.key(table, row)) is absent in \(place)")
        }
        for member in object.members {
            let name = member.key.string
            guard let (table, row) = known[name] else {
                faults.insert("\(place) has \(name), which no row has")
                continue
            }
            check(member.value, row, in: table, at: "\(place), \(name)")
        }
    }

    private mutating func check(
        _ value: JSONValue, _ row: RecordTable.Row, in table: String, at place: String
    ) {
        guard let type = row.types.first(where: { $0.fits(value) }) else {
            faults.insert("\(Self.key(table, row)) is of another type in \(place)")
            return
        }
        seen[Self.key(table, row), default: []].insert(type)
        guard type.hasMembers else { return }
        let isList = type.form == "list"
        let described = type.tables.map { Scope(table: $0) }
        var path = row.path
        if isList, let name = path.popLast() { path.append("\(name)[]") }
        let own = type.tables.isEmpty || type.form == "object" ? [Scope(table: table, path: path)] : []
        let scopes = described + own
        if isList {
            for element in value.elements { check(element, scopes, at: place) }
        } else if type.form == "by name" {
            for member in value.members { check(member.value, scopes, at: place) }
        } else {
            check(value, scopes, at: place)
        }
    }
}
