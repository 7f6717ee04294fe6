import Foundation
import PushBridge
import PushModel
import Testing
import Vendors

@Suite("Settings by which phone makers decide")
struct AndroidClassTests {
    @Test(
        "Each is written under the target's key, or told as a warning that lowers no verdict",
        arguments: try AndroidClass.all())
    func writtenOrTold(_ row: AndroidClass) throws {
        for source in AndroidClass.vendors {
            guard let message = row.message(of: source), let plain = row.message(of: source, isPlain: true)
            else { continue }
            for target in row.places.keys.sorted() where target != source {
                let conversion = try row.convert(message, from: source, to: target)
                let told = conversion.losses.filter { $0.code.name.hasPrefix("android-") }
                let body = try #require(conversion.messages.first).body
                let name = "\(source) to \(target): \(body)"
                let place = row.places[target] ?? "-"
                let isLost = place == "-"
                #expect(row.isFound(at: place, in: body.parsed().root) == !isLost, "\(name)")
                #expect(told.map(\.code.name) == (isLost ? [row.code] : []), "\(name)")
                #expect(told.allSatisfy { $0.severity == .warning }, "\(name)")
                #expect(conversion.lostClasses == (isLost ? [row.countedName] : []), "\(name)")
                #expect(conversion.losesPlatforms == isLost, "\(name)")
                #expect(conversion.effects.contains(.androidClass) == isLost, "\(name)")
                let without = try row.convert(plain, from: source, to: target)
                #expect(conversion.fidelity == without.fidelity, "\(name)")
                #expect(conversion.differences == without.differences, "\(name)")
            }
        }
    }

    @Test("The sentence names the vendor that has no such setting, or the shape if other shapes have it")
    func sentences() throws {
        let rows = try AndroidClass.all()
        let importance = try #require(rows.first { $0.setting == "huawei.importance" })
        let message = try #require(importance.message(of: "rongcloud"))
        let sentence = { (target: String) in
            try importance.convert(message, from: "rongcloud", to: target).losses
                .first { $0.code.name == "android-class-lost" }?.message ?? ""
        }
        #expect(try sentence("nim").contains("Huawei phones limit messages a day, and NIM has no such"))
        #expect(try sentence("tencent/web").contains("and Tencent's shape web has no such setting"))
    }

    @Test("Another key of the same class keeps a message in it, so that nothing is warned of")
    func sameClass() throws {
        let sections = try Self.fields(#"{"vivoField":{"category":"IM","classification":1}}"#)
        let easemob = try #require(Side.all.first { $0.name == "easemob" })
        let nim = try #require(Side.all.first { $0.name == "nim" })
        let result = nim.convert(sections, to: easemob)
        #expect(result.lost.map(\.path) == ["/vivoField/classification"])
        #expect(result.lost.map(\.finding.code.name) == ["no-platform-setting"])
    }

    @Test(
        "Each is carried to a shape that has its setting, and told as a warning by one without its class",
        arguments: Side.all.flatMap { source in Side.all.map { Pair(source: source, target: $0) } })
    func law(_ pair: Pair) throws {
        for shape in Shape.all(of: pair.target.number) {
            for setting in pair.source.settings where setting.decided != nil {
                // An older key is read, and never written.
                let isWritten = shape.sections.contains(setting.steps[0])
                if pair.source.number == pair.target.number && isWritten { continue }
                let value: RawJSON = setting.types == .integer ? .integer(1) : .string("NORMAL")
                let fields = [JSONField(key: setting.steps[0], value: Self.nested(value, setting.steps))]
                let result = VendorRegistry.standard.platforms.convert(
                    fields, from: pair.source.number, to: pair.target.number, in: (shape.sections, []))
                let known = pair.target.settings.filter { shape.sections.contains($0.steps[0]) }
                let name = "\(setting.id) in \(shape.name)"
                if known.contains(where: { $0.name == setting.name }) {
                    #expect(result.lost.isEmpty && !result.sections.isEmpty, "\(name)")
                } else {
                    #expect(result.sections.isEmpty, "\(name)")
                    #expect(result.lost.map(\.finding.severity) == [.warning], "\(name)")
                }
            }
        }
    }

    @Test("A section that is left out to fit is a warning, and counted")
    func leftOut() throws {
        var configuration = MessageConverter.Configuration(target: "nim")
        configuration.vendor = "easemob"
        let long = String(repeating: "x", count: 2_100)
        let line =
            #"{"from":"a","to":["b"],"type":"txt","body":{"msg":"hi"},"ext":{"em_android_push_ext":{"oppo_category":"\#(long)"}}}"#
        let conversion = try MessageConverter(configuration).convert(line)
        #expect(conversion.lostClasses == ["oppo"])
        let loss = try #require(conversion.losses.first { $0.code.name == "left-out-to-fit" })
        #expect(loss.severity == .warning)
    }

    static func fields(_ json: String) throws -> [JSONField] {
        try JSONDocument(json).root.members.map(JSONField.init)
    }

    private static func nested(_ value: RawJSON, _ steps: [UTF8Text]) -> RawJSON {
        steps.dropFirst().reversed().reduce(value) { RawJSON.object(of: [JSONField(key: $1, value: $0)]) }
    }
}

/// A shape that is written, with the sections for other platforms that it has.
private struct Shape {
    let name: String
    let sections: Set<UTF8Text>

    static func all(of number: Int) -> [Shape] {
        let adapter = VendorRegistry.standard.adapters[number]
        let sections = Set(adapter.dialect.table.platforms.map { $0.steps[0] })
        return adapter.writtenShapes.map { shape in
            Shape(
                name: shape,
                sections: sections.filter { section in
                    var message = PushMessage()
                    message.platforms = [JSONField(key: section, value: .object([("k", .integer(1))]))]
                    var findings: [Finding] = []
                    _ = adapter.write(message, shape: shape, findings: &findings)
                    return !findings.contains { $0.field == .platforms }
                })
        }
    }
}

/// A row of `android-classes.tsv`: a setting, a value, and where each vendor and each shape of clients has it, below the object
/// that holds such settings; `-` where nowhere.
struct AndroidClass: CustomTestStringConvertible, Sendable {
    let setting: String
    let value: String
    let places: [String: String]

    static let vendors = ["easemob", "nim", "tencent", "rongcloud"]

    var testDescription: String { setting }

    static func all() throws -> [AndroidClass] {
        let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Fixtures/android-classes.tsv")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
            $0.split(separator: "\t").map(String.init)
        }
        return lines.dropFirst().map { cells in
            AndroidClass(
                setting: cells[0], value: cells[1],
                places: Dictionary(uniqueKeysWithValues: zip(lines[0].dropFirst(2), cells.dropFirst(2))))
        }
    }

    private var isAlert: Bool {
        VendorRegistry.standard.adapters.contains { adapter in
            adapter.dialect.table.platforms.contains { $0.name == setting && $0.decided == .alert }
        }
    }

    var code: String { isAlert ? "android-alert-lost" : "android-class-lost" }

    var countedName: String { setting.prefix { $0 != "." } + (isAlert ? "-alert" : "") }

    /// A message of a vendor with the setting, or without it; nil for a vendor that lacks it.
    func message(of vendor: String, isPlain: Bool = false) -> String? {
        guard let place = places[vendor], place != "-" else { return nil }
        let steps = place.split(separator: ".").filter { $0 != "push_payload" }
        let json = Int(value).map(String.init) ?? "\"\(value)\""
        let nested = isPlain ? "{}" : steps.reversed().reduce(json) { #"{"\#($1)":\#($0)}"# }
        switch vendor {
        case "easemob":
            return #"{"from":"alice","to":["bob"],"type":"txt","body":{"msg":"hi"},"ext":\#(nested)}"#
        case "nim":
            let text = RawJSON.string(UTF8Text(nested))
            return
                #"{"conversation_id":"alice|1|bob","message":{"message_type":0,"text":"hi"},"push_config":{"push_payload":\#(text)}}"#
        case "tencent":
            return
                #"{"From_Account":"alice","To_Account":"bob","MsgRandom":1,"MsgBody":[{"MsgType":"TIMTextElem","MsgContent":{"Text":"hi"}}],"OfflinePushInfo":\#(nested)}"#
        default:
            let text = RawJSON.string(UTF8Text(#"{"pushConfigs":[\#(nested)]}"#))
            return
                #"{"fromUserId":"alice","toUserId":"bob","objectName":"RC:TxtMsg","content":"{\"content\":\"hi\"}","pushExt":\#(text)}"#
        }
    }

    func convert(_ line: String, from source: String, to target: String) throws -> Conversion {
        let names = target.split(separator: "/").map(String.init)
        var configuration = MessageConverter.Configuration(target: names[0])
        configuration.vendor = source
        configuration.targetShape = names.count > 1 ? names[1] : nil
        return try MessageConverter(configuration).convert(line)
    }

    /// Whether the value stands behind the names of a place, anywhere in a message; `name=value` for one that is spelled otherwise.
    func isFound(at place: String, in body: JSONValue) -> Bool {
        let parts = place.split(separator: "=").map(String.init)
        let steps = parts[0].split(separator: ".").map { UTF8Text(String($0)) }
        let expected = parts.count > 1 ? parts[1] : value
        func unfolded(_ value: JSONValue) -> JSONValue {
            guard let text = value.string, let root = try? JSONDocument(text).root else { return value }
            return root.kind == .object ? root : value
        }
        func isFound(_ value: JSONValue) -> Bool {
            let value = unfolded(value)
            let end = steps.reduce(value as JSONValue?) { value, step in value.map(unfolded)?[step] }
            if let end, (end.string?.string ?? end.raw.description) == expected { return true }
            return value.members.contains { isFound($0.value) } || value.elements.contains(where: isFound)
        }
        return isFound(body)
    }
}
