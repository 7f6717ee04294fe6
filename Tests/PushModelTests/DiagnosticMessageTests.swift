import PushModel
import Testing

@Suite("Messages of diagnostics")
struct DiagnosticMessageTests {
    @Test(
        "A finding that begins with its field's name names the key before it",
        arguments: [
            ("clientID is lost", "/messageId", "messageId (clientID) is lost"),
            ("clientID is lost", "/clientID", "clientID is lost"),
            ("clientID is lost", "/list/0", "clientID is lost"),
            ("clientID is lost", "", "clientID is lost"),
            ("clientIDs are lost", "/messageId", "clientIDs are lost"),
            ("the identifier is lost", "/messageId", "the identifier is lost"),
            ("clientID is lost", "/a/名字", "名字 (clientID) is lost"),
        ])
    func finding(_ words: String, _ path: String, _ message: String) {
        let row = path.isEmpty ? nil : "NIM-046"
        let diagnostic = Diagnostic(of: .clientID, .dropped, .info, words, row: row, path: path, in: "")
        #expect(diagnostic.message == message)
        #expect(diagnostic.path == path)
        #expect(diagnostic.row == row)
    }

    @Test(
        "What a reader tells begins with the key, or with the message as a whole",
        arguments: [
            ("/a/b", "b is wrong."), ("", "the message is wrong."), ("/a~1b", "a~1b is wrong."),
            ("/", "is wrong"),
        ])
    func note(_ path: String, _ message: String) {
        var reader = ValueReader()
        reader.note(.invalid, Location(row: "", path: path), "is wrong")
        #expect(reader.diagnostics.map(\.message) == [message])
    }
}
