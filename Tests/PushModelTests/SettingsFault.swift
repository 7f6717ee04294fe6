import Foundation
import PushModel
import Testing

/// Settings that must be refused, and the place that the error must name: a line of `settings-faults.jsonl`.
struct SettingsFault: CustomTestStringConvertible, Sendable {
    private let line: JSONValue
    var testDescription: String { line["json"]?.raw.description ?? "" }

    /// Those of a profile, a recipient or a group.
    static func all(of kind: UTF8Text) throws -> [SettingsFault] {
        let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let file = try String(
            contentsOf: tests.appending(path: "Fixtures/settings-faults.jsonl"), encoding: .utf8)
        let lines = try file.split(separator: "\n").map { try JSONDocument(String($0)).root }
        return lines.filter { $0["of"]?.string == kind }.map(SettingsFault.init)
    }

    func check(_ read: (JSONValue) throws -> some Any) throws {
        let json = try #require(line["json"])
        let error = try #require(throws: PushModelError.self) {
            _ = try read(JSONDocument(json.raw.text).root)
        }
        #expect("\(error.code)" == line["code"]?.string?.string)
        #expect(error.path == line["path"]?.string?.string)
        #expect(error.description.hasPrefix(error.path.isEmpty ? error.message : "\(error.path): "))
    }
}
