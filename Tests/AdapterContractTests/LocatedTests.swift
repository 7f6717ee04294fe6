import MappingTables
import PushModel
import Testing
import Vendors

@Suite("What was written is found")
struct LocatedTests {
    @Test(
        "Each field that came back stands at a place of the line, and a row of the table explains it",
        arguments: WrittenShape.all)
    func located(_ example: WrittenShape) throws {
        let adapter = example.side.adapter
        var unlocated: Set<CanonicalField> = []
        for message in example.messages(40, seeds: 0...3, { $0.sayable() }) {
            let line = example.write(message).line
            let root = line.parsed().root
            for field in CanonicalField.allCases
            where message.holds(field) && adapter.says(field, in: example.shape) {
                guard let place = adapter.locate(field, in: .json(root), shape: example.shape) else {
                    if !Self.isImplied(field, of: message, in: example) { unlocated.insert(field) }
                    continue
                }
                #expect(example.side.table.row(id: place.row) != nil, "\(place.row)")
                #expect(root.value(at: place.path).map { !$0.isNull } == true, "\(place.path) in \(line)")
            }
        }
        #expect(unlocated == Self.unlocated["\(example.side) \(example.shape)"] ?? [])
    }

    /// Fields that come back in a shape without a key of their own: the kind or the identifier of a conversation names them.
    private static let unlocated: [String: Set<CanonicalField>] = [
        "nim sdk": [.receivers], "nim sdk-v2": [.receivers, .conversationKind],
        "nim server-v1": [.conversationKind], "nim server-v2": [.receivers, .conversationKind],
    ]

    /// Whether a field of a message can come back without a key of its own.
    private static func isImplied(
        _ field: CanonicalField, of message: PushMessage, in example: WrittenShape
    ) -> Bool {
        switch (example.side.description, field) {
        case ("nim", .hasPrefix): message.kind == .recall && message.hasPrefix == false
        case ("nim", .kind): message.kind == .recall || message.kind == .customNotification
        // The one list is of those mentioned and of those forced; its row names one of the two.
        case ("nim", .mentions), ("nim", .force): !message.mentions.isEmpty
        // The data of a recall is what another message has as its notification's.
        case ("nim", .extension): message.kind == .recall
        // A push without a message leaves the icon where it has no number for it (RC 26).
        case ("rongcloud", .leavesBadge): message.kind == .pushOnly && message.badge == nil
        default: false
        }
    }

    @Test("A field is found behind a list of any length", arguments: [1, 254, 255, 256, 300, 70_000])
    func behindList(length: Int) throws {
        let mentioned = (0..<length).map { #"{"GroupAtAllFlag":0,"GroupAt_Account":"u\#($0)"}"# }
        let line =
            #"{"GroupId":"g","From_Account":"a","GroupAtInfo":[\#(mentioned.joined(separator: ","))],"MsgBody":[{"MsgType":"TIMTextElem","MsgContent":{"Text":"hi"}}]}"#
        let root = try JSONDocument(line).root
        let place = TencentAdapter.locate(.text, in: .json(root), shape: "rest-group")
        #expect(place?.path == "/MsgBody/0/MsgContent/Text")
    }

    @Test("A field that the message does not hold is found nowhere", arguments: WrittenShape.all)
    func absent(_ example: WrittenShape) {
        let line = example.write(PushMessage()).line.parsed().root
        let said = Self.always.union(Self.saidByShape["\(example.side) \(example.shape)"] ?? [])
        for field in CanonicalField.allCases where !said.contains(field) {
            let place = example.side.adapter.locate(field, in: .json(line), shape: example.shape)
            #expect(place == nil, "\(field)")
        }
    }

    /// What every message spells, however little it says.
    private static let always: Set<CanonicalField> = [.kind, .conversationKind]

    /// What shapes say of every message that is written in them: a push without a message counts nothing at Tencent, and
    /// names Apple among its platforms and its receivers at RongCloud, where every other message names its type, and a client's its conversation.
    private static let saidByShape: [String: Set<CanonicalField>] = [
        "tencent push": [.isCounted, .isForEveryone], "tencent push-batch": [.isCounted],
        "rongcloud sdk": [.typeName, .conversationSort], "rongcloud wrapper": [.typeName, .conversationSort],
        "rongcloud web": [.typeName, .conversationSort], "rongcloud recall": [.conversationSort],
        "rongcloud private": [.typeName], "rongcloud group": [.typeName], "rongcloud ultragroup": [.typeName],
        "rongcloud system": [.typeName, .conversationSort], "rongcloud chatroom": [.typeName],
        "rongcloud broadcast": [.typeName, .conversationSort, .isForEveryone],
        "rongcloud push": [.isRefused, .receivers, .isForEveryone],
        "rongcloud online": [.typeName, .conversationSort, .isForEveryone, .isOnlineOnly],
        "rongcloud status": [.typeName, .isOnlineOnly],
        "openim rest": [.isCounted, .typeName, .conversationSort, .overridesMute],
        "openim sdk": [.isCounted, .typeName, .conversationSort, .overridesMute],
    ]
}

extension JSONValue {
    /// The value at a JSON Pointer; JSON in strings is looked into.
    fileprivate func value(at pointer: String) -> JSONValue? {
        var value: JSONValue? = self
        for step in pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst() {
            let name = String(step).replacing("~1", with: "/").replacing("~0", with: "~")
            let inner = value?.string.flatMap { try? JSONDocument($0).root } ?? value
            value =
                inner?.kind == .array
                ? Int(name).flatMap { inner?.elements.dropFirst($0).first { _ in true } }
                : inner?[UTF8Text(name)]
        }
        return value
    }
}
