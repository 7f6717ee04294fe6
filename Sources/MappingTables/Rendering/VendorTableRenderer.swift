/// Renders a vendor's table as the values that one engine runs: the rows, the objects that they stand in, and the
/// vendor's own vocabulary of drafts, marks and transforms.
struct VendorTableRenderer {
    private let table: Table
    private let vendor: String
    private let target: String
    private let keys: [VendorKey]
    private let scopes: [KeyScope]
    private let shapes: [Table.Row]

    /// The transforms that the engine has for all vendors.
    private let common: Set<String>

    /// Prepares the file `Sources/<vendor>Adapter/Generated/<vendor>Table.swift`.
    init(mappings: Mappings, table: Table, vendor: String, common: [String] = VendorTableRenderer.transforms)
    {
        self.table = table
        self.vendor = vendor
        self.common = Set(common)
        target = "\(vendor)Adapter"
        keys = VendorKey.all(of: table)
        scopes = KeyScope.all(of: keys)
        cases = Dictionary(mappings.fields.rows.map { ($0["field"], $0["case"]) }) { first, _ in first }
        shapes = mappings.shapes.rows.filter { $0["vendor"] == vendor.lowercased() }
    }

    /// The whole file.
    var file: GeneratedFile {
        GeneratedFile(
            path: "Sources/\(target)/Generated/\(vendor)Table.swift", tables: [table.file, "shapes.tsv"],
            body: "import PushModel\nimport VendorMapping\n\n"
                + [
                    words("Draft", "What keys say before the adapter decides what the message holds", drafts),
                    words("Mark", "What keys say of the message as a whole by being there", marks),
                    words("Transform", "The vendor's own ways of reading a value", own),
                    words("Evidence", "What keys at the root say of a message's shape", evidence.words),
                    words("EvidenceTest", "The vendor's own tests of such a key's value", evidence.ownTests),
                    compiled,
                ].joined(separator: "\n\n") + "\n")
    }

    // MARK: - Vocabulary

    private var drafts: [String] { names(in: "draft") }
    private var marks: [String] { names(in: "presence") }
    private var evidence: EvidenceCells { EvidenceCells(table) }
    private var own: [String] { keys.map(\.transform).filter { !common.contains($0) }.distinct }

    private func names(in column: String) -> [String] {
        table.rows.map { $0[column] }.filter { $0 != "-" }.distinct
    }

    private func words(_ kind: String, _ comment: String, _ names: [String]) -> String {
        """
        /// \(comment).
        enum \(vendor)\(kind): UInt8, CaseIterable {
        \(names.map { "    case \($0)" }.joined(separator: "\n"))
        }
        """
    }

    // MARK: - The table

    private var compiled: String {
        """
        extension VendorTable {
            /// The rows of `Mappings/\(table.file)`.
            static let \(vendor.lowercased()) = VendorTable(
                rows: \(vendor.lowercased())Rows,
                objects: [
        \(scopes.map { "            \(object($0)),\n" }.joined())        ],
                shapes: [
        \(shapes.map { "            \(shape($0)),\n" }.joined())        ])
        }

        private let \(vendor.lowercased())Rows: [VendorRow] = [
        \(keys.map { "    \(row($0)),\n" }.joined())]
        """
    }

    private func object(_ scope: KeyScope) -> String {
        let leading = keys.indices.filter { KeyScope.child(of: keys[$0], in: scopes)?.place == scope.place }
        let holder = leading.first { keys[$0].argument.isEmpty }
        let isRoot = scope.place.path.isEmpty
        let shape = shapes.first { isRoot && $0["shape"] == scope.place.shape }
        let rest = shape?["rest"] ?? leading.first.map { keys[$0].row["rest"] } ?? "unknown"
        let own =
            scope.keys.filter { $0.place == scope.place } + (hasCommonKeys(scope.place) ? commonKeys : [])
        let rows = own.compactMap { key in keys.firstIndex { $0.row.id == key.row.id } }
        let isCaseless = shapes.contains { $0["shape"] == scope.place.shape && $0["case"] == "any" }
        return "VendorObject(rows: \(rows), rest: .\(rest == "-" ? "unknown" : rest)"
            + (holder.map { ", holder: \($0)" } ?? "") + (isCaseless ? ", ignoresCase: true" : "") + ")"
    }

    /// Whether the keys that all shapes share may stand in an object of a shape.
    private func hasCommonKeys(_ place: KeyPlace) -> Bool {
        shapes.contains { shape in
            shape["shape"] == place.shape
                && shape["common"].split(separator: " ").contains {
                    place.path == ($0 == "root" ? "" : String($0))
                }
        }
    }

    private var commonKeys: [VendorKey] {
        keys.filter { $0.shape == "*" && $0.place.path.isEmpty }
    }

    private func shape(_ row: Table.Row) -> String {
        let place =
            row["root"] == "-"
            ? KeyPlace(shape: row["shape"], path: "") : KeyPlace(shape: "*", path: row["root"])
        let root = scopes.firstIndex { $0.place == place } ?? -1
        return "VendorShape(\(SwiftLiteral.string(row["shape"])), root: \(root))"
    }

    private func row(_ key: VendorKey) -> String {
        let row = key.row
        var parts = [
            SwiftLiteral.string(row.id), SwiftLiteral.string(key.shape), SwiftLiteral.string(key.path),
            transform(key),
        ]
        if row["field"] != "-" { parts.append(field(row["field"])) }
        parts.append("types: \(types(row["type"]))")
        if row["draft"] != "-" { parts.append("draft: \(drafts.firstIndex(of: row["draft"]) ?? 0)") }
        if row["rank"] != "-" { parts.append("rank: \(row["rank"])") }
        if row["evidence"] != "-" { parts.append("evidence: [\(evidence.literals(of: row))]") }
        if row["presence"] != "-" { parts.append("mark: \(marks.firstIndex(of: row["presence"]) ?? 0)") }
        if row["writes"] != "-" { parts.append("writes: \(Self.sendings[row["writes"]] ?? ".all")") }
        if row["also"] != "-" {
            parts.append(
                "also: [\(row["also"].split(separator: " ").map { field(String($0)) }.joined(separator: ", "))]"
            )
        }
        if let child = KeyScope.child(of: key, in: scopes),
            let index = scopes.firstIndex(where: { $0.place == child.place })
        {
            parts.append("members: \(index)")
        }
        if row["strip"] == "always" { parts.append("strips: true") }
        return "VendorRow(\(parts.joined(separator: ", ")))"
    }

    private func transform(_ key: VendorKey) -> String {
        own.firstIndex(of: key.transform).map { ".own(\($0))" } ?? ".\(key.transform)"
    }

    private func types(_ cell: String) -> String {
        let names = cell.split(separator: "|").map { $0 == "json-string" ? ".spelledJSON" : ".\($0)" }
        return names.count == 1 ? names.joined() : "[\(names.joined(separator: ", "))]"
    }

    private func field(_ name: String) -> String { ".\(cases[name] ?? name)" }

    private static let sendings = [
        "yes": ".all", "message": ".message", "notification": ".notification", "recall": ".recall",
        "no-recall": "[.message, .notification]", "no-message": "[.notification, .recall]",
    ]

    private let cases: [String: String]
}

extension VendorTableRenderer {
    /// The names of the engine's transforms, the cases of `Transform`: what is made of a name that is none does not compile.
    static let transforms = [
        "copy", "words", "identifier", "identifierList", "number", "count", "arguments", "strings", "flag",
        "negatedFlag", "one", "everyone", "sound", "soundName", "value", "filledValue", "spelledValue",
        "keptAtRoot",
        "keptAside", "ineffective", "notPushed", "object", "firstObject", "alert",
    ]
}
