import Foundation
import PushModel
import Testing

/// Reading G14: wrong types, value by value.
@Suite("Lenient values")
struct ValueReaderTests {
    @Test(
        "Each value of values.jsonl is read as it says, and only what is repaired or invalid is told",
        arguments: try Reading.all())
    func value(reading: Reading) throws {
        try reading.check { reader, value in
            switch reading.form {
            case "text": reader.text(value, at: place)?.string
            case "filledText": reader.filledText(value, at: place)?.string
            case "identifier": reader.identifier(value, at: place)?.string
            case "identifiers": reader.identifiers(value, at: place)?.map(\.string).joined(separator: " ")
            case "flag": reader.flag(value, at: place).map { "\($0)" }
            case "integer": reader.integer(value, at: place).map { "\($0)" }
            case "object": reader.object(value, at: place)?.raw.text.string
            default: "no form"
            }
        }
    }

    @Test("Halves of surrogate pairs are told once, at the first")
    func halves() throws {
        var reader = ValueReader()
        reader.noteRepairs(in: try JSONDocument(#"{"a":["x","\ud83d"],"b":"\ud83d"}"#).root, at: place)
        reader.noteRepairs(in: try JSONDocument(#"["\ud83d"]"#).root, at: place)
        #expect(reader.diagnostics.map(\.kind) == [.repaired])
        #expect(reader.diagnostics.first?.path == "/key/a/1")
    }

    @Test("A diagnostic has the code that was told, with its severity, kind, row and words")
    func code() throws {
        var reader = ValueReader()
        _ = reader.flag(try JSONDocument("[]").root, at: place)
        let told = try #require(reader.diagnostics.first)
        #expect(told.code == .noFlag && told.code.name == "no-flag")
        #expect(told.severity == .warning && told.kind == .invalid && told.row == "EM-001")
        #expect(told.message == "key is neither true nor false; the default applies. Send a boolean.")
    }

    @Test("A diagnostic names row, place and key, and says what to do")
    func diagnostic() throws {
        var reader = ValueReader()
        _ = reader.text(try JSONDocument("[]").root, at: Location(row: "EM-004", path: "/ext/a~1b"))
        let diagnostic = try #require(reader.diagnostics.first)
        #expect(diagnostic.row == "EM-004")
        #expect(diagnostic.path == "/ext/a~1b")
        #expect(diagnostic.severity == .warning)
        #expect(diagnostic.message.contains("is an array, and a text belongs there"))
        #expect(diagnostic.message.hasSuffix("Send a string."))
    }

    @Test("A diagnostic without a row has none")
    func noRow() throws {
        var reader = ValueReader()
        _ = reader.object(try JSONDocument("[]").root, at: Location(row: "", path: ""))
        let diagnostic = try #require(reader.diagnostics.first)
        #expect(diagnostic.row == nil)
        #expect(diagnostic.message.hasPrefix("The message is not an object"))
    }

    @Test(
        "A step of a pointer escapes what RFC 6901 reserves",
        arguments: [("a", "a"), ("", ""), ("a/b", "a~1b"), ("a~b", "a~0b"), ("~1", "~01"), ("//", "~1~1")])
    func step(key: String, step: String) {
        #expect(pointerStep(UTF8Text(key)) == step)
    }
}

private var place: Location { Location(row: "EM-001", path: "/key") }

/// A value, what it is read as, and what is told about it: a line of `values.jsonl`.
///
/// Text is a string, or the digits of a number; an identifier may be a number without a word about it, and a list of them leaves
/// out what is none. Words and numbers are flags, whole numbers and objects may be spelled in strings.
struct Reading: CustomTestStringConvertible, Sendable {
    let form: String
    private let line: JSONValue
    private var json: RawJSON { line["json"]?.raw ?? .null }
    var testDescription: String { "\(json) as \(form)" }

    static func all() throws -> [Reading] {
        let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let file = tests.appending(path: "Fixtures/values.jsonl")
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
            let line = try JSONDocument(String($0)).root
            return Reading(form: line["as"]?.string?.string ?? "", line: line)
        }
    }

    func check(_ read: (inout ValueReader, JSONValue) -> String?) throws {
        var reader = ValueReader()
        #expect(read(&reader, try JSONDocument(json.text).root) == line["reads"]?.string?.string)
        #expect(reader.diagnostics.map(\.kind.rawValue) == [line["tells"]?.string?.string].compactMap(\.self))
        #expect(reader.diagnostics.allSatisfy { $0.row == "EM-001" && $0.path == "/key" })
    }
}
