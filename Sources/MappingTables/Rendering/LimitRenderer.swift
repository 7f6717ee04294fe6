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

/// Renders the vendors' built-in texts and policies as rows for the presets of `AppProfile`.
struct ProfileRenderer {
    private let table: Table

    /// Prepares the file from `profiles.tsv`.
    init(table: Table) {
        self.table = table
    }

    /// The whole file.
    var file: GeneratedFile {
        GeneratedFile(
            path: "Sources/PushModel/Generated/BuiltInProfiles.swift", tables: [table.file],
            body: "package import JSONDocument\n\n\(declaration)\n\n\(rows)\n")
    }

    /// The file of a vendor whose tables lie in another folder: its own rows, which its adapter brings along.
    func file(of vendor: VendorTables) -> GeneratedFile {
        let rows = table.rows.filter { vendor.names.contains($0["vendor"]) }
        return GeneratedFile(
            path: "\(vendor.folder)/Generated/\(vendor.name)Presets.swift", tables: [table.file],
            folder: vendor.tableFolder,
            body: """
                import PushModel

                /// What the vendor's servers do when neither sender nor app says otherwise.
                enum \(vendor.name)Presets {
                    /// The table's rows in its order; a later one overrides an earlier one.
                    static var rows: [BuiltInProfiles.Row] { rowTable }
                }

                \(Self.list(of: rows))

                """)
    }

    private var declaration: String {
        """
        /// What the vendors' servers do when neither sender nor app says otherwise.
        package enum BuiltInProfiles {
            /// One setting of one preset.
            package struct Row: Sendable {
                /// The row's identifier in the table.
                package let id: String
                /// The vendor's name; `*` for all.
                package let vendor: UTF8Text
                /// The vendor's generation, such as `current`; `*` for all.
                package let generation: UTF8Text
                /// The language of a text; `*` for all.
                package let language: UTF8Text
                /// The path of the setting in a profile file.
                package let field: UTF8Text
                /// A JSON literal.
                package let value: UTF8Text

                package init(
                    id: String, vendor: UTF8Text, generation: UTF8Text, language: UTF8Text, field: UTF8Text,
                    value: UTF8Text
                ) {
                    self.id = id
                    self.vendor = vendor
                    self.generation = generation
                    self.language = language
                    self.field = field
                    self.value = value
                }
            }

            /// The table's rows in its order; a later one overrides an earlier one.
            package static var rows: [Row] { rowTable }
        }
        """
    }

    private var rows: String { Self.list(of: table.rows) }

    private static func list(of rows: [Table.Row]) -> String {
        let columns = ["vendor", "generation", "language", "field", "value"]
        let items = rows.map { row in
            let cells = columns.map { "\($0): \(SwiftLiteral.string(row[$0]))" }
            return ".init(id: \"\(row.id)\", \(cells.joined(separator: ", ")))"
        }
        return SwiftLiteral.list("rowTable", of: "BuiltInProfiles.Row", items)
    }
}
