import MappingTables
import PushModel
import Testing

@Suite("The rows of the vendors' tables")
struct RowTests {
    @Test("Easemob's reader does what the row says", arguments: VendorSide.easemob.table.rows)
    func easemob(row: Table.Row) throws {
        try check(row, VendorSide.easemob)
    }

    @Test("NIM's reader does what the row says", arguments: VendorSide.nim.table.rows)
    func nim(row: Table.Row) throws {
        try check(row, VendorSide.nim)
    }

    @Test("Tencent's reader does what the row says", arguments: VendorSide.tencent.table.rows)
    func tencent(row: Table.Row) throws {
        try check(row, VendorSide.tencent)
    }

    @Test("RongCloud's reader does what the row says", arguments: VendorSide.rongcloud.table.rows)
    func rongcloud(row: Table.Row) throws {
        try check(row, VendorSide.rongcloud)
    }

    @Test("OpenIM's reader does what the row says", arguments: VendorSide.openim.table.rows)
    func openim(row: Table.Row) throws {
        try check(row, VendorSide.openim)
    }

    @Test("LeanCloud's reader does what the row says", arguments: VendorSide.leancloud.table.rows)
    func leancloud(row: Table.Row) throws {
        try check(row, VendorSide.leancloud)
    }

    private func check(_ row: Table.Row, _ side: VendorSide) throws {
        let problems = try RowCheck(row: row, side: side).problems
        #expect(problems == [])
    }

    @Test("Every companion belongs to a row, and the row needs it", arguments: VendorSide.read)
    func companions(side: VendorSide) throws {
        for (key, companion) in side.companions {
            let row = try #require(side.table.rows.first { "\($0["shape"]) \($0["path"])" == key }, "\(key)")
            let problems = try RowCheck(row: row, side: side.withoutCompanions).problems
            #expect(!problems.isEmpty, "\(key) stands alone: \(companion.reason) is no reason")
        }
    }

    @Test("A planted fault in a row is reported", arguments: FaultyRow.all)
    func planted(fault: FaultyRow) throws {
        let row = try #require(Table(file: "planted.tsv", text: fault.text).rows.first)
        let problems = try RowCheck(row: row, side: fault.side).problems
        #expect(problems.contains { $0.hasPrefix(fault.id) && $0.contains(fault.problem) }, "got \(problems)")
        #expect(problems.allSatisfy { $0.hasSuffix("run `swift run generate-mappings`") })
    }
}

/// A row that does not say what its reader does.
struct FaultyRow: Sendable, CustomTestStringConvertible {
    let id: String
    let side: VendorSide
    let cells: [String]
    /// What must be reported.
    let problem: String

    init(
        _ id: String, _ side: VendorSide, shape: String = "*", _ path: String, _ field: String,
        _ relation: String, transform: String = "copy", _ sample: String, _ expect: String, _ problem: String
    ) {
        self.id = id
        self.side = side
        cells = [id, shape, path, "any", field, relation, transform, sample, expect, "?", "Planted."]
        self.problem = problem
    }

    var testDescription: String { "\(cells.joined(separator: " ")): \(problem)" }

    var text: String {
        "id\tshape\tpath\ttype\tfield\trelation\ttransform\tsample\texpect\tsources\tnote\n"
            + cells.joined(separator: "\t") + "\n"
    }

    static let all: [FaultyRow] = [
        FaultyRow(
            "EM-003", .easemob, "ext.em_apns_ext.em_push_title", "alert.title", "equivalent", #""Ada""#,
            #""Bob""#, #"alert.title is "Ada" instead of "Bob""#),
        FaultyRow(
            "EM-003", .easemob, "ext.em_apns_ext.em_push_title", "alert.subtitle", "equivalent", #""Ada""#,
            #""Ada""#, #"alert.subtitle is absent instead of "Ada""#),
        FaultyRow(
            "EM-003", .easemob, "ext.em_apns_ext.em_push_tilte", "alert.title", "related", #""Ada""#,
            #""Ada""#,
            "alert.title is absent"),
        FaultyRow(
            "EM-003", .easemob, "ext.em_apns_ext.em_push_title", "alert.titel", "related", #""Ada""#,
            #""Ada""#,
            "the field alert.titel is unknown"),
        FaultyRow(
            "EM-012", .easemob, "ext.em_apns_ext.em_push_badge", "badge", "equivalent", #""37""#, "37",
            "the sample raises repaired: em_push_badge is a string, and a number belongs there"),
        FaultyRow(
            "EM-072", .easemob, shape: "rest", "from", "sender.id", "equivalent", #""admin""#, #""admin""#,
            #"sender.id is "admin" without the key already"#),
        FaultyRow(
            "EM-003", .easemob, "ext.em_apns_ext.em_push_title", "alert.title", "broader", #""Ada""#,
            #""Ada""#,
            #"the loss of "Ada" yields no diagnostic"#),
        FaultyRow(
            "EM-900", .easemob, "ext.the_apps_own", "-", "unmapped", "1", "-",
            "the loss of 1 yields no diagnostic"),
        FaultyRow(
            "EM-027", .easemob, "ext.em_apns_ext.em_ignore_notification", "platforms", "unmapped", "true",
            "-",
            "true is not kept aside"),
        FaultyRow(
            "EM-022", .easemob, "ext.em_apns_ext.extern", "-", "container", "-", "-",
            "a boolean in its place yields"),
        FaultyRow(
            "EM-065", .easemob, shape: "sdk", "body", "-", "container", transform: "firstObject(body)", "-",
            "-",
            #"gives nothing as text"#),
        FaultyRow(
            "EM-003", .easemob, shape: "fax", "ext.em_apns_ext.em_push_title", "alert.title", "equivalent",
            #""Ada""#, #""Ada""#, "no shape of the adapter has it"),
        FaultyRow(
            "EM-003", .easemob, "ext.em_apns_ext.em_push_title", "alert.title", "alike", #""Ada""#, #""Ada""#,
            "the relation alike is unknown"),
        FaultyRow(
            "NIM-027", .nim, "pushPayload.notifyId", "rootData", "related", "7", #"{"notifyID":7}"#,
            "rootData is"),
        FaultyRow(
            "NIM-050", .nim, shape: "sdk", "apnsPayload", "-", "container", transform: "object(root)", "-",
            "-",
            "gives nothing as alert.body"),
    ]
}
