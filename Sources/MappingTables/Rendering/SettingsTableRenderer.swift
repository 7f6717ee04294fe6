/// Renders a vendor's settings table as the values that one engine runs: the rows, the objects that they stand in, and
/// the vendor's own transforms.
struct SettingsTableRenderer {
    private let table: Table
    private let vendor: VendorTables
    private let keys: [VendorKey]
    private let scopes: [KeyScope]
    private let lost: [Table.Row]

    /// Prepares the file `<name>SettingsTable.swift` of the vendor's.
    init(mappings: Mappings, _ vendor: VendorTables) {
        lost = mappings.lostSettings.rows.filter { $0["vendor"] == vendor.id }
        self.table = vendor.settings
        self.vendor = vendor
        keys = VendorKey.all(of: table)
        scopes = KeyScope.all(of: keys)
    }

    /// The whole file.
    var file: GeneratedFile {
        GeneratedFile(
            path: "\(vendor.folder)/Generated/\(vendor.name)SettingsTable.swift",
            tables: [table.file, "lost-settings.tsv"],
            folder: vendor.tableFolder,
            body: "\(vendor.imports)\(transforms)\(compiled)\n")
    }

    private var own: [String] {
        keys.map(\.transform).filter { SettingsWord.transforms[$0] == nil }.distinct
    }

    /// The enum of the vendor's own transforms, with the lines behind it; empty where it has none.
    private var transforms: String {
        if own.isEmpty { return "" }
        return """
            /// The vendor's own ways of reading and writing a setting.
            enum \(vendor.name)SettingsTransform: UInt8, CaseIterable {
            \(own.map { "    case \($0)" }.joined(separator: "\n"))
            }


            """
    }

    private var compiled: String {
        let name = vendor.member
        return """
            extension SettingsTable {
                /// The rows of `\(vendor.tableFolder)/\(table.file)`.
                static let \(name) = SettingsTable(
                    rows: \(name)SettingsRows,
                    scopes: [
            \(scopes.map { "            \(scope($0)),\n" }.joined())        ]\(lost.isEmpty ? "" : ", lost: \(name)LostSettings"))
            }

            \(SwiftLiteral.rows("\(name)SettingsRows", of: "SettingsRow", keys.map(row)))
            """
                + (lost.isEmpty
                    ? ""
                    : "\n\n" + SwiftLiteral.list("\(name)LostSettings", of: "LostSetting", lost.map(loss)))
    }

    private func loss(_ row: Table.Row) -> String {
        var parts = [".\(Self.cases[row["field"]] ?? row["field"])"]
        if row["when"] != "-" { parts.append("when: .\(row["when"])") }
        parts.append(".\(DiagnosticRenderer.member(of: row["told"]))")
        if row["difference"] != "-" { parts.append(SwiftLiteral.string(row["difference"])) }
        return "LostSetting(\(parts.joined(separator: ", ")))"
    }

    /// An object; what a console holds has one form, so nobody names it.
    private func scope(_ scope: KeyScope) -> String {
        let rows = scope.keys.compactMap { key in keys.firstIndex { $0.row.id == key.row.id } }
        let shape = scope.place.shape == "console" ? "*" : scope.place.shape
        let place = "\(SwiftLiteral.string(shape)), \(SwiftLiteral.string(scope.place.path))"
        return "SettingsScope(\(place), rows: \(rows))"
    }

    private func row(_ key: VendorKey) -> String {
        let row = key.row
        let values = SettingsValues(row["values"])
        var parts = [
            SwiftLiteral.string(row.id), SwiftLiteral.string(key.shape), SwiftLiteral.string(key.name),
            own.firstIndex(of: key.transform).map { ".own(\($0))" } ?? ".\(key.transform)",
        ]
        if row["field"] != "-" { parts.append(".\(Self.cases[row["field"]] ?? row["field"])") }
        if row["part"] != "-" { parts.append("part: .\(row["part"])") }
        if !values.meanings.isEmpty {
            let pairs = values.meanings.map { "(\(SwiftLiteral.string($0.spelling)), .\($0.meaning))" }
            parts.append("values: [\(pairs.joined(separator: ", "))]")
        }
        if let range = values.range { parts.append("range: \(range.first)...\(range.last)") }
        if row["writes"] == "yes", let kind = row["type"].split(separator: "|").first {
            parts.append("writes: .\(Self.kinds[String(kind)] ?? "object")")
        }
        if let child = KeyScope.child(of: key, in: scopes),
            let index = scopes.firstIndex(where: { $0.place == child.place })
        {
            parts.append("members: \(index)")
        }
        return "SettingsRow(\(parts.joined(separator: ", ")))"
    }

    private static let kinds = ["string": "string", "integer": "number", "boolean": "bool"]

    /// The cases of `SettingsField` whose names are not its words.
    private static let cases = [
        "quiet.daily": "quietDaily", "quiet.until": "quietUntil", "conversation.kind": "conversationKind",
        "conversation.id": "conversationID", "conversation.mode": "conversationMode",
        "conversation.until": "conversationUntil", "conversation.muted": "conversationMuted",
        "conversation.superteam": "conversationSuperteam", "conversation.received": "conversationReceived",
        "quiet.from": "quietFrom", "quiet.daily.mode": "quietDailyMode", "quiet.timeZone": "quietZone",
        "device.language": "deviceLanguage", "device.token": "deviceToken", "device.topic": "deviceTopic",
        "device.id": "deviceID", "device.notifier": "deviceNotifier", "device.voipToken": "voipToken",
        "device.voipNotifier": "voipNotifier",
    ]
}
