import MappingTables
import PushModel
import Testing
import Vendors

@Suite("Writing what was read")
struct RoundTripTests {
    @Test(
        "An equivalent row of Easemob's is written back as it was read",
        arguments: RoundTrip.rows(of: .easemob))
    func easemob(row: Table.Row) throws {
        let problems = try RoundTrip(row: row, side: .easemob).problems
        #expect(problems == [])
    }

    @Test("An equivalent row of NIM's is written back as it was read", arguments: RoundTrip.rows(of: .nim))
    func nim(row: Table.Row) throws {
        let problems = try RoundTrip(row: row, side: .nim).problems
        #expect(problems == [])
    }

    @Test(
        "An equivalent row of Tencent's is written back as it was read",
        arguments: RoundTrip.rows(of: .tencent))
    func tencent(row: Table.Row) throws {
        let problems = try RoundTrip(row: row, side: .tencent).problems
        #expect(problems == [])
    }

    @Test(
        "An equivalent row of RongCloud's is written back as it was read",
        arguments: RoundTrip.rows(of: .rongcloud))
    func rongcloud(row: Table.Row) throws {
        let problems = try RoundTrip(row: row, side: .rongcloud).problems
        #expect(problems == [])
    }

    @Test(
        "An equivalent row of OpenIM's is written back as it was read", arguments: RoundTrip.rows(of: .openim)
    )
    func openim(row: Table.Row) throws {
        let problems = try RoundTrip(row: row, side: .openim).problems
        #expect(problems == [])
    }

    @Test("A row that is written elsewhere, or not at all, is reported")
    func planted() throws {
        let text =
            "id\tshape\tpath\ttype\tfield\trelation\ttransform\tsample\texpect\tsources\tnote\n"
            + "EM-007\t*\text.em_apns_ext.em_alert_title\tstring\talert.title\tequivalent\tcopy\t\"Ada\"\t\"Ada\"\t?\tPlanted.\n"
        let row = try #require(Table(file: "planted.tsv", text: text).rows.first)
        let problems = try RoundTrip(row: row, side: .easemob).problems
        #expect(problems.contains { $0.hasPrefix("EM-007") && $0.contains("nothing is written at") })
        #expect(
            RoundTrip.elsewhere.keys.allSatisfy { id in
                VendorSide.all.contains { $0.table.row(id: id) != nil }
            })
    }
}

/// Whether a row's sample stands in the written message again, in every shape that can be sent.
struct RoundTrip {
    let row: Table.Row
    let side: VendorSide

    /// Rows whose value a shape keeps outside the body to send, and where.
    static let elsewhere = [
        "EM-086": "the path of the request names the kind of conversation",
        "EM-087": "to names the group",
        "EM-088": "the server gives a message its identifier",
        "EM-089": "the server gives a message its time",
        "EM-101": "target names the group",
        "EM-102": "the server gives a message its identifier",
        "EM-103": "the server gives a message its time",
        "OI-012": "content is the text of a message that mentions nobody",
        "OI-013": "only a message to a group mentions anybody, in an element of its own",
    ]

    static func rows(of side: VendorSide) -> [Table.Row] {
        side.table.rows.filter {
            $0["relation"] == Relation.equivalent.rawValue && elsewhere[$0.id] == nil
        }
    }

    var problems: [String] {
        get throws {
            try side.shapes(of: row).filter(isWritten).compactMap { shape in
                try problem(in: shape).map { "\(row.id) \(row["path"]): \(shape): \($0)" }
            }
        }
    }

    /// Whether a shape is written with the row's key: old builds of Tencent's JavaScript client sent `PushInfo`, which nobody
    /// writes any more (TX-218).
    private func isWritten(_ shape: String) -> Bool {
        let isOld = shape == "web" && side.path(of: row, in: shape)[0] == "PushInfo"
        return side.adapter.writtenShapes.contains(shape) && !isOld
    }

    /// Roots in which rows stand that only a custom notification has, or only a message that says nothing else.
    private static let apart: [String: String] = [
        "NIM-066": #"{"content":"{}"}"#, "NIM-157": #"{"content":"{}"}"#, "NIM-158": #"{"content":"{}"}"#,
        "NIM-194": #"{"attach":"{}"}"#, "NIM-195": #"{"attach":"{}"}"#, "NIM-211": #"{"content":"{}"}"#,
        "NIM-212": #"{"content":"{}"}"#, "NIM-247": #"{"content":"{}"}"#, "NIM-248": #"{"content":"{}"}"#,
        "NIM-250": #"{"content":"{}"}"#, "NIM-172": "{}", "NIM-209": "{}", "NIM-210": "{}",
    ]

    /// The sample; a batch has at least two receivers, since one alone is written as one.
    private var sampleJSON: String {
        switch row.id {
        case "NIM-172": #""[\"bob\",\"carol\"]""#
        case "NIM-210": #"["bob","carol"]"#
        default: row["sample"]
        }
    }

    private func reading(in shape: String) throws -> Reading {
        guard let root = Self.apart[row.id] else {
            return try PlacedValue(side: side, row: row, shape: shape, json: sampleJSON).reading
        }
        var message = try MessageTree(root)
        message.set(try MessageTree(sampleJSON), at: side.path(of: row, in: shape)[...])
        return side.read(side.input(message, in: shape), shape: shape)
    }

    private func problem(in shape: String) throws -> String? {
        let reading = try self.reading(in: shape)
        let written = WrittenShape(side: side, shape: shape).write(reading.message).line.parsed().root
        var value: JSONValue? = written
        for name in side.path(of: row, in: shape) {
            let name = UTF8Text(name)
            // Where the table opens every object of an array, the first that has the key.
            value = value.flatMap {
                $0.unfolded[name] ?? $0.unfolded.elements.lazy.compactMap { $0[name] }.first
            }
        }
        guard let value else {
            return
                "nothing is written at \(row["path"]); mend the row's relation, or the writer: \(written.raw)"
        }
        let sample = try JSONDocument(sampleJSON).root
        let isBack = value.isSame(as: sample) || value.unfolded.isSame(as: sample)
        return isBack ? nil : "\(value.raw) is written instead of \(sample.raw)"
    }
}

extension JSONValue {
    /// What a string spells, for objects that travel as text; else the value itself.
    fileprivate var unfolded: JSONValue {
        guard let text = string, let inner = try? JSONDocument(text).root else { return self }
        return inner
    }
}
