import MappingTables
import PushModel
import Testing

@Suite("A message cut down to what a vendor takes")
struct FittingTests {
    @Test("It is within the vendor's limits, as it is written", arguments: WrittenShape.all)
    func within(_ example: WrittenShape) {
        for message in example.large {
            guard let fitted = example.fit(message).message else { continue }
            #expect(example.excess(of: fitted) == [], "\(message.neutral)")
        }
    }

    @Test("Some of the messages are cut, some are refused, and some stay", arguments: VendorSide.all)
    func shares(side: VendorSide) {
        let results = WrittenShape.all.filter { $0.side.description == side.description }.flatMap { example in
            example.large.map { ($0, example.fit($0).message) }
        }
        let rows = Checkout.mappings.limits.rows.filter { $0["vendor"] == side.description }
        #expect(results.contains { $0.1 == nil } == rows.contains { $0["gives"].contains("refuse") })
        #expect(results.contains { $0.1 == $0.0 })
        #expect(results.contains { $0.1 != nil && $0.1 != $0.0 })
    }

    @Test("Fitted once more it stays as it is", arguments: WrittenShape.all)
    func idempotent(_ example: WrittenShape) {
        for message in example.large {
            guard let fitted = example.fit(message).message else { continue }
            let isSame = example.fit(fitted).message == fitted
            #expect(isSame, "\(message.neutral)")
        }
    }

    @Test(
        "Everything that it lost is told, and what cannot be sent is told as an error",
        arguments: WrittenShape.all)
    func told(_ example: WrittenShape) {
        for message in example.large {
            let (fitted, findings) = example.fit(message)
            let told = Set(findings.map(\.field))
            guard let fitted else {
                #expect(findings.contains { $0.kind == .overLimit && $0.severity == .error })
                continue
            }
            let changed = CanonicalField.allCases.filter { fitted.value(of: $0) != message.value(of: $0) }
            // The accounts forced are those mentioned: one list, told once.
            let silent = Set(changed).subtracting(told).subtracting(told.contains(.force) ? [.mentions] : [])
            #expect(silent.isEmpty, "\(silent)")
            #expect(findings.allSatisfy { message.holds($0.field) }, "\(told)")
        }
    }

    @Test(
        "A text that was cut is a beginning of what it was, whole characters of it, and an ellipsis",
        arguments: WrittenShape.all)
    func characters(_ example: WrittenShape) {
        for message in example.large {
            guard let fitted = example.fit(message).message else { continue }
            for field in CanonicalField.allCases where fitted.value(of: field) != message.value(of: field) {
                guard let cut = fitted.value(of: field)?.parsed().root.string?.string,
                    let whole = message.value(of: field)?.parsed().root.string?.string
                else { continue }
                // An identifier is cut without a sign of it.
                #expect(cut.hasSuffix("…") == (field != .collapseID), "\(field)")
                #expect(Array(whole).starts(with: Array(cut).dropLast()), "\(field)")
            }
        }
    }

    @Test(
        "A message that is too large is seen to be, wherever the table has a limit",
        arguments: WrittenShape.all)
    func planted(_ example: WrittenShape) {
        let isSeen = example.large.contains { !example.excess(of: $0).isEmpty }
        #expect(isSeen == example.isLimited)
    }
}

extension WrittenShape {
    /// Messages of which many are larger than the vendor takes.
    fileprivate var large: [PushMessage] { messages(25, seeds: 5_000...5_001) { $0.large() } }

    fileprivate func fit(_ message: PushMessage) -> (message: PushMessage?, findings: [Finding]) {
        var findings: [Finding] = []
        return (side.adapter.fitted(message, shape: shape, findings: &findings), findings)
    }

    /// What of a message is more than the vendor takes, as it is written; measured without the adapter's own rules.
    fileprivate func excess(of message: PushMessage) -> [String] {
        let line = write(message).line.parsed().root
        return switch side.description {
        case "easemob": excessForEasemob(line)
        case "tencent": excessForTencent(line)
        case "rongcloud": excessForRongCloud(line)
        case "openim": excessForOpenIM(line)
        default: excessForNIM(line)
        }
    }

    /// Whether the table has a limit for what a message in the shape holds; how many receivers a call has, only
    /// ``VendorWriter/mostReceivers(of:in:)`` asks.
    fileprivate var isLimited: Bool {
        Checkout.mappings.limits.rows.contains { row in
            row["vendor"] == side.description && row["measure"] != CanonicalField.receivers.rawValue
                && CanonicalField(rawValue: row["measure"]).map { side.adapter.says($0, in: shape) } != false
                && (row["shapes"] == "-"
                    || row["shapes"].split(separator: " ").map(String.init).contains(shape))
        }
    }

    /// A call's title has 50 characters and its `content` 128 KB, an identifier to replace a push by 64 bytes (RC-S1).
    private func excessForRongCloud(_ root: JSONValue) -> [String] {
        let identifier = read(root.raw).message.collapseID?.count ?? 0
        let cut = identifier > 64 ? ["collapseID"] : []
        if side.adapter.isClientShape(shape) { return cut }
        let push = root["notification"] ?? root["pushExt"]?.string.flatMap { try? JSONDocument($0).root }
        let title = push?["title"]?.string?.string.unicodeScalars.count ?? 0
        let content = root["content"]?.string?.count ?? 0
        return cut + (title > 50 ? ["title"] : []) + (content > 131_072 ? ["content"] : [])
    }

    /// A call of the server names 1000 users in a text (OI-S1).
    private func excessForOpenIM(_ root: JSONValue) -> [String] {
        let mentioned = root["content"]?["atUserList"]?.elements.count ?? 0
        return shape == "rest" && mentioned > 1_000 ? ["atUserList"] : []
    }

    /// Body and `ext` have 5 KB together (REST-MSG).
    private func excessForEasemob(_ line: JSONValue) -> [String] {
        let parts = shape == "ext" ? [line] : ["body", "msg", "ext"].compactMap { line[$0] }
        return parts.reduce(0) { $0 + $1.raw.text.count } > 5_120 ? ["body and ext"] : []
    }

    /// Words and data of a push have 3 KB together (TX-S1).
    private func excessForTencent(_ root: JSONValue) -> [String] {
        let counted: Set<String> = [
            "Desc", "Ext", "desc", "ext", "description", "extension", "offline_push_config_desc",
            "offline_push_config_ext",
        ]
        let push = ["OfflinePushInfo", "offlinePushInfo", "message_offline_push_config"].compactMap {
            root[UTF8Text($0)]
        }
        let bytes = push.flatMap(\.named).filter { counted.contains($0.0) }.reduce(0) {
            $0 + ($1.1.string?.string.utf8.count ?? 0)
        }
        return bytes > 3_072 ? ["words and data"] : []
    }

    /// Texts of 500 characters, lists of 100 accounts, payloads of 2048 characters, a text of 5000, an extension of 1024, in
    /// a recall of 5000 (readings N11 and N14).
    private func excessForNIM(_ root: JSONValue) -> [String] {
        root.named.compactMap { name, value in
            let characters = (value.string ?? value.raw.text).string.unicodeScalars.count
            switch name.lowercased().filter({ $0 != "_" }) {
            case "apnscontent", "pushcontent", "forcepushcontent", "pushforcepushcontent":
                return characters > 500 ? name : nil
            case "text", "body", "attach": return characters > 5_000 ? name : nil
            case "remoteext", "serverextension", "ext", "extension":
                let isRecall = shape == "sdk-v2" && root["message"] != nil
                return characters > (isRecall ? 5_000 : 1_024) ? name : nil
            case "apnspayload", "payload", "pushpayload": return characters > 2_048 ? name : nil
            case "userids", "forcepushaccountids", "forcepushlist", "pushforcepushids":
                let list = value.string.flatMap { try? JSONDocument($0).root } ?? value
                return list.elements.count > 100 ? name : nil
            default: return nil
            }
        }
    }
}

extension JSONValue {
    /// Every member of an object and of the objects in it, with its name.
    fileprivate var named: [(String, JSONValue)] {
        guard kind == .object else { return [] }
        return members.flatMap { [($0.key.string, $0.value)] + $0.value.named }
    }
}
