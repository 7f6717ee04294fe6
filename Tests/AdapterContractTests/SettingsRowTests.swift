import MappingTables
import PushModel
import Testing

@Suite("The rows of the settings tables")
struct SettingsRowTests {
    @Test("Easemob's reader does what the row says", arguments: SettingsSide.easemob.table.rows)
    func easemob(row: Table.Row) throws {
        #expect(try SettingsRowCheck(row: row, side: .easemob).problems == [])
    }

    @Test("NIM's reader does what the row says", arguments: SettingsSide.nim.table.rows)
    func nim(row: Table.Row) throws {
        #expect(try SettingsRowCheck(row: row, side: .nim).problems == [])
    }

    @Test("Tencent's reader does what the row says", arguments: SettingsSide.tencent.table.rows)
    func tencent(row: Table.Row) throws {
        #expect(try SettingsRowCheck(row: row, side: .tencent).problems == [])
    }

    @Test("RongCloud's reader does what the row says", arguments: SettingsSide.rongcloud.table.rows)
    func rongcloud(row: Table.Row) throws {
        #expect(try SettingsRowCheck(row: row, side: .rongcloud).problems == [])
    }

    @Test("OpenIM's reader does what the row says", arguments: SettingsSide.openim.table.rows)
    func openim(row: Table.Row) throws {
        #expect(try SettingsRowCheck(row: row, side: .openim).problems == [])
    }

    @Test("A planted fault in a row is reported")
    func planted() throws {
        let row = try #require(SettingsSide.easemob.table.row(id: "ES-005"))
        let text = SettingsSide.easemob.table.columns.joined(separator: "\t") + "\n"
        let cells = SettingsSide.easemob.table.columns.map { row[$0] }.joined(separator: "\t")
        let faults = [
            (#""mentions""#, #""none""#, #"mode is "mentions" instead of "none""#),
            (#""AT""#, #""NOW""#, #"mode is absent instead of "mentions""#),
            ("equivalent", "unmapped", "the loss yields no diagnostic"),
        ]
        for (healthy, faulty, problem) in faults {
            let table = Table(file: "planted.tsv", text: text + cells.replacing(healthy, with: faulty) + "\n")
            let planted = try #require(table.rows.first)
            let problems = try SettingsRowCheck(row: planted, side: .easemob).problems
            #expect(problems.contains(problem), "\(problems)")
        }
    }

    @Test("Every setting that can be read has a row of some vendor, or comes from a profile alone")
    func covered() {
        let rows =
            [SettingsSide.easemob, .nim, .tencent, .rongcloud, .openim].flatMap(\.table.rows)
            + Checkout.settings(of: "leancloud").rows
        let missing = Set(SettingsField.allCases.map(\.rawValue)).subtracting(rows.map { $0["field"] })
        #expect(
            missing == [
                "texts", "generation", "topic", "appKey", "senders", "groups", "separators", "policies",
            ])
    }
}

/// Whether an adapter does with a settings row's key what the row says.
struct SettingsRowCheck {
    let row: Table.Row
    let side: SettingsSide

    var problems: [String] {
        get throws {
            // The console's keys are read by another door, which the fixtures go through.
            if row["shape"] == "console" { return [] }
            return switch Relation(rawValue: row["relation"]) {
            case .container: []
            case .unmapped: try lossProblems
            case .equivalent: try valueProblems + warnings
            case .narrower, .broader, .related: try valueProblems
            case nil: ["the relation \(row["relation"]) is unknown"]
            }
        }
    }

    private var valueProblems: [String] {
        get throws {
            guard let field = SettingsField(rawValue: row["field"]) else {
                return ["the field \(row["field"]) is unknown"]
            }
            let found = try side.read(row, sample: row["sample"])
            let refused = found.diagnostics.filter { $0.row == row.id && $0.kind == .invalid }
            if row["expect"] == "null" { return refused.map(\.message) }
            let expected = try RawJSON(validating: UTF8Text(row["expect"])).description
            let value = found.settings.value(of: field)
            return value == expected
                ? [] : ["\(field.rawValue) is \(value ?? "absent") instead of \(expected)"]
        }
    }

    private var lossProblems: [String] {
        get throws {
            let told = try side.read(row, sample: row["sample"]).diagnostics.contains { $0.row == row.id }
            return told ? [] : ["the loss yields no diagnostic"]
        }
    }

    /// What is said just as the vendor documents it is not worth a word.
    private var warnings: [String] {
        get throws {
            try side.read(row, sample: row["sample"]).diagnostics.filter { $0.row == row.id }.map {
                "the sample raises \($0.kind): \($0.message)"
            }
        }
    }
}
