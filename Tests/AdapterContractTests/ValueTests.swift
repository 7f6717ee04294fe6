import MappingTables
import PushModel
import Testing

@Suite("Values that a key was not made for")
struct ValueTests {
    @Test("Null is as good as absent, everywhere", arguments: VendorSide.read)
    func null(side: VendorSide) throws {
        let problems = try side.everywhere("null").compactMap { place -> String? in
            let given = try place.reading
            let absent = try place.holding(nil).reading
            if given.diagnostics.contains(where: { $0.row == place.row.id }) { return "\(place) is told of" }
            return given.message.exceptAppData == absent.message.exceptAppData
                ? nil : "\(place): \(given.neutral) instead of \(absent.neutral)"
        }
        #expect(problems == [])
    }

    @Test(
        "A whole number is its value, however it is spelled", arguments: VendorSide.read,
        [".0", "e0", ".000E+00"])
    func wholeNumbers(side: VendorSide, ending: String) throws {
        var count = 0
        for place in side.everywhere(nil) where readsNumbers(place.row) {
            let sample = place.row["sample"]
            for number in Set(["0", "1", "2", "12", Int(sample) == nil ? "7" : sample]) {
                let plain = try place.holding(number).reading
                let respelled = try place.holding(number + ending).reading
                count += 1
                #expect(
                    plain.message.exceptAppData.neutral == respelled.message.exceptAppData.neutral,
                    "\(place) \(number)\(ending)")
                #expect(
                    plain.diagnostics.map(\.code) == respelled.diagnostics.map(\.code),
                    "\(place) \(number)\(ending)")
            }
        }
        #expect(count > 200)
    }

    /// Whether a key's number is looked at; others pass through as they are spelled.
    private func readsNumbers(_ row: Table.Row) -> Bool {
        if row["relation"] == "container" || row["relation"] == "unmapped" { return false }
        let passing = [
            "copy", "words", "value", "filledValue", "spelledValue", "keptAtRoot", "keptAside", "number",
            "textValue", "arguments", "strings", "soundName", "sound",
        ]
        let types = row["type"].split(separator: "|")
        return !passing.contains(row["transform"])
            && (row["transform"].hasPrefix("identifier") || types.contains("integer")
                || types.contains("boolean") || types.contains("spelled"))
    }

    @Test("No value stops the reader, and reading again gives the same", arguments: VendorSide.read, values)
    func anything(side: VendorSide, value: String) throws {
        let problems = try side.everywhere(value).filter { try $0.reading != $0.reading }
        #expect(problems.map(\.description) == [])
    }

    @Test(
        "A diagnostic names a row of the table and a place in the message", arguments: VendorSide.read, values
    )
    func places(side: VendorSide, value: String) throws {
        let problems = try side.everywhere(value).flatMap { place in
            let input = try place.input
            return try place.reading.diagnostics.filter { !isSound($0, about: input, side) }
                .map { "\(place): \($0.row ?? "-") \($0.path) \($0.message)" }
        }
        #expect(problems == [])
    }

    @Test(
        "A value of a type that the key cannot have leaves a trace in the message, or is told of",
        arguments: VendorSide.read, [("object", #"{"a":{"b":[]}}"#), ("array", #"[["x"]]"#)])
    func silentLoss(side: VendorSide, wrong: (type: String, json: String)) throws {
        let places = side.everywhere(wrong.json).filter { place in
            let types = place.row["type"].split(separator: "|").map(String.init)
            return Set(types).isDisjoint(with: [wrong.type, "any", "json-string"])
        }
        let problems = try places.filter { place in
            let given = try place.reading
            let absent = try place.holding(nil).reading
            return given.message == absent.message && given.diagnostics == absent.diagnostics
        }
        #expect(places.count > 50)
        #expect(problems.map(\.description) == [])
    }

    private func isSound(_ diagnostic: Diagnostic, about input: JSONValue, _ side: VendorSide) -> Bool {
        input.resolves(diagnostic.path) && diagnostic.message.hasSuffix(".")
            && !diagnostic.message.hasSuffix("..")
            && diagnostic.row.map { side.table.row(id: $0) != nil } != false
    }

    private static let values = [
        "null", "true", "0", "1", "-7", "1e400", "1.10", #""""#, #""x""#, #""1""#, #""{\"a\":1}""#, #""[1]""#,
        "[]",
        "[null]", #"[["x"],{},true,"y",7]"#, "{}", #"{"a":{"b":[]}}"#, #"{"type":null}"#, #""\ud800""#,
    ]
}

@Suite("Places of fields")
struct LocationTests {
    @Test("A field is found where the message spells it, or not at all", arguments: VendorSide.read)
    func located(side: VendorSide) throws {
        let rows = side.everywhere(nil).filter { $0.row["relation"] == "equivalent" }
        let problems = try rows.compactMap { place -> String? in
            let input = try place.holding(place.row["sample"]).input
            guard let field = CanonicalField(rawValue: place.row["field"]),
                let location = side.adapter.locate(field, in: .json(input), shape: place.shape)
            else { return nil }
            return location.row == place.row.id && input.resolves(location.path)
                ? nil : "\(place): \(location)"
        }
        #expect(problems == [])
    }

    @Test(
        "The fields that are told about later are found, inside JSON in strings too",
        arguments: VendorSide.all)
    func tellable(side: VendorSide) throws {
        for (shape, message) in try #require(tellableMessages[side.description]) {
            let root = try JSONDocument(message).root
            let fields = [CanonicalField.body, .title, .collapseID].filter {
                side.adapter.says($0, in: shape)
            }
            #expect(fields.count >= 2, "\(shape)")
            for field in fields {
                let location = side.adapter.locate(field, in: .json(root), shape: shape)
                let path = try #require(location?.path, "\(field.rawValue) in \(shape)")
                #expect(root.resolves(path), "\(path)")
            }
        }
    }

    @Test("Asking for a place never fails", arguments: VendorSide.read)
    func nowhere(side: VendorSide) throws {
        for json in ["null", "[]", "{}", #"{"em_apns_ext":7}"#, #""a=b""#] {
            let input = VendorInput.json(try JSONDocument(json).root)
            for shape in side.adapter.shapes {
                #expect(
                    CanonicalField.allCases.allSatisfy {
                        side.adapter.locate($0, in: input, shape: shape) == nil
                    })
            }
        }
    }
}

/// Messages that say title, body and collapse identifier, by vendor and shape.
private let tellableMessages: [String: [String: String]] = [
    "easemob": [
        "rest":
            #"{"ext":{"em_apns_ext":{"em_push_title":"T","em_push_content":"B","em_push_collapse_key":"c"}}}"#,
        "ext":
            #"{"em_apns_ext":"{\"em_push_title\":\"T\",\"em_push_content\":\"B\",\"em_push_collapse_key\":\"c\"}"}"#,
    ],
    "nim": [
        "sdk": #"{"apnsContent":"B","apnsPayload":{"pushTitle":"T","apns-collapse-id":"c"}}"#,
        "sdk-v2":
            #"{"pushConfig":{"pushContent":"B","pushPayload":"{\"pushTitle\":\"T\",\"apns-collapse-id\":\"c\"}"}}"#,
    ],
    "tencent": [
        "rest": #"{"To_Account":"b","OfflinePushInfo":{"Title":"T","Desc":"B"}}"#,
        "sdk": #"{"receiver":"b","offlinePushInfo":{"title":"T","desc":"B"}}"#,
        "web": #"{"to":"b","offlinePushInfo":{"title":"T","description":"B"}}"#,
    ],
    "rongcloud": [
        "private":
            #"{"toUserId":"b","pushContent":"B","pushExt":"{\"title\":\"T\",\"pushConfigs\":[{\"APNs\":{\"apns-collapse-id\":\"c\"}}]}"}"#,
        "sdk":
            #"{"targetId":"b","messagePushConfig":{"pushTitle":"T","pushContent":"B","iOSConfig":{"apnsCollapseId":"c"}}}"#,
        "push":
            #"{"audience":{"userid":["b"]},"notification":{"title":"T","alert":"B","ios":{"apns-collapse-id":"c"}}}"#,
    ],
    "openim": [
        "rest": #"{"sendID":"a","recvID":"b","offlinePushInfo":{"title":"T","desc":"B"}}"#,
        "sdk": #"{"sendID":"a","recvID":"b","offlinePush":{"title":"T","desc":"B"}}"#,
    ],
]

extension PushMessage {
    /// The message but for data of the app's own, where a null is a value like any other and a number is as spelled.
    fileprivate var exceptAppData: PushMessage {
        var copy = self
        copy.appData = nil
        copy.rootData = []
        copy.content.removeAll { $0.key == "data" }
        return copy
    }
}

extension JSONValue {
    /// Whether a JSON Pointer leads somewhere, through JSON inside strings too.
    fileprivate func resolves(_ pointer: String) -> Bool {
        var value = self
        for step in pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst() {
            let name = UTF8Text(String(step).replacing("~1", with: "/").replacing("~0", with: "~"))
            if let text = value.string, let inner = try? JSONDocument(text).root { value = inner }
            let element = Int(step).flatMap {
                value.kind == .array ? Array(value.elements).dropFirst($0).first : nil
            }
            guard let next = value[name] ?? element else { return false }
            value = next
        }
        return pointer.isEmpty || pointer.hasPrefix("/")
    }
}
