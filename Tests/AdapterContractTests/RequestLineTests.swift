import PushModel
import Testing
import Vendors

@Suite("A written message as a line of input")
struct RequestLineTests {
    @Test(
        "The line keeps every member of the body, and what the URL says stands before them",
        arguments: WrittenShape.all)
    func line(_ example: WrittenShape) {
        var added: Set<String> = []
        for message in example.messages(40, seeds: 0...7, { $0.sayable() }) {
            let writing = example.write(message)
            let body = writing.written.body.parsed().root.members
            let line = writing.line.parsed().root.members
            let rest = line.suffix(body.count)
            #expect(zip(rest, body).allSatisfy { $0.key == $1.key && $0.value.raw == $1.value.raw })
            added.formUnion(line.dropLast(body.count).map(\.key.string))
            #expect(writing.written.request != nil || line.count == body.count)
        }
        #expect(added == Self.saidByURL["\(example.side) \(example.shape)"] ?? [])
    }

    /// What the URLs of a shape say, as members of a line.
    private static let saidByURL: [String: Set<String>] = [
        "easemob rest": ["chat_type"], "easemob rest-legacy": ["path"],
        "nim server-v2": [
            "conversation_id", "server_id", "type", "push_content", "push_payload", "description", "attach",
            "route_environment",
        ],
        "tencent rest": ["path"], "rongcloud system": ["path"], "rongcloud broadcast": ["path"],
        "rongcloud online": ["path"], "rongcloud status": ["path"],
    ]

    @Test("A message of a client or of a bare part of one is no request", arguments: WrittenShape.all)
    func request(_ example: WrittenShape) {
        guard example.side.adapter.isClientShape(example.shape) else { return }
        for message in example.wild { #expect(example.write(message).written.request == nil) }
    }
}
