import Foundation
import PushBridge
import PushModel
import Testing
import Vendors

@Suite("What conversions write and tell, case by case")
struct ConversionCaseTests {
    @Test("Each case of conversion-cases.jsonl holds", arguments: try ConversionCase.all())
    func holds(_ example: ConversionCase) throws {
        let conversion = try example.conversion()
        let told = conversion.diagnostics.map(\.code.name)
        if let fidelity = example.case["fidelity"]?.string {
            #expect(conversion.fidelity?.rawValue == fidelity.string, "\(told)")
        }
        for effect in example.list("effects") {
            #expect(conversion.effects.map(\.rawValue).contains(effect), "\(told)")
        }
        if example.case["tells"] != nil {
            let losses = Set(conversion.losses.map(\.code.name)).subtracting(ConversionCase.usual)
            #expect(losses == Set(example.list("tells")), "\(told)")
            return
        }
        if example.case["refused"]?.bool == true {
            #expect(conversion.messages.isEmpty && Set(example.list("codes")).isSubset(of: told), "\(told)")
            return
        }
        let message = try #require(conversion.messages.first, "\(conversion.diagnostics)")
        let body = message.body.parsed().root
        for (pointer, value) in example.members("holds") {
            #expect(ConversionCase.value(at: pointer, in: body) == value, "\(message.body)")
        }
        for text in try example.texts(in: body) {
            for (pointer, value) in text.expected {
                #expect(ConversionCase.value(at: pointer, in: text.object) == value, "\(message.body)")
            }
        }
        for code in example.list("codes") { #expect(told.contains(code), "\(told)") }
        for code in example.list("without") { #expect(!told.contains(code), "\(told)") }
        if let path = example.case["path"]?.string { #expect(message.request?.path == path) }
        if let isUnjudged = example.case["unjudged"]?.bool {
            #expect(conversion.saysNothingOfPush == isUnjudged)
        }
        if let isAlready = example.case["alreadyTarget"]?.bool {
            #expect(conversion.isAlreadyTarget == isAlready)
            #expect((conversion.fidelity == nil) == isAlready)
        }
    }
}

@Suite("Times keep their moment")
struct TimeUnitTests {
    @Test(
        "What a shape writes of a time is read as the same second", arguments: VendorRegistry.standard.vendors
    )
    func written(vendor: String) throws {
        let adapter = try #require(VendorRegistry.standard.adapter(for: vendor))
        var message = PushMessage()
        message.kind = .text
        message.text = "hi"
        message.senderID = "alice"
        message.receivers = ["bob"]
        message.timestamp = "1712345678901"
        for shape in adapter.writtenShapes where adapter.fields(sayableIn: shape).contains(.timestamp) {
            var findings: [Finding] = []
            let written = adapter.write(message, shape: shape, findings: &findings)
            let again = try Self.read(adapter.line(of: written), as: shape, of: vendor)
            // Easemob's servers set the time of a call themselves, which is why no call has it.
            if ["easemob", "agora"].contains(vendor), !adapter.isClientShape(shape) {
                #expect(again.timestamp == nil, "\(shape)")
                continue
            }
            #expect(again.moment == Instant(seconds: 1_712_345_678), "\(shape): \(written.body)")
        }
    }

    @Test(
        "Every row for a time has a unit",
        arguments: VendorRegistry.standard.vendors)
    func rows(vendor: String) throws {
        let adapter = try #require(VendorRegistry.standard.adapter(for: vendor))
        let rows = adapter.dialect.table.rows.filter { $0.field == .timestamp }
        #expect(!rows.isEmpty)
        for row in rows {
            #expect(row.transform == .milliseconds || row.transform == .seconds, "\(row.id)")
        }
    }

    /// Messages of the same second in every vendor's units.
    private static let messages: [(vendor: String, line: String)] = [
        (
            "easemob",
            #"{"from":"a","to":["b"],"chat_type":"chat","type":"txt","body":{"msg":"hi"},"timestamp":1712345678901}"#
        ),
        (
            "nim",
            #"{"session":{"sessionId":"b","sessionType":0},"messageType":0,"text":"hi","from":"a","timestamp":1712345678.901}"#
        ),
        (
            "nim",
            #"{"conversationId":"a|1|b","senderId":"a","messageType":0,"text":"hi","createTime":1712345678901}"#
        ),
        (
            "tencent",
            #"{"From_Account":"a","To_Account":"b","MsgTimeStamp":1712345678,"MsgBody":[{"MsgType":"TIMTextElem","MsgContent":{"Text":"hi"}}]}"#
        ),
        (
            "tencent",
            #"{"sender":"a","receiver":"b","elemType":1,"textElem":{"text":"hi"},"timestamp":1712345678}"#
        ),
        (
            "rongcloud",
            #"{"conversationType":1,"targetId":"b","senderUserId":"a","objectName":"RC:TxtMsg","content":{"content":"hi"},"sentTime":1712345678901}"#
        ),
        (
            "openim",
            #"{"sendID":"a","recvID":"b","sessionType":1,"contentType":101,"content":{"content":"hi"},"sendTime":1712345678901}"#
        ),
    ]

    @Test(
        "A time goes to every shape of every other vendor in that vendor's unit",
        arguments: VendorRegistry.standard.vendors)
    func everyPair(target: String) throws {
        let adapter = try #require(VendorRegistry.standard.adapter(for: target))
        for (source, line) in Self.messages where source != target {
            for shape in adapter.writtenShapes where adapter.fields(sayableIn: shape).contains(.timestamp) {
                var configuration = MessageConverter.Configuration(target: target)
                (configuration.vendor, configuration.targetShape) = (source, shape)
                let conversion = try MessageConverter(configuration).convert(line)
                guard let written = conversion.messages.first else { continue }
                let name = "\(source) to \(target)/\(shape): \(written.body)"
                // Easemob's servers set the time of a call themselves.
                if ["easemob", "agora"].contains(target), !adapter.isClientShape(shape) { continue }
                let table = adapter.dialect.table
                let line = adapter.line(of: written).parsed().root
                let times = table.rows.indices.filter { table.rows[$0].field == .timestamp }.compactMap {
                    index in
                    Self.member(table.names[index], in: line).map { (table.rows[index].transform, $0) }
                }
                #expect(!times.isEmpty, "\(name)")
                for (transform, time) in times {
                    let expected = transform == .seconds ? "1712345678" : "1712345678901"
                    let whole = transform == .seconds ? time.split(separator: ".")[0] : Substring(time)
                    let isCut = source == "tencent" && transform == .milliseconds
                    #expect(whole == (isCut ? "1712345678000" : expected), "\(name)")
                }
            }
        }
    }

    /// The text of the first number or digits with some name, anywhere.
    private static func member(_ name: UTF8Text, in value: JSONValue) -> String? {
        for member in value.members {
            if member.key == name, let text = member.value.number ?? member.value.string,
                text.string.allSatisfy({ $0.isNumber || $0 == "." })
            {
                return text.string
            }
            if let found = Self.member(name, in: member.value) { return found }
        }
        return nil
    }

    private static func read(_ line: RawJSON, as shape: String, of vendor: String) throws -> PushMessage {
        var configuration = MessageTranslator.Configuration()
        (configuration.vendor, configuration.shape) = (vendor, shape)
        return try MessageTranslator(configuration).read(line.text.string).message
    }
}

/// A line of `conversion-cases.jsonl`: a message, its target, and what must hold of the conversion.
struct ConversionCase: CustomTestStringConvertible, Sendable {
    let `case`: JSONValue

    var testDescription: String { `case`["claim"]?.string?.string ?? "" }

    static func all() throws -> [ConversionCase] {
        let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Fixtures/conversion-cases.jsonl")
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
            ConversionCase(case: try JSONDocument(String($0)).root)
        }
    }

    /// What only the profiles of two vendors word differently, and one vendor's own title.
    static let usual: Set<String> = ["usual-keys-added", "usual-keys-missing", "title-added"]

    func conversion() throws -> Conversion {
        var configuration = MessageConverter.Configuration(target: text("to") ?? "")
        configuration.vendor = text("from")
        configuration.targetShape = text("toShape")
        configuration.preference = text("prefer").flatMap(ConversionPreference.init) ?? .screen
        configuration.keepsHidden = `case`["keepsHidden"]?.bool == true
        configuration.profiles = try (`case`["profiles"].map { Array($0.elements) } ?? [])
            .map { try AppProfile($0) }
        let line = `case`["line"]
        return try MessageConverter(configuration).convert(
            line?.string?.string ?? line?.raw.description ?? "")
    }

    /// What must stand at the pointers in the objects that the message holds as texts.
    func texts(in body: JSONValue) throws -> [(object: JSONValue, expected: [(String, String)])] {
        var texts: [(JSONValue, [(String, String)])] = []
        for member in `case`["inside"].map({ Array($0.members) }) ?? [] {
            let text = Self.member(at: member.key.string, in: body)?.string ?? "{}"
            texts.append((try JSONDocument(text).root, Self.members(of: member.value)))
        }
        return texts
    }

    func members(_ name: UTF8Text) -> [(String, String)] { `case`[name].map(Self.members) ?? [] }

    func list(_ name: UTF8Text) -> [String] {
        (`case`[name].map { Array($0.elements) } ?? []).compactMap { $0.string?.string }
    }

    /// The JSON at a pointer; `null` where nothing stands.
    static func value(at pointer: String, in value: JSONValue) -> String {
        member(at: pointer, in: value)?.raw.description ?? "null"
    }

    private func text(_ name: UTF8Text) -> String? { `case`[name]?.string?.string }

    private static func members(of object: JSONValue) -> [(String, String)] {
        object.members.map { ($0.key.string, $0.value.raw.description) }
    }

    private static func member(at pointer: String, in value: JSONValue) -> JSONValue? {
        pointer.split(separator: "/").reduce(value as JSONValue?) { value, step in
            guard let value else { return nil }
            if value.kind == .array { return Int(step).flatMap { Array(value.elements)[safe: $0] } }
            return value[UTF8Text(String(step))]
        }
    }
}

extension Array {
    fileprivate subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
