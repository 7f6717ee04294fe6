import Foundation
import PushBridge
import PushModel
import Testing
import Vendors

@Suite("Settings for other platforms")
struct PlatformSectionsTests {
    @Test(
        "What both vendors have is spelled as the other spells it, and what one lacks is named",
        arguments: try Case.all())
    func converted(_ example: Case) throws {
        let fields = try JSONDocument(example.sections).root.members.map(JSONField.init)
        let registry = VendorRegistry.standard
        let (source, target) = try (
            #require(registry.number(of: example.from)), #require(registry.number(of: example.to))
        )
        let result = registry.platforms.convert(fields, from: source, to: target)
        #expect(RawJSON.object(of: result.sections).text.string == example.expected)
        #expect(result.lost.map(\.path) == example.lost)
    }

    @Test(
        "Every setting that both have is converted both ways, its value as it was spelled",
        arguments: Pair.all)
    func everyPair(_ pair: Pair) throws {
        let value = try RawJSON(validating: #"{"k":1.50}"#)
        for setting in pair.source.settings where pair.target.first(setting.name) != nil {
            let there = pair.source.convert(Self.nested(value, setting.steps), to: pair.target)
            #expect(there.lost.isEmpty, "\(setting.id)")
            let back = pair.target.convert(there.sections, to: pair.source)
            #expect(back.lost.isEmpty, "\(setting.id)")
            let written = try #require(pair.source.first(setting.name))
            #expect(back.sections == Self.nested(value, written), "\(setting.id)")
        }
    }

    @Test("Every setting of one vendor alone is named as lost", arguments: Pair.all)
    func everyLoss(_ pair: Pair) {
        for setting in pair.source.settings where pair.target.first(setting.name) == nil {
            let result = pair.source.convert(Self.nested(.integer(1), setting.steps), to: pair.target)
            #expect(result.sections == [])
            #expect(result.lost.map(\.path) == [setting.steps.map { "/\($0)" }.joined()], "\(setting.id)")
        }
    }

    private static func nested(_ value: RawJSON, _ steps: [UTF8Text]) -> [JSONField] {
        guard let first = steps.first else { return [] }
        let inner = steps.dropFirst().reversed().reduce(value) {
            RawJSON.object(of: [JSONField(key: $1, value: $0)])
        }
        return [JSONField(key: first, value: inner)]
    }
}

/// Two vendors.
struct Pair: Sendable, CustomTestStringConvertible {
    let source: Side
    let target: Side

    /// Every vendor with every other one.
    static let all = Side.all.flatMap { source in
        Side.all.filter { $0.number != source.number }.map { Pair(source: source, target: $0) }
    }

    var testDescription: String { "\(source.name) to \(target.name)" }
}

/// A vendor with its settings for other platforms.
struct Side: Sendable {
    let number: Int
    let name: String
    let settings: [PlatformSetting]

    static let all = VendorRegistry.standard.adapters.enumerated().map { number, adapter in
        Side(number: number, name: adapter.vendors[0], settings: adapter.dialect.table.platforms)
    }

    /// Where a setting is written.
    func first(_ name: String) -> [UTF8Text]? { settings.first { $0.name == name }?.steps }

    func convert(_ sections: [JSONField], to target: Side) -> PlatformConversion {
        VendorRegistry.standard.platforms.convert(sections, from: number, to: target.number)
    }
}

/// Sections of one vendor, and what they are for another: a line of `platform-cases.jsonl`, whose `is` says what the vendors'
/// documents print (EM-054, EM-055, NIM-028 to NIM-036), what one of them lacks, and what has another form (NIM 9.28).
struct Case: Sendable, CustomTestStringConvertible {
    let from: String
    let to: String
    let sections: String
    let expected: String
    let lost: [String]

    var testDescription: String { "\(from) \(sections)" }

    static func all() throws -> [Case] {
        let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let file = tests.appending(path: "Fixtures/platform-cases.jsonl")
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { line in
            let root = try JSONDocument(String(line)).root
            func text(_ name: UTF8Text) -> String { root[name]?.string?.string ?? "" }
            func json(_ name: UTF8Text) -> String { root[name]?.raw.description ?? "" }
            return Case(
                from: text("from"), to: text("to"), sections: json("sections"), expected: json("expected"),
                lost: root["lost"]?.elements.compactMap { $0.string?.string } ?? [])
        }
    }
}
