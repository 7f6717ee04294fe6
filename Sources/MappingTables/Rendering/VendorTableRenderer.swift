/// Renders a vendor's table as the values that one engine runs: the rows, the objects that they stand in, and the
/// vendor's own vocabulary of drafts, marks and transforms.
struct VendorTableRenderer {
    private let table: Table
    private let vendor: VendorTables
    private let keys: [VendorKey]
    private let scopes: [KeyScope]
    private let shapes: [Table.Row]
    private let platforms: [Table.Row]
    private let lists: [WordListCells]

    /// The transforms that the engine has for all vendors.
    private let common: Set<String>

    /// Prepares the file `<name>Table.swift` of the vendor's.
    init(
        mappings: Mappings, _ vendor: VendorTables, common: [String] = VendorTableRenderer.transforms
    ) {
        let table = vendor.messages
        self.table = table
        self.vendor = vendor
        self.common = Set(common)
        keys = VendorKey.all(of: table)
        scopes = KeyScope.all(of: keys)
        cases = Dictionary(mappings.fields.rows.map { ($0["field"], $0["case"]) }) { first, _ in first }
        fieldTypes = mappings.fieldTypes
        shapes = vendor.shapes
        platforms = mappings.platforms.rows.filter { $0["vendor"] == vendor.id }
        lists = mappings.words.rows.filter { $0["vendor"] == vendor.id }.map(WordListCells.init)
    }

    /// The whole file.
    var file: GeneratedFile {
        GeneratedFile(
            path: "\(vendor.folder)/Generated/\(vendor.name)Table.swift",
            tables: [table.file, "vendors.tsv", "shapes.tsv", "platforms.tsv", "words.tsv"],
            with: ["apns.tsv"],
            folder: vendor.tableFolder,
            body: vendor.imports
                + [
                    ShapeEnum(vendor: vendor).text,
                    words("Draft", "What keys say before the adapter decides what the message holds", drafts),
                    words("Mark", "What keys say of the message as a whole by being there", marks),
                    words(
                        "Words", "The vendor's lists of words, by their places in the table",
                        lists.map(\.name)),
                    words("Transform", "The vendor's own ways of reading a value", own),
                    words("Evidence", "What keys at the root say of a message's shape", evidence.words),
                    words("EvidenceTest", "The vendor's own tests of such a key's value", evidence.ownTests),
                    compiled,
                ].compactMap(\.self).joined(separator: "\n\n") + "\n")
    }

    // MARK: - Vocabulary

    private var drafts: [String] { names(in: "draft") }
    private var marks: [String] { names(in: "presence") }
    private var evidence: EvidenceCells { EvidenceCells(table) }
    private var own: [String] { keys.map(\.transform).filter { !common.contains($0) }.distinct }

    private func names(in column: String) -> [String] {
        table.rows.map { $0[column] }.filter { $0 != "-" }.distinct
    }

    /// An enum of the vendor's own words; nil where it has none.
    private func words(_ kind: String, _ comment: String, _ names: [String]) -> String? {
        if names.isEmpty { return nil }
        let isVocabulary = ["Draft", "Mark", "Evidence"].contains(kind)
        return """
            /// \(comment).
            enum \(vendor.name)\(kind): UInt8, \(isVocabulary ? "Vendor\(kind)Name" : "CaseIterable") {
            \(names.map { "    case \($0)" }.joined(separator: "\n"))
            }
            """
    }

    // MARK: - The table

    private var compiled: String {
        """
        extension VendorTable {
            /// The rows of `\(vendor.tableFolder)/\(table.file)`.
            static let \(vendor.member) = VendorTable(
                \(SwiftLiteral.string(vendor.name)), vendors: [\(vendor.names.map(SwiftLiteral.string).joined(separator: ", "))],
                rows: \(vendor.member)Rows,
                objects: [
        \(scopes.map { "            \(object($0)),\n" }.joined())        ],
                shapes: [
        \(shapes.map { "            \(shape($0)),\n" }.joined())        ],
                client: \(usualNumber(of: "client")),
                server: \(usualNumber(of: "server")),
                delivered: \(number { $0["shape"] == VendorTables.delivered }),
                platforms: \(vendor.member)Platforms\(lists.isEmpty ? "" : ",\n        words: \(vendor.member)Words")\(vendor.bodies.rows.isEmpty ? "" : ", bodies: .\(vendor.member)"))
        }

        \(SwiftLiteral.rows("\(vendor.member)Rows", of: "VendorRow", keys.map(row)))

        \(SwiftLiteral.rows("\(vendor.member)Platforms", of: "PlatformSetting", platforms.map(platform)))
        """
            + (lists.isEmpty
                ? ""
                : "\n\n" + SwiftLiteral.rows("\(vendor.member)Words", of: "VendorWords", lists.map(\.literal))
                    + """


                    extension \(vendor.name)Words {
                        /// The list itself.
                        var list: VendorWords { VendorTable.\(vendor.member).words[Int(rawValue)] }
                    }
                    """)
    }

    private func object(_ scope: KeyScope) -> String {
        let leading = keys.indices.filter { KeyScope.child(of: keys[$0], in: scopes)?.place == scope.place }
        let holder = leading.first { keys[$0].argument.isEmpty }
        let isRoot = scope.place.path.isEmpty
        let shape = shapes.first { isRoot && $0["shape"] == scope.place.shape }
        let rest = shape?["rest"] ?? leading.first.map { keys[$0].row["rest"] } ?? "unknown"
        let own =
            scope.keys.filter { $0.place == scope.place } + (hasCommonKeys(scope.place) ? commonKeys : [])
        let rows = own.compactMap { key in keys.firstIndex { $0.caseName == key.caseName } }
        let isCaseless =
            rest == MemberRestWord.platforms.rawValue
            || shapes.contains { $0["shape"] == scope.place.shape && $0["case"] == "any" }
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
        var parts = [
            SwiftLiteral.string(row["shape"]), "root: \(root)", "sender: .\(row["sender"])",
        ]
        if row["root"] != "-" { parts.append("isPart: true") }
        if row["writes"] != "-" { parts.append("isWritten: true") }
        if row["writes"] == "always" { parts.append("isForClients: true") }
        if let conversation = row.usualConversation { parts.append("usualIn: .\(conversation)") }
        let cells = ShapeCells(row)
        if cells.isForm { parts.append("isForm: true") }
        let paths = cells.pathLiterals.joined(separator: ", ")
        if !paths.isEmpty { parts.append("paths: [\(paths)]") }
        let implied = cells.impliedLiterals(fieldTypes, cases).joined(separator: ", ")
        if !implied.isEmpty { parts.append("implied: [\(implied)]") }
        return "VendorShape(\(parts.joined(separator: ", ")))"
    }

    /// The shape in which clients or servers usually send; of a vendor that is only left, the first.
    private func usualNumber(of sender: String) -> Int {
        number { $0["sender"] == sender && ($0.isUsual || !vendor.isWritten) }
    }

    /// The place of the first shape that fits; the checks see to it that there is one.
    private func number(where fits: (Table.Row) -> Bool) -> Int { vendor.shape(where: fits) ?? -1 }

    private func platform(_ row: Table.Row) -> String {
        let steps = PlatformPlaces(of: table).steps(to: row["path"]) ?? []
        var parts = [
            SwiftLiteral.string(row.id), SwiftLiteral.string(row["setting"]),
            "[\(steps.map(SwiftLiteral.string).joined(separator: ", "))]", "types: \(types(row["type"]))",
        ]
        if row["class"] != "-" { parts.append("class: .\(row["class"])") }
        let values = row.words("values").map { $0.split(separator: "=").map(String.init) }
        if !values.isEmpty {
            let literals = values.map { "(\(SwiftLiteral.string($0[0])), \($0[1]))" }
            parts.append("values: [\(literals.joined(separator: ", "))]")
        }
        return "PlatformSetting(\(parts.joined(separator: ", ")))"
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
        switch key.transform {
        case "word": return ".word(\(lists.firstIndex { $0.name == key.argument } ?? 0))"
        case "bounded":
            let bounds = key.argument.split(separator: ".").joined(separator: ", ")
            return ".bounded(\(bounds))"
        default:
            return own.firstIndex(of: key.transform).map { ".own(\($0))" } ?? ".\(key.transform)"
        }
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
    private let fieldTypes: [String: String]
}

extension VendorTableRenderer {
    /// The names of the engine's transforms, the cases of `Transform`: what is made of a name that is none does not compile.
    static let transforms = [
        "copy", "words", "identifier", "milliseconds", "seconds", "identifierList", "number", "count", "word",
        "bounded", "textValue", "arguments", "strings", "flag", "callPath",
        "negatedFlag", "one", "everyone", "sound", "soundName", "value", "filledValue", "spelledValue",
        "keptAtRoot",
        "keptAside", "ineffective", "notPushed", "callNumber", "foreignObject", "object", "firstObject",
        "eachObject", "alert",
    ]
}
