import NIMAdapter
import PushModel
import Testing

@Suite("What is written is read again")
struct WriterLawTests {
    private static let cases = NIMAdapter.writtenShapes.flatMap { shape in
        (0..<8).map { LawCase(shape: shape, seed: UInt64($0)) }
    }

    @Test("What a shape can say comes back as it was, without anything to tell", arguments: cases)
    func whole(_ example: LawCase) {
        var maker = MessageMaker(seed: example.seed, shape: example.shape)
        for _ in 0..<40 {
            let message = maker.sayable()
            let writing = Writing(message, as: example.shape)
            let isSame = writing.again == message
            #expect(isSame, "\(message.neutral)\n\(writing.again.neutral)\n\(writing.line)")
            #expect(writing.findings.isEmpty, "\(writing.told) \(message.neutral)")
        }
    }

    @Test(
        "Of any message every field comes back or is told, and none is told that comes back", arguments: cases
    )
    func told(_ example: LawCase) {
        var maker = MessageMaker(seed: 1_000 + example.seed, shape: example.shape)
        for _ in 0..<100 {
            let message = maker.wild()
            let writing = Writing(message, as: example.shape)
            let law = WritingLaw(message, writing)
            #expect(
                law.silentLosses.isEmpty,
                "\(law.silentLosses)\n\(message.neutral)\n\(writing.again.neutral)\n\(writing.line)")
            #expect(
                law.falseAlarms.isEmpty,
                "\(law.falseAlarms)\n\(message.neutral)\n\(writing.again.neutral)\n\(writing.line)")
        }
    }

    @Test(
        "The same message is written the same each time, and what was read is written the same",
        arguments: cases)
    func settled(_ example: LawCase) {
        var maker = MessageMaker(seed: 2_000 + example.seed, shape: example.shape)
        for _ in 0..<40 {
            let message = maker.wild()
            let writing = Writing(message, as: example.shape)
            #expect(Writing(message, as: example.shape).written == writing.written)
            let second = Writing(writing.again, as: example.shape)
            let isSame = second.again == writing.again
            #expect(isSame, "\(writing.line)\n\(second.line)")
        }
    }

    @Test("The reader has nothing to repair in what is written", arguments: cases)
    func clean(_ example: LawCase) {
        var maker = MessageMaker(seed: 3_000 + example.seed, shape: example.shape)
        for _ in 0..<40 {
            let writing = Writing(maker.sayable(), as: example.shape)
            let reading = Reading(.json(writing.line.parsed().root), as: example.shape)
            let told = reading.diagnostics.filter { [.repaired, .invalid, .ignored].contains($0.kind) }
            // A recall's type is a number in a query, and a call's identifier replaces nothing at Apple.
            let unexpected = told.filter { $0.path != "/type" && !$0.path.hasSuffix("notifyId") }
            #expect(unexpected.isEmpty, "\(unexpected) \(writing.line)")
        }
    }

    @Test("Every member that is written says something", arguments: NIMAdapter.writtenShapes)
    func plantedFaults(_ shape: String) {
        var maker = MessageMaker(seed: 4_000, shape: shape)
        for _ in 0..<60 {
            let message = maker.sayable()
            let line = Writing(message, as: shape).line
            for path in line.leaves where !Self.isDefault(path, of: message) {
                let isSeen = Writing.read(line.removing(path), as: shape) != message
                #expect(isSeen, "\(path.joined(separator: "/")) of \(line)")
            }
        }
    }

    /// Members that say what holds anyway, since the vendor wants them said.
    private static func isDefault(_ path: [String], of message: PushMessage) -> Bool {
        switch path.joined(separator: "/") {
        case "messageType", "type", "message/message_type", "session/sessionType", "ope", "msgtype",
            "push_config/push_forcepush_enable", "apnsMemberOption/forcePush", "isForcePush",
            "targetConfig/inclusive", "target_option/inclusive", "option/needPushNick",
            "setting/apnsWithPrefix", "senderId", "message":
            true
        case "sendToOnlineUsersOnly": !message.delivery.isStored
        default: false
        }
    }
}

/// A shape and a seed for messages to write in it.
struct LawCase: Sendable, CustomTestStringConvertible {
    let shape: String
    let seed: UInt64

    var testDescription: String { "\(shape), seed \(seed)" }
}

extension RawJSON {
    /// The paths of the values below objects, JSON in strings looked into.
    fileprivate var leaves: [[String]] { Self.leaves(in: parsed().root) }

    private static func leaves(in value: JSONValue) -> [[String]] {
        let object = value.string.flatMap { try? JSONDocument($0).root } ?? value
        guard object.kind == .object, !object.members.isEmpty else { return [[]] }
        return object.members.flatMap { member in leaves(in: member.value).map { [member.key.string] + $0 } }
    }

    /// The value without the member at a path.
    fileprivate func removing(_ path: [String]) -> RawJSON {
        guard let name = path.first else { return self }
        let root = parsed().root
        if let text = root.string, let inner = try? RawJSON(validating: text) {
            return .string(inner.removing(path).text)
        }
        var members: [(key: UTF8Text, value: RawJSON)] = []
        for member in root.members {
            if member.key.string != name {
                members.append((member.key, member.value.raw))
            } else if path.count > 1 {
                members.append((member.key, member.value.raw.removing(Array(path.dropFirst()))))
            }
        }
        return .object(members)
    }
}
