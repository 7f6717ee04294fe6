import MappingTables
import PushModel

/// Whether an adapter does with a row's key what the row says, in every shape that has the key.
struct RowCheck {
    let row: Table.Row
    let side: VendorSide

    /// What is wrong, with the row's identifier and what to run; empty when nothing is.
    var problems: [String] {
        get throws {
            let shapes = side.shapes(of: row)
            if shapes.isEmpty { return [report("no shape of the adapter has it")] }
            return try shapes.flatMap { shape in
                try problems(in: shape).map { report("\(shape): \($0)") }
            }
        }
    }

    private func report(_ problem: String) -> String {
        "\(row.id) \(row["path"]): \(problem). Mend the row, or the reader; then run `\(GeneratedFile.command)`"
    }

    private func problems(in shape: String) throws -> [String] {
        switch Relation(rawValue: row["relation"]) {
        case .container: try containerProblems(shape)
        case .unmapped: try lossProblems(shape) + keptAsideProblems(shape)
        case .broader: try fieldProblems(shape) + lossProblems(shape)
        case .equivalent: try fieldProblems(shape) + warningProblems(shape)
        case .narrower, .related: try fieldProblems(shape)
        case nil: ["the relation \(row["relation"]) is unknown"]
        }
    }

    // MARK: Reading

    /// What the adapter reads when the row's key has a value; without a value, when the key is not there.
    private func read(_ json: String?, in shape: String) throws -> Reading {
        try PlacedValue(side: side, row: row, shape: shape, json: json).reading
    }

    private var field: CanonicalField? { CanonicalField(rawValue: row["field"]) }

    private func ownDiagnostics(_ reading: Reading) -> [Diagnostic] {
        reading.diagnostics.filter { $0.row == row.id }
    }

    // MARK: What each relation promises

    private func fieldProblems(_ shape: String) throws -> [String] {
        guard let field else { return ["the field \(row["field"]) is unknown"] }
        let found = try read(row["sample"], in: shape).message.value(of: field)
        let expected = try JSONDocument(row["expect"]).root
        if !holds(found, expected, field) {
            return ["\(field.rawValue) is \(found?.description ?? "absent") instead of \(row["expect"])"]
        }
        let otherwise = side.companion(of: row)?.otherwise
        let before = try read(otherwise, in: shape).message.value(of: field)
        return !expected.isNull && holds(before, expected, field)
            ? [
                "\(field.rawValue) is \(row["expect"]) \(otherwise.map { "with \($0)" } ?? "without the key") already"
            ]
            : []
    }

    /// Whether a field holds what is expected; of a field that collects members, the expected ones.
    private func holds(_ found: RawJSON?, _ expected: JSONValue, _ field: CanonicalField) -> Bool {
        guard let found = found?.parsed().root else { return expected.isNull }
        guard [.rootData, .platforms, .apsExtras].contains(field) else { return found.isSame(as: expected) }
        return expected.members.allSatisfy { found[$0.key]?.isSame(as: $0.value) == true }
    }

    /// What a row lets pass is told by nobody, and what it loses is.
    private func lossProblems(_ shape: String) throws -> [String] {
        let isTold = try !ownDiagnostics(read(row["sample"], in: shape)).isEmpty
        if row["transform"] == "callPath" {
            return isTold ? ["\(row["sample"]) is passed, and yields a diagnostic"] : []
        }
        return isTold ? [] : ["the loss of \(row["sample"]) yields no diagnostic"]
    }

    /// Settings of other platforms are kept whole, under their own names.
    private func keptAsideProblems(_ shape: String) throws -> [String] {
        guard field == .platforms, let name = row["path"].split(separator: ".").last else { return [] }
        let kept = try read(row["sample"], in: shape).message.value(of: .platforms)?.parsed().root
        let isKept = try kept?[UTF8Text(String(name))]?.isSame(as: JSONDocument(row["sample"]).root) == true
        return isKept ? [] : ["\(row["sample"]) is not kept aside"]
    }

    /// What is said just as the vendor documents it is not worth a word.
    private func warningProblems(_ shape: String) throws -> [String] {
        try ownDiagnostics(read(row["sample"], in: shape)).map {
            "the sample raises \($0.kind): \($0.message.dropLast())"
        }
    }

    private func containerProblems(_ shape: String) throws -> [String] {
        let refused = try ownDiagnostics(read("true", in: shape)).map(\.kind)
        if refused != [.invalid] { return ["a boolean in its place yields \(refused), not one invalid"] }
        let transform = row["transform"]
        guard let content = Self.contents["\(side) \(transform)"] ?? Self.contents[transform] else {
            return []
        }
        let found = try read(content.json, in: shape).message.value(of: content.field)
        return found?.text == content.expected
            ? [] : ["\(content.json) gives \(found?.description ?? "nothing") as \(content.field.rawValue)"]
    }

    /// What containers hold whose members have their rows elsewhere, by the rows' transform, or a vendor's.
    private static let contents: [String: (json: String, field: CanonicalField, expected: UTF8Text)] = [
        "object(aps)": (#"{"category":"INVITE"}"#, .category, #""INVITE""#),
        "object(pushPayload)": (#"{"pushTitle":"Ada"}"#, .title, #""Ada""#),
        "openim object(root)": (#"{"clientMsgID":"hi all"}"#, .clientID, #""hi all""#),
        "object(root)": (#"{"pushContent":"hi all"}"#, .body, #""hi all""#),
        "object(OfflinePushInfo)": (#"{"Desc":"hi all"}"#, .body, #""hi all""#),
        "object(message_offline_push_config)": (
            #"{"offline_push_config_desc":"hi all"}"#, .body, #""hi all""#
        ),
        "firstObject(body)": (#"[{"type":"txt","msg":"listed"}]"#, .text, #""listed""#),
        "firstObject(payload)": (#"[{"type":"txt","msg":"listed"}]"#, .text, #""listed""#),
    ]
}
