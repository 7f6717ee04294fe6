import JSONDocument
import PushModel
import Testing

@Suite("Messages of diagnostics")
struct DiagnosticMessageTests {
    private static let lost = DiagnosticCode("lost", .info, .dropped, "{key} is lost.")

    @Test(
        "A finding names the key, and the field in brackets where it has another name",
        arguments: [
            ("/messageId", "messageId (clientID) is lost."), ("/clientID", "clientID is lost."),
            ("/list/0", "clientID is lost."), ("", "clientID is lost."), ("/a/名字", "名字 (clientID) is lost."),
        ])
    func finding(_ path: String, _ message: String) throws {
        let row = path.isEmpty ? nil : "NIM-046"
        let diagnostic = Diagnostic(Finding(Self.lost, .clientID), row: row, path: path, in: "/message")
        #expect(diagnostic.message == message)
        #expect(try written(diagnostic) == message)
        #expect(diagnostic.path == "/message" + path)
        #expect(diagnostic.row == row)
    }

    @Test(
        "What a reader tells begins with the key, or with the message as a whole",
        arguments: [
            ("/a/b", "b is lost."), ("", "The message is lost."), ("/a~1b", "a~1b is lost."),
            ("/", "A key without a name is lost."), ("/list/0/12", "list/0/12 is lost."),
            ("/7", "7 is lost."),
        ])
    func note(_ path: String, _ message: String) throws {
        var reader = ValueReader()
        reader.note(Self.lost, Location(row: "", path: path))
        #expect(reader.diagnostics.map(\.message) == [message])
        #expect(try written(reader.diagnostics[0]) == message)
    }

    @Test("Arguments stand in their places, and what else is in braces stays")
    func arguments() throws {
        let code = DiagnosticCode("long", .info, .overLimit, "{key} has {0} of {1}: {2} {a} {3}{0}")
        let diagnostic = Diagnostic(
            code, at: Location(row: "", path: "/text"),
            [.number(-12), .text("\"7\""), .json(.string("x")), .words("bytes {0} ")])
        let message = #"text has -12 of "7": "x" {a} bytes {0} -12"#
        #expect(diagnostic.message == message)
        #expect(try written(diagnostic) == message)
    }

    @Test("Words without arguments keep their braces")
    func braces() {
        let code = DiagnosticCode("braces", .info, .ignored, "Use {0} as content.")
        #expect(Diagnostic(code).message == "Use {0} as content.")
    }

    private func written(_ diagnostic: Diagnostic) throws -> String {
        var writer = JSONWriter()
        writer.beginString()
        diagnostic.writeMessage(to: &writer)
        writer.endString()
        return try JSONDocument(writer.text()).root.string?.string ?? ""
    }
}
