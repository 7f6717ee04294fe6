import PushModel
import Testing

/// Reading G14: wrong types, value by value.
@Suite("Lenient values")
struct ValueReaderTests {
    @Test(
        "Text is a string, or the digits of a number; nothing else",
        arguments: [
            Reading(#""hi""#, "hi"), Reading(#""""#, ""), Reading("null", nil),
            Reading("7", "7", .repaired), Reading("1.10", "1.10", .repaired),
            Reading("true", nil, .invalid), Reading("{}", nil, .invalid), Reading("[]", nil, .invalid),
            Reading(#""half \ud83d""#, "half \u{FFFD}"),
        ])
    func text(reading: Reading) throws {
        try reading.check { $0.text($1, at: place)?.string }
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
        #expect(told.message == "key is neither true nor false; the default holds. Send a boolean.")
    }

    @Test(
        "Text that says nothing is absent",
        arguments: [
            Reading(#""hi""#, "hi"), Reading(#""""#, nil), Reading(#"" ""#, " "), Reading("null", nil),
        ])
    func filledText(reading: Reading) throws {
        try reading.check { $0.filledText($1, at: place)?.string }
    }

    @Test(
        "An identifier may be a number without a word about it",
        arguments: [
            Reading(#""u1""#, "u1"), Reading("6001", "6001"), Reading("-1", "-1"),
            Reading("9223372036854775807", "9223372036854775807"), Reading("6.001e3", "6001"),
            Reading("12345678901234567890", nil, .invalid), Reading("1.5", nil, .invalid),
            Reading(#""1e3""#, "1e3"), Reading("null", nil),
            Reading(#""""#, nil), Reading("false", nil, .invalid), Reading("[1]", nil, .invalid),
        ])
    func identifier(reading: Reading) throws {
        try reading.check { $0.identifier($1, at: place)?.string }
    }

    @Test(
        "A list of identifiers leaves out what is none, and one alone is a list",
        arguments: [
            Reading(#"["a",7]"#, "a 7"), Reading("[]", ""), Reading(#""a""#, "a"), Reading("7", "7"),
            Reading("null", nil), Reading(#"["a",null,""]"#, "a"), Reading(#"["a",true]"#, "a", .invalid),
            Reading("{}", nil, .invalid),
        ])
    func identifiers(reading: Reading) throws {
        try reading.check { $0.identifiers($1, at: place)?.map(\.string).joined(separator: " ") }
    }

    @Test(
        "A flag is a truth value; words and numbers are repaired, anything else leaves the default",
        arguments: [
            Reading("true", "true"), Reading("false", "false"), Reading("null", nil), Reading(#""""#, nil),
            Reading("1", "true", .repaired), Reading("0", "false", .repaired),
            Reading(#""1""#, "true", .repaired), Reading(#""0""#, "false", .repaired),
            Reading(#""true""#, "true", .repaired), Reading(#""TRUE""#, "true", .repaired),
            Reading(#""Yes""#, "true", .repaired), Reading(#""YES""#, "true", .repaired),
            Reading(#""no""#, "false", .repaired), Reading(#""False""#, "false", .repaired),
            Reading("2", nil, .invalid), Reading("1.0", "true", .repaired), Reading("1.5", nil, .invalid),
            Reading("-1", nil, .invalid),
            Reading(#""on""#, nil, .invalid), Reading(#"" true""#, nil, .invalid),
            Reading("{}", nil, .invalid), Reading("[true]", nil, .invalid),
        ])
    func flag(reading: Reading) throws {
        try reading.check { $0.flag($1, at: place).map { "\($0)" } }
    }

    @Test(
        "A whole number may be spelled in a string",
        arguments: [
            Reading("37", "37"), Reading("-1", "-1"), Reading(#""37""#, "37", .repaired),
            Reading("null", nil),
            Reading("1.0", "1"), Reading("1e2", "100"), Reading("1.5", nil, .invalid),
            Reading(#""1.0""#, "1", .repaired), Reading(#""""#, nil, .invalid),
            Reading("99999999999999999999", nil, .invalid), Reading(#""seven""#, nil, .invalid),
            Reading("true", nil, .invalid),
        ])
    func integer(reading: Reading) throws {
        try reading.check { $0.integer($1, at: place).map { "\($0)" } }
    }

    @Test(
        "An object may be spelled in a string",
        arguments: [
            Reading(#"{"a":1}"#, #"{"a":1}"#), Reading(#""{\"a\":1}""#, #"{"a":1}"#, .repaired),
            Reading("null", nil), Reading(#""""#, nil, .invalid), Reading(#""[1]""#, nil, .invalid),
            Reading(#""{""#, nil, .invalid), Reading("[]", nil, .invalid), Reading("1", nil, .invalid),
        ])
    func object(reading: Reading) throws {
        try reading.check { $0.object($1, at: place)?.raw.text.string }
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

/// A value, what it is read as, and what is told about it.
struct Reading: CustomTestStringConvertible, Sendable {
    let json: String
    let expected: String?
    let kind: Diagnostic.Kind?

    init(_ json: String, _ expected: String?, _ kind: Diagnostic.Kind? = nil) {
        self.json = json
        self.expected = expected
        self.kind = kind
    }

    var testDescription: String { "\(json) as \(expected ?? "nothing")" }

    func check(_ read: (inout ValueReader, JSONValue) -> String?) throws {
        var reader = ValueReader()
        let found = read(&reader, try JSONDocument(json).root)
        #expect(found == expected)
        #expect(reader.diagnostics.map(\.kind) == (kind.map { [$0] } ?? []))
        #expect(reader.diagnostics.allSatisfy { $0.row == "EM-001" && $0.path == "/key" })
    }
}
