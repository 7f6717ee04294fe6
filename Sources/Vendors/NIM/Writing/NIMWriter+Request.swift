extension NIMWriter {
    /// Without whatever the address needs there is no request, and the body keeps what would stand there.
    func written(_ body: RawJSON) -> WrittenMessage {
        switch shape {
        case .sdk, .sdkV2, .copy, .payload: return WrittenMessage(body: body)
        case .serverV1:
            return WrittenMessage(
                body: body,
                request: WrittenMessage.Request(
                    method: "POST",
                    path: UTF8Text(concatenating: "/nimserver/msg/", serverV1Action, ".action")))
        case .serverV2: return writtenForServerV2(body)
        }
    }

    private var serverV1Action: UTF8Text {
        switch sending {
        case .recall: "recall"
        case .notification: address.batch.isEmpty ? "sendAttachMsg" : "sendBatchAttachMsg"
        default: address.batch.isEmpty ? "sendMsg" : "sendBatchMsg"
        }
    }

    private func writtenForServerV2(_ body: RawJSON) -> WrittenMessage {
        switch sending {
        case .notification:
            let path: UTF8Text = "/im/v2/custom_notification"
            return WrittenMessage(
                body: body, posting: address.batch.isEmpty ? path : UTF8Text(concatenating: [path, "/batch"]))
        case .recall: return writtenRecall(body)
        default:
            return WrittenMessage(
                body: body,
                posting: address.batch.isEmpty ? messagesPath : "/im/v2/conversations/messages")
        }
    }

    /// A recall says everything in its URL.
    private func writtenRecall(_ body: RawJSON) -> WrittenMessage {
        guard let path = messagesPath, let id = message.recall?.messageID?.nonEmpty else {
            return WrittenMessage(body: body)
        }
        let pieces = [path, "/", id.percentEncoded] + Self.query(body.parsed().root.members)
        return WrittenMessage(
            body: .emptyObject,
            request: WrittenMessage.Request(method: "DELETE", path: UTF8Text(concatenating: pieces)))
    }

    /// Where the messages of the conversation are; nil when the message names none.
    private var messagesPath: UTF8Text? {
        address.path.map { path in
            let nobody = address.owner == nil ? NIMAddress.unknownSender : ""
            let named = path[nobody.count..<path.count].percentEncoded
            return UTF8Text(concatenating: ["/im/v2/conversations/", nobody, named, "/messages"])
        }
    }

    /// A recall's parameters, but for what its path says; a push is made only of a recall for everyone, which is type 2
    /// (NIM-253 to NIM-260).
    private static func query(_ parameters: JSONMembers) -> [UTF8Text] {
        let inPath = [NIMKey.serverV2ConversationId.name, NIMKey.serverV2ServerId.name]
        return parameters.reduce(into: ["?", NIMKey.serverV2Type.name, "=2"]) { query, parameter in
            if inPath.contains(parameter.key) { return }
            let value = parameter.value.string ?? parameter.value.raw.text
            query += ["&", parameter.key, "=", value.percentEncoded]
        }
    }
}

extension WrittenMessage {
    /// A body to post; without a path there is no request.
    fileprivate init(body: RawJSON, posting path: UTF8Text?) {
        self.init(body: body, request: path.map { Request(method: "POST", path: $0) })
    }
}

// MARK: - Reading it back

extension NIMAdapter {
    /// The message as a line of input; only the second server interface says something of it in its URLs.
    public static func line(of written: WrittenMessage) -> RawJSON {
        guard let path = written.request?.path, let named = NIMRequestPath(path)?.object else {
            return written.body
        }
        return RawJSON(joining: named, written.body)
    }
}

/// The parts of a URL of the second server interface that names a conversation.
private struct NIMRequestPath {
    /// What the URL says, as the fields of a form.
    let object: RawJSON?

    init?(_ path: UTF8Text) {
        let start: UTF8Text = "/im/v2/conversations/"
        guard path.hasPrefix(start),
            let end = path.range(of: "/messages", from: start.count)
        else { return nil }
        var form = [NIMKey.serverV2ConversationId.name, "=", path[start.count..<end.lowerBound]]
        if end.upperBound < path.count {
            let query = path.firstIndex(of: UInt8(ascii: "?"), from: end.upperBound) ?? path.count
            let id = path[min(end.upperBound + 1, query)..<query]
            form += ["&", NIMKey.serverV2ServerId.name, "=", id]
            form += ["&", path[min(query + 1, path.count)..<path.count]]
        }
        object = FormBody(UTF8Text(concatenating: form)).fields?.raw
    }
}
