/// Renders a vendor's limits as the values that one engine runs: a list for each shape.
struct LimitRenderer {
    private let vendor: VendorTables
    private let limits: Table
    private let shapes: [String]
    private let keys: LimitKeys
    private let cases: [String: String]

    /// Prepares the file `<name>Limits.swift` of the vendor's.
    init(mappings: Mappings, _ vendor: VendorTables) {
        self.vendor = vendor
        limits = mappings.limits
        shapes = vendor.shapes.map { $0["shape"] }
        keys = LimitKeys(vendor.messages)
        cases = Dictionary(mappings.fields.rows.map { ($0["field"], $0["case"]) }) { first, _ in first }
    }

    /// The whole file.
    var file: GeneratedFile {
        GeneratedFile(
            path: "\(vendor.folder)/Generated/\(vendor.name)Limits.swift", tables: [limits.file],
            folder: vendor.tableFolder,
            body: """
                \(vendor.imports)extension LimitTable {
                    /// The vendor's rows of `\(vendor.tableFolder)/\(limits.file)`.
                    static let \(vendor.member) = LimitTable(
                        vendor: \(SwiftLiteral.string(vendor.name)),
                        shapes: [
                \(shapes.map(list).joined())        ])
                }

                """)
    }

    private func list(of shape: String) -> String {
        let rows = limits.rows.filter { row in
            row["vendor"] == vendor.id && LimitCells(row: row).shapes?.contains(shape) != false
        }
        let items = rows.map { "                \(limit($0, in: shape)),  // \($0.id)\n" }.joined()
        return "            [  // \(shape)\n\(items)            ],\n"
    }

    private func limit(_ row: Table.Row, in shape: String) -> String {
        let cells = LimitCells(row: row)
        var parts = ["[\(cells.measures.map { measure($0, in: shape) }.joined(separator: ", "))]"]
        if row["called"] != "-" { parts.append("name: \(SwiftLiteral.string(row["called"]))") }
        parts += [".\(row["unit"])", "most: \(row["most"])"]
        if !cells.kinds.isEmpty {
            parts.append(
                "kinds: [\(cells.kinds.map { ".\(CamelCase.joined([$0]))" }.joined(separator: ", "))]")
        }
        if row["conversation"] != "-" { parts.append("in: .\(row["conversation"])") }
        parts.append("[\(cells.steps.map(step).joined(separator: ", "))]")
        return "Limit(\(parts.joined(separator: ", ")))"
    }

    private func measure(_ measure: LimitCells.Measure, in shape: String) -> String {
        switch measure {
        case .held(let field): ".held(\(self.field(field)))"
        case .written(let field): ".written(\(self.field(field)), \(keys.rows(writing: field, in: shape)))"
        case .key(let path): keys.place(of: path, in: shape).map { ".\($0)" } ?? ".key(-1)"
        }
    }

    private func step(_ step: LimitCells.Step) -> String {
        let fields = step.fields.map(field)
        return switch step.name {
        case "drop", "cut", "lower": ".\(step.name)(\(fields.joined()))"
        case "tell", "elsewhere", "split": ".\(step.name)"
        default: ".\(step.name)([\(fields.joined(separator: ", "))])"
        }
    }

    private func field(_ name: String) -> String { ".\(cases[name] ?? name)" }
}

/// Where the rows of a vendor's table write what a limit measures.
struct LimitKeys {
    private let keys: [VendorKey]
    private let scopes: [KeyScope]

    init(_ table: Table) {
        keys = VendorKey.all(of: table)
        scopes = KeyScope.all(of: keys)
    }

    /// The places of the rows that write a field in a shape.
    func rows(writing field: String, in shape: String) -> [Int] {
        keys.indices.filter { isOf(keys[$0], shape) && keys[$0].row["field"] == field && isWritten(keys[$0]) }
    }

    /// The object or the row that a path leads to in a shape, as the engine names it: `object(3)`, `key(17)`.
    func place(of path: String, in shape: String) -> String? {
        for shape in [shape, "*"] {
            if let object = scopes.firstIndex(where: { $0.place == KeyPlace(shape: shape, path: path) }) {
                return "object(\(object))"
            }
        }
        return keys.firstIndex { isOf($0, shape) && $0.path == path && isWritten($0) }.map { "key(\($0))" }
    }

    private func isOf(_ key: VendorKey, _ shape: String) -> Bool { key.shape == shape || key.shape == "*" }

    private func isWritten(_ key: VendorKey) -> Bool { key.row["writes"] != "-" }
}
